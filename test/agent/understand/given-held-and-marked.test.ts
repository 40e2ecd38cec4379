import { expect } from 'chai'
import {
  date as day,
  flag,
  int as id,
  list,
  moment,
  num as number,
  of as oneOf,
  text,
} from '../../support/memory/schemas.ts'
import { keeps } from '../../support/styles/changes.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const told = (schema: object, description: string) => ({ ...schema, description })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const rows = <T extends object>(count: number, row: (at: number) => T) => Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at) })) // oxfmt-ignore

const coaches = rows(2, at => ({ name: ['Ann Moor', 'Bea Lund'][at], lessonPrice: [65, 40][at] }))
const greenkeepers = rows(2, at => ({ name: ['Tom Reed', 'Una Salt'][at] }))
const courses = rows(2, at => ({ name: ['Pine Course', 'Lakes'][at], greenFee: [30, 50][at], greenkeeperId: at + 1 }))
const players = rows(3, at => ({ firstName: ['Fay', 'Gus', 'Hal'][at], lastName: ['Orr', 'Penn', 'Quist'][at], homeCourseId: 1, membership: ['full', 'weekday', 'full'][at] })) // oxfmt-ignore
const lessons = rows(5, at => ({
  coachId: [1, 1, 1, 2, 2][at],
  playerId: [1, 2, 2, 1, 2][at],
  startsAt: `2024-03-0${at + 4}T10:00:00Z`,
  minutes: 60,
  state: ['given', 'missed', 'missed', 'given', 'given'][at],
}))
const rounds = rows(3, at => ({ playerId: at + 1, courseId: 2, teeTime: `2024-03-0${[4, 4, 5][at]}T09:00:00Z`, strokes: 80 + at })) // oxfmt-ignore
const golf = () =>
  converse(
    reads('golf', '/coaches', () => coaches, list({ id, name: text, lessonPrice: told(number, 'EUR per lesson') })),
    reads('golf', '/greenkeepers', () => greenkeepers, list({ id, name: text })),
    reads(
      'golf',
      '/courses',
      () => courses,
      list({ id, name: text, greenFee: told(number, 'EUR'), greenkeeperId: id }),
    ),
    reads('golf', '/players', () => players, list({ id, firstName: text, lastName: text, homeCourseId: id, membership: oneOf('full', 'weekday', 'junior') })), // oxfmt-ignore
    reads('golf', '/lessons', () => lessons, list({ id, coachId: id, playerId: id, startsAt: moment, minutes: id, state: oneOf('booked', 'given', 'missed') })), // oxfmt-ignore
    reads('golf', '/rounds', () => rounds, list({ id, playerId: told(id, 'Player who played it'), courseId: id, teeTime: moment, strokes: id })), // oxfmt-ignore
  )

const buyers = rows(2, at => ({ name: ['The Plough', 'Wine Cave'][at], type: ['Pub', 'Shop'][at] }))
const sales = rows(6, at => ({ invoiceNumber: `R${500 + at}`, buyerId: [1, 1, 2, 2, 1, 1][at], soldOn: ['2024-03-05', '2024-03-05', '2024-03-05', '2024-03-05', '2025-04-02', '2025-05-02'][at], bottles: [6, 12, 10, 2, 8, 20][at], totalPrice: [30, 60, 45, 9, 40, 104][at], transportCost: 5, paidOn: [null, '2024-03-09', null, null, null, null][at] })) // oxfmt-ignore
const vans = rows(2, at => ({ callSign: ['B-11', 'B-15'][at], odometerKm: [7000, 16_900][at], riggerId: at + 1, inService: true })) // oxfmt-ignore
const riggers = rows(2, at => ({ name: ['Ida Voss', 'Paul Renn'][at] }))
const cellar = () =>
  converse(
    reads('cellar', '/buyers', () => buyers, list({ id, name: text, type: oneOf('Pub', 'Shop') })),
    ...keeps('cellar', 'sale', { rows: sales, fields: { invoiceNumber: text, buyerId: id, soldOn: day, bottles: id, totalPrice: told(number, 'EUR'), transportCost: told(number, 'EUR'), paidOn: maybe(day) } }), // oxfmt-ignore
    reads('cellar', '/riggers', () => riggers, list({ id, name: text })),
    ...keeps('cellar', 'van', { rows: vans, fields: { callSign: text, odometerKm: id, riggerId: told(id, 'Rigger who looks after the van'), inService: flag } }), // oxfmt-ignore
  )

/** The answer to the last of several messages. */
async function last(start: typeof golf, messages: readonly string[]): Promise<string> {
  const { ask } = start()
  for (const message of messages.slice(0, -1)) await ask(message)
  const { response, confidence } = await ask(messages.at(-1)!)
  if (process.env['TELL']) console.log(messages.join(' / '), '\n   <', response, confidence)
  return response
}

describe('what was given, held, paid and shown by a meter', () => {
  for (const [start, answer, ...messages] of [
    [golf, /Bea Lund has the most lessons .*: 2\b/, 'Which coach has given the most lessons?'],
    [golf, /There are 2 lessons/, 'How many lessons did Bea Lund give in March 2024?'],
    [golf, /Monday has the most rounds: 2/, 'Which weekday has the most rounds?'],
    [golf, /^Rounds by weekday: Monday 2, Tuesday 1/, 'rounds per weekday'],
    [golf, /1 player with membership weekday/, 'how many weekday players are there?'],
    [golf, /Una Salt/, 'Which course has the highest green fee?', 'and who is its greenkeeper?'],
    [golf, /Ann Moor: .?65/, 'Which coach charges the most per lesson?'],
    [golf, /lesson price of Bea Lund is .?40/, 'What does Bea Lund charge per lesson?'],
    [cellar, /went up by .?64 .*.?40 .*April 2025.*.?104 /, 'By how many percent did sales grow this month?'],
    [cellar, /Pub .?234, Shop .?54/, 'Revenue by type of buyer'],
    [cellar, /bottles .*\b30\b/, 'How many bottles did we sell in March 2024?'],
    [cellar, /paid on not given → May 14, 2025/, 'Mark sale R502 as paid'],
    [cellar, /paid on not given → May 14, 2025/, 'Sale R502 has been paid'],
    [cellar, /16,900 km → 98,400 km/, 'B-15 now has 98,400 km on the clock'],
    [cellar, /16,900 km → 98,400 km/, 'The odometer of B-15 shows 98,400 km'],
    [cellar, /rigger Paul Renn → Ida Voss/, 'Put Ida Voss in charge of B-15'],
  ] as const)
    it(`is understood: ${messages.join(' / ')}`, async () => expect(await last(start as typeof golf, messages)).to.match(answer)) // oxfmt-ignore

  it('is not who plays', async () =>
    expect(await last(golf, ['Which course is played the most?'])).to.not.match(/players/))
})
