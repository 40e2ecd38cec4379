import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, type Served } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const object = (properties: object) => ({ type: 'object', properties })
const inPath = (name: string) => ({
  name, type: 'string', required: true, description: '', constraints: [], in: 'path', schema: text,
}) // oxfmt-ignore
type Args = Record<string, unknown>
const list = (path: string, title: string, properties: object, answer: (args: Args) => unknown): Served => ({
  record: tool('works', `list${path.replaceAll(/\W+/g, '_')}`, 'GET', path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => inPath(name!)) as never, { type: 'array', items: { ...object(properties), title } }), // oxfmt-ignore
  answer,
})

const person = { id: whole, login: text, steward: flag }
const people = ['ann', 'bo', 'cy'].map((login, at) => ({ id: 41 + at, login, steward: at === 0 }))
const org = { id: 7, login: 'mill' }
const depots = ['Kestrel', 'Dunlin', 'Plover'].map((name, at) => ({ id: 60 + at, name, full_name: `mill/${name}`, owner: { ...org, steward: false } })) // oxfmt-ignore
const orders = depots.flatMap(({ name }, depot) =>
  [1, 2, 3, 4].map(number => ({
    depot: name,
    id: 500 + depot * 10 + number,
    number,
    title: `Fault ${number}`,
    state: number > depot + 1 ? 'open' : 'closed',
    reporter: people[(number + depot) % 3]!,
    phase: number % 2 ? { title: 'Spring', state: 'open' } : { title: 'Autumn', state: 'closed' },
  })),
)
/** A service in the shape of a host of code: a login names who owns, two names a depot, and nothing lists all work orders. */
const works = () =>
  converse(
    list('/my/orgs', 'Organization Simple', { id: whole, login: text }, () => [org]),
    list('/orgs/{org}/depos', 'Minimal Depository', { id: whole, name: text, full_name: text, owner: object(person) }, ({ org: login }) => (login === 'mill' ? depots : { ok: false, status: 404, message: 'Not Found' })), // oxfmt-ignore
    list('/orgs/{org}/members', 'Simple User', person, ({ org: login }) => (login === 'mill' ? people : { ok: false, status: 404, message: 'Not Found' })), // oxfmt-ignore
    list('/depos/{owner}/{depo}/orders', 'Work Order Simple', { id: whole, number: whole, title: text, state: text, reporter: object(person), phase: object({ title: text, state: { ...text, enum: ['open', 'closed'] } }) }, ({ owner, depo }) => (owner === 'mill' ? orders.filter(one => one.depot === depo).map(({ depot: _depot, ...one }) => one) : [])), // oxfmt-ignore
  )
const result = async (message: string) => (await works().ask(message)).data.result
const open = (depot: string) => orders.filter(one => one.depot === depot && one.state === 'open')

describe('records that are listed for parents of parents', () => {
  it('are read by what a text takes that names a parent whose key is a number', async () =>
    expect(await result('how many depositories are there?')).to.equal(3))

  it('are found by the name of one of their parents, though nothing lists it but for its own parent', async () =>
    expect(await result('how many work orders are there in Dunlin?')).to.equal(4))

  it('go by the short form that the path has, too', async () =>
    expect(await result('how many depos do we have?')).to.equal(3))

  it('are in a state themselves, not what stands in them', async () =>
    expect(await result('how many open work orders does Dunlin have?')).to.equal(open('Dunlin').length))

  it('go by a name of their schema of several words', async () =>
    expect(await result('how many open work orders are there?')).to.equal(depots.flatMap(d => open(d.name)).length))

  it('show people who are listed for a parent only', async () => {
    const own = orders.filter(one => one.reporter.login === 'cy')
    const rows = (await result('which work orders were reported by cy?')) as { id: number }[]
    expect(rows.map(row => row.id)).to.have.members(own.map(one => one.id))
  })
})

it('a text in an address takes the key of the parent as one, though that is a number', async () => {
  const shelves = [3, 4].map(id => ({ id, height: id * 10 }))
  const { ask } = converse(
    list('/shelves', 'Shelf', { id: whole, height: whole }, () => shelves),
    list('/shelves/{shelf_id}/jars', 'Jar', { id: whole, label: text }, ({ shelf_id: id }) => (typeof id === 'string' ? [{ id: Number(id) * 10, label: 'Figs' }] : { ok: false, status: 400, message: 'must be string' })), // oxfmt-ignore
  )
  expect((await ask('how many jars are there?')).data.result).to.equal(2)
})
