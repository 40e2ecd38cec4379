import { expect } from 'chai'
import { withoutOpening } from '../../../../src/agent/understand/requests/openings.ts'
import { withoutTurnsOfComingTo } from '../../../../src/agent/understand/requests/turns-of-coming-to.ts'
import { withoutTurnsOfHeadings } from '../../../../src/agent/understand/requests/turns-of-headings.ts'
import { withoutTurnsOfSpread } from '../../../../src/agent/understand/requests/turns-of-spread.ts'
import { int as id, list, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const SAID = {
  'over how many groups things are spread': [
    withoutTurnsOfSpread,
    [
      ['Our boats are spread across how many harbours', 'how many different harbours do the boats have'],
      ['How many separate harbours are the boats distributed over', 'how many different harbours do the boats have'],
      ['Number of distinct makers represented among our boats', 'how many different makers do the boats have'],
      ['From how many countries do our members come', 'how many different countries do the members have'],
      ['The boats are most concentrated in which harbour', 'which harbour has the most boats'],
      ['In which harbour are my boats most numerous', 'which harbour has the most of my boats'],
      ['Number of separate job titles held by our sailors', 'how many different job titles do the sailors have'],
      ['How many boats are split', 'How many boats are split'],
    ],
  ],
  'what things come to': [
    withoutTurnsOfComingTo,
    [
      ['What do the red boats come to in rent if you add them all up', 'what is the total rent of the red boats'],
      ['red boats: what do they amount to in rent', 'what is the total rent of red boats'],
      ['red boats, what are they worth all together', 'what is the total value of red boats'],
      ['Added together, what does that make in hours', 'what is their total hours'],
      ['How much money did we pay back for the red boats', 'how much did we refund for the red boats'],
      ['How much did we pay back on the loan', 'How much did we pay back on the loan'],
      ['In how many cases was lateness the reason for a return', 'how many returns are because of lateness'],
      ['What do the boats come to in May', 'what is the total of the boats in May'],
      ['All the refunds we have paid customers, what do they come to', 'All the refunds, what do they come to'],
    ],
  ],
  'figures of what is named before': [
    withoutTurnsOfHeadings,
    [
      ['North harbour: combined rent of its boats', 'combined rent of the boats of North harbour'],
      ['Red boats, what number are we at', 'how many Red boats are there'],
      ['Size of our fleet, in number of boats', 'number of boats in our fleet'],
      ['Cheque, how many of our boats were paid that way', 'how many of our boats were paid with Cheque'],
      ['Take only the red boats. What do they cost on average', 'What do the red boats cost on average'],
      ['Count only red boats and give me the mean rent', 'what is the mean rent of red boats'],
      ['How has each of our boats been rated on average, in stars', 'average stars per boat'],
      [
        'number of boats that are sold, together with their total rent',
        'how many boats are sold, and what is their total rent',
      ],
      ['Only count the red boats. How many berths have they in total', 'How many berths have the red boats in total'],
      ['Take it. What did they cost', 'Take it. What did they cost'],
      ['the top three harbours by number of boats', 'the top three harbours by number of boats'],
    ],
  ],
  'what it is to be told of each': [
    withoutOpening,
    [
      ['How many boats are red? I need it for each harbour.', 'How many boats are red for each harbour'],
      ['How many boats are red? Show me that by harbour, please.', 'How many boats are red for each harbour'],
      ['How many boats are there per colour? I only want the numbers.', 'How many boats are there per colour?'],
      ['How many boats are red? I need it by Friday.', 'How many boats are red?'],
      ['How many boats are red? I need it for a meeting.', 'How many boats are red?'],
    ],
  ],
} as const

describe('figures asked for in other words', () => {
  for (const [what, [say, rows]] of Object.entries(SAID))
    for (const [message, plain] of rows)
      it(`says “${plain}” for “${message}” (${what})`, () => expect(say(message)).to.equal(plain))

  it('answers with the figure', async () => {
    const boats = ['red', 'red', 'blue', 'green'].map((colour, at) => ({ id: at, name: `Boat ${at}`, colour, harbour: at < 3 ? 'Oslo' : 'Bergen', rent: 100 + at })) // oxfmt-ignore
    const { ask } = converse(reads('fleet', '/boats', () => boats, list({ id, name: text, colour: text, harbour: text, rent: id }))) // oxfmt-ignore
    const answer = async (message: string) => (await ask(message)).response
    expect(await answer('Our boats are distributed over how many distinct colours?')).to.include('3')
    expect(await answer('Boats are most concentrated in which harbour?')).to.include('Oslo')
    expect(await answer('What do the red boats come to in rent if you add them all up?')).to.include('201')
    expect(await answer('Take only the red boats. What is their average rent?')).to.include('100.5')
    expect(await answer('Out of all our boats what is the lowest rent item?')).to.include('Boat 0')
    expect(await answer('What is the lowest rent of all our boats?')).to.not.include('Boat 0')
    expect(await answer('How many boats have a rent over 100? I need it for each harbour.')).to.match(
      /Oslo 2.*Bergen 1/,
    )
  })

  it('goes on with figures of what was told', async () => {
    const shifts = [['Ann', 'worked', 8], ['Ann', 'worked', 6], ['Bea', 'worked', 5], ['Bea', 'missed', 4]].map(([worker, status, hours], at) => ({ id: at, worker, status, hours })) // oxfmt-ignore
    const { ask } = converse(
      reads('rota', '/shifts', () => shifts, list({ id, worker: text, status: text, hours: id })),
    )
    await ask('List the shifts of Ann')
    expect((await ask('Added together, what does that make in hours?')).response).to.include('14')
    expect((await ask('Now the hours of Bea, please.')).response).to.include('9')
  })

  it('tells the average of those that were counted', async () => {
    const bills = [10, 20, 60].map((amount, at) => ({ id: at, status: at < 2 ? 'open' : 'paid', amount }))
    const { ask } = converse(reads('billing', '/bills', () => bills, list({ id, status: text, amount: id })))
    await ask('How many bills are open?')
    expect((await ask('How much are those on average?')).response).to.include('15')
  })

  it('takes the verb of a question for no application that is called so', async () => {
    const candidates = ['hired', 'new', 'hired'].map((stage, at) => ({ id: at, name: `Mia ${at}`, stage }))
    const { ask } = converse(reads('hiring', '/candidates', () => candidates, list({ id, name: text, stage: { type: 'string', enum: ['hired', 'new'] } }))) // oxfmt-ignore
    expect((await ask('How many candidates did we hire?')).response).to.include('2')
  })

  it('counts those of a department that is called as amounts are', async () => {
    const contacts = ['Sales', 'Finance', 'Sales'].map((department, at) => ({ id: at, name: `Mia ${at}`, department }))
    const deals = [100, 200].map((value, at) => ({ id: at, name: `Deal ${at}`, value }))
    const { ask } = converse(
      reads('crm', '/contacts', () => contacts, list({ id, name: text, department: text })),
      reads('crm', '/orders', () => deals, list({ id, name: text, value: id })),
    )
    expect((await ask('Headcount of contacts whose department is Sales')).response).to.include('2 contacts')
  })

  it('finds a price that is told as a cost', async () => {
    const boats = [100, 300].map((purchase_price, at) => ({ id: at, name: `Boat ${at}`, purchase_price }))
    const { ask } = converse(reads('fleet', '/boats', () => boats, list({ id, name: text, purchase_price: id })))
    expect((await ask('What is the average purchase cost of the boats?')).response).to.include('200')
  })

  it('is not sure of a noun before those of which some have none', async () => {
    const vouchers = [1, 2].map(at => ({ id: at, code: `V${at}` }))
    const orders = [1, null, 2, null].map((voucher_id, at) => ({ id: at, number: `O-${at}`, total: 10, voucher_id }))
    const voucher = { type: ['integer', 'null'], description: 'id of the voucher' }
    const { ask } = converse(
      reads('shop', '/vouchers', () => vouchers, list({ id, code: text })),
      reads('shop', '/orders', () => orders, list({ id, number: text, total: id, voucher_id: voucher })),
    )
    expect((await ask('What is the total of voucher orders?')).confidence).to.be.below(0.8)
  })
})
