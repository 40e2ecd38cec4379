import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Question, Service } from '../question.ts'
import type { Row, Tables } from '../services/records.ts'
import { ownChoices, spelledValue } from './ask-choices.ts'
import { namedRows } from './ask-records.ts'
import { createAsker, type Asker } from './asker.ts'
import { NO_FIGURE, readSchema, saidValue, type GridField, type GridKind, type GridLink } from './schema.ts'

/** Records of two sorts among those of a kind, as people say it: "open tickets" and "closed tickets". */
interface Sorts {
  said: [string, string]
  values: [string, string]
  rows: [Row[], Row[]]
  isState: boolean
}

/** Two questions in one, comparisons and bounds of groups, with the values of a service said before its nouns. */
export const askPairsOfAll = (facts: Facts, services: readonly Service[]): Question[] =>
  services.flatMap(service => {
    const asker = createAsker(service, 'pairs')
    const kinds = readSchema(service, (facts as unknown as Record<string, Tables>)[service] ?? {})
    for (const kind of withOwnNouns(kinds)) {
      askRecordsBeside(asker, kind)
      const sorts = sortsOf(kind)
      if (!sorts) continue
      askSorts(asker, kind, sorts)
      for (const link of ownersOf(kind)) askOwners(asker, kind, sorts, link)
    }
    return asker.questions
  })

/** Kinds as their service calls them: the first word of "camp jobs" and "camp stays" only tells its tables from those of others. */
function withOwnNouns(kinds: readonly GridKind[]): GridKind[] {
  const firstWord = ({ many }: GridKind) => (many.includes(' ') ? many.split(' ')[0]! : '')
  const isPrefix = (word: string) => word !== '' && kinds.filter(kind => firstWord(kind) === word).length > 1
  const without = (name: string) => name.slice(name.indexOf(' ') + 1)
  const renamed = new Map(kinds.map(kind => [kind, isPrefix(firstWord(kind)) ? { ...kind, one: without(kind.one), many: without(kind.many) } : kind])) // oxfmt-ignore
  for (const kind of renamed.values()) kind.links = kind.links.map(link => ({ ...link, to: renamed.get(link.to) ?? link.to })) // oxfmt-ignore
  return [...renamed.values()]
}

const SORTED_BY = /(?:^| )(?:status|state|stage|type|kind|category|genre|format|priority|level)$/
const figureOf = ({ fields, rows }: GridKind): GridField | undefined =>
  fields.find(({ name, said, type }) => type === 'number' && !NO_FIGURE.test(said) && rows.every(row => typeof row[name] === 'number')) // oxfmt-ignore

function sortsOf(kind: GridKind): Sorts | undefined {
  const own = kind.fields.filter(({ type, said }) => type === 'choice' && SORTED_BY.test(said))
  for (const field of own) {
    const [one, other] = ownChoices(kind, field).filter(value => /^[a-z ]+$/i.test(saidValue(value)) && !kind.one.includes(saidValue(value).toLowerCase())) // oxfmt-ignore
    if (one === undefined || other === undefined) continue
    const of = (value: string) => kind.rows.filter(row => row[field.name] === value)
    const said = (value: string) => saidValue(value).toLowerCase()
    return {
      said: [said(one), said(other)],
      values: [one, other],
      rows: [of(one), of(other)],
      isState: /stat|stage/.test(field.said),
    }
  }
  return undefined
}

/** Links to records with a name, each to a kind of its own. */
const ownersOf = (kind: GridKind): GridLink[] =>
  kind.links.filter(({ to }) => to !== kind && kind.links.filter(one => one.to === to).length === 1 && to.rows.some(row => to.label(row))) // oxfmt-ignore

/** The sort itself, or its records as the sentence tells them. */
const moreOf = (value: string) =>
  gold.either(gold.text(spelledValue(value)), gold.mentions([`${value}:`, `${saidValue(value)}:`]))
const figures = (...values: number[]) => gold.figures(...values.map(value => gold.plain(value)))

