import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const id = { type: 'integer' }
const listOf = (properties: Record<string, unknown>) => ({ type: 'array', items: { type: 'object', properties } })
const guests = [{ id: 1, name: 'Ann Moor' }, { id: 2, name: 'Ben Oak' }] // oxfmt-ignore
const stays = [
  { id: 11, guest_id: 1, status: 'checked_out' },
  { id: 12, guest_id: 2, status: 'checked_in' },
]
const parameter = { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: id } // oxfmt-ignore

const ask = (message: string) =>
  converse(
    reads('inn', '/guests', () => guests, listOf({ id, name: text })),
    reads('inn', '/stays', () => stays, listOf({ id, guest_id: id, status: { ...text, enum: ['checked_in', 'checked_out'] } })),
    { record: tool('inn', 'check_out', 'POST', '/stays/{id}/check-out', [parameter], {}), answer: () => ({}) },
  ).ask(message) // oxfmt-ignore

describe('a verb and its particle around what is meant', () => {
  it('are an order, no question for those to whom it was done', async () => {
    for (const message of ['check the guest out', 'please check the guest out now'])
      expect((await ask(message)).response, message).to.match(/^Which stay should I check out\?/)
  })

  it('leave a question as it is', async () => {
    expect((await ask('which guests have checked out?')).data.result).to.have.length(1)
  })
})
