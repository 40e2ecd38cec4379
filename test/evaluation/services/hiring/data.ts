import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface HiringEmployee {
  id: number
  firstName: string
  lastName: string
  email: string
  department: string
  jobTitle: string
  yearsInCompany: number
}
export interface Vacancy {
  id: number
  code: string
  title: string
  department: string
  location: string
  employmentType: string
  status: string
  salaryRange: { from: number; to: number }
  openings: number
  hiringManagerId: number
  publishedOn: string | null
  closesOn: string | null
}
export interface HiringCandidate {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  vacancyId: number
  stage: string
  source: string
  experienceYears: number
  expectedSalary: number | null
  appliedOn: string
}
export interface HiringInterview {
  id: number
  candidateId: number
  interviewerId: number
  type: string
  status: string
  scheduledAt: string
  durationMinutes: number
  score: number | null
}
export interface JobOffer {
  id: number
  candidateId: number
  salary: number
  status: string
  sentOn: string
  answerBy: string
}

export const HIRING_DEPARTMENTS = ['Engineering', 'Sales', 'Finance', 'Logistics', 'Marketing'] as const
export const EMPLOYMENT_TYPES = ['FullTime', 'PartTime', 'Internship'] as const
export const VACANCY_STATUSES = ['Draft', 'Published', 'OnHold', 'Filled'] as const
export const STAGES = ['New', 'Screening', 'Interview', 'Offer', 'Hired', 'Rejected'] as const
export const CANDIDATE_SOURCES = ['Website', 'Referral', 'LinkedIn', 'Agency', 'JobFair'] as const
export const INTERVIEW_TYPES = ['Phone', 'Video', 'OnSite'] as const
export const INTERVIEW_STATUSES = ['Planned', 'Held', 'Cancelled', 'NoShow'] as const
export const OFFER_STATUSES = ['Sent', 'Accepted', 'Declined'] as const

const TITLES: Record<string, string[]> = {
  Engineering:
    'Backend Developer,Frontend Developer,Test Engineer,Data Engineer,Systems Administrator,Product Designer,Security Analyst,Mobile Developer,Engineering Manager,Support Engineer'.split(','), // oxfmt-ignore
  Sales: 'Account Executive,Sales Assistant,Key Account Manager,Sales Director,Pricing Analyst,Field Sales Agent,Partner Manager,Customer Advisor'.split(','), // oxfmt-ignore
  Finance: 'Accountant,Payroll Clerk,Financial Controller,Tax Specialist,Internal Auditor,Treasury Analyst,Billing Clerk,Finance Director'.split(','), // oxfmt-ignore
  Logistics: 'Warehouse Operator,Truck Dispatcher,Forklift Driver,Supply Planner,Customs Clerk,Inventory Manager,Fleet Coordinator,Packing Supervisor'.split(','), // oxfmt-ignore
  Marketing: 'Content Writer,Social Media Manager,Brand Manager,Event Planner,Graphic Artist,Market Researcher,Press Officer,Video Editor'.split(','), // oxfmt-ignore
}
const PLACES = ['Rotterdam', 'Rotterdam', 'Rotterdam', 'Utrecht', 'Antwerp', 'Eindhoven']
const TOWNS = ['Rotterdam', 'Rotterdam', 'Delft', 'Utrecht', 'Utrecht', 'Breda', 'Antwerp', 'Eindhoven', 'Leiden']
const POSTS = ['Team Lead', 'Senior Specialist', 'Specialist', 'Department Head', 'Recruiter']

const ANSWERS: Record<string, string> = { Offer: 'Sent', Hired: 'Accepted', Rejected: 'Declined' }

