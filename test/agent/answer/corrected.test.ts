import { expect } from 'chai'
import { correctChange, findProposed } from '../../../src/agent/answer/correct-change.ts'
import { withPlainVerbs } from '../../../src/agent/understand/writes/plain-verbs.ts'
import type { PendingWrite } from '../../../src/agent/turn.ts'
import { createConversation } from '../../support/library/ask.ts'
import { createDeskRegistry } from '../../support/desk/registry.ts'

describe('a change that is corrected', () => {
  const found = findProposed('set the price of pier 3 to 1,200', [1200])!
  const proposed = { ...found, words: ['price'] }

  it('is a day as the message writes it', () => {
    const due = findProposed('move it to 6 November 2027, ask me first', ['2027-11-06'], new Date('2026-05-04'))!
    expect(correctChange('no, November 7', due)).to.equal('move it to November 7 2027, ask me first')
  })

  it('is found where its value stands once', () => {
    expect(found).to.deep.equal({ message: 'set the price of pier 3 to 1,200', from: 27, to: 32 })
    expect(findProposed('set pier 3 to 3', [3])).to.equal(undefined)
    expect(findProposed('set the price to 4 and the rank to 5', [4, 5])).to.equal(undefined)
    expect(findProposed('call the boat Ann “Bella”', ['Bella'])?.from).to.equal(19)
  })

  for (const [text, message] of [
    ['no, make it 900', 'set the price of pier 3 to 900'],
    ['actually 900', 'set the price of pier 3 to 900'],
    ['sorry, I meant 900 instead', 'set the price of pier 3 to 900'],
    ['wait: 900 please', 'set the price of pier 3 to 900'],
    ['900', 'set the price of pier 3 to 900'],
    ['I mixed that up, the last two digits are 50', 'set the price of pier 3 to 1,250'],
    ['I made a mistake, it should be 900', 'set the price of pier 3 to 900'],
    ['and the price should be 900', 'set the price of pier 3 to 900'],
    ['and the length should be 12', 'set the price of pier 3 to 1,200 and the length to 12'],
  ] as const)
    it(`by “${text}”`, () => expect(correctChange(text, proposed)).to.equal(message))

  for (const [said, text, message] of [
    ['delete the Sea View room', 'No, I meant the Old Mill by the River Ouse in Ely room', 'delete the Old Mill by the River Ouse in Ely room'], // oxfmt-ignore
    ['delete the Sea View room', 'no wait, the one called Hill House', 'delete the Hill House room'],
    ['cancel room Sea View', 'sorry, I meant room Hill House', 'cancel room Hill House'],
    ['cancel room Sea View', 'actually, make it free', undefined],
    ['cancel room Sea View', 'no, I meant which rooms are free?', undefined],
  ] as const)
    it(`is of another record by “${text}” behind “${said}”`, () => {
      const record = findProposed(said, ['Sea View'])!
      expect(correctChange(text, { ...record, record, isRecord: true })).to.equal(message)
    })

  for (const text of ['no', 'no thanks', 'no, leave it', 'actually, how many piers are there?', 'list the piers'])
    it(`not by “${text}”`, () => expect(correctChange(text, proposed)).to.equal(undefined))
})

describe('verbs of a command', () => {
  const known = (verb: string) => verb === 'reject'
  for (const [text, plain] of [
    ['set up a new pier', 'create a new pier'],
    ['sign up Ann Lee', 'create Ann Lee'],
    ['kill the ticket', 'delete the ticket'],
    ['throw away ticket 3', 'delete ticket 3'],
    ['take ticket 3 off', 'delete ticket 3'],
    ['take Ann off the team', 'take Ann off the team'],
    ['set up to 5', 'set up to 5'],
    ['decline request 3', 'reject request 3'],
    ['refuse request 3', 'reject request 3'],
    ['turn down request 3', 'reject request 3'],
    ['call off request 3', 'call off request 3'],
    ['paint request 3', 'paint request 3'],
  ] as const)
    it(`reads “${text}” as “${plain}”`, () => expect(withPlainVerbs(text, known)).to.equal(plain))

  it('are found behind an idiom, where an operation is called so', () => {
    const knows = (verb: string) => verb === 'retire' || verb === 'pause'
    expect(withPlainVerbs('take van 4 out of service', knows)).to.equal('retire van 4')
    expect(withPlainVerbs('put the campaign on hold', knows)).to.equal('pause the campaign')
    expect(withPlainVerbs('take van 4 out of depot 3', knows)).to.equal('remove van 4 from depot 3')
    expect(withPlainVerbs('take van 4 out of service', () => false)).to.equal('remove van 4 from service')
  })

  it('are left alone where an operation is called so', () =>
    expect(withPlainVerbs('kill the process', () => true)).to.equal('kill the process'))
})

describe('a conversation about changes', () => {
  function createDesk() {
    const { engine, turn, library } = createConversation(createDeskRegistry())
    let pending: PendingWrite | undefined
    let memory: unknown = null
    async function say(message: string, dryRun = false) {
      const own = { ...turn(message), dryRun, memory: memory as never }
      const outcome = message === 'yes' && pending ? await engine.execute(pending, own) : await engine.answer(own)
      pending = outcome.pending
      memory = outcome.memory
      return outcome
    }
    const { rows } = library as unknown as ReturnType<typeof createDeskRegistry>
    return { say, state: (id: number) => rows.tickets.find(t => t.id === id)!.state }
  }

  it('takes another value for the one that was proposed', async () => {
    const { say } = createDesk()
    await say('set the agent of ticket 1 to Tessa Quill')
    const { pending, response } = await say('no, I meant Bob Marsh')
    expect(pending, response).to.equal(undefined)
    expect(response).to.include('Bob Marsh').and.include('already')
  })

  it('takes back one change after the other', async () => {
    const { say, state } = createDesk()
    const [first, second] = [state(1), state(2)]
    await say('close ticket 1')
    await say('yes')
    await say('close ticket 2')
    await say('yes')
    await say('undo')
    await say('yes')
    expect([state(1), state(2)]).to.deep.equal(['closed', second])
    await say('undo')
    await say('yes')
    expect(state(1)).to.equal(first)
    expect((await say('undo')).response).to.match(/No change was made/)
  })

  it('shows the plan of a dry run', async () => {
    const { say, state } = createDesk()
    const before = state(1)
    const { response } = await say('close ticket 1', true)
    expect(response).to.match(/^This is the plan: change the ticket Printer on fire: state open → closed\. Nothing/)
    expect((await say('how many tickets are open?', true)).response).to.match(/^This is the plan: call \w+.*Nothing/)
    expect(state(1)).to.equal(before)
  })
})
