import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('lakeside', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const cabins = [2, 4, 6, 8].map((max_occupancy, at) => ({ id: at + 1, name: `Cabin ${'ABCD'[at]}`, shore: at % 2 ? 'north' : 'south', max_occupancy, nightly_rate: 50 + 10 * at })) // oxfmt-ignore
const jetties = [6, 9, 14].map((length_m, at) => ({ id: 31 + at, label: `Jetty ${at}`, length_m, depth_m: 1 + at }))
const cleaners = [1000, 1500].map((weekly_wage, at) => ({ id: 61 + at, name: ['Ida Falk', 'Olaf Moe'][at], weekly_wage, hired_on: `2025-0${at + 1}-03` })) // oxfmt-ignore
const guests = ['Ann Lee', 'Bo Ray'].map((name, at) => ({ id: 71 + at, name, phone: `555-010${at}` }))
const stays = [1, 1, 2].map((cabin_id, at) => ({ id: 81 + at, cabin_id, guest_id: 71 + (at % 2), nights: 3 }))
const { ask } = converse(
  served('/guests', guests, { id: whole, name: text, phone: text }),
  served('/stays', stays, { id: whole, cabin_id: whole, guest_id: whole, nights: whole }),
  served('/cabins', cabins, { id: whole, name: text, shore: { ...text, enum: ['north', 'south'] }, max_occupancy: whole, nightly_rate: whole }), // oxfmt-ignore
  served('/jetties', jetties, { id: whole, label: text, length_m: whole, depth_m: whole }),
  served('/cleaners', cleaners, { id: whole, name: text, weekly_wage: whole, hired_on: { ...text, format: 'date' } }),
)
const ids = async (message: string) =>
  ((await ask(message)).data.result as { id: number }[] | null)?.map(({ id }) => id)

describe('how much there is room for', () => {
  for (const [message, found] of [
    ['cabins that sleep at least six', [3, 4]],
    ['cabins that can take 6 people', [3, 4]],
    ['which cabins fit more than 6 guests?', [4]],
    ['cabins that can hold fewer than 4', [1]],
    ['cabins with room for 8 people', [4]],
    ['cabins for at least 6 guests', [3, 4]],
    ['cabins on the north shore for 3 or more people', [2, 4]],
    ['northern cabins that sleep six', undefined],
    ['cabins that sleep four on the north shore', [2, 4]],
    ['jetties that can take a boat of 9 m', [32, 33]],
    ['jetties deep enough for a draught of 2 m', [32, 33]],
  ] as const)
    it(`is the one figure for it: ${message}`, async () => {
      if (found) expect(await ids(message)).to.deep.equal(found)
      else expect((await ids(message)) ?? []).to.not.include(1)
    })

  const lofts = [4, 6, 8].map((sleeps, at) => ({
    id: 91 + at,
    name: ['Old Mill', 'Barn End', 'Moor View'][at],
    sleeps,
  }))
  const letting = converse(served('/lofts', lofts, { id: whole, name: text, sleeps: whole }))
  for (const [message, says] of [
    ['lofts that sleep 6', /^2 lofts with at least 6/],
    ['which lofts sleep 6 people?', /^2 lofts with at least 6/],
    ['lofts sleeping 6', /^2 lofts with at least 6/],
    ['lofts that sleep exactly 6', /^1 loft\b.*Barn End/],
    ['does Moor View sleep 6?', /^Yes/],
    ['does Old Mill sleep 6?', /^No/],
  ] as const)
    it(`is at least so much where the verb names the figure: ${message}`, async () =>
      expect((await letting.ask(message)).response).to.match(says))

  it('is no bound on another figure', async () => {
    for (const message of ['cabins that take 70', 'cleaners who sleep badly', 'cabins that cost 70'])
      expect((await ids(message)) ?? [], message).to.not.include(1)
  })
})

describe('the period that a figure is for', () => {
  it('makes no groups', async () => {
    expect((await ask('what do we pay the cleaners per week in total?')).response).to.match(/2,500/)
  })
  it('makes groups of other figures', async () => {
    expect((await ask('how many cleaners were hired per month?')).response).to.match(/2025-01.*2025-02/)
  })
})
