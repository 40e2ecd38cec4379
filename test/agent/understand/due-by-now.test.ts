import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
/** So many days from that on which the questions are asked. */
const today = (days: number) => new Date(Date.UTC(2025, 4, 14) + days * 86_400_000).toISOString().slice(0, 10)

const keepers = ['Ann Berg', 'Bo Holm', 'Cleo Dahl'].map((name, at) => ({ id: at + 1, name }))
const bills = [
  [11, 1, 'open', -40],
  [12, 1, 'paid', -20],
  [13, 2, 'open', 0],
  [14, 3, 'open', 9],
  [15, 3, 'paid', -33],
].map(([own, keeper, status, due]) => ({ id: own, keeper_id: keeper, status, due_on: today(Number(due)), paid_on: status === 'paid' ? today(-9) : null })) // oxfmt-ignore
const ask = async (message: string) => {
  const { data, response } = await converse(
    reads('quay', '/keepers', () => keepers, list({ id, name: text })),
    reads('quay', '/bills', () => bills, list({ id, keeper_id: id, status: { type: 'string', enum: ['open', 'paid'] }, due_on: day, paid_on: { ...day, nullable: true } })), // oxfmt-ignore
  ).ask(message)
  return { ids: [data.result].flat().map(one => (one as { id?: number } | null)?.id), response }
}

describe('what is due, where no day is told', () => {
  for (const [message, wanted] of [
    ['Which bills are due?', [11, 13]],
    ['Which unpaid bills are due now?', [11, 13]],
    ['Which bills have fallen due and are not paid?', [11, 13]],
    ['Which keepers have bills that are due?', [1, 2]],
  ] as [string, number[]][])
    it(`is due by today and not done: ${message}`, async () => {
      const { ids, response } = await ask(message)
      expect(ids, response).to.have.members(wanted)
    })
})

describe('what fell due', () => {
  for (const [message, wanted] of [
    ['Which bills fell due last month?', [11, 12, 15]],
    ['Which bills came due in April 2025?', [11, 12, 15]],
  ] as [string, number[]][])
    it(`was due then, whatever became of it: ${message}`, async () => {
      const { ids, response } = await ask(message)
      expect(ids, response).to.have.members(wanted)
    })
})
