import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const parameter = (name: string, type: string, place: string, required = false, description = '') => ({
  name, type, required, description, constraints: [], in: place, schema: { type, description },
}) // oxfmt-ignore
const person = { id: whole, name: text, email: { ...text, format: 'email' } }

/** Bills of tariffs, and chores in the rooms of guests that employees do. */
const house = () =>
  converse(
    reads('house', '/guests', () => [{ id: 301, name: 'Ida Falk', email: 'ida@mail.example' }], list(person)),
    reads(
      'house',
      '/employees',
      () => [
        { id: 301, name: 'Ann Moor', email: 'ann@house.example' },
        { id: 302, name: 'Ben Oak', email: 'ben@house.example' },
      ],
      list(person),
    ),
    reads(
      'house',
      '/chores',
      () => [
        { id: 1, title: 'Sweep', assigneeId: 302 },
        { id: 2, title: 'Dust', assigneeId: null },
      ],
      list({ id: whole, title: text, assigneeId: { ...whole, nullable: true } }),
    ),
    reads(
      'house',
      '/tariffs',
      () => [
        { id: 'tar_a', nickname: 'Summer weekly', amount: 5 },
        { id: 'tar_b', nickname: 'Winter weekly', amount: 3 },
      ],
      list({ id: text, nickname: text, amount: whole }),
    ),
    reads(
      'house',
      '/bills',
      () => [
        { id: 'bil_a', number: '6256-1810' },
        { id: 'bil_b', number: '1256-4810' },
      ],
      list({ id: text, number: text }),
    ),
    reads('house', '/payments', () => [], list({ id: text, bill: { ...text, description: 'ID of the bill' }, sum: whole })),
    reads('house', '/leases', () => [], list({ id: text, weeks: whole })),
    {
      record: tool('house', 'create_payment', 'POST', '/payments', [
        parameter('bill', 'string', 'body', true, 'ID of the bill'),
        parameter('sum', 'integer', 'body', true),
      ], {}),
      answer: () => ({}),
    },
    {
      record: tool('house', 'create_lease', 'POST', '/leases', [
        parameter('tariff', 'string', 'body', true, 'The ID of the tariff object.'),
        parameter('weeks', 'integer', 'body', true),
      ], {}),
      answer: () => ({}),
    },
    {
      record: tool('house', 'patch_chore', 'PATCH', '/chores/{id}', [
        parameter('id', 'integer', 'path', true),
        parameter('title', 'string', 'body'),
        parameter('assigneeId', 'integer', 'body'),
      ], {}),
      answer: () => ({}),
    },
  ) // oxfmt-ignore

describe('the key of another record, by what people call it', () => {
  for (const [message, args] of [
    ['create a payment for bill 6256-1810, sum 5', { bill: 'bil_a', sum: 5 }],
    ['create a payment for bill 1256-4810, sum 5', { bill: 'bil_b', sum: 5 }],
    ['assign the chore Dust to Ben Oak', { id: 2, assigneeId: 302 }],
  ] as const)
    it(message, async () => {
      const { pending, response } = await house().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })

  it('leads from the role of those at work to them, where there are guests, too', async () => {
    const { data } = await house().ask('which chores are assigned to Ben Oak?')
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([1])
  })

  it('is found by a nickname where the parameter is described as the key', async () => {
    const { pending, response } = await house().ask('create a lease with the tariff Winter weekly and 6 weeks')
    expect(pending?.args, response).to.deep.equal({ tariff: 'tar_b', weeks: 6 })
  })
})
