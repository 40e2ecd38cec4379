import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list } from '../../support/memory/schemas.ts'

const [text, flag, whole] = [{ type: 'string' }, { type: 'boolean' }, { type: 'integer' }]
const shops = ['Aas', 'Berg', 'Dahl'].map((name, at) => ({ id: at + 1, name }))
const sellers = [
  { id: 'p1', name: 'Ann Lee', shopId: 1, dutyRole: 'Cashier', isMain: true },
  { id: 'p2', name: 'Bo Ray', shopId: 1, dutyRole: 'Baker', isMain: false },
  { id: 'p3', name: 'Cy Fox', shopId: 2, dutyRole: 'Baker', isMain: false },
  { id: 'p4', name: 'Di Orr', shopId: 3, dutyRole: 'Cashier', isMain: true },
]
const rolesOf = (shop: number) => [...new Set(sellers.filter(s => s.shopId === shop).map(s => s.dutyRole))]
const { ask } = converse(
  reads('mall', '/shops', () => shops, list({ id: whole, name: text })),
  reads('mall', '/sellers', () => sellers, list({ id: text, name: text, shopId: whole, dutyRole: text, isMain: flag })),
  reads('mall', '/shops/{shopId}/duty-roles', args => rolesOf(Number(args['shopId'])).map(role => ({ role })), list({ role: text })), // oxfmt-ignore
)

describe('values that a list of their own holds for each of others', () => {
  it('are those of the records that are named and have such a field, each once', async () => {
    const { data, response } = await ask('how many different duty roles are there among the sellers?')
    expect(data.result, response).to.equal(2)
    expect((await ask('what duty roles do our sellers have?')).data.result).to.deep.equal(['Baker', 'Cashier'])
  })
})

describe('a flag before a noun that is lacking', () => {
  for (const message of ['which shops have no main seller?', 'shops without a main seller'])
    it(`says which of them are lacking: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(
        (data.result as { name: string }[]).map(one => one.name),
        response,
      ).to.deep.equal(['Berg'])
    })
})

describe('a noun before a field of other records', () => {
  it('only tells what the field is about, where those records are named', async () => {
    const breeds = ['Anatidae', 'Corvidae', 'Alcidae'].map((family, at) => ({
      id: at + 1,
      name: `Breed ${at}`,
      family,
    }))
    const birds = [1, 1, 2].map((breedId, at) => ({ id: at + 1, name: `Bird ${at}`, breedId }))
    const talk = converse(
      reads('aviary', '/breeds', () => breeds, list({ id: whole, name: text, family: text })),
      reads('aviary', '/birds', () => birds, list({ id: whole, name: text, breedId: whole })),
    )
    const { data, response } = await talk.ask('which bird families are there among our breeds?')
    expect(data.result, response).to.deep.equal(['Alcidae', 'Anatidae', 'Corvidae'])
  })
})
