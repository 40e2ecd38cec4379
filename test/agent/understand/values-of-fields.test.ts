import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const people = [{ id: 1, name: 'Ann Lee', stage: 'Interview' }, { id: 2, name: 'Bo Ray', stage: 'New' }] // oxfmt-ignore
const talks = [{ id: 11, applicant_id: 2, room: 'Elm' }]
const orders = [
  { id: 21, posting_method: 'express', status: 'open' },
  { id: 22, posting_method: 'express', status: 'posted' },
]
const firm = () =>
  converse(
    reads('firm', '/applicants', () => people, list({ id, name: text, stage: choice('New', 'Interview') })),
    reads('firm', '/interviews', () => talks, list({ id, applicant_id: id, room: text })),
    reads('firm', '/orders', () => orders, list({ id, posting_method: choice('express', 'plain'), status: choice('open', 'posted') })), // oxfmt-ignore
  )

describe('a value before a word of its field', () => {
  for (const [message, found] of [
    ['which applicants are in the interview stage', [1]],
    ['orders with express posting', [21, 22]],
  ] as const)
    it(`is that of the field, and the word is nothing else: ${message}`, async () => {
      const { data } = await firm().ask(message)
      expect((data.result as { id: number }[]).map(one => one.id)).to.deep.equal(found)
    })
})
