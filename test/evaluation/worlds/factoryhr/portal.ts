import { resource, type Model } from '../world.ts'
import {
  absences,
  applications,
  courses,
  departments,
  employees,
  enrolments,
  headOf,
  payslips,
  sites,
  TODAY,
  vacancies,
  type Employee,
} from './data.ts'

const EUR = { type: 'number', description: 'Amount in euros' }
const REASONS = { vacation: 'HOLIDAY', sick: 'ILLNESS', parental: 'PARENTAL', special: 'SPECIAL', unpaid: 'UNPAID' }
const CONTRACTS = { permanent: 'PERMANENT', 'fixed-term': 'FIXED_TERM', apprenticeship: 'APPRENTICE' }
const CHANNELS = { website: 'HOMEPAGE', job_board: 'JOB_PORTAL', referral: 'EMPLOYEE_REFERRAL', agency: 'AGENCY' }
const OUTCOMES: Record<string, string> = { hired: 'HIRED', rejected: 'REJECTED', withdrawn: 'WITHDRAWN' }

const idOf = (one: Employee) => `P-${one.no}`
/** Fields that are left out where they are empty. */
const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** Texts as keys, parts nested or with names copied, states that follow from dates and flags, pay in lines. */
export const portal: Model = {
  name: 'portal',
  resources: [
    resource({
      path: '/api/v2/plants',
      things: sites,
      row: one => ({
        code: one.code,
        name: one.name,
        address: { street: one.street, town: one.town },
        inOperationSince: one.opened,
      }),
    }),
    resource({
      path: '/api/v2/teams',
      things: departments,
      schemas: { trainingBudget: EUR },
      row: one => ({
        code: one.code,
        name: one.name,
        plantCode: one.site.code,
        lead: { personId: idOf(headOf(one)), name: headOf(one).name },
        costCentre: String(one.centre),
        trainingBudget: one.budget,
      }),
    }),
    resource({
      path: '/api/v2/people',
      things: employees,
      schemas: { 'employment.salaryPerMonth': EUR },
      row: one => ({
        id: idOf(one),
        fullName: one.name,
        contact: given({ email: one.email, phone: one.phone }),
        role: one.position,
        team: { code: one.department.code, name: one.department.name },
        ...(one.manager && { supervisorId: idOf(one.manager) }),
        employment: given({
          type: CONTRACTS[one.contract],
          startedOn: one.hired,
          endsOn: one.contractEnd,
          hoursPerWeek: one.hours,
          partTime: one.hours < 38,
          salaryPerMonth: one.salary,
        }),
        birthday: one.born,
        ...(one.left && { leftOn: one.left }),
      }),
    }),
    resource({
      path: '/api/v2/leaves',
      things: absences,
      row: one => ({
        id: `L${String(50_000 + one.no * 7)}`,
        personId: idOf(one.employee),
        personName: one.employee.name,
        reason: REASONS[one.kind],
        firstDay: one.from,
        lastDay: one.to,
        days: one.days,
        requestedAt: `${one.asked}T09:12:00Z`,
        approvedAt: one.state === 'approved' ? `${one.decided}T14:30:00Z` : null,
        declinedAt: one.state === 'rejected' ? `${one.decided}T14:30:00Z` : null,
        cancelledAt: one.state === 'cancelled' ? `${one.decided}T16:05:00Z` : null,
      }),
    }),
    resource({
      path: '/api/v2/payStatements',
      things: payslips,
      schemas: { totalGross: EUR, totalNet: EUR, 'lines.amount': EUR },
      row: one => ({
        id: `PS-${one.month.replace('-', '')}-${one.employee.no}`,
        personId: idOf(one.employee),
        payDate: one.paid,
        totalGross: one.gross,
        totalNet: one.net,
        lines: [
          { type: 'BASE', amount: one.base },
          ...(one.overtime > 0 ? [{ type: 'OVERTIME', amount: one.overtime }] : []),
          ...(one.bonus > 0 ? [{ type: 'BONUS', amount: one.bonus }] : []),
          { type: 'DEDUCTION', amount: -one.deductions },
        ],
      }),
    }),
    resource({
      path: '/api/v2/seminars',
      things: courses,
      schemas: { pricePerHead: EUR },
      row: one => ({
        code: one.code,
        name: one.title,
        organiser: one.provider,
        mandatory: one.mandatory,
        pricePerHead: one.fee,
        hours: one.hours,
        validForMonths: one.months,
      }),
    }),
    resource({
      path: '/api/v2/attendances',
      things: enrolments,
      row: one => ({
        id: `AT-${3000 + one.no}`,
        seminar: { code: one.course.code, name: one.course.title },
        personId: idOf(one.employee),
        heldOn: one.day,
        attended: one.day > TODAY ? null : one.state !== 'no_show',
        passed: one.state === 'passed' ? true : one.state === 'failed' ? false : null,
        certificateValidUntil: one.validTo,
      }),
    }),
    resource({
      path: '/api/v2/openings',
      things: vacancies,
      schemas: { 'pay.from': EUR, 'pay.to': EUR },
      row: one => ({
        number: one.reference,
        position: one.title,
        teamCode: one.department.code,
        contactPersonId: idOf(one.recruiter),
        publishedOn: one.opened,
        applyUntil: one.deadline,
        onHold: one.state === 'on_hold',
        filledOn: one.state === 'filled' ? one.closed : null,
        cancelledOn: one.state === 'cancelled' ? one.closed : null,
        isOpen: one.state === 'open',
        pay: { from: one.low, to: one.high },
      }),
    }),
    resource({
      path: '/api/v2/candidates',
      things: applications,
      schemas: { salaryExpectation: EUR },
      row: one => ({
        id: `C-${String(200 + one.no)}`,
        name: one.name,
        email: one.email,
        ...(one.phone && { phone: one.phone }),
        openingNumber: one.vacancy.reference,
        openingPosition: one.vacancy.title,
        channel: CHANNELS[one.source],
        receivedOn: one.applied,
        outcome: OUTCOMES[one.stage] ?? 'PENDING',
        interviewOn: one.interview,
        offerMade: one.stage === 'offer' || one.stage === 'hired',
        salaryExpectation: one.wanted,
      }),
    }),
  ],
}
