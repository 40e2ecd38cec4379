import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const mills = [
  ['Birch Mill', 'Norway', 10, 100, '5 River Street'],
  ['Elm Works', 'Norway', 20, 200, '9 Hill Road'],
  ['Ash and Oak', 'Sweden', 90, 700, '2 Harbour Lane'],
].map(([name, country, staff_count, turnover, address], at) => ({
  id: at + 1,
  name,
  country,
  staff_count,
  turnover,
  address,
}))
const clerks = [
  ['Ann Lee', 1, 'Sales'],
  ['Bo Falk', 1, 'Packing'],
  ['Cy Dunn', 2, 'Sales'],
  ['Di Moen', 1, 'Sales'],
].map(([name, mill_id, team], at) => ({
  id: at + 1,
  name,
  mill_id,
  team,
  email: `c${at + 1}@mills.example`,
  phone: `+47-22-555-010${at}`,
}))
const bids = [
  [1, 'Won', 300, 0.9, '2025-01-10'],
  [1, 'Lost', 800, 0.2, '2025-03-20'],
  [2, 'Lost', 700, 0.8, '2025-04-02'],
  [3, 'Won', 100, 0.6, '2025-02-05'],
  [3, 'Lost', 600, 0.3, '2025-02-11'],
  [3, 'Open', 500, 0.7, '2025-06-01'],
].map(([mill_id, state, worth, odds, closing_date], at) => ({
  id: at + 1,
  title: `Bid ${at + 1}`,
  mill_id,
  state,
  worth,
  odds,
  closing_date,
}))

const timber = () =>
  converse(
    reads(
      'timber',
      '/mills',
      () => mills,
      list({ id: whole, name: text, country: text, staff_count: whole, turnover: amount, address: text }),
    ),
    reads(
      'timber',
      '/clerks',
      () => clerks,
      list({ id: whole, name: text, mill_id: whole, team: text, email: text, phone: text }),
    ),
    reads(
      'timber',
      '/bids',
      () => bids,
      list({
        id: whole,
        title: text,
        mill_id: whole,
        state: { type: 'string', enum: ['Open', 'Won', 'Lost'] },
        worth: amount,
        odds: { type: 'number', description: 'Probability of winning, 0 to 1' },
        closing_date: day,
      }),
    ),
  )
const ask = async (message: string) => await timber().ask(message)

describe('a part of what all come to', () => {
  for (const message of [
    'what share of the turnover comes from Norway?',
    'what percentage of the turnover of the mills comes from Norway?',
    "what is Norway's share of the turnover?",
    'Out of all the turnover, how many percent does Norway contribute?',
    'what share of the turnover does Norway account for?',
  ])
    it(`is a part of the sum: “${message}”`, async () => expect((await ask(message)).data.result).to.equal(30))

  for (const [message, holds] of [
    ['Does Norway make up more than half of the turnover?', false],
    ['Does Norway make up at least 25% of the turnover?', true],
    ["Is Sweden's share of the turnover above 60%?", true],
  ] as const)
    it(`is held against a number: “${message}”`, async () => {
      const { response, data } = await ask(message)
      expect(data.result).to.equal(holds)
      expect(response).to.match(/of \$?1,000/)
    })

  it('is one of all such records, whoever it is of', async () =>
    expect((await ask("what is Sweden's share of the lost bids?")).data.result).to.be.closeTo(33.33, 0.01))

  it('that is the largest is the most of it', async () => {
    expect((await ask('which country accounts for the largest share of the turnover?')).response).to.match(
      /Sweden.*700/,
    )
    expect((await ask('which country has the largest share of the mills?')).response).to.match(/Norway.*2/)
  })

  it('is of one that is named', async () =>
    expect((await ask('does any country make up more than half of the turnover?')).response).to.not.match(
      /^(?:Yes|No)\b/,
    ))

  it('of records is no bound on a figure of each', async () => {
    expect((await ask('does Sweden have more than half of the bids?')).response).to.match(/^No\b.*3 of 6/)
  })

  it('is of those that a number bounds', async () =>
    expect((await ask('what share of mills with a turnover over 150 is in Norway?')).response).to.match(/1 of 2/))
})

describe('what is said behind a question', () => {
  for (const [message, found] of [
    ['what does the typical mill turn over? Take the median.', 200],
    ['How many staff does the typical mill have? Median, please.', 20],
    ['bids lost in Norway, count', 2],
    ['clerks in Sales - number only please', 3],
  ] as const)
    it(`says how it is answered: “${message}”`, async () => expect((await ask(message)).data.result).to.equal(found))

  it('says when something became so, not where it stands in the list', async () => {
    const { ask: say } = timber()
    await say('show the three biggest lost bids')
    expect((await say('which of them was lost as the last?')).response).to.include('Bid 3')
  })
})

describe('somebody tells what happened and asks about whom they named', () => {
  for (const [message, found] of [
    ['I have an Ann Lee on the line. Which mill is she with?', 'Birch Mill'],
    ['Something has to go to Elm Works. Could you dig out the address for me?', '9 Hill Road'],
    ['A call came in from +47-22-555-0102. Whose number is that?', 'Cy Dunn'],
    ["I am printing badges for Birch Mill's people, so give me all clerks there.", 'Ann Lee, Bo Falk and Di Moen'],
    ['Somebody from Elm Works just rang. Which clerks are at that company?', 'Cy Dunn'],
    ['im in sweden tomorrow. which mills can i see there?', 'Ash and Oak'],
    ["I'm meeting the clerks of Birch Mill tomorrow. Who are they?", 'Ann Lee, Bo Falk and Di Moen'],
    [
      'I have to write to the Sales clerks of Birch Mill. May I have their e-mail addresses?',
      'Ann Lee (c1@mills.example) and Di Moen (c4@mills.example)',
    ],
  ] as const)
    it(`“${message}”`, async () => expect((await ask(message)).response).to.include(found))
})
