import { expect } from 'chai'
import { ordersTold, withoutNote } from '../../../../src/agent/understand/writes/tellings.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, flag, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const place = (name: string, schema: { type: string }, where: string, required = false) => ({
  name, type: schema.type, required, description: '', constraints: [], in: where, schema,
}) // oxfmt-ignore
const body = (fields: Record<string, { type: string }>, needed: readonly string[] = []) =>
  Object.entries(fields).map(([name, schema]) => place(name, schema, 'body', needed.includes(name)))
const id = place('id', whole, 'path', true)

const riggers = ['Ida Falk', 'Olaf Moe'].map((name, at) => ({ id: 11 + at, name, email: `r${at}@x.example`, job_title: 'Foreman', locker_id: null, waiver_signed: false })) // oxfmt-ignore
const lockers = ['KA20 BCD', 'KB21 XYZ'].map((label, at) => ({ id: 31 + at, label }))
const hulls = [1, 2, 3].map(n => ({ id: 70 + n, weight: 500 * n, dock_id: 1 }))
const docks = ['North Dock', 'South Dock'].map((name, at) => ({ id: 1 + at, name, city: 'Bergen' }))
const firms = [{ id: 5, company_name: 'Blue Rope', contact_name: 'Una Rask', email: 'a@x.example' }]
const RIGGER = { name: text, email: text, job_title: text, locker_id: whole, waiver_signed: flag }
const FIRM = { company_name: text, contact_name: text, email: text }
const served = [
  reads('yard', '/riggers', () => riggers, list({ id: whole, ...RIGGER })),
  reads('yard', '/lockers', () => lockers, list({ id: whole, label: text })),
  reads('yard', '/hulls', () => hulls, list({ id: whole, weight: whole, dock_id: whole })),
  reads('yard', '/docks', () => docks, list({ id: whole, name: text, city: text })),
  reads('yard', '/firms', () => firms, list({ id: whole, ...FIRM })),
  { record: tool('yard', 'add_rigger', 'POST', '/riggers', body(RIGGER, ['name', 'email']), {}), answer: () => ({}) },
  { record: tool('yard', 'patch_rigger', 'PATCH', '/riggers/{id}', [id, ...body(RIGGER)], {}), answer: () => ({}) },
  {
    record: tool('yard', 'patch_hull', 'PATCH', '/hulls/{id}', [id, ...body({ weight: whole })], {}),
    answer: () => ({}),
  },
  { record: tool('yard', 'assign_hull', 'POST', '/hulls/{id}/assign', [id, ...body({ dock_id: whole }, ['dock_id'])], {}), answer: () => ({}) }, // oxfmt-ignore
  { record: tool('yard', 'add_firm', 'POST', '/firms', body(FIRM, ['company_name']), {}), answer: () => ({}) },
]
/** Each message by itself. */
const ask = (message: string) => converse(...served).ask(message)

describe('what is told to be noted', () => {
  for (const [message, args] of [
    ['Ida Falk has a new email, ida@y.example, please note that', { id: 11, email: 'ida@y.example' }],
    ['please note that Ida Falk has a new email: ida@y.example', { id: 11, email: 'ida@y.example' }],
    ['Olaf Moe has signed the waiver', { id: 12, waiver_signed: true }],
    ['Olaf Moe signed the waiver', { id: 12, waiver_signed: true }],
  ] as const)
    it(`is a change that waits for a yes: ${message}`, async () => {
      const { pending, response } = await ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })

  for (const message of [
    'has Olaf Moe signed the waiver?',
    'riggers who have signed the waiver',
    'I hope Olaf Moe has signed the waiver',
    'perhaps Olaf Moe has signed the waiver',
    'perhaps the email of Ida Falk becomes ida@y.example',
    'riggers that signed the waiver',
    'does Ida Falk have a new email?',
    'who has signed the waiver',
  ])
    it(`is none of what is asked, hoped or described: ${message}`, async () => {
      const { pending, response } = await ask(message)
      expect(pending, response).to.equal(undefined)
    })

  it('leaves the clause about noting out, and nothing else', () => {
    expect(withoutNote('Ann moved, just so you know')).to.equal('Ann moved')
    expect(withoutNote('note down the time')).to.equal('note down the time')
    expect(ordersTold('Ann has a new car')).to.deep.equal([])
    expect(ordersTold('has Ann a new phone, 5?')).to.deep.equal([])
  })
})

describe('a number behind the noun of other records', () => {
  it('is their key, and no figure of the records that are changed', async () => {
    const { pending, response } = await ask('put hull 71 on locker 31')
    expect(pending, response).to.equal(undefined)
  })

  it('is what they are given to, two at once', async () => {
    const { pending, response } = await ask('put hulls 71 and 73 on dock 2')
    expect(pending?.args, response).to.deep.equal({ calls: [71, 73].map(hull => ({ id: hull, dock_id: 2 })) })
  })

  it('is given to somebody by a code in two groups', async () => {
    const { pending, response } = await ask('give Ida Falk the locker KB21 XYZ')
    expect(pending?.args, response).to.deep.equal({ id: 11, locker_id: 32 })
  })
})

describe('a new record whose values stand between commas', () => {
  for (const [message, args] of [
    ['new rigger: Tom Lund, per@x.example, Crane Operator', { name: 'Tom Lund', email: 'per@x.example', job_title: 'Crane Operator' }], // oxfmt-ignore
    ['new firm: Red Sail, Per Lund, per@x.example', { company_name: 'Red Sail', contact_name: 'Per Lund', email: 'per@x.example' }], // oxfmt-ignore
  ] as const)
    it(message, async () => {
      const { pending, response } = await ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})
