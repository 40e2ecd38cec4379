import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('guild', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const members = ['Ida Falk', 'Olaf Moe', 'Una Rask'].map((name, at) => ({
  id: `m${at}`,
  name,
  email: `m${at}@x.example`,
}))
const errands = Array.from({ length: 9 }, (_, at) => ({
  id: `e${at}`,
  title: `Errand ${at}`,
  urgency: at % 3 ? 'high' : 'low',
  assignee_id: `m${at % 3}`,
}))
const kilns = Array.from({ length: 4 }, (_, at) => ({ id: `k${at}`, name: `Kiln ${at}`, volume: 10 * at }))
const services = [
  served('/members', members, { id: text, name: text, email: text }),
  served('/errands', errands, { id: text, title: text, urgency: { type: 'string', enum: ['low', 'high'] }, assignee_id: text }), // oxfmt-ignore
  served('/kilns', kilns, { id: text, name: text, volume: whole }),
]
const conversation = () => converse(...services)
const { ask } = conversation()

describe('records that somebody calls their own', () => {
  for (const [message, count] of [
    ['my errands', 9],
    ['my high urgency errands', 6],
    ['which errands are assigned to me?', 9],
    ['show the errands I have', 9],
  ] as const)
    it(`says that they are those of everybody: ${message}`, async () => {
      const { response, data, confidence } = await ask(message)
      expect(data.result, response).to.have.length(count)
      expect(response).to.match(/errands of everybody, as guild does not tell me who you are/)
      expect(confidence).to.be.below(0.8)
    })

  it('says so of a number', async () => {
    const { response, data, confidence } = await ask('how many errands do I have?')
    expect(data.result, response).to.equal(9)
    expect(response).to.match(/of everybody/)
    expect(confidence).to.be.below(0.8)
  })

  it('asks which one, where one alone is meant', async () => {
    const { response, data } = await ask('what is the urgency of my errand?')
    expect(data.error?.code, response).to.equal('NEEDS_INPUT')
    expect(response).to.match(/do not know which errand is yours/)
  })

  for (const [message, count] of [
    ['how many kilns do I have?', 4],
    ['how many errands do I have in total?', 9],
    ['how many members do I have?', 3],
    ['how do I see how many errands there are?', 9],
  ] as const)
    it(`takes it for a habit of speech: ${message}`, async () => {
      const { response, data, confidence } = await ask(message)
      expect(data.result, response).to.equal(count)
      expect(response).not.to.match(/everybody/)
      expect(confidence).to.be.at.least(0.8)
    })

  it('says so of what goes on from them, until somebody is named', async () => {
    const { ask: go } = conversation()
    await go('my errands')
    const { response, confidence } = await go('and the low urgency ones?')
    expect(response).to.match(/of everybody/)
    expect(confidence).to.be.below(0.8)
    expect((await go('only those assigned to Olaf Moe')).response).not.to.match(/everybody/)
  })

  it('knows the one that has a number or a name', async () => {
    const { response, data } = await ask('what is the urgency of my errand e3?')
    expect(data.error, response).to.equal(undefined)
    expect(response).not.to.match(/everybody/)
  })
})

describe('money that came in', () => {
  const passes = ['paid', 'pending', 'refunded', 'paid'].map((state, at) => ({ id: `p${at}`, kind: 'day', price: 10, state })) // oxfmt-ignore
  const pass = { id: text, kind: text, price: whole, state: { type: 'string', enum: ['paid', 'pending', 'refunded'] } }
  const sell = (message: string) => converse(served('/passes', passes, pass)).ask(message)

  it('says what it includes where some was not paid', async () => {
    const { response, confidence } = await sell('how much did we make from passes?')
    expect(response).to.match(/added all up whatever their state is: paid, pending, refunded/)
    expect(confidence).to.be.below(0.8)
  })

  for (const message of ['how much did we make from paid passes?', 'what is the total price of the passes?'])
    it(`is what was asked for: ${message}`, async () => {
      expect((await sell(message)).response).not.to.match(/whatever/)
    })
})
