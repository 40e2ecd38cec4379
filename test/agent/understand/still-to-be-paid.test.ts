import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const days = { type: ['string', 'null'], format: 'date' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })

const mills = ['Birch Mill', 'Elm Mill'].map((name, at) => ({ id: at + 1, name }))
const bills = [
  [1, 1, 'sent', null],
  [2, 1, 'paid', '2025-03-01'],
  [3, 1, 'overdue', null],
  [4, 1, 'draft', null],
  [5, 2, 'writtenOff', null],
  [6, 2, 'draft', null],
].map(([key, mill_id, status, paid_on]) => ({ id: key, number: `BL-20${key}`, mill_id, status, paid_on }))
const fines = [
  [1, 'outstanding', null],
  [2, 'paid', '2025-03-01'],
  [3, 'waived', null],
].map(([key, state, paid_on]) => ({ id: key, state, paid_on }))
const permits = [
  [1, 'submitted', null],
  [2, 'approved', '2025-03-01'],
  [3, 'under_review', null],
  [4, 'refused', '2025-03-02'],
].map(([key, stage, decided_on]) => ({ id: key, reference: `P-${key}`, stage, decided_on }))

const ask = (message: string) =>
  converse(
    reads('yard', '/mills', () => mills, list({ id, name: text })),
    reads('yard', '/bills', () => bills, list({ id, number: text, mill_id: id, status: choice('draft', 'sent', 'paid', 'overdue', 'writtenOff'), paid_on: days })), // oxfmt-ignore
    reads('yard', '/fines', () => fines, list({ id, state: choice('outstanding', 'paid', 'waived'), paid_on: days })),
    reads('yard', '/permits', () => permits, list({ id, reference: text, stage: choice('submitted', 'under_review', 'approved', 'refused'), decided_on: days })), // oxfmt-ignore
  ).ask(message)

describe('what still has to be paid or decided', () => {
  for (const [message, wanted] of [
    ['Which bills does Birch Mill still have to pay?', [1, 3]],
    ['show me the bills that Birch Mill has yet to pay', [1, 3]],
    ['Which bills still need paying?', [1, 3]],
    ['Which mills still have a bill to pay?', [1]],
    // A draft is owed by nobody, and what is overdue by somebody, though it is listed behind those that are paid.
    ['Which mills still have to pay?', [1]],
    ['Which fines do we still have to pay?', [1]],
    ['Which permits do we still have to approve?', [1, 3]],
    ['permits we still have to decide', [1, 3]],
  ] as const)
    it(`is told: ${message}`, async () => {
      const { data, response } = await ask(message)
      const ids = [data.result].flat().map(row => (row as { id: number }).id)
      expect(ids, response).to.deep.equal(wanted)
    })

  it('asks whether one of them is', async () => {
    expect((await ask('Do we still have to pay BL-203?')).data.result).to.equal(true)
    expect((await ask('Do we still have to pay BL-202?')).data.result).to.equal(false)
  })
})
