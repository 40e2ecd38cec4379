import { fragment, pattern } from '../../lib/patterns.ts'
import { execIn, testIn } from '../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import { isFigure } from '../understand/entity-model/field-roles.ts'
import { plural, stem, wordsOf } from '../understand/language/words.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { describeChanges } from './describe-changes.ts'
import { joinList } from './describe-selection.ts'
import { describeCatalogue } from './help.ts'
import { namesApp, namesEntity } from './named-kinds.ts'

const ABOUT = fragment`
  (?:
    that|this|it|these|those
    |the (?:answer|result|figure|number|list|total|value|data)
    |your (?:answer|result|figure|number|calculation)
    |(?:this|that) (?:answer|result|figure|number|list|total|value)
  )
`
/** Questions about the last answer; each is a whole message. */
const EXPLANATIONS = [
  `how did you (?:get|find|calculate|compute|work(?: \\w+)? out|arrive|know|come|determine|figure)\\b.*`,
  `how (?:do|would|have) you (?:get|got|come|came|arrive|arrived|calculate|compute|know|reach)(?: (?:to|at|up with|by))? ${ABOUT}`,
  `(?:where|what) (?:did|do|have) you (?:take|taken|get|got|have|derive|derived|read|pull|find) ${ABOUT}(?: from| there)?`,
  `how (?:was|is|were) ${ABOUT} (?:calculated|computed|worked out|found|determined|obtained)`,
  `(?:explain|justify|prove)(?: to me)?(?: how you got)?(?: ${ABOUT})?(?: please)?`,
  `(?:why|how come|how so|how do you know(?: that| this)?|says who|based on what|on what basis|are you sure|really)`,
  // "why was it lost?", "why is it so late?" ask for what the records tell of it.
  `why (?:do you say|did you say) ${ABOUT}.*`,
  fragment`
    why (?:is|are|was|were) ${ABOUT}
    (?: (?:so|then|only|wrong|different|right|correct|true|the (?:answer|result|total|number)|what you (?:say|said|found|got)|\d).*)?
  `,
  `where (?:did|do|does|is|are|was|were) (?:you get )?${ABOUT}(?:(?: come| coming)(?: from)?| from)`,
  fragment`
    (?:show|give|tell|let)?(?: me)?(?: see)? ?(?:the |your )?
    (?:sql|query|queries|calculation|working|workings|evidence|sources?|steps|calls|tool calls|api calls|plan)
    (?: (?:for|of|behind|used for) ${ABOUT})?(?: please)?
  `,
  fragment`
    (?:what|which) (?:is|was|were|are)? ?(?:the |your )?(?:
      sql|query|tools?|calls?|sources?|endpoints?|apis?|functions?|steps?|services?|data|records|fields|numbers
    )(?: (?:did|have|do) you (?:make|made|use|used|call|called|run|ran|take|taken|query|queried))?
    (?: for ${ABOUT})?
  `,
  `(?:explain|show) (?:that|this|your|the) (?:answer|calculation|work|evidence|working).*`,
].map(
  pattern => new RegExp(`^\\W*(?:and |so |ok |okay |but )?(?:can you |could you |please )?(?:${pattern})\\W*$`, 'i'),
)

/** "how did you get that?", "show the SQL", "which calls did you make?". */
export const asksForEvidence = (message: string): boolean => {
  const plain = message.replace(/\bu\b/gi, 'you')
  return EXPLANATIONS.some(pattern => testIn(plain, pattern))
}

const BACK = pattern('i')`
  ^\W*(?:(?:ok|okay|no|please|now|and|can you|could you|let us|let's)\s+)*
  (?:
    (?:go|step|jump|take me) back(?:
      \ (?:
        one|a step
        |to (?:the )?(?:previous|last|former|full|whole|earlier)
          \ (?:one|list|result|results|answer|question|selection)
      )
    )?
    |back
    |undo(?: (?:that|it|this))?(?: (?:the )?(?:last )?(?:filter|condition|refinement|restriction|step))?
    |(?:remove|drop|undo|forget|clear) (?:that|this|the(?: last)?) (?:filter|condition|refinement|restriction)
    |(?:show )?(?:me )?(?:the )?(?:previous|earlier) (?:one|list|result|results|answer)(?: again)?
  )\W*$
`

