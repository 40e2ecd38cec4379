import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

type Row = Record<string, unknown>
const whole = { type: 'integer' }
const contact = (phone: string) => ({ phone, email: null })

/** Growers with codes, cents, names in parts, a birthday and a day of registration. */
const growers: Row[] = [
  { id: 'G1', name: { given: 'Ida', family: 'Falk' }, dob: '2001-02-03', registeredOn: '2019-05-01', contact: contact('+1 555 0100'), craft: 'BOTY', grade: 'Prof', round: 1, feeCents: 2000, rentPerYear: 300, feePaidOn: null },
  { id: 'G2', name: { given: 'Olaf', family: 'Brun' }, dob: '1971-02-03', registeredOn: '2025-05-01', contact: contact('+1 555 0101'), craft: 'GEOL', grade: 'Junior', round: 2, feeCents: 12550, rentPerYear: 500, feePaidOn: '2025-06-01' },
  { id: 'G3', name: { given: 'Ada', family: 'Moor' }, dob: '1981-02-03', registeredOn: '2025-07-01', contact: contact('+1 555 0102'), craft: 'GP', grade: 'Junior', round: 2, feeCents: 4000, rentPerYear: 700, feePaidOn: '2025-08-01' },
] // oxfmt-ignore
const properties = {
  id: text,
  name: { type: 'object', properties: { given: text, family: text } },
  dob: { ...date, description: 'Date of birth' },
  registeredOn: date,
  contact: { type: 'object', properties: { phone: text, email: { type: ['string', 'null'], format: 'email' } } },
  craft: { ...text, enum: ['BOTY', 'GEOL', 'GP'], description: 'BOTY = botany, GEOL = geology, GP = general planting' },
  grade: text,
  round: whole,
  feeCents: { ...whole, description: 'In euro cents' },
  rentPerYear: whole,
  feePaidOn: { type: ['string', 'null'], format: 'date', description: 'Not set while the fee is open' },
}
const ask = (message: string) =>
  converse(reads('garden', '/growers', () => growers, { type: 'array', items: { type: 'object', properties } })).ask(
    message,
  )

describe('records as services hold them', () => {
  for (const [message, ids] of [
    ['growers registered in 2025', ['G2', 'G3']],
    ['growers since 2025', ['G2', 'G3']],
    ['which growers have we registered since January 2025?', ['G2', 'G3']],
    ['growers born before 1980', ['G2']],
    ['open growers', ['G1']],
    ['growers with a fee over €100', ['G2']],
    ['growers with a fee over 10000 cents', ['G2']],
    ['list the GPs', ['G3']],
    ['which geologists are there?', ['G2']],
    ['professors', ['G1']],
  ] as const)
    it(message, async () => {
      const { response, data } = await ask(message)
      const shown = [data.result].flat().map(row => (row as { id: string }).id)
      expect(shown, response).to.deep.equal([...ids])
    })

  for (const [message, said] of [
    ['phone number of Ida Falk', '+1 555 0100'],
    ['total fee', '€185.50'],
    ['average rent', '500'],
    ['average rent by round', '600'],
    ['how many growers by round?', 'Growers by round: 2 2, 1 1'],
    ['growers by craft', 'GEOL (geology)'],
  ] as const)
    it(`${message}: ${said}`, async () => expect((await ask(message)).response).to.include(said))

  it('does not take the noun of a relative clause for a preface', async () => {
    const { response } = await ask('florists who live in Lyon')
    expect(response).to.include('“florists”')
  })
})
