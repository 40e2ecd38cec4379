import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (values: string[]) => ({ type: 'string', enum: values })
const list = (path: string, rows: object[], properties: object) =>
  reads('freight', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const STATES = ['at_yard', 'on_the_road', 'with_customs', 'unloaded']
const REASONS = ['damaged', 'lost', 'late']
const yards = ['Kehl', 'Lauterbourg'].map((name, at) => ({ id: at + 1, name }))
const trailers = Array.from({ length: 8 }, (_, at) => ({ id: 10 + at, plate: `TR ${at}`, state: STATES[at % 4], yard_id: 1 + (at % 2), is_reefer: at < 3 })) // oxfmt-ignore
const grooms = ['Ida Falk', 'Olaf Moe'].map((name, at) => ({ id: 50 + at, name, yard_id: 1 + at }))
const complaints = Array.from({ length: 6 }, (_, at) => ({ id: 70 + at, trailer_id: 10 + at, reason: REASONS[at % 3], status: at < 3 ? 'open' : 'closed' })) // oxfmt-ignore
const complaint = { id: whole, trailer_id: whole, reason: choice(REASONS), status: choice(['open', 'closed']) }

/** A change of complaints; nothing here may call it. */
const change: Served = {
  record: tool(
    'freight',
    'patch_complaints',
    'PATCH',
    '/complaints/{id}',
    [
      { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: whole },
      ...['reason', 'status'].map(name => ({ name, type: 'string', required: false, description: '', constraints: [], in: 'body' as const, schema: complaint[name as 'reason' | 'status'] })), // oxfmt-ignore
    ],
    complaint,
  ),
  answer: () => ({}),
}
const { ask } = converse(
  list('/yards', yards, { id: whole, name: text }),
  list('/trailers', trailers, { id: whole, plate: text, state: choice(STATES), yard_id: whole, is_reefer: { type: 'boolean' } }), // oxfmt-ignore
  list('/grooms', grooms, { id: whole, name: text, yard_id: whole }),
  list('/complaints', complaints, complaint),
  change,
)
const ids = async (message: string) => ((await ask(message)).data.result as { id: number }[]).map(({ id }) => id).sort()

describe('states that are places', () => {
  it('are named with the article that people say', async () => {
    expect(await ids('trailers that are still at the yard')).to.deep.equal([10, 14])
    expect(await ids('which trailers are with the customs?')).to.deep.equal([12, 16])
  })

  it('are no states where the place itself is told', async () => {
    expect(await ids('trailers at the yard Kehl')).to.deep.equal([10, 12, 14, 16])
  })

  it('are none of other records', async () => {
    expect(await ids('grooms at the yard Lauterbourg')).to.deep.equal([51])
    expect(await ids('which grooms are at the yard?')).to.deep.equal([50, 51])
  })
})

describe('why something is so', () => {
  it('is no state that an order brings about', async () => {
    const { data, pending } = await ask('damage complaints')
    expect(pending).to.equal(undefined)
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([70, 73])
  })

  it('leaves the orders that are ones', async () => {
    expect((await ask('close complaint 70')).pending?.args).to.deep.equal({ id: 70, status: 'closed' })
  })
})
