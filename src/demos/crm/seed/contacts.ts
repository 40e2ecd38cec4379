import { domainOf, drawPerson, emailOf } from '../../seeding/people.ts'
import type { Random } from '../../seeding/random.ts'
import { drawPhone, type SeededAccount } from './accounts.ts'
import { addDays, drawTimes } from './calendar.ts'

/** 3 to 8 contacts an account, 5,000 or more in all (specification, demo data sets). */
const CONTACTS_PER_ACCOUNT = [[3, 12], [4, 18], [5, 22], [6, 20], [7, 16], [8, 12]] as const // oxfmt-ignore

/** Titles by department, the most senior first. */
const DEPARTMENTS: readonly { name: string; weight: number; titles: readonly string[] }[] = [
  { name: 'Executive', weight: 8, titles: ['Chief Executive Officer', 'Chief Operating Officer', 'Managing Director'] },
  {
    name: 'Sales',
    weight: 16,
    titles: ['Vice President of Sales', 'Sales Director', 'Sales Manager', 'Account Executive'],
  },
  {
    name: 'Marketing',
    weight: 11,
    titles: ['Director of Marketing', 'Marketing Manager', 'Brand Manager', 'Content Strategist'],
  },
  {
    name: 'Finance',
    weight: 12,
    titles: ['Chief Financial Officer', 'Finance Director', 'Controller', 'Financial Analyst'],
  },
  {
    name: 'IT',
    weight: 16,
    titles: ['Chief Technology Officer', 'IT Director', 'IT Manager', 'Solutions Architect', 'Systems Administrator'],
  },
  {
    name: 'Operations',
    weight: 13,
    titles: ['Operations Director', 'Operations Manager', 'Supply Chain Manager', 'Facilities Manager'],
  },
  {
    name: 'Engineering',
    weight: 11,
    titles: ['Vice President of Engineering', 'Engineering Manager', 'Data Scientist', 'Software Engineer'],
  },
  { name: 'Procurement', weight: 8, titles: ['Procurement Director', 'Procurement Manager', 'Buyer'] },
  { name: 'Human Resources', weight: 6, titles: ['HR Director', 'HR Manager', 'Recruiter'] },
  {
    name: 'Customer Success',
    weight: 5,
    titles: ['Customer Success Director', 'Customer Success Manager', 'Support Lead'],
  },
  { name: 'Legal', weight: 4, titles: ['General Counsel', 'Legal Counsel', 'Compliance Officer'] },
]
const weightedDepartments = DEPARTMENTS.map(department => [department, department.weight] as const)

export interface ContactSeed {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string | null
  job_title: string
  department: string
  account_id: number
  is_primary: boolean
  created_at: string
  updated_at: string
}

export function seedContacts(random: Random, accounts: readonly SeededAccount[]): ContactSeed[] {
  const contacts: ContactSeed[] = []
  const everybody = new Set<string>()
  for (const account of accounts) {
    const team = seedTeam(random, account, everybody, contacts.length + 1)
    contacts.push(...team)
  }
  return contacts
}

/** The contacts of one account; exactly one of them is primary, most often the most senior. */
function seedTeam(
  random: Random,
  { record, country, place }: SeededAccount,
  everybody: Set<string>,
  firstId: number,
): ContactSeed[] {
  const colleagues = new Set<string>()
  const size = random.weighted(CONTACTS_PER_ACCOUNT)
  const ranks: number[] = []
  const team = Array.from({ length: size }, (_, index) => {
    // Two people of one name happen, at different companies.
    const person = drawPerson(random, random.weighted(country.cultures), random.chance(3) ? colleagues : everybody)
    colleagues.add(`${person.first_name} ${person.last_name}`)
    const department = random.weighted(weightedDepartments)
    const rank = random.integer(0, department.titles.length - 1)
    ranks.push(rank)
    return {
      id: firstId + index,
      ...person,
      email: emailOf(person, domainOf(record.name)),
      phone: random.chance(92) ? drawPhone(random, place) : null,
      job_title: department.titles[rank] as string,
      department: department.name,
      account_id: record.id,
      is_primary: false,
      ...drawTimes(random, addDays(record.created_at, random.integer(0, 400)), 300),
    }
  })
  const primary = random.chance(80) ? ranks.indexOf(Math.min(...ranks)) : random.integer(0, size - 1)
  return team.map((contact, index) => ({ ...contact, is_primary: index === primary }))
}
