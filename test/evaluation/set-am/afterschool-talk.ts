import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refuses, refusesPages } from '../set-s/choose.ts'
import { offered } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the after-school clubs, changes, and what cannot be answered. */
export function talkAfterschool(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { afterschool }: Facts): void {
  const { clubLeaders, schoolClubs } = afterschool
  const art = schoolClubs.filter(one => one.category === 'Art')
  const running = art.filter(one => one.status === 'Running')
  const largest = gold.largest(running, one => one.capacity)
  talk(
    'followup',
    ['List the art clubs.', offered(art, rows => gold.set(rows))],
    ['Which of those are running?', gold.set(running)],
    ['Which one has the most places?', largest],
  )
  const games = schoolClubs.find(one => one.name === 'Table Tennis')!
  const coach = pick.find(clubLeaders, games.leaderId)
  talk(
    'followup',
    ['On which day is Table Tennis?', told(games, games.weekday, 'weekday')],
    ['What time does it start?', told(games, gold.spelled(games.startTime, `${Number(games.startTime.slice(0, 2)) - 12}${games.startTime.slice(2)}`), 'startTime')], // oxfmt-ignore
    ['And who leads it?', either(gold.record(coach), gold.text(nameOf(coach)))],
  )
}

function write({ ask, talk }: Builder, { afterschool }: Facts): void {
  const { clubEnrolments, clubPupils, schoolClubs } = afterschool
  const stars = schoolClubs.find(one => one.name === 'Astronomy')!
  const pupil = person(clubPupils, one => clubEnrolments.every(own => own.pupilId !== one.id), 3)
  ask('write', `Enrol ${nameOf(pupil)} in ${stars.name}.`, gold.created('afterschool.clubEnrolments', { clubId: stars.id, pupilId: pupil.id })) // oxfmt-ignore
  const pottery = schoolClubs.find(one => one.name === 'Pottery')!
  ask('write', 'Move the Pottery club to Room 14', gold.updated('afterschool.schoolClubs', pottery, { room: 'Room 14' })) // oxfmt-ignore
  const leaving = person(clubPupils, one => one.yearGroup === 6 && clubEnrolments.every(own => own.pupilId !== one.id), 1) // oxfmt-ignore
  talk(
    'write',
    [`Please delete the pupil ${nameOf(leaving)}. Ask me before doing it.`, gold.pending()],
    ['Yes, go ahead', gold.removed('afterschool.clubPupils', leaving)],
  )
  ask('write', 'Delete enrolment 77777.', refuses())
}

function decline({ ask }: Builder, { afterschool }: Facts): void {
  const { clubPupils } = afterschool
  const child = person(clubPupils, () => true, 70)
  ask('missing', `What marks did ${nameOf(child)} get in maths?`, unknown())
  ask('unknown', 'How many places does the Falconry club have?', unknown())
  const twins = pick.rank(clubPupils, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `When was ${twins.key} born?`, either(gold.clarify(), gold.set(twins.rows), ...twins.rows.map(one => told(one, pick.dayAs(one.dateOfBirth), 'dateOfBirth')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { afterschool }: Facts): void {
  const { clubEnrolments, clubLeaders, schoolClubs } = afterschool
  ask('smalltalk', 'Thanks, you are a star', gold.smalltalk())
  ask('browser', 'Fill in the registration form on the school website', refusesPages())
  ask('casual', 'wich clubs r on thursday n cost less then 50 quid', offered(schoolClubs.filter(one => one.weekday === 'Thursday' && one.termFee < 50), rows => gold.set(rows))) // oxfmt-ignore
  const fees = schoolClubs.map(one => one.termFee)
  ask('multi', 'What are the lowest and the highest term fee?', gold.figures(gold.money(Math.min(...fees)), gold.money(Math.max(...fees)))) // oxfmt-ignore
  ask('complete', 'Give me the full list of external leaders.', gold.set(clubLeaders.filter(one => one.isExternal)))
  ask('complete', 'How many enrolments have been withdrawn in total?', gold.count(clubEnrolments.filter(one => one.status === 'Withdrawn').length)) // oxfmt-ignore
}
