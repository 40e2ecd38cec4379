import { expect } from 'chai'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const tools = ['saw', 'saw', 'drill', 'press'].map((tool_type, at) => ({
  id: at + 1,
  name: `T-${at}`,
  tool_type,
  status: at === 3 ? 'available' : at === 2 ? 'deployed' : 'repair',
  mileage: 0,
}))
const licenses = ['tool', 'tool', 'site'].map((license_type, at) => ({
  id: at + 10,
  name: `Plan ${at}`,
  license_type,
  yearly_fee: 100 * (at + 1),
  expires_on: `2031-0${at + 1}-01`,
}))
const fields = { id, name: text }
const workshop = [
  reads('workshop', '/tools', () => tools, list({ ...fields, tool_type: of('saw', 'drill', 'press'), status: of('available', 'deployed', 'repair') })), // oxfmt-ignore
  reads('workshop', '/licenses', () => licenses, list({ ...fields, license_type: of('tool', 'site'), yearly_fee: num, expires_on: { type: 'string', format: 'date' } })), // oxfmt-ignore
]
const guests = ['friend', 'friend', 'web'].map((source, at) => ({ id: at + 1, first_name: `Ann${at}`, last_name: 'Lee', source })) // oxfmt-ignore
const stays = [0, 0, 40].map((balance, at) => ({
  id: at + 1,
  reference: `S${at}`,
  status: at ? 'confirmed' : 'option',
  channel: at ? 'phone' : 'web',
  total: 100,
  paid: 100 - balance,
  balance,
  cancelled_at: at === 1 ? '2025-01-02' : null,
  cabin_id: at === 2 ? 2 : 1,
}))
const cabins = ['Hut', 'Lodge'].map((name, at) => ({ id: at + 1, name, price_per_person: 500 * (at + 1) }))
const drivers = ['Ann', 'Bo'].map((first_name, at) => ({
  id: at + 1,
  first_name,
  last_name: 'Lee',
  licence_expires_on: `203${at}-03-04`,
}))
const money = { ...num, description: 'Amount in EUR' }
const inn = [
  reads('inn', '/guests', () => guests, list({ id, first_name: text, last_name: text, source: of('friend', 'web') })),
  reads('inn', '/cabins', () => cabins, list({ ...fields, price_per_person: money })),
  reads('inn', '/stays', () => stays, list({ id, reference: text, status: of('option', 'confirmed'), channel: of('web', 'phone'), total: money, paid: money, balance: money, cancelled_at: { type: ['string', 'null'], format: 'date' }, cabin_id: id })), // oxfmt-ignore
]
const teas = ['Fog', 'Dawn', 'Dusk'].map((name, at) => ({
  id: at + 1,
  name,
  style: at ? 'green' : 'black',
  prices: { cup: 3 + at, pot: 6 + at },
  cups_sold: [40, 90, 10][at],
}))
const prices = { type: 'object', properties: { cup: money, pot: money } }
const depot = [reads('depot', '/drivers', () => drivers, list({ id, first_name: text, last_name: text, licence_expires_on: { type: 'string', format: 'date' } }))] // oxfmt-ignore
const tearoom = [
  reads('tearoom', '/teas', () => teas, list({ ...fields, style: of('green', 'black'), prices, cups_sold: id })),
]

const cases: [ReturnType<typeof reads>[], string, RegExp][] = [
  // The noun of the records is a value of others as well.
  [workshop, 'tools by type', /saw 2.*drill 1/],
  [workshop, 'Can I get a breakdown of our tools by type?', /saw 2/],
  // British spellings.
  [workshop, 'What is the total yearly fee of our licences?', /600/],
  [workshop, 'How many site licences are there?', /\b1\b/],
  [workshop, 'How many tools do we have in stock?', /There is 1 tool/],
  [workshop, 'How many tools are in use?', /There is 1 tool/],
  [depot, "When does Bo Lee's licence run out?", /2031/],
  // What brought people in.
  [inn, 'Split our guests by how they found us, with the number for each.', /friend 2, web 1/],
  [inn, 'Split the stays by booking channel', /phone 2, web 1/],
  [inn, 'Which cabins cost more than €700 a head?', /Lodge/],
  [inn, 'What is the dearest cabin in our brochure?', /Lodge/],
  // What is outstanding is the balance.
  [inn, 'How much money is still outstanding on all the stays together?', /balance.*40/],
  [inn, 'What is the average outstanding amount of the confirmed stays?', /balance.*20/],
  [inn, 'outstanding stays', /^1 stay/],
  [inn, "What's our most booked cabin?", /Hut.*2/],
  // Prices by what something is sold in, and figures that tell how much was sold.
  [tearoom, 'How much is a pot of Dawn?', /€?7/],
  [tearoom, 'What does a cup cost on average, going by the green teas?', /4\.5/],
  [tearoom, 'What is our best-selling tea?', /Dawn.*90/],
  [tearoom, 'What styles are there, and how many teas of each?', /green 2, black 1/],
]

describe('groups and figures in other words', () => {
  for (const [tools, message, says] of cases)
    it(message, async () => expect((await converse(...tools).ask(message)).response).to.match(says))

  for (const message of [
    'Split our guests by how they feel, with the number for each.',
    'Give me a breakdown of our guests',
  ])
    it(`is never told all of them together: ${message}`, async () =>
      expect((await converse(...inn).ask(message)).response).to.match(/cannot answer/))
})
