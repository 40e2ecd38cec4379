import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

type Row = Record<string, unknown>
const whole = { type: 'integer' }
const moment = (description: string) => ({ type: 'string', format: 'date-time', description })

const trams: Row[] = [
  { id: 1, ref: '12.040', eta: '2026-05-30T10:00:00Z', ata: '2026-06-01T10:00:00Z', riders: 90, fare: '2.50', resolved: true, lanterns: 0, inspector_name: 'Ida Falk', scrapped_year: 1950, area_sqm: 30 },
  { id: 2, ref: '12.041', eta: '2026-06-02T10:00:00Z', ata: '2026-06-02T11:00:00Z', riders: 40, fare: '0.00', resolved: false, lanterns: 2, inspector_name: 'Olaf Brun', scrapped_year: 1975, area_sqm: 50 },
] // oxfmt-ignore
const properties = {
  id: whole, ref: text, eta: moment('Estimated time of arrival'), ata: moment('Actual time of arrival'), riders: whole,
  fare: { type: 'number', description: 'EUR' }, resolved: { type: 'boolean' }, lanterns: whole, inspector_name: text, scrapped_year: whole,
  area_sqm: whole,
} // oxfmt-ignore

const ask = (message: string) =>
  converse(
    reads('depot', '/trams', () => trams.map(row => ({ ...row, fare: Number(row.fare) })), {
      type: 'array',
      items: { type: 'object', properties },
    }),
  ).ask(message)

describe('verbs that speak of fields', () => {
  for (const [message, ids] of [
    ['Which trams arrived in June 2026?', [1, 2]],
    ['Which trams were scrapped before 1960?', [1]],
    ['trams that drew more than 50 riders', [1]],
    ['trams scrapped in the 1970s', [2]],
    ['free trams', [2]],
    ['open trams', [2]],
    ['trams with lanterns', [2]],
    ['show me 12.041', [2]],
  ] as const)
    it(message, async () => {
      const { response, data } = await ask(message)
      const shown = [data.result].flat().map(row => (row as { id: number }).id)
      expect(shown, response).to.deep.equal([...ids])
    })

  it('tells who did it by the field that is named after the doer', async () => {
    const { response } = await ask('Who inspected 12.040?')
    expect(response).to.include('Ida Falk')
  })

  it('adds up what is in a square unit', async () => {
    const { response, data } = await ask('How many square metres do the trams have in total?')
    expect(data.result, response).to.equal(80)
  })
})

const shifts: Row[] = [
  { id: 1, title: 'Night watch', warden: 'Ida Falk', hours: 6, rating: 2, hourly_rate: 30 },
  { id: 2, title: 'Gate', warden: 'Olaf Brun', hours: 5, rating: 5, hourly_rate: 10 },
  { id: 3, title: 'Patrol', warden: 'Olaf Brun', hours: 4, rating: 1, hourly_rate: 10 },
]
const shiftFields = {
  id: whole, title: text, hours: { type: 'number', description: 'Length in hours' }, rating: whole,
  hourly_rate: { type: 'number', description: 'EUR' }, warden: { type: 'string', description: 'Who worked it' },
} // oxfmt-ignore
const ofShifts = (more: Row = {}) =>
  converse(
    reads('gatehouse', '/shifts', () => shifts.map(row => ({ ...row, ...more })), {
      type: 'array',
      items: { type: 'object', properties: { ...shiftFields, ...(more.customer !== undefined && { customer: text }) } },
    }),
  )
const askOfShifts = (message: string, more: Row = {}) => ofShifts(more).ask(message)

describe('who has the most of a figure, where records name people in a text', () => {
  for (const [message, name] of [
    ['who worked the most hours?', 'Olaf Brun has the highest total hours of shifts: 9'],
    ['which person worked the most hours?', 'Olaf Brun has the highest total hours'],
    ['who worked the fewest hours?', 'Ida Falk has the lowest total hours of shifts: 6'],
    ['who has the most shifts?', 'Olaf Brun has the most shifts: 2'],
    // No sum is asked for.
    ['who worked the shift with the most hours?', 'The warden of Night watch, the shift with the most hours'],
    ['what is the longest shift?', 'Night watch'],
    ['which shift has the most hours?', 'Night watch'],
    ['who has the highest rating?', 'Gate'],
    ['who has the most hourly rate?', 'Night watch'],
  ] as const)
    it(message, async () => expect((await askOfShifts(message)).response).to.include(name))

  it('says that it added up, and is less sure', async () => {
    const { response, confidence } = await askOfShifts('who worked the most hours?')
    expect(response).to.include('I added up the hours of each warden')
    expect(confidence).to.be.below(0.9)
  })

  it('goes by the verb where two texts name somebody', async () => {
    const { response } = await askOfShifts('who worked the most hours?', { customer: 'City Museum' })
    expect(response).to.include('Olaf Brun')
  })

  it('does not choose where nothing says who of two is meant', async () => {
    const { response, data } = await askOfShifts('who has the most hours?', { customer: 'City Museum' })
    expect(data.error ?? response).to.not.equal(undefined)
    expect(response).to.not.include('Night watch')
  })
})

describe('the other end of a ranking', () => {
  for (const [first, then, said] of [
    ['which shift has the most hours?', 'what about the lowest?', 'The shift with the fewest hours is Patrol: 4'],
    ['what is the longest shift?', 'and the fewest?', 'Patrol'],
    ['top 2 shifts by hours', 'and the lowest?', 'The bottom 2 shifts by hours: Patrol (4) and Gate (5)'],
    ['who worked the most hours?', 'what about the lowest?', 'Ida Falk has the lowest total hours of shifts: 6'],
    ['what is the highest rating of the shifts?', 'what about the lowest?', 'is 1'],
  ] as const)
    it(`“${first}” and then “${then}”`, async () => {
      const { ask } = ofShifts()
      await ask(first)
      expect((await ask(then)).response).to.include(said)
    })
})

describe('a possessive that stands for nothing', () => {
  for (const before of [undefined, 'which flurbs are zorgish?'])
    it(before === undefined ? 'at the beginning' : 'after a question that had no answer', async () => {
      const { ask } = ofShifts()
      if (before !== undefined) await ask(before)
      const { response, data } = await ask('show me their wardens')
      expect(data.error?.code, response).to.equal('NEEDS_INPUT')
      expect(response).to.include('Whose do you mean?')
    })

  it('is understood after an answer', async () => {
    const { ask } = ofShifts()
    await ask('which shifts have more than 5 hours?')
    const { response, data } = await ask('show me their wardens')
    expect(data.error, response).to.equal(undefined)
    expect(response).to.include('Ida Falk').and.not.include('Olaf')
  })
})
