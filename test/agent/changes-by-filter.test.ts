import { expect } from 'chai'
import { tool } from '../support/library/catalogue.ts'
import { converse, reads } from '../support/styles/serve.ts'
import { text, list } from '../support/memory/schemas.ts'

const whole = { type: 'integer' }
const FILTER = { type: 'string', pattern: '^(not\\.)?(eq|gt|lt|in)\\..' }
const parameter = (name: string, place: string, schema: Record<string, unknown> = text, required = false) => ({ name, type: String(schema.type), required, description: '', constraints: [], in: place, schema }) // oxfmt-ignore
const kites = [
  { id: 41, name: 'Red Hawk', state: 'torn', ownerId: 1 },
  { id: 42, name: 'Blue Ray', state: 'whole', ownerId: 2 },
]
const STATES = { ...text, enum: ['torn', 'whole'] }
const kite = { id: whole, name: text, state: STATES, ownerId: whole }
const query = { id: FILTER, name: FILTER, state: FILTER, offset: text, limit: text }
const filters = Object.keys(kite).map(name => parameter(name, 'query', FILTER))
const body = [parameter('body_name', 'body', text, true), parameter('body_state', 'body', STATES), parameter('body_ownerId', 'body', whole)] // oxfmt-ignore

/** Kites in a table that is changed by filters, with a function of the database. */
function table() {
  const calls: Record<string, unknown>[] = []
  const listed = reads('club', '/kites', args => (calls.push(args), kites), list(kite), query)
  listed.record.parameters.push({ ...parameter('Range-Unit', 'header'), default: 'items' })
  const conversation = converse(
    listed,
    { record: tool('club', 'patch_kites', 'PATCH', '/kites', [...filters, ...body], {}), answer: () => ({}) },
    { record: tool('club', 'delete_kites', 'DELETE', '/kites', filters, {}), answer: () => ({}) },
    {
      record: tool('club', 'post_rpc_mend_kite', 'POST', '/rpc/mend_kite', [parameter('kite_id', 'body', whole, true)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
  return { ...conversation, calls }
}
const stepOf = async (message: string, { ask }: { ask: (message: string) => Promise<any> } = table()) => {
  const { response, data } = await ask(message)
  const { tool: name, args } = data.plan?.steps?.at(-1) ?? {}
  return { response, name, args }
}

describe('a list that is changed by filters', () => {
  it('is read whole, whatever a header says, and not filtered by plain values', async () => {
    const club = table()
    expect((await club.ask('torn kites')).response)
      .to.include('Red Hawk')
      .and.not.include('Blue Ray')
    expect(club.calls[0]).to.deep.equal({ limit: '100' })
  })

  for (const message of ['torn kites', 'kites of the club', 'how many kites are torn?', 'share of kites that are torn'])
    it(`is not changed in passing: ${message}`, async () =>
      expect((await table().ask(message)).response).not.to.include('go ahead'))

  it('is changed where its key is, with what the description wants all the same', async () => {
    const { name, args } = await stepOf('set the state of Red Hawk to whole')
    expect(name).to.equal('club_patch_kites')
    expect(args).to.deep.equal({ id: 'eq.41', body_name: 'Red Hawk', body_state: 'whole' })
  })

  it('loses the one record that is named', async () =>
    expect(await stepOf('delete kite Blue Ray')).to.deep.include({ name: 'club_delete_kites', args: { id: 'eq.42' } }))

  it('has functions that are actions on its records', async () =>
    expect(await stepOf('mend kite Red Hawk')).to.deep.include({ name: 'club_post_rpc_mend_kite', args: { kite_id: 41 } })) // oxfmt-ignore
})

/** Kites whose keys are addresses (JSON-LD), each with a number beside. */
const linked = () => {
  const rows = kites.map(({ ownerId, ...one }) => ({ '@id': `/api/kites/${one.id}`, '@type': 'Kite', ...one, owner: `/api/owners/${ownerId}` })) // oxfmt-ignore
  const owners = [1, 2].map(id => ({ '@id': `/api/owners/${id}`, id, name: ['Annabel Lee', 'Bertram Oak'][id - 1] }))
  const row = { '@id': text, '@type': text, id: whole, name: text, state: STATES, owner: text }
  return converse(
    reads('club', '/api/kites', () => rows, list(row)),
    reads('club', '/api/owners', () => owners, list({ '@id': text, id: whole, name: text })),
    {
      record: tool('club', 'kites_id_patch', 'PATCH', '/api/kites/{id}', [parameter('id', 'path', text, true), parameter('state', 'body', STATES)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
}

/** The same with a tool that makes one, whose owner is given by address. */
const owned = (format: string) => {
  const owners = [1, 2].map(id => ({ '@id': `/api/owners/${id}`, id, name: ['Annabel Lee', 'Bertram Oak'][id - 1] }))
  const rows = [{ '@id': '/api/kites/41', id: 41, name: 'Red Hawk', owner: '/api/owners/1' }]
  const row = { '@id': text, id: whole, name: text, owner: { ...text, format } }
  return converse(
    reads('club', '/api/kites', () => rows, list(row)),
    reads('club', '/api/owners', () => owners, list({ '@id': text, id: whole, name: text })),
    {
      record: tool('club', 'kites_post', 'POST', '/api/kites', [parameter('name', 'body', text, true), parameter('owner', 'body', { ...text, format }, true)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
}

describe('records whose keys are addresses', () => {
  it('are referred to by their address', async () => {
    const { name, args } = await stepOf('new kite called Sky Dog for Bertram Oak', owned('iri-reference'))
    expect(name).to.equal('club_kites_post')
    expect(args).to.deep.equal({ name: 'Sky Dog', owner: '/api/owners/2' })
  })

  it('are changed by what their path takes', async () => {
    const { name, args } = await stepOf('set the state of Red Hawk to whole', linked())
    expect(name).to.equal('club_kites_id_patch')
    expect(args).to.deep.equal({ id: '41', state: 'whole' })
  })

  it('are related by them, and show no keywords of the document', async () => {
    expect((await linked().ask('kites of Bertram Oak')).response).to.include('Blue Ray')
    expect((await linked().ask('which kites have a wingspan over 3?')).response).not.to.include('context')
  })
})