/** How many of each, which are more, what they come to. */
function askSorts(
  { ask }: Asker,
  kind: GridKind,
  { said: [one, other], values, rows: [these, those], isState }: Sorts,
): void {
  const { many, rows } = kind
  ask('many-and-many', kind, `How many ${one} ${many} and how many ${other} ${many} are there?`, figures(these.length, those.length)) // oxfmt-ignore
  if (isState) ask('are-and-are', kind, `How many ${many} are ${one} and how many are ${other}?`, figures(these.length, those.length)) // oxfmt-ignore
  if (isState) ask('all-and-of-them', kind, `How many ${many} do we have, and how many of them are ${one}?`, figures(rows.length, these.length)) // oxfmt-ignore
  ask('list-and-count', kind, `List the ${other} ${many} and tell me how many there are.`, gold.set(those, { says: [those.length] })) // oxfmt-ignore
  ask('share', kind, `What share of the ${many} are ${one}${isState ? '' : ' ones'}?`, gold.percent((100 * these.length) / rows.length)) // oxfmt-ignore
  if (these.length !== those.length) {
    const isMore = these.length > those.length
    ask('more-or', kind, `Do we have more ${one} or more ${other} ${many}?`, moreOf(values[isMore ? 0 : 1]))
    ask('more-than', kind, `Are there more ${other} than ${one} ${many}?`, gold.yes(!isMore))
    ask('how-many-more', kind, `How many more ${isMore ? one : other} than ${isMore ? other : one} ${many} are there?`, gold.count(Math.abs(these.length - those.length), { unsigned: true })) // oxfmt-ignore
  }
  const figure = figureOf(kind)
  if (!figure) return
  const value = (row: Row) => row[figure.name] as number
  const [mean, meanOfOther] = [pick.mean(these, value), pick.mean(those, value)]
  ask('count-and-mean', kind, `How many ${one} ${many} are there, and what is their average ${figure.said}?`, figures(these.length, mean)) // oxfmt-ignore
  ask('total-and-mean', kind, `What are the total and the average ${figure.said} of the ${other} ${many}?`, figures(pick.sum(those, value), meanOfOther)) // oxfmt-ignore
  if (Math.abs(mean - meanOfOther) > 0.01)
    ask('mean-higher', kind, `Is the average ${figure.said} of ${one} ${many} higher than that of ${other} ones?`, gold.yes(mean > meanOfOther)) // oxfmt-ignore
  ask('top-of', kind, `What are the 3 ${one} ${many} with the highest ${figure.said}?`, gold.ordered(these, value, { count: Math.min(3, these.length) })) // oxfmt-ignore
}

