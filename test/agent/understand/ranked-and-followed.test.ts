import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const firms = ['Alder Works', 'Birch Mill', 'Cedar Yard', 'Dogwood Inn'].map((name, at) => ({
  id: at + 1,
  name,
  region: ['North', 'South', 'North', 'East'][at]!,
  turnover: [900, 500, 400, 300][at]!,
  employee_count: [12, 340, 5, 80][at]!,
}))
const orders = [
  [1, 1, 40, 'sent', 'Fair', '2020-03-02'],
  [2, 2, 90, 'cancelled', 'Web', '2020-03-05'],
  [3, 2, 10, 'sent', 'Web', '2020-04-06'],
  [4, 3, 20, 'cancelled', 'Fair', '2020-04-07'],
  [5, 2, 30, 'open', 'Web', '2090-01-01'],
  [6, 1, 25, 'cancelled', 'Mail', '2020-04-09'],
].map(([key, firm_id, amount, status, channel, promise_date]) => ({ id: key, firm_id, amount, status, channel, promise_date })) // oxfmt-ignore
const people = [
  [1, 'Ann Lee', 1],
  [2, 'Bo Ray', 2],
  [3, 'Cy Fox', 2],
].map(([key, name, firm_id]) => ({ id: key, name, firm_id }))
const status = { type: 'string', enum: ['open', 'sent', 'cancelled'] }
const trade = () =>
  converse(
    reads(
      'trade',
      '/firms',
      () => firms,
      list({ id, name: text, region: text, turnover: number, employee_count: number }),
    ),
    reads('trade', '/orders', () => orders, list({ id, firm_id: id, amount: number, status, channel: text, promise_date: day })), // oxfmt-ignore
    reads('trade', '/contacts', () => people, list({ id, name: text, firm_id: id })),
  )

/** Asks one after the other and tells the last answer. */
async function ask(...messages: string[]) {
  const trading = trade()
  let answer = await trading.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await trading.ask(message)
  return answer
}

describe('what is done more', () => {
  for (const [message, said] of [
    ['did we cancel more orders in March 2020 than in April 2020?', 'No: it is 1'],
    ['did we cancel more orders than we sent?', 'Yes: it is 3'],
    ['have we cancelled more orders in the North than in the South?', 'Yes: it is 2'],
    ['did we get more orders in March 2020 than in April 2020?', 'No: it is 2'],
  ] as const)
    it(`is counted by its verb: ${message}`, async () => {
      expect((await ask(message)).response).to.include(said)
    })
})

