import { expect } from 'chai'
import { flag, int, moment, num, of, text } from '../../../support/memory/schemas.ts'
import { converse } from '../../../support/styles/serve.ts'
import { offersKind } from '../../../evaluation/orders/build.ts'

const object = (properties: object) => ({ type: 'object', properties })

/** A marina's berth holders, its piers and the repairs on them. */
const quay = () =>
  converse(
    ...offersKind('quay', 'holder', {
      fields: {
        firstName: text, lastName: text, duesPaid: flag, receivesMagazine: flag, getsText: flag, membership: of('trial', 'full', 'honorary'),
        nextOfKin: object({ name: text, relation: text, phone: text }),
      },
      rows: [
        { id: 1, firstName: 'Ola', lastName: 'Berg', duesPaid: false, receivesMagazine: true, getsText: false, membership: 'trial', nextOfKin: { name: 'Per Berg', relation: 'Son', phone: '555-0110' } },
        { id: 2, firstName: 'Ida', lastName: 'Sund', duesPaid: true, receivesMagazine: false, getsText: true, membership: 'full', nextOfKin: { name: 'Jon Sund', relation: 'Son', phone: '555-0111' } },
      ],
    }),
    ...offersKind('quay', 'pier', { fields: { name: text, hasWater: flag, length: int }, rows: [{ id: 5, name: 'Old Pier', hasWater: false, length: 80 }] }),
    ...offersKind('quay', 'repair', {
      fields: { title: text, pierId: int, planks: int, doneAt: moment, state: of('open', 'done') },
      fixed: ['state'],
      acts: { complete: { summary: 'Complete a repair' } },
      rows: [{ id: 900, title: 'Rotten boards', pierId: 5, planks: 12, doneAt: '2025-05-02T09:00:00Z', state: 'open' }],
    }),
  ) // oxfmt-ignore

const waits = async (message: string) => {
  const { pending, response } = await quay().ask(message)
  return { tool: pending?.tool.replace('quay_', ''), args: pending?.args, response }
}

describe('a yes or no that is told', () => {
  it('goes by what somebody has done', async () => {
    for (const said of ['Ola Berg has paid the dues', 'Ola Berg has just paid her dues'])
      expect((await waits(said)).args, said).to.deep.equal({ id: 1, duesPaid: true })
  })

  it('goes by a verb that is a word of the field itself, with “now” before or behind it', async () => {
    for (const said of ['Ola Berg gets texts now', 'Ola Berg now gets texts'])
      expect((await waits(said)).args, said).to.deep.equal({ id: 1, getsText: true })
    for (const said of ['Old Pier now has water', 'Old Pier has water now'])
      expect((await waits(said)).args, said).to.deep.equal({ id: 5, hasWater: true })
  })
})

describe('what is told of one record', () => {
  it('may have the noun of what has it behind the value', async () => {
    for (const said of [
      'Ola Berg is a full member now',
      'Ola Berg is now a full holder',
      'change Ola Berg to a full member',
    ])
      expect((await waits(said)).args, said).to.deep.equal({ id: 1, membership: 'full' })
  })

  it('is the end that an operation brings about', async () => {
    expect(await waits('repair 900 is done')).to.deep.include({ tool: 'complete_repair', args: { id: 900 } })
  })

  it('changes no record that only points to it', async () => {
    for (const said of ['Old Pier now has 20 planks', 'set the planks of Old Pier to 20'])
      expect((await waits(said)).args, said).to.equal(undefined)
  })
})

describe('an object that is given in one breath', () => {
  it('is divided into its parts by their form, and the name is the first of the rest', async () => {
    const { args } = await waits("change Ola Berg's next of kin to Eva Dahl, niece, 555-0199")
    expect(args).to.deep.equal({ id: 1, nextOfKin: { name: 'Eva Dahl', relation: 'niece', phone: '555-0199' } })
  })

  it('keeps the other parts, and is asked about where they cannot be told apart', async () => {
    expect((await waits("change Ola Berg's next of kin to Eva Dahl, 555-0199")).args).to.deep.equal({
      id: 1,
      nextOfKin: { name: 'Eva Dahl', relation: 'Son', phone: '555-0199' },
    })
    expect((await waits("change Ola Berg's next of kin to Eva, Dahl, niece, 555-0199")).args).to.equal(undefined)
  })
})

describe('a value of an order', () => {
  it('with a decimal comma is never cut at it', async () => {
    const { args } = await shop('set the price of Oar to 12,50')
    expect(args).to.deep.equal({ id: 1, price: 12.5 })
    expect((await shop('set the price of Oar to 1,250')).args).to.deep.equal({ id: 1, price: 1250 })
    for (const said of ['set the price of Oar to 12,50 kg', 'raise the price of Oar by 2,50'])
      expect((await shop(said)).args, said).to.equal(undefined)
  })

  it('that only points to another one is none, and a telephone number has figures', async () => {
    for (const said of [
      'rename Oar to something else',
      "change Oar's phone to her new one",
      "change Oar's phone to Hull",
    ])
      expect((await shop(said)).args, said).to.equal(undefined)
  })

  it('keeps a short first name behind the noun of its field', async () => {
    expect((await shop('create an item: name Rope, maker Al Poe, price 7')).args).to.deep.equal({
      name: 'Rope',
      makerName: 'Al Poe',
      price: 7,
    })
  })
})

describe('what is told to have been done', () => {
  it('is marked so by the operation that marks it', async () => {
    expect(await shop('OAR-1 has been sold')).to.deep.include({ tool: 'shop_mark_sold_item', args: { id: 1 } })
  })

  it('may be a wish for what a field holds, unless it is only supposed', async () => {
    expect((await waits('Ida Sund wants the magazine')).args).to.deep.equal({ id: 2, receivesMagazine: true })
    expect((await waits('I think Ida Sund wants the magazine')).args).to.equal(undefined)
  })
})

/** What waits for a yes in a shop that marks what is sold. */
async function shop(message: string) {
  const { ask } = converse(
    ...offersKind('shop', 'item', {
      fields: { name: text, code: text, makerName: text, price: num, phone: text, state: of('new', 'sold') },
      fixed: ['state', 'code'],
      needs: ['name'],
      acts: { 'mark-sold': { summary: 'Mark an item as sold' } },
      rows: [{ id: 1, name: 'Oar', code: 'OAR-1', makerName: 'Mia Poe', price: 12, phone: '555-0101', state: 'new' }],
    }),
  )
  const { pending, response } = await ask(message)
  return { tool: pending?.tool, args: pending?.args, response }
}