/** Whom the records belong to: who has most of a sort, at least so many, none, only those, more than of another sort. */
function askOwners(
  { ask }: Asker,
  kind: GridKind,
  { said: [one, other], rows: [these, those] }: Sorts,
  link: GridLink,
): void {
  // oxfmt-ignore
  const { many } = kind
  const { to } = link
  const all = (owner: Row) => kind.rows.filter(row => row[link.name] === owner.id)
  const of = (rows: Row[]) => (owner: Row) => rows.filter(row => row[link.name] === owner.id).length
  const [own, owned] = [of(these), of(those)]
  const sizes = to.rows.map(own).toSorted((a, b) => b - a)
  const some = sizes[Math.floor(sizes.length / 5)] ?? 0
  const setOf = (test: (owner: Row) => boolean) => (to.rows.some(test) ? gold.set(to.rows.filter(test)) : gold.empty())
  if (sizes[0] !== sizes[1]) ask(`most-${link.said}`, kind, `Which ${to.one} has the most ${one} ${many}?`, gold.record(to.rows.find(row => own(row) === sizes[0])!)) // oxfmt-ignore
  if (some > 1) ask(`at-least-${link.said}`, kind, `Which ${to.many} have at least ${some} ${one} ${many}?`, setOf(row => own(row) >= some)) // oxfmt-ignore
  ask(
    `none-${link.said}`,
    kind,
    `Which ${to.many} have no ${one} ${many}?`,
    setOf(row => own(row) === 0),
  )
  ask(
    `with-${link.said}`,
    kind,
    `Show me the ${to.many} with ${other} ${many}.`,
    setOf(row => owned(row) > 0),
  )
  ask(`more-of-${link.said}`, kind, `Which ${to.many} have more ${one} than ${other} ${many}?`, setOf(row => own(row) > owned(row))) // oxfmt-ignore
  const named = to.rows.filter(row => to.label(row) && all(row).length > 1 && all(row).length < 40)
  const [first, second, third] = named
  if (!first || !second) return
  const [name, next] = [to.label(first)!, to.label(second)!]
  ask(`own-${link.said}`, kind, `How many ${one} ${many} does ${name} have?`, gold.count(own(first)))
  if (all(first).length !== all(second).length) {
    ask(`has-more-${link.said}`, kind, `Does ${name} have more ${many} than ${next}?`, gold.yes(all(first).length > all(second).length)) // oxfmt-ignore
    const more = all(first).length > all(second).length ? first : second
    ask(`who-more-${link.said}`, kind, `${to.arePeople ? 'Who' : `Which ${to.one}`} has more ${many}, ${name} or ${next}?`, gold.either(gold.text(to.label(more)!), gold.record(more))) // oxfmt-ignore
  }
  ask(`two-owners-${link.said}`, kind, `How many ${many} does ${name} have and how many does ${next}?`, figures(all(first).length, all(second).length)) // oxfmt-ignore
  if (third) ask(`either-owner-${link.said}`, kind, `${many} of ${next} or ${to.label(third)}`, gold.set([...all(second), ...all(third)])) // oxfmt-ignore
}

/** Two fields of one record, one field of two records, the first and the last. */
function askRecordsBeside({ ask }: Asker, kind: GridKind): void {
  const [first, second] = namedRows(kind)
  const figure = figureOf(kind)
  const plain = kind.fields.find(({ type, name }) => type !== 'number' && type !== 'flag' && first?.[name])
  if (figure) {
    const value = (row: Row) => row[figure.name] as number
    ask('high-and-low', kind, `What are the highest and the lowest ${figure.said} of the ${kind.many}?`, figures(pick.most(kind.rows, value), pick.least(kind.rows, value))) // oxfmt-ignore
    const sorted = kind.rows.toSorted((a, b) => value(b) - value(a))
    const isClear = value(sorted[0]!) > value(sorted[1]!) && value(sorted.at(-1)!) < value(sorted.at(-2)!)
    if (isClear && kind.label(sorted[0]!) && kind.label(sorted.at(-1)!))
      ask('which-and-which', kind, `Which ${kind.one} has the highest ${figure.said} and which has the lowest?`, gold.mentions([kind.label(sorted[0]!)!], [kind.label(sorted.at(-1)!)!])) // oxfmt-ignore
  }
  if (!first || !second || !figure) return
  const [one, other] = [first, second].map(row => kind.label(row)!)
  const [a, b] = [first, second].map(row => row[figure.name] as number)
  ask('figure-of-two', kind, `What is the ${figure.said} of ${one} and of ${other}?`, figures(a!, b!))
  if (a !== b) {
    const higher = a! > b! ? first : second
    ask('which-higher', kind, `Which has the higher ${figure.said}, ${one} or ${other}?`, gold.either(gold.text(kind.label(higher)!), gold.record(higher))) // oxfmt-ignore
    ask('by-how-much', kind, `What is the difference in ${figure.said} between ${one} and ${other}?`, gold.plain(Math.abs(a! - b!), { unsigned: true })) // oxfmt-ignore
  }
  if (plain) ask('two-fields', kind, `What are the ${plain.said} and the ${figure.said} of ${one}?`, gold.set([first], { shows: row => [row[plain.name], row[figure.name]] })) // oxfmt-ignore
}
