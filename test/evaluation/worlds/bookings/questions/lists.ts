import * as gold from '../../../gold.ts'
import { appointments, branches, clients, invoices, therapists, treatments, waiting } from '../data.ts'
import type { Asking } from '../questions.ts'
import { any, held, isCancelled, isDone, isMissed, isOn, running, unique, whoOf } from './readings.ts'

export function askLists({ ask }: Asking): void {
  ask('list', 'Which treatments do you offer?', gold.set(treatments))
  ask('list', 'Show me everybody who works at Mill Lane.', gold.set(therapists.filter(one => one.branch.name === 'Mill Lane'))) // oxfmt-ignore
  ask('list', 'list all our branches', gold.set(branches))
  ask('list', 'Who is on the waiting list at the moment?', gold.either(gold.set(waiting.map(one => one.client)), gold.set(waiting))) // oxfmt-ignore
  ask('list', 'Could you list the osteopaths for me, please?', gold.set(therapists.filter(one => one.title === 'Osteopath'))) // oxfmt-ignore
  ask('list', 'what kinds of treatments are there?', gold.either(gold.set(unique(treatments.map(one => one.category))), gold.set(treatments))) // oxfmt-ignore

  ask('filter', 'Which massages do we have on the menu?', gold.either(gold.set(treatments.filter(one => one.category === 'massage')), gold.set(treatments.filter(one => one.name.includes('Massage'))))) // oxfmt-ignore
  ask('filter', 'clients from Hove', gold.set(clients.filter(one => one.city === 'Hove')))
  ask('filter', 'Show me all the no-shows, please.', gold.either(whoOf(appointments.filter(isMissed))))
  ask('filter', 'Which of our staff only work part-time?', gold.set(therapists.filter(one => one.partTime)))
  ask('filter', 'Which appointments were cancelled because of illness?', gold.set(appointments.filter(one => one.reason === 'illness'))) // oxfmt-ignore
  ask('filter', 'clients we have no phone number for', gold.set(clients.filter(one => one.phone === null)))
  ask('filter', 'Which clients get the newsletter?', gold.set(clients.filter(one => one.newsletter)))
  ask('filter', 'Which branches are open on Sundays?', gold.set(branches.filter(one => one.sundays)))
  ask('filter', "List the invoices that haven't been paid yet.", gold.set(invoices.filter(one => !one.isPaid)))
  ask('filter', 'bookings at orchard house that got cancelled', gold.set(appointments.filter(one => isCancelled(one) && one.branch.name === 'Orchard House'))) // oxfmt-ignore

  ask('count', 'How many clients do we have?', gold.count(clients.length))
  ask('count', 'how many no-shows have there been so far?', gold.count(appointments.filter(isMissed).length))
  ask('count', 'How many physiotherapists work for us?', gold.count(therapists.filter(one => one.category === 'physiotherapy').length)) // oxfmt-ignore
  ask('count', 'How many appointments were booked online?', any([appointments, appointments.filter(isOn)], list => gold.count(list.filter(one => one.online).length))) // oxfmt-ignore
  ask('count', 'how many ppl are waiting for a hot stone massage?', gold.count(waiting.filter(one => one.treatment.name === 'Hot Stone Massage').length)) // oxfmt-ignore
  ask('count', 'How many memberships are currently running?', gold.count(running.length))
  ask('count', 'How many different cities do our clients come from?', gold.count(unique(clients.map(one => one.city)).length)) // oxfmt-ignore

  ask('never', 'Which clients have never had an appointment?', any([appointments, appointments.filter(isOn), appointments.filter(isDone)], list => gold.set(clients.filter(client => !list.some(one => one.client === client))))) // oxfmt-ignore
  ask('never', 'Is there a treatment that nobody has ever booked?', gold.either(gold.set(treatments.filter(treatment => !appointments.some(one => one.treatment === treatment))), gold.yes(true))) // oxfmt-ignore
  ask('never', 'staff without a single cancellation', gold.set(therapists.filter(therapist => !appointments.some(one => one.therapist === therapist && isCancelled(one))))) // oxfmt-ignore
  ask('never', "Which of our clients don't have a membership?", any([running, running.concat(), undefined], list => gold.set(clients.filter(client => !(list ? list.some(one => one.client === client) : clients.indexOf(client) >= 3 && clients.indexOf(client) < 27))))) // oxfmt-ignore
  ask('never', 'Which branch has had no no-shows this month?', gold.set(branches.filter(branch => !appointments.some(one => one.branch === branch && isMissed(one) && one.starts >= '2025-05')))) // oxfmt-ignore

  ask('threshold', 'Which treatments take longer than an hour?', gold.set(treatments.filter(one => one.minutes > 60)))
  ask('threshold', 'treatments under 50 euros', gold.set(treatments.filter(one => one.price < 50)))
  ask('threshold', 'Which employees earn between 30 and 40 euros an hour?', gold.set(therapists.filter(one => one.rate >= 30 && one.rate <= 40))) // oxfmt-ignore
  ask('threshold', 'Show me the invoices above €150.', gold.set(invoices.filter(one => one.total > 150)))
  ask('threshold', 'Which branches have at least five rooms?', gold.set(branches.filter(one => one.rooms >= 5)))
  ask('threshold', 'Which appointments were rated 2 stars or less?', gold.set(appointments.filter(one => one.rating !== null && one.rating <= 2))) // oxfmt-ignore
  ask('threshold', 'clients older than 70', gold.set(clients.filter(one => one.born <= '1954-05-14')))

  const often = (count: number) => (list: readonly (typeof appointments)[number][]) => gold.set(therapists.filter(therapist => list.filter(one => one.therapist === therapist).length >= count)) // oxfmt-ignore
  const missedBy = (client: (typeof clients)[number]) => appointments.filter(one => one.client === client && isMissed(one)).length // oxfmt-ignore
  ask('having', 'Which clients have missed more than one appointment?', gold.set(clients.filter(client => missedBy(client) > 1))) // oxfmt-ignore
  ask('having', 'staff with at least 15 appointments', any(held(appointments), often(15)))
  ask('having', 'Which clients have two or more unpaid invoices?', gold.set(clients.filter(client => invoices.filter(one => one.client === client && !one.isPaid).length >= 2))) // oxfmt-ignore
  const rarely = (list: readonly (typeof appointments)[number][], from: number) => gold.set(treatments.filter(treatment => { const times = list.filter(one => one.treatment === treatment).length; return times >= from && times < 7 })) // oxfmt-ignore
  ask('having', 'Which treatments have been booked fewer than 7 times?', any(held(appointments).flatMap(list => [rarely(list, 0), rarely(list, 1)]), one => one)) // oxfmt-ignore
}
