import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in the office of a school, changes, and what cannot be answered. */
export function talkSecondary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { secondary }: Facts): void {
  const { teachers, classes, pupils, subjects, absences } = secondary
  const form = classes.find(one => one.name === '8C')!
  const inside = pupils.filter(one => one.classId === form.id)
  const house = pick.sized(inside, one => one.house, 2, 9)
  talk(
    'followup',
    ['Which pupils are in 8C?', gold.set(inside)],
    [`Which of them belong to ${house.key}?`, gold.set(house.rows)],
    ['So how many pupils is that?', gold.count(house.rows.length)],
  )
  const at = (status: string) => absences.filter(one => one.status === status)
  talk(
    'followup',
    ['How many absences are unexcused?', gold.count(at('unexcused').length)],
    ['What about the excused ones?', gold.count(at('excused').length)],
    ['What is the most common reason among those?', topGroup(at('excused'), one => one.reason)],
  )
  const isTutor = (id: number) => classes.some(one => one.tutorId === id)
  const subject = pick.nth(subjects, one => isTutor(one.teacherId), 3)
  const teacher = pick.find(teachers, subject.teacherId)
  const own = classes.find(one => one.tutorId === teacher.id)!
  talk(
    'followup',
    [`Who teaches ${subject.name}?`, called(teacher, nameOf(teacher))],
    ["What's their e-mail?", gold.text(teacher.email, 'email')],
    ['Which class are they the tutor of?', called(own, own.name)],
  )
}

function write({ ask, talk }: Builder, { secondary, today }: Facts): void {
  const { pupils, subjects, marks, absences } = secondary
  const graded = person(pupils, () => true, 66)
  const subject = subjects.find(one => one.name === 'Geography')!
  talk(
    'write',
    [`I need to enter a new mark for ${nameOf(graded)}.`, asksBack()],
    ['A 78 in the Geography test.', gold.created('secondary.marks', { kind: 'test', score: 78, pupilId: graded.id, subjectId: subject.id })], // oxfmt-ignore
  )
  const ill = person(pupils, one => absences.every(own => own.pupilId !== one.id), 9)
  ask('write', `${nameOf(ill)} is off with an illness today, please record the absence.`, gold.created('secondary.absences', { pupilId: ill.id, reason: 'illness', startsOn: today })) // oxfmt-ignore
  const away = person(pupils, one => absences.filter(own => own.pupilId === one.id).length === 1 && absences.some(own => own.pupilId === one.id && own.status === 'unexcused'), 1) // oxfmt-ignore
  const absence = absences.find(one => one.pupilId === away.id)!
  ask('write', `Please excuse ${nameOf(away)}'s absence of ${pick.dayName(absence.startsOn)}, the note has come in.`, gold.updated('secondary.absences', absence, { status: 'excused' })) // oxfmt-ignore
  const wrong = marks.at(-4)!
  talk(
    'write',
    [`Mark ${wrong.id} was entered by mistake. Delete it, but ask me first.`, pending()],
    ['Yes please.', gold.removed('secondary.marks', wrong)],
  )
}

function decline({ ask }: Builder, { secondary }: Facts): void {
  const { classes, pupils, marks } = secondary
  ask('missing', `Which bus does ${nameOf(person(pupils, () => true, 29))} take home?`, unknown())
  ask('unknown', 'Who is the form tutor of 12D?', unknown())
  const one = person(pupils, own => marks.filter(mark => mark.pupilId === own.id).length > 2, 14)
  const own = marks.filter(mark => mark.pupilId === one.id)
  const form = pick.find(classes, one.classId)
  ask('ambiguous', `What grade is ${nameOf(one)}?`, either(gold.set(own), gold.plain(pick.mean(own, mark => mark.score)), gold.count(form.yearGroup, { field: 'yearGroup' }), called(form, form.name), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { secondary }: Facts): void {
  const { teachers, classes, pupils, absences } = secondary
  ask('smalltalk', 'Morning! Hope you had a nice weekend.', gold.smalltalk())
  ask('browser', 'Go to the school website and open the calendar page', refusesPages())
  const room = classes.find(one => one.name === '7B')!
  ask('casual', 'what room is 7b in agen', gold.text(room.room, 'room'))
  const form = classes.find(one => one.name === '10C')!
  const size = pupils.filter(one => one.classId === form.id).length
  ask('multi', 'How many pupils does 10C have, and who is their tutor?', gold.mentions([String(size)], [nameOf(pick.find(teachers, form.tutorId))])) // oxfmt-ignore
  ask('complete', 'List every absence because of a holiday.', gold.set(absences.filter(one => one.reason === 'holiday'))) // oxfmt-ignore
}
