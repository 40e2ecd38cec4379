import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const maybe = { type: ['string', 'null'] }
const list = { type: 'array', items: text }
const served = (path: string, rows: object[], properties: object) =>
  reads('press', path, () => rows, { type: 'array', items: { type: 'object', properties } })
type Row = Record<string, unknown>
const namesOf = (result: unknown) => [result].flat().map(row => (row as Row | null)?.name ?? (row as Row | null)?.code ?? row).sort() // oxfmt-ignore

const editors = ['ann', 'bo', 'cleo'].map((login, at) => ({ login, name: ['Ann Berg', 'Bo Holm', 'Cleo Dahl'][at] }))
const texts = [
  { code: 'TX-1', name: 'Harbour', author_login: 'ann', checker_logins: ['bo', 'cleo'], languages: ['de', 'en'], print: { country_code: 'SE' }, copy_of: null }, // oxfmt-ignore
  { code: 'TX-2', name: 'Lighthouse', author_login: 'ann', checker_logins: ['cleo'], languages: ['en'], print: { country_code: 'DE' }, copy_of: 'TX-1' }, // oxfmt-ignore
  { code: 'TX-3', name: 'Pier', author_login: 'bo', checker_logins: [], languages: ['de'], print: { country_code: 'SE' }, copy_of: null }, // oxfmt-ignore
]
const desks = [
  { id: 1, name: 'News', parent_desk_id: null },
  { id: 2, name: 'Sports', parent_desk_id: 1 },
  { id: 3, name: 'Chess', parent_desk_id: 2 },
]
const remarks = [
  { id: 11, subject_type: 'text', subject_id: 'TX-1', body: 'a' },
  { id: 12, subject_type: 'desk', subject_id: '2', body: 'b' },
]
const presses = [
  { serial: 'P-1A', bought_on: '2015-02-01', runtime: 'PT1H10M', rest: { cooling_hours: 4 } },
  { serial: 'P-2A', bought_on: '2020-02-01', runtime: 'PT3H', rest: { cooling_hours: 4 } },
]
const readings = [
  { id: 21, press_serial: 'P-1A', read_on: '2025-05-02', value_m3: 40, pressure: 7 },
  { id: 22, press_serial: 'P-1A', read_on: '2025-05-09', value_m3: 55, pressure: 6 },
  { id: 23, press_serial: 'P-2A', read_on: '2025-05-10', value_m3: 10, pressure: 9 },
]
const ask = (message: string) =>
  converse(
    served('/editors', editors, { login: text, name: text }),
    served('/texts', texts, { code: text, name: text, author_login: { ...text, description: 'Login of the editor who wrote it' }, checker_logins: list, languages: list, print: { type: 'object', properties: { country_code: text } }, copy_of: { ...maybe, description: 'Code of the text that it copies' } }), // oxfmt-ignore
    served('/desks', desks, { id: whole, name: text, parent_desk_id: { type: ['integer', 'null'] } }),
    served('/remarks', remarks, { id: whole, subject_type: { ...text, enum: ['text', 'desk'] }, subject_id: text, body: text }), // oxfmt-ignore
    served('/presses', presses, { serial: text, bought_on: date, runtime: { ...text, format: 'duration' }, rest: { type: 'object', properties: { cooling_hours: whole } } }), // oxfmt-ignore
    served('/readings', readings, { id: whole, press_serial: text, read_on: date, value_m3: whole, pressure: whole }),
  ).ask(message)

describe('a list of keys beside a key to the same kind', () => {
  for (const [message, names] of [
    ['Which texts is Cleo Dahl checking?', ['Harbour', 'Lighthouse']],
    ['Which texts have no checker?', ['Pier']],
    ['Who checks Harbour?', ['Bo Holm', 'Cleo Dahl']],
    ['Who checks the most texts?', ['Cleo Dahl']],
  ] as [string, string[]][])
    it(`is chosen by the verb or the noun that it is called after: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(namesOf(data.result), response).to.deep.equal(names)
    })
})

describe('a record of a kind that others of it are parts of', () => {
  for (const [message, names] of [
    ['Which desks belong to News?', ['Sports']],
    ['Which desks are part of Sports?', ['Chess']],
    ['Which desks does News have?', ['Sports']],
    ['Which desk does Chess belong to?', ['Sports']],
  ] as [string, string[]][])
    it(`is not itself what is asked for: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(namesOf(data.result), response).to.deep.equal(names)
    })
})

describe('what a record is of another', () => {
  it('it is where its key names one, and that one has it', async () => {
    expect(namesOf((await ask('Which texts are copies?')).data.result)).to.deep.equal(['Lighthouse'])
    expect(namesOf((await ask('Which texts are no copies?')).data.result)).to.deep.equal(['Harbour', 'Pier'])
    expect(namesOf((await ask('Which texts have a copy?')).data.result)).to.deep.equal(['Harbour'])
  })

  it('is a value where it is of one kind or another', async () => {
    const { data, response } = await ask('Which remarks are about texts?')
    expect((data.result as Row[]).map(({ id }) => id), response).to.deep.equal([11]) // oxfmt-ignore
  })
})

describe('the latest of a figure', () => {
  it('is that of the record with the latest date', async () => {
    expect((await ask('What was the last pressure of P-1A?')).data.result).to.equal(6)
    expect((await ask('What is the latest reading of P-1A?')).data.result).to.equal(55)
  })

  it('has the date of what was done last', async () => {
    expect((await ask('When was P-1A last read?')).data.result).to.equal('2025-05-09')
  })
})

describe('one of several figures or values', () => {
  it('is that of the record itself before that of a part of it', async () => {
    expect((await ask('Which presses are longer than two hours?')).data.result).to.have.length(1)
  })

  it('is a language behind "in"', async () => {
    expect(namesOf((await ask('Which texts are available in German?')).data.result)).to.deep.equal(['Harbour', 'Pier'])
  })

  it('is no number of times for one record that is named', async () => {
    expect((await ask('How often does Harbour run?')).data.error).to.not.equal(undefined)
  })
})
