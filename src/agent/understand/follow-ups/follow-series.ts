import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { GRADED_WORDS } from '../language/gradables.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { type Condition, type Grouping, type Query, type Selection, conditionsIn } from '../reading/query.ts'

/** A message that chooses among what was asked for one after the other. */
const CHOOSES = pattern('i')`
  ^(\W*(?:and |so |ok |but )?(?:which|who))(?: one)? of
  \ (?:the (?:two|three|four|five|\d)|them|these|those|both|all of (?:them|these|those))
  (?: (?:two|three|four|ones))?\b(?= (?:has|have|had|is|are|was|were|got|earns?|costs?)\b)
`

/** "so who has more?", "which one is higher?": what compares stands at the end, and among whom is not said. */
const CHOOSES_BRIEFLY = pattern('iu')`
  ^(\W*(?:(?:and|so|ok|okay|but|then)\W+)*(?:which|who))(?: one)?
  (?=
    \ (?:has|have|had|is|are|was|were|got|earns?|costs?|weighs?|gets?|makes?|pays?) (?:the )?
    (?:more|most|fewer|fewest|less|least|higher|highest|lower|lowest)(?: of them)?\W*$
  )
`

/** Which end of the figures is meant, where no word says of which figure. */
const OF_ALL = pattern('i')`
  \b(?:has|have|had|is|are|was|were|got|earns?|costs?|weighs?|gets?|makes?|pays?) (?:the )?
  (more|most|fewer|fewest|less|least|higher|highest|lower|lowest|larger|largest|bigger|biggest|smaller|smallest)\W*$
`
const LESS = /^(?:few|less|least|low|small)/i

/** "which of these is the newest?": of the records that were spoken of last, whatever was asked before. */
const OF_RECORDS = /\bof (?:them|these|those)\b(?: ones)? (?:is|are|was|were) (?:the )?(?:most |least )?\p{L}+\W*$/iu

/** "which of those has the highest fee?" after they were counted: the figure of a record, which no value has of itself. */
const WITH_EXTREME = /\bof (?:them|these|those)\b(?: ones)? (?:has|have|had) the \p{L}+(?:est|st) ([\p{L} -]+?)\W*$/iu
function asksOfRecords(message: string, { root, ask, measures }: Query, model: CatalogueModel): boolean {
  const figure = execIn(message, WITH_EXTREME)?.[1]?.toLowerCase()
  if (figure === undefined || ask !== 'measure' || measures.some(({ fn }) => fn !== 'count')) return false
  return (
    model.entities.get(root.entity)?.fields.some(field => isFigure(field) && field.words.join(' ') === figure) ?? false
  )
}

/** The same request for one value after the other, as one: its records, and what tells them apart. */
interface Series {
  previous: Query
  message: string
}

/**
 * "how many in Texas?", "and in Ohio?" → "which of the two has the higher average fee?": requests that differ in one value
 * are taken as one about all of those values, and the question as one about the field that has them.
 */
export function chooseAmong(message: string, queries: readonly Query[], model: CatalogueModel): Series | undefined {
  const last = queries.at(-1)
  // "which of them are from Leeds?" asks for some of the last ones; only what compares them chooses among all.
  const compares = message.toLowerCase().split(/[^a-z]+/).some(word => GRADED_WORDS.has(word)) // oxfmt-ignore
  const isOfOne = last?.ask === 'measure' || last?.project.length === 1
  const asks = [CHOOSES, ...(isOfOne ? [CHOOSES_BRIEFLY] : [])].find(form => testIn(message, form))
  if (
    !last ||
    !asks ||
    !compares ||
    (testIn(message, OF_RECORDS) && !isOfFigures(message, last)) ||
    asksOfRecords(message, last, model) ||
    last.ask === 'group'
  )
    return undefined
  const [series] = seriesOf(queries, model)
  if (!series) return undefined
  const { root, noun, group } = series
  const end = execIn(message, OF_ALL)?.[1]
  // "who has more?" after a number or figure of each: of those figures.
  if (end && last.ask === 'measure' && last.measures.length === 1)
    return {
      previous: {
        ...structuredClone(last),
        root,
        ask: 'group',
        group,
        groupOrder: undefined,
        single: false,
        lookup: false,
      },
      message: `which ${noun} has the ${LESS.test(end) ? 'least' : 'most'}`,
    }
  const told = end && last.ask === 'list' && last.project.length === 1 ? figureOf(last, model) : undefined
  const previous: Query = { ...structuredClone(last), root, ask: 'list', measures: [], project: [], single: false }
  // "the fee of order 7?", "and of order 9?", "which is higher?": by that field.
  const by = told && `which ${noun} of those has the ${LESS.test(end!) ? 'lowest' : 'highest'} ${told}`
  return { previous: { ...previous, lookup: false }, message: by ?? message.replace(asks, `which ${noun} of those`) }
}

/** The records of requests that only differ in one value, as one selection with all of those values, and what tells them apart. */
export function seriesOf(
  queries: readonly Query[],
  model: CatalogueModel,
): { root: Selection; noun: string; group: Grouping }[] {
  const last = queries.at(-1)
  if (!last) return []
  const own = conditionsIn(last.root).filter(({ condition }) => condition.op === '=' && condition.values.length === 1)
  return own.flatMap(({ condition, entity }) => {
    const same = (query: Query) => maskOf(query, condition) === maskOf(last, condition)
    const run = queries.slice(queries.findLastIndex(query => !same(query)) + 1)
    const values = [...new Set(run.map(query => valueOf(query, condition)))]
    const owner = model.entities.get(entity)!
    const isName = condition.columns.every(column => owner.nameFields.some(f => f.column === column))
    const field = owner.fields.find(f => f.column === condition.columns[0])
    const noun = isName ? owner.noun : field?.words.join(' ')
    if (values.length < 2 || values.includes(undefined) || !noun) return []
    const group: Grouping = { entity: owner.key, columns: condition.columns }
    return [{ root: widen(structuredClone(last.root), condition, values as string[]), noun, group }]
  })
}

const isSameField = (a: Condition, b: Condition) => a.columns.join() === b.columns.join() && a.op === b.op

/** The request without the one value, to be compared. */
const maskOf = (query: Query, { columns, op }: Condition): string =>
  JSON.stringify(query.root, (key, value: unknown) => {
    if (key === 'at' || key === 'label') return undefined
    const condition = value as Condition
    return value &&
      typeof value === 'object' &&
      'columns' in value &&
      'values' in value &&
      isSameField(condition, { columns, op } as Condition)
      ? { columns, op }
      : value
  })

const valueOf = (query: Query, condition: Condition) =>
  conditionsIn(query.root).find(c => isSameField(c.condition, condition))?.condition.values[0]

function widen(selection: Selection, condition: Condition, values: string[]): Selection {
  return {
    ...selection,
    where: selection.where.map(c =>
      isSameField(c, condition)
        ? { ...c, op: 'in' as const, values, label: `${c.label.split(' ')[0]} ${values.join(' or ')}` }
        : c,
    ),
    related: selection.related.map(r => ({ ...r, selection: widen(r.selection, condition, values) })),
  }
}

/** "which of the two is higher?" after one figure of each. */
const isOfFigures = (message: string, { ask, measures, project }: Query): boolean =>
  testIn(message, OF_ALL) && (ask === 'measure' ? measures.length === 1 : project.length === 1)

/** What the one figure that was asked of each is called. */
function figureOf({ root, project }: Query, model: CatalogueModel): string | undefined {
  const field = model.entities.get(root.entity)?.fields.find(f => f.column === project[0]?.[0])
  return field && isFigure(field) ? field.words.join(' ') : undefined
}
