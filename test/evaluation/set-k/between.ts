import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

/** Set K over several services at once. */
export function askBetween({ purchasing, recruiting, hotel, billing }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('k', 'between')
  ask(
    'several',
    'how many suppliers, candidates and hotels are there',
    gold.figures(
      gold.count(purchasing.suppliers.length),
      gold.count(recruiting.candidates.length),
      gold.count(hotel.hotels.length),
    ),
  )
  talk(
    'follow-up',
    ['number of purchase orders?', gold.count(purchasing.purchaseOrders.length)],
    ['and job interviews?', gold.count(recruiting.interviews.length)],
  )
  ask(
    'compare',
    'are there more warehouses or more coupons?',
    more(
      [gold.spelled('warehouses', 'warehouse'), purchasing.warehouses.length],
      [gold.spelled('coupons', 'coupon'), billing.coupons.length],
    ),
  )
  ask('unanswerable', 'which warehouse was Nordschraube interviewed in?', gold.unknown())
  return questions
}
