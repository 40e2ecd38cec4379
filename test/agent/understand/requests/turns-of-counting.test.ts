import { expect } from 'chai'
import { sayHowManyThen, withoutTurnsOfCounting } from '../../../../src/agent/understand/requests/turns-of-counting.ts'
import { date, int as id, list, num, of, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

describe('withoutTurnsOfCounting', () => {
  for (const [message, plain] of [
    ["What's the current number of red boats?", "What's the number of red boats?"],
    ['the current total of pier 4', 'the current total of pier 4'],
    ['boats painted one or more times', 'boats painted at least once'],
    ["At our yard in Oslo, what's the headcount?", 'the headcount At our yard in Oslo?'],
    ['Boats with a cabin. How many of ours?', 'how many Boats with a cabin are there?'],
    ['The boats came in. How many are there?', 'The boats came in. How many are there?'],
    ["Of the red boats, what's the number already sold?", 'of the red boats, how many are already sold?'],
    ['of the red boats, the number that were sold', 'of the red boats, how many were sold'],
    [
      'of the red boats, the total and also the number sold',
      'how many red boats are there, and how many of those are sold',
    ],
    ['Red boats, how many and the total rent?', 'Red boats, how many, and what is the total rent?'],
    [
      "Red boats: how many, and what's the rent of the lot?",
      'how many Red boats are there, and what is their total rent?',
    ],
    ['Rents of the red boats: minimum and maximum?', 'what are the minimum and the maximum Rents of the red boats?'],
    ['colour by colour, number of boats in each', 'number of boats per colour'],
    ['colour by colour, how many boats?', 'number of boats per colour?'],
    ['Day by day, the number of boats', 'Day by day, the number of boats'],
    ['Could you break our boats down by colour, with the number in each?', 'number of boats by colour?'],
    [
      'Could you split up our boats, all of them, according to what type of berth the skipper has?',
      'Could you split up our boats by berth type of the skipper?',
    ],
    ['Split up the boats according to which pier they are at.', 'Split up the boats by pier.'],
    ['break down the total rent by colour', 'break down the total rent by colour'],
    ['Boat numbers, split by colour.', 'number of boats by colour.'],
    ['for each colour, how many boats have sails that have it?', 'for each colour, how many boats have sails?'],
    ['Take every red boat and work out what their rents add up to.', 'what do the rents of every red boat add up to.'],
    ['Take what every skipper owes us and give me the sum.', 'what is the sum of what every skipper owes us.'],
    ['Take the red boat and give me the keys', 'Take the red boat and give me the keys'],
    ['Add up the rents of the red boats and give me the total', 'Add up the rents of the red boats'],
    ['For red boats, what does the rent average out at?', 'For red boats, what is the average rent?'],
    ['All our red boats taken together, how many berths is that?', 'how many berths do our red boats have in total?'],
    ['For how many berths did people use cheques to pay?', 'how many berths were paid with cheques?'],
    ['Cheques were used to pay for how many of our berths?', 'how many berths were paid with Cheques?'],
    ['Rents for yawls - highest and lowest, please', 'what are the highest and the lowest Rents for yawls'],
    ['the current amount of paint', 'the amount of paint'],
    ["On Ann Lee's account, how many boats are there?", 'of Ann Lee, how many boats are there?'],
    ['Last year how many people joined us as new members?', 'Last year how many new members joined?'],
    ['A berth comes to how much on average?', 'how much does a berth come to on average?'],
  ] as const)
    // oxfmt-ignore
    it(`says “${plain}” for “${message}”`, () => expect(withoutTurnsOfCounting(message)).to.equal(plain))

  it('asks how many there are of those before', () => {
    expect(sayHowManyThen('So how many titles are there?')).to.equal('So how many of those are there?')
    expect(sayHowManyThen("So what's the number of titles there?")).to.equal('So how many of those are there?')
    expect(sayHowManyThen('How many titles are there?')).to.equal('How many titles are there?')
    expect(sayHowManyThen('So how many red titles are there in Oslo?')).to.equal(
      'So how many red titles are there in Oslo?',
    )
  })

  it('counts what was done anew by the day on which it was', async () => {
    const trips = ['2026-05-04', '2026-05-09', '2026-06-01'].map((day, at) => ({ id: at, boat: `Boat ${at}`, booked_on: day, sails_on: '2026-05-20' })) // oxfmt-ignore
    const { ask } = converse(reads('harbour', '/trips', () => trips, list({ id, boat: text, booked_on: date, sails_on: date }))) // oxfmt-ignore
    expect((await ask('How many new trips were there in May 2026?')).data.result).to.equal(2)
  })

  const boats = [
    { id: 1, name: 'Gull', colour: 'red', status: 'sold', rent: 30 },
    { id: 2, name: 'Tern', colour: 'red', status: 'open', rent: 50 },
    { id: 3, name: 'Skua', colour: 'blue', status: 'sold', rent: 80 },
  ]
  for (const [message, says] of [
    ['Sold boats: what is the figure?', /\b2 boats/],
    ['Red boats. How many of ours?', /^There are 2 boats/],
    ['Red boats which were sold: I need how many and the total rent.', /1 boat.* 30\b/],
    ['Could you break our boats down by colour, with the number in each?', /red 2.*blue 1/],
    ['Two figures are required: the number of red boats and the number of blue boats.', /2 boats.* 1 boat/],
  ] as const)
    it(`answers “${message}”`, async () => {
      const shape = list({ id, name: text, colour: of('red', 'blue'), status: of('open', 'sold'), rent: num })
      expect((await converse(reads('harbour', '/boats', () => boats, shape)).ask(message)).response).to.match(says)
    })
})
