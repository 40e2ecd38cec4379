import * as gold from '../gold.ts'
import type { Gold, MapGold } from '../gold.ts'

/** Money that the service holds in cents: in dollars, or as it stands there. */
export const cents = (value: number, field?: string): Gold =>
  gold.either(gold.money(value / 100, { ...(field && { field }) }), gold.plain(value, { ...(field && { field }) }))

/** The same for every group. */
export function centsBy(entries: [key: Parameters<typeof gold.text>[0], value: number][]): Gold {
  const dollars = entries.map(([key, value]): [typeof key, number] => [key, value / 100])
  const readings: MapGold[] = [gold.map(dollars, 'money'), gold.map(entries, 'plain')]
  return gold.either(...readings)
}
