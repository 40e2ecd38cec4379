import { resource, type Model } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contracts, people, teams, TODAY } from '../people.ts'
import { codes, EURO, numbers } from './keys.ts'

const personnel = numbers(people, 7001)
const contract = codes(contracts, 'CT')
const absence = codes(leaves, 'LV', 4)
const training = codes(attendances, 'TL', 4)
const appraisal = codes(appraisals, 'AP')
const vacancy = codes(vacancies, 'VAC', 2)
const applicant = codes(applicants, 'APL')
const issue = codes(handouts, 'IS')
const CONTRACTS = { permanent: 'Permanent', fixed: 'Fixed term', zero: 'Zero hours' }
const TYPES = { holiday: 'Holiday', sick: 'Sick', parental: 'Parental', study: 'Study' }
const STATES = { waiting: 'Awaiting approval', approved: 'Approved', refused: 'Refused' }
const STAGES = { new: 'New', interview: 'Interview', offer: 'Offer', hired: 'Hired', rejected: 'Rejected' }

/** Names are copied where others keep keys: departments, positions, heads, courses. */
export const named: Model = {
  name: 'named',
  resources: [
    resource({
      path: '/departments',
      things: teams,
      row: one => ({ name: one.name, head: one.lead.name, office: one.site.city }),
    }),
    resource({
      path: '/employees',
      things: people,
      row: one => ({
        personnel_no: personnel(one),
        name: one.name,
        email: one.email,
        date_of_birth: one.born,
        start_date: one.joined,
        leaving_date: one.left,
        is_active: one.joined <= TODAY && (one.left === null || one.left >= TODAY),
        department: one.team.name,
        job_title: one.job.title,
        office: one.site.city,
      }),
    }),
    resource({
      path: '/employment_contracts',
      things: contracts,
      row: one => ({
        code: contract(one),
        personnel_no: personnel(one.person),
        contract_type: CONTRACTS[one.kind],
        valid_from: one.from,
        valid_until: one.to,
        hours_per_week: one.hours,
        salary: one.pay,
        probation_until: one.probation,
      }),
      schemas: { salary: EURO },
    }),
    resource({
      path: '/leave',
      things: leaves,
      row: one => ({
        code: absence(one),
        employee: one.person.name,
        type: TYPES[one.kind],
        from_date: one.from,
        to_date: one.to,
        days: one.days,
        status: STATES[one.state],
        approved_by: one.state === 'approved' && one.decidedBy ? one.decidedBy.name : null,
      }),
    }),
    resource({
      path: '/courses',
      things: courses,
      row: one => ({ title: one.title, hours: one.hours, compulsory: one.isMandatory }),
    }),
    resource({
      path: '/training_log',
      things: attendances,
      row: one => ({
        code: training(one),
        employee: one.person.name,
        course: one.course.title,
        date: one.on,
        status: one.isDone ? 'Completed' : 'Booked',
        score: one.score,
      }),
    }),
    resource({
      path: '/appraisals',
      things: appraisals,
      row: one => ({
        code: appraisal(one),
        employee: one.person.name,
        appraiser: one.by.name,
        date: one.on,
        rating: one.rating,
      }),
    }),
    resource({
      path: '/vacancies',
      things: vacancies,
      row: one => ({
        code: vacancy(one),
        job_title: one.title,
        department: one.team.name,
        posted_on: one.opened,
        closed_on: one.filled,
      }),
    }),
    resource({
      path: '/applicants',
      things: applicants,
      row: one => ({
        code: applicant(one),
        name: one.name,
        vacancy_code: vacancy(one.vacancy),
        applied_on: one.applied,
        status: STAGES[one.stage],
        source: one.source,
      }),
    }),
    resource({
      path: '/equipment',
      things: items,
      row: one => ({ reference: one.tag, type: one.kind, purchase_price: one.price, purchased_on: one.bought }),
      schemas: { purchase_price: EURO },
    }),
    resource({
      path: '/equipment_issues',
      things: handouts,
      row: one => ({
        code: issue(one),
        equipment_reference: one.item.tag,
        issued_to: one.person.name,
        issued_on: one.on,
        returned_on: one.back,
      }),
    }),
  ],
}
