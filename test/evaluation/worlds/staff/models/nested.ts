import { resource, type Model } from '../../world.ts'
import { appraisals, applicants, attendances, courses, holderOf, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, people, sites, teams, TODAY } from '../people.ts'
import type { Course, Person, Site, Team, Vacancy } from '../things.ts'
import { codes, EURO } from './keys.ts'

const workerId = codes(people, 'w-', 4)
const teamId = codes(teams, 't-', 2)
const siteId = codes(sites, 's-', 2)
const trainingId = codes(courses, 'tr-', 2)
const vacancyId = codes(vacancies, 'v-', 2)
const timeOffId = codes(leaves, 'to-', 4)
const recordId = codes(attendances, 'rec-', 4)
const reviewId = codes(appraisals, 'rev-', 4)
const applicantId = codes(applicants, 'a-', 4)
const deviceId = codes(items, 'd-', 3)
const worker = (one: Person) => ({ id: workerId(one), fullName: one.name })
const team = (one: Team) => ({ id: teamId(one), name: one.name })
const site = (one: Site) => ({ id: siteId(one), name: one.name, city: one.city })
const training = (one: Course) => ({ id: trainingId(one), title: one.title })
const vacancy = (one: Vacancy) => ({ id: vacancyId(one), title: one.title })
const CONTRACTS = { permanent: 'PERMANENT', fixed: 'FIXED_TERM', zero: 'ZERO_HOURS' }
const REASONS = { holiday: 'HOLIDAY', sick: 'SICKNESS', parental: 'PARENTAL', study: 'STUDY' }
const STATES = { waiting: 'REQUESTED', approved: 'APPROVED', refused: 'DECLINED' }
const statusOf = (one: Person) =>
  one.left === null ? (one.joined > TODAY ? 'JOINING' : 'ACTIVE') : one.left < TODAY ? 'LEFT' : 'LEAVING'

/** What belongs together stands inside each other; the contract is part of the worker, devices tell who has them. */
export const nested: Model = {
  name: 'nested',
  resources: [
    resource({ path: '/sites', things: sites, row: site }),
    resource({
      path: '/teams',
      things: teams,
      row: one => ({ ...team(one), lead: worker(one.lead), site: site(one.site) }),
    }),
    resource({
      path: '/workers',
      things: people,
      row: one => {
        const contract = contractOf(one)
        return {
          ...worker(one),
          workEmail: one.email,
          dateOfBirth: one.born,
          startedOn: one.joined,
          leavesOn: one.left,
          status: statusOf(one),
          jobTitle: one.job.title,
          team: team(one.team),
          site: site(one.site),
          contract: {
            type: CONTRACTS[contract.kind],
            endsOn: contract.to,
            hoursPerWeek: contract.hours,
            yearlyPay: contract.pay,
            probationUntil: contract.probation,
          },
        }
      },
      schemas: { 'contract.yearlyPay': EURO },
    }),
    resource({
      path: '/timeOff',
      things: leaves,
      row: one => ({
        id: timeOffId(one),
        worker: worker(one.person),
        reason: REASONS[one.kind],
        from: one.from,
        to: one.to,
        days: one.days,
        state: STATES[one.state],
        decidedBy: one.decidedBy && worker(one.decidedBy),
        requestedAt: `${one.asked}T09:30:00Z`,
      }),
    }),
    resource({
      path: '/trainings',
      things: courses,
      row: one => ({ ...training(one), durationHours: one.hours, compulsory: one.isMandatory }),
    }),
    resource({
      path: '/trainingRecords',
      things: attendances,
      row: one => ({
        id: recordId(one),
        worker: worker(one.person),
        training: training(one.course),
        date: one.on,
        state: one.isDone ? 'COMPLETED' : 'BOOKED',
        ...(one.score !== null && { score: one.score }),
      }),
    }),
    resource({
      path: '/reviews',
      things: appraisals,
      row: one => ({
        id: reviewId(one),
        worker: worker(one.person),
        reviewer: worker(one.by),
        heldOn: one.on,
        rating: one.rating,
      }),
    }),
    resource({
      path: '/vacancies',
      things: vacancies,
      row: one => ({ ...vacancy(one), team: team(one.team), openSince: one.opened, filledOn: one.filled }),
    }),
    resource({
      path: '/applicants',
      things: applicants,
      row: one => ({
        id: applicantId(one),
        fullName: one.name,
        vacancy: vacancy(one.vacancy),
        appliedAt: `${one.applied}T12:00:00Z`,
        status: one.stage.toUpperCase(),
        channel: one.source.toUpperCase(),
      }),
    }),
    resource({
      path: '/devices',
      things: items,
      row: one => {
        const now = holderOf(one)
        return {
          id: deviceId(one),
          serialNumber: one.tag,
          kind: one.kind.toUpperCase(),
          price: one.price,
          boughtOn: one.bought,
          holder: now ? worker(now.person) : null,
          handedOutOn: now?.on ?? null,
        }
      },
      schemas: { price: EURO },
    }),
  ],
}
