import * as gold from '../../../gold.ts'
import { appointments, branches, clients, invoices, therapists, treatments } from '../data.ts'
import type { Asking } from '../questions.ts'
import { any, held, inMonth, isAhead, isCancelled, isMissed, kept, of, person, running, within } from './readings.ts'

const named = (name: string) => person(clients, name)

export function askComparisons({ ask }: Asking): void {
  ask('compare', 'Which costs more, a Hot Stone Massage or a Facial Acupuncture?', gold.largest(treatments.filter(one => ['Hot Stone Massage', 'Facial Acupuncture'].includes(one.name)), one => one.price)) // oxfmt-ignore
  const living = (city: string) => clients.filter(one => one.city === city).length
  ask('compare', 'Do more of our clients live in Hove or in Worthing?', gold.text(living('Hove') > living('Worthing') ? 'Hove' : 'Worthing')) // oxfmt-ignore
  ask('compare', 'who has had more appointments, Darius Marchetti or Jelena Adeyemi?', any(held(appointments), list => gold.largest([named('Darius Marchetti'), named('Jelena Adeyemi')], client => list.filter(one => one.client === client).length))) // oxfmt-ignore
  ask('compare', 'How many more appointments did we have in March than in April?', any(held(appointments), list => gold.count(list.filter(one => one.starts.startsWith('2025-03')).length - list.filter(one => one.starts.startsWith('2025-04')).length, { unsigned: true }))) // oxfmt-ignore
  ask('compare', 'Which branch has more rooms, Mill Lane or Station Square?', gold.largest(branches.filter(one => ['Mill Lane', 'Station Square'].includes(one.name)), one => one.rooms)) // oxfmt-ignore

  ask('yesno', 'Is Mill Lane open on Sundays?', gold.yes(person(branches, 'Mill Lane').sundays))
  ask('yesno', 'Does Malik Jankowski work at Station Square?', gold.yes(person(therapists, 'Malik Jankowski').branch.name === 'Station Square')) // oxfmt-ignore
  ask('yesno', 'Has Kamila Adeyemi paid all her invoices?', gold.yes(invoices.filter(one => one.client === named('Kamila Adeyemi')).every(one => one.isPaid))) // oxfmt-ignore
  ask('yesno', 'is anyone booked in with Maeve Falk tomorrow?', gold.yes(within(1, 1).some(one => one.therapist.name === 'Maeve Falk' && isAhead(one)))) // oxfmt-ignore
  ask('yesno', 'Does Gideon Sandoval have a membership?', gold.yes(running.some(one => one.client === named('Gideon Sandoval')))) // oxfmt-ignore
  ask('yesno', 'do we offer cupping?', gold.yes(treatments.some(one => one.name === 'Cupping')))
  ask('yesno', 'Have there been more cancellations than no-shows?', gold.yes(appointments.filter(isCancelled).length > appointments.filter(isMissed).length)) // oxfmt-ignore
  ask('yesno', 'Has Leonie Kapoor ever been to the Orchard House branch?', gold.yes(kept(of('Leonie Kapoor'))[1]!.some(one => one.branch.name === 'Orchard House'))) // oxfmt-ignore
  ask('yesno', 'Did we have more appointments in February than in January?', gold.yes(inMonth('2025-02').length > inMonth('2025-01').length)) // oxfmt-ignore
}
