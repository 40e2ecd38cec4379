import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

const people = ['Ann Lee', 'Bo Reyes', 'Cy Moss', 'Di Hart'].map((name, at) => ({ id: at + 1, name, role: at < 2 ? 'agent' : 'caller' })) // oxfmt-ignore
const cases = [
  [1, 3, 1],
  [2, 3, 1],
  [3, 3, 2],
  [4, 4, 1],
].map(([id, requester_id, assignee_id]) => ({ id, subject: `Case ${id}`, requester_id, assignee_id }))
const desk = (message: string) =>
  converse(
    reads('desk', '/users', () => people, list({ id: whole, name: text, role: text })),
    reads('desk', '/cases', () => cases, list({ id: whole, subject: text, requester_id: { ...whole, description: 'The user who asked' }, assignee_id: { ...whole, description: 'The agent who has it' } })), // oxfmt-ignore
  ).ask(message)

describe('two keys to the same people', () => {
  it('are told apart by what was done, also where they are ranked', async () => {
    expect((await desk('which user has the most cases assigned?')).response).to.match(/^Ann Lee/)
    expect((await desk('how many cases are assigned to each user?')).data.result).to.deep.include({ name: 'Bo Reyes', count: 1 }) // oxfmt-ignore
  })
})

const vans = ['VAN', 'VAN', 'TRAILER'].map((kind, at) => ({ id: at + 1, tag: `KX-10${at}`, kind, status: at ? 'PARKED' : 'OUT_OF_SERVICE', warrantyUntil: ['2025-06-20', '2026-08-01', null][at] })) // oxfmt-ignore
const jobs = [1, 2, 2].map((van, at) => ({ id: at + 11, title: `Job ${at}`, status: 'DONE', van: { id: van, tag: `KX-10${van - 1}` } })) // oxfmt-ignore
const depot = (message: string) =>
  converse(
    reads('depot', '/vehicles', () => vans, list({ id: whole, tag: text, kind: { ...text, enum: ['VAN', 'TRAILER'] }, status: { ...text, enum: ['PARKED', 'OUT_OF_SERVICE'] }, warrantyUntil: { ...day, nullable: true } })), // oxfmt-ignore
    reads('depot', '/jobs', () => jobs, list({ id: whole, title: text, status: { ...text, enum: ['DONE', 'OPEN'] }, van: object({ id: whole, tag: text }) })), // oxfmt-ignore
  ).ask(message)

describe('records that are shown in others', () => {
  it('are meant by their tag, and not what is about them', async () =>
    expect((await depot('what is the status of KX-101?')).response).to.match(/PARKED/))

  it('are ranked where their kind is asked for', async () =>
    expect((await depot('which van has the most jobs?')).response).to.match(/KX-101|2\b/))
})

describe('what runs out', () => {
  it('ends then, whatever state has the word', async () => {
    const { data } = await depot('which vehicles have a warranty that runs out in the next 90 days?')
    expect(ids(data.result)).to.deep.equal([1])
  })
})

describe('a list of texts or records', () => {
  it('is read as records, which tell more', async () => {
    const label = object({ id: whole, name: text })
    const notes = [
      { id: 1, title: 'A', labels: [{ id: 5, name: 'urgent' }] },
      { id: 2, title: 'B', labels: [{ id: 6, name: 'idle' }] },
    ]
    const { data } = await converse(
      reads('pad', '/notes', () => notes, list({ id: whole, title: text, labels: { type: 'array', items: { oneOf: [text, label] } } })), // oxfmt-ignore
    ).ask('which notes have the label urgent?')
    expect(ids(data.result)).to.deep.equal([1])
  })
})

const shelves = ['North', 'South'].map((name, at) => ({ id: at + 1, name, code: name[0]!.toLowerCase() }))
const boxes = [
  [501, 1, 1],
  [502, 2, 1],
  [503, 1, 2],
].map(([id, number, shelf_id]) => ({ id, number, shelf_id, state: 'open' }))
const store = (message: string) => {
  const parameters = [['shelf_id', 'path'], ['box_number', 'path'], ['state', 'body']] // oxfmt-ignore
  return converse(
    reads('store', '/shelves', () => shelves, list({ id: whole, name: text })),
    reads('store', '/shelves/{shelf_id}/boxes', ({ shelf_id: shelf }) => boxes.filter(one => one.shelf_id === shelf), list({ id: whole, number: whole, shelf_id: whole, state: { ...text, enum: ['open', 'sealed'] } })), // oxfmt-ignore
    { record: tool('store', 'update_box', 'PATCH', '/shelves/{shelf_id}/boxes/{box_number}', parameters.map(([name, place]) => ({ name: name!, type: name === 'state' ? 'string' : 'integer', required: true, description: '', constraints: [], in: place!, schema: name === 'state' ? { ...text, enum: ['open', 'sealed'] } : whole })) as never, {}), answer: () => ({}) }, // oxfmt-ignore
  ).ask(message)
}

