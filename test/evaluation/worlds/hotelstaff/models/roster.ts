import { resource, type Model } from '../../world.ts'
import { bossOf, contracts, departments, generalManager, hotels, leaves, positions, shifts, staff } from '../data.ts'
import { applicants, certificates } from '../papers.ts'

const CONTRACTS: Record<string, string> = {
  permanent: 'permanent',
  fixed: 'fixed_term',
  seasonal: 'seasonal',
  apprentice: 'apprenticeship',
}
const REQUESTS: Record<string, string> = { waiting: 'pending', approved: 'approved', declined: 'rejected' }
const SHIFTS: Record<string, string> = {
  planned: 'scheduled',
  worked: 'completed',
  missed: 'no_show',
  cancelled: 'cancelled',
}
const EUR = { type: 'number', description: 'EUR' }
const idOf = (one: { no: number } | null | undefined): number | null => one?.no ?? null

/** A tool for rotas that grew: flat tables with numbers for keys, states in words, contracts apart from people. */
export const roster: Model = {
  name: 'roster',
  resources: [
    resource({
      path: '/properties',
      things: hotels,
      row: one => ({
        id: one.no,
        name: one.name,
        city: one.town,
        country: one.country,
        star_rating: one.stars,
        room_count: one.rooms,
        opened_on: one.opened,
        has_pool: one.pool,
        general_manager_id: generalManager(one).no,
      }),
    }),
    resource({ path: '/departments', things: departments, row: one => ({ id: one.no, name: one.name }) }),
    resource({
      path: '/job_titles',
      things: positions,
      row: one => ({ id: one.no, title: one.title, department_id: one.department.no }),
    }),
    resource({
      path: '/employees',
      things: staff,
      row: one => ({
        id: one.no,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        phone: one.phone,
        date_of_birth: one.birth,
        property_id: one.hotel.no,
        job_title_id: one.position.no,
        supervisor_id: idOf(bossOf(one)),
        hired_on: one.hired,
        last_day: one.lastDay,
        languages: one.languages,
      }),
    }),
    resource({
      path: '/contracts',
      things: contracts,
      schemas: { hourly_rate: EUR },
      row: one => ({
        id: one.no,
        employee_id: one.person.no,
        contract_type: CONTRACTS[one.kind],
        starts_on: one.starts,
        ends_on: one.ends,
        probation_ends_on: one.probation,
        weekly_hours: one.hours,
        hourly_rate: one.pay,
      }),
    }),
    resource({
      path: '/shifts',
      things: shifts,
      row: one => ({
        id: one.no,
        employee_id: idOf(one.person),
        property_id: one.hotel.no,
        job_title_id: one.position.no,
        shift_date: one.date,
        shift_type: one.slot,
        start_time: one.from,
        end_time: one.to,
        hours: one.hours,
        status: SHIFTS[one.state],
      }),
    }),
    resource({
      path: '/leave_requests',
      things: leaves,
      row: one => ({
        id: one.no,
        employee_id: one.person.no,
        leave_type: one.kind === 'holiday' ? 'annual' : one.kind,
        start_date: one.from,
        end_date: one.to,
        working_days: one.days,
        requested_on: one.asked,
        status: REQUESTS[one.state],
        approver_id: one.decided ? idOf(bossOf(one.person)) : null,
        decided_on: one.decided,
      }),
    }),
    resource({
      path: '/certificates',
      things: certificates,
      schemas: { cost: EUR },
      row: one => ({
        id: one.no,
        employee_id: one.person.no,
        course: one.course,
        provider: one.provider,
        issued_on: one.issued,
        expires_on: one.expires,
        cost: one.cost,
      }),
    }),
    resource({
      path: '/applicants',
      things: applicants,
      schemas: { wage_expectation: EUR },
      row: one => ({
        id: one.no,
        first_name: one.first,
        last_name: one.last,
        email: one.email,
        property_id: one.hotel.no,
        job_title_id: one.position.no,
        applied_on: one.applied,
        stage: one.stage,
        interview_on: one.interview,
        source: one.source === 'fair' ? 'job_fair' : one.source,
        wage_expectation: one.wage,
      }),
    }),
  ],
}
