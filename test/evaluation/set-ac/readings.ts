import type { Facts } from '../facts.ts'

/** "Our households": all on file, those that are not closed, and the active ones. */
export const homes = ({ foodbank: { households } }: Facts) => [
  households,
  households.filter(one => one.status !== 'closed'),
  households.filter(one => one.status === 'active'),
]

/** What an airport may be called in an answer. */
export const place = ({ city, iataCode, name }: Facts['aircrew']['airports'][number]) => [city, iataCode, name]
