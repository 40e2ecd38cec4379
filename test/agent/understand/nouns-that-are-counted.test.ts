import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const visits = [
  { id: 1, ward_id: 1, nurse_id: 1, booked_on: '2025-03-01', charge_amount: 20, score: 4 },
  { id: 2, ward_id: 1, nurse_id: 2, booked_on: '2025-03-02', charge_amount: 30, score: null },
]
const applicants = [1, 2, 3].map(at => ({ id: at, name: `Ann ${at}`, applied_on: '2025-01-01' }))
const clinicians = [1, 2, 3, 4].map(at => ({ id: at, full_name: `Bo ${at}`, email: `bo${at}@x.example` }))
const memberships = [1, 2, 3, 4, 5].map(at => ({ id: at, started_on: '2025-01-01' }))
const vacancies = [{ id: 1, title: 'Nurse', applicant_id: 1 }]
const wards = [{ id: 1, name: 'North', beds: 12, publication_year: 1990 }]

const ask = (message: string) =>
  converse(
    reads('care', '/visits', () => visits, list({ id, ward_id: id, nurse_id: id, booked_on: day, charge_amount: money, score: id })), // oxfmt-ignore
    reads('care', '/applicants', () => applicants, list({ id, name: text, applied_on: day })),
    reads('care', '/clinicians', () => clinicians, list({ id, full_name: text, email: text })),
    reads('care', '/memberships', () => memberships, list({ id, started_on: day })),
    reads('care', '/vacancies', () => vacancies, list({ id, title: text, applicant_id: id })),
    reads('care', '/wards', () => wards, list({ id, name: text, beds: id, publication_year: id })),
  ).ask(message)

describe('how many there are of what no record is called by', () => {
  for (const [message, why] of [
    ['How many charges do we have?', 'what is paid is no number of anything'],
    ['How many costs do we have?', 'nor is what only means the same'],
    ['How many publications do we have?', 'nor is a year'],
    ['How many clinics do we have?', 'who works there is no place'],
    ['How many members do we have?', 'a member is no membership'],
  ] as const)
    it(`${why}: ${message}`, async () => expect((await ask(message)).data.error).to.not.equal(undefined))

  for (const [message, says] of [
    ['How many bookings do we have?', /^There are 2 visits/],
    ['How many applications do we have?', /^There are 3 applicants/],
    ['How many scores do we have?', /^There is 1 visit with a score/],
    ['How many beds do we have?', /12/],
    ['How many beds does North have?', /12/],
  ] as const)
    it(`are those of which it is another noun, or a number that is told: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})
