import * as gold from '../../../gold.ts'
import { appointments, clients, dayAt, dayOf, invoices, memberships, payments, therapists, TODAY } from '../data.ts'
import type { Asking } from '../questions.ts'
import { any, held, inMonth, isAhead, isDone, isMissed, isOn, kept, of, sum, whoOf, within, withTherapist } from './readings.ts' // oxfmt-ignore

const priceOf = (list: readonly { price: number }[]) => gold.money(sum(list.map(one => one.price)))

export function askDates({ ask }: Asking): void {
  ask(
    'date',
    'Which appointments do we have tomorrow?',
    any(kept(within(1, 1)), list => gold.set(list)),
  )
  const afternoon = within(0, 0).filter(one => one.starts.slice(11) >= '12')
  ask('date', 'who is coming in this afternoon?', any(kept(afternoon), whoOf))
  ask('date', 'How many appointments are booked for next week?', any(kept(within(5, 11)), list => gold.count(list.length))) // oxfmt-ignore
  ask('date', "Who didn't turn up yesterday?", whoOf(within(-1, -1).filter(isMissed)))
  const march = [sum(payments.filter(one => one.paid.startsWith('2025-03')).map(one => one.amount)), sum(invoices.filter(one => one.issued.startsWith('2025-03')).map(one => one.total))] // oxfmt-ignore
  ask('date', 'How much did we take in March?', gold.either(...march.map(one => gold.money(one)), ...held(inMonth('2025-03')).map(priceOf))) // oxfmt-ignore
  ask('date', 'Which invoices are overdue?', gold.set(invoices.filter(one => !one.isPaid && one.due < TODAY)))
  ask('date', 'Which new clients joined us this month?', gold.set(clients.filter(one => one.joined.startsWith('2025-05')))) // oxfmt-ignore
  const june = memberships.filter(one => one.until?.startsWith('2025-06'))
  ask('date', 'Which memberships run out in June?', gold.either(gold.set(june), gold.set(june.map(one => one.client))))
  ask('date', 'Who has joined the team in the last two years?', gold.set(therapists.filter(one => one.hired >= '2023-05-14'))) // oxfmt-ignore
  const next = (name: string) => of(name).filter(isAhead).toSorted((one, other) => (one.starts < other.starts ? -1 : 1))[0]! // oxfmt-ignore
  ask('date', "When is Xavier Cormier's next appointment?", gold.either(gold.record(next('Xavier Cormier')), gold.text(dayOf(next('Xavier Cormier'))))) // oxfmt-ignore
  const last = of('Emeka Ivanova').filter(isDone).toSorted((one, other) => (one.starts < other.starts ? 1 : -1))[0]! // oxfmt-ignore
  ask('date', 'When was Emeka Ivanova last here?', gold.either(gold.record(last), gold.text(dayOf(last))))
  ask('date', 'Which clients have their birthday in June?', gold.set(clients.filter(one => one.born.slice(5, 7) === '06'))) // oxfmt-ignore
  ask('date', "Saoirse Lindqvist's appointments this week", any(kept(withTherapist('Saoirse Lindqvist').filter(one => dayOf(one) >= dayAt(-2) && dayOf(one) <= dayAt(4))), list => gold.set(list))) // oxfmt-ignore
  ask('date', 'how many appointments did we have in the first quarter?', any(held(appointments.filter(one => dayOf(one) >= '2025-01' && dayOf(one) < '2025-04')), list => gold.count(list.length))) // oxfmt-ignore
  ask('date', "Who hasn't got a booking after today but was here in April?", gold.set(clients.filter(client => inMonth('2025-04').some(one => one.client === client && isDone(one)) && !appointments.some(one => one.client === client && isOn(one) && dayOf(one) > TODAY)))) // oxfmt-ignore
}
