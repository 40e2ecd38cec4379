import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { CLAIM_STATUSES } from '../services/insurer/data.ts'
import { countInsurer, relateInsurer } from './insurer-figures.ts'
import { talkInsurer } from './insurer-talk.ts'
import { coded, readInsurer } from './read-insurer.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set H over the insurer: written before the engine had seen a service like it. */
export function askInsurer(facts: Facts): Question[] {
  const builder = createQuestions('h', 'insurer')
  list(builder, facts)
  time(builder, facts)
  relateInsurer(builder, facts)
  countInsurer(builder, facts)
  talkInsurer(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, facts: Facts): void {
  const { policyholders, adjusters, brokers, policies, claims } = readInsurer(facts)
  ask('conditions', 'claims under review', gold.set(claims.filter(one => one.status === 20)))
  ask(
    'conditions',
    'Which of our policyholders live in Ghent?',
    gold.set(policyholders.filter(one => one.address.city === 'Ghent')),
  )
  ask(
    'conditions',
    'please show me all claims where is suspected fraud',
    gold.set(claims.filter(one => one.suspectedFraud)),
  )
  ask(
    'conditions',
    'List every declined claim where the ground for declining was that it had been reported too late.',
    gold.set(claims.filter(one => one.status === 50 && one.declineReason === 'reported too late')),
  )
  ask('conditions', 'home policies in force', gold.set(policies.filter(one => one.product === 2 && one.state === 1)))
  ask('conditions', 'claims becuase of water damage', gold.set(claims.filter(one => one.cause === 'water damage')))
  ask(
    'conditions',
    'hey, could you pull up the travel policies that have been cancelled for me?',
    gold.set(policies.filter(one => one.product === 3 && one.state === 3)),
  )
  ask('conditions', 'policies with an excess of 500', gold.set(policies.filter(one => one.excess === 500)))
  ask(
    'logic',
    'motor or pet policies that have lapsed',
    gold.set(policies.filter(one => [1, 5].includes(one.product) && one.state === 2)),
  )
  ask(
    'logic',
    'claims from Aachen or Lille that are not settled',
    gold.set(claims.filter(one => ['Aachen', 'Lille'].includes(one.place.city) && one.status !== 40)),
  )
  ask(
    'logic',
    'collisions where our customer was neither fully nor not at all at fault',
    gold.set(claims.filter(one => one.faultShare !== null && one.faultShare > 0 && one.faultShare < 1)),
  )
  ask('range', 'who claimed more than 8k? give me the claims', gold.set(claims.filter(one => one.amountClaimed > 8000)))
  ask(
    'range',
    'policies whose annual premium lies between 300 and 500 euros',
    pick.setWithin(policies, one => one.annualPremium, 300, 500),
  )
  ask('range', 'policies with a discount of 20% or more', gold20(policies))
  ask('range', 'policies with 10 or more no claims years', gold.set(policies.filter(one => one.noClaimsYears >= 10)))
  ask('missing-values', 'claims nobody is handling yet', gold.set(claims.filter(one => one.adjusterId === null)))
  ask(
    'missing-values',
    'how many policyholders have not given us a phone number?',
    gold.count(policyholders.filter(one => one.phone === null).length),
  )
  ask(
    'missing-values',
    'policies we sold directly, so without a broker, and that are in force',
    gold.set(policies.filter(one => one.brokerId === null && one.state === 1)),
  )
  ask(
    'ranking',
    'biggest claim we ever had',
    gold.largest(claims, one => one.amountClaimed),
  )
  ask(
    'ranking',
    'top 5 policies by premium',
    gold.ordered(policies, one => one.annualPremium, { count: 5 }),
  )
  ask(
    'ranking',
    'which claim under review has the highest reserve?',
    gold.largest(
      claims.filter(one => one.status === 20),
      one => one.reserve,
    ),
  )
  ask(
    'ranking',
    'who is our oldest policyholder',
    gold.smallest(policyholders, one => one.birthDate),
  )
  ask(
    'ranking',
    'second most expensive motor policy?',
    gold.largest(
      policies.filter(one => one.product === 1),
      one => one.annualPremium,
      { place: 2 },
    ),
  )
  const holder = pick.nth(policyholders, one => one.phone !== null, 20)
  ask('lookup', `email of ${holder.fullName}`, gold.text(holder.email, 'email'))
  const adjuster = pick.nth(adjusters, one => one.phone !== null, 2)
  ask('lookup', `what number can i reach adjuster ${adjuster.fullName} on?`, gold.text(adjuster.phone!, 'phone'))
  const policy = policies[41]!
  ask('lookup', `when does ${policy.policyNumber} end?`, gold.text(pick.dayAs(policy.endDate), 'endDate'))
  const waiting = pick.nth(claims, one => one.status === 20, 3)
  ask('lookup', `status of ${waiting.claimNumber} pls`, gold.text(coded(CLAIM_STATUSES, waiting.status), 'status'))
  ask(
    'lookup',
    `in which city does ${policyholders[77]!.fullName} live`,
    gold.text(policyholders[77]!.address.city, 'address.city'),
  )
  const agent = brokers[4]!
  ask(
    'lookup',
    `what is the birthday of the broker ${pick.misspell(agent.fullName)}?`,
    gold.text(pick.dayAs(agent.birthDate), 'birthDate'),
  )
  ask(
    'projection',
    'names and e-mail addresses of the brokers',
    gold.set(brokers, { shows: one => [one.fullName, one.email] }),
  )
  ask(
    'projection',
    'claim number, cause and amount claimed of everything that is under review',
    gold.set(
      claims.filter(one => one.status === 20),
      { shows: one => [one.claimNumber, one.cause, one.amountClaimed] },
    ),
  )
  ask(
    'projection',
    'adjusters with their date of birth, nothing else',
    gold.set(adjusters, { shows: one => [one.birthDate] }),
  )
  const cancelled = pick.nth(policies, one => one.state === 3, 2)
  ask('yes-no', `is ${cancelled.policyNumber} cancelled?`, gold.yes(true))
  ask(
    'yes-no',
    'do we have any fire claims in Breda?',
    gold.yes(claims.some(one => one.cause === 'fire' && one.place.city === 'Breda')),
  )
}

const gold20 = (policies: readonly { discountRate: number }[]) => gold.set(policies.filter(one => one.discountRate >= 0.2)) // oxfmt-ignore

function time({ ask }: Builder, facts: Facts): void {
  const { today, day } = facts
  const { policyholders, policies, claims, payments } = readInsurer(facts)
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask(
    'dates',
    `claims reported in ${pick.monthName(month)}`,
    gold.set(claims.filter(one => pick.month(one.reportedAt) === month)),
  )
  const since = pick.sized(policyholders, one => pick.year(one.since), 5, 20, 1).key
  ask(
    'dates',
    `which policyholders have been with us since ${since}?`,
    either(
      gold.set(policyholders.filter(one => pick.year(one.since) === since)),
      gold.set(policyholders.filter(one => one.since >= since)),
    ),
  )
  const paid = pick.sized(payments, one => one.paidOn, 1, 4).key
  ask('dates', `payments made on ${pick.dayName(paid)}`, gold.set(payments.filter(one => one.paidOn === paid)))
  const from = pick.shiftMonth(pick.month(today)!, -6)
  const to = pick.shiftMonth(pick.month(today)!, -5)
  ask(
    'dates',
    `How many incidents happened from ${pick.monthName(from)} to ${pick.monthName(to)}? (go by incident date)`,
    gold.count(claims.filter(one => [from, to].includes(pick.month(one.incidentDate)!)).length),
  )
  ask(
    'relative-dates',
    'policies that expire in the next 30 days',
    pick.setWithin(policies, one => one.endDate, today, day(30)),
  )
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'relative-dates',
    'how many claims got reported last month',
    gold.count(claims.filter(one => pick.month(one.reportedAt) === last).length),
  )
  ask(
    'relative-dates',
    'which claims came in during the past two weeks',
    either(
      ...[-14, -13].flatMap(start =>
        [0, -1].map(
          end =>
          gold.set(claims.filter(one => one.reportedAt.slice(0, 10) >= day(start) && one.reportedAt.slice(0, 10) <= day(end))), // oxfmt-ignore
        ),
      ),
    ),
  )
  ask(
    'ranking',
    'the three most recent payments',
    gold.ordered(payments, one => one.paidOn, { count: 3 }),
  )
  ask('relative-dates', 'policies starting later than today', gold.set(policies.filter(one => one.startDate > today)))
}
