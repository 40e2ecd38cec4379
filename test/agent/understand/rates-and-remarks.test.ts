import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const boats = [
  { id: 1, name: 'Tern', copy: 'print', distance: 2100, dailyFee: 40, price: 2400, stock: 1, backOn: '2025-05-01' },
  { id: 2, name: 'Gull', copy: 'digital', distance: 900, dailyFee: 25, price: 1900, stock: 0, backOn: '2025-05-02' },
  { id: 3, name: 'Wren', copy: 'print', distance: 300, dailyFee: 60, price: 3100, stock: 4, backOn: '2025-05-03' },
]
const BOAT = { id: whole, name: text, copy: { ...text, enum: ['print', 'digital'] }, distance: { ...whole, description: 'In kilometres, since it was built' }, dailyFee: whole, price: { ...whole, description: 'GBP' }, stock: whole, backOn: { ...text, format: 'date' } } // oxfmt-ignore
const remove: Served = {
  record: { ...tool('quay', 'delete_boat', 'DELETE', '/boats/{id}', [{ name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: whole }], {}), destructive: true }, // oxfmt-ignore
  answer: () => ({}),
}
const quay = () =>
  converse(
    reads('quay', '/boats', () => boats, list(BOAT)),
    remove,
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('what a figure is per, in which unit it is, and what supplements an order', () => {
  for (const [message, right] of [
    ['cheapest boat per day', [2]],
    ['which is the most expensive boat per day?', [3]],
    ['boats with more than 800 km', [1, 2]],
    ['boats with a price of 2000 to 3200 pounds', [1, 3]],
    ['boats with a price from 2000 to 3000', [1]],
    ['the print ones', [1, 3]],
    ['print all boats', [1, 2, 3]],
  ] as const)
    it(`“${message}”`, async () => {
      expect(ids((await quay().ask(message)).data.result)).to.deep.equal(right)
    })

  it('makes groups of days where nothing is priced by them', async () => {
    expect(Object.keys((await quay().ask('how many boats per day')).data.result as object)).to.have.length(3)
  })

  for (const [message, right] of [
    ['do we have any boat called Wren in stock?', /^Yes/],
    ['do we have any Gull in stock?', /^No/],
  ] as const)
    it(`“${message}” is answered with yes or no`, async () => {
      expect((await quay().ask(message)).response).to.match(right)
    })

  for (const message of [
    'delete boat 2, sold last year',
    'delete boat 2, entered twice',
    'delete boat 2 - a duplicate',
  ])
    it(`“${message}”: the number says which one`, async () => {
      expect((await quay().ask(message)).data.plan?.steps.at(-1)).to.deep.include({
        tool: 'quay_delete_boat',
        args: { id: 2 },
      })
    })

  for (const message of ['delete the old boats, a duplicate', 'delete boat 2, and the old one'])
    it(`“${message}” is not done as if the rest were not there`, async () => {
      const steps = (await quay().ask(message)).data.plan?.steps ?? []
      expect(steps.filter(step => 'tool' in step && step.tool === 'quay_delete_boat')).to.deep.equal([])
    })

  const owners = [
    { id: 7, name: 'Ida Falk' },
    { id: 8, name: 'Olaf Brun' },
  ]
  const moorings = [
    { id: 71, ownerId: 7, state: 'active' },
    { id: 72, ownerId: 7, state: 'ended' },
    { id: 73, ownerId: 7, state: 'ended' },
    { id: 74, ownerId: 8, state: 'active' },
    { id: 75, ownerId: 8, state: 'active' },
  ]
  const marina = () =>
    converse(
      reads('marina', '/owners', () => owners, list({ id: whole, name: text })),
      reads('marina', '/moorings', () => moorings, list({ id: whole, ownerId: whole, state: { ...text, enum: ['active', 'ended'] } })), // oxfmt-ignore
    )
  for (const [message, right] of [
    ['which owner has the most active moorings?', 'Olaf Brun'],
    ['owner with the most active moorings', 'Olaf Brun'],
    ['who is the most active owner?', 'Ida Falk'],
  ] as const)
    it(`“${message}”: the most of what is active, or the most`, async () => {
      expect((await marina().ask(message)).response).to.contain(right)
    })
})
