import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const maybe = (type: string) => ({ type: [type, 'null'] })
const choice = (...values: string[]) => ({ type: 'string', enum: values })

const songs = [
  ['Dawn', 4, '11-22-3333-4', 1980],
  ['Dusk', null, '11-22-4444-5', 1975],
  ['Noon', 7, '11-22-5555-6', 1999],
].map(([name, verses, code, recorded_year], at) => ({ id: at + 1, name, verses, work_code: code, recorded_year }))
const looms = [
  ['L1', 'north_yard', 'missing', 10, '2025-02-03', 'ox'],
  ['L2', 'north_yard', 'in_use', 20, '2025-02-20', 'goose'],
  ['L3', 'south_yard', 'missing', 40, '2024-01-05', 'goose'],
].map(([label, yard, state, price, purchased_on, mark], at) => ({ id: at + 1, label, home_yard: yard, next_yard: 'south_yard', state, price, purchased_on, mark })) // oxfmt-ignore
const leases = [
  ['open', 30],
  ['waived', 5],
  ['open', 12],
].map(([penalty_status, penalty_amount], at) => ({ id: at + 1, begun_on: `2025-01-0${at + 1}`, penalty_status, penalty_amount })) // oxfmt-ignore
const mill = () =>
  converse(
    reads('mill', '/songs', () => songs, list({ id: whole, name: text, verses: maybe('integer'), work_code: text, recorded_year: whole })), // oxfmt-ignore
    reads('mill', '/looms', () => looms, list({ id: whole, label: text, home_yard: choice('north_yard', 'south_yard'), next_yard: choice('north_yard', 'south_yard'), state: choice('in_use', 'missing'), price: amount, purchased_on: date, mark: choice('ox', 'goose') })), // oxfmt-ignore
    reads('mill', '/leases', () => leases, list({ id: whole, begun_on: date, penalty_amount: amount, penalty_status: choice('open', 'waived') })), // oxfmt-ignore
  )
const answerOf = async (message: string) => String((await mill().ask(message)).response)

describe('what is not known', () => {
  for (const message of [
    'For which songs do we not know the number of verses?',
    'songs for which we do not know the verses',
    'songs where we don’t know the number of verses',
  ])
    it(`is a field with nothing in it: ${message}`, async () => expect(await answerOf(message)).to.match(/^1 song .*Dusk/)) // oxfmt-ignore

  it('is counted', async () => expect(await answerOf('For how many songs do we not know the number of verses?')).to.match(/\b1 song\b/)) // oxfmt-ignore
})

describe('a state called missing', () => {
  it('is that of the records', async () => expect(await answerOf('How many looms are missing?')).to.match(/\b2 looms\b/)) // oxfmt-ignore
  it('is none where something is missing', async () => expect(await answerOf('songs missing a number of verses')).to.not.match(/^2/)) // oxfmt-ignore
})

describe('a value as one of several fields', () => {
  for (const message of ['How many looms have north yard as their home yard?', 'looms with north yard as the home yard'])
    it(`is that of the field behind “as”: ${message}`, async () => expect(await answerOf(message)).to.match(/\b2 looms\b/)) // oxfmt-ignore
})

describe('when something was made', () => {
  it('is called by the noun of the verb', async () => {
    expect(await answerOf('Which is the oldest song by year of recording?')).to.include('Dusk')
    expect(await answerOf('What is the recording year of Noon?')).to.include('1999')
  })
})

describe('what was spent', () => {
  for (const message of [
    'What did we spend on looms purchased in February 2025?',
    'How much did we spend on looms purchased in February 2025?',
  ])
    // oxfmt-ignore
    it(`is what they cost together: ${message}`, async () => expect(await answerOf(message)).to.match(/\b30\b/))
})

describe('a part with an amount and a state', () => {
  for (const message of ['What is the total of all open penalties?', 'sum of the open penalties'])
    it(`adds up what is in that state: ${message}`, async () => expect(await answerOf(message)).to.match(/\b42\b/))
})

describe('how a code or a value is written', () => {
  it('has groups of digits', async () => expect(await answerOf('Look up the song with the work code 11-22-4444-5')).to.include('Dusk')) // oxfmt-ignore
  it('is misspelt in a plural of its own', async () => expect(await answerOf('list the gesee looms')).to.match(/^2 looms/)) // oxfmt-ignore
})
