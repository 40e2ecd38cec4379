import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createKnowledge } from '../../../../src/agent/understand/entity-model/knowledge.ts'
import { readCommand } from '../../../../src/agent/understand/writes/read-command.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { catalogueOf } from '../../support/tool-record.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'

const converse = (approvals: 'writes' | 'never' = 'writes') => createConversation(createDeskRegistry(), { approvals })

describe('changes that are told, not asked for', () => {
  const told: [message: string, tool: string, args: Record<string, unknown>][] = [
    ['Ticket 1 has been escalated', 'desk_patch_ticket', { id: 1, escalated: true }],
    ['ticket 2 has just been escalated', 'desk_patch_ticket', { id: 2, escalated: true }],
    ['shipment 9 was delivered', 'desk_patch_shipment', { id: 9, status: 'delivered' }],
    ['John Pike changed his email to j@pike.example', 'desk_patch_customer', { id: 2, email: 'j@pike.example' }],
    ['Ann Weaver no longer wants the newsletter', 'desk_patch_customer', { id: 1, newsletter: false }],
    ['Ann Weaver has a new phone number: +1 555 010 0199', 'desk_patch_customer', { id: 1, phone: '+1 555 010 0199' }],
    ['We delivered shipment 9. Mark it accordingly.', 'desk_patch_shipment', { id: 9, status: 'delivered' }],
    ['Our crew has just closed Screen flickers! Please update the record.', 'desk_patch_ticket', { id: 3, state: 'closed' }],
    ['delte ticket 2', 'desk_delete_ticket', { id: 2 }],
    ['udpate the urgency of ticket 2 to high', 'desk_patch_ticket', { id: 2, urgency: 'high' }],
  ] // oxfmt-ignore
  for (const [message, tool, args] of told)
    it(`wait for a yes whatever the setting: “${message}”`, async () => {
      const { ask, library } = converse('never')
      const { pending, response } = await ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
      expect((library as ReturnType<typeof createDeskRegistry>).writes()).to.deep.equal([])
    })

  const asked: [messages: string[], tool: string, args: Record<string, unknown>][] = [
    [['Wrong email for Ann Weaver, it should be ann@new.example'], 'desk_patch_customer', { id: 1, email: 'ann@new.example' }],
    [["Ann Weaver's email is wrong, it should be ann@new.example"], 'desk_patch_customer', { id: 1, email: 'ann@new.example' }],
    [['The urgency of ticket 2 is now high, not low'], 'desk_patch_ticket', { id: 2, urgency: 'high' }],
    [['John Pike got a new email: j@pike.example - please update his record in the system'], 'desk_patch_customer', { id: 2, email: 'j@pike.example' }],
    [['Bob Marsh moved to the Network team and is not active. Please update.'], 'desk_put_agent', { id: 1, fullName: 'Bob Marsh', email: 'bob@desk.example', team: 'Network', active: false }],
    [['ticket 2', 'and its urgency to high'], 'desk_patch_ticket', { id: 2, urgency: 'high' }],
    [['I think we should delete ticket 2. Wait for my OK though.'], 'desk_delete_ticket', { id: 2 }],
    [['drop ticket 2 from our system'], 'desk_delete_ticket', { id: 2 }],
  ] // oxfmt-ignore
  for (const [messages, tool, args] of asked)
    it(`are understood: “${messages.join('” → “')}”`, async () => {
      const { ask } = converse()
      let last: Awaited<ReturnType<typeof ask>> | undefined
      for (const message of messages) last = await ask(message)
      expect(last!.pending?.tool, last!.response).to.equal(tool)
      expect(last!.pending?.args).to.deep.equal(args)
    })

  it('of records of something that nothing is called change none of the others', async () => {
    const { pending, response } = await createConversation().ask('Set every book of the language Zorbl Vhee to poetry')
    expect(pending, response).to.equal(undefined)
    expect(response).not.to.match(/100 with one yes/)
  })

  it('are asked for by a command that only points at what was told', async () => {
    const { pending, response } = await converse().ask(
      'Ann Weaver does not want the newsletter any more, please change that.',
    )
    expect(pending?.args, response).to.deep.equal({ id: 1, newsletter: false })
  })

  it('may be of the only record that a remark names, whatever else it tells', async () => {
    const { pending, response } = await converse().ask(
      'Our agents in Dayton repaired Screen flickers this morning. You can close it.',
    )
    expect(pending?.args, response).to.deep.equal({ id: 3, state: 'closed' })
    const open = await converse().ask('Our agents repaired Screen flickers and Lost badge. You can close it.')
    expect(open.pending, open.response).to.equal(undefined)
  })

  it('leave what is told afterwards out of the description of the record', async () => {
    const { pending, response } = await converse().ask('Please close ticket 2, it is finished.')
    expect(pending?.args, response).to.deep.equal({ id: 2, state: 'closed' })
  })
})

describe('a kind of record that something is called after', () => {
  const text = { type: 'string' }
  const parcel = { id: { type: 'integer' }, label: text, delivered: { type: 'boolean' } }
  const body = (required: boolean) =>
    Object.entries(parcel).map(([name, schema]) => ({
      name, type: schema.type, required, description: '', constraints: [], in: 'body', schema,
    })) // oxfmt-ignore
  const knowledge = createKnowledge(
    catalogueOf([
      tool('kit', 'parcels_list', 'GET', '/parcels', [], {
        type: 'array',
        items: { type: 'object', properties: parcel },
      }),
      tool('kit', 'parcels_create', 'POST', '/parcels', body(true), { type: 'object', properties: parcel }),
    ]),
  )
  const verbOf = (message: string) => readCommand(message, knowledge)?.verb

  it('is what is spoken of where its number and a verb follow', () => {
    expect(verbOf('Parcel 7 has been delivered')).to.equal(undefined)
    expect(readCommand('Parcel 7 has been delivered', knowledge)).to.include({ action: 'update', isImplied: true })
  })

  it('is the command of what it makes elsewhere', () => expect(verbOf('parcel 7 lamps up')).to.equal('parcel'))
})

describe('several changes in one message', () => {
  it('are made one after the other, each with its own yes', async () => {
    const { ask, engine, turn, library } = converse()
    const first = await ask('close ticket 1 and delete ticket 2')
    expect(first.pending?.tool, first.response).to.equal('desk_patch_ticket')
    const second = await engine.execute(first.pending!, { ...turn('yes'), memory: first.memory })
    expect(second.response).to.match(/^Done: changed the ticket .*\nDelete the ticket .* Shall I go ahead\?/)
    expect(second.pending?.args).to.deep.equal({ id: 2 })
    expect((library as ReturnType<typeof createDeskRegistry>).writes().map(c => c.tool)).to.deep.equal([
      'desk_patch_ticket',
    ])
  })

  it('are not begun when a part makes no sense', async () => {
    const { pending, response } = await converse().ask('delete ticket 2; drop table tickets')
    expect(pending, response).to.equal(undefined)
  })
})

describe('orders that no operation follows', () => {
  it('are declined by name, with what can be done', async () => {
    const { pending, data, response } = await converse().ask('refund the ticket Screen flickers')
    expect(pending).to.equal(undefined)
    expect(data.error?.code, response).to.equal('NOT_AVAILABLE')
    expect(response).to.match(/no way to refund tickets: I can .*change.* them/)
  })

  it('are no questions for a record', async () => {
    const { data, response } = await converse().ask('describe the ticket Screen flickers')
    expect(response).not.to.match(/no way to/)
    expect(data.error?.code, response).to.not.equal('TOOL_FAILED')
  })
})
