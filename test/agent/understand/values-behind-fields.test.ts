import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('yard', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const TOWNS = ['Bergen', 'Tromso', 'Narvik', 'Molde']
const NOTES = ['Waited for the tide', 'Swapped the rope and went home', 'Nothing to do']
const STATES = ['SentBack', 'Kept']
const piers = TOWNS.map((town, at) => ({ id: 10 + at, name: `${['East', 'West', 'Old', 'New'][at]} Pier`, town, opened_on: `20${10 + at}-05-01` })) // oxfmt-ignore
const boats = Array.from({ length: 24 }, (_, at) => ({
  id: 30 + at,
  name: ['Osprey', 'Curlew', 'Heron', 'Petrel'][at] ?? `Boat ${at}`,
  pier_id: 10 + (at % 3),
  town: TOWNS[at % 4],
  grade: 'ADCD'[at % 4],
  track: ['data', 'fish', 'mail'][at % 3],
  kind: at % 2 ? 'ketch' : 'sloop',
  fee: 1700 + 25 * at,
  is_recorded: at % 2 === 0,
}))
const visits = Array.from({ length: 12 }, (_, at) => ({ id: 80 + at, boat_id: 30 + at, note: NOTES[at % 3], score: at % 4 ? 'good' : 'bad' })) // oxfmt-ignore
const returns = Array.from({ length: 8 }, (_, at) => ({ id: 100 + at, boat_id: 30 + at, status: STATES[at % 2] }))
const posts = ['Cook', 'Mate', 'Pilot', 'Purser'].map((title, at) => ({ id: 120 + at, title, is_open: at % 2 === 0 }))

const ask = async (message: string) =>
  (
    await converse(
      list('/piers', piers, { id: whole, name: text, town: text, opened_on: day }),
      list('/boats', boats, { id: whole, name: text, pier_id: whole, town: text, grade: text, track: text, kind: text, fee: whole, is_recorded: flag }), // oxfmt-ignore
      list('/visits', visits, { id: whole, boat_id: whole, note: text, score: text }),
      list('/returns', returns, { id: whole, boat_id: whole, status: { type: 'string', enum: STATES } }),
      list('/posts', posts, { id: whole, title: text, is_open: flag }),
    ).ask(message)
  ).data
const result = async (message: string) => (await ask(message)).result
const size = async (message: string) => ((await result(message)) as unknown[]).length

describe('a value behind the field that has it', () => {
  it('is a text of several words, little ones among them', async () => {
    expect(await result('how many visits have the note swapped the rope and went home?')).to.equal(4)
    expect(await size('visits whose note is waited for the tide')).to.equal(4)
    expect(await size('visits with note waited for the tide or nothing to do')).to.equal(8)
  })

  it('is a letter or a noun that stands for anything elsewhere', async () => {
    expect(await size('which boats have the grade d?')).to.equal(12)
    expect(await size('boats whose grade is a')).to.equal(6)
    expect(await result('how many boats have the track data?')).to.equal(8)
  })

  it('is no article that goes on', async () =>
    expect(await result('how many boats have the grade c and a fee above 2000?')).to.equal(3))

  it('is a state, not what somebody did', async () => {
    expect(await result('how many sent back returns are there?')).to.equal(4)
    expect(await size('returns with status sent back')).to.equal(4)
  })

  it('is the second end of a range, though it may be a year', async () =>
    expect(await size('boats with a fee between 1725 and 2075')).to.equal(15))

  it('is what the subject has, not the one named beside it', async () =>
    expect(await result('how many boats of East Pier have the town Bergen?')).to.equal(2))
})

describe('records of the same town', () => {
  it('are related by nothing else', async () =>
    expect(await size('which piers have boats with the town Molde?')).to.equal(3))
})

describe('a field of the records that are spoken of', () => {
  it('is no other word for them', async () => {
    expect(await size('how many visits are there for each score?')).to.equal(2)
    expect(await result('is the Mate open?')).to.equal(false)
    expect(await size('which posts are not open?')).to.equal(2)
  })

  it('is a yes/no field that is denied, and not one without a value', async () =>
    expect(await size('which boats are not recorded?')).to.equal(12))

  it('may be called kind', async () => expect(await result("what's Curlew's kind?")).to.equal('ketch'))
})
