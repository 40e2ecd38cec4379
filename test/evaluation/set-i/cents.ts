import * as gold from '../gold.ts'
import type { Gold, MapGold } from '../gold.ts'

/** Money that the service holds in cents: in dollars, as it stands there, or so in the result and in dollars in the sentence. */
export const cents = (value: number, field?: string): Gold =>
  gold.either(
    gold.money(value / 100, { ...(field && { field }) }),
    gold.plain(value, { ...(field && { field }) }),
    gold.mentions([(value / 100).toLocaleString('en', { maximumFractionDigits: 2 })]),
  )

/** The same for every group. */
export function centsBy(entries: [key: Parameters<typeof gold.text>[0], value: number][]): Gold {
  const dollars = entries.map(([key, value]): [typeof key, number] => [key, value / 100])
  const readings: MapGold[] = [gold.map(dollars, 'money'), gold.map(entries, 'plain')]
  return gold.either(...readings)
}
