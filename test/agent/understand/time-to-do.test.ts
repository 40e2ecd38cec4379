import { expect } from 'chai'
import { sayTimeToDo } from '../../../src/agent/understand/requests/time-to-do.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const text = { type: 'string' }
const moment = { type: 'string', format: 'date', nullable: true }
const served = (app: string, path: string, rows: object[], properties: object) =>
  reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties } })

const rules = [{ id: 'u1', title: 'Strict', wait_time: 30 }]
const faults = ['2025-03-03', '2025-03-05', null].map((fixed_on, at) => ({ id: `f${at}`, title: `Fault ${at}`, rule_id: 'u1', created_on: '2025-03-01', fixed_on })) // oxfmt-ignore
const shows = [{ id: 's1', title: 'Gala' }, { id: 's2', title: 'Recital' }] // oxfmt-ignore
const { ask } = converse(
  served('yard', '/rules', rules, { id: text, title: text, wait_time: { type: 'integer', description: 'in minutes' } }),
  served('yard', '/faults', faults, { id: text, title: text, rule_id: text, created_on: moment, fixed_on: moment }),
  served('stage', '/shows', shows, { id: text, title: text }),
)

describe('how long it takes to do something', () => {
  for (const [said, plain] of [
    ['average time to fix a fault', 'average time between created and fixed of faults'],
    ['median time to ship an order by town', 'median time between created and shipped of orders by town'],
    ['how long does it take us to reply to a letter?', 'how long does it take us to reply to a letter?'],
    ['how long does it take to solve a case on average?', 'what is the average time between created and solved of cases?'], // oxfmt-ignore
    ['time to go', 'time to go'],
  ] as const)
    it(said, () => {
      expect(sayTimeToDo(said)).to.equal(plain)
    })

  it('is the time between two dates of the records', async () => {
    expect((await ask('what is the average time to fix a fault?')).response).to.match(/days .*\bis 3\b/)
  })

  it('is no time of other records', async () => {
    expect((await ask('average time of a fault')).response).not.to.match(/30/)
  })
})

it('counts what another application is called exactly, in a series', async () => {
  const { response } = await ask('how many faults and how many shows are there?')
  expect(response).to.match(/3 faults.*2 shows/s)
})
