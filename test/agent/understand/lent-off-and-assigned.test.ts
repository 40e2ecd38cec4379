import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: object) => ({ ...schema, nullable: true })

const gear = [
  { id: 1, name: 'Ladder', availability: 'lent_out' },
  { id: 2, name: 'Drill', availability: 'available' },
  { id: 3, name: 'Tent', availability: 'available' },
]
const neighbours = [
  { id: 11, first_name: 'Ann', last_name: 'Lee' },
  { id: 12, first_name: 'Bo', last_name: 'Ray' },
]
const checkouts = [
  { id: 21, gear_id: 1, borrower_id: 11, lent_on: '2025-04-01', returned_on: '2025-04-09' },
  { id: 22, gear_id: 1, borrower_id: 12, lent_on: '2025-05-01', returned_on: null },
  { id: 23, gear_id: 2, borrower_id: 12, lent_on: '2025-02-01', returned_on: '2025-02-03' },
]
const requests = [{ id: 31, gear_id: 1, borrower_id: 11, asked_on: '2025-05-02' }]
const shed = () =>
  converse(
    reads('shed', '/gear', () => gear, list({ id, name: text, availability: { type: 'string', enum: ['available', 'lent_out'] } })), // oxfmt-ignore
    reads('shed', '/borrowers', () => neighbours, list({ id, first_name: text, last_name: text })),
    reads('shed', '/checkouts', () => checkouts, list({ id, gear_id: id, borrower_id: id, lent_on: day, returned_on: maybe(day) })), // oxfmt-ignore
    reads('shed', '/waitlist', () => requests, list({ id, gear_id: id, borrower_id: id, asked_on: day })),
  )

const people = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', unit_id: 5, supervisor_id: null, staff_number: 'S1' },
  { id: 2, first_name: 'Bo', last_name: 'Ray', unit_id: 5, supervisor_id: 1, staff_number: 'S2' },
  { id: 3, first_name: 'Cy', last_name: 'Fox', unit_id: 6, supervisor_id: 1, staff_number: 'S3' },
]
const units = [
  { id: 5, name: 'Transport' },
  { id: 6, name: 'Finance' },
]
const leave = [
  { id: 41, staff_member_id: 2, type: 'Sickness', first_day: '2025-05-12', last_day: '2025-05-16' },
  { id: 42, staff_member_id: 3, type: 'Holiday', first_day: '2025-05-19', last_day: '2025-05-23' },
  { id: 43, staff_member_id: 1, type: 'Holiday', first_day: '2025-05-01', last_day: '2025-05-05' },
]
const phones = [
  { id: 51, model: 'A54', staff_member_id: 1 },
  { id: 52, model: 'A54', staff_member_id: null },
]
const office = () =>
  converse(
    reads('office', '/staff_members', () => people, list({ id, first_name: text, last_name: text, unit_id: id, supervisor_id: maybe(id), staff_number: text })), // oxfmt-ignore
    reads('office', '/units', () => units, list({ id, name: text })),
    reads('office', '/time_off_requests', () => leave, list({ id, staff_member_id: id, type: { type: 'string', enum: ['Holiday', 'Sickness'] }, first_day: day, last_day: day })), // oxfmt-ignore
    reads('office', '/phones', () => phones, list({ id, model: text, staff_member_id: maybe(id) })),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what is lent', () => {
  for (const message of ['who has the Ladder?', 'who currently has the Ladder', 'who has the Ladder at the moment?'])
    it(`is with whoever has not brought it back: ${message}`, async () => {
      const { data, confidence } = await shed().ask(message)
      expect(ids(data.result)).to.deep.equal([12])
      expect(confidence).to.be.below(0.8)
    })

  for (const verb of ['lent out', 'borrowed', 'checked out'])
    it(`was never lent where no record of it is there, whatever state it is in: ${verb}`, async () => {
      const { data } = await shed().ask(`which gear has never been ${verb}`)
      expect(ids(data.result)).to.deep.equal([3])
    })
})

describe('who is away', () => {
  for (const [message, away] of [
    ['whos off sick today?', [2]],
    ['who is off today', [2]],
    ['who was off sick on 13 May', [2]],
    ['who was on holiday on 3 May', [1]],
  ] as const)
    it(`is away from the first day to the last: ${message}`, async () => {
      const { data } = await office().ask(message)
      expect(ids(data.result)).to.deep.equal(away)
    })

  it('begins on the first day, whenever those who are away started themselves', async () => {
    const { data } = await office().ask('which holidays start after 14 May 2025')
    expect(ids(data.result)).to.deep.equal([42])
  })
})

describe('people and what nobody has', () => {
  for (const [message, count] of [
    ['how many people are in the Transport unit', 2],
    ['how many employees are in the transport unit', 2],
    ['hey hw many ppl r in the transport unit', 2],
    ['how many employees do we have', 3],
    ['how many people work here', 3],
  ] as const)
    it(`counts the people and no groups of them: ${message}`, async () =>
      expect((await office().ask(message)).data.result).to.equal(count))

  for (const message of [
    'which phones are not assigned to anybody?',
    'unassigned phones',
    "phones that aren't assigned to anyone",
  ])
    it(`has no key to anybody: ${message}`, async () =>
      expect(ids((await office().ask(message)).data.result)).to.deep.equal([52]))

  it('tells whom somebody manages by the key to a supervisor', async () =>
    expect(ids((await office().ask('who does Ann Lee manage')).data.result)).to.deep.equal([2, 3]))

  it('passes over what is done with all of them, and nothing that was done at some time', async () => {
    expect(ids((await shed().ask('show all the borrowers we work with')).data.result)).to.deep.equal([11, 12])
    expect((await shed().ask('show all the borrowers we work with in Leeds')).data.result).to.equal(null)
  })
})
