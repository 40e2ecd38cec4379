import { expect } from 'chai'
import { date as day, int as id, list, moment, num as number, of as oneOf, text } from '../../support/memory/schemas.ts'
import { keeps } from '../../support/styles/changes.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const told = (schema: object, description: string) => ({ ...schema, description })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const rows = <T extends object>(count: number, row: (at: number) => T) => Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at) })) // oxfmt-ignore

const studios = rows(3, at => ({ name: ['North Studio', 'South Studio', 'Loft'][at], pricePerHour: [30, 20, 10][at], monthlyRent: [900, 400, 650][at] })) // oxfmt-ignore
const bands = rows(3, at => ({ name: ['The Kites', 'Amber Row', 'Low Tide'][at] }))
const sessions = rows(6, at => ({
  code: `S-${at + 1}`,
  studioId: [1, 2, 2, 3, 2, 1][at],
  bandId: [1, 1, 2, 3, 1, 2][at],
  purpose: ['Rehearsal', 'Recording', 'Rehearsal', 'Rehearsal', 'Recording', 'Recording'][at],
  startsAt: `2024-0${at < 3 ? 3 : 4}-1${at}T10:00:00Z`,
  endsAt: `2024-0${at < 3 ? 3 : 4}-1${at}T1${[2, 5, 4, 6, 1, 3][at]}:00:00Z`,
  fee: [60, 100, 80, 60, 20, 90][at],
  deposit: [0, 10, 0, 0, 10, 0][at],
  status: ['Held', 'Held', 'Held', 'CalledOff', 'Held', 'Confirmed'][at],
  createdAt: '2024-02-01T09:00:00Z',
}))
const bills = rows(4, at => ({ number: `B-${at + 1}`, sessionId: at + 1, amount: [60, 100, 80, 60][at], vatAmount: [12, 20, 16, 12][at], issuedOn: '2024-05-01', paidOn: ['2024-05-03', null, null, '2024-05-04'][at] })) // oxfmt-ignore
const studio = () =>
  converse(
    reads('studio', '/studios', () => studios, list({ id, name: text, pricePerHour: told(number, 'EUR'), monthlyRent: told(number, 'EUR') })), // oxfmt-ignore
    reads('studio', '/bands', () => bands, list({ id, name: text })),
    ...keeps('studio', 'session', { rows: sessions, fields: { code: text, studioId: id, bandId: id, purpose: oneOf('Rehearsal', 'Recording'), startsAt: moment, endsAt: moment, fee: told(number, 'EUR'), deposit: told(number, 'EUR'), status: oneOf('Requested', 'Confirmed', 'Held', 'CalledOff'), createdAt: moment } }), // oxfmt-ignore
    reads('studio', '/bills', () => bills, list({ id, number: text, sessionId: id, amount: told(number, 'EUR without VAT'), vatAmount: told(number, 'EUR'), issuedOn: day, paidOn: maybe(day) })), // oxfmt-ignore
  )

