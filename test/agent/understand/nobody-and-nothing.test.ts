import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const members = [
  { id: 'm1', name: 'Ida Falk', email: 'ida@club.example' },
  { id: 'm2', name: 'Olaf Brun', email: 'olaf@club.example' },
]
const boats = [
  { id: 'b1', name: 'Tern', hasRadio: true, skipperId: 'm1' },
  { id: 'b2', name: 'Gannet by the Reef', hasRadio: false, skipperId: null },
]
const bookings = [{ id: 'o1', boatId: 'b1', memberId: 'm1' }]
const fines = [{ id: 'f1', memberId: 'm2', reason: 'rope' }]
const club = () =>
  converse(
    reads('club', '/members', () => members, list({ id: text, name: text, email: text })),
    reads(
      'club',
      '/boats',
      () => boats,
      list({
        id: text,
        name: text,
        hasRadio: { type: 'boolean' },
        skipperId: { ...text, nullable: true, description: 'Member who steers it' },
      }),
    ),
    reads('club', '/bookings', () => bookings, list({ id: text, boatId: text, memberId: text })),
    reads('club', '/fines', () => fines, list({ id: text, memberId: text, reason: text })),
  )
const ask = async (...messages: string[]) => {
  const { ask: say } = club()
  let last = await say(messages[0]!)
  for (const message of messages.slice(1)) last = await say(message)
  return last
}

describe('what is not there', () => {
  for (const [messages, said, unsaid] of [
    [['which boats does nobody skipper?'], 'Gannet', 'Tern'],
    [['boats that nobody is assigned to skipper'], 'Gannet', 'Tern'],
    [['members who booked nothing'], 'Olaf', 'Ida'],
    [['which boats have a radio?', 'and without?'], 'Gannet', 'Tern'],
    [['boats without a radio', 'and with?'], 'Tern', 'Gannet'],
    [['what information is stored about a boat?'], 'radio', 'Gannet'],
    [['boat Gannte by the Reef'], 'Gannet', 'Tern'],
  ] as const)
    it(messages.join(' / '), async () => {
      const { response } = await ask(...messages)
      expect(response).to.include(said)
      expect(response).not.to.include(unsaid)
    })

  it('is not guessed where two relations may be meant', async () => {
    expect((await ask('members that have nothing')).confidence).to.be.below(0.5)
  })
})

describe('lists of people that nobody is in', () => {
  const vans = ['N1', 'N2', 'N3'].map((plate, at) => ({ id: at + 1, plate, driver_ids: at === 1 ? [] : ['m1'] }))
  const drives = [{ id: 'd1', van_id: 2, driver_id: 'm2' }]
  const depot = () =>
    converse(
      reads('depot', '/drivers', () => members, list({ id: text, name: text, email: text })),
      reads(
        'depot',
        '/vans',
        () => vans,
        list({ id: { type: 'integer' }, plate: text, driver_ids: { type: 'array', items: text } }),
      ),
      reads('depot', '/outings', () => drives, list({ id: text, van_id: { type: 'integer' }, driver_id: text })),
    ).ask
  for (const question of ['vans that nobody is assigned to drive', 'which vans does no one drive?'])
    it(`are found by the verb of those who would be: “${question}”`, async () => {
      const { response } = await depot()(question)
      expect(response).to.include('N2').and.not.include('N1').and.not.include('N3')
    })
})

describe('people of two services', () => {
  const pupils = ['ida', 'olaf', 'cato', 'nils', 'ruth'].map((name, at) => ({
    id: at + 1,
    name,
    email: `${name}@x.example`,
  }))
  const subscribers = ['ida', 'olaf', 'cato', 'gert', 'yrsa', 'alma'].map((one, at) => ({
    ref: `s${at}`,
    fullName: one,
    mail: `${one}@x.example`,
  }))
  const two = () =>
    converse(
      reads(
        'school',
        '/pupils',
        () => pupils,
        list({ id: { type: 'integer' }, name: text, email: { ...text, format: 'email' } }),
      ),
      reads(
        'gazette',
        '/subscribers',
        () => subscribers,
        list({ ref: text, fullName: text, mail: { ...text, format: 'email' } }),
      ),
    ).ask

  it('are the same by their addresses, though each knows others', async () => {
    const { response } = await two()('which of our pupils are also subscribers?')
    expect(response).to.include('cato').and.not.include('nils')
  })

  it('may not be among the others', async () => {
    const { response } = await two()('which pupils are not subscribers?')
    expect(response).to.include('nils').and.not.include('cato')
  })
})

describe('a pronoun after a question without an answer', () => {
  it('is asked about, and a yes takes the older records', async () => {
    const { ask: say } = club()
    await say('which boats have a radio?')
    await say('how many dragons are in Lund?')
    const asked = await say('their skippers')
    expect(asked.response).to.include('“their”').and.include('Do you mean')
    expect((await say('yes')).response).to.include('Ida')
  })

  it('stands for the records before where the question was about them', async () => {
    const { ask: say } = club()
    await say('which boats have a radio?')
    await say('which of them like dragons?')
    expect((await say('their skippers')).response).to.include('Ida')
  })
})
