import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { flag, num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const day = { type: ['string', 'null'], format: 'date' }
const quay = () =>
  converse(
    ...keeps('quay', 'berth', {
      fields: { name: text, fee: num, length: num, state: oneOf('free', 'let', 'under repair'), notes: { type: ['string', 'null'] }, free_from: day },
      needs: ['name'],
      rows: [
        { id: 1, name: 'Otter Steps', fee: 20000, length: 12, state: 'free', notes: null, free_from: '2026-09-15' },
        { id: 2, name: 'Heron Wall', fee: 1000, length: 9, state: 'free', notes: null, free_from: '2026-10-01' },
      ],
    }),
    ...keeps('quay', 'skipper', {
      fields: { first_name: text, last_name: text, guild: text, rank: text, is_pilot: flag, points: num },
      needs: ['first_name', 'last_name'],
      rows: [
        { id: 7, first_name: 'Ottilie', last_name: 'Fair', guild: 'Ferries', rank: 'Second Mate', is_pilot: false, points: 35 },
        { id: 8, first_name: 'Mark', last_name: 'Young', guild: 'Tugs', rank: 'First Mate', is_pilot: true, points: 40 },
      ],
    }),
  ) // oxfmt-ignore

describe('several changes of one record in one order', () => {
  for (const [message, args] of [
    // The first clause is no description of what the second changes.
    ['Mark the berth "Otter Steps" as let and change its length to 14', { id: 1, state: 'let', length: 14 }],
    ['For the berth Otter Steps, please raise the fee to 21000 and mark the state as let', { id: 1, fee: 21000, state: 'let' }], // oxfmt-ignore
    // A verb that is spelt like somebody's name.
    ['For the skipper Ottilie Fair, please raise the points to 88 and mark the guild as Tugs', { id: 7, points: 88, guild: 'Tugs' }], // oxfmt-ignore
    ['raise the fee to 21000 and mark the state as let for the berth Otter Steps', { id: 1, fee: 21000, state: 'let' }],
    ['move Otter Steps to let, and while you are at it push its free-from date out by two weeks', { id: 1, state: 'let', free_from: '2026-09-29' }], // oxfmt-ignore
    ['remove the free-from date from the berth Otter Steps and set its length to 10', { id: 1, free_from: null, length: 10 }], // oxfmt-ignore
    ['take 3000 off the fee of the berth Otter Steps and set its length to 10', { id: 1, fee: 17000, length: 10 }],
    ['set the length of the berth Otter Steps to 10 and bump its fee up 10%', { id: 1, length: 10, fee: 22000 }],
    ['push out the free-from date of Otter Steps by two weeks and drop the fee by 2000', { id: 1, free_from: '2026-09-29', fee: 18000 }], // oxfmt-ignore
    ['update skipper Ottilie Fair with guild Tugs and rank First Mate', { id: 7, guild: 'Tugs', rank: 'First Mate' }],
    ['Ottilie Fair is now a pilot, and her rank is Mate of Ferries', { id: 7, is_pilot: true, rank: 'Mate of Ferries' }], // oxfmt-ignore
  ] as const)
    it(message, async () => {
      const { pending, response } = await quay().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })

  for (const message of [
    'set the notes of the berth Otter Steps to call back and update the offer',
    'Was Otter Steps marked as let, and was its length changed to 14?',
  ])
    it(`is nothing of: ${message}`, async () => expect((await quay().ask(message)).pending).to.equal(undefined))
})

describe('two records in one order', () => {
  it('are changed one after the other', async () => {
    const { ask } = quay()
    const { pending } = await ask('set the fee of the berth Otter Steps to 30 and that of the berth Heron Wall to 40')
    expect([pending?.args, pending?.later]).to.deep.equal([{ id: 1, fee: 30 }, ['set the fee of the berth Heron Wall to 40']]) // oxfmt-ignore
  })
})

describe('what is told in front of an order', () => {
  it('is a part of the change', async () => {
    const { pending, response } = await quay().ask('Berth Otter Steps is let now; also set its fee to 30')
    expect(pending?.args, response).to.deep.equal({ id: 1, state: 'let', fee: 30 })
  })
})

describe('by how much, without “by”', () => {
  for (const [message, args] of [
    ['bump fee of the berth Otter Steps up 10%', { id: 1, fee: 22000 }],
    ['bump up the fee of the berth Otter Steps 10 percent', { id: 1, fee: 22000 }],
    ['slash the fee of the berth Otter Steps by half', { id: 1, fee: 10000 }],
    ['reduce the fee of the berth Otter Steps by 2000', { id: 1, fee: 18000 }],
    ['increase the fee of the berth Otter Steps by another 500', { id: 1, fee: 20500 }],
    ['assign a fee of 91 to the berth Otter Steps and mark it as let', { id: 1, fee: 91, state: 'let' }],
    ['give skipper Ottilie Fair another 5 points on her points', { id: 7, points: 40 }],
  ] as const)
    it(message, async () => {
      const { pending, response } = await quay().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})
