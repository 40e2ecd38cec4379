import type { CompanyNames } from '../../seeding/company-names.ts'
import { CULTURES, type CultureName } from '../../seeding/cultures.ts'
import { domainOf } from '../../seeding/people.ts'
import type { Random } from '../../seeding/random.ts'
import { drawDay, drawTimes } from './calendar.ts'
import { COUNTRIES, type Country, type Place } from './geography.ts'
import { INDUSTRIES, type Industry } from './industries.ts'

const ACCOUNT_COUNT = 1_000

/** How large a company is; decides employees, revenue and the size of its deals. */
export type Size = 'small' | 'medium' | 'large' | 'huge'

const EMPLOYEES: Record<Size, [number, number]> = {
  small: [8, 99],
  medium: [100, 999],
  large: [1_000, 9_999],
  huge: [10_000, 45_000],
}

export interface AccountSeed {
  id: number
  name: string
  industry: string
  website: string
  phone: string | null
  email: string
  address: string | null
  city: string
  state: string
  country: string
  region: string
  annual_revenue: number
  employee_count: number
  created_at: string
  updated_at: string
}

/** An account with what its contacts and opportunities need to fit to it. */
export interface SeededAccount {
  record: AccountSeed
  industry: Industry
  country: Country
  place: Place
  size: Size
}

/** A company's country, place, industry and name: what accounts and leads have in common. */
export interface Company {
  name: string
  industry: Industry
  country: Country
  place: Place
  culture: CultureName
}

const weightedCountries = COUNTRIES.map(country => [country, country.weight] as const)
const weightedIndustries = INDUSTRIES.map(industry => [industry, industry.weight] as const)

export function drawCompany(random: Random, names: CompanyNames): Company {
  const country = random.weighted(weightedCountries)
  const industry = random.weighted(weightedIndustries)
  const culture = random.weighted(country.cultures)
  // Companies outside the English-speaking countries are often called after their founder.
  const first = random.chance(culture === 'anglo' ? 5 : 40) ? names.founder(culture) : names.compound()
  return {
    name: `${first} ${random.pick(industry.companyWords)}`,
    industry,
    country,
    place: random.pick(country.places),
    culture,
  }
}

/** A phone number of the place; 555 is the exchange that is kept for fiction. */
export const drawPhone = (random: Random, place: Place): string =>
  `${place.dialCode}-${place.areaCode}-555-${String(random.integer(0, 9_999)).padStart(4, '0')}`

export function seedAccounts(random: Random, names: CompanyNames): SeededAccount[] {
  return Array.from({ length: ACCOUNT_COUNT }, (_, index) => {
    const { name, industry, country, place, culture } = drawCompany(random, names)
    const size = random.weighted([['small', 38], ['medium', 38], ['large', 20], ['huge', 4]] as const) // oxfmt-ignore
    const employees = random.integer(...EMPLOYEES[size])
    const domain = domainOf(name)
    return {
      industry,
      country,
      place,
      size,
      record: {
        id: index + 1,
        name,
        industry: industry.name,
        website: `https://www.${domain}`,
        phone: random.chance(95) ? drawPhone(random, place) : null,
        email: `info@${domain}`,
        address: random.chance(96)
          ? random.pick(CULTURES[culture].streets).replace('#', String(random.integer(1, 240)))
          : null,
        city: place.city,
        state: place.state,
        country: country.name,
        region: country.region,
        annual_revenue: Math.round((employees * random.integer(90, 320)) / 10) * 10_000,
        employee_count: employees,
        ...drawTimes(random, drawDay(random, '2021-01-04', '2024-12-31'), 500),
      },
    }
  })
}
