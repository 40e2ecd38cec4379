import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybe = { type: ['string', 'null'], format: 'date' }
const somebody = { type: ['integer', 'null'] }
const units = [
  { unit_id: 1, title: 'Roads', director_id: 11 },
  { unit_id: 2, title: 'Parks', director_id: 12 },
]
const person = (person_id: number, full_name: string, town: string, date_of_birth: string) => ({ person_id, full_name, town, date_of_birth }) // oxfmt-ignore
const persons = [
  person(11, 'Ann Lee', 'Corby', '1960-01-02'),
  person(12, 'Bo Ray', 'Ashby', '1975-01-02'),
  person(13, 'Cy Fox', 'Corby', '1985-01-02'),
  person(14, 'Di Sun', 'Ashby', '1995-01-02'),
  person(15, 'Ed Orr', 'Ashby', '1999-01-02'),
]
const employment = (employment_id: number, person_id: number, unit_id: number, post: string, percentage: number, valid_from: string, valid_to: string | null, reports_to_id: number | null) => ({ employment_id, person_id, unit_id, post, percentage, valid_from, valid_to, reports_to_id }) // oxfmt-ignore
const employments = [
  employment(1, 11, 1, 'Director', 100, '2010-01-01', null, null),
  employment(2, 12, 2, 'Director', 100, '2011-01-01', null, null),
  employment(3, 13, 1, 'Surveyor', 50, '2020-01-01', null, 11),
  employment(4, 14, 1, 'Road Worker', 100, '2024-06-01', null, 11),
  employment(5, 15, 2, 'Gardener', 80, '2018-01-01', '2025-02-28', 12),
]
const requests = [
  { request_id: 21, person_id: 13, leave_type: 'vacation', starts: '2025-05-19', ends: '2025-05-20', days: 2, state: 'approved' }, // oxfmt-ignore
  { request_id: 22, person_id: 14, leave_type: 'vacation', starts: '2025-06-19', ends: '2025-06-20', days: 2, state: 'submitted' }, // oxfmt-ignore
  { request_id: 23, person_id: 14, leave_type: 'sick_leave', starts: '2025-02-03', ends: '2025-02-05', days: 3, state: 'rejected' }, // oxfmt-ignore
]
const travels = [
  { request_id: 31, traveller_id: 13, destination: 'Porto', departs_on: '2025-06-01', approved: true },
  { request_id: 32, traveller_id: 14, destination: 'Lyon', departs_on: '2025-06-02', approved: false },
]
const time_entries = [{ entry_id: 41, person_id: 13, work_date: '2025-05-13', hours: 8 }]
const share = { ...num, description: 'Share of full time in per cent' }
const ask = (message: string) =>
  converse(
    reads('city', '/org_units', () => units, list({ unit_id: id, title: text, director_id: { ...id, description: 'Person who directs the unit' } })), // oxfmt-ignore
    reads('city', '/persons', () => persons, list({ person_id: id, full_name: text, town: text, date_of_birth: day })),
    reads('city', '/employments', () => employments, list({ employment_id: id, person_id: id, unit_id: id, post: text, percentage: share, valid_from: day, valid_to: maybe, reports_to_id: { ...somebody, description: 'Person' } })), // oxfmt-ignore
    reads('city', '/leave_requests', () => requests, list({ request_id: id, person_id: id, leave_type: of('vacation', 'sick_leave'), starts: day, ends: day, days: id, state: of('submitted', 'approved', 'rejected') })), // oxfmt-ignore
    reads('city', '/travel_requests', () => travels, list({ request_id: id, traveller_id: id, destination: text, departs_on: day, approved: flag })), // oxfmt-ignore
    reads('city', '/time_entries', () => time_entries, list({ entry_id: id, person_id: id, work_date: day, hours: num })), // oxfmt-ignore
  ).ask(message)

describe('employments between people and where they work', () => {
  for (const [message, says] of [
    ['Who works in Roads?', /^3 people .*Ann Lee, Cy Fox and Di Sun/],
    ['Which unit does Cy Fox work in?', /Roads/],
    ['Headcount per unit', /Roads 3.*Parks 2/],
    ['Who is the director of Parks?', /Bo Ray/],
    ['Is anyone in Roads away next week?', /^Yes/],
    ['Who works part-time?', /^2 people .*Cy Fox and Ed Orr/],
    ['Who has left this year?', /Ed Orr/],
    ['Who joined in 2024?', /Di Sun/],
    ['What does Cy Fox do?', /Surveyor/],
    ["Who is Cy Fox's boss?", /Ann Lee/],
    ['Who lives in Corby?', /^2 people .*Ann Lee and Cy Fox/],
    ['Who is over 60?', /Ann Lee/],
    ['Which leave requests have not been decided yet?', /^1 leave request\b.*22/],
    ['Which travel requests still need to be approved?', /^1 travel request\b.*32/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
