import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { int, num, text } from '../../../support/memory/schemas.ts'
import { tool } from '../../../support/library/catalogue.ts'

const day = { ...text, format: 'date' }
const named = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name, text])),
})

/** Guided walks with a day and a time of their own, walkers, and who takes part in which. */
const walks = () =>
  converse(
    ...keeps('walks', 'walk', {
      fields: { name: text, walkDate: day, startTime: { ...text, example: '09:30' } },
      needs: ['name', 'walkDate'],
      rows: [
        { id: 1, name: 'Marsh Round', walkDate: '2027-02-03', startTime: '10:00' },
        { id: 2, name: 'Gull & Tern Path', walkDate: '2027-02-05', startTime: '09:00' },
      ],
    }),
    ...keeps('walks', 'walker', {
      fields: { firstName: text, lastName: text, email: text, phone: text, company: text, address: named('street', 'city', 'county') },
      needs: ['firstName', 'lastName'],
      rows: [
        { id: 7, firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example', phone: '01632 960001', company: 'Lee Ltd', address: { street: '3 Rope Walk', city: 'Sligo', county: 'Mayo' } },
        { id: 8, firstName: 'Bob', lastName: 'Ray', email: 'bob@ray.example', phone: '01632 960002', company: 'Ray Ltd', address: { street: '9 Kiln Row', city: 'Wells', county: 'Clare' } },
      ],
    }), // oxfmt-ignore
    ...keeps('walks', 'signup', {
      fields: { walkId: { type: 'integer', description: 'The walk' }, walkerId: { type: 'integer', description: 'The walker' }, role: text },
      needs: ['walkId', 'walkerId', 'role'],
      rows: [
        { id: 31, walkId: 2, walkerId: 7, role: 'leader' },
        { id: 32, walkId: 1, walkerId: 7, role: 'leader' },
      ],
    }), // oxfmt-ignore
    ...keeps('walks', 'tour', { fields: { name: text, tourDate: day }, rows: [{ id: 4, name: 'Bog Tour', tourDate: '2027-03-01' }] }), // oxfmt-ignore
  )

/** Boards of a cinema bar: drinks with two prices, reservations with a guest and a party, and devices of some make. */
const bar = () =>
  converse(
    ...keeps('bar', 'drink', {
      fields: { name: text, prices: { type: 'object', properties: { glass: num, jug: num } }, pumpNumber: int },
      rows: [
        { id: 1, name: 'Dark Mild', prices: { glass: 4.5, jug: 12 }, pumpNumber: 1 },
        { id: 2, name: 'Hazy Gold', prices: { glass: 5, jug: 13 }, pumpNumber: 2 },
      ],
    }),
    {
      record: tool('bar', 'pump_drink', 'POST', '/drinks/{id}/pump', [
        { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: { type: 'integer' } },
        { name: 'pumpNumber', type: 'integer', required: true, description: '', constraints: [], in: 'body', schema: { type: 'integer' } },
      ], {}), // oxfmt-ignore
      answer: () => ({}),
    },
    ...keeps('bar', 'reservation', {
      fields: { guest: named('name', 'phone'), partySize: int, startsAt: { ...text, format: 'date-time' }, area: { ...text, enum: ['terrace', 'vault'] }, tableNumber: int },
      needs: ['guest', 'partySize', 'startsAt', 'area'],
      rows: [{ id: 5, guest: { name: 'Ann Lee', phone: '07700 900111' }, partySize: 2, startsAt: '2026-12-01T19:00:00Z', area: 'vault', tableNumber: 3 }],
    }), // oxfmt-ignore
    ...keeps('bar', 'fridge', {
      fields: { manufacturer: text, model: text, serialNumber: text },
      needs: ['manufacturer', 'model'],
      rows: [
        { id: 1, manufacturer: 'Frostline', model: 'K 20', serialNumber: 'SN-11' },
        { id: 2, manufacturer: 'Polaris', model: 'Duo', serialNumber: 'SN-12' },
      ],
    }),
  )

const change = async (open: typeof bar, order: string) => {
  const { pending, response } = await open().ask(order)
  return { told: [pending?.tool, pending?.args], response }
}

describe('orders in the words of people at work', () => {
  for (const order of [
    'Move the Marsh Round to February 9, 2027 at 14:30.',
    'Marsh Round is moving to February 9, 2027 at 14:30. Can you change that?',
    'Change the walk date of Marsh Round to February 9, 2027 at 14:30.',
  ])
    it(`set the day and the time: “${order}”`, async () => {
      const { told, response } = await change(walks, order)
      expect(told, response).to.deep.equal(['walks_patch_walk', { id: 1, walkDate: '2027-02-09', startTime: '14:30' }])
    })

  it('make a record with the day and the time that are kept apart', async () => {
    const { told, response } = await change(walks, 'Add a walk called Dune Loop on February 9, 2027 at 14:30.')
    const args = { name: 'Dune Loop', walkDate: '2027-02-09', startTime: '14:30' }
    expect(told, response).to.deep.equal(['walks_add_walk', args])
  })

  it('change nothing where the time has no place', async () => {
    const { told } = await change(walks, 'Move the Bog Tour to March 9, 2027 at 14:30.')
    expect(told[0]).to.equal(undefined)
  })

  it('take no pronoun for a firm, and a county as the records write it', async () => {
    const order = 'Please add a new walker: Eve Moss, eve@moss.example, phone 087 555 0142. She lives at 14 Elm Street, Westport, Co. Mayo.' // oxfmt-ignore
    const { told, response } = await change(walks, order)
    expect(told[1], response).to.deep.equal({
      firstName: 'Eve',
      lastName: 'Moss',
      email: 'eve@moss.example',
      phone: '087 555 0142',
      address: { street: '14 Elm Street', city: 'Westport', county: 'Mayo' },
    })
  })

  for (const order of [
    "Ann Lee can't make it to Gull & Tern Path after all, so take her off that walk.",
    'Ann Lee has dropped out of Gull & Tern Path. Please remove her from the walk.',
    'Ann Lee is not coming to Gull & Tern Path any more, so take that signup away again.',
    'Remove Ann Lee from Gull & Tern Path.',
  ])
    it(`take somebody off a record that links two: “${order}”`, async () => {
      const { told, response } = await change(walks, order)
      expect(told, response).to.deep.equal(['walks_delete_signup', { id: 31 }])
    })

  it('change the number that somebody is called by', async () => {
    const { told, response } = await change(walks, 'Ann Lee has a new number, 01632 960777. Please change it.')
    expect(told, response).to.deep.equal(['walks_patch_walker', { id: 7, phone: '01632 960777' }])
  })

  it('set one of several prices by what is sold', async () => {
    const { told, response } = await change(bar, 'A glass of Dark Mild goes up to £4.80, can you change the price?')
    expect(told[0], response).to.equal('bar_patch_drink')
    expect(told[1]).to.deep.include({ id: 1, prices: { glass: 4.8, jug: 12 } })
  })

  for (const order of ['Put Hazy Gold on pump 6.', 'Put Hazy Gold on pump no. 6'])
    it(`do a deed that is called after the place: “${order}”`, async () => {
      const { told, response } = await change(bar, order)
      expect(told, response).to.deep.equal(['bar_pump_drink', { id: 2, pumpNumber: 6 }])
    })

  it('book a table for somebody, with how many they are and their number', async () => {
    const order = 'Please book a table on the terrace for Eve Moss, 6 people, December 9, 2026 at 7pm. Her number is 07700 900417.' // oxfmt-ignore
    const { told, response } = await change(bar, order)
    expect(told, response).to.deep.equal([
      'bar_add_reservation',
      {
        guest: { name: 'Eve Moss', phone: '07700 900417' },
        partySize: 6,
        startsAt: '2026-12-09T19:00:00Z',
        area: 'terrace',
      },
    ])
  })

  it('book in what has come, by its maker and its model', async () => {
    const { told, response } = await change(bar, 'Please book in a new fridge: Frostline K 45, serial number SN-40.')
    expect(told, response).to.deep.equal([
      'bar_add_fridge',
      { manufacturer: 'Frostline', model: 'K 45', serialNumber: 'SN-40' },
    ])
  })
})

describe('a noun of a verb and its particle', () => {
  const stops = () =>
    converse(
      ...keeps('coach', 'pickup_point', { fields: { name: text, town: text }, rows: [{ id: 1, name: 'Elm Inn', town: 'Wells' }, { id: 2, name: 'Oak Inn', town: 'Bath' }] }), // oxfmt-ignore
      reads('coach', '/bookings', () => [{ id: 9, pickupPointId: 1 }], { type: 'array', items: { type: 'object', properties: { id: int, pickupPointId: int } } }), // oxfmt-ignore
    )

  it('is written in one word or with a hyphen', async () => {
    expect((await stops().ask('How many pick-up points are there?')).response).to.equal('There are 2 pickup points.')
    const { pending } = await stops().ask('We no longer stop at Oak Inn. Delete that pick-up point.')
    expect([pending?.tool, pending?.args]).to.deep.equal(['coach_delete_pickup_point', { id: 2 }])
  })
})