export type HiringData = ReturnType<typeof createHiringData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 42 employees, 42 vacancies, 220 candidates, 180 interviews and 40 offers. */
export function createHiringData(clock: Date) {
  const random = createRandom(93_401)
  const days = createDays(clock)
  const hiringEmployees = createPeopleOf(93_403, 42, 'vandermeer-group.example').map((person, index): HiringEmployee => ({
    id: 21 + index,
    ...person,
    department: HIRING_DEPARTMENTS[index % 5]!,
    jobTitle: POSTS[Math.floor(index / 2) % 5]!,
    yearsInCompany: random.whole(1, 22),
  })) // oxfmt-ignore
  const jobs = HIRING_DEPARTMENTS.flatMap(department => TITLES[department]!.map(title => ({ department, title })))
  const vacancies = jobs.map(({ department, title }, index): Vacancy => {
    const status = ['Published', 'Published', 'Filled', 'Published', 'OnHold', 'Published', 'Draft', 'Filled'][
      index % 8
    ]!
    const from = random.whole(28, 74) * 1000 + index * 50
    const published = -random.whole(12, 170)
    return {
      id: 301 + index,
      code: `VAC-${2210 + index}`,
      title,
      department,
      location: random.pick(PLACES),
      employmentType: index % 9 === 4 ? 'PartTime' : index % 9 === 7 ? 'Internship' : 'FullTime',
      status,
      salaryRange: { from, to: from + random.whole(4, 22) * 500 },
      openings: random.pick([1, 1, 1, 2, 3]),
      hiringManagerId: random.pick(hiringEmployees.filter(one => one.department === department)).id,
      publishedOn: status === 'Draft' ? null : days.day(published),
      closesOn: status === 'Draft' ? null : status === 'Filled' ? days.day(-random.whole(1, 10)) : days.day(random.whole(2, 75)), // oxfmt-ignore
    }
  })
  const hiringCandidates = createCandidates(random, days, vacancies)
  const hiringInterviews = createInterviews(random, days, hiringCandidates, hiringEmployees)
  const jobOffers = hiringCandidates
    .filter(one => ['Offer', 'Hired'].includes(one.stage) || (one.stage === 'Rejected' && one.id % 4 === 1))
    .map((candidate, index): JobOffer => {
      const sentOn = candidate.stage === 'Offer' ? days.day(-random.whole(1, 12)) : days.day(-20 - random.whole(0, 60))
      const salary = random.whole(62, 160) * 500 + index * 10
      return { id: 601 + index, candidateId: candidate.id, salary, status: ANSWERS[candidate.stage]!, sentOn, answerBy: shiftDay(sentOn, 14) } // oxfmt-ignore
    })
  return { hiringEmployees, vacancies, hiringCandidates, hiringInterviews, jobOffers }
}

/** Those of vacancies that have been published. */
function createCandidates(random: Random, { day }: Days, vacancies: Vacancy[]): HiringCandidate[] {
  const open = vacancies.filter(one => one.status !== 'Draft')
  return createPeopleOf(93_407, 220, 'mailroom.example').map((person, index) => {
    const vacancy = random.pick(open)
    const isFirst = open.indexOf(vacancy) % 3 === 0
    const stage = vacancy.status === 'Filled' ? random.pick(['Hired', 'Rejected', 'Rejected']) : random.pick(['New', 'New', 'Screening', 'Interview', isFirst ? 'Offer' : 'Interview', 'Rejected']) // oxfmt-ignore
    return {
      id: 4001 + index,
      ...person,
      phone: random.chance(0.15) ? null : `+31 6 ${random.whole(2000, 8999)} ${random.whole(1000, 9899)}`,
      city: random.pick(TOWNS),
      vacancyId: vacancy.id,
      stage,
      source: random.pick(['Website', 'Website', 'Referral', 'LinkedIn', 'LinkedIn', 'Agency', 'JobFair']),
      experienceYears: random.whole(0, 24),
      expectedSalary: random.chance(0.25) ? null : vacancy.salaryRange.from + random.whole(-6, 24) * 250,
      appliedOn: day(-160 + Math.floor((159 * index) / 220)),
    }
  })
}

/** Of the candidates who are past the screening, from three months ago to two weeks ahead. */
function createInterviews(
  random: Random,
  { moment }: Days,
  candidates: HiringCandidate[],
  employees: HiringEmployee[],
): HiringInterview[] {
  // oxfmt-ignore
  const invited = candidates.filter(one => ['Interview', 'Offer', 'Hired', 'Rejected'].includes(one.stage))
  const current = candidates.filter(one => one.stage === 'Interview')
  return Array.from({ length: 180 }, (_, index) => {
    const offset = -90 + Math.floor((105 * index) / 180)
    const status = offset > 0 ? (random.chance(0.1) ? 'Cancelled' : 'Planned') : random.pick(['Held', 'Held', 'Held', 'Held', 'Held', 'Held', 'Cancelled', 'NoShow']) // oxfmt-ignore
    return {
      id: 8001 + index,
      candidateId: random.pick(offset > -10 ? current : invited).id,
      interviewerId: random.pick(employees.slice(0, 36)).id,
      type: random.pick(INTERVIEW_TYPES),
      status: offset === 0 ? 'Planned' : status,
      scheduledAt: moment(offset, random.pick([18, 20, 22, 26, 28, 30, 32]) / 48),
      durationMinutes: random.pick([30, 45, 60, 60, 90]),
      score: status === 'Held' && offset !== 0 ? random.whole(1, 5) : null,
    }
  })
}
