import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { PAYMENT_METHODS, PRODUCTS } from '../services/insurer/data.ts'
import { groups, more } from '../set-d/readings.ts'
import { coded, readInsurer } from './read-insurer.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateInsurer({ ask }: Builder, facts: Facts): void {
  const { policyholders, adjusters, brokers, policies, claims, payments } = readInsurer(facts)
  const several = pick.sized(policies, one => one.holderId, 2, 4).key
  ask(
    'join',
    `policies of ${pick.find(policyholders, several).fullName}`,
    gold.set(policies.filter(one => one.holderId === several)),
  )
  const adjuster = adjusters[5]!
  const handled = claims.filter(one => one.adjusterId === adjuster.id)
  ask(
    'join',
    `which claims is ${adjuster.fullName} handling`,
    either(gold.set(handled), gold.set(handled.filter(one => one.status < 40))),
  )
  const claimed = pick.sized(claims, one => one.policyNumber, 2, 4).key
  ask('join', `anything claimed on ${claimed}? list it`, gold.set(claims.filter(one => one.policyNumber === claimed)))
  const holderOf = (number: string) => policies.find(one => one.policyNumber === number)?.holderId
  const claimant = pick.sized(claims, one => holderOf(one.policyNumber), 3, 6).key
  ask(
    'join',
    `all claims of ${pick.find(policyholders, claimant).fullName}`,
    gold.set(claims.filter(one => holderOf(one.policyNumber) === claimant)),
  )
  const handler = pick.nth(claims, one => one.adjusterId !== null, 70)
  const person = pick.find(adjusters, handler.adjusterId!)
  ask('join', `who handles ${handler.claimNumber}?`, either(gold.text(person.fullName), gold.record(person)))
  const left = new Set(policies.filter(one => one.state === 3).map(one => one.holderId))
  ask('join', 'which policyholders have a cancelled policy?', gold.set(policyholders.filter(one => left.has(one.id))))
  const sold = pick.rank(policies, one => one.brokerId)
  const best = sold.filter(({ rows }) => rows.length === sold[0]!.rows.length).map(({ key }) => pick.find(brokers, key))
  ask(
    'join',
    'which broker brought us the most policies',
    either(gold.record(...best), ...best.map(one => gold.text(one.fullName))),
  )
  const travel = new Set(policies.filter(one => one.product === 3).map(one => one.policyNumber))
  ask(
    'join',
    'settled claims on travel policies',
    gold.set(claims.filter(one => travel.has(one.policyNumber) && one.status === 40)),
  )
  const paidTo = pick.nth(
    claims,
    one => payments.filter(other => other.claimNumber === one.claimNumber).length === 2,
    3,
  )
  ask(
    'join',
    `what have we paid on ${paidTo.claimNumber} so far, in total?`,
    gold.money(paidTo.amountPaid!, { field: 'amountPaid' }),
  )
  const mine = new Set(claims.filter(one => one.adjusterId === adjusters[3]!.id).map(one => one.claimNumber))
  ask(
    'join',
    `payments for the claims that ${adjusters[3]!.fullName} handled`,
    gold.set(payments.filter(one => mine.has(one.claimNumber))),
  )
  const ghent = new Set(policyholders.filter(one => one.address.city === 'Ghent').map(one => one.id))
  ask(
    'join',
    'motor policies of people in Ghent',
    gold.set(policies.filter(one => one.product === 1 && ghent.has(one.holderId))),
  )
  const pets = pick.nth(policies, one => one.product === 5, 1)
  ask('yes-no', `does ${pick.find(policyholders, pets.holderId).fullName} have a pet policy?`, gold.yes(true))
  const many = pick.rank(policies, one => one.holderId).filter(({ rows }) => rows.length > 2)
  ask(
    'group',
    'policyholders with more than two policies',
    either(
      gold.set(many.map(({ key }) => pick.find(policyholders, key))),
      groups(many.map(({ key, rows }) => [pick.find(policyholders, key).fullName, rows.length])),
    ),
  )
  const workOf = (id: string) => claims.filter(one => one.adjusterId === id).length
  ask('group', 'workload: claims per adjuster', gold.map(adjusters.map(one => [one.fullName, workOf(one.id)])))
}

