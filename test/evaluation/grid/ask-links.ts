import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Row } from '../services/records.ts'
import { ownChoices } from './ask-choices.ts'
import type { Asker } from './asker.ts'
import { saidValue, type GridKind, type GridLink } from './schema.ts'

/** Links of a kind to another: from a record to what it leads to, back, counts, groups, none, two steps. */
export function askLinks({ ask }: Asker, kind: GridKind): void {
  for (const link of kind.links.filter(({ to }) => to !== kind)) {
    const rows = new Map(link.to.rows.map(row => [row.id, row]))
    const targetOf = (row: Row) => rows.get(row[link.name] as string)
    // Departments of an employee who is the head of some and belongs to one: either may be meant.
    const isOnly =
      kind.links.filter(({ to }) => to === link.to).length === 1 && !link.to.links.some(({ to }) => to === kind)
    askForward({ ask }, kind, link, targetOf)
    if (isOnly) askBack({ ask }, kind, link)
    if (isOnly) askOver({ ask }, kind, link, targetOf)
  }
}

function askForward(
  { ask }: Pick<Asker, 'ask'>,
  kind: GridKind,
  link: GridLink,
  targetOf: (row: Row) => Row | undefined,
): void {
  const { to, said } = link
  const row = kind.rows.find((one, at) => at > 2 && kind.label(one) && targetOf(one) && to.label(targetOf(one)!))
  if (!row) return
  const target = targetOf(row)!
  const called = gold.either(gold.record(target), gold.text(to.label(target)!))
  ask('link-of', kind, `${to.arePeople ? 'Who' : 'What'} is the ${said} of ${kind.label(row)}?`, called)
  ask('link-s', kind, `${to.arePeople ? 'Who' : 'What'} is ${kind.label(row)}'s ${said}?`, called)
  ask('link-which', kind, `Which ${to.one} is the ${said} of ${kind.label(row)}?`, called)
  ask('link-bare', kind, `${kind.label(row)}'s ${said}`, called)
  const field = to.fields.find(
    ({ type, name }) => (type === 'text' || type === 'number') && target[name] && !/name|title/i.test(name),
  )
  if (!field) return
  const value =
    field.type === 'number'
      ? gold.plain(target[field.name] as number, { field: field.name })
      : gold.text(target[field.name] as string, field.name)
  ask('link-field', kind, `What is the ${field.said} of the ${said} of ${kind.label(row)}?`, value)
  ask('link-s-field', kind, `What's the ${field.said} of ${kind.label(row)}'s ${said}?`, value)
  ask('link-s-s-field', kind, `${kind.label(row)}'s ${said}'s ${field.said}`, value)
}

