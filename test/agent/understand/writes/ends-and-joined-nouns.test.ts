import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const parameter = (name: string, place: string, schema: Record<string, unknown>, required = false) => ({
  name, type: String(schema.type), required, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const crews = [{ id: 1, name: 'Harvest' }, { id: 2, name: 'Pruning' }] // oxfmt-ignore
const pickers = [{ id: 1, name: 'Ann Moor', email: 'ann@orchard.example', crew_id: 1, job: 'Picker' }]
const worklogs = [{ id: 41, crew_id: 1, hours: 3, state: 'submitted' }, { id: 42, crew_id: 2, hours: 5, state: 'submitted' }] // oxfmt-ignore
const orchard = () =>
  converse(
    reads('orchard', '/crews', () => crews, list({ id: whole, name: text })),
    reads('orchard', '/pickers', () => pickers, list({ id: whole, name: text, email: { ...text, format: 'email' }, crew_id: whole, job: text })), // oxfmt-ignore
    reads('orchard', '/worklogs', () => worklogs, list({ id: whole, crew_id: whole, hours: whole, state: { ...text, enum: ['submitted', 'approved'] } })), // oxfmt-ignore
    {
      record: tool('orchard', 'create_picker', 'POST', '/pickers', [parameter('name', 'body', text, true), parameter('email', 'body', { ...text, format: 'email' }, true), parameter('crew_id', 'body', whole, true), parameter('job', 'body', text)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
    {
      record: tool('orchard', 'approve_worklog', 'POST', '/worklogs/{id}/approve', [parameter('id', 'path', whole, true)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )

describe('what is ordered', () => {
  it('ends with its sentence, whose mark is no value', async () => {
    const said = 'Add a new picker: Bea Lund, bea@orchard.example, job Pruner, in the Pruning crew.'
    const { pending, response } = await orchard().ask(said)
    expect(pending?.args, response).to.include({ email: 'bea@orchard.example', crew_id: 2 })
  })

  it('is done to the record whose kind is written as one word', async () => {
    const { pending, response } = await orchard().ask('Please approve work log 42.')
    expect(pending?.args, response).to.deep.equal({ id: 42 })
  })
})
