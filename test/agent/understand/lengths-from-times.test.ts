import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const shifts = [
  ['08:15', '09:00'],
  ['10:00', '12:30'],
  ['23:30', '00:15'],
].map(([starts_at, ends_at], at) => ({ id: at + 1, starts_at, ends_at }))
const faults = [
  ['2025-03-01', '2025-03-05'],
  ['2025-03-02', '2025-03-12'],
  ['2025-04-01', null],
].map(([reported_on, fixed_on], at) => ({ id: at + 1, reported_on, fixed_on }))
const plant = (message: string) =>
  converse(
    reads('plant', '/shifts', () => shifts, list({ id: whole, starts_at: { ...text, format: 'time' }, ends_at: { ...text, format: 'time' } })), // oxfmt-ignore
    reads('plant', '/faults', () => faults, list({ id: whole, reported_on: day, fixed_on: maybe(day) })),
  ).ask(message)

describe('how long something is that begins and ends at times of the day', () => {
  it('is told in minutes, also past midnight', async () =>
    expect((await plant('how long is a shift on average?')).data.result).to.equal(80))

  it('is bound and ranked by them', async () => {
    expect((await plant('how many shifts last more than two hours?')).data.result).to.equal(1)
    expect((await plant('what is the longest shift?')).data.result).to.deep.include({ id: 2 })
  })
})

describe('how long it takes to do something', () => {
  for (const message of [
    'How long does it take on average to fix a fault?',
    'How many days does it take to fix a fault on average?',
    'How long do faults take to fix on average?',
    'How long do faults take to get fixed on average?',
  ])
    it(`is the time between its two dates: “${message}”`, async () =>
      expect((await plant(message)).data.result).to.equal(7))
})