const depots = rows(2, at => ({ name: ['Elm Depot', 'Oak Depot'][at] }))
const rangers = rows(5, at => ({ fullName: ['Ann Moor', 'Bea Lund', 'Cyd Hale', 'Dov Tarn', 'Eve Rand'][at], rank: ['guide', 'guide', 'chief', 'guide', 'chief'][at], depotId: [1, 1, 1, 2, 2][at], hourlyPay: 20, startedOn: `201${at + 2}-01-01` })) // oxfmt-ignore
const hikers = rows(3, at => ({ fullName: ['Fay Orr', 'Gus Penn', 'Hal Quist'][at], email: `h${at}@mail.example`, registeredOn: `200${at + 2}-01-01` })) // oxfmt-ignore
const pumps = rows(2, at => ({ model: ['Vega 2', 'Vega 5'][at], cyclesRun: [400, 900][at], motDue: ['2031-02-01', '2031-08-01'][at], lastChecked: ['2025-03-01', '2023-02-01'][at] })) // oxfmt-ignore
const rescues = rows(5, at => ({
  kind: ['fall', 'fall', 'storm', 'storm', 'fall'][at],
  happenedOn: ['2024-03-01', '2024-03-02', '2024-03-09', '2024-04-02', '2024-04-03'][at],
  commanderId: [2, 2, 3, 2, 3][at],
  hikerId: [1, 1, 1, 2, 2][at],
  pieces: 2,
  damageEstimate: [100, null, 300, 50, null][at],
}))
const park = () =>
  converse(
    reads('park', '/depots', () => depots, list({ id, name: text })),
    reads('park', '/rangers', () => rangers, list({ id, fullName: text, rank: oneOf('guide', 'chief'), depotId: id, hourlyPay: told(number, 'EUR'), startedOn: day })), // oxfmt-ignore
    reads('park', '/hikers', () => hikers, list({ id, fullName: text, email: text, registeredOn: day })),
    reads(
      'park',
      '/pumps',
      () => pumps,
      list({ id, model: text, cyclesRun: id, motDue: told(day, 'Next MOT'), lastChecked: day }),
    ),
    reads('park', '/rescues', () => rescues, list({ id, kind: oneOf('fall', 'storm'), happenedOn: day, commanderId: told(id, 'Ranger in command'), hikerId: id, pieces: id, damageEstimate: maybe(told(number, 'EUR')) })), // oxfmt-ignore
  )

/** The answer to a message. */
async function answerOf(start: typeof studio, message: string): Promise<string> {
  const { response, confidence } = await start().ask(message)
  if (process.env['TELL']) console.log(message, '\n   <', response, confidence)
  return response
}

describe('what was called off, lasts or brought something in', () => {
  for (const [start, answer, message] of [
    [studio, /status Confirmed → CalledOff/, 'Call off session 6'],
    [studio, /status Confirmed → CalledOff/, 'Call session 6 off'],
    [studio, /South Studio has the most sessions: 3/, 'Which studio has the most sessions?'],
    [studio, /4 hours/, 'How long does a rehearsal take on average?'],
    [studio, /3\.5 hours/, 'How long do sessions last on average?'],
    [studio, /fee .*is .?200\b/, 'How much did the South Studio bring in?'],
    [
      studio,
      /difference is .?70\b/,
      'What is the difference between the fees of sessions in March 2024 and April 2024?',
    ],
    [studio, /North Studio: .?900/, 'Which studio pays the highest rent?'],
    [studio, /^2 bands.*Kites.*Amber Row/, 'Which bands still owe us money?'],
    [studio, /Kites.*100/, 'Which band owes us the most?'],
    [park, /^Rescues by month, more than 2: 2024-03 3\./, 'Which months had more than 2 rescues?'],
    [park, /^Rescues by month, more than 2: 2024-03 3\./, 'Months with more than 2 rescues'],
    [park, /chief, Elm Depot: 1; chief, Oak Depot: 1; guide, Elm Depot: 2; guide, Oak Depot: 1/, 'How many rangers of each rank does every depot have?'], // oxfmt-ignore
    [park, /chief, Elm Depot: 1; chief, Oak Depot: 1/, 'How many rangers of each rank are there at each depot?'],
    [park, /\b400\b/, 'What is the total damage of the rescues in March 2024?'],
    [park, /Vega 5/, 'Which pump has run the most cycles?'],
    [park, /Vega 5/, 'Which pump has its MOT last?'],
    [park, /^1 pump .*Vega 5/, 'Pumps that have not been checked for more than a year'],
    [park, /^1 pump .*Vega 5/, 'Which pumps were not checked in the last twelve months?'],
    [park, /Bea Lund has the most rescues: 3/, 'Who has commanded the most rescues?'],
    [park, /Ann Moor/, 'Who has worked here the longest?'],
    [park, /\b1 hiker/, 'How many hikers have never had a rescue?'],
  ] as const)
    it(`is understood: ${message}`, async () =>
      expect(await answerOf(start as typeof studio, message)).to.match(answer))
})
