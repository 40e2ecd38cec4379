import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const pick = (...values: string[]) => ({ type: 'string', enum: values })
const harbours = [
  { id: 1, name: 'Alder Quay', berths: 40 },
  { id: 2, name: 'Birch Pier', berths: 25 },
]
const skippers = [
  { id: 11, first_name: 'Ann', last_name: 'Lee', email: 'ann@sea.example', harbour_id: 1, licence: 'inland' },
  { id: 12, first_name: 'Bo', last_name: 'Ray', email: 'bo@sea.example', harbour_id: 1, licence: 'coastal' },
  { id: 13, first_name: 'Cy', last_name: 'Fox', email: 'cy@sea.example', harbour_id: 2, licence: 'coastal' },
]
const rentals = [
  { id: 31, skipper_id: 11, harbour_id: 1, status: 'returned', payment_method: 'card', fee: 40, days: 2, started_on: '2025-03-01', fine_amount: 5, fine_status: 'Paid' },
  { id: 32, skipper_id: 12, harbour_id: 1, status: 'cancelled', payment_method: 'cash', fee: 60, days: 4, started_on: '2025-03-02', fine_amount: 7, fine_status: 'Outstanding' },
  { id: 33, skipper_id: 12, harbour_id: 2, status: 'cancelled', payment_method: 'card', fee: 80, days: 6, started_on: '2025-03-03', fine_amount: 9, fine_status: 'Waived' },
  { id: 34, skipper_id: 13, harbour_id: 1, status: 'returned', payment_method: 'voucher', fee: 20, days: 1, started_on: '2025-03-04', fine_amount: 3, fine_status: 'Outstanding' },
  { id: 35, skipper_id: 13, harbour_id: 1, status: 'returned', payment_method: 'card', fee: 20, days: 1, started_on: '2025-03-05', fine_amount: 0, fine_status: 'None' },
] // oxfmt-ignore
const rental = {
  id,
  skipper_id: id,
  harbour_id: id,
  status: pick('returned', 'cancelled'),
  payment_method: pick('card', 'cash', 'voucher'),
  fee: money,
  days: id,
  started_on: day,
  fine_amount: money,
  fine_status: pick('None', 'Outstanding', 'Paid', 'Waived'),
}
const ask = (message: string) =>
  converse(
    reads('boats', '/harbours', () => harbours, list({ id, name: text, berths: id })),
    reads('boats', '/skippers', () => skippers, list({ id, first_name: text, last_name: text, email: text, harbour_id: id, licence: pick('inland', 'coastal') })), // oxfmt-ignore
    reads('boats', '/rentals', () => rentals, list(rental)),
  ).ask(message)

const answers = (title: string, cases: readonly (readonly [string, RegExp])[]) =>
  describe(title, () => {
    for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
  })

answers('which of two has more', [
  ['Card vs cash - which one has more rentals?', /^card .*3 and cash 1/],
  ['Alder Quay or Birch Pier, where have we got the bigger number of rentals?', /^Alder Quay .*4 and Birch Pier 1/],
  ['Rentals: card vs voucher, where are there more?', /^card .*3 and voucher 1/],
  ['Does Alder Quay or Birch Pier have more berths?', /^Alder Quay.*40/],
  ["What's the more common payment method for rentals, cash or card?", /^card .*3 and cash 1/],
  ['Which do we have more of, cancelled or returned rentals?', /returned.* 3.* 2/],
  ['Which is more common, cancelled rentals or returned rentals?', /returned: 3, against 2/],
  ['Alder Quay vs Birch Pier: which has the smaller number of skippers?', /^Birch Pier .*1 and Alder Quay 2/],
  ['Alder Quay vs Birch Pier: which has the higher average fee?', /^Birch Pier/],
  ['Which did we have more of, cancelled or returned rentals?', /returned.* 3.* 2/],
  ["What's bigger, the number of returned rentals or the number of cancelled rentals?", /returned: 3, against 2/],
  ['Are cancelled or returned rentals more common?', /returned.*3.*2/],
  ['Are there more inland skippers than coastal ones?', /^No.*1 .*2 /],
  ['Is Alder Quay bigger than Birch Pier in terms of the number of skippers?', /^Yes.*2 .*1 /],
])

