import { expect } from 'chai'
import { isBrowserRequest } from '../../../src/agent/browser-request.ts'
import { spellOut } from '../../../src/agent/understand/language/short-forms.ts'
import { sayYearsInFull } from '../../../src/agent/understand/requests/bare-years.ts'
import { withoutTurnsOfBringing } from '../../../src/agent/understand/requests/turns-of-bringing.ts'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const flag = { type: 'boolean' }
const one = (...values: string[]) => ({ type: 'string', enum: values })

const yards = [
  ['Havn Boats', 'Norway', 1200, 5e6, true],
  ['Fjord Yachts', 'Norway', 80, 9e6, false],
  ['Elbe Werft', 'Germany', 3000, 2e6, true],
].map(([name, country, staff_count, annual_turnover, is_partner], at) => ({ id: at + 1, name, country, staff_count, annual_turnover, is_partner })) // oxfmt-ignore
const hulls = [
  [1, 450000, 'open', '2025-09-03'],
  [1, 100000, 'open', '2025-09-09'],
  [3, 700000, 'open', '2025-09-05'],
  [2, 500000, 'sold', '2025-09-01'],
].map(([yard_id, price, state, due_on], at) => ({ id: at + 1, code: `H-${at + 1}`, yard_id, price, state, due_on }))
const people = [
  [1, 'Ann Lee', 'Legal', true],
  [1, 'Bo Falk', 'Sales', false],
  [3, 'Cy Young', 'Legal', false],
].map(([yard_id, name, department, is_primary], at) => ({ id: at + 1, yard_id, name, department, is_primary, phone: `+47 55${at}`, email: `p${at}@yard.example` })) // oxfmt-ignore
const enquiries = ['boat_fair', 'boat_fair', 'website', 'cold_call', 'boat_fair', 'website'].map((source, at) => ({ id: at + 1, name: `Q${at + 1}`, source, received_on: `2025-0${at + 1}-02` })) // oxfmt-ignore

const ask = (message: string) =>
  converse(
    reads('shipyards', '/yards', () => yards, list({ id: whole, name: text, country: text, staff_count: whole, annual_turnover: amount, is_partner: flag })), // oxfmt-ignore
    reads('shipyards', '/hulls', () => hulls, list({ id: whole, code: text, yard_id: whole, price: amount, state: one('open', 'sold'), due_on: day })), // oxfmt-ignore
    reads('shipyards', '/people', () => people, list({ id: whole, yard_id: whole, name: text, department: one('Legal', 'Sales'), is_primary: flag, phone: text, email: text })), // oxfmt-ignore
    reads('shipyards', '/enquiries', () => enquiries, list({ id: whole, name: text, source: one('boat_fair', 'website', 'cold_call'), received_on: day })), // oxfmt-ignore
  ).ask(message)
const resultOf = (told: unknown) => (told as { result: unknown }).result
const ids = (told: unknown) => (resultOf(told) as { id: number }[]).map(row => row.id)

describe('short notes', () => {
  for (const [message, found] of [
    ['open hulls over 400k at yards in norway', [1]],
    ['open hulls over 400k for yards in norway', [1]],
    ['Which open hulls at yards in Norway are over 400k?', [1]],
    ['hulls over 400k due from september 1 thru september 4 2025', [1, 4]],
    ['yards with more than 1000 people', [1, 3]],
    ['yards in norway got more than 1000 people', [1]],
    ['yards with over 1000 people but less than 2000', [1]],
    ['people in legal dept at yards in norway, shipyards side', [1]],
  ] as const)
    it(`finds ${found.join(', ')} for “${message}”`, async () => expect(ids((await ask(message)).data)).to.eql(found))

  for (const [message, figure] of [
    ['how many enquiries did the boat fair bring us', 3],
    ['how many enquiries did website and cold calls bring in together', 3],
    ['how many more enquiries did the boat fair bring in than the website', 1],
  ] as const)
    it(`answers ${figure} to “${message}”`, async () => expect(resultOf((await ask(message)).data)).to.equal(figure))

  it('adds up behind the figure', async () =>
    expect(resultOf((await ask('hull price totals by state')).data)).to.eql([
      { state: 'open', total_price: 1250000 },
      { state: 'sold', total_price: 500000 },
    ]))

  for (const [short, full] of [
    ['phone nr lead ann lee', 'phone number lead ann lee'],
    ['from may 1 thru may 3', 'from may 1 through may 3'],
    ['lost last yr', 'lost last year'],
    ['The Drive Thru on Main St', 'The Drive Thru on Main St'],
  ] as const)
    it(`spells “${short}” out as “${full}”`, () => expect(spellOut(short)).to.equal(full))

  for (const [said, plain] of [
    ['how many guests did the fair bring in', 'how many guests came from the fair'],
    ['how many guests did each fair bring us in May?', 'how many guests per fair in May?'],
    ['how many guests did Ann bring', 'how many guests came from Ann'],
    ['how many books did Ann bring back', 'how many books did Ann bring back'],
    ['how many boats did we bring in', 'how many boats did we bring in'],
    ['how many parcels did Ann deliver', 'how many parcels did Ann deliver'],
    ['total we spent on fuel', 'how much did we spend on fuel'],
    ['total we use for fuel', 'total we use for fuel'],
  ] as const)
    it(`puts “${said}” as “${plain}”`, () => expect(withoutTurnsOfBringing(said)).to.equal(plain))

  it('takes a name that begins with a site for no search', () => {
    expect(isBrowserRequest('How many leads did LinkedIn and Google Ads bring in?')).to.equal(false)
    expect(isBrowserRequest('google a good pizza place')).to.equal(true)
  })
})

