import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { list, text } from '../../../support/memory/schemas.ts'

const id = { type: 'integer' }
const accounts = ['Berg Ltd', 'Holm Ltd'].map((name, at) => ({ id: at + 1, name }))
const bills = [
  { id: 11, account_id: 1, status: 'paid', paid_by: 'bank' },
  { id: 12, account_id: 1, status: 'paid', paid_by: 'card' },
  { id: 13, account_id: 2, status: 'open', paid_by: null },
]
const ask = (message: string) =>
  converse(
    reads('quay', '/accounts', () => accounts, list({ id, name: text })),
    reads('quay', '/bills', () => bills, list({ id, account_id: id, status: text, paid_by: text })),
  ).ask(message)

describe('an adviser whom the answer is for', () => {
  for (const message of [
    'For the accountant I need every paid bill, the complete list please.',
    'For the bank I need all paid bills.',
    'For our auditor: list the paid bills.',
    'I need all paid bills for the accountant.',
    'List the paid bills, for the tax man please.',
  ])
    it(`is none of the records: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(
        (data.result as { id: number }[] | null)?.map(one => one.id),
        response,
      ).to.have.members([11, 12])
    })
})
