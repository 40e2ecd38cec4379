import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

type Row = Record<string, unknown>
const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const yes = { type: 'boolean' }

const dogs: Row[] = [
  { id: 1, name: 'Bello', ownerless: true, has_chip: false, admitted_on: '2025-03-02', adopted_on: null, walk_limit: 3, run_km: 4, feed: 300, keeper_id: 1 },
  { id: 2, name: 'Cora', ownerless: false, has_chip: true, admitted_on: '2025-05-09', adopted_on: '2025-08-01', walk_limit: 5, run_km: 9, feed: 450, keeper_id: 2 },
  { id: 3, name: 'Dax', ownerless: true, has_chip: true, admitted_on: '2025-06-20', adopted_on: '2025-06-30', walk_limit: 2, run_km: 2, feed: 250, keeper_id: null },
] // oxfmt-ignore
const keepers: Row[] = [
  { id: 1, name: 'Ann Moor', email: 'ann@kennel.example', grade: 'senior', manager_id: null },
  { id: 2, name: 'Ben Oak', email: 'ben@kennel.example', grade: 'junior', manager_id: 1 },
]
const LISTS: [string, Row[], Row][] = [
  [
    'dogs',
    dogs,
    {
      id: whole, name: text, ownerless: yes, has_chip: yes, admitted_on: day, adopted_on: { ...day, nullable: true },
      walk_limit: whole, run_km: whole, feed: { ...whole, description: 'Grams of kibble that it gets a day' },
      keeper_id: { ...whole, nullable: true, description: 'Id of the keeper' },
    },
  ],
  ['keepers', keepers, { id: whole, name: text, email: { ...text, format: 'email' }, grade: { ...text, enum: ['junior', 'senior'] }, manager_id: { ...whole, nullable: true } }],
] // oxfmt-ignore

const ask = (message: string) =>
  converse(
    ...LISTS.map(([name, rows, properties]) =>
      reads('kennel', `/${name}`, () => rows, { type: 'array', items: { type: 'object', properties } }),
    ),
  ).ask(message)

const idsOf = (result: unknown) => (Array.isArray(result) ? result.map(row => (row as { id: number }).id) : result)

describe('other words for fields', () => {
  for (const [message, ids] of [
    ['Which dogs came in in May 2025?', [2]],
    ['dogs without an owner', [1, 3]],
    ['dogs that have an owner', [2]],
    ['chipless dogs', [1]],
    ['dogs nobody has adopted', [1]],
    ['Which dogs have nobody assigned to them as keeper?', undefined],
    ['names of everyone with grade senior', [1]],
    ['keepers whose manager is Ann Moor', [2]],
    ['Which keepers whose manager is senior are junior?', [2]],
    ['direct reports of Ann Moor', [2]],
    ["Ann Moor's subordinates", [2]],
  ] as const)
    it(message, async () => {
      const { response, data } = await ask(message)
      if (ids) expect(idsOf([data.result].flat()), response).to.deep.equal([...ids])
      else expect(data.error, response).to.not.equal(undefined)
    })

  for (const [message, result] of [
    ['walk restriction of Cora', 5],
    ['How many kilometres do all dogs run together?', 15],
    ['total kibble of the dogs', 1000],
  ] as const)
    it(message, async () => {
      const { response, data, confidence } = await ask(message)
      expect(response + JSON.stringify(data.result)).to.match(
        new RegExp(`\\b${String(result).replace(/(\d)(\d{3})$/, '$1,?$2')}\\b`),
      )
      expect(confidence).to.be.above(0.3)
    })

  it('is not sure of a word that only a description has', async () => {
    const { confidence, response } = await ask('total kibble of the dogs')
    expect(confidence, response).to.be.below(0.8)
  })
})
