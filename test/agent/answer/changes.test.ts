import { expect } from 'chai'
import type { PendingWrite } from '../../../src/agent/turn.ts'
import { failure } from '../../support/library/registry.ts'
import { createConversation } from '../../support/library/ask.ts'
import { createDeskRegistry } from '../../support/desk/registry.ts'

type Args = Record<string, unknown>

/** A conversation over the help desk in which a yes carries out what waits. */
function createDesk(replaced: Record<string, (args: Args) => unknown> = {}) {
  const { ask, engine, turn, library } = createConversation(createDeskRegistry(replaced))
  let pending: PendingWrite | undefined
  let memory: unknown = null
  async function say(message: string) {
    const outcome =
      message === 'yes' && pending
        ? await engine.execute(pending, { ...turn(message), memory: memory as never })
        : await engine.answer({ ...turn(message), memory: memory as never })
    pending = outcome.pending
    memory = outcome.memory
    return outcome
  }
  const rows = (library as unknown as ReturnType<typeof createDeskRegistry>).rows
  const row = (list: keyof typeof rows, id: unknown) => rows[list].find(r => r.id === id || r.sku === id)
  return { ask, say, library, rows, row }
}

describe('changes from the request to the record', () => {
  it('tell what was there before and what comes after, by names', async () => {
    const { say } = createDesk()
    const { response } = await say('set the agent of ticket 1 to Tessa Quill')
    expect(response).to.equal('Change the ticket Printer on fire: agent Bob Marsh → Tessa Quill. Shall I go ahead?')
    expect((await say('yes')).response).to.equal(
      'Done: changed the ticket Printer on fire: agent Bob Marsh → Tessa Quill.',
    )
  })

  it('list the records that one yes is for, and how many they are', async () => {
    const { say, rows } = createDesk()
    const { response } = await say('close all tickets of Ann Weaver or John Pike')
    expect(response).to.match(/^Change 3 tickets:\n- Printer on fire: state open → closed\n/)
    expect((await say('yes')).data.complete).to.equal(true)
    expect(rows.tickets.filter(t => t.state === 'closed')).to.have.length(5)
  })

  it('tell which of several calls failed', async () => {
    const { say, row } = createDesk({
      desk_delete_ticket: ({ id }) => (id === 6 ? failure(409, 'it is locked') : { ok: true }),
    })
    await say('delete all closed tickets')
    const { response, data, confidence } = await say('yes')
    expect(response).to.equal('1 of 2 were done. Not done: Lost badge (it is locked).')
    expect(data.error?.code).to.equal('INCOMPLETE')
    expect(data.steps?.map(step => step.status)).to.deep.equal(['done', 'failed'])
    expect(confidence).to.be.below(0.5)
    expect(row('tickets', 6)).not.to.equal(undefined)
  })

  it('send the whole record where PUT wants it', async () => {
    const { say, library, row } = createDesk()
    await say('rename Bob Ferris to Bob Farris')
    await say('yes')
    expect(library.writes()[0]?.args).to.deep.equal({
      id: 3,
      fullName: 'Bob Farris',
      email: 'ferris@desk.example',
      team: 'Network',
      active: false,
    })
    expect(row('agents', 3)?.team).to.equal('Network')
  })

  it('keep the rest of an object of which a part changes', async () => {
    const { say, row } = createDesk()
    await say('change the city of Mary Holt to Akron')
    await say('yes')
    expect(row('customers', 3)?.address).to.deep.equal({
      street: 'Elm Road 3',
      city: 'Akron',
      zip: '10002',
      country: 'OH',
    })
  })

  it('ask for nothing when the record is so already', async () => {
    const { pending, response } = await createDesk().say('set the urgency of ticket 1 to high')
    expect(pending).to.equal(undefined)
    expect(response).to.equal('Nothing needs to change: the ticket Printer on fire already is so (urgency high).')
  })
})

