import * as gold from '../../../gold.ts'
import { appointments, branches, clients, invoices, memberships, payments, plans, therapists, treatments, waiting } from '../data.ts' // oxfmt-ignore
import type { Asking } from '../questions.ts'
import { any, byName, held, isCancelled, isDone, isMissed, kept, mean, running, sum, unique } from './readings.ts'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June']
const monthKey = (month: string) =>
  gold.spelled(month, `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`, MONTHS[Number(month.slice(5)) - 1]!)
const priceOf = (list: readonly { price: number }[]) => sum(list.map(one => one.price))
const rated = appointments.filter(one => one.rating !== null)
const ratingOf = (list: readonly { rating: number | null }[]) => mean(list.map(one => one.rating!))
const open = invoices.filter(one => !one.isPaid)

export function askFigures({ ask }: Asking): void {
  ask(
    'top',
    "What's our most expensive treatment?",
    gold.largest(treatments, one => one.price),
  )
  ask('top', 'Which client has come most often?', any(held(appointments), list => gold.largest(clients, client => list.filter(one => one.client === client).length))) // oxfmt-ignore
  ask('top', 'top 3 treatments by number of bookings', any(held(appointments), list => gold.ordered(treatments, treatment => list.filter(one => one.treatment === treatment).length, { count: 3 }))) // oxfmt-ignore
  ask('top', 'Who has the best average rating of all our staff?', gold.largest(therapists.filter(therapist => rated.some(one => one.therapist === therapist)), therapist => ratingOf(rated.filter(one => one.therapist === therapist)))) // oxfmt-ignore
  ask(
    'top',
    'Which colleague has been with us the longest?',
    gold.smallest(therapists, one => one.hired),
  )
  ask('top', 'which branch is the busiest', any(held(appointments), list => gold.largest(branches, branch => list.filter(one => one.branch === branch).length))) // oxfmt-ignore
  const longest = waiting.toSorted((one, other) => (one.since < other.since ? -1 : 1))[0]!
  ask('top', "Who's been on the waiting list the longest?", gold.record(longest, longest.client))
  ask(
    'top',
    'shortest treatment?',
    gold.smallest(treatments, one => one.minutes),
  )
  ask(
    'top',
    'Which is the largest invoice still unpaid?',
    gold.largest(open, one => one.total),
  )
  ask('top', "Who's our oldest client?", gold.either(gold.smallest(clients, one => one.born), gold.smallest(clients, one => one.joined))) // oxfmt-ignore

  ask('aggregate', 'How much did we invoice in April?', gold.money(sum(invoices.filter(one => one.issued.startsWith('2025-04')).map(one => one.total)))) // oxfmt-ignore
  const massages = treatments.filter(one => one.category === 'massage')
  ask('aggregate', 'What does a massage cost on average?', gold.either(gold.money(mean(massages.map(one => one.price))), ...held(appointments.filter(one => one.treatment.category === 'massage')).map(list => gold.money(mean(list.map(one => one.price)))))) // oxfmt-ignore
  ask('aggregate', 'how much is still owed to us altogether?', gold.money(sum(open.map(one => one.total))))
  ask('aggregate', 'What is the average rating for Sports Rehab?', gold.plain(ratingOf(rated.filter(one => one.treatment.name === 'Sports Rehab')))) // oxfmt-ignore
  ask('aggregate', 'How much money came in by card this year?', gold.money(sum(payments.filter(one => one.method === 'card').map(one => one.amount)))) // oxfmt-ignore
  ask('aggregate', 'How long does a treatment take on average?', gold.either(gold.plain(mean(treatments.map(one => one.minutes))), ...held(appointments).map(list => gold.plain(mean(list.map(one => one.treatment.minutes)))))) // oxfmt-ignore
  ask('aggregate', 'total revenue from completed appointments', gold.money(priceOf(appointments.filter(isDone))))
  ask('aggregate', 'How many treatment rooms do we have in total?', gold.count(sum(branches.map(one => one.rooms))))

  const percent = (part: readonly unknown[], whole: readonly unknown[]) => gold.percent((100 * part.length) / whole.length) // oxfmt-ignore
  ask('share', 'What percentage of all appointments get cancelled?', percent(appointments.filter(isCancelled), appointments)) // oxfmt-ignore
  ask('share', 'what share of our clients lives in Brighton?', percent(clients.filter(one => one.city === 'Brighton'), clients)) // oxfmt-ignore
  ask('share', "What's the share of no-shows among the appointments at Harbour Row?", percent(appointments.filter(one => one.branch.name === 'Harbour Row' && isMissed(one)), appointments.filter(one => one.branch.name === 'Harbour Row'))) // oxfmt-ignore

  ask('group', 'How many appointments does each branch have?', any(held(appointments), list => gold.map(byName(list, one => one.branch.name, group => group.length)))) // oxfmt-ignore
  ask(
    'group',
    'clients per city',
    gold.map(
      byName(
        clients,
        one => one.city,
        group => group.length,
      ),
    ),
  )
  ask('group', 'How much has each member of staff brought in?', any(held(appointments), list => gold.map(byName(list, one => one.therapist.name, priceOf), 'money'))) // oxfmt-ignore
  ask('group', 'Average rating by staff member, please', gold.map(byName(rated, one => one.therapist.name, ratingOf), 'plain')) // oxfmt-ignore
  ask('group', 'Break the payments down by payment method.', gold.either(gold.map(byName(payments, one => one.method, group => group.length)), gold.map(byName(payments, one => one.method, group => sum(group.map(one => one.amount))), 'money'))) // oxfmt-ignore
  ask('group', 'number of appointments per month in 2025', any(held(appointments.filter(one => one.starts >= '2025')), list => gold.map(byName(list, one => one.starts.slice(0, 7), group => group.length).map(([month, count]) => [monthKey(month), count])))) // oxfmt-ignore
  ask('group', 'How many members are there on each plan?', any([memberships, running], list => gold.map(plans.map(plan => [plan.name, list.filter(one => one.plan === plan).length])))) // oxfmt-ignore
  ask('group', 'How often has each treatment been cancelled?', gold.map(byName(appointments.filter(isCancelled), one => one.treatment.name, group => group.length))) // oxfmt-ignore

  const cheapest = treatments.toSorted((one, other) => one.price - other.price)
  ask('multi', "What's the cheapest treatment and what's the dearest?", gold.either(gold.set([cheapest[0]!, cheapest.at(-1)!]), gold.figures(gold.money(cheapest[0]!.price), gold.money(cheapest.at(-1)!.price)))) // oxfmt-ignore
  ask('multi', 'How many clients live in Brighton, and how many in Hove?', gold.either(gold.figures(...['Brighton', 'Hove'].map(city => gold.count(clients.filter(one => one.city === city).length))), gold.map(['Brighton', 'Hove'].map(city => [city, clients.filter(one => one.city === city).length])))) // oxfmt-ignore
  const hers = open.filter(one => one.client.name === 'Marisol Adeyemi')
  ask('multi', 'How many invoices has Marisol Adeyemi not paid yet, and what do they come to?', gold.figures(gold.count(hers.length), gold.money(sum(hers.map(one => one.total))))) // oxfmt-ignore
  ask('multi', 'How many staff and how many clients do we have?', gold.figures(gold.count(therapists.length), gold.count(clients.length))) // oxfmt-ignore

  const perTherapist = (list: readonly (typeof appointments)[number][]) => gold.largest(therapists, therapist => unique(list.filter(one => one.therapist === therapist).map(one => one.client)).length) // oxfmt-ignore
  ask('top', 'Which employee sees the most clients?', any(held(appointments).flatMap(list => [perTherapist(list), gold.largest(therapists, therapist => list.filter(one => one.therapist === therapist).length)]), one => one)) // oxfmt-ignore
  ask('top', 'Who cancels most often?', any(kept(appointments).slice(0, 1), list => gold.largest(clients, client => list.filter(one => one.client === client && isCancelled(one)).length))) // oxfmt-ignore
}
