import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const firms = [
  { id: 1, name: 'Alder Works' },
  { id: 2, name: 'Birch Mill' },
]
const orders = [
  { id: 1, title: 'Oak planks', firm_id: 1 },
  { id: 2, title: 'Pine boards', firm_id: 2 },
]
const contacts = [
  { id: 1, name: 'Ann Lee', firm_id: 1, is_primary: false },
  { id: 2, name: 'Bo Ray', firm_id: 1, is_primary: true },
  { id: 3, name: 'Cy Fox', firm_id: 2, is_primary: true },
]
const mill = (flag: object) =>
  converse(
    reads('mill', '/firms', () => firms, list({ id, name: text })),
    reads('mill', '/orders', () => orders, list({ id, title: text, firm_id: id })),
    reads('mill', '/contacts', () => contacts, list({ id, name: text, firm_id: id, ...flag })),
  )
const primary = { is_primary: { type: 'boolean' } }

describe('whom to call', () => {
  for (const [message, said] of [
    ['who should I call at Alder Works?', 'Bo Ray'],
    ['who do we talk to about Pine boards?', 'Cy Fox'],
    ["who's the right person to contact at Birch Mill", 'Cy Fox'],
    ['main contact for Alder Works', 'Bo Ray'],
  ] as const)
    it(`is the contact who is the first: ${message}`, async () => {
      const { response } = await mill(primary).ask(message)
      expect(response).to.include(said)
      expect(response).not.to.include('Ann Lee')
    })

  it('are all contacts where none is the first', async () => {
    const { response } = await mill({}).ask('who should I call at Alder Works?')
    expect(response).to.include('Ann Lee').and.to.include('Bo Ray')
  })

  for (const message of ['how many contacts do we have?', 'which contacts are primary?', 'who is at Alder Works?'])
    it(`is not what else is asked of contacts: ${message}`, async () => {
      const { response } = await mill(primary).ask(message)
      expect(response).not.to.match(/^(?:1 contact that is primary of)/)
    })
})
