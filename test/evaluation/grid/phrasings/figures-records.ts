import * as gold from '../../gold.ts'
import * as pick from '../../pick.ts'
import type { Row } from '../../services/records.ts'
import type { Figure, FigureOf, TwoFigures, TwoRecords } from './figures-slots.ts'
import { capital } from './records-slots.ts'
import { wordings } from './spread.ts'

/** Two records by a figure. */
const higher = ({ n, one, other }: TwoRecords) => (n.key(one) > n.key(other) ? one : other)
const lower = ({ n, one, other }: TwoRecords) => (n.key(one) > n.key(other) ? other : one)
const which = (choose: (s: TwoRecords) => Row) => (s: TwoRecords) => {
  const name = s.n.label(choose(s))!
  return gold.either(gold.record(choose(s)), gold.text(name), gold.mentions([name]))
}
export const HIGHER = wordings(which(higher), {
  'compare-which-has-more': ({ n, a, b }) => `Which has the higher ${n.q}, ${a} or ${b}?`,
  'compare-of-the-two': ({ n, a, b }) => `${a} or ${b}: which of the two has the larger ${n.q}?`,
  'compare-vs-records': ({ n, a, b }) => `${a} vs ${b}, higher ${n.q}?`,
  'compare-more-plural': ({ n, a, b }) => (n.isPlural ? `Who has more ${n.f}, ${a} or ${b}?`.replace('Who', n.who === 'who' ? 'Who' : 'Which') : undefined), // oxfmt-ignore
})
export const LOWER = wordings(which(lower), {
  'compare-which-has-less': ({ n, a, b }) => `Between ${a} and ${b}, which one has the lower ${n.q}?`,
})
export const IS_HIGHER = wordings((s: TwoRecords) => gold.yes(higher(s) === s.one), {
  'compare-is-higher-than': ({ n, a, b }) => `Is the ${n.q} of ${a} higher than that of ${b}?`,
  'compare-does-have-more': ({ n, a, b }) => (n.isPlural ? `Does ${a} have more ${n.f} than ${b}?` : `Does ${a} have a higher ${n.f} than ${b}?`), // oxfmt-ignore
})
export const DIFFERENCE = wordings(
  ({ n, one, other }: TwoRecords) => gold.plain(Math.abs(n.key(one) - n.key(other)), { unsigned: true }),
  {
    'compare-how-much-higher': s => (higher(s) === s.one ? `How much higher is the ${s.n.q} of ${s.a} than that of ${s.b}?` : `How much higher is the ${s.n.q} of ${s.b} than that of ${s.a}?`), // oxfmt-ignore
    'compare-by-how-much': ({ n, a, b }) => `By how much do ${a} and ${b} differ in ${n.f}?`,
    'compare-gap': ({ n, a, b }) => `What's the gap between ${a} and ${b} in ${n.f}?`,
    'compare-difference-records': ({ n, a, b }) => `difference in ${n.f} between ${a} and ${b}`,
  },
)
export const BOTH_VALUES = wordings(
  ({ n, one, other }: TwoRecords) => gold.figures(gold.plain(n.key(one)), gold.plain(n.key(other))),
  {
    // oxfmt-ignore
    'compare-side-by-side': ({ n, a, b }) => `Compare the ${n.q} of ${a} and ${b}.`,
    'several-values': ({ n, a, b }) => `What is the ${n.q} of ${a}, and what is it for ${b}?`,
    'compare-both-bare': ({ n, a, b }) => `${n.f} of ${a} and ${b}`,
  },
)
export const SUM_OF_TWO = wordings(
  ({ n, one, other }: TwoRecords) => (n.isAdded ? gold.plain(pick.sum([one, other], n.key)) : undefined),
  { 'sum-of-two': ({ n, a, b }) => `What ${n.q} do ${a} and ${b} have together?` },
)
export const MORE_THAN_IT = wordings(
  ({ n, one }: TwoRecords) => {
    const rows = n.over(n.key(one))
    return rows.length > 60 ? undefined : gold.set(rows)
  },
  {
    'bound-more-than-record': ({ n, a }) => `Which ${n.many} have a higher ${n.q} than ${a}?`,
    'bound-beat-record': ({ n, a }) => `${n.many} that beat ${a} on ${n.f}`,
  },
)

