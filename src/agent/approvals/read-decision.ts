import { fragment, pattern } from '../../lib/patterns.ts'
import type { PendingWrite } from '../turn.ts'
import { nounsOfVerb, rootOf } from '../understand/language/verb-forms.ts'
import { participlesOf } from '../understand/writes/verbs.ts'

/** What a message says to a write that waits. */
export type Decision = 'approve' | 'reject'

/** What waits: a decision that names an action must name this one. */
type Waiting = Pick<PendingWrite, 'action' | 'tool'>

const YES = words(fragment`
  y|yes|yea|yeah|yep|yup|ya|sure|sure thing|ok|okay|k|yes i am|yes i do|i am sure|im sure         # yes
  |fine|right|correct|agreed|good|great|perfect|affirmative|lgtm|all good|sounds good|looks good   # it is right
  |that is right|thats right|that is correct|thats correct
  |approve|approved|i approve|confirm|confirmed|i confirm|accept|accepted                          # approved
  |absolutely|definitely|certainly|of course|by all means
  |go|go on|go ahead|go for it|do it|do that|do so|make it so|please do|make the change                  # do it
  |proceed|continue|carry on|run it|execute|execute it|ship it
`)
/** What says yes only to a write that begins so: "delete it" is no yes to a change. */
const YES_TO: ReadonlyMap<string, Set<string>> = new Map([
  ['create', words('create|create it|add it|make it|save it|create them|add them|add him|add her')],
  ['change', words('change it|update it|save it|change them|update them')],
  [
    'delete',
    words(fragment`
    delete|remove|delete it|remove it|delete them|remove them|delete him|delete her|remove him|remove her|delete them all|get rid of it|get rid of them
    |take it off|take them off|take him off|take her off|take it out|take it off the list|take them off the list
    |cross it off|cross it out|strike it|strike it off|strike it out|throw it away|throw it out
    |it can go|they can go|that can go|that one can go|this one can go|those can go|both can go
  `),
  ],
])
/** The same deed by another word. */
const SAME_DEED: ReadonlyMap<string, Set<string>> = new Map([
  ['create', words('create|add|make|save')],
  ['change', words('change|update|set')],
  ['delete', words('delete|remove')],
])
/** The deed by a verb with its particle, which says it once more behind a yes and by itself may mean the opposite: "Yes, please call it off". */
const AGAIN: ReadonlyMap<string, RegExp> = new Map([
  ['cancel', /^(?:cancel|call) (?:it|that|this|them)(?: off)?$/],
  [
    'delete',
    /^(?:take|cross|strike|throw|cut|clear) (?:it|that|this|them|him|her) (?:off|out|away)(?: (?:the|that) list)?$/,
  ],
  ['close', /^close (?:it|that|this|them)(?: down| off)?$/],
])
const PLAIN_YES = /^(?:yes|yeah|yep|yup|sure|ok|okay)\b(?: (?:please|then|go ahead|do|and))*\s+/

