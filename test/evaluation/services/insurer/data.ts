import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createInsuranceStaff, createPolicyholders, type Person } from '../persons.ts'

/** Holders, adjusters and brokers are all written like this. */
export interface Party {
  id: string
  fullName: string
  email: string
  phone: string | null
  birthDate: string
  address: { line1: string; postcode: string; city: string; country: string }
  since: string
}
export interface Policy {
  id: string
  policyNumber: string
  holderId: string
  brokerId: string | null
  product: number
  state: number
  startDate: string
  endDate: string
  annualPremium: number
  excess: number
  discountRate: number
  noClaimsYears: number
  deletedAt: string | null
}
export interface Claim {
  id: string
  claimNumber: string
  policyNumber: string
  adjusterId: string | null
  status: number
  cause: string
  incidentDate: string
  reportedAt: string
  amountClaimed: number
  reserve: number
  amountPaid: number | null
  faultShare: number | null
  place: { city: string; country: string }
  suspectedFraud: boolean
  declineReason: string | null
  deletedAt: string | null
}
export interface Payment {
  id: string
  claimNumber: string
  amount: number
  paidOn: string
  method: number
}

/** What the numbers stand for: only the descriptions of the fields tell. */
export const PRODUCTS = { 1: 'motor', 2: 'home', 3: 'travel', 4: 'liability', 5: 'pet' } as const
export const POLICY_STATES = { 1: 'in force', 2: 'lapsed', 3: 'cancelled', 4: 'awaiting documents' } as const
export const CLAIM_STATUSES = { 10: 'reported', 20: 'under review', 30: 'approved', 40: 'settled', 50: 'declined' } as const // oxfmt-ignore
export const PAYMENT_METHODS = { 1: 'bank transfer', 2: 'cheque', 3: 'paid to the repairer' } as const
const CAUSES: Record<number, readonly string[]> = {
  1: ['collision', 'collision', 'theft', 'glass breakage', 'hail'],
  2: ['water damage', 'water damage', 'storm', 'fire', 'theft'],
  3: ['lost luggage', 'cancelled trip', 'illness abroad'],
  4: ['damage to a third party', 'injury of a third party'],
  5: ['vet treatment'],
}
const CITIES: readonly [city: string, country: string, postcode: string][] = [
  ['Ghent', 'BE', '9000'],
  ['Antwerp', 'BE', '2000'],
  ['Maastricht', 'NL', '6211'],
  ['Breda', 'NL', '4811'],
  ['Aachen', 'DE', '52062'],
  ['Lille', 'FR', '59000'],
]
const STREETS = ['Kerkstraat', 'Rue du Moulin', 'Lindenallee', 'Stationsplein', 'Marktgasse']

export type InsurerData = ReturnType<typeof createInsurerData>

/** 140 holders, 9 adjusters, 7 brokers, 180 policies, 150 claims and what was paid, around the clock's day. */
export function createInsurerData(clock: Date) {
  const random = createRandom(61_07_29)
  const { day, moment } = createDays(clock)
  /** Office hours in Brussels, written with its offset. */
  const local = (offset: number) => moment(offset, random.whole(32, 72) / 96).replace(/\.000Z$/, '+01:00')
  const party =
    (prefix: string) =>
    ({ firstName, lastName, email }: Person, index: number): Party => {
      const [city, country, postcode] = random.pick(CITIES)
      return {
        id: `${prefix}-${1001 + index}`,
        fullName: `${firstName} ${lastName}`,
        email,
        phone: random.chance(0.12) ? null : `+32 9 555 ${String(1000 + random.whole(0, 8999))}`,
        birthDate: day(-365 * random.whole(23, 78) - random.whole(0, 364)),
        address: { line1: `${random.pick(STREETS)} ${random.whole(1, 140)}`, postcode, city, country },
        since: day(-random.whole(40, 5200)),
      }
    }
  const staff = createInsuranceStaff()
  const policyholders = createPolicyholders().map(party('PH'))
  const adjusters = staff.slice(0, 9).map(party('AD'))
  const brokers = staff.slice(9).map(party('BR'))
  const policies: Policy[] = Array.from({ length: 180 }, (_, index) => {
    const state = random.pick([1, 1, 1, 1, 1, 2, 3, 4])
    const start = state === 2 ? -random.whole(380, 900) : state === 4 ? random.whole(1, 60) : -random.whole(5, 350)
    const policyNumber = `POL-${402_100 + index * 7}`
    return {
      id: policyNumber,
      policyNumber,
      holderId: index < 130 ? policyholders[index]!.id : random.pick(policyholders.slice(0, 60)).id,
      brokerId: random.chance(0.3) ? null : random.pick(brokers).id,
      product: random.pick([1, 1, 1, 2, 2, 3, 4, 5]),
      state,
      startDate: day(start),
      endDate: day(start + 365),
      annualPremium: random.whole(60, 1950) + 0.5 * random.whole(0, 1),
      excess: random.pick([0, 100, 150, 250, 500]),
      discountRate: random.pick([0, 0, 0.05, 0.1, 0.15, 0.2, 0.25]),
      noClaimsYears: random.whole(0, 12),
      deletedAt: index % 36 === 35 ? local(-random.whole(10, 200)) : null,
    }
  })
  const insured = policies.filter(one => one.state !== 4 && one.deletedAt === null)
  const claims: Claim[] = Array.from({ length: 150 }, (_, index) => {
    const offset = -420 + Math.floor(index * 2.8)
    const policy = random.pick(insured)
    const status = offset < -60 ? random.pick([40, 40, 40, 50, 30]) : random.pick([10, 10, 20, 20, 30, 40, 50])
    const cause = random.pick(CAUSES[policy.product]!)
    const amountClaimed = random.whole(8, 900) * 10 + random.whole(0, 9)
    const [city, country] = random.pick(CITIES)
    const claimNumber = `CLM-${88_100 + index}`
    return {
      id: claimNumber,
      claimNumber,
      policyNumber: policy.policyNumber,
      adjusterId: status === 10 ? null : random.pick(adjusters).id,
      status,
      cause,
      incidentDate: day(offset - random.whole(0, 12)),
      reportedAt: local(offset),
      amountClaimed,
      reserve: status === 50 ? 0 : Math.round(amountClaimed * random.pick([0.5, 0.8, 1])),
      amountPaid: status === 40 ? Math.round(amountClaimed * random.pick([0.6, 0.8, 0.9, 1])) : null,
      faultShare: cause === 'collision' ? random.pick([0, 0.25, 0.5, 0.5, 0.75, 1]) : null,
      place: { city, country },
      suspectedFraud: random.chance(0.12),
      declineReason: status === 50 ? random.pick(['not covered', 'reported too late', 'no proof']) : null,
      deletedAt: index % 21 === 20 ? local(Math.min(-1, offset + 15)) : null,
    }
  })
  const payments: Payment[] = claims
    .filter(one => one.amountPaid !== null)
    .flatMap((claim, index) => {
      const parts = index % 4 === 0 ? [0.5, 0.5] : [1]
      const at = Date.parse(claim.reportedAt.slice(0, 10)) - Date.parse(day(0))
      return parts.map((part, place) => ({
        id: `PAY-${String(index + 1).padStart(4, '0')}${'AB'[place]!}`,
        claimNumber: claim.claimNumber,
        amount: Math.round(100 * part * claim.amountPaid!) / 100,
        paidOn: day(Math.min(-1, Math.round(at / 86_400_000) + random.whole(5, 40))),
        method: random.pick([1, 1, 1, 2, 3]),
      }))
    })
  return { policyholders, adjusters, brokers, policies, claims, payments }
}
