import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import type { createQuestions } from '../question.ts'
import * as pick from '../pick.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations over courses online, changes, and what cannot be answered. */
export function talkElearning(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { elearning }: Facts): void {
  const { tutors, onlineCourses, onlineLearners } = elearning
  const paying = onlineLearners.filter(one => one.plan === 'plus')
  const from = (country: string) => gold.count(paying.filter(one => one.country === country).length)
  talk(
    'followup',
    ['Which learners are on the plus plan?', gold.set(paying)],
    ['How many of them are in Germany?', from('Germany')],
    ['And in Spain?', from('Spain')],
  )
  const longest = onlineCourses.toSorted((one, other) => other.videoHours - one.videoHours)[0]!
  const tutor = pick.find(tutors, longest.tutorId)
  talk(
    'followup',
    ['Which course has the most video hours?', gold.largest(onlineCourses, one => one.videoHours)],
    ['Who teaches it?', called(tutor, nameOf(tutor))],
    ['And the e-mail address of that tutor?', gold.text(tutor.email, 'email')],
  )
}

function write({ ask }: Builder, { elearning }: Facts): void {
  const { onlineCourses, onlineLearners, enrollments } = elearning
  const sql = onlineCourses.find(one => one.title === 'SQL for Analysts')!
  const fresh = person(onlineLearners, one => enrollments.every(own => own.learnerId !== one.id), 3)
  ask('write', `Please enroll ${nameOf(fresh)} in the course SQL for Analysts.`, gold.created('elearning.enrollments', { learnerId: fresh.id, courseId: sql.id })) // oxfmt-ignore
  const logos = onlineCourses.find(one => one.title === 'Logo Design Workshop')!
  ask('write', 'Change the price of the Logo Design Workshop to $45.', gold.updated('elearning.onlineCourses', logos, { price: 45 })) // oxfmt-ignore
}

function decline({ ask }: Builder, { elearning }: Facts): void {
  const { onlineLearners } = elearning
  ask('missing', `What is the date of birth of the learner ${nameOf(person(onlineLearners, () => true, 80))}?`, unknown()) // oxfmt-ignore
  ask('missing', 'What did learners write in their reviews of Colour Theory?', unknown())
  ask('unknown', 'What is the price of the course Underwater Basket Weaving?', unknown())
}

function chat({ ask }: Builder, { elearning }: Facts): void {
  const { onlineCourses, quizAttempts } = elearning
  ask('smalltalk', "Thanks a lot, that's all for now.", gold.smalltalk())
  ask('browser', 'Click on the sign-up button of our home page', refusesPages())
  const git = onlineCourses.find(one => one.title === 'Git Mastery')!
  ask('multi', 'How many lessons does Git Mastery have, and what does it cost?', gold.figures(gold.count(git.lessonCount), gold.money(git.price))) // oxfmt-ignore
  ask('complete', 'List every quiz attempt with a score of 90 or more.', gold.set(quizAttempts.filter(one => one.score >= 90))) // oxfmt-ignore
}
