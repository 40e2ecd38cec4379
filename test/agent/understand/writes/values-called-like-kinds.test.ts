import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const stage = { type: 'string', enum: ['Screening', 'Interview', 'Offer'] }
const parameter = (name: string, place: string, schema: Record<string, unknown>, required: boolean) => ({
  name, type: String(schema.type), required, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const change = (path: string, fields: Record<string, Record<string, unknown>>) => ({
  record: tool('hiring', `patch_${path}`, 'PATCH', `/${path}/{id}`, [
    parameter('id', 'path', whole, true),
    ...Object.entries(fields).map(([name, schema]) => parameter(name, 'body', schema, false)),
  ], {}), // oxfmt-ignore
  answer: () => ({}),
})

/** Candidates in stages of which two are called like other records. */
const hiring = () =>
  converse(
    reads('hiring', '/candidates', () => [{ id: 1, name: 'Ann Moor', stage: 'Screening' }, { id: 2, name: 'Ben Oak', stage: 'Offer' }], list({ id: whole, name: text, stage })), // oxfmt-ignore
    reads('hiring', '/interviews', () => [{ id: 7, candidate_id: 1, room: 'B2' }], list({ id: whole, candidate_id: whole, room: text })), // oxfmt-ignore
    reads('hiring', '/offers', () => [{ id: 9, candidate_id: 2, salary: 41000 }], list({ id: whole, candidate_id: whole, salary: whole })), // oxfmt-ignore
    change('candidates', { name: text, stage }),
    change('interviews', { room: text }),
    change('offers', { salary: whole }),
  )

describe('values that are called like kinds of record', () => {
  for (const message of [
    'Set the stage of Ann Moor to interview.',
    'change the stage of Ann Moor to Interview',
    'move Ann Moor to the interview stage',
  ])
    it(`are what the field beside them becomes: ${message}`, async () => {
      const { pending, response } = await hiring().ask(message)
      expect(pending?.tool, response).to.equal('hiring_patch_candidates')
      expect(pending?.args, response).to.deep.equal({ id: 1, stage: 'Interview' })
    })

  it('are the records where no such field is named', async () => {
    const { pending, response } = await hiring().ask('change the room of interview 7 to B4')
    expect(pending?.args, response).to.deep.equal({ id: 7, room: 'B4' })
  })
})