/** Names beside one field, or two. */
const isNamed = (n: Figure) => n.rows.every(row => n.label(row)?.includes('/') === false)
export const NAMES_AND = wordings(
  ({ c, n, ofV }: FigureOf) =>
    isNamed(n) && ofV.length === c.ofV.length && ofV.length <= 50 ? gold.set(ofV, { shows: row => [n.label(row), n.key(row)] }) : undefined, // oxfmt-ignore
  {
    'project-names-and': ({ c, n }) => `Give me the names and ${n.f} of the ${c.those(c.v)}.`,
    'project-with-their': ({ c, n }) => `List the ${c.those(c.v)} with their ${n.f}.`,
    'project-just-name': ({ c, n }) => `${c.those(c.v)}, just name and ${n.f}`,
    'project-what-is-each': ({ c, n }) => `What is the ${n.q} of each of the ${c.those(c.v)}?`,
    'project-show-me-for': ({ c, n }) => `Show me the ${n.f} for all ${c.those(c.v)}, together with their names.`,
    'project-columns': ({ c, n }) => `I need a list with two columns, name and ${n.f}, for the ${c.those(c.v)}.`,
  },
)
export const TWO_FIELDS = wordings(
  ({ n, m }: TwoFigures) =>
    isNamed(n) && n.rows.length <= 60 ? gold.set(n.rows, { shows: row => [n.label(row), n.key(row), m.key(row)] }) : undefined, // oxfmt-ignore
  {
    'project-two-for-each': ({ n, m }) => `${capital(n.f)} and ${m.f} for each ${n.one}`,
    'project-two-names': ({ n, m }) => `names, ${n.f} and ${m.f} of all ${n.many}`,
    'project-two-what-are': ({ n, m }) => `What are the ${n.q} and the ${m.q} of every ${n.one}?`,
  },
)
export const TOP_WITH = wordings(
  ({ n, m }: TwoFigures) => (isNamed(n) && n.own.length > 5 ? topWith(n, m) : undefined),
  {
    'project-top-and-field': ({ n, m }) => `What is the ${m.q} of the ${n.one} with the highest ${n.q}?`,
    'project-top-whose': ({ n, m }) => `Take the ${n.one} with the largest ${n.q}. What's the ${m.f} there?`,
  },
)
/** The second figure of the record that is first by the first. */
function topWith(n: Figure, m: Figure): gold.Gold | undefined {
  const row = n.own.find(one => n.key(one) === n.top)!
  return n.hasTop && typeof m.key(row) === 'number' ? gold.plain(m.key(row), { field: m.field.name }) : undefined
}

/** Two requests in one message. */
const named = (row: Row | undefined, n: Figure) => (row && isNamed(n) ? gold.mentions([n.label(row)!]) : undefined)
const firstOf = (n: Figure) => (n.hasTop ? n.own.find(row => n.key(row) === n.top) : undefined)
const lastOf = (n: Figure) => (n.hasBottom ? n.own.find(row => n.key(row) === n.bottom) : undefined)
export const SEVERAL = [
  ...wordings(
    (n: Figure) => {
      const first = named(firstOf(n), n)
      return first && gold.all(gold.mentions([String(n.rows.length)]), first)
    },
    {
      'several-count-and-largest': n => `How many ${n.many} are there, and which one has the highest ${n.q}?`,
      'several-count-then-largest': n => `Count the ${n.many}. Then tell me which has the largest ${n.q}.`,
    },
  ),
  ...wordings(
    (n: Figure) => {
      const [first, last] = [named(firstOf(n), n), named(lastOf(n), n)]
      return first && last && gold.either(gold.all(first, last), gold.set([firstOf(n)!, lastOf(n)!]))
    },
    {
      'several-largest-and-smallest': n => `Which ${n.one} has the highest ${n.q} and which the lowest?`,
      'several-both-ends': n => `${n.many} with the most and the least ${n.f}: which are they?`,
    },
  ),
]

/** Two fields of each record, one against the other. */
const above = ({ n, m }: TwoFigures) => n.own.filter(row => typeof m.key(row) === 'number' && n.key(row) > m.key(row))
const areLike = ({ n, m }: TwoFigures) =>
  n.f.split(' ').at(-1) === m.f.split(' ').at(-1) && above({ n, m } as TwoFigures).length > 0
export const FIELD_ABOVE_FIELD = wordings(
  (s: TwoFigures) => (areLike(s) && above(s).length <= 80 ? gold.set(above(s)) : undefined),
  {
    // oxfmt-ignore
    'compare-fields-higher': ({ n, m }) => `Which ${n.many} have a higher ${n.q} than ${m.q}?`,
  },
)