function askBack({ ask }: Pick<Asker, 'ask'>, kind: GridKind, link: GridLink): void {
  const { to, said } = link
  const { many } = kind
  const of = (target: Row) => kind.rows.filter(row => row[link.name] === target.id)
  const target = to.rows.find((one, at) => at > 1 && to.label(one) && of(one).length >= 2 && of(one).length <= 15)
  const sizes = to.rows.map(row => [row, of(row).length] as const).sort((a, b) => b[1] - a[1])
  const none = sizes.filter(([, size]) => size === 0).map(([row]) => row)
  if (sizes[0]![1] > sizes[1]![1])
    ask('back-most', kind, `Which ${to.one} has the most ${many}?`, gold.record(sizes[0]![0]))
  ask('back-none', kind, `Which ${to.many} have no ${many}?`, none.length ? gold.set(none) : gold.empty())
  ask('back-none-count', kind, `How many ${to.many} have no ${many}?`, gold.count(none.length))
  const more = sizes[Math.floor(sizes.length / 4)]![1]
  const over = sizes.filter(([, size]) => size > more).map(([row]) => row)
  ask(
    'back-more-than',
    kind,
    `Which ${to.many} have more than ${more} ${many}?`,
    over.length ? gold.set(over) : gold.empty(),
  )
  const labels = sizes.filter(([, size]) => size > 0).map(([row, size]) => [to.label(row), size] as const)
  if (labels.every(([name]) => name !== undefined) && labels.length < 40) {
    ask(
      'back-per',
      kind,
      `How many ${many} does each ${to.one} have?`,
      gold.map(labels.map(([name, size]) => [name!, size])),
    )
    ask('back-by', kind, `number of ${many} by ${said}`, gold.map(labels.map(([name, size]) => [name!, size])))
  }
  ask(
    'back-mean',
    kind,
    `How many ${many} does a ${to.one} have on average?`,
    gold.either(
      gold.plain(kind.rows.filter(row => row[link.name] !== null).length / to.rows.length),
      gold.plain(kind.rows.filter(row => row[link.name] !== null).length / (to.rows.length - none.length)),
    ),
  )
  if (!target) return
  const name = to.label(target)!
  ask('back-of', kind, `${many} of ${name}`, gold.set(of(target)))
  ask('back-s', kind, `Show ${name}'s ${many}`, gold.set(of(target)))
  ask('back-count', kind, `How many ${many} does ${name} have?`, gold.count(of(target).length))
  ask('back-does', kind, `Does ${name} have any ${many}?`, gold.yes(true))
  ask('back-whose', kind, `${many} whose ${said} is ${name}`, gold.set(of(target)))
  ask('back-with-role', kind, `How many ${many} have ${name} as ${said}?`, gold.count(of(target).length))
  for (const field of kind.fields.filter(({ type }) => type === 'choice')) {
    const value = ownChoices(kind, field).find(one => of(target).some(row => row[field.name] === one))
    if (value === undefined) continue
    const own = of(target).filter(row => row[field.name] === value)
    ask(
      'back-and-choice',
      kind,
      `How many ${many} of ${name} have the ${field.said} ${saidValue(value)}?`,
      gold.count(own.length),
    )
    ask(
      'back-s-by',
      kind,
      `${name}'s ${many} by ${field.said}`,
      gold.map(
        pick
          .rank(of(target), row => row[field.name] as string)
          .map(({ key, rows }) => [gold.spelled(key, saidValue(key)), rows.length]),
      ),
    )
    const holders = to.rows.filter(row => of(row).some(one => one[field.name] === value))
    ask(
      'back-holders',
      kind,
      `Which ${to.many} have ${many} with ${field.said} ${saidValue(value)}?`,
      gold.set(holders),
    )
    ask(
      'back-no-holders',
      kind,
      `How many ${to.many} have no ${many} with ${field.said} ${saidValue(value)}?`,
      gold.count(to.rows.length - holders.length),
    )
  }
  for (const field of kind.fields.filter(
    ({ type, said: name }) => type === 'number' && !/number|year|\bno\b/.test(name),
  )) {
    const own = of(target).filter(row => typeof row[field.name] === 'number')
    if (own.length < 2) continue
    const key = (row: Row) => row[field.name] as number
    ask('back-total', kind, `What is the total ${field.said} of ${name}'s ${many}?`, gold.plain(pick.sum(own, key)))
    ask('back-mean-of', kind, `average ${field.said} of the ${many} of ${name}`, gold.plain(pick.mean(own, key)))
    ask('back-highest', kind, `Which of ${name}'s ${many} has the highest ${field.said}?`, gold.largest(own, key))
    const totals = to.rows
      .map(row => ({
        row,
        sum: pick.sum(
          of(row).filter(one => typeof one[field.name] === 'number'),
          key,
        ),
      }))
      .sort((a, b) => b.sum - a.sum)
    if (totals[0]!.sum > totals[1]!.sum)
      ask(
        'back-top-total',
        kind,
        `Which ${to.one} has the highest total ${field.said} of ${many}?`,
        gold.record(totals[0]!.row),
      )
  }
}

/** Whether records belong to others by themselves or over one more: the position of an employee, and those of their department. */
const leadsTo = (one: GridKind, other: GridKind): boolean =>
  one.links.some(({ to }) => to === other || to.links.some(far => far.to === other))

/** Conditions on what a record leads to, and one link further. */
function askOver(
  { ask }: Pick<Asker, 'ask'>,
  kind: GridKind,
  link: GridLink,
  targetOf: (row: Row) => Row | undefined,
): void {
  const { to, said } = link
  for (const field of to.fields.filter(({ type }) => type === 'choice')) {
    const value = ownChoices(to, field)[0]
    if (value === undefined) continue
    const own = kind.rows.filter(row => targetOf(row)?.[field.name] === value)
    if (own.length)
      ask(
        'over-choice',
        kind,
        `How many ${kind.many} have a ${said} with ${field.said} ${saidValue(value)}?`,
        gold.count(own.length),
      )
    if (own.length)
      ask(
        'over-by',
        kind,
        `${kind.many} by ${field.said} of their ${said}`,
        gold.map(
          pick
            .rank(kind.rows, row => targetOf(row)?.[field.name] as string)
            .map(({ key, rows }) => [gold.spelled(key, saidValue(key)), rows.length]),
        ),
      )
  }
  for (const far of to.links.filter(
    one => one.to !== kind && one.to !== to && to.links.filter(other => other.to === one.to).length === 1,
  )) {
    if (kind.links.some(one => one.to === far.to || (one !== link && one.to.links.some(({ to: end }) => end === far.to)))) continue // oxfmt-ignore
    if (leadsTo(far.to, kind)) continue
    const end = far.to.rows.find(
      (one, at) => at > 0 && far.to.label(one) && kind.rows.some(row => targetOf(row)?.[far.name] === one.id),
    )
    if (!end) continue
    const own = kind.rows.filter(row => targetOf(row)?.[far.name] === end.id)
    ask(
      'two-steps-count',
      kind,
      `How many ${kind.many} does the ${far.to.one} ${far.to.label(end)} have?`,
      gold.count(own.length),
    )
    ask('two-steps-of', kind, `${kind.many} of the ${far.to.one} ${far.to.label(end)}`, gold.set(own))
  }
}