describe('undo', () => {
  const UNDONE: [
    order: string,
    said: RegExp,
    check: (desk: ReturnType<typeof createDesk>) => unknown,
    expected: unknown,
  ][] = [
    [
      'set the estimate of ticket 1 to 7',
      /^Change the ticket Printer on fire: estimate 7 → 4\./,
      d => d.row('tickets', 1)?.estimate,
      4,
    ],
    [
      'mark all open tickets as waiting',
      /^Change 2 tickets:\n- Printer on fire: state waiting → open/,
      d => d.rows.tickets.filter(t => t.state === 'open').length,
      2,
    ],
    [
      'add customer Max Roe, max@roe.example',
      /^Delete the customer Max Roe that was just created\./,
      d => d.rows.customers.length,
      4,
    ],
    [
      'delete the customer Mary Holt',
      /^Create the customer Mary Holt again/,
      d => d.rows.customers.at(-1)?.email,
      'mary@holt.example',
    ],
    ['rename Bob Ferris to Bob Farris', /Bob Farris → Bob Ferris/, d => d.row('agents', 3)?.fullName, 'Bob Ferris'],
    ['remove the phone of Ann Weaver', /none|not given → 555-0101/, d => d.row('customers', 1)?.phone, '555-0101'],
  ]
  for (const [order, said, check, expected] of UNDONE)
    it(`takes back “${order}” after its own yes`, async () => {
      const desk = createDesk()
      expect((await desk.say(order)).pending, 'proposed').not.to.equal(undefined)
      await desk.say('yes')
      const writes = desk.library.writes().length
      const { response, pending } = await desk.say('undo that')
      expect(response).to.match(said)
      expect(pending).not.to.equal(undefined)
      expect(desk.library.writes(), 'nothing yet').to.have.length(writes)
      await desk.say('yes')
      expect(check(desk)).to.deep.equal(expected)
    })

  it('takes back only what was done', async () => {
    const desk = createDesk({ desk_patch_ticket: ({ id }) => (id === 2 ? failure(500, 'no') : { id }) })
    await desk.say('mark all open tickets as waiting')
    await desk.say('yes')
    const { pending } = await desk.say('undo')
    expect(pending?.args).to.deep.equal({ id: 1, state: 'open' })
  })

  for (const message of ['undo', 'please revert the last change'])
    it(`says so when there is nothing to take back (“${message}”)`, async () => {
      const { data, pending } = await createDesk().say(message)
      expect(pending).to.equal(undefined)
      expect(data.error?.code).to.equal('NOT_AVAILABLE')
    })
})

describe('values of a new record, asked for one at a time', () => {
  it('begins with the first that is missing and lists the rest', async () => {
    const { say } = createDesk()
    expect((await say('add a customer')).response).to.equal(
      'To create a customer I need first name, last name and email. What is the first name?',
    )
    expect((await say('Jane Doe')).response).to.match(
      /I need email\. So far I have: first name Jane, last name Doe\. What is the email\?$/,
    )
    expect((await say('jane at acme')).response).to.match(/“jane at acme” is no email: it is an e-mail address/)
    expect((await say('jane@acme.example')).pending?.args).to.deep.equal({
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'jane@acme.example',
    })
  })

  it('does not skip what the service wants', async () => {
    const { say } = createDesk()
    await say('add a customer called Jane Doe')
    expect((await say('skip')).response).to.match(/cannot leave it out/)
    expect((await say('never mind')).response).to.equal('Nothing was created.')
  })

  it('goes on without what could not be placed, when told so', async () => {
    const { say } = createDesk()
    const asked = await say('create a ticket "Mouse dead" for Mary Holt with colour red')
    expect(asked.response).to.match(/could not place/)
    expect((await say('skip')).pending?.args).to.deep.equal({ subject: 'Mouse dead', customerId: 3 })
  })

  it('lets the next message speak of the record that was made', async () => {
    const { say } = createDesk()
    await say('create a ticket "Mouse dead" for Mary Holt')
    await say('yes')
    expect((await say('set its urgency to high')).pending?.args).to.deep.equal({ id: 106, urgency: 'high' })
  })
})

describe('changes of what is not there', () => {
  for (const [message, name, kind] of [
    ['delete the ticket "hall on fire"', 'hall on fire', 'ticket'],
    ['set the status of "hall on fire" to closed', 'hall on fire', 'ticket'],
    ['delete the customer Jane Nobody, she left', 'Jane Nobody', 'customer'],
  ] as const)
    it(`tell that nothing is called so: ${message}`, async () => {
      const { response, pending, data } = await createDesk().say(message)
      expect(response).to.match(new RegExp(`^I found no ${kind} called “${name}”, so nothing was changed`))
      expect([pending, data.error?.code]).to.deep.equal([undefined, 'NOT_FOUND'])
    })

  it('tell which word is not clear, where it is no name', async () => {
    const { response } = await createDesk().say('please delete the wizard ticket')
    expect(response).to.include('“wizard”').and.not.include('called')
  })
})

describe('what is told beside a change', () => {
  it('and is not part of it is said to be written down nowhere', async () => {
    const { response, pending } = await createDesk().say(
      'Set the agent of ticket 1 to Tessa Quill. The whole lobby smells of smoke.',
    )
    expect(response).to.match(/Nothing of “The whole lobby smells of smoke” is written down\. Shall I go ahead\?$/)
    expect(pending?.args).to.not.equal(undefined)
  })

  for (const more of ['Can you put that in?', 'Thanks a lot!', 'Thank you!'])
    it(`and only asks or thanks is not: ${more}`, async () => {
      const { response } = await createDesk().say(`Set the agent of ticket 1 to Tessa Quill. ${more}`)
      expect(response).to.include('Shall I go ahead?').and.not.include('written down')
    })
})
