import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown, clarify } = gold

/** Set F over several services at once. */
export function askBetween({ campus, clinic, harbour, museum, fleet }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('f', 'between')
  const both = pick.nth(
    clinic.patients,
    one =>
      campus.students.some(other => other.mail === one.contact.email) &&
      clinic.patients.filter(other => other.name.family === one.name.family && other.name.given === one.name.given)
        .length === 1,
    6,
  )
  const student = campus.students.find(one => one.mail === both.contact.email)!
  ask(
    'join',
    `which programme does the patient with the e-mail ${both.contact.email} study?`,
    either(gold.text(student.programmeId), gold.text(pick.find(campus.programmes, student.programmeId).title)),
  )
  const mails = new Set(clinic.patients.map(one => one.contact.email))
  ask(
    'join',
    'which of our students are also patients of the clinic?',
    gold.set(campus.students.filter(one => mails.has(one.mail))),
  )
  ask(
    'several',
    'how many patients, students and vessels are there?',
    gold.figures(
      gold.count(clinic.patients.length),
      gold.count(campus.students.length),
      gold.count(harbour.vessels.length),
    ),
  )
  talk(
    'follow-up',
    ['how many lecturers are there?', gold.count(campus.lecturers.length)],
    [
      'and doctors?',
      either(
        gold.count(clinic.practitioners.length),
        gold.count(campus.lecturers.filter(one => one.academicTitle === 'Dr').length),
      ),
    ],
    ['and artists?', gold.count(museum.artists.length)],
  )
  ask(
    'ambiguous',
    'show me the appointments and the trips of today',
    either(
      clarify(),
      gold.all(gold.mentions(['appointment', 'appointments']), gold.mentions(['trip', 'trips'])),
      unknown(),
    ),
  )
  ask(
    'help',
    'which systems are connected?',
    gold.mentions(['clinic', 'practice desk'], ['campus', 'lindholm campus'], ['fleet']),
  )
  ask('unanswerable', 'how much did the clinic pay for electricity', unknown())
  ask(
    'aggregate',
    'average tuition of the programmes and number of drivers',
    gold.figures(gold.money(pick.mean(campus.programmes, one => one.tuitionPerYear)), gold.count(fleet.drivers.length)),
  )
  return questions
}
