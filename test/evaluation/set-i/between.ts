import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { either, unknown } = gold

/** Set I over several services at once. */
export function askBetween({ billing, hotel, insurer, windfarm }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('i', 'between')
  ask(
    'several',
    'how many hotels, coupons and policyholders do we have in total each?',
    gold.figures(
      gold.count(hotel.hotels.length),
      gold.count(billing.coupons.length),
      gold.count(insurer.policyholders.length),
    ),
  )
  talk(
    'follow-up',
    ['number of refunds', gold.count(billing.refunds.length)],
    ['and how many hotel guests?', gold.count(hotel.guests.length)],
  )
  const emails = new Set(insurer.policyholders.map(one => one.email))
  ask(
    'join',
    'which hotel guests are also policyholders',
    either(gold.set(hotel.guests.filter(one => emails.has(one.email))), unknown()),
  )
  ask(
    'compare',
    'do we have more disputes or more field technicians?',
    more(
      [gold.spelled('disputes', 'dispute'), billing.disputes.length],
      [gold.spelled('field technicians', 'field technician', 'technicians'), windfarm.technicians.length],
    ),
  )
  ask('unanswerable', 'which turbines did Harborlight Studios stay in?', unknown())
  return questions
}