/** "go back", "undo that", "drop that filter": the request before the last one. */
export const asksToGoBack = (message: string): boolean => testIn(message, BACK)

const TO_THE_LIST = pattern('i')`
  ^\W*(?:(?:ok|okay|no|please|now|and|can you|could you|can we|could we|let us|let's)\s+)*
  (?:
    (?:(?:go|step|jump|get|switch|return|come|take me) )?(?:back )?to (?:the|that|this|our|my) (?:whole |full |first )?(?:list|table|results?|overview)
    |(?:show|give)(?: me| us)? (?:the|that) (?:list|table|results?|overview)(?: from before| of before)? again
  )(?: again| from before| please| of before)*\W*$
`

/** "back to the list": the last list of several, whatever was asked of it since. */
export const asksForListAgain = (message: string): boolean => testIn(message, TO_THE_LIST)

const ANEW = pattern('i')`
  ^\W*(?:(?:ok|okay|no|please|now|and|well|right|can we|could we|let us|let's|let me)\W+)*
  (?:
    (?:start|begin)(?: all)? (?:over|again|afresh|anew|from scratch|from the (?:beginning|start|top))
    |(?:a )?(?:new|different|another) (?:topic|subject)|change of (?:topic|subject)
    |(?:forget|scrap|clear|reset) (?:everything|all (?:of )?(?:that|this|it)|the (?:whole )?(?:conversation|context|chat))
    |reset
  )(?: please| then| now)*\W*$
`

/** "start over", "forget all that": nothing that was said before counts any more. */
export const asksToStartOver = (message: string): boolean => testIn(message, ANEW)

const ASKS_FIELDS = pattern('i')`
  ^\W*(?:
    (?:what|which|list|show|tell me)(?: me)?(?: are)?(?: the| all)? (?:fields?|columns?|attributes?|properties)
    |what (?:sort of |kind of )?(?:details|information|data|info)
  )(?:
    \ (?:
      do|does|are|is|can|there|you|we|i|have|has|hold|store|keep|record|track|get|see|find|stored|kept|held
      |recorded|tracked|saved|available|known
    )\b
  )*(?: (?:of|for|about|on|in))?(?: (?:an?|the|each|every|one))? ?(.*?)
  (?: (?:have|has|contain|hold|include|there|available|known))*\W*$
`
const ASKS_ABOUT = pattern('i')`
  (?:^|[-–—.!:,;] )\W*what (?:
    can (?:i|you|we) (?:ask|do|tell me|say|know|find(?: out)?|answer|look up|see|learn|get|check)(?: you)?
    |do you know
    |questions can (?:i|you) (?:ask|answer)
    |is there to (?:ask|know)
  )(?: (?:about|with|on|of|regarding|for))(?: the| our| my| an?| each| every| all)* (.+?)\W*$
`
/** "which actions are there for a shipment?", "what can be done with it". */
const ASKS_ACTIONS = pattern('i')`
  ^\W*(?:
    (?:what|which) (?:actions|operations|changes) (?:are (?:there|possible|available|offered)|exist)
    |(?:what|which) (?:actions|operations|changes) can (?:i|we|you|one) (?:take|make|do)
    |what (?:can|could|may) (?:be|one) (?:done|do|changed?)
  ) (?:with|on|to|for|about)(?: the| our| my| an?| each)* (.+?)\W*$
`
const ASKS_WHAT_TO_ASK = /^\W*what (?:can (?:i|you|we) ask|questions can|is there to ask)\b/i
const ASKS_SERVICES = pattern('i')`
  ^\W*(?:what|which|list|show)(?: me)?(?: (?:are|all))?(?: the| all| of the)*
  \ (?:services?|apis?|applications?|apps|systems?|data sources|sources|integrations)
  (?:
    \ (?:
      are|is|do|can|could|reach|see|read|query|work|with|you|there|we|i|have|has|available|registered|connected
      |know|use|access|talk|to|exist|currently
    )
  )*\W*$
`

