import type { CompanyNames } from '../../seeding/company-names.ts'
import { domainOf, drawPerson, emailOf } from '../../seeding/people.ts'
import type { Random } from '../../seeding/random.ts'
import { LEAD_SOURCES, type LEAD_STATUSES } from '../resources/choices.ts'
import { drawCompany, drawPhone, type Company } from './accounts.ts'
import { drawDay, drawTimes, STORY_DAY } from './calendar.ts'

const LEAD_COUNT = 2_000

type Status = (typeof LEAD_STATUSES)[number]

/** How likely a status is, and the scores that go with it. */
const STATUSES: readonly (readonly [{ status: Status; scores: [number, number] }, number])[] = [
  [{ status: 'new', scores: [5, 60] }, 26],
  [{ status: 'contacted', scores: [15, 70] }, 21],
  [{ status: 'qualified', scores: [50, 95] }, 18],
  [{ status: 'proposal', scores: [55, 97] }, 11],
  [{ status: 'negotiation', scores: [65, 99] }, 7],
  [{ status: 'closed-won', scores: [75, 100] }, 8],
  [{ status: 'closed-lost', scores: [0, 65] }, 9],
]

const SOURCE_WEIGHTS = [22, 15, 8, 12, 9, 8, 7, 9, 6, 4]
const weightedSources = LEAD_SOURCES.map((source, index) => [source, SOURCE_WEIGHTS[index] as number] as const)

const TITLES = ['Chief Executive Officer', 'Chief Technology Officer', 'Chief Financial Officer', 'Managing Director', 'IT Director', 'IT Manager', 'Operations Manager', 'Operations Director', 'Procurement Manager', 'Marketing Manager', 'Sales Director', 'Engineering Manager', 'Finance Director', 'HR Manager', 'Product Manager', 'Project Manager', 'Business Analyst'] // oxfmt-ignore

const NOTES = [
  'Asked for a demo and a price list.',
  'Met at the trade show, wants to talk after the summer.',
  'Looking for an alternative to the current supplier.',
  'Budget is not decided yet.',
  'Prefers to be called in the morning.',
  'Downloaded two white papers.',
  'Needs an answer before the end of the quarter.',
  'Was recommended by an existing customer.',
  'Interested in a trial for one team.',
  'Wants references from companies of the same size.',
]

export interface LeadSeed {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string | null
  company: string
  job_title: string
  industry: string
  source: string
  status: Status
  score: number
  notes: string | null
  created_at: string
  updated_at: string
}

/** Leads of companies that are no accounts yet; now and then two of one company. */
export function seedLeads(random: Random, names: CompanyNames): LeadSeed[] {
  const people = new Set<string>()
  let company: Company = drawCompany(random, names)
  return Array.from({ length: LEAD_COUNT }, (_, index) => {
    if (!random.chance(12)) company = drawCompany(random, names)
    const person = drawPerson(random, random.weighted(company.country.cultures), people)
    const { status, scores } = random.weighted(STATUSES)
    return {
      id: index + 1,
      ...person,
      email: emailOf(person, domainOf(company.name)),
      phone: random.chance(90) ? drawPhone(random, company.place) : null,
      company: company.name,
      job_title: random.pick(TITLES),
      industry: company.industry.name,
      source: random.weighted(weightedSources),
      status,
      score: random.integer(...scores),
      notes: random.chance(70) ? random.pick(NOTES) : null,
      ...drawTimes(random, drawDay(random, '2023-09-01', STORY_DAY), status === 'new' ? 3 : 120),
    }
  })
}
