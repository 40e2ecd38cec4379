import { expect } from 'chai'
import { askChoir } from './choir.ts'

/** What an answer that placed a piece by guess may claim at most. */
const MOST_SURE = 0.75
const DECLINES = /^I (?:cannot answer that|found no record|am not sure|do not know)/

const answers = (rows: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of rows)
    it(message, async () => {
      const { response, confidence } = await askChoir(message)
      expect(response).to.match(says)
      expect(confidence).to.be.at.most(MOST_SURE)
    })
}

const declines = (...messages: string[]) => {
  for (const message of messages)
    it(`leaves alone: ${message}`, async () => expect((await askChoir(message)).response).to.match(DECLINES))
}

describe('a superlative that fits no rule', () => {
  answers([
    ['Who was absent the most in February?', /^Ann Lee has the most absences .*February 2025: 1/],
    ['Which instrument has been repaired the most?', /^organ has the most repairs: 1/],
  ])
  it('asks by what, where several figures could tell', async () =>
    expect((await askChoir('Who is our most important singer?')).response).to.match(
      /^By what is the most important singer/,
    ))
  declines('Which hall is the most beautiful?', 'Which hall do the most people like?')
})

describe('a comparative that fits no rule', () => {
  answers([
    ['Is the organ more expensive to repair than the piano?', /^Yes, by average cost: organ €300 and piano €90/],
    ['Are the organ repairs longer than those of the piano?', /^Yes, by average time .*: organ 10 and piano 4/],
    ['Do we sell more by card or by cash?', /^card comes first .*: card 2 and cash 1/],
  ])
  declines('Are the organ repairs better than those of the piano?', 'Is the organ more modern than the piano?')
})

describe('an aggregate that fits no rule', () => {
  answers([
    ['Sum up the repairs by instrument.', /^Total cost of repairs by instrument: organ €300, piano €90/],
    ['Add up the ticket sales for every month', /^Total price .*: 2025-01 €20, 2025-02 €110/],
    ['Average sale in 2025', /^The average price of ticket sales sold in 2025 is €32\.50/],
    ['How many days does a repair take on average?', /^The average time between .* of repairs is 7 days/],
    ['On average, how many days did a repair take?', /^The average time between .* of repairs is 7 days/],
  ])
  declines('Average singer', 'What is the average of the halls?', 'Sum up the singers by voice')
  it('is that of the figure which is bounded', async () => {
    const { response } = await askChoir('List the sales with a total of at least 40')
    expect(response).to.match(/^2 ticket sales with a price of at least €40: .*42.* and .*43/)
  })
})

describe('a bound that fits no rule', () => {
  answers([['Halls that seat at least 200 and cost no more than 160 to hire', /^1 hall .*at most €160: Saint Bride/]])
  answers([
    ['Sales that came to 40 or more', /^2 ticket sales with a price of at least €40/],
    ['Repairs of over 100', /^1 repair with a cost over €100: .*R-51/],
  ])
  declines('Halls of at least 18', 'Singers of at least 18', 'Repairs of at least 3 instruments')
  declines('Halls with at least 8 windows', 'Singers with more than 3 dogs')
})

describe('a denial that fits no rule', () => {
  answers([
    ['Rehearsals nobody was absent from', /^There are no rehearsals that have no absences/],
    ['Repairs not costing more than 100', /^1 repair with a cost of at most €100: .*R-52/],
    ['Which halls do not have more than 200 seats?', /^1 hall with at most 200 seats: Old Mill/],
    ['Repairs of the organ, never of the piano', /^1 repair .*R-51/],
  ])
  declines('Which sales are not from Berlin?', 'How many singers do not sing tenor?')
})

describe('a verb that is known as another field', () => {
  answers([['How many sales did we take that were refunded?', /^There is 1 ticket sale that is refunded/]])
  declines('How many workers are leaving the halls?')
})

describe('a value that is denied right behind another of its field', () => {
  for (const [message, says] of [
    ['Show sales by card, not by cheque', /^2 ticket sales .*41.* and .*43/],
    ['Singers singing bass but not alto', /^2 singers .*Bo Ray and Cy Fox/],
    ['Show sales paid in cash or by cheque, but not those by card', /^2 ticket sales .*42.* and .*44/],
  ] as const)
    it(`is none of those: ${message}`, async () => expect((await askChoir(message)).response).to.match(says))
})
