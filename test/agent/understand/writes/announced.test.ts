import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { ordersAnnounced } from '../../../../src/agent/understand/writes/announced.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { sayDetails } from '../../../../src/agent/understand/writes/say-details.ts'

const isKnownVerb = (verb: string) => verb === 'moor'

describe('something new that is announced', () => {
  for (const [text, order] of [
    [
      'We have a new skipper who has to be added: Ann Lee, 3 Quay Road, e-mail ann@boats.example.',
      'create a new skipper: Ann Lee, 3 Quay Road, e-mail ann@boats.example.',
    ],
    [
      "There's a new boat to enter for Oslo, length 12. It's called “Salt”, Ann Lee is the owner and the colour is red.",
      'create a new boat for Oslo, length 12, called “Salt”, owner Ann Lee, colour red.',
    ],
    [
      'Pier P18 has a new fault that I want logged, call it “Loose plank”. The kind is damage.',
      'create a new fault for Pier P18, called “Loose plank”, kind damage.',
    ],
    [
      "we've a new skipper to sign up, Ann Lee. Home port Oslo - please add her",
      'create a new skipper: Ann Lee. Home port Oslo',
    ],
    [
      'A new repair job is needed at Quay House, titled “Mend the crane”. Priority is high and it’s due 3 May.',
      'create a new repair job at Quay House, titled “Mend the crane”, Priority high, due 3 May.',
    ],
    [
      'Another boat should be added: Salt, the port is Oslo and the length is 12',
      'create a new boat: Salt, port Oslo, length 12',
    ],
    [
      'Ann Lee wants to join, please register her as a new skipper. Home port Oslo.',
      'create a new skipper: Ann Lee, Home port Oslo.',
    ],
    [
      'Ann Lee wants to become a skipper. Please register her with ann@boats.example, and Quay House as home port.',
      'create a new skipper: Ann Lee, ann@boats.example, home port Quay House.',
    ],
    [
      "I've got someone here who wants to join, can you add her as a skipper? Ann Lee, lives in Oslo.",
      'create a new skipper: Ann Lee, lives in Oslo.',
    ],
    [
      'Ann Lee is new with us, so could you please create a skipper record for her? Her phone is 555 0101.',
      'create a new skipper: Ann Lee, phone 555 0101.',
    ],
    [
      'Ann Lee would like to have The Salt Road, please make a reservation for it.',
      'create a reservation of The Salt Road for Ann Lee',
    ],
    [
      'Ann Lee would like to rent the boat B-17, picking it up at Oslo on 3 May. Could you enter that rental',
      'create a rental of the boat B-17, pickup at Oslo on 3 May for Ann Lee',
    ],
    [
      'Ann Lee wants a lesson with Bob Ray on 3 May, please book that for her.',
      'create a new lesson for Ann Lee with Bob Ray on 3 May',
    ],
    [
      'In the Quay House project, set up a task called “Oars”. It’s urgent and it goes to Ann Lee.',
      'create a task called “Oars” in the Quay House project, urgent, it goes to Ann Lee.',
    ],
    [
      'We have a new skipper: Ann Lee, a sailor. Port is Oslo. Can you add them?',
      'create a new skipper: Ann Lee, a sailor, Port Oslo',
    ],
    [
      'We got a new skipper called Ann Lee, could you add them please? The port is Oslo.',
      'create a new skipper called Ann Lee, port Oslo.',
    ],
    [
      'We have taken on a new skipper: Quay House, the contact is Ann Lee (ann@boats.example). Please put them in the system.',
      'create a new skipper: Quay House, contact Ann Lee, ann@boats.example',
    ],
  ] as const)
    // oxfmt-ignore
    it(`is an order to make it: ${text}`, () => expect(ordersAnnounced(text, isKnownVerb)[0]).to.equal(order))

  for (const text of [
    'We have a new skipper: Ann Lee',
    'We have a new skipper. She is very good.',
    'A new boat is moored at Quay House.',
    'Pier P18 has a new crane.',
    'Ann Lee wants to join.',
    'Ann Lee would like to have The Salt Road.',
    'In the Quay House project, ask for oars.',
    'I hope a new boat is needed at Oslo.',
    'A boat that has to be added to the list is red',
  ])
    it(`is none: ${text}`, () => expect(ordersAnnounced(text, isKnownVerb)).to.deep.equal([]))

  it('keeps a title that reads like a field and its value, before anything else', () => {
    const order = 'create a job: the boiler is leaking'
    expect(findCommand(order, isKnownVerb)?.text).to.equal(order)
    expect(ordersAnnounced('We have a new job that has to be added: the boiler is leaking', isKnownVerb)[0]).to.equal(
      'create a new job: the boiler is leaking',
    )
    expect(findCommand('create a job: the priority is high', isKnownVerb)?.text).to.equal('create a job: priority high')
  })

  it('is read before what only points to somebody in it, and waits for a yes', () => {
    const command = findCommand(
      'Ann Lee would like to have The Salt Road, please make a reservation for it.',
      isKnownVerb,
    )
    expect(command).to.deep.include({ action: 'create', text: 'create a reservation of The Salt Road for Ann Lee', isImplied: true }) // oxfmt-ignore
  })

  it('changes nothing that is there already', () => {
    const { others = [], ...first } = findCommand(
      'We have a new skipper: Ann Lee, a sailor at 14 Bridge Street in Oslo. Port is Oslo. Can you add them?',
      isKnownVerb,
    )!
    expect([first, ...others].map(({ action }) => action)).to.not.include('update')
    expect(findCommand('Ann Lee has a new port: Oslo. Please note it.', isKnownVerb)?.action).to.equal('update')
  })

  for (const [said, plain] of [
    ['add a boat, the port is Oslo and the length is 12', 'add a boat, port Oslo, length 12'],
    [
      'add a boat. It is called “The port is Oslo” and it has 3 masts',
      'add a boat, called “The port is Oslo”, 3 masts',
    ],
    ['add Ann Lee. She would like to get the newsletter too.', 'add Ann Lee, She wants the newsletter.'],
    ['add a boat, it is not red', 'add a boat, it is not red'],
    ['add a boat and a mast', 'add a boat and a mast'],
  ])
    it(`is told in plain words: ${said}`, () => expect(sayDetails(said!)).to.equal(plain))

  it('waits with all that is told of it, and with nothing else', async () => {
    const registry = createDeskRegistry()
    const { ask } = createConversation(registry, { approvals: 'never' })
    const { pending, response } = await ask('We have a new customer who has to be added: Ida Brook, the company is Brook Mills and her e-mail is ida@brook.example.') // oxfmt-ignore
    expect(pending?.args, response).to.deep.equal({
      firstName: 'Ida',
      lastName: 'Brook',
      company: 'Brook Mills',
      email: 'ida@brook.example',
    })
    expect(registry.writes()).to.deep.equal([])
  })
})
