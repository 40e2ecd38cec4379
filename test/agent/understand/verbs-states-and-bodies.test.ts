import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const one = (...values: string[]) => ({ ...text, enum: values })
const list = (path: string, rows: object[], properties: object) =>
  reads('jetties', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const owners = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: 10 + at, name, enrolled_on: `20${19 + 3 * at}-02-01` })) // oxfmt-ignore
const slots = [10, 10, 12, null].map((owner_id, at) => ({ id: 20 + at, code: `B${at + 1}`, owner_id, yearly_rent: 90 + at, state: owner_id ? 'let' : 'vacant' })) // oxfmt-ignore
const faults = (['new', 'booked', 'mended', 'rejected'] as const).map((state, at) => ({ id: 30 + at, code: `F${at}`, state, mended_on: state === 'mended' ? '2025-03-01' : null })) // oxfmt-ignore
const hopefuls = ['Di Orr', 'Ed Low'].map((name, at) => ({ id: 40 + at, name, state: at ? 'waiting' : 'declined', applied_on: `202${at}-05-01` })) // oxfmt-ignore

const ask = async (message: string) => {
  const { data } = await converse(
    list('/owners', owners, { id: whole, name: text, enrolled_on: day }),
    list('/slots', slots, { id: whole, code: text, owner_id: { ...whole, nullable: true }, yearly_rent: whole, state: one('let', 'vacant') }), // oxfmt-ignore
    list('/faults', faults, { id: whole, code: text, state: one('new', 'booked', 'mended', 'rejected'), mended_on: { ...day, nullable: true } }), // oxfmt-ignore
    list('/hopefuls', hopefuls, { id: whole, name: text, state: one('waiting', 'declined'), applied_on: day }),
  ).ask(message)
  const { result } = data
  return Array.isArray(result)
    ? (result as { name?: string; code?: string }[]).map(row => row.name ?? row.code)
    : ((result as { name?: string } | null | undefined)?.name ?? result)
}
const expectEach = (rows: readonly (readonly [message: string, expected: unknown])[]) => {
  for (const [message, expected] of rows) it(message, async () => expect(await ask(message)).to.deep.equal(expected))
}

describe('a verb that a field is called after, too', () => {
  expectEach([
    ['which owner rents the most slots?', 'Ann Lee'],
    ['who rents slot B3?', ['Cy Fox']],
    ['which owners do not rent a slot?', ['Bo Ray']],
  ])
})

describe('a little word that is a state', () => {
  expectEach([
    ['how many slots are let?', 3],
    ['which slots are not let?', ['B4']],
  ])
})

describe('what is open', () => {
  expectEach([['which faults are still open?', ['F0', 'F1']]])
})

describe('a body that people belong to', () => {
  expectEach([
    ['who joined the association in 2022?', ['Bo Ray']],
    ['how many owners joined the club in 2025?', 1],
    ['who has been in the association the longest?', 'Ann Lee'],
  ])
})

describe('what has been so since it came in', () => {
  expectEach([['which hopeful has been waiting the longest?', 'Ed Low']])
})
