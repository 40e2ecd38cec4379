import { expect } from 'chai'
import { date as day, int as id, list, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const halls = [
  { id: 1, name: 'Mill Hall', city: 'Leeds', opening_time: '09:00', seats: 40 },
  { id: 2, name: 'Quay Hall', city: 'York', opening_time: '10:30', seats: 90 },
]
const friends = [
  { id: 11, name: 'Town Brass Band', city: 'Leeds', discount_percent: 5 },
  { id: 12, name: 'Old Choir', city: 'York', discount_percent: 20 },
]
const shows = [
  { id: 21, title: 'Ash', hall_id: 1, friend_id: 12, show_type: 'matinee', status: 'open', now_running: true, release_date: '2025-06-03' }, // oxfmt-ignore
  { id: 22, title: 'Elm', hall_id: 1, friend_id: 11, show_type: 'late', status: 'deferred', now_running: false, release_date: '2025-04-03' }, // oxfmt-ignore
  { id: 23, title: 'Oak', hall_id: 2, friend_id: 12, show_type: 'late', status: 'deferred', now_running: true, release_date: '2025-05-20' }, // oxfmt-ignore
]
const theatre = () =>
  converse(
    reads('theatre', '/halls', () => halls, list({ id, name: text, city: text, opening_time: text, seats: id })),
    reads('theatre', '/friends', () => friends, list({ id, name: text, city: text, discount_percent: { type: 'number' } })), // oxfmt-ignore
    reads('theatre', '/shows', () => shows, list({ id, title: text, hall_id: id, friend_id: id, show_type: oneOf('matinee', 'late'), status: oneOf('open', 'deferred', 'closed'), now_running: { type: 'boolean' }, release_date: day })), // oxfmt-ignore
  )
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what a noun is described by', () => {
  for (const message of [
    'list our show halls',
    'which show halls are in Leeds or York?',
    'what release halls do we have?',
  ])
    it(`is not what is listed: ${message}`, async () =>
      expect((await theatre().ask(message)).response).to.match(/Mill Hall.*Quay Hall|cannot/))
})

describe('an adverb of a yes/no field', () => {
  for (const message of ['which shows are running now?', 'which shows are now running?', 'shows running now'])
    it(`stands before or behind: ${message}`, async () =>
      expect(ids((await theatre().ask(message)).data.result)).to.deep.equal([21, 23]))
})

describe('a time that is asked for', () => {
  it('is told by the field that its verb is in, which is no state then', async () => {
    const { response, data } = await theatre().ask('What time does Quay Hall open?')
    expect(response).to.contain('10:30')
    expect(data.sql).to.not.contain('status')
  })
})

describe('a word that is asked for', () => {
  it('is no part of a name', async () => {
    const { ask } = theatre()
    await ask('Which friend has the highest discount?')
    expect((await ask('Which town are they in?')).response).to.contain('York')
  })

  it('is read with the wrong letter doubled', async () =>
    expect(ids((await theatre().ask('which shows are deffered')).data.result)).to.deep.equal([22, 23]))

  for (const [message, found] of [
    ['which shows come out next month?', [21]],
    ['shows that came out in April', [22]],
    ['shows coming out this month', [23]],
  ] as const)
    it(`is a date of release: ${message}`, async () =>
      expect(ids((await theatre().ask(message)).data.result)).to.deep.equal(found))

  it('is one by itself: "when does it come out"', async () =>
    expect((await theatre().ask('when does Ash come out?')).response).to.contain('June 3, 2025'))
})

describe('the best of all', () => {
  it('is not told by what is granted to them', async () => {
    const { data, confidence, response } = await theatre().ask('who is our best friend?')
    expect(data.result).to.equal(null)
    expect(data.error?.code).to.equal('AMBIGUOUS')
    expect(response).to.match(
      /^By what is the best friend to be chosen\?.*the most shows or the highest discount percent/,
    )
    expect(confidence).to.be.below(0.5)
  })

  it('is told by it where it is named', async () =>
    expect((await theatre().ask('which friend has the best discount?')).response).to.contain('Old Choir'))
})

describe('thanks behind a question', () => {
  it('say nothing more', async () =>
    expect((await theatre().ask('how many shows are open? ta')).data.result).to.equal(1))
})
