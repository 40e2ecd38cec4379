import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const sectors = ['Agriculture', 'Financial Services', 'Technology', 'Retail']
const firms = Array.from({ length: 24 }, (_, at) => ({ id: `f${at}`, name: `Firm ${at}`, sector: sectors[at % 4] }))
const offers = firms.map(({ id, sector }) => ({ id: `o${id}`, sector }))
const clerks = ['Finance', 'Sales', 'Finance'].map((desk, at) => ({ id: `c${at}`, name: `Clerk ${at}`, desk }))
const { ask } = converse(
  reads('guild', '/firms', () => firms, list({ id: text, name: text, sector: text })),
  reads('guild', '/offers', () => offers, list({ id: text, sector: text })),
  reads('guild', '/clerks', () => clerks, list({ id: text, name: text, desk: text })),
)

describe('another word right before a field', () => {
  it('is the value of that field that it is nearest to', async () => {
    const { data, response } = await ask('how many firms are in the farming sector?')
    expect(data.result, response).to.equal(6)
    expect(response).to.contain('“farming” as Agriculture')
  })

  it('is no value of another field that is called so', async () => {
    expect((await ask('how many firms are in the finance sector?')).data.result).to.equal(6)
    expect((await ask('how many clerks are at the finance desk?')).data.result).to.equal(2)
  })

  it('is unknown where no value is near', async () => {
    expect((await ask('how many firms are in the ceramic sector?')).data).to.have.property('error')
  })
})
