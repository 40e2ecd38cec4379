import { onlyOne } from '../../../lib/only-one.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { plural, stem } from '../language/words.ts'
import { type Draft, type Node, addCondition, emptySelection, isFree, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import { labelOf } from './shared.ts'
import { isOfOneKind } from './two-fields.ts'

const SIDES: readonly [side: RegExp, op: Comparison, said: string][] = [
  [/^(?:over|above|beyond|exceed(?:s|ed|ing)?)$/i, '>', 'over'],
  [/^(?:under|below)$/i, '<', 'under'],
  [/^within$/i, '<=', 'within'],
]
/** What a figure was set to be beforehand. */
const PLANNED = /^(?:budgets?|budgeted|estimates?|estimated|planned|allotted|allocated)$/i
const BETWEEN = /^(?:the|their|its|his|her|our|own)$/i
/** What it came to. */
const CAME_TO = /^(?:actual|final|real|spent|used|logged|worked|incurred)$/
/** Verbs of getting there ("gone over budget"), and of what was noted ("hours logged"). */
const GOT = /^(?:gone|went|going|run|ran|running|came|come|got)$/i
const NOTED = /\b(?:logged|worked|booked|recorded|spent|entered)$/i
/** Records of what was spent. */
const SPENDING = /^(?:expense|cost|expenditure|spending)s?$/

/** What the time that was put into something is counted in: what else is called alike may be planned as well. */
const OF_TIME = /^(?:hour|minute|day)s?$/

/** What stands against what was planned: a figure of the record, or of the records below it, added up. */
interface Pair {
  planned: Field
  actual: Field
  below?: Hop
}

/**
 * "which projects are over budget", "jobs that went over the estimate": what was planned of a record against what it came to, which the record
 * tells itself, or the records of what was done for it, added up. Told as a guess.
 */
export function readOverBudget(draft: Draft): void {
  const { chunks, app } = draft
  for (const [at, chunk] of chunks.entries()) {
    const side = SIDES.find(([form]) => form.test(chunk.text))
    const last = side && isFree(chunk) ? plannedAt(draft, at) : undefined
    if (!side || last === undefined) continue
    const node = draft.nodes.find(n => !n.implicit && n.at < at)
    const said = chunks.slice(at + 1, last + 1).flatMap(c => c.text.toLowerCase().split(' '))
    const about = said.filter(word => !PLANNED.test(word) && !BETWEEN.test(word)).map(word => stem(word))
    const [pair, ...others] = node ? pairsOf(node.entity, app, about) : []
    if (!node || !pair || others.length) continue
    limit(draft, node, pair, side, at)
    for (let i = at; i <= last; i++) use(chunks[i]!, 'condition')
    for (const [i, other] of chunks.entries())
      if (isFree(other) && ((i === at - 1 && GOT.test(other.text)) || isOfActual(other.text, pair)))
        use(other, 'condition')
    return
  }
}
readOverBudget.needs = PLANNED

/** The chunk that ends "budget", "their hours budget" behind the comparison; none before a number. */
function plannedAt({ chunks }: Draft, side: number): number | undefined {
  const at = chunks.findIndex(({ text }, i) => i > side && i <= side + 3 && text.split(' ').some(word => PLANNED.test(word))) // oxfmt-ignore
  const isBare = chunks.slice(side + 1, at).every(({ literal, values }) => !literal && !values.length)
  return at > 0 && isBare && !chunks[at + 1]?.literal ? at : undefined
}

const isPlan = ({ words }: Field): boolean => words.some(word => PLANNED.test(word))
const aboutOf = ({ words }: Field): string[] => words.filter(word => !PLANNED.test(word)).map(word => stem(word))

function pairsOf(entity: Entity, app: AppModel, said: readonly string[]): Pair[] {
  const plans = entity.fields.filter(field => isFigure(field) && isPlan(field))
  const meant = plans.filter(field => said.every(word => aboutOf(field).includes(word)))
  return meant.flatMap(planned => {
    const own = onlyOne(entity.fields.filter(field => isActual(field, planned)))
    if (own) return [{ planned, actual: own }]
    const below = hopsOf(entity, app).filter(({ direction, to }) => direction === 'down' && to !== entity)
    const found = below.flatMap(hop => {
      const actual = onlyOne(hop.to.fields.filter(field => isSpent(hop.to, field, planned)))
      return actual ? [{ planned, actual, below: hop }] : []
    })
    // The key and the number of the same record are one way to it.
    return new Set(found.map(({ below: hop }) => hop.to)).size === 1 ? found.slice(0, 1) : []
  })
}

/** `final_cost` beside `estimated_cost`, `spent` beside `budget`. */
const isActual = (field: Field, planned: Field): boolean =>
  isFigure(field) &&
  !isPlan(field) &&
  isOfOneKind(field, planned) &&
  field.words.some(word => CAME_TO.test(word)) &&
  aboutOf(planned).every(word => field.words.some(one => stem(one) === word))

/** The hours of time entries beside an `hours_budget`, the amount of expenses beside a `budget`. */
function isSpent({ words }: Entity, field: Field, planned: Field): boolean {
  if (!isFigure(field) || isPlan(field) || field.nested) return false
  const about = aboutOf(planned)
  if (about.length)
    return OF_TIME.test(field.words.at(-1)!) && field.words.map(word => stem(word)).join(' ') === about.join(' ')
  return SPENDING.test(words.at(-1)!) && field.role === 'money' && planned.role === 'money'
}

/** "by hours logged": what it came to, said again. */
const isOfActual = (text: string, { actual }: Pair): boolean =>
  NOTED.test(text) &&
  text
    .toLowerCase()
    .split(' ')
    .some(word => actual.words.some(one => stem(one) === stem(word)))

/** How sure it is that this is the plan and that what it came to. */
const MEANT = 0.75
const ADDED_UP = 0.6

function limit(
  draft: Draft,
  node: Node,
  { planned, actual, below }: Pair,
  [, op, said]: (typeof SIDES)[number],
  at: number,
): void {
  const what = below ? `total ${labelOf(actual)} of ${plural(below.to.noun)}` : labelOf(actual)
  if (below) {
    const of = { selection: emptySelection(below.to), via: below.field.column }
    node.selection.derived = [
      ...(node.selection.derived ?? []),
      { column: what, operator: 'total', left: actual.column, right: '', of },
    ]
  }
  const label = `${what} ${said} ${labelOf(planned)}`
  addCondition(node, {
    columns: [below ? what : actual.column],
    op,
    values: [],
    than: planned.column,
    at,
    label,
    told: true,
  })
  draft.notes.push(`took “${said} budget” as ${what} ${said} the ${labelOf(planned)}`)
  draft.sureness = Math.min(draft.sureness, below ? ADDED_UP : MEANT)
}