describe('a bare year in a note', () => {
  for (const [said, full] of [
    ['deals lost 2025 germany', 'deals lost in 2025 germany'],
    ['hulls sold 2025', 'hulls sold in 2025'],
    ['orders 2024 from Oslo', 'orders in 2024 from Oslo'],
    ['order 2024 from Oslo', 'order 2024 from Oslo'],
    ['who sold 2025 tickets', 'who sold 2025 tickets'],
    ['orders 2024 vs 2025', 'orders 2024 vs 2025'],
    ['orders 2024', 'orders 2024'],
    ['hulls sold in 2025', 'hulls sold in 2025'],
    ['points over 2000 won', 'points over 2000 won'],
  ] as const)
    it(`is a time or none in “${said}”`, () => expect(sayYearsInFull(said)).to.equal(full))

  it('restricts', async () => {
    expect(ids((await ask('enquiries received 2025 website')).data)).to.eql([3, 6])
    expect(ids((await ask('enquiries received 2024 website')).data)).to.eql([])
  })
})

describe('why something is asked', () => {
  for (const [message, found] of [
    ['I am preparing a mailing to everyone in the Legal department at our yards in Norway; could you list those people with their e-mail addresses?', [1]], // oxfmt-ignore
    ['We are organising a dinner for all people in Legal. Please list their names and phone numbers.', [1, 3]],
    ['Sales is running a workshop for yards with over 1000 people. Which ones are they?', [1, 3]],
    ['I need to visit all partner yards in Norway next week, which are they?', [1]],
    ['yo, runnning into a meeting, send me the open hulls over 400k', [1, 3]],
    ['in a rush, open hulls over 400k', [1, 3]],
    ['got a call in 10, which hulls are sold', [4]],
    ['open hulls over 500k, calling them in 5', [3]],
    ['Which hulls are sold? boss is asking', [4]],
  ] as const)
    it(`leaves ${found.join(', ')} in “${message}”`, async () => expect(ids((await ask(message)).data)).to.eql(found))

  it('passes over what is drawn up, and tells so', async () => {
    const told = await ask('For our yard tracking sheet I need to know which sources of enquiries are in use.')
    expect(resultOf(told.data)).to.eql(['boat_fair', 'cold_call', 'website'])
    expect(told.response).to.contain('I passed over “For our yard tracking sheet”')
    expect(told.confidence).to.be.below(0.8)
  })

  it('tells what else it knows no word of', async () => {
    const told = await ask('boarding a plane, how many hulls are sold?')
    expect(resultOf(told.data)).to.equal(1)
    expect(told.response).to.contain('I passed over “boarding a plane”')
  })

  it('drops nothing that says which records', async () => {
    const told = await ask('I am writing to everyone in the Diving department. How many hulls are sold?')
    expect(told.confidence).to.be.below(0.8)
  })
})

const vans = [
  ['V-1', 1975, 40, 90],
  ['V-2', 2010, 60, 200],
].map(([code, year, daily_rate, deposit], at) => ({ id: at + 1, code, year, daily_rate, deposit }))
const rentals = [
  [1, 250, 20],
  [2, 90, 15],
].map(([van_id, total_price, kilometres], at) => ({ id: at + 1, code: `R-${at + 1}`, van_id, total_price, kilometres }))
const hire = (message: string) =>
  converse(
    reads('vanhire', '/vans', () => vans, list({ id: whole, code: text, year: whole, daily_rate: amount, deposit: amount })), // oxfmt-ignore
    reads('vanhire', '/rentals', () => rentals, list({ id: whole, code: text, van_id: whole, total_price: amount, kilometres: whole })), // oxfmt-ignore
  ).ask(message)

describe('a small number behind a noun', () => {
  it('is what the records come to, which is a guess', async () => {
    const told = await hire('rentals over 100')
    expect(ids(told.data)).to.eql([1])
    expect(told.confidence).to.be.below(0.8)
  })

  it('is for each day where a rate is daily', async () =>
    expect(ids((await hire('vans under 50 a day')).data)).to.eql([1]))

  it('is no year where it is so many minutes', async () =>
    expect((await hire('vans over 120 minutes')).data).to.have.property('error'))
})
