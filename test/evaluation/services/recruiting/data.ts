import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createCandidates, createRecruiters } from '../persons.ts'

export interface RecruitingOffice {
  id: number
  name: string
  city: string
  country: string
  timeZone: string
}
export interface Recruiter {
  id: number
  fullName: string
  email: string
  officeId: number
  isActive: boolean
}
export interface Job {
  id: number
  requisitionCode: string
  title: string
  team: string
  officeId: number
  recruiterId: number
  employmentType: string
  status: string
  remoteAllowed: boolean
  headcount: number
  salaryMin: number
  salaryMax: number
  openedOn: string
  closedOn: string | null
}
export interface Stage {
  id: number
  name: string
  position: number
}
export interface Candidate {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  country: string
  currentCompany: string | null
  yearsOfExperience: number
  source: string
  tags: string[]
  doNotContact: boolean
  createdAt: string
}
export interface Application {
  id: number
  candidateId: number
  jobId: number
  stageId: number
  status: string
  rejectionReason: string | null
  appliedAt: string
  expectedSalary: number | null
  rating: number | null
}
export interface Interview {
  id: number
  applicationId: number
  interviewerId: number
  kind: string
  scheduledAt: string
  durationMinutes: number
  status: string
  recommendation: string | null
}
export interface Offer {
  id: number
  applicationId: number
  salary: number
  signingBonus: number | null
  startDate: string
  status: string
  sentOn: string | null
  expiresOn: string
}

export const EMPLOYMENT = ['full_time', 'part_time', 'contract', 'internship'] as const
export const JOB_STATES = ['draft', 'open', 'on_hold', 'closed'] as const
export const SOURCES = ['referral', 'linkedin', 'careers_page', 'agency', 'job_fair'] as const
export const APPLICATION_STATES = ['active', 'hired', 'rejected', 'withdrawn'] as const
export const REASONS = ['skills_mismatch', 'salary_expectations', 'position_filled', 'failed_test'] as const
export const INTERVIEW_KINDS = ['phone_screen', 'video_call', 'onsite', 'panel'] as const
export const INTERVIEW_STATES = ['scheduled', 'completed', 'cancelled', 'no_show'] as const
export const RECOMMENDATIONS = ['strong_yes', 'yes', 'no', 'strong_no'] as const
export const OFFER_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const
const STAGES = ['Application Review', 'Phone Screen', 'Take-home Test', 'Onsite', 'Offer']
const OFFICES: [name: string, city: string, country: string, zone: string][] = [
  ['Lisbon Hub', 'Lisbon', 'Portugal', 'Europe/Lisbon'],
  ['Dublin Docks', 'Dublin', 'Ireland', 'Europe/Dublin'],
  ['Warsaw Tower', 'Warsaw', 'Poland', 'Europe/Warsaw'],
  ['Toronto Yard', 'Toronto', 'Canada', 'America/Toronto'],
]
const TITLES: [title: string, team: string][] = [
  ['Backend Engineer', 'Engineering'],
  ['Frontend Engineer', 'Engineering'],
  ['Data Engineer', 'Engineering'],
  ['Site Reliability Engineer', 'Engineering'],
  ['QA Analyst', 'Engineering'],
  ['Product Designer', 'Design'],
  ['UX Researcher', 'Design'],
  ['Account Executive', 'Sales'],
  ['Sales Development Rep', 'Sales'],
  ['Solutions Consultant', 'Sales'],
  ['Payroll Specialist', 'Finance'],
  ['Financial Controller', 'Finance'],
  ['Support Specialist', 'Support'],
  ['Support Team Lead', 'Support'],
  ['Office Coordinator', 'Operations'],
  ['Legal Counsel', 'Operations'],
  ['Security Engineer', 'Engineering'],
  ['Marketing Manager', 'Marketing'],
  ['Content Writer', 'Marketing'],
  ['Mobile Engineer', 'Engineering'],
  ['Customer Success Manager', 'Support'],
  ['Motion Designer', 'Design'],
]
const CITIES: [city: string, country: string][] = [
  ['Porto', 'Portugal'],
  ['Cork', 'Ireland'],
  ['Gdansk', 'Poland'],
  ['Montreal', 'Canada'],
  ['Berlin', 'Germany'],
  ['Bangalore', 'India'],
  ['Madrid', 'Spain'],
]
const COMPANIES = ['Nimbus Labs', 'Oakridge Bank', 'Fernweh Travel', 'Quantico', 'Bluebird Health']
const TAGS = ['python', 'kubernetes', 'figma', 'salesforce', 'german speaker', 'leadership', 'typescript']

export type RecruitingData = ReturnType<typeof createRecruitingData>

