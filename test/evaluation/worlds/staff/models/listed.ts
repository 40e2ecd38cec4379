import { resource, type Model } from '../../world.ts'
import { appraisals, applicants, attendances, courses, handouts, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contracts, inTeam, people, sites, teams } from '../people.ts'
import { EURO, numbers } from './keys.ts'

const employee = numbers(people, 601)
const team = numbers(teams, 1)
const workplace = numbers(sites, 1)
const contract = numbers(contracts, 800)
const leave = numbers(leaves, 2001)
const training = numbers(courses, 1)
const evaluation = numbers(appraisals, 301)
const position = numbers(vacancies, 901)
const application = numbers(applicants, 1001)
const item = numbers(items, 401)
const handover = numbers(handouts, 501)
const LEAVE_TYPES = [
  { kind: 'holiday', name: 'Holiday', isPaid: true },
  { kind: 'sick', name: 'Sick leave', isPaid: true },
  { kind: 'parental', name: 'Parental leave', isPaid: true },
  { kind: 'study', name: 'Study leave', isPaid: false },
] as const
const CONTRACTS = { permanent: 'indefinite', fixed: 'fixedTerm', zero: 'zeroHours' }
const STATES = { waiting: 'submitted', approved: 'approved', refused: 'denied' }

/** Teams list their members, trainings their participants; kinds of leave are records of their own. */
export const listed: Model = {
  name: 'listed',
  resources: [
    resource({
      path: '/v2/workplaces',
      things: sites,
      row: one => ({ id: workplace(one), name: one.name, address: { city: one.city } }),
    }),
    resource({
      path: '/v2/teams',
      things: teams,
      row: one => ({
        id: team(one),
        name: one.name,
        teamLeadId: employee(one.lead),
        memberIds: inTeam(one.name).map(employee),
      }),
    }),
    resource({
      path: '/v2/employees',
      things: people,
      row: one => ({
        id: employee(one),
        firstName: one.first,
        lastName: one.last,
        email: one.email,
        birthDate: one.born,
        entryDate: one.joined,
        exitDate: one.left,
        position: one.job.title,
        workplaceId: workplace(one.site),
      }),
    }),
    resource({
      path: '/v2/employmentContracts',
      things: contracts,
      row: one => ({
        id: contract(one),
        employeeId: employee(one.person),
        type: CONTRACTS[one.kind],
        validFrom: one.from,
        validTo: one.to,
        hoursPerWeek: one.hours,
        grossSalary: one.pay,
        trialPeriodEnd: one.probation,
      }),
      schemas: { grossSalary: EURO },
    }),
    resource({
      path: '/v2/leaveTypes',
      things: LEAVE_TYPES,
      row: one => ({ id: LEAVE_TYPES.indexOf(one) + 1, name: one.name, isPaid: one.isPaid }),
    }),
    resource({
      path: '/v2/leaves',
      things: leaves,
      row: one => ({
        id: leave(one),
        employeeId: employee(one.person),
        leaveTypeId: LEAVE_TYPES.findIndex(({ kind }) => kind === one.kind) + 1,
        startDate: one.from,
        endDate: one.to,
        numberOfDays: one.days,
        status: STATES[one.state],
        approvedById: one.state === 'approved' && one.decidedBy ? employee(one.decidedBy) : null,
      }),
    }),
    resource({
      path: '/v2/trainings',
      things: courses,
      row: one => ({
        id: training(one),
        title: one.title,
        hours: one.hours,
        isMandatory: one.isMandatory,
        participants: attendances
          .filter(({ course }) => course === one)
          .map(({ person, on, isDone, score }) => ({
            employeeId: employee(person),
            date: on,
            completed: isDone,
            score,
          })),
      }),
    }),
    resource({
      path: '/v2/evaluations',
      things: appraisals,
      row: one => ({
        id: evaluation(one),
        employeeId: employee(one.person),
        evaluatorId: employee(one.by),
        evaluatedOn: one.on,
        score: one.rating,
      }),
    }),
    resource({
      path: '/v2/openPositions',
      things: vacancies,
      row: one => ({
        id: position(one),
        title: one.title,
        teamId: team(one.team),
        publishedOn: one.opened,
        filledOn: one.filled,
      }),
    }),
    resource({
      path: '/v2/applications',
      things: applicants,
      row: one => ({
        id: application(one),
        applicant: { name: one.name },
        openPositionId: position(one.vacancy),
        submittedOn: one.applied,
        stage: one.stage,
        source: one.source,
      }),
    }),
    resource({
      path: '/v2/equipment',
      things: items,
      row: one => ({
        id: item(one),
        inventoryNumber: one.tag,
        category: one.kind,
        price: one.price,
        purchaseDate: one.bought,
      }),
      schemas: { price: EURO },
    }),
    resource({
      path: '/v2/handovers',
      things: handouts,
      row: one => ({
        id: handover(one),
        equipmentId: item(one.item),
        employeeId: employee(one.person),
        givenOn: one.on,
        returnedOn: one.back,
      }),
    }),
  ],
}
