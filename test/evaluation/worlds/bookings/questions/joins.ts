import * as gold from '../../../gold.ts'
import { appointments, branches, clients, invoices, memberships, payments, therapists, TODAY, waiting } from '../data.ts' // oxfmt-ignore
import type { Asking } from '../questions.ts'
import { any, held, isAhead, isCancelled, isDone, isMissed, kept, mean, of, running, sum, unique, whoOf, withTherapist } from './readings.ts' // oxfmt-ignore

const whoEither = (list: readonly (typeof appointments)[number][]) => any(held(list), whoOf)

export function askJoins({ ask }: Asking): void {
  ask('join', 'Which clients has Adaeze Cormier treated?', whoEither(withTherapist('Adaeze Cormier')))
  ask('join', 'Which members of staff has Bartosz Dimitrov seen?', any(held(of('Bartosz Dimitrov')), list => gold.set(unique(list.map(one => one.therapist))))) // oxfmt-ignore
  ask('join', 'what treatments has Simone Vasquez had?', any(held(of('Simone Vasquez')), list => gold.either(gold.set(unique(list.map(one => one.treatment))), gold.set(list)))) // oxfmt-ignore
  ask('join', 'Who has had a Deep Tissue Massage at Station Square?', whoEither(appointments.filter(one => one.treatment.name === 'Deep Tissue Massage' && one.branch.name === 'Station Square'))) // oxfmt-ignore
  ask('join', 'How many clients from Brighton have been treated by an osteopath?', any(held(appointments.filter(one => one.client.city === 'Brighton' && one.therapist.title === 'Osteopath')), list => gold.count(unique(list.map(one => one.client)).length))) // oxfmt-ignore
  ask('join', 'How much has Darius Marchetti paid us so far?', gold.money(sum(payments.filter(one => one.invoice.client.name === 'Darius Marchetti').map(one => one.amount)))) // oxfmt-ignore
  ask('join', 'which employees have treated clients from Worthing', any(held(appointments.filter(one => one.client.city === 'Worthing')), list => gold.set(unique(list.map(one => one.therapist))))) // oxfmt-ignore
  const onPlan = (plan: string) => [memberships, running].map(list => list.filter(one => one.plan.name === plan).map(one => one.client)) // oxfmt-ignore
  ask('join', 'Which clients on the Plus plan have missed an appointment?', any(onPlan('Plus'), list => gold.set(list.filter(client => appointments.some(one => one.client === client && isMissed(one)))))) // oxfmt-ignore
  ask('join', 'Which clients gave us only one star?', whoOf(appointments.filter(one => one.rating === 1)))
  const rated = withTherapist('Mateusz Kovacs').filter(one => one.rating !== null)
  ask('join', 'How do clients rate Mateusz Kovacs on average?', gold.plain(mean(rated.map(one => one.rating!))))
  const stone = waiting.filter(one => one.treatment.name === 'Hot Stone Massage').map(one => one.client)
  ask('join', 'I need the email addresses of everyone who is waiting for a Hot Stone Massage.', gold.set(stone, { shows: one => [one.email] })) // oxfmt-ignore
  const overdue = invoices.filter(one => !one.isPaid && one.due < TODAY).map(one => one.client)
  ask('join', 'Which clients with an overdue invoice have an appointment coming up?', gold.set(unique(overdue).filter(client => appointments.some(one => one.client === client && isAhead(one))))) // oxfmt-ignore
  ask('join', 'clients from Hove who come for acupuncture', whoEither(appointments.filter(one => one.client.city === 'Hove' && one.treatment.category === 'acupuncture'))) // oxfmt-ignore
  ask('join', 'In which branches can you get acupuncture?', gold.either(gold.set(unique(therapists.filter(one => one.category === 'acupuncture').map(one => one.branch))), ...held(appointments.filter(one => one.treatment.category === 'acupuncture')).map(list => gold.set(unique(list.map(one => one.branch)))))) // oxfmt-ignore
  const cancelled = [appointments.filter(one => one.cancelled?.startsWith('2025-04')), appointments.filter(one => isCancelled(one) && one.starts.startsWith('2025-04'))] // oxfmt-ignore
  ask('join', 'Who cancelled an appointment last month?', any(cancelled, whoOf))
  ask('join', 'How much did the appointments of Jelena Adeyemi come to?', any(held(of('Jelena Adeyemi')), list => gold.money(sum(list.map(one => one.price))))) // oxfmt-ignore
  ask('join', 'What was the last treatment Xavier Cormier had?', any([of('Xavier Cormier').filter(isDone)], list => { const last = list.toSorted((one, other) => (one.starts < other.starts ? 1 : -1))[0]!; return gold.either(gold.record(last.treatment), gold.record(last), gold.text(last.treatment.name)) })) // oxfmt-ignore
  ask('join', 'Which client of Meera Lagerfeld has had the most appointments with her?', any(held(withTherapist('Meera Lagerfeld')), list => gold.largest(clients, client => list.filter(one => one.client === client).length || undefined))) // oxfmt-ignore
  ask('join', 'which branches do the massage therapists work at?', gold.set(unique(therapists.filter(one => one.category === 'massage').map(one => one.branch)))) // oxfmt-ignore
  ask('join', 'How many no-shows did Paloma Nakagawa have?', gold.count(withTherapist('Paloma Nakagawa').filter(isMissed).length)) // oxfmt-ignore
  ask('join', 'Which treatments are people waiting for at Harbour Row?', gold.either(gold.set(unique(waiting.filter(one => one.branch.name === 'Harbour Row').map(one => one.treatment))), gold.set(waiting.filter(one => one.branch.name === 'Harbour Row')))) // oxfmt-ignore
  ask('join', 'How much revenue did physiotherapy make at Mill Lane?', any(held(appointments.filter(one => one.branch === branches[1] && one.treatment.category === 'physiotherapy')), list => gold.money(sum(list.map(one => one.price))))) // oxfmt-ignore
  ask('join', 'Which clients have been to both Harbour Row and Station Square?', any(kept(appointments).concat([appointments.filter(isDone)]), list => gold.set(clients.filter(client => [0, 2].every(at => list.some(one => one.client === client && one.branch === branches[at])))))) // oxfmt-ignore
}
