import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const money = { type: 'number', description: 'In euros' }
const choice = (...values: string[]) => ({ ...text, enum: values })

const players = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({ id: at + 1, name }))
const dues = [
  [1, 'entrance', null],
  [1, 'kit', '2025-02-01'],
  [2, 'kit', null],
  [3, 'entrance', '2025-02-01'],
].map(([player_id, kind, paid_on], at) => ({ id: at + 1, player_id, kind, paid_on }))
const talks = [
  ['Moths', 'given', 4],
  ['Bees', 'given', 6],
  ['Ants', 'planned', 20],
].map(([title, status, seats], at) => ({ id: at + 1, title, status, seats }))
const repairs = [
  ['Roof', 90, 5],
  ['Door', 50, 70],
  ['Gate', 10, 20],
].map(([name, labour, parts], at) => ({ id: at + 1, name, cost: { labour, parts, total: (labour as number) + (parts as number) } })) // oxfmt-ignore
const fines = [
  [1, 'late_return'],
  [2, 'wet_floor'],
].map(([hall_id, reason], at) => ({ id: at + 1, code: `F${at + 1}`, hall_id, reason }))
const halls = [
  ['North Hall', 3],
  ['South Hall', 5],
].map(([name, rooms], at) => ({ id: at + 1, name, rooms, wet_floors: at + 1 }))

const club = () =>
  converse(
    reads('club', '/players', () => players, list({ id: whole, name: text })),
    reads('club', '/dues', () => dues, list({ id: whole, player_id: whole, kind: choice('entrance', 'kit'), paid_on: { ...text, format: 'date', nullable: true } })), // oxfmt-ignore
    reads('club', '/talks', () => talks, list({ id: whole, title: text, status: choice('given', 'planned'), seats: whole })), // oxfmt-ignore
    reads('club', '/repairs', () => repairs, list({ id: whole, name: text, cost: { type: 'object', properties: { labour: money, parts: money, total: money } } })), // oxfmt-ignore
    reads('club', '/fines', () => fines, list({ id: whole, code: text, hall_id: whole, reason: choice('late_return', 'wet_floor') })), // oxfmt-ignore
    reads('club', '/halls', () => halls, list({ id: whole, name: text, rooms: whole, wet_floors: whole })),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)
const resultOf = async (message: string) => (await club().ask(message)).data.result

describe('what is denied, what was given, and totals', () => {
  it('a verb is denied, and not what it was to be done to', async () => {
    expect(ids(await resultOf('which players have not paid their entrance due?'))).to.deep.equal([1])
  })

  it('a little word that is a state of the data is one behind “have”', async () => {
    expect(await resultOf('average seats of the talks that we have given')).to.equal(5)
  })

  it('the dearest goes by the total of several costs', async () => {
    expect(ids(await resultOf('the two most expensive repairs'))).to.deep.equal([2, 1])
    expect(ids(await resultOf('the two most expensive repairs in total cost'))).to.deep.equal([2, 1])
    expect(await resultOf('total cost of the two most expensive repairs')).to.equal(215)
  })

  it('a noun before a figure of its records only says whose it is', async () => {
    expect(await resultOf('how many hall rooms do we have together?')).to.equal(8)
  })

  it('one of something is no column of other records', async () => {
    const { data, confidence } = await club().ask('fines of a hall on a wet floor')
    expect(JSON.stringify(data.result ?? [])).not.to.match(/wet_floors/)
    if (confidence >= 0.8) expect(ids(data.result)).to.deep.equal([2])
  })
})
