import * as gold from '../../../gold.ts'
import { appointments, branches, clients, invoices, memberships, payments, therapists, TODAY, treatments, waiting } from '../data.ts' // oxfmt-ignore
import type { Asking } from '../questions.ts'
import { any, held, inMonth, isAhead, isCancelled, isMissed, kept, of, person, running, sum, unique, within, withTherapist } from './readings.ts' // oxfmt-ignore

const living = (city: string) => clients.filter(one => one.city === city)
const paidBy = (method: string) => gold.money(sum(payments.filter(one => one.method === method).map(one => one.amount)))
const atBranch = (name: string) => therapists.filter(one => one.branch === person(branches, name))

export function askConversations({ talk }: Asking): void {
  talk('talk', [
    ['How many clients live in Hove?', gold.count(living('Hove').length)],
    ['And in Worthing?', gold.count(living('Worthing').length)],
    ['Which of those get the newsletter?', gold.set(living('Worthing').filter(one => one.newsletter))],
  ])
  const dearest = person(therapists, 'Adaeze Cormier')
  talk('talk', [
    ['Which employee has the highest hourly rate?', gold.record(dearest)],
    ['Where does she work?', gold.either(gold.record(dearest.branch), gold.text(dearest.branch.name))],
    ['How many appointments has she had?', any(held(withTherapist('Adaeze Cormier')), list => gold.count(list.length))],
  ])
  const overdue = invoices.filter(one => !one.isPaid && one.due < TODAY)
  const largest = overdue.toSorted((one, other) => other.total - one.total)[0]!
  talk('talk', [
    ['Which invoices are overdue?', gold.set(overdue)],
    ['What do they come to in total?', gold.money(sum(overdue.map(one => one.total)))],
    ['Whose is the largest one?', gold.either(gold.record(largest.client), gold.record(largest), gold.text(largest.client.name))], // oxfmt-ignore
  ])
  const needling = person(treatments, 'Dry Needling')
  talk('talk', [
    ['What does Dry Needling cost?', gold.money(needling.price)],
    ['And how long does it take?', gold.plain(needling.minutes)],
  ])
  talk('talk', [
    ["Show me Jelena Adeyemi's appointments.", any(kept(of('Jelena Adeyemi')), list => gold.set(list))],
    ['How many of them were cancelled?', gold.count(of('Jelena Adeyemi').filter(isCancelled).length)],
    ['And which are still to come?', gold.set(of('Jelena Adeyemi').filter(isAhead))],
  ])
  const missedIn = (month: string) => gold.count(inMonth(month).filter(isMissed).length)
  talk('talk', [
    ['How many no-shows did we have in March?', missedIn('2025-03')],
    ['and in april?', missedIn('2025-04')],
  ])
  talk('talk', [
    ['Who works at Harbour Row?', gold.set(atBranch('Harbour Row'))],
    ['Who of them is a massage therapist?', gold.set(atBranch('Harbour Row').filter(one => one.category === 'massage'))], // oxfmt-ignore
    ["What's her email address?", gold.text(person(therapists, 'Hanneke Osterberg').email)],
  ])
  const waiters = waiting.filter(one => one.treatment.name === 'Osteopathic Consultation')
  talk('talk', [
    ['Who is waiting for an Osteopathic Consultation?', gold.either(gold.set(waiters.map(one => one.client)), gold.set(waiters))], // oxfmt-ignore
    ['Which of them lives in Hove?', gold.either(gold.set(waiters.map(one => one.client).filter(one => one.city === 'Hove')), gold.set(waiters.filter(one => one.client.city === 'Hove')))], // oxfmt-ignore
  ])
  talk('talk', [
    ['how much did we get in cash?', paidBy('cash')],
    ['and by transfer?', paidBy('transfer')],
  ])
  const massages = treatments.filter(one => one.category === 'massage')
  const stones = person(treatments, 'Hot Stone Massage')
  const timesBooked = held(appointments.filter(one => one.treatment === stones)).map(list => gold.count(list.length))
  talk('talk', [
    ['List the massage treatments.', gold.either(gold.set(massages), gold.set(massages.filter(one => one.name.includes('Massage'))))], // oxfmt-ignore
    ['Which one takes the longest?', gold.record(stones)],
    ['How often has it been booked?', gold.either(...timesBooked)],
  ])
  talk('talk', [
    ['which clients are on the plus plan?', any([memberships, running], list => gold.either(gold.set(list.filter(one => one.plan.name === 'Plus').map(one => one.client)), gold.set(list.filter(one => one.plan.name === 'Plus'))))], // oxfmt-ignore
    ['and on Unlimited?', any([memberships, running], list => gold.either(gold.set(list.filter(one => one.plan.name === 'Unlimited').map(one => one.client)), gold.set(list.filter(one => one.plan.name === 'Unlimited'))))], // oxfmt-ignore
  ])
  talk('talk', [
    ['Is Orchard House open on Sundays?', gold.yes(person(branches, 'Orchard House').sundays)],
    ['When does it open?', gold.text(gold.spelled('09:00', '9:00', '9 am', '9:00 am', '09:00:00'))],
  ])
  const april = (name: string) => any(held(inMonth('2025-04').filter(one => one.therapist.name === name)), list => gold.count(list.length)) // oxfmt-ignore
  talk('talk', [
    ['How many appointments did Maeve Falk have in April?', april('Maeve Falk')],
    ['What about Saoirse Lindqvist?', april('Saoirse Lindqvist')],
  ])
  const nextDay = within(1, 1)
  talk('talk', [
    ['appointments tomorrow', any(kept(nextDay), list => gold.set(list))],
    ['only those at Mill Lane', any(kept(nextDay.filter(one => one.branch.name === 'Mill Lane')), list => gold.set(list))], // oxfmt-ignore
    ['Who are the clients?', gold.either(gold.set(unique(nextDay.filter(one => one.branch.name === 'Mill Lane').map(one => one.client))), ...kept(nextDay.filter(one => one.branch.name === 'Mill Lane')).map(list => gold.set(list)))], // oxfmt-ignore
  ])
  talk('talk', [
    ['Which treatment is the cheapest?', gold.smallest(treatments, one => one.price)],
    ['How much is it?', gold.money(Math.min(...treatments.map(one => one.price)))],
    ['and the most expensive one?', gold.either(gold.largest(treatments, one => one.price), gold.money(Math.max(...treatments.map(one => one.price))))], // oxfmt-ignore
  ])
}
