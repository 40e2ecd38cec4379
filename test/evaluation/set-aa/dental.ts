import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { champion, cut, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { gbp } from '../set-u/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkDental } from './dental-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AA over the dental group. */
export function askDental(facts: Facts): Question[] {
  const builder = createQuestions('aa', 'dental')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkDental(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { dental }: Facts): void {
  const { practitioners, patients, treatments } = dental
  ask('list', 'What treatments do we offer?', gold.set(treatments))
  const insured = patients.filter(one => one.insurancePlan !== 'none')
  ask('list', 'Which insurance plans do our patients have?', gold.either(values(patients, one => one.insurancePlan), values(insured, one => one.insurancePlan))) // oxfmt-ignore
  ask('filter', 'Which of our dentists are not taking on new patients?', gold.set(practitioners.filter(one => one.role === 'dentist' && !one.acceptsNewPatients))) // oxfmt-ignore
  const covered = pick.sized(patients.filter(one => one.insurancePlan === 'premium'), one => one.city, 2, 9) // oxfmt-ignore
  ask('filter', `Show me the patients from ${covered.key} who are on the premium plan.`, gold.set(covered.rows))
  ask('filter', 'Who is allergic to penicillin?', gold.set(patients.filter(one => one.allergies === 'Penicillin')))
}

function number({ ask }: Builder, { dental }: Facts): void {
  const { practices, practitioners, patients, treatments, appointments, invoices } = dental
  const missed = appointments.filter(one => one.status === 'no_show')
  ask('count', 'How many patients did not show up for their appointment?', gold.either(...pick.distinct([missed.length, pick.distinct(missed.map(one => one.patientId)).length]).map(one => gold.count(one)))) // oxfmt-ignore
  ask('count', 'How many patients have we got without an e-mail address?', gold.count(patients.filter(one => one.email === null).length)) // oxfmt-ignore
  ask('top', 'Priciest treatment we do?', gold.largest(treatments, one => one.price)) // oxfmt-ignore
  ask('top', 'Who has been working for us the longest?', gold.smallest(practitioners, one => one.hiredOn)) // oxfmt-ignore
  ask('aggregate', 'Average price of a cosmetic treatment', gold.money(pick.mean(treatments.filter(one => one.category === 'cosmetic'), one => one.price))) // oxfmt-ignore
  ask('aggregate', 'How much money is outstanding on all the overdue invoices together?', gold.money(pick.sum(invoices.filter(one => one.status === 'overdue'), one => one.balance))) // oxfmt-ignore
  ask('group', 'Number of patients at each practice', gold.map(perOwner(practices, one => one.name, patients, one => one.practiceId))) // oxfmt-ignore
  const booked = sizes(appointments, one => one.bookedVia)
  ask('group', 'How are our appointments booked? Give me the numbers by channel.', gold.map(booked))
  const having = (role: string) => practitioners.filter(one => one.role === role).length
  ask('compare', 'Have we got more orthodontists or more hygienists?', more([gold.spelled('orthodontist', 'orthodontists'), having('orthodontist')], [gold.spelled('hygienist', 'hygienists'), having('hygienist')])) // oxfmt-ignore
  const priceOf = (name: string) => treatments.find(one => one.name === name)!.price
  ask('compare', 'Does a root canal cost more than a porcelain crown?', gold.yes(priceOf('Root Canal') > priceOf('Porcelain Crown'))) // oxfmt-ignore
}

function join({ ask }: Builder, { dental }: Facts): void {
  const { practices, practitioners, patients, treatments, appointments, invoices } = dental
  ask('join', `Who works at the ${practices[3]!.name} practice?`, gold.set(practitioners.filter(one => one.practiceId === practices[3]!.id))) // oxfmt-ignore
  const based = person(practitioners, () => true, 8)
  const home = pick.find(practices, based.practiceId)
  ask('join', `Which practice is ${nameOf(based)} at?`, called(home, home.name))
  const most = (left: string[]) => champion(treatments, one => appointments.filter(own => own.treatmentId === one.id && !left.includes(own.status)).length, one => one.name) // oxfmt-ignore
  ask('join', 'Which treatment gets booked most often?', gold.either(most([]), most(['cancelled']), most(['cancelled', 'no_show']))) // oxfmt-ignore
  const owed = invoices.filter(one => one.balance > 0)
  const debtor = person(patients, one => owed.filter(own => own.patientId === one.id).length > 1)
  const own = owed.filter(one => one.patientId === debtor.id)
  ask('join', `How much does ${nameOf(debtor)} still owe us?`, gold.money(pick.sum(own, one => one.balance), { field: 'balance' })) // oxfmt-ignore
  const rung = person(patients, () => true, 36)
  ask('lookup', `What's ${nameOf(rung)}'s phone number?`, gold.text(rung.phone, 'phone'))
  const numbing = treatments.find(one => one.name === 'Gum Graft')!
  ask('lookup', 'How long does a gum graft take?', gold.count(numbing.durationMinutes, { field: 'durationMinutes' }))
}

function date({ ask }: Builder, { dental, day }: Facts): void {
  const { patients, treatments, appointments, invoices } = dental
  const tomorrow = appointments.filter(one => one.startsAt.startsWith(day(1)))
  ask('date', 'What appointments do we have tomorrow?', gold.either(gold.set(tomorrow), gold.set(tomorrow.filter(one => one.status !== 'cancelled')))) // oxfmt-ignore
  const months = pick.rank(patients, one => pick.month(one.registeredOn))
  const { key: month, rows: joined } = months.find(one => one.rows.length < months[0]!.rows.length) ?? months[0]!
  ask('date', `How many patients joined us in ${pick.monthName(month)}?`, gold.count(joined.length))
  ask('date', 'Which patients are due for a check-up in the next 30 days?', pick.setWithin(patients, one => one.recallDueOn, day(0), day(30))) // oxfmt-ignore
  ask('threshold', 'Treatments that take more than an hour', gold.set(treatments.filter(one => one.durationMinutes > 60))) // oxfmt-ignore
  const amount = cut(invoices, one => one.amount, 0.85)
  ask('threshold', `Which invoices are for more than ${gbp(amount)}?`, gold.set(invoices.filter(one => one.amount > amount))) // oxfmt-ignore
}
