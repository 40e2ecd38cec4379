import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const optional = (schema: object) => ({ ...schema, nullable: true })
const idOf = (noun: string) => ({ ...whole, description: `Id of the ${noun}` })

const crew = [
  [1, 'Runa Holt', null, null, 'Cork'],
  [2, 'Sten Vik', 1, 1, 'Cork'],
  [3, 'Tove Lind', 2, 2, 'Bray'],
  [4, 'Ugo Bassi', 2, null, 'Bray'],
].map(([id, name, manager_id, mentor_id, town]) => ({ id, name, manager_id, mentor_id, town }))
const jobs = [
  ['Fix the winch', 1, 3, 2],
  ['Paint the hull', 3, 4, null],
  ['Mend the sail', 3, null, null],
].map(([title, created_by, assigned_to, approved_by], at) => ({ id: at + 1, title, created_by, assigned_to, approved_by })) // oxfmt-ignore
const ports = [['GAL', 'Galway'], ['KIN', 'Kinsale'], ['SLI', 'Sligo']].map(([code, name]) => ({ code, name })) // oxfmt-ignore
const legs = [
  ['GAL', 'KIN'],
  ['KIN', 'SLI'],
  ['KIN', 'GAL'],
].map(([origin, destination], at) => ({ id: at + 1, origin, destination, vessel: ['Tern', 'Skua', 'Auk'][at] }))
const pupils = ['Wim', 'Xenia'].map((first_name, at) => ({
  id: at + 1,
  first_name,
  last_name: ['Ochs', 'Pohl'][at],
  guardian_name: ['Marta Ochs', 'Leo Pohl'][at],
  guardian_phone: `020-${at}`,
  doctor_name: 'Ada Kern',
  doctor_phone: `030-${at}`,
})) // oxfmt-ignore

const yard = () =>
  converse(
    // People without an address of their own, and keys that say who did what.
    reads('yard', '/people', () => crew, list({ id: whole, name: text, manager_id: optional({ ...whole, description: 'The manager of the person' }), mentor_id: optional(whole), town: text })), // oxfmt-ignore
    reads('yard', '/jobs', () => jobs, list({ id: whole, title: text, created_by: idOf('person'), assigned_to: optional(whole), approved_by: optional(whole) })), // oxfmt-ignore
    reads('yard', '/ports', () => ports, list({ code: text, name: text })),
    reads('yard', '/legs', () => legs, list({ id: whole, origin: { ...text, description: 'Code of the port' }, destination: { ...text, description: 'Code of the port' }, vessel: text })), // oxfmt-ignore
    reads('yard', '/pupils', () => pupils, list({ id: whole, first_name: text, last_name: text, guardian_name: text, guardian_phone: text, doctor_name: text, doctor_phone: text })), // oxfmt-ignore
  )

describe('people that records name', () => {
  for (const [message, told, not] of [
    // By what they did, the verb or the noun for whoever does it.
    ['Who created Fix the winch?', /Runa Holt/],
    ['Who is Fix the winch assigned to?', /Tove Lind/],
    ['Which jobs are assigned to Tove Lind?', /Fix the winch/, /hull|sail/],
    ['jobs created by Tove Lind', /hull.*sail/, /winch/],
    ['jobs by assignee', /Tove Lind 1/],
    ['How many jobs per creator?', /Tove Lind 2/],
    ['Which jobs have no approver?', /hull.*sail/, /winch/],
    // By what one is to another.
    ["Who is Tove Lind's manager?", /Sten Vik/],
    ['Who manages Sten Vik?', /Runa Holt/],
    ["Who is Tove's mentor?", /Sten Vik/],
    ['Who does Runa mentor?', /Sten Vik/, /Tove/],
    ['Who has no mentor?', /Runa Holt.*Ugo Bassi/, /Sten/],
    // By the parts of what is told of them.
    ["What is the phone number of Wim's guardian?", /020-0/, /030/],
    ["What's the phone number of Xenia's doctor?", /030-1/, /020/],
    ["Who is Wim's guardian?", /Marta Ochs/],
  ] as [string, RegExp, RegExp?][])
    it(`are found: ${message}`, async () => {
      const response = String((await yard().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})

describe('a code that only its description calls the key of another record', () => {
  for (const [message, told, not] of [
    ['legs to Galway', /^1 leg/],
    ['Which legs go from Kinsale?', /^2 legs/],
    ['legs by destination', /Kinsale 1/],
  ] as [string, RegExp, RegExp?][])
    it(`leads there: ${message}`, async () => {
      const response = String((await yard().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})
