import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { Row } from '../services/records.ts'
import type { Asker } from './asker.ts'
import { NO_FIGURE, type GridKind } from './schema.ts'

/** Numbers and days of a kind: totals, means, extremes, bounds, ranges, months. */
export function askFigures({ ask }: Asker, kind: GridKind): void {
  const { many, one, rows } = kind
  for (const field of kind.fields.filter(({ type, said }) => type === 'number' && !NO_FIGURE.test(said))) {
    const key = (row: Row) => row[field.name] as number
    const own = rows.filter(row => typeof row[field.name] === 'number')
    const sorted = own.map(key).sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
    ask('mean', kind, `What is the average ${field.said} of ${many}?`, gold.plain(pick.mean(own, key)))
    ask('median', kind, `median ${field.said} of ${many}`, gold.plain(pick.median(own, key)))
    ask('total', kind, `What is the total ${field.said} of all ${many}?`, gold.plain(pick.sum(own, key)))
    ask('highest', kind, `Which ${one} has the highest ${field.said}?`, gold.largest(own, key))
    ask('lowest', kind, `Which ${one} has the lowest ${field.said}?`, gold.smallest(own, key))
    ask(
      'highest-value',
      kind,
      `What is the highest ${field.said} of any ${one}?`,
      gold.plain(at(1), { field: field.name }),
    )
    ask('top-3', kind, `Top 3 ${many} by ${field.said}`, gold.ordered(own, key, { count: 3 }))
    ask('bottom-5', kind, `The 5 ${many} with the lowest ${field.said}`, gold.ordered(own, key, { count: 5, up: true }))
    const high = at(0.8)
    ask(
      'above',
      kind,
      `${many} with a ${field.said} above ${high}`,
      own.some(row => key(row) > high) ? gold.set(own.filter(row => key(row) > high)) : gold.empty(),
    )
    ask(
      'at-least',
      kind,
      `How many ${many} have a ${field.said} of at least ${high}?`,
      gold.count(own.filter(row => key(row) >= high).length),
    )
    ask(
      'below',
      kind,
      `How many ${many} have a ${field.said} below ${at(0.3)}?`,
      gold.count(own.filter(row => key(row) < at(0.3)).length),
    )
    if (at(0.6) > at(0.4))
      ask(
        'between',
        kind,
        `${many} with a ${field.said} between ${at(0.4)} and ${at(0.6)}`,
        pick.setWithin(own, key, at(0.4), at(0.6)),
      )
    ask('any-above', kind, `Is there any ${one} with a ${field.said} above ${at(1)}?`, gold.yes(false))
    if (own.length < rows.length)
      ask('missing', kind, `How many ${many} have no ${field.said}?`, gold.count(rows.length - own.length))
  }
  for (const field of kind.fields.filter(({ type }) => type === 'day')) {
    const key = (row: Row) => (row[field.name] as string | null)?.slice(0, 10) ?? null
    const own = rows.filter(row => key(row))
    const sorted = own.map(row => key(row)!).sort()
    const middle = sorted[Math.floor(sorted.length * 0.7)]!
    const month = middle.slice(0, 7)
    const isIn = (row: Row) => key(row)!.startsWith(month)
    ask(
      'in-month',
      kind,
      `How many ${many} have a ${field.said} in ${pick.monthName(month)}?`,
      gold.count(own.filter(isIn).length),
    )
    ask(
      'in-year',
      kind,
      `${many} with ${field.said} in ${middle.slice(0, 4)}`,
      gold.set(own.filter(row => key(row)!.startsWith(middle.slice(0, 4)))),
    )
    ask(
      'after-day',
      kind,
      `Which ${many} have a ${field.said} after ${pick.dayName(middle)}?`,
      own.some(row => key(row)! > middle) ? gold.set(own.filter(row => key(row)! > middle)) : gold.empty(),
    )
    ask(
      'before-day',
      kind,
      `How many ${many} have a ${field.said} before ${middle}?`,
      gold.count(own.filter(row => key(row)! < middle).length),
    )
    ask(
      'latest',
      kind,
      `Which ${one} has the latest ${field.said}?`,
      gold.largest(own, row => row[field.name]),
    )
    ask(
      'earliest',
      kind,
      `Which ${one} has the earliest ${field.said}?`,
      gold.smallest(own, row => row[field.name]),
    )
    ask(
      'newest-3',
      kind,
      `The 3 ${many} with the most recent ${field.said}`,
      gold.ordered(own, row => row[field.name], { count: 3 }),
    )
    if (own.length < rows.length)
      ask('no-day', kind, `${many} without a ${field.said}`, gold.set(rows.filter(row => !key(row))))
    const years = pick
      .rank(own, row => key(row)!.slice(0, 4))
      .map(({ key: name, rows: all }) => [name, all.length] as [string, number])
    ask('by-year', kind, `${many} by year of ${field.said}`, gold.map(years))
  }
}
