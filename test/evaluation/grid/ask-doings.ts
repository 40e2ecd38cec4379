import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Row, Tables } from '../services/records.ts'
import type { Facts } from '../facts.ts'
import type { Question } from '../question.ts'
import { createAsker, type Asker } from './asker.ts'
import { DOINGS, SERVICES_OF_DOINGS, type Doing } from './doings.ts'
import { readSchema, type GridKind } from './schema.ts'

/** What was done, who did it and to what: rows of a kind that lead to both. */
interface Done {
  doing: Doing
  rows: Row[]
  doers: GridKind
  things: GridKind
  doerOf: (row: Row) => Row | undefined
  thingOf: (row: Row) => Row | undefined
  day?: string
}

/** The questions of every verb over the services that it is said in. */
export const askDoingsOfAll = (facts: Facts): Question[] =>
  SERVICES_OF_DOINGS.flatMap(service => {
    const asker = createAsker(service, 'doings')
    askDoings(asker, service, (facts as unknown as Record<string, Tables>)[service] ?? {})
    return asker.questions
  })

/** A question of a shape about what was done. */
type Ask = (shape: string, message: string, right: gold.Gold) => void

/** Questions by a verb about who did it and what it was done to: the service has no such word, or it has it as the noun of a kind. */
function askDoings(asker: Asker, service: string, tables: Tables): void {
  const kinds = readSchema(service, tables)
  for (const doing of DOINGS.filter(one => one.service === service)) {
    const done = doneBy(doing, kinds)
    if (!done) throw new Error(`${service} has no ${doing.kind} with ${doing.doerKey} and ${doing.thingKey}`)
    const ask: Ask = (shape, message, right) => asker.ask(shape, { many: doing.kind }, message, right)
    askWhatAndWho(ask, done)
    askHowMuch(ask, done)
    askNone(ask, done)
    askWhen(ask, done)
  }
}

function doneBy(doing: Doing, kinds: readonly GridKind[]): Done | undefined {
  const kind = kinds.find(({ one }) => one === doing.kind)
  const [doers, things] = [doing.doerKey, doing.thingKey].map(key => kind?.links.find(({ name }) => name === key)?.to)
  if (!kind || !doers || !things) return undefined
  const rowsOf = ({ rows }: GridKind) => new Map(rows.map(row => [row.id, row]))
  const [people, goods] = [rowsOf(doers), rowsOf(things)]
  const day = kind.fields.find(({ type }) => type === 'day')?.name
  return {
    doing,
    rows: kind.rows,
    doers,
    things,
    doerOf: row => people.get(row[doing.doerKey] as string),
    thingOf: row => goods.get(row[doing.thingKey] as string),
    ...(day !== undefined && { day }),
  }
}

const present = <T>(rows: readonly (T | undefined)[]): T[] => pick.distinct(rows.filter(row => row !== undefined))
const setOf = (rows: readonly Row[]) => (rows.length > 0 ? gold.set(rows) : gold.empty())

/** "Which books did Ann borrow?", "Who borrowed Dune?", "Has Ann borrowed Dune?". */
function askWhatAndWho(ask: Ask, done: Done): void {
  const { doing, rows, doers, things, doerOf, thingOf } = done
  const { base, past, part, doer, thing } = doing
  const by = (one: Row) => rows.filter(row => doerOf(row) === one)
  const to = (one: Row) => rows.filter(row => thingOf(row) === one)
  const who = doers.rows.find(
    (row, at) => at > 0 && doers.label(row) && present(by(row).map(thingOf)).length > 1 && by(row).length < 25,
  )
  const what = things.rows.find(
    (row, at) => at > 0 && things.label(row) && present(to(row).map(doerOf)).length > 1 && to(row).length < 40,
  )
  if (who) {
    const name = doers.label(who)!
    const all = present(by(who).map(thingOf))
    ask('did', `Which ${thing.many} did ${name} ${base}?`, gold.set(all))
    ask('has-done', `Which ${thing.many} has ${name} ${part}?`, gold.set(all))
    if (!doing.isPhrasal) ask('done-by', `Which ${thing.many} were ${part} by ${name}?`, gold.set(all))
    ask('did-count', `How many ${thing.many} has ${name} ${part}?`, gold.either(gold.count(all.length), gold.count(by(who).length))) // oxfmt-ignore
  }
  if (!what) return
  const name = things.label(what)!
  const all = present(to(what).map(doerOf))
  ask('who-did', `Who ${past} ${name}?`, gold.set(all))
  ask('which-did', `Which ${doer.many} ${past} ${name}?`, gold.set(all))
  ask('which-have', `Which ${doer.many} have ${part} ${name}?`, gold.set(all))
  ask('who-count', `How many ${doer.many} have ${part} ${name}?`, gold.count(all.length))
  ask('times', `How many times has ${name} been ${part}?`, gold.count(to(what).length))
  const others = doers.rows.filter(row => !all.includes(row))
  ask('who-not', `Which ${doer.many} have not ${part} ${name}?`, setOf(others))
  const [yes, no] = [all, others].map(list => list.find(row => doers.label(row)))
  if (yes) ask('has-he', `Has ${doers.label(yes)} ${part} ${name}?`, gold.yes(true))
  if (no) ask('has-he-not', `Has ${doers.label(no)} ever ${part} ${name}?`, gold.yes(false))
}

