import { expect } from 'chai'
import { flag, int, moment, of, text } from '../../../support/memory/schemas.ts'
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