/** Help for one service, one kind of record, or all services, from the live catalogue; undefined when it is not asked for. */
export function describeOnRequest(
  message: string,
  model: CatalogueModel,
  operations: readonly WriteOperation[] = [],
): string | undefined {
  if (testIn(message, ASKS_SERVICES)) return describeCatalogue(model)
  const told = describeValues(message, model) ?? describeChanges(message, model)
  if (told) return told
  const [, about] = execIn(message, ASKS_FIELDS) ?? execIn(message, ASKS_ABOUT) ?? execIn(message, ASKS_ACTIONS) ?? []
  if (!about) return undefined
  const words = wordsOf(about)
    .filter(
      word =>
        !/^(records?|entries|data|service|app|application|api|the|of|in|from|here|there|now|then|please|exactly)$/.test(
          word,
        ),
    )
    .map(stem)
  const app = model.apps.find(a => namesApp(a, words))
  if (app) return describeCatalogue({ ...model, apps: [app] })
  const found = [...model.entities.values()].filter(entity => namesEntity(entity, words, model))
  if (found.length) return found.map(entity => describeEntity(entity, operations)).join('\n')
  // What can be asked is told all the same, where nothing is called so.
  return testIn(message, ASKS_WHAT_TO_ASK)
    ? `Nothing that is registered is called “${about}”. ${describeCatalogue(model)}`
    : undefined
}

function describeEntity(entity: Entity, operations: readonly WriteOperation[]): string {
  const fields = entity.fields
    .filter(f => f.role !== 'id')
    .map(f => f.words.join(' ') + (f.choices.length && f.choices.length <= 8 ? ` (${f.choices.join(', ')})` : ''))
  const verbs = doneWith(entity, operations)
  const figure = entity.fields.find(isFigure)
  const kind = entity.fields.find(f => f.role === 'category')
  const noun = plural(entity.noun)
  const examples = [
    ...(figure
      ? [`“Which ${entity.noun} has the highest ${figure.words.join(' ')}?”`, `“average ${figure.words.join(' ')}”`]
      : []),
    ...(kind ? [`“How many ${noun} by ${kind.words.join(' ')}?”`] : []),
  ]
  const can = verbs.length ? ` They can be asked about, and after your yes I can ${joinList(verbs)}.` : ''
  const such = examples.length ? ` For example: ${examples.join(', ')}.` : ''
  return `${entity.app} ${noun} have: ${fields.join(', ')}.${can}${such}`
}

/** What the operations do with records of a kind, by their own verbs: "create, change and approve them", "add comments to them". */
function doneWith(entity: Entity, operations: readonly WriteOperation[]): string[] {
  const plain = entity.operations.map(o => o.action).filter(action => action !== 'read')
  const own = operations.filter(o => o.entity === entity && o.kind === 'action').map(o => o.verb.join(' '))
  const verbs = [...new Set([...plain.map(action => (action === 'update' ? 'change' : action)), ...own])]
  const under = operations.filter(
    o => o.kind === 'create' && o.entity !== entity && o.slots.some(s => s.required && s.target === entity.key),
  )
  const added = [...new Set(under.map(o => plural(o.entity.noun)))]
  return [
    ...(verbs.length ? [`${joinList(verbs)} them`] : []),
    ...(added.length ? [`add ${joinList(added)} to them`] : []),
  ]
}

const ASKS_VALUES = pattern('i')`
  ^\W*(?:(?:what|which) (?:values|options|choices|possibilities)|what) (?:can|could|may|does|do) (?:the |an? )?
  (.+?) (?:have|take|be|hold|accept)(?: as (?:a )?values?)?\W*$
`

/** "which values can the status have?": those that the service lists. */
function describeValues(message: string, model: CatalogueModel): string | undefined {
  const [, said] = execIn(message, ASKS_VALUES) ?? []
  const words = wordsOf(said ?? '')
    .filter(word => !/^(?:of|an?|the)$/.test(word))
    .map(stem)
  if (!words.length) return undefined
  const found = [...model.entities.values()].flatMap(entity =>
    entity.fields
      .filter(field => field.choices.length > 0 && field.words.every(word => words.includes(stem(word))))
      .filter(field => words.every(word => [...field.words, ...entity.words].map(stem).includes(word)))
      .map(field => `${entity.noun} ${field.words.join(' ')}: ${field.choices.join(', ')}`),
  )
  return found.length ? `These values are possible. ${found.join('. ')}.` : undefined
}