describe('a record that is ranked, and the groups', () => {
  for (const [message, said] of [
    ['which region has our largest firm?', 'North'],
    ['which channel has the biggest order?', 'Web'],
    ['which region has the highest turnover?', 'North has the highest total turnover of firms: $1,300'],
    ['which order channel has the most orders?', 'Web has the most orders: 3'],
    ['which order channels give us the fewest orders?', 'Mail has the fewest orders: 1'],
    ['which channel generates the most orders?', 'Web has the most orders: 3'],
    ['orders per channel, top 2', 'Web 3, Fair 2.'],
    ['total order amount by region, top 1', 'South has the highest total amount of orders: $130'],
    ['firms by turnover, top 2', 'Alder Works'],
    ['rank the regions by total order amount', 'South $130'],
    ['name the firm with the fewest orders', 'Cedar Yard'],
  ] as const)
    it(`are told apart: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response.replaceAll('$', '').replaceAll('.00', '')).to.include(said.replaceAll('$', ''))
    })

  it('does not take a new name for an order to list', async () => {
    const { response } = await ask('name the firm in the East to Elm Court')
    expect(response).not.to.match(/^\d* ?firms?/i)
  })
})

describe('a date that is past', () => {
  for (const message of [
    'which orders are past their promise date?',
    'orders that slipped past their promise date',
    'orders beyond the promise date',
  ])
    it(`is held against today: ${message}`, async () => {
      expect((await ask(message)).response).to.match(/^5 orders/)
    })
})

describe('what belongs to the record that was shown', () => {
  for (const [first, message, said] of [
    ['show me Birch Mill', 'who are the contacts?', /^2 contacts of firm Birch Mill/],
    ['show me Birch Mill', 'what are the orders?', /^3 orders of firm Birch Mill/],
    ['show me Birch Mill', 'show me the orders', /^3 orders of firm Birch Mill/],
    ['which firm has the most orders?', 'who are the contacts?', /^2 contacts of firm Birch Mill/],
    ['what is the largest order?', 'and the firm?', /Birch Mill/],
    ['how many orders are there?', 'show me the contacts', /^3 contacts/],
    ['firms in the North', 'show me the contacts', /^3 contacts/],
  ] as const)
    it(`is meant: ${first} ${message}`, async () => {
      expect((await ask(first, message)).response).to.match(said)
    })
})

describe('only such', () => {
  for (const [message, said] of [
    ['which firms have only cancelled orders?', /^1 firm .*: Cedar Yard/],
    ['firms with only cancelled orders', /^1 firm .*: Cedar Yard/],
    ['show only the cancelled orders', /^3 orders/],
    ['firms with only two contacts', /^1 firm .*: Birch Mill/],
    ['firms that have just one contact', /^1 firm .*: Alder Works/],
    ['firms with a single order', /^1 firm .*: Cedar Yard/],
    ['firms with one contact', /^1 firm .*: Alder Works/],
  ] as const)
    it(`leaves out the others: ${message}`, async () => {
      expect((await ask(message)).response).to.match(said)
    })
})

describe('records against the one that is named', () => {
  for (const [message, said] of [
    [
      'which firms have a higher turnover than Cedar Yard?',
      /^2 firms with a higher turnover than Cedar Yard: Alder Works/,
    ],
    ['firms with a lower turnover than Birch Mill', /^2 firms .*: Cedar Yard/],
    ['how many firms are larger than Dogwood Inn?', /3 firms/],
    ['firms smaller than Birch Mill by turnover', /^2 firms/],
    ['does Birch Mill have a higher turnover than Cedar Yard?', /^Yes/],
  ] as const)
    it(`are held against its figure: ${message}`, async () => {
      expect((await ask(message)).response).to.match(said)
    })

  it('are not asked of a verb that says something else', async () => {
    const { response, confidence } = await ask('has Birch Mill bought anything?')
    expect(response).not.to.match(/^Yes|^No/)
    expect(confidence).to.be.below(0.5)
  })
})

describe('times that are set against each other', () => {
  it('go from the earlier to the later, whichever is said first', async () => {
    for (const message of ['order amount in April 2020 vs March 2020', 'order amount in March 2020 vs April 2020'])
      expect((await ask(message)).response, message).to.include('went down by')
  })
})

describe('the best in every group', () => {
  for (const message of [
    'largest firm in every region',
    'the largest firm for every region',
    'largest firm in each region',
  ])
    it(`is one of each: ${message}`, async () => {
      expect((await ask(message)).response)
        .to.include('3 groups')
        .and.include('Birch Mill')
    })
})

describe('how many work somewhere', () => {
  for (const message of [
    'how many people work at Birch Mill?',
    'how many people does Birch Mill employ?',
    'how many employees does Birch Mill have?',
  ])
    it(`is told by the record, not by those who are listed: ${message}`, async () => {
      expect((await ask(message)).response).to.include('340')
    })
})

describe('the last to come into a state', () => {
  const parcels = [
    [1, 'sent', '2020-01-01', '2020-03-09', null],
    [2, 'sent', '2020-02-01', '2020-02-03', null],
    [3, 'lost', '2020-01-05', '2020-01-09', '2020-05-09'],
    [4, 'lost', '2020-03-05', '2020-03-09', '2020-04-09'],
  ].map(([key, state, created_on, sent_on, lost_on]) => ({
    id: key,
    code: `P-${key}`,
    state,
    created_on,
    sent_on,
    lost_on,
  }))
  const post = () =>
    converse(
      reads('post', '/parcels', () => parcels, list({ id, code: text, state: { type: 'string', enum: ['sent', 'lost'] }, created_on: day, sent_on: day, lost_on: day })), // oxfmt-ignore
    )
  for (const [message, said] of [
    ['what was the last lost parcel?', 'P-3'],
    ['the latest sent parcel', 'P-1'],
    ['the newest lost parcel', 'P-4'],
    ['the latest parcel', 'P-4'],
  ] as const)
    it(`is by the date of that: ${message}`, async () => {
      expect((await post().ask(message)).response).to.include(said)
    })
})

describe('each of some', () => {
  for (const [message, said] of [
    ['how many orders does each firm in the North have?', /2 groups|Alder Works 2, Cedar Yard 1\./],
    ['how many orders does each of our firms have?', /Birch Mill 3, Alder Works 2, Cedar Yard 1, Dogwood Inn 0\./],
    ['how many orders does each firm have?', /Birch Mill 3, Alder Works 2, Cedar Yard 1, Dogwood Inn 0\./],
    ['how many orders does each firm in the East have?', /Dogwood Inn 0/],
  ] as const)
    it(`has those without any among them, and no others: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.match(said)
      if (/North|East/.test(message)) expect(response).not.to.include('Birch Mill')
    })

  it('is the largest of those that were counted', async () => {
    const { response } = await ask('how many orders are there and what is the biggest one?')
    expect(response).to.include('6 orders').and.include('90')
  })

  it('is the highest of a list that began with the lowest', async () => {
    expect((await ask('show the firms', 'sort them by turnover', 'top 2')).response).to.match(/Alder Works.*Birch Mill/)
    expect((await ask('show the firms', 'sort them by name', 'first 2')).response).to.match(/Alder Works.*Birch Mill/)
  })
})

describe('the highest number of what is counted', () => {
  for (const [message, said] of [
    ['which firm has the highest number of orders?', 'Birch Mill has the most orders: 3'],
    ['which region has the lowest number of firms?', '1. At least 1 other has as many'],
    ['which 2 firms have the largest number of orders?', 'Orders by firm, the top 2: Birch Mill 3, Alder Works 2'],
    ['top 2 firms with the most orders', 'Orders by firm, the top 2: Birch Mill 3, Alder Works 2'],
    ['which order channel has the most cancelled orders?', 'Fair has the most orders with status'],
    ['orders per firm in April 2020', 'promise date in April 2020'],
    ['which firm has the highest employee count?', 'Birch Mill'],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.include(said))
})