/** "Yes, please call it off" to a course that is to be cancelled: a yes, and what waits by another verb. */
function saysAgain(message: string, { action }: Waiting): boolean {
  const text = toPlain(message.replace(/['’`´]/g, ''))
  const rest = PLAIN_YES.test(text) ? text.replace(PLAIN_YES, '').replace(/ (?:please|now|thanks|thank you)$/, '') : ''
  return AGAIN.get(toPlain(action).split(' ', 1)[0]!)?.test(rest) === true
}

/** What may stand for the record that waits. */
const IT = words('it|them|him|her|that|this|these|those|the|a|an|one|of|for|called|named')
const NO = words(fragment`
  n|no|nope|nah|nay|no way|no thanks|no thank you|not now|not yet|negative                         # no
  |absolutely not|definitely not|certainly not|of course not|rather not|id rather not|better not
  |dont|do not|dont do it|do not do it|dont do that|do not do that|please dont|please do not       # do not
  |no dont|no do not|i dont want that|i dont want to
  |cancel|cancel it|cancel that|cancelled|no cancel|abort|stop|stop it|no stop|undo                # stop
  |reject|rejected|i reject|decline|declined|deny|denied|refuse|drop it|discard|discard it
  |skip|skip it|skip that|hold on|hold off|wait|no wait
  |leave it|leave it alone|leave it as it is|leave that|leave them|no leave it|no leave it alone   # as it is
  |keep it|keep it as it is|keep them|keep him|keep her|leave him|leave her|dont delete it|do not delete it
  |leave it in|leave it on|leave it there|leave it where it is|leave it be|leave them in|leave them there|leave him in|leave her in
  |keep it in|keep it there|keep it where it is|keep them in|leave everything as it is
  |never mind|nevermind|no never mind|forget it|forget about it|forget that|no forget it           # never mind
  |i changed my mind|changed my mind|i am not sure|im not sure|not sure
`)
/** What may stand around a decision without changing it. */
const POLITE = words(fragment`
  please|pls|thanks|thank you|thx|ty|many thanks|thank you very much|thanks a lot|cheers
  |ok|okay|well|hmm|um|oh|alright|all right|just|lets|let us|actually|sorry|again|really|after all
  |now|then|for now|right now|at once|immediately|this time
  |that one|this one|that is the one|thats the one|that is it|thats it|with it|with that
  |hey|mate|man|sir
  |you can|you may|you can now|feel free|feel free to|from me|by me|with me|for me|from my side
`)

/** That what was asked for was wrong, or is no longer wanted. */
const WHY_NOT = pattern('u')`
  ^(?:sorry )?(?:
    (?:that|this|it)(?: was|s| is| would be)? (?:(?:not|all|just|really|my) )?(?:(?:the|a|an|my) )?
      (?:wrong|mistake|error|mistaken|misunderstanding|right|mixup|mix up|typo)
      (?: (?!should|but|instead|make|use)\p{L}+)?
    |i (?:was wrong|made a mistake|mixed (?:it|them|that) up|misspoke|got it wrong)
    |not (?:that|this)(?: one)?|(?:thats|that is|its|it is) not the (?:one|right one)
    |(?:its|it is) not needed(?: any more| anymore)?
    |(?:i|we) (?:want|would like|d like|prefer|decided|have|need) to keep (?:it|them|him|her|that|this|those|these)(?: after all)?
    |(?:i|we) (?:still )?(?:need|want) (?:it|them|him|her)(?: after all)?
  )$
`

/** That what waits is just what is meant: it says no more behind a yes, and is none by itself. */
const WHY_YES = pattern('u')`
  ^(?:
    (?:that|this|it)(?: one)?(?:s| is| looks| sounds) (?:all )?(?:the )?(?:right|correct|fine|good|ok|okay|perfect)(?: one)?
      (?: (?:by|with|for) me)?
    |thats (?:all )?(?:the )?(?:right|correct|fine|good|ok|okay)(?: one)?(?: (?:by|with|for) me)?
    |i (?:am|have) (?:quite )?(?:sure|checked(?: it)?)|im (?:quite )?sure
    |(?:that|this|it)(?:s| is) (?:him|her|it|them|the (?:one|right one)(?: i (?:mean|meant|want))?)
  )$
`
/** "Yes, correct book": that the record that waits is the right one, by its noun. */
const RIGHT_ONE = /^(?:(?:thats|that is|its|it is|this is) )?(?:the )?(?:right|correct) (?<noun>\p{Ll}+)$/u

/** Whether a piece behind a yes says no more than that what waits is just what is meant. */
function saysWhyYes(part: string, { action }: Waiting): boolean {
  const noun = RIGHT_ONE.exec(part)?.groups?.['noun']
  return WHY_YES.test(part) || noun === 'one' || (noun !== undefined && toPlain(action).split(' ').includes(noun))
}

/** That it is not to be done: "the copy should not be removed", "don't cancel that screening", "I don't want it deleted". */
const DENIED = pattern('u')`
  ^(?:actually |please |but |sorry )*(?:
    (?<what>\p{L}+(?: \p{L}+){0,5})\ (?:should|must|shall|ought|need|is|are)(?: ?not|nt)(?: to)? be (?<done>\p{L}+)(?: (?:after all|any ?more|now|yet))?
    |(?:(?:i|we) (?:do not|dont) want|(?:id|i would) rather not have)
      \ (?<it>\p{L}+(?: \p{L}+){0,4}) (?:to be )?(?<gone>\p{L}+)(?: (?:after all|any ?more|now|yet))?
    |(?:do not|dont|never) (?<verb>\p{L}+) (?<object>\p{L}+(?: \p{L}+){0,4}?)(?: (?:after all|any ?more|now|yet|please))?
  )$
`

/** Whether a piece says that just the deed that waits is not to be done: its verb or another word for it, and nothing but words of what waits. */
function denies(part: string, { action }: Waiting): boolean {
  const { what, done, it, gone, verb, object } = DENIED.exec(part)?.groups ?? {}
  const said = what ?? it ?? object
  if (said === undefined) return false
  const [kind = '', ...rest] = toPlain(action).split(' ')
  const deeds = [...(SAME_DEED.get(kind) ?? [kind])]
  const isDeed = deeds.some(deed => deed === verb || participlesOf(deed).includes(done ?? gone ?? ''))
  return isDeed && said.split(' ').every(word => IT.has(word) || rest.includes(word))
}

/** "Go ahead with the cancellation": the deed that waits, by its noun. */
function isNounOfDeed(piece: string, action: string): boolean {
  const [, noun] = /^with (?:the|that|this|your) (\p{L}+)$/u.exec(piece) ?? []
  const [kind = ''] = toPlain(action).split(' ')
  const deeds = [...(SAME_DEED.get(kind) ?? [kind])]
  return noun !== undefined && deeds.some(deed => noun === deed || nounsOfDeed(deed).includes(noun))
}

/** "cancellation" of "cancel": the last letter may be doubled. */
const nounsOfDeed = (verb: string): string[] => [rootOf(verb), `${rootOf(verb)}${verb.at(-1)!}`].flatMap(nounsOfVerb)

function words(list: string): Set<string> {
  return new Set(list.split('|'))
}

/**
 * Reads a plain yes or no. Anything that says more than that (a condition, a change, a question) is undecided, so a
 * change is never made on half a yes: every part of the message must be a decision or politeness, all the same way.
 * A part that names an action ("delete it") is a yes only to a waiting write of that action.
 */
export function readDecision(message: string, waiting: Waiting): Decision | undefined {
  if (message.length > 120 || /\?/.test(message)) return fromSymbols(message)
  if (saysAgain(message, waiting)) return 'approve'
  const text = message
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’`´]/g, '')
  const parts = text
    .split(/[.,;:!\n–—-]+|\s+and\s+|\s+&\s+/)
    .map(toPlain)
    .filter(Boolean)
  if (!parts.length) return fromSymbols(message)
  const [isYes, isSame] = [saysYesTo(waiting), restates(waiting)]
  // "That's the correct report, yes.": what is meant, in front of the yes.
  const said = parts.findIndex(part => !saysWhyYes(part, waiting))
  if (said > 0 && said < parts.length) parts.push(...parts.splice(0, said))
  let decision: Decision | undefined
  let polite = false
  for (const part of parts) {
    const said = denies(part, waiting) ? 'reject' : readPart(part, isYes, isSame)
    if (said === 'unclear') {
      // "No, forget it, that was the wrong deal": why not, behind a no.
      if (decision === 'reject' && WHY_NOT.test(part)) continue
      // "Yes, that is the right one, delete it": what is meant, behind a yes.
      if ((decision === 'approve' || isAgreed(parts[0]!)) && saysWhyYes(part, waiting)) continue
      return undefined
    }
    if (said === 'polite') {
      polite = true
      continue
    }
    if (decision && said !== decision) return undefined
    decision = said
  }
  // "ok then" and "all right" are a yes; "thanks" alone is not.
  return decision ?? (polite && isAgreed(parts[0]!) ? 'approve' : undefined)
}

const isAgreed = (part: string): boolean => /^(?:ok|okay|alright|all right)\b/.test(part)

/** Small letters, figures and single spaces. */
const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Tells whether a piece of a message is a yes to this write. For a call of a tool, a verb of its name counts too. */
function saysYesTo({ action, tool }: Waiting): (piece: string) => boolean {
  const kind = action.trim().split(/\s/, 1)[0]!.toLowerCase()
  const named =
    kind === 'call'
      ? new Set(['call', ...tool.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)].map(verb => `${verb.toLowerCase()} it`))
      : (YES_TO.get(kind) ?? new Set([`${kind} it`, `${kind} them`]))
  return piece => YES.has(piece) || (named?.has(piece) ?? false)
}

/**
 * Tells whether a piece of a message says once more what waits ("delete the patient Wanda Takahashi"): its verb, and nothing but words of
 * it. That is no yes by itself, and changes none. Values of a change are not said once more so: it names the old ones too.
 */
function restates({ action }: Waiting): (piece: string) => boolean {
  const [kind = '', ...rest] = toPlain(action).split(' ')
  const verbs = SAME_DEED.get(kind) ?? new Set([kind])
  const known = new Set(rest)
  return piece => {
    if (isNounOfDeed(piece, action)) return true
    const [verb, ...others] = piece.split(' ')
    if (!verb || !verbs.has(verb) || (kind === 'change' && others.some(word => /^(?:to|from)$|\d/.test(word))))
      return false
    return others.every(word => IT.has(word) || known.has(word))
  }
}

function readPart(part: string, isYes: IsSaid, isSame: IsSaid): Decision | 'polite' | 'unclear' {
  return NO.has(part) ? 'reject' : (splitInto(part.split(' '), 0, isYes, isSame) ?? 'unclear')
}

/** Whether a piece of a message says something. */
type IsSaid = (piece: string) => boolean

/** A piece is at most so many words. */
const LONGEST_PIECE = 10

/** Splits "yes please go ahead" into known pieces; undefined when a word is left over or the pieces disagree. */
function splitInto(tokens: string[], from: number, isYes: IsSaid, isSame: IsSaid): Decision | 'polite' | undefined {
  if (from === tokens.length) return 'polite'
  for (let to = Math.min(tokens.length, from + LONGEST_PIECE); to > from; to--) {
    const piece = tokens.slice(from, to).join(' ')
    const said: Decision | 'polite' | undefined = POLITE.has(piece)
      ? 'polite'
      : NO.has(piece)
        ? 'reject'
        : isYes(piece)
          ? 'approve'
          : isSame(piece)
            ? 'polite'
            : undefined
    if (!said) continue
    const rest = splitInto(tokens, to, isYes, isSame)
    if (rest === undefined) continue
    if (said === 'polite') return rest
    // "do not cancel" is no plain no.
    if (rest === 'reject' && /^(?:dont|do not)$/.test(piece)) return undefined
    if (rest === 'polite' || rest === said) return said
  }
  return undefined
}

/** 👍 and ✅ are a yes, 👎, ❌ and 🛑 a no, when nothing else is said. */
function fromSymbols(message: string): Decision | undefined {
  const rest = message.replace(/[\s.!\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, '')
  if (/^(?:👍|✅|✔|👌)+$/u.test(rest)) return 'approve'
  return /^(?:👎|❌|✖|🛑|🚫)+$/u.test(rest) ? 'reject' : undefined
}