/** Figures, groups and comparisons. */
export function countInsurer({ ask }: Builder, facts: Facts): void {
  const { insurer } = facts
  const { adjusters, brokers, policies, claims, payments } = readInsurer(facts)
  const of = (product: number) => policies.filter(one => one.product === product)
  const because = (cause: string) => claims.filter(one => one.cause === cause)
  const at = (status: number) => claims.filter(one => one.status === status)
  ask('aggregate', 'how many claims are on the books?', gold.count(claims.length))
  ask(
    'aggregate',
    'total amount we have paid out so far',
    either(gold.money(pick.sum(payments, one => one.amount)), gold.money(pick.sum(claims, one => one.amountPaid))),
  )
  ask('aggregate', 'average premium for motor?', gold.money(pick.mean(of(1), one => one.annualPremium)))
  ask(
    'aggregate',
    'median amount claimed for a collision',
    gold.money(pick.median(because('collision'), one => one.amountClaimed)),
  )
  ask(
    'aggregate',
    'what discount do home policies get on average?',
    gold.percent(100 * pick.mean(of(2), one => one.discountRate)),
  )
  ask(
    'aggregate',
    'how much money is reserved for the claims under review?',
    gold.money(pick.sum(at(20), one => one.reserve)),
  )
  ask('share', 'what percentage of claims was declined?', gold.percent(pick.ratio(at(50).length, claims.length)))
  ask(
    'share',
    'proportion of suspected fraud among the theft claims',
    gold.percent(pick.ratio(because('theft').filter(one => one.suspectedFraud).length, because('theft').length)),
  )
  ask(
    'group',
    'claims per cause',
    gold.map(pick.rank(claims, one => one.cause).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'number of policies by product',
    gold.map(pick.rank(policies, one => one.product).map(({ key, rows }) => [coded(PRODUCTS, key), rows.length])),
  )
  ask(
    'group',
    'avg claimed amount by country of the incident',
    gold.map(
      pick.rank(claims, one => one.place.country).map(({ key, rows }) => [key, pick.mean(rows, one => one.amountClaimed)]), // oxfmt-ignore
      'money',
    ),
  )
  ask(
    'group',
    'which causes came up more than 15 times?',
    groups(
      pick
        .rank(claims, one => one.cause)
        .filter(({ rows }) => rows.length > 15)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'group',
    'sum of payments per method',
    gold.map(
      pick.rank(payments, one => one.method).map(({ key, rows }) => [coded(PAYMENT_METHODS, key), pick.sum(rows, one => one.amount)]), // oxfmt-ignore
      'money',
    ),
  )
  ask(
    'compare',
    'do we see more thefts or more collisions?',
    more(
      [gold.spelled('theft', 'thefts'), because('theft').length],
      [gold.spelled('collision', 'collisions'), because('collision').length],
    ),
  )
  const premium = (product: number) => pick.mean(of(product), one => one.annualPremium)
  ask(
    'compare',
    'is the average premium higher for travel or for pet policies?',
    more([coded(PRODUCTS, 3), premium(3)], [coded(PRODUCTS, 5), premium(5)], { unit: 'money' }),
  )
  ask(
    'several',
    'how many brokers and how many adjusters do we work with?',
    gold.figures(gold.count(brokers.length), gold.count(adjusters.length)),
  )
  ask(
    'several',
    'number of liability policies + their average premium',
    gold.figures(gold.count(of(4).length), gold.money(premium(4))),
  )
  const deleted = insurer.claims.filter(one => one.deletedAt !== null)
  ask('conditions', 'Which claims have been deleted?', either(gold.set(deleted), gold.unknown()))
}
