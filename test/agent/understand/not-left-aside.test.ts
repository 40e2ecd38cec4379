import { expect } from 'chai'
import { splitSentences } from '../../../src/agent/understand/requests/clauses.ts'
import { askOfStatement } from '../../../src/agent/understand/requests/frames/told-then-asked.ts'
import { withoutTurnsOfListing } from '../../../src/agent/understand/requests/turns-of-listing.ts'
import { withoutTurnsOfSums } from '../../../src/agent/understand/requests/turns-of-sums.ts'
import { sayOnlyWanted } from '../../../src/agent/understand/requests/turns-of-going-on.ts'
import { int, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const date = { type: 'string', format: 'date', nullable: true }
const choice = (...values: string[]) => ({ type: 'string', enum: values })

/** A quarry: carts of kinds and states, and its crew with the day on which each leaves. */
const quarry = () =>
  converse(
    reads('quarry', '/carts', () => [
      { id: 1, name: 'Mole', kind: 'tipper', state: 'running', town: 'Malton' },
      { id: 2, name: 'Vole', kind: 'tipper', state: 'on hold', town: 'Ripon' },
      { id: 3, name: 'Stoat', kind: 'flatbed', state: 'on hold', town: 'Ripon' },
    ], list({ id: int, name: text, kind: choice('tipper', 'flatbed'), state: choice('running', 'on hold'), town: text })),
    reads('quarry', '/workers', () => [
      { id: 1, firstName: 'Ann', lastName: 'Lee', country: 'France', leavingDate: null },
      { id: 2, firstName: 'Bo', lastName: 'Dahl', country: 'Italy', leavingDate: '2099-03-01' },
    ], list({ id: int, firstName: text, lastName: text, country: text, leavingDate: date })),
  ) // oxfmt-ignore

describe('what is said of those that are asked for', () => {
  for (const [message, said] of [
    ['The boats that are red, how many of them are there?', 'how many boats that are red are there?'],
    ['The boats that are red, how many of them are late?', 'The boats that are red, how many of them are late?'],
    ['We sold some of the boats. How many of those are late?', 'How many boats are late?'],
  ] as const)
    it(`stays with them: ${message}`, () => expect(askOfStatement(message)).to.equal(said))

  for (const [message, answer] of [
    ['The workers who are leaving, how many of them are there?', /^There is 1 worker with a leaving date after/],
    ['Which French-speaking workers do we have?', /^(?!.*Ann Lee)/],
    ['Which Italian-speaking workers do we have?', /^(?!.*Bo Dahl)/],
    ['Which tippers have been put on hold?', /^(?!.*Mole).*Vole/],
    ['Which carts do we have as 35mm carts?', /cannot answer/],
  ] as const)
    it(`is never passed over: ${message}`, async () => {
      const { response } = await quarry().ask(message)
      expect(response).to.match(answer)
    })

  it('says nothing of what is put on hold where nothing is', async () => {
    const { response } = await quarry().ask('Which workers have been put on hold?')
    expect(response).to.match(/cannot answer/)
  })
})

describe('a question whether there are any, and which ones behind it', () => {
  for (const [message, said] of [
    ['Were any night shifts missed? I need to see which ones.', 'which night shifts were missed.'],
    ["Has any order been cancelled? I'd like to know which.", 'which orders have been cancelled.'],
    ['Were any night shifts missed and if so which ones?', 'which night shifts were missed?'],
    ['Do we have late boats in Oslo? Let me know which ones they are.', 'show me the late boats in Oslo.'],
  ] as const)
    it(message, () => expect(withoutTurnsOfListing(message)).to.equal(said))

  it('is a request of its own', () => {
    expect(splitSentences('Is any boat over 9 metres? Give me all that are longer than that.')).to.deep.equal(['Is any boat over 9 metres?', 'Which ones?']) // oxfmt-ignore
    expect(splitSentences('Does Ann have late boats? i need to see which ones.')).to.deep.equal(['Does Ann have late boats?', 'Which ones?']) // oxfmt-ignore
    expect(splitSentences('Does Ann have late boats, and if so, which ones?')).to.deep.equal(['Does Ann have late boats?', 'Which ones?']) // oxfmt-ignore
    expect(splitSentences('Does Ann have late boats? I need to see which of the boats are red.')).to.have.length(2)
  })
})

describe('what is only wanted of those before', () => {
  for (const [message, said] of [
    ['I only want to see the red boats.', 'only the red boats.'],
    ["We'd just like to see those with a mast", 'only those with a mast'],
    ['just show me the red boats', 'only the red boats'],
    ['just show me the boats', 'just show me the boats'],
  ] as const)
    it(message, () => expect(sayOnlyWanted(message)).to.equal(said))

  it('narrows them', async () => {
    const { ask } = quarry()
    await ask('Which carts are in Ripon?')
    expect((await ask('I only want to see the tipper carts.')).response).to.match(/^1 cart .*Vole\.?$/)
  })
})

it('asks for the total of everything that is so, and not for that of each', () => {
  expect(withoutTurnsOfSums('Total value of everything sold?')).to.equal('what is the Total value of everything sold?')
  expect(withoutTurnsOfSums('total value of boat 7')).to.equal('total value of boat 7')
})

describe('a lower price and what is free', () => {
  const flag = { type: 'boolean' }
  const price = { type: 'number' }
  const lender = () =>
    converse(
      reads('lender', '/tents', () => [
        { id: 1, name: 'Ash', kind: 'dome', available: true, price: 90, salePrice: 70, boughtOn: '2020-01-02' },
        { id: 2, name: 'Elm', kind: 'dome', available: false, price: 80, salePrice: null, boughtOn: '2021-01-02' },
        { id: 3, name: 'Oak', kind: 'bell', available: true, price: 60, salePrice: null, boughtOn: '2022-01-02' },
      ], list({ id: int, name: text, kind: choice('dome', 'bell'), available: flag, price, salePrice: { type: 'number', nullable: true }, boughtOn: date })),
    ) // oxfmt-ignore
  for (const [message, answer] of [
    ['Show me the tents that have a reduced price right now', /^(?!.*(?:Elm|Oak)).*Ash/],
    ['Which tents are with reduced prices?', /^(?!.*(?:Elm|Oak)).*Ash/],
    ['Is there a bell tent that is free for tonight?', /^Yes/],
    ['Which tents are free?', /^(?!.*Elm).*Ash and Oak/],
    ['Which dome tents are free tomorrow?', /cannot answer/],
  ] as const)
    it(message, async () => expect((await lender().ask(message)).response).to.match(answer))
})

describe('what was done with the record before', () => {
  const library = () =>
    converse(
      reads('library', '/games', () => [{ id: 1, title: 'Salt Road' }, { id: 2, title: 'High Tide' }], list({ id: int, title: text })),
      reads('library', '/members', () => [{ id: 5, firstName: 'Ann', lastName: 'Lee' }], list({ id: int, firstName: text, lastName: text })),
      reads('library', '/loans', () => [
        { id: 71, loanNumber: 'L-71', borrowedOn: '2026-01-02', game_id: 1, member_id: 5 },
        { id: 72, loanNumber: 'L-72', borrowedOn: '2026-01-03', game_id: 2, member_id: 5 },
      ], list({ id: int, loanNumber: text, borrowedOn: date, game_id: int, member_id: int })),
    ) // oxfmt-ignore
  for (const before of ['Which member has loan L-72?', 'Show loan L-72'])
    it(`is of that one: ${before}`, async () => {
      const { ask } = library()
      await ask(before)
      expect((await ask('I also need to know what game was borrowed.')).response).to.match(/^(?!.*Salt).*High Tide/)
    })
})