/** 4 offices, 9 recruiters, 22 jobs, 5 stages, 130 candidates, 210 applications, about 120 interviews, 34 offers. */
export function createRecruitingData(clock: Date) {
  const random = createRandom(73_15_02)
  const { day, moment } = createDays(clock)
  const at = (offset: number) => moment(offset, random.whole(32, 70) / 96)
  const offices: RecruitingOffice[] = OFFICES.map(([name, city, country, timeZone], index) => ({
    id: 1 + index,
    name,
    city,
    country,
    timeZone,
  }))
  const recruiters: Recruiter[] = createRecruiters().map(({ firstName, lastName, email }, index) => ({
    id: 41 + index,
    fullName: `${firstName} ${lastName}`,
    email,
    officeId: 1 + (index % OFFICES.length),
    isActive: index !== 7,
  }))
  const jobs: Job[] = TITLES.map(([title, team], index) => {
    const opened = -random.whole(20, 400)
    const status = index === 9 ? 'draft' : random.pick(['open', 'open', 'open', 'on_hold', 'closed'])
    const salaryMin = random.whole(32, 80) * 1000
    return {
      id: 3_100 + index,
      requisitionCode: `REQ-${118 + 3 * index}`,
      title,
      team,
      officeId: random.pick(offices).id,
      recruiterId: random.pick(recruiters).id,
      employmentType: random.pick(['full_time', 'full_time', 'full_time', 'part_time', 'contract', 'internship']),
      status,
      remoteAllowed: random.chance(0.4),
      headcount: random.pick([1, 1, 1, 2, 3, 4]),
      salaryMin,
      salaryMax: salaryMin + random.whole(5, 25) * 1000,
      openedOn: day(opened),
      closedOn: status === 'closed' ? day(Math.min(-3, opened + random.whole(15, 90))) : null,
    }
  })
  const stages: Stage[] = STAGES.map((name, index) => ({ id: 11 + index, name, position: 1 + index }))
  const candidates: Candidate[] = createCandidates().map(({ firstName, lastName, email }, index) => {
    const [city, country] = random.pick(CITIES)
    return {
      id: 70_200 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.7) ? `+49 151 ${random.whole(1_000_000, 9_999_999)}` : null,
      city,
      country,
      currentCompany: random.chance(0.7) ? random.pick(COMPANIES) : null,
      yearsOfExperience: random.whole(0, 22),
      source: random.pick(SOURCES),
      tags: TAGS.filter(() => random.chance(0.22)),
      doNotContact: random.chance(0.08),
      createdAt: at(-random.whole(1, 400)),
    }
  })
  const applications: Application[] = Array.from({ length: 210 }, (_, index) => {
    const offset = -260 + Math.floor(index * 1.22)
    const status = offset < -70 ? random.pick(['rejected', 'rejected', 'withdrawn', 'hired']) : random.pick(['active', 'active', 'active', 'rejected']) // oxfmt-ignore
    return {
      id: 9_001 + index,
      candidateId: random.pick(candidates).id,
      jobId: random.pick(jobs.filter(one => one.status !== 'draft')).id,
      stageId: status === 'hired' ? 15 : random.whole(11, 14),
      status,
      rejectionReason: status === 'rejected' ? random.pick(REASONS) : null,
      appliedAt: at(Math.min(offset, -1)),
      expectedSalary: random.chance(0.6) ? random.whole(35, 110) * 1000 : null,
      rating: random.chance(0.65) ? random.whole(1, 5) : null,
    }
  })
  const interviewed = applications.filter(one => one.stageId > 11 && random.chance(0.75))
  const interviews: Interview[] = interviewed.map((one, index) => {
    const offset = Math.round((Date.parse(one.appliedAt) - Date.parse(day(0))) / 86_400_000) + random.whole(4, 30)
    const status = offset > 0 ? 'scheduled' : random.pick(['completed', 'completed', 'completed', 'cancelled', 'no_show']) // oxfmt-ignore
    return {
      id: 520 + index,
      applicationId: one.id,
      interviewerId: random.pick(recruiters).id,
      kind: random.pick(INTERVIEW_KINDS),
      scheduledAt: at(offset),
      durationMinutes: random.pick([30, 45, 60, 90]),
      status,
      recommendation: status === 'completed' ? random.pick(RECOMMENDATIONS) : null,
    }
  })
  const hired = applications.filter(one => one.status === 'hired')
  const late = applications.filter(one => one.status === 'active' && one.stageId === 14).slice(0, 14)
  const offers: Offer[] = [...hired, ...late].slice(-40).map((one, index) => {
    const sent = shiftDay(one.appliedAt.slice(0, 10), random.whole(12, 25))
    const isHired = one.status === 'hired'
    const status = isHired ? 'accepted' : random.pick(['draft', 'sent', 'sent', 'declined', 'expired'])
    return {
      id: 880 + index,
      applicationId: one.id,
      salary: random.whole(36, 105) * 1000,
      signingBonus: random.chance(0.35) ? random.whole(2, 10) * 500 : null,
      startDate: shiftDay(sent, random.whole(30, 110)),
      status,
      sentOn: status === 'draft' ? null : sent,
      expiresOn: shiftDay(sent, 14),
    }
  })
  return { offices, recruiters, jobs, stages, candidates, applications, interviews, offers }
}
