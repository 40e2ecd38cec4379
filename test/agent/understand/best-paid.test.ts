import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const oneOf = (...values: string[]) => ({ type: 'string', enum: values })
const money = (description: string) => ({ type: 'number', description })
const gardeners = [
  { id: 11, first_name: 'Ann', last_name: 'Berg', grade: 'trainee', hourly_rate: 12 },
  { id: 12, first_name: 'Bo', last_name: 'Holm', grade: 'trainee', hourly_rate: 11 },
  { id: 13, first_name: 'Cleo', last_name: 'Dahl', grade: 'master', hourly_rate: 24 },
]
const voyages = [{ id: 21, name: 'Skerry', gardener: 12 }]
const bills = [{ id: 31, voyage: 21, total: 900, status: 'paid' }]
const ask = (message: string, told = 'What they are paid an hour, GBP') =>
  converse(
    reads('yard', '/gardeners', () => gardeners, list({ id, first_name: text, last_name: text, grade: oneOf('trainee', 'master'), hourly_rate: money(told) })), // oxfmt-ignore
    reads('yard', '/voyages', () => voyages, list({ id, name: text, gardener: id })),
    reads('yard', '/bills', () => bills, list({ id, voyage: id, total: money('GBP'), status: oneOf('open', 'paid') })),
  ).ask(message)

describe('who is paid the most', () => {
  for (const [message, wanted] of [
    ['Who is the best paid gardener?', 'Dahl'],
    ['Which gardener is the best paid?', 'Dahl'],
    ['Who is the highest paid trainee?', 'Berg'],
    ['Which gardener is paid the least?', 'Holm'],
    ['How many trainees have we got, and what does the best paid of them get an hour?', 12],
    ['What does the worst paid gardener get an hour?', 11],
  ] as const)
    it(`goes by their own pay, though bills are paid, too: ${message}`, async () => {
      const { data, response } = await ask(message)
      const results = data.result as Record<string, unknown>
      expect(JSON.stringify(results), response).to.contain(wanted)
    })

  it('and not by what others are charged for them', async () => {
    const { data } = await ask('Which gardener is the best paid?', 'What clients are charged for an hour')
    expect(data.plan?.confidence ?? 0).to.be.lessThan(0.8)
  })
})
