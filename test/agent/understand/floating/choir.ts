import { date as day, flag, int as id, list, num, of, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const halls = [
  { id: 1, name: 'Old Mill', hire_fee: 80, seats: 120, length_m: 20 },
  { id: 2, name: 'Saint Bride', hire_fee: 150, seats: 300, length_m: 45 },
]
const singers = [
  { id: 11, name: 'Ann Lee', voice: 'alto', joined_on: '2021-02-01', weekly_minutes: 60 },
  { id: 12, name: 'Bo Ray', voice: 'bass', joined_on: '2022-05-01', weekly_minutes: 90 },
  { id: 13, name: 'Cy Fox', voice: 'bass', joined_on: '2023-09-01', weekly_minutes: 30 },
]
const rehearsals = [
  { id: 21, title: 'Opening', hall_id: 1, held_on: '2025-02-03' },
  { id: 22, title: 'Psalms', hall_id: 2, held_on: '2025-02-10' },
  { id: 23, title: 'Motets', hall_id: 2, held_on: '2025-03-17' },
]
const absences = [
  { id: 31, singer_id: 11, rehearsal_id: 21, excused: true, noted_on: '2025-02-02' },
  { id: 32, singer_id: 11, rehearsal_id: 23, excused: false, noted_on: '2025-03-16' },
  { id: 33, singer_id: 12, rehearsal_id: 22, excused: false, noted_on: '2025-02-09' },
]
const sale = (key: number, price: number, paid_by: string, sold_on: string, refunded = false) =>
  ({ id: key, number: `S-${key}`, price, paid_by, sold_on, refunded, seats: key - 40 }) // oxfmt-ignore
const sales = [
  sale(41, 20, 'card', '2025-01-05'),
  sale(42, 40, 'cash', '2025-02-06', true),
  sale(43, 60, 'card', '2025-02-07'),
  sale(44, 10, 'cheque', '2025-02-20'),
]
const repairs = [
  { id: 51, code: 'R-51', instrument: 'organ', started_on: '2025-01-01', finished_on: '2025-01-11', cost: 300 },
  { id: 52, code: 'R-52', instrument: 'piano', started_on: '2025-02-01', finished_on: '2025-02-05', cost: 90 },
]

/** A choir with its halls, singers, rehearsals, who was absent from them, what was sold, and what was repaired. */
export const askChoir = (...messages: string[]): Promise<{ response: string; confidence: number }> => {
  const talk = converse(
    reads('choir', '/halls', () => halls, list({ id, name: text, hire_fee: money, seats: id, length_m: num })),
    reads('choir', '/singers', () => singers, list({ id, name: text, voice: of('alto', 'bass'), joined_on: day, weekly_minutes: id })), // oxfmt-ignore
    reads('choir', '/rehearsals', () => rehearsals, list({ id, title: text, hall_id: id, held_on: day })),
    reads('choir', '/absences', () => absences, list({ id, singer_id: id, rehearsal_id: id, excused: flag, noted_on: day })), // oxfmt-ignore
    reads('choir', '/ticket-sales', () => sales, list({ id, number: text, price: money, paid_by: of('card', 'cash', 'cheque'), sold_on: day, refunded: flag, seats: id })), // oxfmt-ignore
    reads('choir', '/repairs', () => repairs, list({ id, code: text, instrument: of('organ', 'piano'), started_on: day, finished_on: day, cost: money })), // oxfmt-ignore
  )
  return messages.reduce<Promise<{ response: string; confidence: number }>>(
    async (before, message) => (await before, talk.ask(message)),
    Promise.resolve({ response: '', confidence: 0 }),
  )
}
