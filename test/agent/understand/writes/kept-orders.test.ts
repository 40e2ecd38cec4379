import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

type Args = Record<string, unknown>

/** Says a message to the desk; nothing may have been changed at the end. */
async function say(message: string) {
  const registry = createDeskRegistry()
  const { ask } = createConversation(registry)
  const last = await ask(message)
  expect(registry.writes()).to.deep.equal([])
  return last
}

describe('what is told and is to be kept', () => {
  const orders: [message: string, tool: string, args: Args][] = [
    ['Ticket 1 is with Tessa Quill from now on, could you change that?', 'desk_patch_ticket', { id: 1, agentId: 2 }],
    ['Ticket 1 takes six hours instead of four, change that please', 'desk_patch_ticket', { id: 1, estimate: 6 }],
    ['change ticket 1 from 4 to 6', 'desk_patch_ticket', { id: 1, estimate: 6 }],
    ["We've got 12 KB-77 in stock again, please update it.", 'desk_patch_part', { sku: 'KB-77', stock: 12 }],
    ['Ann Weaver wants the newsletter no more', 'desk_patch_customer', { id: 1, newsletter: false }],
    ['sign John Pike up for the newsletter, but ask me first', 'desk_patch_customer', { id: 2, newsletter: true }],
    ['I want the customer Mary Holt removed, but check with me before you do it.', 'desk_remove_customer', { id: 3 }],
    ['take Mary Holt off the list, but ask me first', 'desk_remove_customer', { id: 3 }],
    ['We have to close ticket 3. Close it please, but let me confirm first.', 'desk_patch_ticket', { id: 3, state: 'closed' }],
    ["I've got a new ticket for you: Keyboard sticks, for Mary Holt, urgency high", 'desk_open_ticket', { subject: 'Keyboard sticks', urgency: 'high', customerId: 3 }],
  ] // oxfmt-ignore
  for (const [message, wanted, args] of orders)
    it(`is an order that waits for a yes: “${message}”`, async () => {
      const { pending, response } = await say(message)
      expect(pending?.tool, response).to.equal(wanted)
      expect(pending?.args).to.deep.equal(args)
    })

  const none = [
    'Ticket 2 was never with Tessa Quill, can you change that?',
    'I hope ticket 2 is with Tessa Quill, please change that',
    'Is ticket 2 with Tessa Quill now?',
    'tickets that take six hours instead of four',
    'change ticket 1 from 5 to 6',
  ]
  for (const message of none)
    it(`orders nothing: “${message}”`, async () => {
      const { pending } = await say(message)
      expect(pending).to.equal(undefined)
    })
})

const whole = { type: 'integer' }
const key = (name: string, type: string, isRequired = true) => ({
  name, type, required: isRequired, description: '', constraints: [], in: 'body', schema: { type },
}) // oxfmt-ignore
const make = (name: string, path: string, body: ReturnType<typeof key>[]) => ({
  record: tool('farm', name, 'POST', path, body, {}),
  answer: () => ({}),
})

/** Pickers with a first day, fields, and the crates that were picked. */
const farm = () =>
  converse(
    reads('farm', '/pickers', () => [{ id: 1, name: 'Ada Brook', badge: 'P-1', hired_on: '2024-05-01', email: 'ada@farm.example' }], list({ id: whole, name: text, badge: text, hired_on: { type: 'string', format: 'date' }, email: text })), // oxfmt-ignore
    reads('farm', '/fields', () => [{ id: 7, name: 'Long Acre' }], list({ id: whole, name: text })),
    reads('farm', '/pickings', () => [{ id: 1, picker_id: 1, field_id: 7, crates: 4, crop: 'plums' }], list({ id: whole, picker_id: whole, field_id: whole, crates: whole, crop: { type: 'string', enum: ['plums', 'sour cherries'] } })), // oxfmt-ignore
    make('create_picker', '/pickers', [key('name', 'string'), key('email', 'string', false)]),
    make('create_picking', '/pickings', [key('picker_id', 'integer'), key('field_id', 'integer'), key('crates', 'integer')]), // oxfmt-ignore
  )

describe('records that no noun names', () => {
  it('are those whose figure is counted: “log 12 crates for Ada Brook on Long Acre”', async () => {
    const { pending, response } = await farm().ask('log 12 crates for Ada Brook on Long Acre')
    expect(pending?.tool, response).to.equal('farm_create_picking')
    expect(pending?.args).to.deep.equal({ picker_id: 1, field_id: 7, crates: 12 })
  })
  it('are those that begin with what the verb says: “hire Ida Roe” of people with a day of hiring', async () => {
    const { pending, response } = await farm().ask('hire Ida Roe, ida@farm.example')
    expect(pending?.tool, response).to.equal('farm_create_picker')
    expect(pending?.args).to.deep.equal({ name: 'Ida Roe', email: 'ida@farm.example' })
  })
})
