import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import type { Spelled } from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { apart, nameOf, person } from './read-school.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateSchool(builder: Builder, facts: Facts): void {
  relateTeaching(builder, facts)
  relateRest(builder, facts)
}

function relateTeaching({ ask }: Builder, { musicschool }: Facts): void {
  const { branches, rooms, teachers, students, lessons } = musicschool
  const coach = person(teachers, one => students.filter(row => row.teacherId === one.id).length >= 4, 2)
  ask('join', `which students does ${nameOf(coach)} teach?`, either(gold.set(students.filter(one => one.teacherId === coach.id)), gold.set(pick.distinct(lessons.filter(one => one.teacherId === coach.id).map(one => pick.find(students, one.studentId)))))) // oxfmt-ignore
  const learner = person(students, one => lessons.filter(row => row.studentId === one.id).length >= 3, 4)
  ask('join', `lessons of ${nameOf(learner)}`, gold.set(lessons.filter(one => one.studentId === learner.id)))
  const pupil = person(students, one => one.teacherId !== null && one.status === 'Active', 21)
  const own = pick.find(teachers, pupil.teacherId!)
  ask('join', `who teaches ${nameOf(pupil)}?`, either(gold.record(own), gold.text(nameOf(own))))
  const old = branches[1]!
  const there = new Set(rooms.filter(one => one.branchId === old.id).map(one => one.id))
  ask('join', `lessons held at the ${old.name} branch`, gold.set(lessons.filter(one => there.has(one.roomId ?? 0))))
  ask('join', 'teachers in Erlangen', gold.set(teachers.filter(one => pick.find(branches, one.branchId).city === 'Erlangen'))) // oxfmt-ignore
  ask('join', 'how many missed lessons do the guitar students have?', gold.count(lessons.filter(one => one.status === 'Missed' && pick.find(students, one.studentId).instrument === 'Guitar').length)) // oxfmt-ignore
  const booked = new Set(lessons.filter(one => one.status === 'Scheduled').map(one => one.studentId))
  ask('join', 'active students without any scheduled lesson', gold.set(students.filter(one => one.status === 'Active' && !booked.has(one.id)))) // oxfmt-ignore
  const [top, next] = pick.rank(lessons, one => one.teacherId)
  const tops = top!.rows.length === next!.rows.length ? [top!, next!] : [top!]
  ask('join', 'Which teacher gave the most lessons?', either(...tops.flatMap(({ key }) => [gold.record(pick.find(teachers, key)), gold.text(nameOf(pick.find(teachers, key)))]), ...taught(musicschool))) // oxfmt-ignore
}
/** "Gave" may count the attended lessons only. */
function taught({ lessons, teachers }: Facts['musicschool']) {
  const ranked = pick.rank(lessons.filter(one => one.status === 'Attended'), one => one.teacherId) // oxfmt-ignore
  const best = ranked.filter(one => one.rows.length === ranked[0]!.rows.length)
  return best.flatMap(({ key }) => [gold.record(pick.find(teachers, key)), gold.text(nameOf(pick.find(teachers, key)))])
}

function relateRest({ ask }: Builder, { musicschool }: Facts): void {
  const { teachers, students, ensembles, memberships, instruments, invoices, concerts } = musicschool
  const inside = (name: string) => {
    const { id } = ensembles.find(one => one.name === name)!
    return pick.distinct(memberships.filter(one => one.ensembleId === id).map(one => pick.find(students, one.studentId))) // oxfmt-ignore
  }
  ask('join', 'who sings in the Nightingales?', gold.set(inside('The Nightingales')))
  ask('join', 'how many members do the Young Strings have?', either(gold.count(inside('Young Strings').length), gold.count(memberships.filter(one => one.ensembleId === 2).length))) // oxfmt-ignore
  const conductor = pick.find(teachers, ensembles[4]!.conductorId)
  ask('join', 'who conducts the Back Row Big Band', either(gold.record(conductor), gold.text(nameOf(conductor))))
  const renter = person(students, one => instruments.filter(row => row.rentedToStudentId === one.id).length === 1, 3)
  const lent = instruments.filter(one => one.rentedToStudentId === renter.id)
  ask('join', `what instrument is rented to ${nameOf(renter)}?`, either(gold.set(lent), gold.text(lent[0]!.assetTag), gold.text(lent[0]!.type))) // oxfmt-ignore
  const holder = pick.nth(instruments, one => one.rentedToStudentId !== null, 9)
  const has = pick.find(students, holder.rentedToStudentId!)
  ask('join', `who has ${holder.assetTag}?`, either(gold.record(has), gold.text(nameOf(has))))
  const debtors = new Set(invoices.filter(one => one.status === 'Overdue').map(one => one.studentId))
  ask('join', 'students with overdue invoices', gold.set(students.filter(one => debtors.has(one.id))))
  const payer = person(students, one => invoices.filter(row => row.studentId === one.id).length >= 3, 5)
  ask('join', `how much have we billed ${nameOf(payer)} so far?`, gold.money(pick.sum(invoices.filter(one => one.studentId === payer.id), one => one.amount))) // oxfmt-ignore
  const members = new Set(memberships.map(one => one.studentId))
  ask('join', 'advanced students who are in no ensemble', gold.set(students.filter(one => one.level === 'Advanced' && !members.has(one.id)))) // oxfmt-ignore
  ask('join', 'which ensemble plays at Strings Attached?', either(gold.record(pick.find(ensembles, concerts[1]!.ensembleId!)), gold.text(pick.find(ensembles, concerts[1]!.ensembleId!).name))) // oxfmt-ignore
}

