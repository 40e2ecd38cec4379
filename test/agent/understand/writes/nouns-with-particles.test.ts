import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const parameter = (name: string, place: string, schema: Record<string, unknown>, required = false) => ({
  name, type: String(schema.type), required, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const answer = () => ({})
const requests = [{ id: 12, days: 2, decision: 'Pending' }, { id: 13, days: 3, decision: 'Approved' }] // oxfmt-ignore
const lanes = [{ id: 1, name: 'Payments' }, { id: 2, name: 'Search' }] // oxfmt-ignore
const notes = [{ id: 21, title: 'Old one', lane_id: 1 }]
const office = () =>
  converse(
    reads('office', '/time_off_requests', () => requests, list({ id: whole, days: whole, decision: { ...text, enum: ['Pending', 'Approved'] } })), // oxfmt-ignore
    reads('office', '/lanes', () => lanes, list({ id: whole, name: text })),
    reads('office', '/notes', () => notes, list({ id: whole, title: text, lane_id: whole })),
    { record: tool('office', 'approve_request', 'POST', '/time_off_requests/{id}/approve', [parameter('id', 'path', whole, true)], {}), answer }, // oxfmt-ignore
    { record: tool('office', 'delete_request', 'DELETE', '/time_off_requests/{id}', [parameter('id', 'path', whole, true)], {}), answer }, // oxfmt-ignore
    { record: tool('office', 'create_note', 'POST', '/notes', [parameter('title', 'body', text, true), parameter('lane_id', 'body', whole, true)], {}), answer }, // oxfmt-ignore
  )

describe('orders about nouns that have a particle', () => {
  for (const [message, name] of [
    ['Approve time-off request 12.', 'approve_request'],
    ['please approve time off request 12', 'approve_request'],
    ['delete time off request 12', 'delete_request'],
  ] as const)
    it(`are about the record and take nothing out of another: ${message}`, async () => {
      const { pending, response } = await office().ask(message)
      expect(pending?.tool, response).to.include(name)
      expect(pending?.args, response).to.deep.equal({ id: 12 })
    })
})

describe('what is called so', () => {
  for (const message of [
    'create a note on the Payments lane called "Receipt is sent twice"',
    'create a note called "Receipt is sent twice" on the Payments lane',
  ])
    it(`is what is made, where the record that it belongs to has its name: ${message}`, async () => {
      const { pending, response } = await office().ask(message)
      expect(pending?.args, response).to.deep.equal({ title: 'Receipt is sent twice', lane_id: 1 })
    })

  it('is the record that it belongs to, where that has no other name', async () => {
    const { pending, response } = await office().ask('create a note titled Refunds on the lane called Search')
    expect(pending?.args, response).to.deep.equal({ title: 'Refunds', lane_id: 2 })
  })
})
