import { resource, type Model } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contracts, people, teams } from '../people.ts'
import { codes, EURO } from './keys.ts'

const person = codes(people, 'P-')
const group = codes(teams, 'G-', 2)
const engagement = codes(contracts, 'E-')
const absence = codes(leaves, 'AB-', 4)
const course = codes(courses, 'C-', 2)
const session = codes(attendances, 'S-', 4)
const assessment = codes(appraisals, 'AS-', 4)
const opening = codes(vacancies, 'O-', 2)
const candidate = codes(applicants, 'CA-')
const handover = codes(handouts, 'H-')
const memberships = people.map(one => ({ person: one, team: one.team }))
const membership = codes(memberships, 'M-')
const CONTRACTS = { permanent: 'open_ended', fixed: 'temporary', zero: 'on_call' }
const REASONS = { holiday: 'vacation', sick: 'illness', parental: 'parental', study: 'education' }
const STATES = { waiting: 'open', approved: 'granted', refused: 'refused' }
const PHASES = { new: 'received', interview: 'interviewing', offer: 'offered', hired: 'hired', rejected: 'declined' }

/** People belong to groups by memberships, leads are members with that role; who leaves is told by the engagement. */
export const coded: Model = {
  name: 'coded',
  resources: [
    resource({ path: '/groups', things: teams, row: one => ({ id: group(one), name: one.name, city: one.site.city }) }),
    resource({
      path: '/people',
      things: people,
      row: one => ({
        id: person(one),
        name: one.name,
        mail: one.email,
        birthday: one.born,
        joined_on: one.joined,
        role: one.job.title,
        city: one.site.city,
      }),
    }),
    resource({
      path: '/memberships',
      things: memberships,
      row: one => ({
        id: membership(one),
        person_id: person(one.person),
        group_id: group(one.team),
        position: one.team.lead === one.person ? 'lead' : 'member',
      }),
    }),
    resource({
      path: '/engagements',
      things: contracts,
      row: one => ({
        id: engagement(one),
        person_id: person(one.person),
        form: CONTRACTS[one.kind],
        begins_on: one.from,
        ends_on: one.to,
        hours_per_week: one.hours,
        pay_per_year: one.pay,
        trial_until: one.probation,
        notice_given: one.person.left !== null,
      }),
      schemas: { pay_per_year: EURO },
    }),
    resource({
      path: '/absences',
      things: leaves,
      row: one => ({
        id: absence(one),
        person_id: person(one.person),
        reason: REASONS[one.kind],
        first_day: one.from,
        last_day: one.to,
        days: one.days,
        decision: STATES[one.state],
        decided_by: one.decidedBy && person(one.decidedBy),
      }),
    }),
    resource({
      path: '/courses',
      things: courses,
      row: one => ({ id: course(one), name: one.title, hours: one.hours, required: one.isMandatory }),
    }),
    resource({
      path: '/participations',
      things: attendances,
      row: one => ({
        id: session(one),
        person_id: person(one.person),
        course_id: course(one.course),
        held_on: one.on,
        outcome: one.isDone ? 'passed' : 'upcoming',
        points: one.score,
      }),
    }),
    resource({
      path: '/assessments',
      things: appraisals,
      row: one => ({
        id: assessment(one),
        person_id: person(one.person),
        assessor_id: person(one.by),
        assessed_on: one.on,
        grade: one.rating,
      }),
    }),
    resource({
      path: '/openings',
      things: vacancies,
      row: one => ({
        id: opening(one),
        role: one.title,
        group_id: group(one.team),
        published_on: one.opened,
        state: one.filled ? 'filled' : 'searching',
        filled_on: one.filled,
      }),
    }),
    resource({
      path: '/applicants',
      things: applicants,
      row: one => ({
        id: candidate(one),
        name: one.name,
        opening_id: opening(one.vacancy),
        applied_on: one.applied,
        phase: PHASES[one.stage],
        came_through: one.source,
      }),
    }),
    resource({
      path: '/equipment',
      things: items,
      row: one => ({ id: one.tag, sort: one.kind, value: one.price, bought_on: one.bought }),
      schemas: { value: EURO },
    }),
    resource({
      path: '/handovers',
      things: handouts,
      row: one => ({
        id: handover(one),
        equipment_id: one.item.tag,
        person_id: person(one.person),
        handed_out_on: one.on,
        handed_back_on: one.back,
      }),
    }),
  ],
}
