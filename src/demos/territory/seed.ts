import { domainOf, drawPerson, emailOf } from '../seeding/people.ts'
import { createRandom, type Random } from '../seeding/random.ts'
import { COMPANIES } from './companies.ts'
import { JOB_TITLES, type Account, type Contact } from './schemas.ts'

export interface TerritoryData {
  accounts: readonly Account[]
  contacts: readonly Contact[]
}

/** Of the 30 accounts above 5,000,000 this many have an odd id (my territory); the others are third-party. */
const LARGE_ODD = 16
const LARGE_EVEN = 14
/** How many accounts have one, two and three contacts: 200 contacts in all. */
const CONTACT_COUNTS = [
  [1, 25],
  [2, 50],
  [3, 25],
] as const

/** The fixed data of the demo: the same on every machine and in every run. */
export function seedTerritory(): TerritoryData {
  const random = createRandom(20_240_501)
  const accounts = seedAccounts(random)
  return { accounts, contacts: seedContacts(random, accounts) }
}

function seedAccounts(random: Random): Account[] {
  const companies = random.shuffle(COMPANIES)
  const large = new Set([
    ...random.shuffle(numbers().filter(n => n % 2 === 1)).slice(0, LARGE_ODD),
    ...random.shuffle(numbers().filter(n => n % 2 === 0)).slice(0, LARGE_EVEN),
  ])
  const used = new Set<number>()
  return companies.map(({ name, state }, index) => ({
    id: `acc_${index + 1}`,
    name,
    state,
    revenue: drawRevenue(random, large.has(index + 1), used),
    is_third_party: (index + 1) % 2 === 0,
  }))
}

/** A revenue that no other account has, in steps of 5,000 dollars; many small, few large. */
function drawRevenue(random: Random, isLarge: boolean, used: Set<number>): number {
  for (;;) {
    const [min, max] = isLarge
      ? random.weighted([[[5_050, 6_500], 45], [[6_500, 8_200], 35], [[8_200, 9_950], 20]] as const)
      : random.weighted([[[300, 1_200], 40], [[1_200, 2_800], 35], [[2_800, 4_950], 25]] as const) // oxfmt-ignore
    const revenue = random.integer(min / 5, max / 5) * 5_000
    if (used.has(revenue)) continue
    used.add(revenue)
    return revenue
  }
}

function seedContacts(random: Random, accounts: readonly Account[]): Contact[] {
  const counts = random.shuffle(repeated(CONTACT_COUNTS))
  const names = new Set<string>()
  const contacts: Contact[] = []
  for (const [index, account] of accounts.entries()) {
    const titles = random.shuffle(JOB_TITLES)
    for (let i = 0; i < (counts[index] as number); i++) {
      const person = drawPerson(random, random.weighted([['anglo', 76], ['spanish', 16], ['indian', 8]] as const), names) // oxfmt-ignore
      contacts.push({
        id: `con_${contacts.length + 1}`,
        name: `${person.first_name} ${person.last_name}`,
        email: emailOf(person, domainOf(account.name)),
        account_id: account.id,
        // Now and then two people at one company hold the same title.
        job_title:
          i > 0 && random.chance(15) ? (titles[0] as Contact['job_title']) : (titles[i] as Contact['job_title']),
      })
    }
  }
  return contacts
}

const numbers = () => Array.from({ length: 100 }, (_, i) => i + 1)
const repeated = <T>(counts: readonly (readonly [T, number])[]): T[] =>
  counts.flatMap(([value, count]) => Array<T>(count).fill(value))