/** Figures over the school. */
export function figureSchool({ ask }: Builder, { musicschool, today }: Facts): void {
  const { branches, teachers, students, lessons, instruments, invoices, concerts } = musicschool
  ask('aggregate', 'how many active students do we have?', gold.count(students.filter(one => one.status === 'Active').length)) // oxfmt-ignore
  const overdue = invoices.filter(one => one.status === 'Overdue')
  ask('aggregate', 'how much money is overdue?', gold.money(pick.sum(overdue, one => one.amount)))
  ask('aggregate', 'average hourly rate of our piano teachers', gold.money(pick.mean(teachers.filter(one => one.mainInstrument === 'Piano'), one => one.hourlyRate))) // oxfmt-ignore
  ask('aggregate', 'total value of the rental instruments by purchase price', gold.money(pick.sum(instruments, one => one.purchasePrice))) // oxfmt-ignore
  ask('aggregate', 'what did we take in monthly rent, i.e. sum of the rents of everything rented out', gold.money(pick.sum(instruments.filter(one => one.rentedToStudentId !== null), one => one.monthlyRent))) // oxfmt-ignore
  ask('aggregate', 'tickets sold altogether?', gold.count(pick.sum(concerts, one => one.ticketsSold)))
  const paid = invoices.filter(one => pick.year(one.paidOn) === pick.year(today))
  ask('aggregate', 'how much did we receive from paid invoices this year', gold.money(pick.sum(paid, one => one.amount))) // oxfmt-ignore
  ask('share', 'what percent of the lessons were missed?', gold.percent(pick.ratio(lessons.filter(one => one.status === 'Missed').length, lessons.length))) // oxfmt-ignore
  ask('share', 'share of students that are beginners', gold.percent(pick.ratio(students.filter(one => one.level === 'Beginner').length, students.length))) // oxfmt-ignore
  const sizes = <T>(rows: readonly T[], key: (row: T) => string) =>
    pick.rank(rows, key).map(({ key: name, rows: own }): [Spelled, number] => [apart(name), own.length])
  ask('group', 'students per instrument', gold.map(sizes(students, one => one.instrument)))
  ask('group', 'number of lessons by status', gold.map(sizes(lessons, one => one.status)))
  ask('group', 'how many teachers does each branch have?', gold.map(branches.map(one => [one.name, teachers.filter(row => row.branchId === one.id).length]))) // oxfmt-ignore
  ask('group', 'invoiced amount per month this year', gold.map(pick.rank(invoices.filter(one => pick.year(one.issuedOn) === pick.year(today)), one => pick.month(one.issuedOn)).map(({ key, rows }) => [pick.monthAs(key), pick.sum(rows, one => one.amount)]), 'money')) // oxfmt-ignore
  const brands = pick.rank(instruments, one => one.brand).map(({ key, rows }): [string, number] => [key, rows.length])
  ask('group', 'brands of which we own more than 8 instruments', groups(brands.filter(([, size]) => size > 8)))
  const play = (name: string) => students.filter(one => one.instrument === name).length
  ask('compare', 'do more students play guitar or drums?', more([gold.spelled('Guitar'), play('Guitar')], [gold.spelled('Drums'), play('Drums')])) // oxfmt-ignore
  const rate = (index: number) => teachers[index]!.hourlyRate
  ask('compare', `who costs more per hour, ${nameOf(teachers[1]!)} or ${nameOf(teachers[8]!)}?`, more([gold.spelled(nameOf(teachers[1]!)), rate(1)], [gold.spelled(nameOf(teachers[8]!)), rate(8)], { unit: 'money' })) // oxfmt-ignore
}
