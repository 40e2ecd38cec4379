import type { Facts } from '../facts.ts'

/** "Our clients" in home care: all on file, those whose care has not ended, and the active ones. */
export const cared = ({ homecare: { clients } }: Facts) => [
  clients,
  clients.filter(one => one.status !== 'Ended'),
  clients.filter(one => one.status === 'Active'),
]
/** "Our carers": all on file, and those who still work there. */
export const staff = ({ homecare: { carers } }: Facts) => [carers, carers.filter(one => one.isActive)]

/** The seven days of the calendar week after this one, as its first and last day: from Monday, or from Sunday. */
export function nextWeeks({ today, day }: Facts): [first: string, last: string][] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const toMonday = weekday === 0 ? 1 : 8 - weekday
  const toSunday = 7 - weekday
  return [toMonday, toSunday].map(offset => [day(offset), day(offset + 6)])
}
