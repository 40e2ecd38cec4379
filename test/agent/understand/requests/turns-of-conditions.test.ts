import { expect } from 'chai'
import { withoutTurnsOfConditions } from '../../../../src/agent/understand/requests/turns-of-conditions.ts'
import { withoutTurnsOfJoiningAndAbsence } from '../../../../src/agent/understand/requests/turns-of-joining-and-absence.ts'
import { date, int as id, list, num, of, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

describe('withoutTurnsOfConditions', () => {
  for (const [message, plain] of [
    // What stands first.
    ['Above 150, what boats do we have?', 'what boats above 150 do we have'],
    ['From 400 upwards in total, show the bills.', 'show the bills from 400 upwards'],
    [
      'From 16 years up as the minimum age, which trips are there?',
      'which trips with a minimum age of at least 16 years are there',
    ],
    ['From March 2025, which boats were sold?', 'From March 2025, which boats were sold?'],
    ['Moored in Oslo and for sale: give me those boats.', 'give me the boats moored in Oslo and for sale'],
    ['Where we refused the claim, list it for me.', 'list the claims that we refused'],
    ['If none are left, I need to know which sails those are.', 'which sails are there where none are left?'],
    ['May 2026, number of boats sold that month?', 'number of boats sold in May 2026?'],
    ['For Q4 2024, how many boats were sold in the quarter?', 'how many boats were sold in Q4 2024?'],
    ['In the market, how many boats are sold that month?', 'In the market, how many boats are sold that month?'],
    ["If it isn't under 20, leave it out.", 'only those that are under 20'],
    ['Leaving Oslo out, what boats do we have?', 'what boats do we have, excluding Oslo'],
    ["I'm after boats over 500, can you show me those?", 'show me boats over 500'],
    ['I want to focus on the red boats, which are they?', 'show me the red boats'],
    ['Between May and July 2025, who signed up?', 'who signed up between May and July 2025?'],
    ['Some yards have a crane. How many boats lie at these yards?', 'How many boats lie at yards that have a crane'],
    [
      'Some bills were paid in May, and I need to know what their amounts add up to.',
      'what is the total of the amounts of the bills that were paid in May',
    ],
    // Bounds.
    ['sails where the stock has dropped below 15', 'sails where the stock is below 15'],
    ['boats whose mileage has climbed above 900', 'boats whose mileage is above 900'],
    ['yards that have a workforce of no fewer than 21k people', 'yards that have no fewer than 21k people'],
    ['bills that came to 400 or more in total', 'bills that came to 400 or more'],
    ['From 7 berths up, show the boats', 'show the boats with at least 7 berths'],
    // Dates.
    ['boats with a 2024 sale date', 'boats with a sale date in 2024'],
    ['For the window May 2 to May 9, list the trips', 'from May 2 to May 9, list the trips'],
    ['10 days ahead from now: which passes expire?', 'which passes expire in the next 10 days?'],
    ['passes that expire within 90 days from now', 'passes that expire within the next 90 days'],
    ['the boat whose sale date comes before all others', 'the boat with the earliest sale date'],
    // What is denied.
    ['skippers whose town is something other than Oslo', 'skippers whose town is other than Oslo'],
    ['skippers hired in a year other than 2022', 'skippers hired not in 2022'],
    ['the boats not yet sold', 'the boats not sold yet'],
    ['all the passes, including those that have run out', 'all the passes'],
    ['the boats, including those that are sold', 'the boats, including those that are sold'],
    ['Refused claims, what number are we at?', 'how many Refused claims are there'],
    ['all the boats, please, without any missing', 'all the boats'],
    ['which ones of the boats are red', 'which of the boats are red'],
    ['Boats sold in 2024: what do they amount to in rent?', 'what is the total rent of Boats sold in 2024?'],
    ['What do the boats come to in May', 'What do the boats come to in May'],
    ['Boats sold by Ann: what do they amount to in May?', 'Boats sold by Ann: what do they amount to in May?'],
    ['Take all the red boats and add up their rents.', 'what is the total of the rents of all the red boats.'],
  ] as const)
    it(`says “${message}” as “${plain}”`, () => expect(withoutTurnsOfConditions(message)).to.equal(plain))
})

describe('withoutTurnsOfJoiningAndAbsence', () => {
  for (const [message, plain] of [
    ['Ann Lee joined us on which date?', 'when did Ann Lee join us?'],
    ['Bo Ray was hired on what day?', 'when was Bo Ray hired?'],
    ['Please check on what date we hired Ann Lee.', 'when was Ann Lee hired.'],
    ['who is absent due to sickness today', 'who is off sick today'],
    ['Which of my colleagues are away today?', 'who is away today?'],
    ['anyone out on leave today? names please', 'who is out on leave today'],
    ['I want the names of those who left', 'who left'],
    ['who has not finished their probation yet', 'who is still on probation'],
    ['how many boats did we get done', 'how many boats did we finish'],
    ['how many new starters did we have in 2023?', 'how many people joined in 2023?'],
    ['new skipper registrations in 2023', 'new skippers in 2023'],
  ] as const)
    it(`says “${message}” as “${plain}”`, () => expect(withoutTurnsOfJoiningAndAbsence(message)).to.equal(plain))
})

describe('a condition that is read', () => {
  const skippers = [
    { id: 1, name: 'Ann', total_rescues: 40 },
    { id: 2, name: 'Bo', total_rescues: 4 },
  ]
  const day = { first_day: '2020-01-01', last_day: '2099-01-01' }
  const absences = [
    { id: 1, employee_id: 1, ...day, kind: 'annual' },
    { id: 2, employee_id: 2, ...day, kind: 'sick' },
  ]
  const employees = [
    { id: 1, first_name: 'Ann', last_name: 'Lee', email: 'ann@oslo.example', hired_on: '2020-01-01' },
    { id: 2, first_name: 'Bo', last_name: 'Ray', email: 'bo@oslo.example', hired_on: '2021-01-01' },
  ]
  const boats = [
    { id: 1, name: 'Gull', daily_rate: 80 },
    { id: 2, name: 'Tern', daily_rate: 20 },
  ]
  const hires = [1, 2].map(boat_id => ({ id: boat_id, boat_id, total_price: 500 }))
  const yards = [
    { id: 1, name: 'North', branch: 'sail', annual_budget: 900 },
    { id: 2, name: 'South', branch: 'motor', annual_budget: 300 },
  ]
  const bids = [
    { id: 1, title: 'Mast', yard_id: 1, amount: 500 },
    { id: 2, title: 'Keel', yard_id: 1, amount: 50 },
    { id: 3, title: 'Hull', yard_id: 2, amount: 800 },
  ]
  const trips = [
    { id: 1, title: 'Fjord', starts_on: '2027-01-20' },
    { id: 2, title: 'Cape', starts_on: '2027-08-20' },
  ]
  const parcels = [
    { id: 1, number: 'P-1', status: 'shipped', shipping_method: 'express' },
    { id: 2, number: 'P-2', status: 'paid', shipping_method: 'express' },
    { id: 3, number: 'P-3', status: 'paid', shipping_method: 'post' },
  ]
  const served = [
    reads('harbour', '/skippers', () => skippers, list({ id, name: text, total_rescues: id })),
    reads('harbour', '/employees', () => employees, list({ id, first_name: text, last_name: text, email: text, hired_on: date })), // oxfmt-ignore
    reads('harbour', '/leave_requests', () => absences, list({ id, employee_id: id, first_day: date, last_day: date, kind: of('annual', 'sick') })), // oxfmt-ignore
    reads('harbour', '/boats', () => boats, list({ id, name: text, daily_rate: num })),
    reads('harbour', '/hires', () => hires, list({ id, boat_id: id, total_price: num })),
    reads('harbour', '/yards', () => yards, list({ id, name: text, branch: of('sail', 'motor'), annual_budget: num })),
    reads('harbour', '/bids', () => bids, list({ id, title: text, yard_id: id, amount: num })),
    reads('harbour', '/trips', () => trips, list({ id, title: text, starts_on: date })),
    reads('harbour', '/breaks', () => [{ id: 1, trip_id: 2, start_date: '2027-01-03', end_date: '2027-01-04' }], list({ id, trip_id: id, start_date: date, end_date: date })), // oxfmt-ignore
    reads('harbour', '/parcels', () => parcels, list({ id, number: text, status: of('paid', 'shipped'), shipping_method: of('express', 'post') })), // oxfmt-ignore
  ]
  for (const [message, says] of [
    ['show bids over $100 with sail yards', /1 bid.*Mast/],
    ['yards with a yearly budget under 400', /1 yard.*South/],
    ['which parcels are there where the shipping was express', /2 parcels/],
    ['which trips begin within the coming 24 months', /Fjord/],
    ['which skippers have rescued more than 10 times', /1 skipper.*Ann/],
    ['who is on holiday today', /1 employee.*Ann/],
    ['Priced over $50: show me those boats.', /1 boat.*Gull/],
    ['Spring budget check: how many bids are there?', /3 bids.*passed over/],
  ] as const)
    it(`answers “${message}”`, async () => expect((await converse(...served).ask(message)).response).to.match(says))
})
