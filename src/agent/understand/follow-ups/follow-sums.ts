import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isAdditive } from '../asks/additive.ts'
import { pricedLine, salesByLines } from '../asks/sold-lines.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { linesOf } from '../entity-model/holder-of.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { singular } from '../language/words.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { isBare } from '../reading/attach.ts'
import { type Draft, useWhole, kindBefore } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { sameHead, sameOfOther } from './other-figure.ts'

/** Messages that ask for a figure of what was shown or counted, without saying of what. */
export const askFigure = (draft: Draft): Query | undefined =>
  sameOfOther(draft) ??
  sameHead(draft) ??
  addThemUp(draft) ??
  averageOfEach(draft) ??
  addUpSaid(draft) ??
  figureByGroup(draft) ??
  countOfGroups(draft)

const IN_ALL = '(?:in total|in all|all in all|altogether|all together|together|overall|combined)'
const AMOUNT = '(?:amount|value|sum|cost|price|worth|figure|money)'
const TOTAL = pattern('i')`
  ^\W*(?:(?:and|so|ok|okay|then|but)\W+)*(?:
    (?:(?:what(?:['’]?s|\ is|\ was|\ are)|give\ me|show\ me)\ )?(?:(?:the|their|its)\ )?(?:total|sum|grand\ total)(?:\ (?<said>${AMOUNT}))?
      (?:\ of\ (?:them|those|these|that|all)(?:\ all)?)?
    |(?:sum|add|total)\ (?:them|these|those|it|that)(?:\ all)?\ up
    |(?:how\ much|what)\ (?:is|are|was|were|would)\ (?:that|it|this|they|those|these)(?:\ be)?(?:\ worth)?(?:\ all)?\ ${IN_ALL}
    |how\ much\ (?:do|does|did)\ (?:that|it|this|they|those|these)(?:\ all)?\ (?:come\ to|add\ up\ to|make|amount\ to)(?:\ ${IN_ALL})?
    |how\ much(?:\ ${IN_ALL})?
    |${IN_ALL}
  )\W*$
`

/** How sure a sum is at most where the records have more than one amount and none of them was spoken of. */
const ONE_OF_AMOUNTS = 0.78

/** "what is their total?", "how much is that in total?": the amount of those before that was asked for, else the one that tells how much they are. */
function addThemUp(draft: Draft): Query | undefined {
  const { message, chunks, app } = draft
  const previous = draft.previous!
  if (!testIn(message.text, TOTAL) || previous.single || previous.lookup || previous.group) return undefined
  if (!/^(?:list|measure|exists)$/.test(previous.ask)) return undefined
  const entity = kindBefore({ app, previous })
  const figures = entity?.fields.filter(field => isFigure(field) && isAdditive(field)) ?? []
  const money = figures.filter(field => field.role === 'money')
  const [first, ...others] = money.length ? money : figures
  const asked = previous.measures.find(m => m.column)?.column ?? previous.root.order?.columns[0]
  // "their total price": a figure that is called so, whatever else tells how much they are.
  const said = execIn(message.text, TOTAL)?.groups?.['said']?.toLowerCase()
  const named = entity?.fields.find(field => isFigure(field) && field.words.join(' ') === said)
  const field =
    named ?? figures.find(({ column }) => column === asked) ?? (others.length ? figureAmong(draft, entity!) : first)
  if (!field) return entity && addUpLines(draft, previous, entity)
  useWhole({ chunks })
  const measures = [{ fn: 'sum' as const, column: field.column }]
  return { ...structuredClone(previous), ask: 'measure', measures, project: [], having: undefined, existence: false }
}

/** Orders before that tell no amount themselves: what their lines come to. */
function addUpLines({ chunks, app, notes }: Draft, previous: Query, sale: Entity): Query | undefined {
  const [line, ...others] = salesByLines(app).includes(sale) ? linesOf(sale, app).flatMap(one => pricedLine(one) ?? []) : [] // oxfmt-ignore
  const amount = line?.amount
  if (!line || others.length || !amount || previous.root.limit !== undefined) return undefined
  const root: Selection = { entity: line.entity.key, sources: [], args: {}, where: [], related: [] }
  if (!relateTo(app, root, structuredClone(previous.root))) return undefined
  useWhole({ chunks })
  notes.push(`added up the ${amount.words.join(' ')} of the ${line.entity.noun} records`)
  const measures = [{ fn: 'sum' as const, column: amount.column }]
  return {
    ...structuredClone(previous),
    root,
    ask: 'measure',
    measures,
    project: [],
    having: undefined,
    existence: false,
  }
}

/** The one of several figures that says how much a record is; less surely where it is only the first amount. */
function figureAmong(draft: Draft, entity: Entity): Field | undefined {
  const whole = amountOfWhole(entity)
  const field = whole ?? primaryMeasure(entity)
  if (field?.role !== 'money') return undefined
  if (!whole) {
    draft.sureness = Math.min(draft.sureness, ONE_OF_AMOUNTS)
    draft.notes.push(`added up the ${field.words.join(' ')}`)
  }
  return field
}

