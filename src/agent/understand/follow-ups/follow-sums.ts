import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isAdditive } from '../asks/additive.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'
import { figureOf, onlyStretch } from './only-stretch.ts'

/** Messages that ask for a figure of what was shown or counted, without saying of what. */
export const askFigure = (draft: Draft): Query | undefined =>
  sameOfOther(draft) ?? addThemUp(draft) ?? addUpSaid(draft) ?? figureByGroup(draft)

const TOTAL =
  /^\W*(?:and |so )?(?:(?:what(?:['’]s| is| was) )?(?:the|their) (?:total|sum)|total|sum|sum (?:them|these|those|it) up)\W*$/i

/** "what is their total?", "sum them up": the one amount that the records before have. */
function addThemUp({ previous, message, chunks, app }: Draft): Query | undefined {
  if (!testIn(message.text, TOTAL) || previous!.single || previous!.lookup || previous!.group) return undefined
  const entity = app.entities.find(e => e.key === previous!.root.entity)
  const figures = entity?.fields.filter(field => isFigure(field) && isAdditive(field)) ?? []
  const money = figures.filter(field => field.role === 'money')
  const [field, ...others] = money.length ? money : figures
  if (!field || others.length) return undefined
  useWhole({ chunks })
  const measures = [{ fn: 'sum' as const, column: field.column }]
  return { ...structuredClone(previous!), ask: 'measure', measures, project: [], having: undefined }
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

const AND_WHAT = /^\W*(?:(?:and|or|but|so|what about|how about)\W+)+(?:(?:of|for) )?(?:the |their )?/i

/** "the mean length of all songs?" – "and the fee?": the same figure of another field. */
function sameOfOther(draft: Draft): Query | undefined {
  const { ask, measures, root, group, having } = draft.previous!
  const [measure, ...others] = measures
  if (ask !== 'measure' || others.length || !measure?.column || group || having || measure.fn === 'count')
    return undefined
  const column = figureOf(onlyStretch(draft, AND_WHAT), root.entity)
  if (column === undefined || column === measure.column) return undefined
  useWhole(draft)
  return {
    ...structuredClone(draft.previous!),
    measures: [{ ...measure, column }],
    winner: undefined,
    shown: undefined,
  }
}
