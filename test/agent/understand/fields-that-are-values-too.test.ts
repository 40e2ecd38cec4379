import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const growers = [
  ['Ann Lee', 'ann@plots.example', 'email'],
  ['Bo Falk', 'bo@plots.example', 'phone'],
].map(([name, email, preferred_channel], at) => ({ id: at + 1, name, contact: { email, preferred_channel } }))
const plots = [
  ['PL-7', 1, 240],
  ['PL-8', 2, 310],
].map(([number, grower_id, yearly_rent], at) => ({ id: at + 1, number, grower_id, yearly_rent }))
const payments = [
  [1, 'rent', 120],
  [1, 'deposit', 50],
  [2, 'rent', 310],
].map(([plot_id, purpose, paid], at) => ({ id: at + 1, plot_id, purpose, paid }))

const allotment = () =>
  converse(
    reads(
      'allotment',
      '/growers',
      () => growers,
      list({
        id: whole,
        name: text,
        contact: {
          type: 'object',
          properties: { email: text, preferred_channel: { type: 'string', enum: ['email', 'phone'] } },
        },
      }),
    ),
    reads('allotment', '/plots', () => plots, list({ id: whole, number: text, grower_id: whole, yearly_rent: amount })),
    reads(
      'allotment',
      '/payments',
      () => payments,
      list({ id: whole, plot_id: whole, purpose: { type: 'string', enum: ['rent', 'deposit'] }, paid: amount }),
    ),
  )

const told = async (...messages: string[]) => {
  const { ask } = allotment()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!.response
}

describe('a word that is a field and a value', () => {
  for (const [message, found] of [
    ["Plot PL-7, what's the rent?", /\b240\b/],
    ["What's the rent on plot PL-8?", /\b310\b/],
    ["Do we have Ann Lee's email?", /ann@plots\.example/],
  ] as const)
    it(`is the field where it is asked of a record: ${message}`, async () =>
      expect(await told(message)).to.match(found))

  it('is the value where records are told by it', async () => {
    expect(await told('payments for rent')).to.match(/^2 payments/)
    expect(await told('How many payments are for rent?')).to.match(/\b2\b/)
  })
})

describe('what is definite', () => {
  it('is told, also whom a record names in a role', async () =>
    expect(await told('Have you got the grower of plot PL-8?')).to.match(/Bo Falk/))

  it('is what only those before have', async () =>
    expect(await told('Which is the grower of plot PL-8?', "What's its email?")).to.match(/bo@plots\.example/))
})

describe('one after the other', () => {
  it('is taken in its place', async () => {
    expect(await told('Which plot has the highest yearly rent?', 'and which comes second?')).to.match(/PL-7|plot 1/)
  })

  it('is compared by the figure that was asked of each', async () => {
    const messages = ['What is the yearly rent of plot PL-7?', 'and of plot PL-8?', 'which is higher?']
    expect(await told(...messages)).to.match(/PL-8|plot 2/)
  })

  it('is called for by whom is to be rung', async () => {
    expect(await told("I'm about to write to Bo Falk. Email please?")).to.match(/bo@plots\.example/)
    expect(await told("Can you remind me of Ann Lee's email?")).to.match(/ann@plots\.example/)
  })
})
