import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, nameOf, person, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the hospital. */
export function askHospital({ hospital, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'hospital')
  const { doctors, inpatients: patients, encounters } = hospital
  ask('count', 'How many patients are there?', gold.count(patients.length))
  ask('count', 'How many encounters are planned?', gold.count(encounters.filter(one => one.status === 'planned').length)) // oxfmt-ignore
  ask('filter', 'Show the female patients', gold.set(patients.filter(one => one.gender === 'female')))
  ask('filter', 'Which encounters are in progress?', gold.set(encounters.filter(one => one.status === 'in-progress')))
  ask('filter', 'Which patients live in Oxford?', gold.set(patients.filter(one => one.city === 'Oxford')))
  ask('filter', 'Which practitioners are not active?', gold.set(doctors.filter(one => !one.active)))
  ask('count', 'How many emergency encounters have there been?', gold.count(encounters.filter(one => one.class === 'EMER').length)) // oxfmt-ignore
  ask(
    'top',
    'Who is the oldest patient?',
    gold.smallest(patients, one => one.birthDate),
  )
  ask('group', 'How many encounters are there per status?', gold.map(sizes(encounters, one => one.status)))
  ask('group', 'How many patients are there per city?', gold.map(sizes(patients, one => one.city, as)))
  const ill = person(patients, one => encounters.filter(own => own.patientId === one.id).length > 2)
  ask('join', `Show the encounters of ${nameOf(ill)}.`, gold.set(encounters.filter(one => one.patientId === ill.id)))
  ask('join', 'Which patient has the most encounters?', champion(patients, one => encounters.filter(own => own.patientId === one.id).length, nameOf)) // oxfmt-ignore
  const doctor = doctors[3]!
  ask('join', `How many patients have ${nameOf(doctor)} as their general practitioner?`, gold.count(patients.filter(one => one.doctorId === doctor.id).length)) // oxfmt-ignore
  const known = person(patients, () => true, 21)
  ask('lookup', `When was ${nameOf(known)} born?`, gold.text(pick.dayAs(known.birthDate), 'birthDate'))
  const since = day(-30)
  ask('date', `How many encounters started after ${pick.dayName(since)}?`, gold.either(gold.count(encounters.filter(one => one.start.slice(0, 10) > since).length), gold.count(encounters.filter(one => one.start.slice(0, 10) >= since).length))) // oxfmt-ignore
  const cancelled = encounters.filter(one => one.status === 'cancelled')
  talk('followup', ['List the cancelled encounters.', gold.set(cancelled)], ['How many is that?', gold.count(cancelled.length)]) // oxfmt-ignore
  const plan = pick.nth(encounters, one => one.status === 'planned', 1)
  ask('write', `Set the status of encounter ${plan.id} to cancelled.`, gold.updated('hospital.encounters', plan, { status: 'cancelled' })) // oxfmt-ignore
  ask('missing', `What is the blood pressure of ${nameOf(known)}?`, gold.unknown())
  return questions
}
