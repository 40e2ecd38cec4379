import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export const TYPES = ['Apartment', 'Detached House', 'Terraced House', 'Studio'] as const
export const STAGES = ['Available', 'Under Offer', 'Sold', 'Withdrawn'] as const
export const OUTCOMES = ['Interested', 'Not Interested', 'Second Viewing', 'No Show'] as const
const STREETS = ['Abbey Lane', 'Bishop Street', 'Canal Walk', 'Drury Close', 'Elm Grove', 'Foundry Yard', 'Gable Road']
const CITIES = ['Norwich', 'Exeter', 'Lincoln', 'Durham', 'Truro']

export type RealtyData = ReturnType<typeof createRealtyData>

/** 12 agents, 70 properties and 110 viewings. */
export function createRealtyData(clock: Date) {
  const random = createRandom(20_26_307)
  const { day } = createDays(clock)
  const key = (prefix: string, index: number) => `${prefix}5g00000${(100_000 + index * 911).toString(36).padStart(6, 'K')}QAX` // oxfmt-ignore
  const estateAgents = createPeopleOf(11_011, 12, 'gablekey.example').map(({ firstName, lastName, email }, index) => ({
    id: key('a03', index),
    name: `${firstName} ${lastName}`,
    email,
    region: random.pick(['North', 'South', 'East', 'West']),
    commissionRate: random.pick([1, 1.25, 1.5, 2]),
    hireDate: day(-random.whole(100, 3000)),
  }))
  const properties = Array.from({ length: 70 }, (_, index) => ({
    id: key('a01', index),
    name: `${1 + index} ${random.pick(STREETS)}`,
    city: random.pick(CITIES),
    type: random.pick(TYPES) as string,
    stage: random.pick(STAGES) as string,
    askingPrice: 5000 * random.whole(24, 190),
    bedrooms: random.whole(1, 6),
    hasGarden: random.chance(0.5),
    listedDate: day(-random.whole(1, 500)),
    agentId: random.pick(estateAgents).id,
  }))
  const viewings = Array.from({ length: 110 }, (_, index) => {
    const offset = random.whole(-200, 20)
    return {
      id: key('a02', index),
      name: `VW-${String(1201 + index).padStart(5, '0')}`,
      propertyId: random.pick(properties).id,
      buyerName: random.pick(['Pemberley Ltd', 'J. Hargreaves', 'The Okafor family', 'S. Lindgren', 'Mr and Mrs Tolland']), // oxfmt-ignore
      viewingDate: day(offset),
      outcome: offset > 0 ? null : random.pick(OUTCOMES),
    }
  })
  return { estateAgents, properties, viewings }
}
