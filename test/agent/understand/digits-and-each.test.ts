import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const chance = { type: 'number', description: 'How likely it is, from 0 to 1', minimum: 0, maximum: 1 }

const guides = [
  { id: 1, name: 'Ann', phone: '+44 20 1234', likelihood: 0.25 },
  { id: 2, name: 'Bo', phone: '+49 30 4444', likelihood: 0.5 },
  { id: 3, name: 'Cy', phone: '0044 1 22', likelihood: 0.75 },
]
const tours = [1, 1, 2].map((guide_id, at) => ({ id: at + 1, name: `Tour ${at + 1}`, guide_id }))
const hosts = [{ id: 1, name: 'Dee', phone: '+44 1 99' }]
const office = () =>
  converse(
    reads('office', '/guides', () => guides, list({ id: whole, name: text, phone: text, likelihood: chance })),
    reads('office', '/tours', () => tours, list({ id: whole, name: text, guide_id: whole })),
    reads('office', '/hosts', () => hosts, list({ id: whole, name: text, phone: text })),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)

describe('digits as they are written, and what each has', () => {
  it('keeps the sign of a country’s code and leading zeros', async () => {
    expect(ids((await office().ask('guides whose phone starts with +44')).data.result)).to.deep.equal([1])
    expect(ids((await office().ask('guides with a phone starting with 0044')).data.result)).to.deep.equal([3])
  })

  it('says whose phones were taken where no noun says it', async () => {
    const { response, confidence } = await office().ask('phones starting with +44')
    expect(confidence).to.be.below(0.8)
    expect(response).to.match(/hosts have one too|guides have one too/)
  })

  for (const message of ['list the guides with the number of tours each has', 'guides and their number of tours'])
    it(`counts for each: ${message}`, async () => {
      const { response } = await office().ask(message)
      expect(response).to.match(/Tours by guide.*Ann 2.*Bo 1/)
    })

  it('a figure of parts of one is told in percent', async () => {
    const { response, data } = await office().ask('average likelihood of the guides')
    expect(response).to.match(/is 50%/)
    expect(data.result).to.equal(0.5)
  })
})