/** "Who borrowed the most books?", "the most borrowed book", "more than 3 books". */
function askHowMuch(ask: Ask, { doing, rows, doers, things, doerOf, thingOf }: Done): void {
  const { past, part, doer, thing } = doing
  const byDoer = (row: Row) => rows.filter(one => doerOf(one) === row)
  const sizes = doers.rows.map(row => ({ row, all: byDoer(row).length, sorts: present(byDoer(row).map(thingOf)).length })) // oxfmt-ignore
  const top = (key: 'all' | 'sorts') => sizes.toSorted((a, b) => b[key] - a[key])
  const [first, second] = top('all')
  if (first && second && first.all > second.all) {
    const right = gold.either(gold.record(first.row), gold.record(top('sorts')[0]!.row))
    ask('most-doer', `Which ${doer.one} has ${part} the most ${thing.many}?`, right)
    ask('who-most', `Who ${past} the most ${thing.many}?`, right)
  }
  const counts = things.rows.map(row => [row, rows.filter(one => thingOf(one) === row).length] as const)
  const [often, next] = counts.toSorted((a, b) => b[1] - a[1])
  if (often && next && often[1] > next[1]) ask('most-thing', `Which ${thing.one} was ${part} most often?`, gold.record(often[0])) // oxfmt-ignore
  const many = top('all')[Math.floor(sizes.length / 5)]!.all
  const over = (key: 'all' | 'sorts') => sizes.filter(one => one[key] > many).map(({ row }) => row)
  if (many > 0) {
    const right = gold.either(setOf(over('all')), setOf(over('sorts')))
    ask('more-than', `Which ${doer.many} have ${part} more than ${many} ${thing.many}?`, right)
    const within = (key: 'all' | 'sorts') => sizes.filter(one => one[key] >= many && one[key] <= many + 1).map(({ row }) => row) // oxfmt-ignore
    ask('between', `${doer.many} who ${past} between ${many} and ${many + 1} ${thing.many}`, gold.either(setOf(within('all')), setOf(within('sorts')))) // oxfmt-ignore
  }
}

/** "Who has never borrowed anything?", "Which books has nobody borrowed?". */
function askNone(ask: Ask, { doing, rows, doers, things, doerOf, thingOf }: Done): void {
  const { base, part, doer, thing } = doing
  const idle = doers.rows.filter(row => !rows.some(one => doerOf(one) === row))
  const untouched = things.rows.filter(row => !rows.some(one => thingOf(one) === row))
  ask('never-did', `Which ${doer.many} have never ${part} ${thing.a}?`, setOf(idle))
  ask('did-not', `How many ${doer.many} did not ${base} any ${thing.many}?`, gold.count(idle.length))
  ask('nobody', `Which ${thing.many} has nobody ${part}?`, setOf(untouched))
  ask('never-done', `Which ${thing.many} have never been ${part}?`, setOf(untouched))
}

/** "Which books were borrowed in 2025?", "Who borrowed a book in 2025?". */
function askWhen(ask: Ask, { doing, rows, doerOf, thingOf, day }: Done): void {
  if (day === undefined || doing.isUndated) return
  const { past, part, doer, thing } = doing
  const years = pick.rank(rows, row => pick.year(row[day] as string | null) ?? '').filter(({ key }) => key)
  const year = years.at(-1)
  if (!year || years.length < 2) return
  ask('done-in', `Which ${thing.many} were ${part} in ${year.key}?`, setOf(present(year.rows.map(thingOf))))
  ask('did-in', `Which ${doer.many} ${past} ${thing.a} in ${year.key}?`, setOf(present(year.rows.map(doerOf))))
  ask('count-in', `How many ${doer.many} ${past} ${thing.a} in ${year.key}?`, gold.count(present(year.rows.map(doerOf)).length)) // oxfmt-ignore
}
