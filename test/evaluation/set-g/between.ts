import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown } = gold

/** Set G over several services at once. */
export function askBetween({ boxoffice, lettings, clinic }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('g', 'between')
  ask(
    'several',
    'how many flats, patients and acts are there?',
    either(
      gold.figures(
        gold.count(lettings.flats.length),
        gold.count(clinic.patients.length),
        gold.count(boxoffice.acts.length),
      ),
    ),
  )
  talk(
    'follow-up',
    ['how many venues are there?', gold.count(boxoffice.venues.length)],
    ['and contractors?', gold.count(lettings.contractors.length)],
  )
  const emails = new Set(boxoffice.bookings.map(one => one.customer.email))
  ask(
    'join',
    'which tenants have booked a gig?',
    either(gold.set(lettings.tenants.filter(one => emails.has(one.email))), unknown()),
  )
  ask('unanswerable', 'what is the Wi-Fi password at Harlequin Rooms', unknown())
  return questions
}
