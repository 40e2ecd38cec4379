import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { appointmentsOf, known } from './readings.ts'
import { talkSalon } from './salon-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AK over the hair salons. */
export function askSalon(facts: Facts): Question[] {
  const builder = createQuestions('ak', 'salon')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSalon(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { salon }: Facts): void {
  const { stylists, hairServices, salonClients, salonAppointments } = salon
  ask('list', 'Show me all the colour services.', gold.set(hairServices.filter(one => one.category === 'colour')))
  ask('list', 'Who are the stylists at the Harbourside salon?', gold.set(stylists.filter(one => one.salon === 'Harbourside'))) // oxfmt-ignore
  ask('filter', 'Which senior stylists work part time?', gold.set(stylists.filter(one => one.level === 'senior' && one.works_part_time))) // oxfmt-ignore
  ask('filter', 'Which appointments have been requested but not confirmed yet?', gold.set(salonAppointments.filter(one => one.status === 'requested'))) // oxfmt-ignore
  ask('threshold', 'Which services take longer than 90 minutes?', gold.set(hairServices.filter(one => one.duration_minutes > 90))) // oxfmt-ignore
  ask('threshold', 'Stylists with a rating of at least 4.5', gold.set(stylists.filter(one => one.rating >= 4.5)))
  ask('count', 'How many clients get our newsletter?', gold.count(salonClients.filter(one => one.newsletter).length))
}

function number({ ask }: Builder, { salon }: Facts): void {
  const { stylists, hairServices, salonAppointments } = salon
  ask(
    'top',
    'Who is our best rated stylist?',
    gold.largest(stylists, one => one.rating),
  )
  ask(
    'top',
    'What are the three most expensive services?',
    gold.ordered(hairServices, one => one.price, { count: 3 }),
  )
  ask('aggregate', 'How much have our clients tipped in total?', gold.money(pick.sum(salonAppointments, one => one.tip))) // oxfmt-ignore
  const styling = hairServices.filter(one => one.category === 'styling')
  ask('aggregate', 'What is the average price of the styling services?', gold.money(pick.mean(styling, one => one.price))) // oxfmt-ignore
  const missed = salonAppointments.filter(one => one.status === 'no_show')
  ask('aggregate', 'What share of all appointments were no-shows?', gold.percent(pick.ratio(missed.length, salonAppointments.length))) // oxfmt-ignore
  const placeOf = (one: (typeof salonAppointments)[number]) => pick.find(stylists, one.stylistId).salon
  ask('group', 'How many appointments are there per salon?', appointmentsOf(salonAppointments, rows => gold.map(sizes(rows, placeOf, gold.spelled)))) // oxfmt-ignore
  ask('group', 'Average rating of the stylists by level', gold.map(measures(stylists, one => one.level, own => pick.mean(own, one => one.rating)), 'plain')) // oxfmt-ignore
  const mean = (place: string) => pick.mean(stylists.filter(one => one.salon === place), one => one.rating) // oxfmt-ignore
  ask('compare', 'Is the average rating of the Westgate stylists better than that of the Old Town stylists?', gold.yes(mean('Westgate') > mean('Old Town'))) // oxfmt-ignore
}

function join({ ask }: Builder, { salon }: Facts): void {
  const { stylists, hairServices, salonClients, salonAppointments } = salon
  const spent = (rows: typeof salonAppointments, withTip: boolean) => (id: number) =>
    pick.sum(rows.filter(one => one.clientId === id), one => one.price + (withTip ? (one.tip ?? 0) : 0)) // oxfmt-ignore
  const richest = (withTip: boolean) => appointmentsOf(salonAppointments, rows => champion(salonClients, one => spent(rows, withTip)(one.id), one => one.name)) // oxfmt-ignore
  ask('join', 'Which client has spent the most with us?', gold.either(richest(false), richest(true)))
  const balayage = hairServices.find(one => one.name === 'Balayage')!
  ask('join', 'How many appointments were for a balayage?', appointmentsOf(salonAppointments.filter(one => one.serviceId === balayage.id), rows => gold.count(rows.length))) // oxfmt-ignore
  const fan = known(salonClients, one => one.stylistId !== null, 33)
  const favourite = pick.find(stylists, fan.stylistId!)
  ask('join', `Who is the preferred stylist of ${fan.name}?`, called(favourite, favourite.name))
  const keratin = hairServices.find(one => one.name === 'Keratin Treatment')!
  ask('lookup', 'How long does a Keratin Treatment take?', gold.plain(keratin.duration_minutes, { field: 'duration_minutes' })) // oxfmt-ignore
  const client = known(salonClients, one => one.phone !== null, 60)
  ask('lookup', `What is ${client.name}'s phone number?`, told(client, client.phone!, 'phone'))
}

function date({ ask }: Builder, { salon, day, today }: Facts): void {
  const { salonClients, salonAppointments } = salon
  const sure = salonAppointments.filter(one => one.status === 'confirmed')
  ask('date', `Which confirmed appointments do we have after ${pick.dayName(day(7))}?`, gold.set(sure.filter(one => one.starts_at.slice(0, 10) > day(7)))) // oxfmt-ignore
  const last = String(Number(pick.year(today)) - 1)
  ask('date', 'How many new clients did we get last year?', gold.count(salonClients.filter(one => pick.year(one.client_since) === last).length)) // oxfmt-ignore
}
