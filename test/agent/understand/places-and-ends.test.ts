import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

const tours = [
  ['7', 'Old Town', '2025-01-01', null],
  ['42A', 'Harbour', '2025-02-01', '2025-12-31'],
].map(([code, name, valid_from, valid_to], at) => ({ id: at + 1, code, name, valid_from, valid_to }))
const sights = ['Castle', 'Mill', 'Bridge', 'Pier'].map((name, at) => ({ id: at + 1, name }))
const halts = [
  [1, 2, 3],
  [1, 1, 2],
  [1, 3, 1],
  [2, 4, 2],
  [2, 1, 1],
].map(([tour_id, sight_id, sequence], at) => ({ id: 10 + at, tour_id, sight_id, sequence }))
const recipes = ['Bread', 'Soup'].map((title, at) => ({ id: at + 1, title }))
const steps = [
  [1, 2, 'Knead'],
  [1, 1, 'Mix'],
  [1, 3, 'Bake'],
  [2, 1, 'Chop'],
].map(([recipe_id, position, instruction], at) => ({ id: 30 + at, recipe_id, position, instruction }))
const guide = (message: string) =>
  converse(
    reads('guide', '/tours', () => tours, list({ id: whole, code: text, name: text, valid_from: day, valid_to: maybe(day) })), // oxfmt-ignore
    reads('guide', '/sights', () => sights, list({ id: whole, name: text })),
    reads('guide', '/halts', () => halts, list({ id: whole, tour_id: whole, sight_id: whole, sequence: whole })),
    reads('guide', '/recipes', () => recipes, list({ id: whole, title: text })),
    reads('guide', '/steps', () => steps, list({ id: whole, recipe_id: whole, position: whole, instruction: text })),
  ).ask(message)

describe('the place of a record among others', () => {
  for (const [message, found] of [
    ['what is the first sight of the Old Town tour?', [3]],
    ['what is the last sight of tour 42A?', [4]],
    ['what is the last sight of tour 7?', [2]],
  ] as const)
    it(`is that in the records that connect: “${message}”`, async () => {
      const { result } = (await guide(message)).data
      expect(ids([result].flat())).to.deep.equal(found)
    })

  it('is the order in which those of one are listed', async () =>
    expect(ids((await guide('list the steps of Bread')).data.result)).to.deep.equal([31, 30, 32]))

  it('tells which one is the first of them', async () =>
    expect(ids([(await guide('what is the first step of Bread?')).data.result].flat())).to.deep.equal([31]))
})

describe('the days between which records last', () => {
  it('are their start and end dates, whatever they are called', async () => {
    expect(ids((await guide('which tours have no end date?')).data.result)).to.deep.equal([1])
    expect((await guide('what is the start date of the Harbour tour?')).response).to.match(/February 1, 2025/)
  })
})

const shelves = [
  ['Tools', null],
  ['Saws', 1],
  ['Drills', 1],
  ['Paint', null],
].map(([name, parent_id], at) => ({ id: at + 1, name, parent_id }))
const shop = (message: string) =>
  converse(reads('shop', '/sections', () => shelves, list({ id: whole, name: text, parent_id: maybe(whole) }))).ask(
    message,
  )

describe('parts of a kind that is a part of itself', () => {
  it('are those of the one that is named', async () => {
    expect(ids((await shop('what are the subsections of Tools?')).data.result)).to.deep.equal([2, 3])
    expect((await shop('how many subsections does Tools have?')).data.result).to.equal(2)
  })

  it('are those that have a whole', async () =>
    expect((await shop('how many subsections are there?')).data.result).to.equal(2))
})

describe('a code of digits', () => {
  it('is what people call a record by', async () =>
    expect((await guide('how many halts does tour 7 have?')).data.result).to.equal(3))
})
