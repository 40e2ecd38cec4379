import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkAfterschool } from './afterschool-talk.ts'
import { enrolled, offered } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AM over the after-school clubs. */
export function askAfterschool(facts: Facts): Question[] {
  const builder = createQuestions('am', 'afterschool')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkAfterschool(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { afterschool }: Facts): void {
  const { clubLeaders, clubPupils, schoolClubs } = afterschool
  ask('list', 'Which clubs take place on Wednesdays?', offered(schoolClubs.filter(one => one.weekday === 'Wednesday'), rows => gold.set(rows))) // oxfmt-ignore
  ask('list', 'Which rooms are used by the music clubs?', offered(schoolClubs.filter(one => one.category === 'Music'), rows => values(rows, one => one.room, gold.spelled))) // oxfmt-ignore
  ask('filter', 'Show me the pupils in class 4B.', gold.set(clubPupils.filter(one => one.className === '4B')))
  ask('filter', 'Which children are allergic to nuts?', gold.set(clubPupils.filter(one => one.allergies === 'nuts')))
  ask('threshold', 'Which clubs cost more than £75 per term?', offered(schoolClubs.filter(one => one.termFee > 75), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'External leaders with an hourly rate of at least £32', gold.set(clubLeaders.filter(one => one.isExternal && one.hourlyRate >= 32))) // oxfmt-ignore
}

function number({ ask }: Builder, { afterschool }: Facts): void {
  const { clubEnrolments, clubPupils, schoolClubs } = afterschool
  ask('count', 'How many pupils are in Year 3?', gold.count(clubPupils.filter(one => one.yearGroup === 3).length))
  ask('count', 'How many enrolments are on the waiting list?', gold.count(clubEnrolments.filter(one => one.status === 'WaitingList').length)) // oxfmt-ignore
  ask('top', 'What is the cheapest science club?', offered(schoolClubs.filter(one => one.category === 'Science'), rows => gold.smallest(rows, one => one.termFee))) // oxfmt-ignore
  const taken = (rows: typeof clubEnrolments, id: number) => rows.filter(one => one.clubId === id).length
  ask('top', 'Which club has the most enrolments?', enrolled(clubEnrolments, rows => champion(schoolClubs, one => taken(rows, one.id), one => one.name))) // oxfmt-ignore
  ask('aggregate', 'What is the average term fee of the sport clubs?', offered(schoolClubs.filter(one => one.category === 'Sport'), rows => gold.money(pick.mean(rows, one => one.termFee)))) // oxfmt-ignore
  ask('aggregate', 'How much in fees has been paid so far?', enrolled(clubEnrolments, rows => gold.money(pick.sum(rows, one => one.feePaid)))) // oxfmt-ignore
  ask('group', 'How many clubs are there in each category?', offered(schoolClubs, rows => gold.map(sizes(rows, one => one.category, gold.spelled)))) // oxfmt-ignore
  ask('group', 'Number of pupils per class', gold.map(sizes(clubPupils, one => one.className, gold.spelled)))
  const on = (day: string) => (rows: typeof schoolClubs) => rows.filter(one => one.weekday === day).length
  ask('compare', 'Are there more clubs on Mondays than on Fridays?', offered(schoolClubs, rows => gold.yes(on('Monday')(rows) > on('Friday')(rows)))) // oxfmt-ignore
}

function join({ ask }: Builder, { afterschool }: Facts): void {
  const { clubEnrolments, clubLeaders, clubPupils, schoolClubs } = afterschool
  const inClub = (id: number) => clubEnrolments.filter(one => one.clubId === id)
  const club = pick.nth(schoolClubs, one => inClub(one.id).length > 5, 6)
  ask('join', `Which pupils are enrolled in ${club.name}?`, enrolled(inClub(club.id), rows => gold.either(gold.set(rows.map(one => pick.find(clubPupils, one.pupilId))), gold.set(rows)))) // oxfmt-ignore
  const clubsOf = (id: number) => clubEnrolments.filter(one => one.pupilId === id)
  const pupil = person(clubPupils, one => clubsOf(one.id).length === 3 && clubsOf(one.id).every(own => own.status === 'Active'), 1) // oxfmt-ignore
  ask('join', `What clubs does ${nameOf(pupil)} go to?`, gold.either(gold.set(clubsOf(pupil.id).map(one => pick.find(schoolClubs, one.clubId))), gold.set(clubsOf(pupil.id)))) // oxfmt-ignore
  const open = clubEnrolments.filter(one => one.status === 'Active' && one.feePaid === 0)
  const sixth = open.filter(one => pick.find(clubPupils, one.pupilId).yearGroup === 6)
  ask('join', 'How many active enrolments of Year 6 pupils have not paid anything yet?', gold.count(sixth.length))
  const led = pick.nth(schoolClubs, one => one.status === 'Running', 11)
  ask('lookup', `Who runs ${led.name}?`, toldPerson(pick.find(clubLeaders, led.leaderId)))
  const child = person(clubPupils, one => one.allergies !== null, 8)
  ask('lookup', `What is the contact phone number for ${nameOf(child)}?`, told(child, child.contact.phone, 'phone'))
}

function date({ ask }: Builder, { afterschool, today }: Facts): void {
  const { clubEnrolments, clubLeaders } = afterschool
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const fresh = clubEnrolments.filter(one => pick.month(one.enrolledOn) === month)
  ask(
    'date',
    'How many enrolments did we have last month?',
    enrolled(fresh, rows => gold.count(rows.length)),
  )
  const year = Number(today.slice(0, 4)) - 2
  ask('date', `Which leaders had their last background check before ${year}?`, gold.set(clubLeaders.filter(one => one.checkedOn < String(year)))) // oxfmt-ignore
}