const OF_ONE = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:
    (?:how\ (?:much|many)|what)\ (?:is|was|are|were|does|do|would)\ (?:that|it|this|they)(?:\ (?:be|make|come\ to|work\ out\ (?:at|to)|mean|amount\ to))?
    |what\ (?:about|does)|how\ about
  )?(?:\ ?on\ average)?\ ?(?:per|for\ each|for\ every|for\ a\ single)\ (?:single\ )?[\p{L} -]+?(?:,?\ on\ average)?\W*$
`

/** "what do the open orders come to?" – "how much is that per order?": of what one record is told, the average of the same ones. */
function averageOfEach({ previous, message, chunks, app }: Draft): Query | undefined {
  const [sum, ...others] = previous!.measures
  if (previous!.ask !== 'measure' || sum?.fn !== 'sum' || !sum.column || others.length) return undefined
  if (!testIn(message.text, OF_ONE) || previous!.group || previous!.lookup) return undefined
  const per = chunks.findIndex(({ text }) => /^(?:per|each|every|single)$/i.test(text))
  const said = chunks.slice(per + 1).filter(({ kind, operator }) => kind !== 'filler' && operator?.type !== 'aggregate')
  const [one, ...more] = said
  const kind = kindBefore({ app, previous: previous! })
  const isKind = singular(one?.text.toLowerCase() ?? '') === kind?.noun || one?.entities.some(e => e.entity === kind)
  if (more.length || !kind || !isKind) return undefined
  useWhole({ chunks })
  return { ...structuredClone(previous!), measures: [{ ...sum, fn: 'avg' }], having: undefined }
}

const FIGURE_BY = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:(?:show(?:\ me)?|give\ me|what\ (?:is|are|was))\ )?(?:the\ |their\ )?
  (?<fn>total|sum|average|mean|median)s?\ (?:by|per|for\ each|for\ every|in\ each)\ [\p{L} -]+\W*$
`
const FIGURES = { total: 'sum', sum: 'sum', average: 'avg', mean: 'avg', median: 'median' } as const

/** "how many orders were there?" – "total by town": the one figure that tells how much they are, in groups. */
function figureByGroup({ previous, message, chunks, app, group, nodes }: Draft): Query | undefined {
  const said = execIn(message.text, FIGURE_BY)?.groups?.['fn']?.toLowerCase()
  const entity = app.entities.find(e => e.key === previous!.root.entity)
  const column = entity && (previous!.measures.find(m => m.column)?.column ?? primaryMeasure(entity)?.column)
  if (said === undefined || !group || !column || previous!.single || previous!.lookup || previous!.group)
    return undefined
  if (nodes.some(node => !node.implicit && node.entity !== entity && node.entity.key !== group.entity)) return undefined
  useWhole({ chunks })
  const measures = [{ fn: FIGURES[said as keyof typeof FIGURES], column }]
  return { ...structuredClone(previous!), ask: 'group', group, measures, project: [], existence: false }
}

const AND_COUNT = pattern('iu')`
  ^\W*(?:(?:and|what\ about|how\ about)\W+)+(?:by\ )?(?:(?:the|their)\ )?
  (?:(?:number|count)(?:\ of\ (?:the\ )?[\p{L} -]+)?|how\ many(?:\ [\p{L}-]+){0,2}(?:\ (?:are\ there|are\ they))?)\W*$
`

/** "total fees by town" – "and the number of boats?": how many there are in each of the same groups. */
function countOfGroups({ previous, message, chunks, nodes }: Draft): Query | undefined {
  const { ask, group, root, measures } = previous!
  const isCount = measures.every(({ fn, part }) => fn === 'count' && !part)
  if (ask !== 'group' || !group || isCount || !testIn(message.text, AND_COUNT)) return undefined
  if (nodes.some(node => node.entity.key !== root.entity || !isBare(node.selection))) return undefined
  if (chunks.some(({ kind }) => kind === 'unknown')) return undefined
  useWhole({ chunks })
  return { ...structuredClone(previous!), measures: [{ fn: 'count' }], winner: undefined, shown: undefined }
}

const HOW_MANY_IN_ALL = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*how many [\p{L} -]+?
  (?:\ (?:is|was|are|were)\ (?:that|it|this|those))?(?:\ (?:in\ total|in\ all|altogether|overall|all\ together|together))\W*$
`

/** "how many sick leaves were there?" – "how many working days in total?": what the field of those before adds up to. */
function addUpSaid({ previous, message, chunks }: Draft): Query | undefined {
  if (!testIn(message.text, HOW_MANY_IN_ALL) || previous!.group || previous!.single || previous!.lookup)
    return undefined
  const said = chunks.filter(
    c => c.kind !== 'filler' && c.operator?.type !== 'aggregate' && c.operator?.type !== 'pronoun',
  )
  const [count, noun, ...others] = said
  if (count?.operator?.type !== 'count' || !noun || others.length || noun.entities.some(e => e.quality >= 0.9))
    return undefined
  const { entity } = previous!.root
  const field = noun.fields.find(f => f.entity.key === entity && f.quality >= 0.8 && isFigure(f.field) && isAdditive(f.field)) // oxfmt-ignore
  if (!field) return undefined
  useWhole({ chunks })
  const measures = [{ fn: 'sum' as const, column: field.field.column }]
  return { ...structuredClone(previous!), ask: 'measure', measures, project: [], having: undefined, existence: false }
}