answers('figures of each group', [
  [
    'Rental count per payment method please: card, cash and so on.',
    /card 3, .*cash 1.*voucher 1|card 3, cash 1, voucher 1/,
  ],
  [
    'How many rentals are there for each fine status - paid, waived etc.?',
    /Outstanding 2.*None 1|None 1.*Outstanding 2/,
  ],
  ['For paid, waived and all the other fine statuses, how many rentals are there?', /Outstanding 2/],
  [
    'For each harbour, please tell me the average fee.',
    /Alder Quay €35.*Birch Pier €80|Birch Pier €80.*Alder Quay €35/,
  ],
  ['average fee for every harbour', /Birch Pier €80/],
  ['Can you split the number of rentals by how people paid?', /card 3/],
  ['Skipper headcount per harbour, please', /Alder Quay 2.*Birch Pier 1/],
  ['our skipper numbers by harbour', /Alder Quay 2.*Birch Pier 1/],
  ['How many rentals are there for each fine status, e.g. paid?', /Outstanding 2/],
  ["Each harbour's number of skippers please", /Alder Quay 2.*Birch Pier 1/],
  ['payment methods and how many rentals used each', /card 3.*cash 1/],
  ['rental status breakdown', /returned 3, cancelled 2/],
  ['Headcount of Alder Quay?', /2 skippers/],
  ['For each harbour, average fee please', /Birch Pier €80/],
  ['rentals by payment method, numbers only', /card 3/],
])

answers('two figures at once', [
  ['Two figures please: returned rentals, cancelled rentals.', /3 rentals.*2 rentals/],
  ["What's the number of returned rentals, and the number cancelled?", /3 rentals.*2 rentals/],
  ['Can you count our inland skippers and our coastal skippers for me?', /1 skipper.*2 skippers/],
  ['I need two figures: the highest fee and the lowest fee', /€80.*€20/],
  ['Three numbers please: returned rentals, cancelled rentals, coastal skippers', /3 rentals.*2 rentals.*2 skippers/],
  ['How many cancelled rentals vs returned rentals do we have?', /2 rentals.*3 rentals/],
  ['Number of cancelled rentals against number of returned rentals?', /2 rentals.*3 rentals/],
])

answers('sums, means and shares', [
  ["What's the average length in days of a rental?", /2\.8/],
  ['Cancelled rentals as a percentage of all rentals?', /^40%/],
  ['How many per cent of the rentals were cancelled?', /^40%/],
  ['How many times has a rental been cancelled?', /2 rentals/],
  ['For how many rentals was cash the payment method?', /1 rental/],
  ['Add up the fees of every rental paid by card', /€140/],
  ['What is the total fee of rentals made by Bo Ray?', /€140/],
  ['Add up the fees of every rental where the payment was made by card', /€140/],
  ["What's the average fee we've paid per rental?", /€44/],
  ['cancelled rentals in percent of all rentals', /^40%/],
  ['What share of the rentals, in percent, were cancelled?', /^40%/],
  ['In how many cases was a rental cancelled?', /2 rentals/],
  ['How large is the number of cancelled rentals?', /2 rentals/],
  ['Cancelled rentals make up what share of our rentals?', /^40%/],
])

answers('what is owed is what is outstanding', [
  ['How much is still owed in fines?', /Outstanding is €10/],
  ['How much do people still owe us in fines?', /Outstanding is €10/],
  ['What do the unpaid fines come to?', /Outstanding is €10/],
  ['total of all fines that have not been paid yet', /Outstanding is €10/],
])

describe('what is named beside it is no group', () => {
  it('orders of people who are named and of others', async () =>
    expect((await ask('rentals by Ann Lee, Bo Ray and others')).response).not.to.match(/^Rentals by/))
  it('a bound that is told of each group', async () =>
    expect((await ask('number of rentals per harbour: harbours with 2 rentals and more')).response).not.to.include(
      'Birch Pier',
    ))
})

const films = [
  { id: 1, title: 'Low Tide', genre: 'crime', minutes: 90 },
  { id: 2, title: 'Cold Platform', genre: 'crime', minutes: 110 },
  { id: 3, title: 'Salt', genre: 'fantasy', minutes: 130 },
]
const askOfFilms = (message: string) =>
  converse(
    reads('films', '/films', () => films, list({ id, title: text, genre: pick('crime', 'fantasy'), minutes: id })),
  ).ask(message)

describe('titles of a kind are what has them', () => {
  for (const [message, says] of [
    ['How many crime titles do we have?', /2 films/],
    ['Crime titles - mean minutes?', /100/],
  ] as const)
    it(message, async () => expect((await askOfFilms(message)).response).to.match(says))
})