describe('records that are addressed by their number', () => {
  it('are called by it, though they have a key besides', async () => {
    const { response, data } = await store('show box 2 of the North shelf')
    expect(JSON.stringify(data.result), response).to.include('502')
  })

  it('are changed by it, and not by that key', async () => {
    const { pending, response } = await store('set the state of box 1 of the South shelf to sealed')
    expect(pending?.args, response).to.deep.equal({ shelf_id: 2, box_number: 1, state: 'sealed' })
  })
})

const guides = [['Ann Lee', ['yoga', 'boxing']], ['Bo Reyes', ['boxing']]].map(([full_name, skills], at) => ({ id: at + 1, full_name, skills })) // oxfmt-ignore
const seats = ['booked', 'no_show', 'no_show'].map((state, at) => ({ id: at + 1, guide_id: 1, state, booked_at: `2025-0${at + 2}-10T09:00:00` })) // oxfmt-ignore
const gym = (message: string) =>
  converse(
    reads('gym', '/guides', () => guides, list({ id: whole, full_name: text, skills: { type: 'array', items: text }, hired_at: day })), // oxfmt-ignore
    reads('gym', '/bookings', () => seats, list({ id: whole, guide_id: whole, state: { ...text, enum: ['booked', 'no_show'] }, booked_at: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
  ).ask(message)

describe('what people do and what becomes of things', () => {
  it('is in a list of theirs, whatever the verb', async () =>
    expect(ids((await gym('which guides teach yoga?')).data.result)).to.deep.equal([1]))

  it('stands for the records that are so, also in a field that is called as parts of countries are', async () =>
    expect((await gym('how many no-shows were there in April 2025?')).data.result).to.equal(1))
})

describe('what is counted in groups of its own', () => {
  const buyers = [2, 1].map((orders_count, at) => ({ id: at + 1, name: ['Ann Lee', 'Bo Reyes'][at], orders_count }))
  const orders = ['paid', 'open', 'paid'].map((payment, at) => ({ id: at + 1, buyer_id: at < 2 ? 1 : 2, payment }))
  const shop = (message: string) =>
    converse(
      reads('shop', '/buyers', () => buyers, list({ id: whole, name: text, orders_count: whole })),
      reads('shop', '/orders', () => orders, list({ id: whole, buyer_id: whole, payment: text })),
    ).ask(message)

  it('is counted one by one, whatever sum others tell of it', async () =>
    expect((await shop('number of orders by payment')).data.result).to.deep.equal([
      { payment: 'paid', count: 2 },
      { payment: 'open', count: 1 },
    ]))

  it('is told by that sum where those are the groups', async () => {
    const { response } = await shop('number of orders by buyer')
    expect(response).to.match(/Ann Lee 2.*Bo Reyes 1/)
  })
})

describe('a state that a code stands for', () => {
  const halls = ['Quay', 'Mill'].map((name, at) => ({ id: at + 1, name }))
  const loads = [1, 2, 2].map((stage, at) => ({ id: at + 1, hall_id: 1, stage }))
  const status = { ...whole, enum: [1, 2], 'x-enumNames': ['Packed', 'Shipped'] }
  const ask = (message: string) =>
    converse(
      reads('yard', '/halls', () => halls, list({ id: whole, name: text })),
      reads('yard', '/loads', () => loads, list({ id: whole, hall_id: whole, stage: status })),
    ).ask(message)

  it('is no verb of what goes on', async () => {
    const { data, response } = await ask('how many loads ship from Quay?')
    expect(data.result, response).not.to.equal(2)
  })

  it('is said by its participle', async () =>
    expect((await ask('how many loads are shipped?')).data.result).to.equal(2))
})
