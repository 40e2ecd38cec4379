import { expect } from 'chai'
import { flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { keeps } from '../../support/styles/changes.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const people = [
  { id: 1, name: 'Ann Lee', email: 'ann@post.example', is_blocked: true },
  { id: 2, name: 'Bo Ray', email: 'bo@post.example', is_blocked: false },
  { id: 3, name: 'Cy Fox', email: 'cy@post.example', is_blocked: true },
]
const fitters = [{ id: 11, first_name: 'Di', last_name: 'Poe' }]
const orders = [
  { id: 21, number: 'W-21', title: 'Mend the gutter', state: 'done', cost: 90, customer_id: 1, technician_id: 11 },
  { id: 22, number: 'W-22', title: 'Paint the fence', state: 'on_hold', cost: 400, customer_id: 2, technician_id: 11 },
]
const tasks = [
  { id: 31, work_order_id: 21, title: 'Put up the ladder', is_done: true, technician_id: 11 },
  { id: 32, work_order_id: 21, title: 'Clear the leaves', is_done: true, technician_id: 11 },
  { id: 33, work_order_id: 22, title: 'Buy the paint', is_done: false, technician_id: 11 },
]
const tools = [
  { id: 41, code: 'T-41', name: 'Ladder', state: 'missing' },
  { id: 42, code: 'T-42', name: 'Drill', state: 'in_shed' },
]
const rentals = [{ id: 51, tool_id: 41, customer_id: 1, days: 3 }]
const firm = () =>
  converse(
    reads('firm', '/customers', () => people, list({ id, name: text, email: text, is_blocked: flag })),
    reads('firm', '/technicians', () => fitters, list({ id, first_name: text, last_name: text })),
    reads('firm', '/work-orders', () => orders, list({ id, number: text, title: text, state: of('open', 'on_hold', 'done'), cost: { ...num, description: 'GBP' }, customer_id: id, technician_id: id })), // oxfmt-ignore
    reads('firm', '/tasks', () => tasks, list({ id, work_order_id: id, title: text, is_done: flag, technician_id: id })), // oxfmt-ignore
    reads('firm', '/tools', () => tools, list({ id, code: text, name: text, state: of('in_shed', 'missing', 'scrapped') })), // oxfmt-ignore
    reads('firm', '/rentals', () => rentals, list({ id, tool_id: id, customer_id: id, days: id })),
  )
const finds = (message: string, found: readonly number[]) =>
  it(message, async () => {
    const { data, response } = await firm().ask(message)
    expect([data.result].flat().map(one => (one as { id: number }).id), response).to.deep.equal(found) // oxfmt-ignore
  })

describe('jobs of those who are ordered to do them', () => {
  finds('Which jobs cost more than £80?', [21, 22])
  finds('What was the most expensive job?', [22])
  finds('Show me the jobs of Ann Lee', [21])
  finds('Which customers have a job on hold?', [2])
  finds('Which tasks are not done?', [33])
})

describe('what somebody is kept from', () => {
  finds('Who is blocked from renting right now?', [1, 3])
  finds('Which customers are blocked from renting tools?', [1, 3])
  finds('Which customers are blocked from using the shed?', [1, 3])
})

describe('that something went so', () => {
  finds('Which tools have gone missing?', [41])
  finds('Which tools went missing?', [41])
})

describe('those that there are', () => {
  finds('Are there customers who have never had a work order?', [3])
  finds('Are there tools that nobody has rented?', [42])
  it('are not told where it is asked how many there are of each', async () =>
    expect((await firm().ask('Are there more tasks that are done than tasks that are not done?')).data.result).to.not.be.an('array')) // oxfmt-ignore
})

describe('a figure told before the order for its record', () => {
  const yard = () =>
    converse(
      ...keeps('yard', 'order', {
        fields: { number: text, title: text, state: { ...text, enum: ['open', 'done'] }, finalCost: num },
        rows: [{ id: 5, number: 'Y-105', title: 'Mend the mast', state: 'open', finalCost: null }],
      }),
    )
  for (const message of [
    'Y-105 is finished, final cost £340. Mark it as done.',
    'Y-105 is finished and its final cost was £340, so mark it as done.',
    'Y-105 has been finished; the final cost came to £340. Please set it to done.',
    '“Mend the mast” is finished, final cost £340. Mark it as done.',
  ])
    it(`is set as well: ${message}`, async () => {
      const { data, response } = await yard().ask(message)
      const { steps } = data.plan as { steps: { args: unknown }[] }
      expect(
        steps.map(({ args }) => args),
        response,
      ).to.deep.equal([{ id: 5, finalCost: 340, state: 'done' }])
    })
})
