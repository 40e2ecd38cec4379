import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { either, unknown } = gold

/** Set H over several services at once. */
export function askBetween({ insurer, windfarm, lettings, harbour }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('h', 'between')
  ask(
    'several',
    'count me the turbines, the vessels and the brokers',
    gold.figures(
      gold.count(windfarm.turbines.length),
      gold.count(harbour.vessels.length),
      gold.count(insurer.brokers.length),
    ),
  )
  talk(
    'follow-up',
    ['how many adjusters are there?', gold.count(insurer.adjusters.length)],
    ['and field technicians?', gold.count(windfarm.technicians.length)],
  )
  const emails = new Set(insurer.policyholders.map(one => one.email))
  ask(
    'join',
    'which tenants are also policyholders?',
    either(gold.set(lettings.tenants.filter(one => emails.has(one.email))), unknown()),
  )
  ask(
    'compare',
    'are there more field technicians or more adjusters',
    more(
      [gold.spelled('field technicians', 'field technician', 'technicians'), windfarm.technicians.length],
      [gold.spelled('adjusters', 'adjuster'), insurer.adjusters.length],
    ),
  )
  ask('unanswerable', 'is Skagerfell insured with us?', either(unknown(), gold.yes(false)))
  return questions
}
