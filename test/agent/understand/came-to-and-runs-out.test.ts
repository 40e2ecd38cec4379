import { expect } from 'chai'
import { readDecision } from '../../../src/agent/approvals/read-decision.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: object) => ({ ...schema, nullable: true })
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

const coaches = [{ id: 1, name: 'Ann Lee', on_call: true, started_on: '2020-02-01' }, { id: 2, name: 'Bo Ray', on_call: false, started_on: '2025-05-12' }] // oxfmt-ignore
const runners = [{ id: 11, name: 'Cy Fox' }, { id: 12, name: 'Di Moe' }] // oxfmt-ignore
const programmes = [{ id: 21, title: 'First Steps', coach_id: 1 }, { id: 22, title: 'Hill Work', coach_id: 2 }] // oxfmt-ignore
const entries = [
  { id: 31, runner_id: 11, programme_id: 21, status: 'completed' },
  { id: 32, runner_id: 12, programme_id: 21, status: 'dropped' },
]
const club = () =>
  converse(
    reads('club', '/coaches', () => coaches, list({ id, name: text, on_call: flag, started_on: day })),
    reads('club', '/runners', () => runners, list({ id, name: text })),
    reads('club', '/programmes', () => programmes, list({ id, title: text, coach_id: id })),
    reads('club', '/entries', () => entries, list({ id, runner_id: id, programme_id: id, status: { ...text, enum: ['completed', 'dropped'] } })), // oxfmt-ignore
  )

const goats = [
  { id: 1, name: 'Ida', special_feed: 'hay', vaccinated_until: '2025-05-20' },
  { id: 2, name: 'Ole', special_feed: null, vaccinated_until: '2025-09-20' },
  { id: 3, name: 'Pia', special_feed: null, vaccinated_until: '2025-05-01' },
]
const pens = [{ id: 11, code: 'P-1', nightly_rate: 30 }, { id: 12, code: 'P-2', nightly_rate: 45 }] // oxfmt-ignore
const batches = [
  { id: 21, product: 'Feta', spoiled_wheels: 2, build_hours: 3, on_hand: 4 },
  { id: 22, product: 'Brie', spoiled_wheels: 5, build_hours: 8, on_hand: 9 },
]
const farm = () =>
  converse(
    reads('farm', '/goats', () => goats, list({ id, name: text, special_feed: maybe(text), vaccinated_until: day })),
    reads('farm', '/pens', () => pens, list({ id, code: text, nightly_rate: number })),
    reads('farm', '/batches', () => batches, list({ id, product: text, spoiled_wheels: id, build_hours: number, on_hand: { ...id, description: 'Ripe wheels in the cellar' } })), // oxfmt-ignore
  )

describe('who came to a state', () => {
  for (const [message, who] of [
    ['who has completed the programme First Steps?', [11]],
    ['who completed First Steps', [11]],
    ['who dropped First Steps', [12]],
  ] as const)
    it(`is whom its records name, and not who else the thing names: ${message}`, async () =>
      expect(ids((await club().ask(message)).data.result)).to.deep.equal(who))

  it('leaves the verb of a key to whom it names', async () => {
    const { response } = await club().ask('who coaches First Steps')
    expect(response).to.include('Ann Lee')
  })

  it('is on call now, whenever they started', async () => {
    const { data, response } = await club().ask('who is on call this week?')
    expect(ids(data.result)).to.deep.equal([1])
    expect(response).to.include('“this week” as now')
  })
})

describe('dates until which something holds', () => {
  for (const [message, found] of [
    ['which goats have a vaccination that runs out in the next 30 days', [1]],
    ['which goats have a vaccination that expires in September 2025', [2]],
    ['goats whose vaccination has run out', [3]],
  ] as const)
    it(`are named by what holds and by its end: ${message}`, async () =>
      expect(ids((await farm().ask(message)).data.result)).to.deep.equal(found))
})

describe('what is had, ranked and counted', () => {
  it('is had by those who are on it', async () =>
    expect(ids((await farm().ask('goats on a special feed')).data.result)).to.deep.equal([1]))

  for (const message of ['what is our most expensive pen per night?', 'which pen is the most expensive per night'])
    it(`is the record, for which the unit only says by what: ${message}`, async () =>
      expect((await farm().ask(message)).data.result).to.include({ code: 'P-2' }))

  it('is the record that takes longest to make', async () =>
    expect((await farm().ask('which batch takes the longest to build?')).data.result).to.include({ product: 'Brie' }))

  for (const message of ['how many wheels have been spoiled in total?', 'how many wheels did we spoil'])
    it(`adds up the figure whose two words the noun and the verb are: ${message}`, async () =>
      expect((await farm().ask(message)).data.result).to.equal(7))

  it('passes over words that describe the figure, and no others', async () => {
    expect(ids((await farm().ask('batches with fewer than 5 ripe wheels on hand')).data.result)).to.deep.equal([21])
    expect((await farm().ask('batches with fewer than 5 broken wheels on hand')).data.result).to.equal(null)
  })
})

describe('a yes that goes on', () => {
  const waiting = { action: 'Delete the goat Ida', tool: 'delete_goat' }
  it('is a yes to what waits', () => expect(readDecision('Yes, go on and delete it.', waiting)).to.equal('approve'))
  it('is none to something else', () => expect(readDecision('Yes, go on and change it.', waiting)).to.equal(undefined))
})

const fitters = [
  { id: 1, name: 'Ann Lee', gwo_expires_on: '2025-06-02', vetting_expires_on: '2025-09-01' },
  { id: 2, name: 'Bo Ray', gwo_expires_on: '2026-06-02', vetting_expires_on: '2025-05-01' },
]
const drivers = [{ id: 11, name: 'Cy Fox', licence_expires_on: '2025-06-10' }, { id: 12, name: 'Di Moe', licence_expires_on: '2027-06-10' }] // oxfmt-ignore
const yard = () =>
  converse(
    reads('yard', '/fitters', () => fitters, list({ id, name: text, gwo_expires_on: day, vetting_expires_on: { ...day, description: 'Police vetting' } })), // oxfmt-ignore
    reads('yard', '/drivers', () => drivers, list({ id, name: text, licence_expires_on: day })),
  )

describe('a paper that runs out', () => {
  for (const [message, who] of [
    ['whose GWO card runs out in the next 30 days?', [1]],
    ['whose GWO is up for renewal in the next 30 days?', [1]],
    ["has anybody's police vetting run out?", true],
    ["which fitters' police vetting has expired?", [2]],
    ['whose driving licence runs out this summer?', [11]],
  ] as const)
    it(`is called as the other words of its last day: ${message}`, async () => {
      const { data } = await yard().ask(message)
      expect(typeof data.result === 'boolean' ? data.result : ids(data.result)).to.deep.equal(who)
    })

  it('is asked for by when', async () => {
    const { response } = await yard().ask("when does Ann Lee's GWO card run out?")
    expect(response).to.include('June 2, 2025')
  })
})
