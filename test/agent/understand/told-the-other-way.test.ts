import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('museum', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const guides = [
  { id: 1, name: 'Ann Berg', not_on_call: true, out_of_office: false, is_inactive: false, do_not_call: true, newsletter_opt_out: false, birth_year: 1990, boss_id: null, partner: { name: 'Per Lund', phone: '+47 1', email: 'per@x.example' } }, // oxfmt-ignore
  { id: 2, name: 'Bo Holm', not_on_call: false, out_of_office: true, is_inactive: false, do_not_call: false, newsletter_opt_out: true, birth_year: 1980, boss_id: 1, partner: null }, // oxfmt-ignore
  { id: 3, name: 'Cleo Dahl', not_on_call: false, out_of_office: false, is_inactive: true, do_not_call: false, newsletter_opt_out: false, birth_year: 2001, boss_id: 2, partner: null }, // oxfmt-ignore
]
const rooms = [
  { id: 10, name: 'Blue hall', built_year: 1925, no_photos: true, no_permit_needed: false, rating_count: 40, rating_average: 3.5 }, // oxfmt-ignore
  { id: 11, name: 'Attic', built_year: 1999, no_photos: false, no_permit_needed: true, rating_count: 4, rating_average: 4.5 }, // oxfmt-ignore
]
const donors = [
  { id: 20, name: 'Alder', kind: 'company', town: 'Bergen' },
  { id: 21, name: 'Birch', kind: 'foundation', town: 'Bergen' },
  { id: 22, name: 'Cedar', kind: 'company', town: 'Oslo' },
]
const tours = [
  { id: 30, code: 'T-30', guide_id: 1 },
  { id: 31, code: 'T-31', guide_id: 1 },
  { id: 32, code: 'T-32', guide_id: 2 },
]
const ask = (message: string) =>
  converse(
    served('/guides', guides, { id: whole, name: text, not_on_call: flag, out_of_office: flag, is_inactive: flag, do_not_call: flag, newsletter_opt_out: { ...flag, description: 'True when they do not want the newsletter' }, birth_year: whole, boss_id: { ...whole, description: 'Guide they report to' }, partner: { type: ['object', 'null'], properties: { name: text, phone: text, email: text } } }), // oxfmt-ignore
    served('/rooms', rooms, { id: whole, name: text, built_year: whole, no_photos: flag, no_permit_needed: flag, rating_count: whole, rating_average: { type: 'number' } }), // oxfmt-ignore
    served('/donors', donors, { id: whole, name: text, kind: { ...text, enum: ['company', 'foundation'] }, town: text }), // oxfmt-ignore
    served('/tours', tours, { id: whole, code: text, guide_id: { ...whole, description: 'Guide who leads it' } }),
  ).ask(message)
const idsOf = (result: unknown) => [result].flat().map(row => (row as { id: number } | null)?.id).sort() // oxfmt-ignore

describe('a yes/no field whose name denies something', () => {
  for (const [message, ids] of [
    ['Which guides are on call?', [2, 3]],
    ['Which guides are not on call?', [1]],
    ['Which guides are active?', [1, 2]],
    ['Which guides are inactive?', [3]],
    ['Which guides are in office?', [1, 3]],
    ['Which guides can we call?', [2, 3]],
    ['Which guides must not be called?', [1]],
    ['Which guides get the newsletter?', [1, 3]],
    ['Which guides do not want the newsletter?', [2]],
    ['Which rooms need a permit?', [10]],
    ['Which rooms may not be photographed?', [10]],
    ['Which rooms may be photographed?', [11]],
  ] as [string, number[]][])
    it(`holds the other way round: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(idsOf(data.result), response).to.deep.equal(ids)
    })
})

describe('an age', () => {
  it('is counted from a year, and says so', async () => {
    const { data, response } = await ask('How old is Bo Holm?')
    expect(data.result, response).to.equal(45)
    expect(response).to.include('counted from the year alone')
    expect((await ask('How old is the Attic?')).data.result).to.equal(26)
  })
})

describe('another word for all records that is exactly what some of them are', () => {
  it('means those', async () => {
    expect(idsOf((await ask('Which companies are in Bergen?')).data.result)).to.deep.equal([20])
    expect((await ask('How many companies do we have?')).data.result).to.equal(2)
    expect((await ask('How many donors do we have?')).data.result).to.equal(3)
  })
})

describe('how good something is rated', () => {
  it('is not how many ratings it has', async () => {
    expect((await ask('Which room has the best rating?')).response).to.include('Attic')
    expect((await ask('How many ratings does the Blue hall have?')).data.result).to.equal(40)
  })
})

describe('one asked of another of the same kind', () => {
  it('is the one that the record names, where the verb of the description has its preposition at the end', async () => {
    expect(idsOf((await ask('Who does Cleo Dahl report to?')).data.result)).to.deep.equal([2])
    expect(idsOf((await ask('Who reports to Bo Holm?')).data.result)).to.deep.equal([3])
  })
})

describe('how somebody can be reached', () => {
  it('is a number or an address, and no name', async () => {
    expect(JSON.stringify((await ask("How can I reach Ann Berg's partner?")).data.result)).to.include('+47 1').and.include('per@x.example') // oxfmt-ignore
  })
})

describe('a verb before a bound', () => {
  it('is no superlative', async () => {
    const { data, response } = await ask('Which guides are leading at least 2 tours?')
    expect(idsOf(data.result), response).to.deep.equal([1])
  })
})
