import { expect } from 'chai'
import { date as day, flag, int as id, list, nullable, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybe = { type: ['string', 'null'], format: 'date' }
const houses = [
  { code: 'A', name: 'Elm House', managerNumber: 'S-1' },
  { code: 'B', name: 'Oak House', managerNumber: 'S-2' },
]
const person = (personNumber: string, givenName: string, familyName: string, jobRole: string, houseCode: string, leaderNumber: string | null) => ({ personNumber, givenName, familyName, jobRole, houseCode, leaderNumber, birthDate: '1990-05-19', telephone: null }) // oxfmt-ignore
const employees = [
  person('S-1', 'Ann', 'Lee', 'house_manager', 'A', null),
  person('S-2', 'Bo', 'Ray', 'house_manager', 'B', null),
  person('S-3', 'Cy', 'Fox', 'nurse', 'A', 'S-1'),
  person('S-4', 'Di', 'Sun', 'nurse', 'A', 'S-1'),
  person('S-5', 'Ed', 'Orr', 'nurse', 'B', 'S-2'),
]
const contract = (contractId: number, personNumber: string, startDate: string, weeklyHours: number, hourlyRate: number) => ({ contractId, personNumber, startDate, endDate: null, weeklyHours, hourlyRate }) // oxfmt-ignore
const contracts = [
  contract(1, 'S-1', '2015-01-05', 40, 30),
  contract(2, 'S-2', '2016-02-01', 40, 31),
  contract(3, 'S-3', '2019-08-17', 24, 19.5),
  contract(4, 'S-4', '2025-03-01', 36, 18),
  contract(5, 'S-5', '2020-01-01', 30, 17),
]
const absences = [
  { absenceId: 11, personNumber: 'S-3', category: 'holiday', startDate: '2025-05-19', endDate: '2025-05-23', status: 'approved', days: 5 }, // oxfmt-ignore
  { absenceId: 12, personNumber: 'S-4', category: 'holiday', startDate: '2025-05-19', endDate: '2025-05-23', status: 'declined', days: 5 }, // oxfmt-ignore
  { absenceId: 13, personNumber: 'S-5', category: 'sick', startDate: '2025-04-07', endDate: '2025-04-09', status: 'approved', days: 3 }, // oxfmt-ignore
  { absenceId: 15, personNumber: 'S-5', category: 'sick', startDate: '2025-05-13', endDate: '2025-05-15', status: 'approved', days: 3 }, // oxfmt-ignore
  { absenceId: 14, personNumber: 'S-5', category: 'holiday', startDate: '2025-08-04', endDate: '2025-08-08', status: 'pending', days: 5 }, // oxfmt-ignore
]
const shifts = [
  { shiftId: 21, houseCode: 'A', personNumber: 'S-3', shiftDate: '2025-05-02', agencyCover: true },
  { shiftId: 22, houseCode: 'B', personNumber: 'S-5', shiftDate: '2025-05-03', agencyCover: false },
]
const trainings = [
  { recordId: 31, personNumber: 'S-3', courseName: 'Fire Drill', completedOn: '2024-02-02', validUntil: '2025-02-02', result: 'passed', cost: 70 }, // oxfmt-ignore
  { recordId: 32, personNumber: 'S-4', courseName: 'Fire Drill', completedOn: '2025-04-02', validUntil: '2027-04-02', result: 'failed', cost: 40 }, // oxfmt-ignore
]
const cases = [{ caseId: 41, personNumber: 'S-5', raisedByNumber: 'S-2', openedOn: '2025-01-01', severity: 'final_warning', reason: 'absence' }] // oxfmt-ignore
const payslips = [{ slipId: 51, personNumber: 'S-3', month: '2025-03-01', gross: 2000, overtime: 90, net: 1500 }]
const applications = [
  { applicationId: 61, applicant: 'Flo Kay', stage: 'OfferMade' },
  { applicationId: 62, applicant: 'Gil Poe', stage: 'New' },
]
const money = { ...num, description: 'GBP' }
const ask = (message: string) =>
  converse(
    reads('care', '/houses', () => houses, list({ code: text, name: text, managerNumber: text })),
    reads('care', '/employees', () => employees, list({ personNumber: text, givenName: text, familyName: text, jobRole: of('house_manager', 'nurse'), houseCode: text, leaderNumber: { ...nullable, description: 'Person number of the team leader' }, birthDate: day, telephone: nullable })), // oxfmt-ignore
    reads('care', '/contracts', () => contracts, list({ contractId: id, personNumber: text, startDate: day, endDate: maybe, weeklyHours: num, hourlyRate: money })), // oxfmt-ignore
    reads('care', '/absences', () => absences, list({ absenceId: id, personNumber: text, category: of('holiday', 'sick'), startDate: day, endDate: day, status: of('pending', 'approved', 'declined'), days: id })), // oxfmt-ignore
    reads('care', '/shifts', () => shifts, list({ shiftId: id, houseCode: text, personNumber: text, shiftDate: day, agencyCover: flag })), // oxfmt-ignore
    reads('care', '/trainingRecords', () => trainings, list({ recordId: id, personNumber: text, courseName: text, completedOn: maybe, validUntil: maybe, result: of('passed', 'failed'), cost: money })), // oxfmt-ignore
    reads('care', '/disciplinaryCases', () => cases, list({ caseId: id, personNumber: text, raisedByNumber: text, openedOn: day, severity: of('informal', 'final_warning'), reason: of('lateness', 'absence') })), // oxfmt-ignore
    reads('care', '/applications', () => applications, list({ applicationId: id, applicant: text, stage: of('New', 'OfferMade') })), // oxfmt-ignore
    reads('care', '/payslips', () => payslips, list({ slipId: id, personNumber: text, month: day, gross: money, overtime: money, net: money })), // oxfmt-ignore
  ).ask(message)

describe('people, their contracts and absences', () => {
  for (const [message, says] of [
    ['How many nurses are there at Elm House?', /\b2 employees\b/],
    ['Does Elm House have more nurses than Oak House?', /^Yes/],
    ['Who has had a final warning?', /Ed Orr/],
    ['Who failed the Fire Drill course?', /Di Sun/],
    ['Who does Cy Fox report to?', /Ann Lee/],
    ["What is Cy Fox's job?", /nurse/],
    ['When did Cy Fox start working here?', /2019-08-17/],
    ['How many hours a week does Cy Fox work?', /\b24\b/],
    ['What does Cy Fox earn an hour?', /19\.5/],
    ['Who joined us this year?', /Di Sun/],
    ['How much have we spent on training this year?', /£40\b/],
    ['How many shifts were covered by an agency this month?', /\b1 shift\b/],
    ['Is anyone at Elm House off next week?', /^Yes.*\b1 employee\b/],
    ['How many people are employed at Elm House?', /\b3 employees\b/],
    ['How many sick days did we have in April?', /\bis 3\b/],
    ['Holiday requests that have been declined', /^1 absence\b/],
    ['Who is absent today?', /^1 employee .*Ed Orr/],
    ['Who is the boss of Elm House?', /Ann Lee/],
    ["What was Cy Fox's net pay in March?", /1,500/],
    ['Which applications have been offered a job?', /^1 application\b.*61/],
    ['How much overtime did we pay in March?', /\b90\b/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
