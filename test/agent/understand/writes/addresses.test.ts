import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const record = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name, text])),
})

/** Tenants with an address that is an object. */
const lodge = () =>
  converse(
    ...keeps('lodge', 'tenant', {
      fields: { name: text, email: text, phone: text, homeAddress: record('street', 'town', 'postcode') },
      needs: ['name'],
      rows: [
        { id: 1, name: 'Ann Lee', email: 'ann@lee.example', phone: '+44 1632 960001', homeAddress: { street: '3 Rope Walk', town: 'Wells', postcode: 'BA5 2AA' } }, // oxfmt-ignore
        { id: 2, name: 'Bob Ray', email: 'bob@ray.example', phone: '+44 1632 960002', homeAddress: { street: '9 Kiln Row', town: 'Frome', postcode: 'BA11 1AA' } }, // oxfmt-ignore
      ],
    }),
  )

/** Depots whose address is written in fields side by side. */
const depots = () =>
  converse(
    ...keeps('depots', 'depot', {
      fields: { name: text, address: text, city: text, state: text, zip: text },
      needs: ['name'],
      rows: [
        { id: 1, name: 'Elm Depot', address: '12 Mason Road', city: 'Dayton', state: 'OH', zip: '45402' },
        { id: 2, name: 'Oak Depot', address: '40 Shore Drive', city: 'Toledo', state: 'OH', zip: '43604' },
      ],
    }),
  )

describe('an address of several parts', () => {
  const moved = { street: '27 Tanner Street', town: 'Bath', postcode: 'BA1 7QX' }
  for (const order of [
    "change Ann Lee's home address to 27 Tanner Street, Bath, BA1 7QX",
    'set the address of Ann Lee to 27 Tanner Street, Bath BA1 7QX.',
    'Ann Lee has moved to 27 Tanner Street, Bath, BA1 7QX',
    'Ann Lee has left Wells, her new address is 27 Tanner Street, Bath, BA1 7QX.',
    'Ann Lee has a new address, it is 27 Tanner Street, Bath, BA1 7QX now. Please update it.',
  ])
    it(`goes into each part of an object: “${order}”`, async () => {
      const { pending, response } = await lodge().ask(order)
      expect(pending?.args, response).to.deep.equal({ id: 1, homeAddress: moved })
      for (const part of Object.values(moved)) expect(response).to.contain(part)
    })

  it('is told in parts of a new record, too', async () => {
    const { pending, response } = await lodge().ask(
      'add a tenant Cy Holt, address 27 Tanner Street, Bath, BA1 7QX, email cy@holt.example',
    )
    expect(pending?.args, response).to.deep.equal({ name: 'Cy Holt', email: 'cy@holt.example', homeAddress: moved })
  })

  it('has its town behind “in”, and ends where a sentence or the next field does', async () => {
    for (const told of [
      'Cy Holt, 27 Tanner Street in Bath, BA1 7QX. Email cy@holt.example',
      'Cy Holt at 27 Tanner Street in Bath, BA1 7QX, Email cy@holt.example',
    ]) {
      const { pending, response } = await lodge().ask(`We have a new tenant: ${told}. Can you add them?`)
      expect(pending?.args, response).to.deep.equal({ name: 'Cy Holt', email: 'cy@holt.example', homeAddress: moved })
    }
    const { pending, response } = await depots().ask('New depot: Ash Depot, 8 Lincoln Avenue in Austin, TX 78701') // oxfmt-ignore
    expect(pending?.args, response).to.deep.equal({ name: 'Ash Depot', address: '8 Lincoln Avenue', city: 'Austin', state: 'TX', zip: '78701' }) // oxfmt-ignore
  })

  it('goes into fields side by side', async () => {
    const { pending, response } = await depots().ask('change the address of Elm Depot to 8 Lincoln Avenue, Austin, TX 78701') // oxfmt-ignore
    expect(pending?.args, response).to.deep.equal({ id: 1, address: '8 Lincoln Avenue', city: 'Austin', state: 'TX', zip: '78701' }) // oxfmt-ignore
    const made = await depots().ask('add a depot Ash Depot at 8 Lincoln Avenue, Austin, TX 78701')
    expect(made.pending?.args, made.response).to.deep.equal({ name: 'Ash Depot', address: '8 Lincoln Avenue', city: 'Austin', state: 'TX', zip: '78701' }) // oxfmt-ignore
  })

  it('stays what it is where one part is given', async () => {
    const street = await lodge().ask("change Ann Lee's home address street to 5 Tanner Street")
    expect(street.pending?.args, street.response).to.deep.equal({
      id: 1,
      homeAddress: { street: '5 Tanner Street', town: 'Wells', postcode: 'BA5 2AA' },
    })
  })

  it('is asked about where its parts cannot be told apart', async () => {
    const { pending, response } = await lodge().ask("change Ann Lee's home address to 27 Tanner Street, Weston, Bath, BA1 7QX") // oxfmt-ignore
    expect(pending).to.equal(undefined)
    expect(response).to.contain('Nothing was changed')
  })

  it('is no street where a clause stands before it', async () => {
    for (const order of [
      "change Ann Lee's home address to she lives at 27 Tanner Street",
      'Ann Lee rang: she lives near 27 Tanner Street, Bath, BA1 7QX, please change that',
    ]) {
      const { pending, response } = await lodge().ask(order)
      expect(JSON.stringify(pending?.args ?? {}), response).not.to.contain('lives')
    }
  })

  it('is no address where something else stands behind a number', async () => {
    const { pending, response } = await lodge().ask('add a tenant Cy Holt, 27 Rooms, Bath')
    expect(JSON.stringify(pending?.args ?? {}), response).not.to.contain('27 Rooms')
  })
})

describe('what somebody has anew', () => {
  for (const [order, args] of [
    ['Bob Ray has a new e-mail address, it is bob@new.example now. Please update it.', { id: 2, email: 'bob@new.example' }], // oxfmt-ignore
    ["Bob Ray has a new phone number. It's +44 1632 960077, please change it", { id: 2, phone: '+44 1632 960077' }],
  ] as const)
    it(`is written without the words around it: “${order}”`, async () => {
      const { pending, response } = await lodge().ask(order)
      expect(pending?.args, response).to.deep.equal(args)
    })
})
