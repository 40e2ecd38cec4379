import { expect } from 'chai'
import { readChoice } from '../../../src/agent/understand/entity-model/default-filters.ts'
import { readParameters } from '../../../src/agent/understand/entity-model/read-parameters.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const TOUR_STATES = ['planned', 'finished', 'cancelled']
const tours = [
  { id: 1, kayak_id: 1, status: 'finished', planned_on: '2026-01-05', finished_on: '2026-02-03', kayaked: true, total: 40 },
  { id: 2, kayak_id: 2, status: 'finished', planned_on: '2026-01-06', finished_on: '2026-03-09', kayaked: false, total: 90 },
  // It was finished, and its state is another one by now.
  { id: 3, kayak_id: 2, status: 'cancelled', planned_on: '2026-01-07', finished_on: '2026-03-10', kayaked: true, total: 15 },
  { id: 4, kayak_id: 1, status: 'planned', planned_on: '2026-02-08', finished_on: null, kayaked: false, total: 60 },
] // oxfmt-ignore
const kayaks = ['Otter', 'Heron'].map((name, at) => ({ id: at + 1, name, market_value: 100 * at, grade: at ? 'lake' : 'sea' })) // oxfmt-ignore
const patients = [{ id: 1, resource_type: 'Patient', name: 'Ann Lee' }]
const toursOf = { id, kayak_id: id, status: { ...text, enum: TOUR_STATES }, planned_on: day, finished_on: { ...day, nullable: true }, kayaked: { type: 'boolean' }, total: { type: 'number' } } // oxfmt-ignore
const state = { ...text, enum: [...TOUR_STATES, 'all'], description: 'By default all that are not cancelled; pass `all` for those too.' } // oxfmt-ignore
const listed = reads('kayaktours', '/tours', ({ status }) => tours.filter(one => status === 'all' || (status ? one.status === status : one.status !== 'cancelled')), list(toursOf), { status: state }) // oxfmt-ignore
const ask = async (message: string) =>
  (
    await converse(
      listed,
      reads('kayaktours', '/kayaks', () => kayaks, list({ id, name: text, market_value: { type: 'number' }, grade: { ...text, enum: ['sea', 'lake'] } })), // oxfmt-ignore
      reads('kayaktours', '/patients', () => patients, list({ id, resource_type: { ...text, enum: ['Patient'] }, name: text })), // oxfmt-ignore
    ).ask(message)
  ).response

describe('what was done per month, parts of names, and filters that apply unless told otherwise', () => {
  for (const [message, ...said] of [
    // When it was done, whatever state it is in.
    ['how many tours were finished per month?', '2026-02 1', '2026-03 2'],
    // The filter leaves out what nobody asked to leave out.
    ['how many tours are there?', '4'],
    ['how many tours are cancelled?', '1'],
    // The application's own name before a noun of its records, though a flag is called so.
    ['how many kayak tours are there?', '4'],
    // A figure of each that is called by the word for a sum.
    ['which tours have a total that exceeds 50?', '2 tours'],
    ['tours with a total of more than 80', '1 tour'],
    ['which of the tours are below 50 in total?', '2 tours'],
    ['what is the total of all tours?', '205'],
    // The values of one field are none of another.
    ['count the unique values of grade in kayaks', '2'],
  ] as const)
    it(`reads “${message}”`, async () => {
      const response = await ask(message)
      for (const part of said) expect(response).to.include(part)
    })

  it('takes no noun of records for the contrary of one', async () => {
    expect(await ask('how many inpatients are there?')).not.to.include('other than')
  })

  it('reads a list whole whose filter has a value for all and applies by default', () => {
    expect(readChoice(readParameters(listed.record)).fixed).to.deep.equal({ status: 'all' })
  })
})
