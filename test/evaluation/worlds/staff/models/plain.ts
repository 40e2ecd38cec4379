import { resource, type Model } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contracts, jobs, people, sites, teams } from '../people.ts'
import { EURO, numbers } from './keys.ts'

const employee = numbers(people, 101)
const department = numbers(teams)
const position = numbers(jobs, 20)
const location = numbers(sites)
const course = numbers(courses)
const opening = numbers(vacancies, 501)
const asset = numbers(items, 9001)
const contract = numbers(contracts, 3001)
const leave = numbers(leaves, 7001)
const enrolment = numbers(attendances, 1001)
const review = numbers(appraisals, 2001)
const candidate = numbers(applicants, 40)
const assignment = numbers(handouts, 4001)
const CONTRACTS = { permanent: 'permanent', fixed: 'fixed_term', zero: 'zero_hours' }
const LEAVES = { holiday: 'annual_leave', sick: 'sick_leave', parental: 'parental_leave', study: 'study_leave' }
const STATES = { waiting: 'pending', approved: 'approved', refused: 'rejected' }

/** A table for every kind, keys everywhere. */
export const plain: Model = {
  name: 'plain',
  resources: [
    resource({
      path: '/locations',
      things: sites,
      row: one => ({ id: location(one), name: one.name, city: one.city }),
    }),
    resource({
      path: '/departments',
      things: teams,
      row: one => ({
        id: department(one),
        name: one.name,
        manager_id: employee(one.lead),
        location_id: location(one.site),
      }),
    }),
    resource({
      path: '/positions',
      things: jobs,
      row: one => ({ id: position(one), title: one.title, department_id: department(one.team) }),
    }),
    resource({
      path: '/employees',
      things: people,
      row: one => ({
        id: employee(one),
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        birth_date: one.born,
        hire_date: one.joined,
        termination_date: one.left,
        department_id: department(one.team),
        position_id: position(one.job),
        location_id: location(one.site),
      }),
    }),
    resource({
      path: '/contracts',
      things: contracts,
      row: one => ({
        id: contract(one),
        employee_id: employee(one.person),
        contract_type: CONTRACTS[one.kind],
        start_date: one.from,
        end_date: one.to,
        weekly_hours: one.hours,
        annual_salary: one.pay,
        probation_end_date: one.probation,
      }),
      schemas: { annual_salary: EURO },
    }),
    resource({
      path: '/leave_requests',
      things: leaves,
      row: one => ({
        id: leave(one),
        employee_id: employee(one.person),
        leave_type: LEAVES[one.kind],
        start_date: one.from,
        end_date: one.to,
        working_days: one.days,
        status: STATES[one.state],
        approver_id: one.decidedBy && employee(one.decidedBy),
        requested_on: one.asked,
      }),
    }),
    resource({
      path: '/courses',
      things: courses,
      row: one => ({ id: course(one), title: one.title, duration_hours: one.hours, is_mandatory: one.isMandatory }),
    }),
    resource({
      path: '/course_enrolments',
      things: attendances,
      row: one => ({
        id: enrolment(one),
        employee_id: employee(one.person),
        course_id: course(one.course),
        scheduled_for: one.on,
        completed_on: one.isDone ? one.on : null,
        score: one.score,
      }),
    }),
    resource({
      path: '/performance_reviews',
      things: appraisals,
      row: one => ({
        id: review(one),
        employee_id: employee(one.person),
        reviewer_id: employee(one.by),
        review_date: one.on,
        rating: one.rating,
      }),
    }),
    resource({
      path: '/job_openings',
      things: vacancies,
      row: one => ({
        id: opening(one),
        title: one.title,
        department_id: department(one.team),
        opened_on: one.opened,
        closed_on: one.filled,
        status: one.filled ? 'closed' : 'open',
      }),
    }),
    resource({
      path: '/candidates',
      things: applicants,
      row: one => ({
        id: candidate(one),
        name: one.name,
        job_opening_id: opening(one.vacancy),
        applied_on: one.applied,
        stage: one.stage,
        source: one.source,
      }),
    }),
    resource({
      path: '/assets',
      things: items,
      row: one => ({
        id: asset(one),
        asset_tag: one.tag,
        category: one.kind,
        purchase_price: one.price,
        purchased_on: one.bought,
      }),
      schemas: { purchase_price: EURO },
    }),
    resource({
      path: '/asset_assignments',
      things: handouts,
      row: one => ({
        id: assignment(one),
        asset_id: asset(one.item),
        employee_id: employee(one.person),
        assigned_on: one.on,
        returned_on: one.back,
      }),
    }),
  ],
}
