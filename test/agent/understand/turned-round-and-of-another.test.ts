import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const potters = [
  ['Ann Lee', 'ann@kiln.example', '+44 20 7946 0101'],
  ['Bo Falk', 'bo@kiln.example', '+44 20 7946 0102'],
  ['Cy Dunn', 'cy@kiln.example', '+44 20 7946 0103'],
].map(([name, email, phone], at) => ({ id: at + 1, name, email, phone, joined_on: `2020-0${at + 1}-01` }))
const pots = [
  ['POT-11', 1, 30, 4.5, 'Fired', '2023-03-02', '2023-03-09'],
  ['POT-12', 1, 12, 6.5, 'Chipped', '2023-01-05', '2023-01-12'],
  ['POT-13', 1, 55, 2.5, 'Fired', '2023-05-04', '2023-05-11'],
  ['POT-14', 2, 20, 1, 'Shaped', '2023-06-01', null],
  ['POT-15', 2, 41, 9, 'Fired', '2023-02-01', '2023-02-08'],
].map(([code, potter_id, price, weight, status, shaped_on, fired_on], at) => ({
  id: at + 1,
  code,
  potter_id,
  price,
  weight,
  status,
  shaped_on,
  fired_on,
}))

const kiln = () =>
  converse(
    reads('kiln', '/potters', () => potters, list({ id: whole, name: text, email: text, phone: text, joined_on: day })),
    reads(
      'kiln',
      '/pots',
      () => pots,
      list({
        id: whole,
        code: text,
        potter_id: whole,
        price: amount,
        weight: amount,
        status: { type: 'string', enum: ['Shaped', 'Fired', 'Chipped'] },
        shaped_on: day,
        fired_on: { ...day, nullable: true },
      }),
    ),
  )

const last = async (...messages: string[]) => {
  const { ask } = kiln()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

describe('a list that was ranked', () => {
  for (const [messages, found] of [
    [['the top 2 pots by price', 'and by weight?'], /POT-15.*POT-12/],
    [['the top 2 pots by price', 'the other way round'], /POT-12.*POT-14/],
    [['Which 2 pots have the highest price?', 'And the bottom 2?'], /POT-12.*POT-14/],
    [['Which pot has the highest price?', 'And the second highest?'], /POT-15/],
    [['Which of Ann Lee’s pots was fired last?', 'And which one first?'], /POT-12/],
  ] as const)
    it(`is turned round or ranked anew: ${messages.join(' → ')}`, async () => {
      const { response, confidence } = await last(...messages)
      expect(response).to.match(found)
      expect(confidence).to.be.above(0.6)
    })
})

describe('what was done first or last', () => {
  for (const [message, found] of [
    ["Which of Ann Lee's pots was fired first?", /POT-12/],
    ['Which pot of Ann Lee was shaped last?', /POT-13/],
    ['Which pot was chipped first?', /POT-12/],
    ['Which pot was fired most recently?', /POT-13/],
  ] as const)
    it(`goes by the date of it, not by a state: ${message}`, async () =>
      expect((await last(message)).response).to.match(found))
})

describe('the newest of somebody', () => {
  it('is one of what they have, not of those who are only named', async () => {
    const { response } = await last("Which of Ann Lee's pots is the newest?")
    expect(response).to.match(/POT-13/)
    expect(response).not.to.match(/POT-11/)
  })

  it('is followed by the records of a group', async () =>
    expect((await last('pots by status', 'the fired ones')).response).to.match(/^3 pots/))
})

describe('a figure of all', () => {
  it('is followed by that of another field', async () => {
    expect((await last('What is the mean weight over all pots?', 'And the price?')).data!.result).to.equal(31.6)
  })

  it('is an average where it is called a total', async () =>
    expect((await last("What is the total price of Bo Falk's pots on average?")).response).to.match(/30\.50?/))

  it('is followed by the records themselves', async () =>
    expect((await last('How many potters have no pots?', 'Give me the list')).response).to.match(/Cy Dunn/))
})

describe('somebody who is only named', () => {
  for (const [message, found] of [
    ['I have to ring Bo Falk. Phone number?', /\+44 20 7946 0102/],
    ["I want to write to Ann Lee, what's the email?", /ann@kiln\.example/],
    ["I'm just on the phone about POT-13, what is the price?", /\b55\b/],
    ["I forgot Bo Falk's email, what was it?", /bo@kiln\.example/],
    ['Who is down as the potter of pot POT-14?', /Bo Falk/],
    ['Give me everything on Bo Falk', /bo@kiln\.example/],
    ["I'm looking at pot POT-14, what do we have on it?", /POT-14.*Shaped/],
    ['Open pot POT-14 for me', /POT-14.*Shaped/],
  ] as const)
    it(`is the one of whom something is asked: ${message}`, async () =>
      expect((await last(message)).response).to.match(found))

  it('is followed to whom it belongs', async () =>
    expect((await last("I'm looking at pot POT-14, what do we have on it?", 'and the potter?')).response).to.match(/Bo Falk/)) // oxfmt-ignore

  it('is told whether one is right', async () => {
    expect((await last('Am I right that pot POT-11 is fired?')).response).to.match(/^Yes/)
    expect((await last('Am I right in thinking that pot POT-12 is fired?')).response).to.match(/^No/)
  })
})

describe('what was meant instead', () => {
  it('is another year or another one', async () => {
    expect((await last('number of pots shaped in 2022', 'sorry, 2023')).data!.result).to.equal(5)
    expect((await last("list Ann Lee's pots", 'sorry, Bo Falk')).response).to.match(/^2 pots/)
  })
})
