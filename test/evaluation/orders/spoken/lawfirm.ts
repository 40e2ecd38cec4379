import * as gold from '../../gold.ts'
import type { OrdersOf } from './spoken.ts'

/** A law firm: snake case, and actions that set a state with its day. */
export const speakToLawfirm: OrdersOf = ({ one, rows, day, next }) => {
  const lawyer = (last: string, firstName: string) => rows('lawyers').find(row => row.lastName === last && row.firstName === firstName)! // oxfmt-ignore
  const matter = (reference: string) => one('matters', 'reference', reference)
  const open = rows('matters').filter(row => row.status === 'open')
  const overdue = rows('invoices').filter(row => row.status === 'overdue')
  const scheduled = rows('hearings').filter(row => row.status === 'scheduled')
  const [hearing] = scheduled as [(typeof scheduled)[0]]
  const referenceOf = (id: unknown) => String(one('matters', 'id', id).reference)
  const entry = rows('timeEntries').at(-1)!
  return [
    [`invoice ${overdue[0]!.number} has been paid`, gold.either(gold.updated('lawfirm.invoices', overdue[0]!, { status: 'paid' }, ['paidOn']), gold.nowrite())], // oxfmt-ignore
    [`please mark ${overdue[1]!.number} as paid today`, gold.updated('lawfirm.invoices', overdue[1]!, { status: 'paid' }, ['paidOn'])], // oxfmt-ignore
    [`give them until 15 January to pay ${overdue[2]!.number}`, gold.either(gold.updated('lawfirm.invoices', overdue[2]!, { dueOn: '2027-01-15' }), gold.nowrite())], // oxfmt-ignore
    [`close ${open[2]!.reference} please, it is all done`, gold.updated('lawfirm.matters', open[2]!, { status: 'closed' }, ['closedOn'])], // oxfmt-ignore
    [`put matter ${open[3]!.reference} on hold`, gold.updated('lawfirm.matters', open[3]!, { status: 'on_hold' })],
    [`${open[4]!.reference} is urgent now`, gold.either(gold.updated('lawfirm.matters', open[4]!, { isUrgent: true }), gold.nowrite())], // oxfmt-ignore
    ['Gideon Eastwood is full, he does not take new matters any more, please change that', gold.updated('lawfirm.lawyers', lawyer('Eastwood', 'Gideon'), { takesNewMatters: false })], // oxfmt-ignore
    ["Put Esther Nakagawa's rate up by 15 pounds an hour", gold.updated('lawfirm.lawyers', lawyer('Nakagawa', 'Esther'), { hourlyRate: 185 })], // oxfmt-ignore
    ['Change the phone of Holbeck Robotics to +44 113 496 0777', gold.updated('lawfirm.clients', one('clients', 'name', 'Holbeck Robotics'), { phone: '+44 113 496 0777' })], // oxfmt-ignore
    ['Malik Rasmussen becomes partner', gold.either(gold.updated('lawfirm.lawyers', lawyer('Rasmussen', 'Malik'), { position: 'partner' }), gold.nowrite())], // oxfmt-ignore
    [`Let Ulrich Marchetti take over ${open[5]!.reference}`, gold.updated('lawfirm.matters', open[5]!, { leadLawyerId: lawyer('Marchetti', 'Ulrich').id })], // oxfmt-ignore
    [`Log 1.5 hours of drafting for Simone Whitlock on ${open[6]!.reference}`, gold.created('lawfirm.timeEntries', { matterId: open[6]!.id, lawyerId: lawyer('Whitlock', 'Simone').id, activity: 'drafting', hours: 1.5 })], // oxfmt-ignore
    [`the ${String(hearing.type)} hearing for ${referenceOf(hearing.matterId)} on ${day(daysTo(hearing.startsAt))} has been vacated, update it`, gold.updated('lawfirm.hearings', hearing, { status: 'vacated' })], // oxfmt-ignore
    [[`delete time entry ${entry.id}`, 'yes'], gold.removed('lawfirm.timeEntries', entry)],
    [['new client: Skipton Saddlery, a company', '01756 555 019'], gold.created('lawfirm.clients', { name: 'Skipton Saddlery', kind: 'company', phone: '01756 555 019' })], // oxfmt-ignore
    [[`Close ${open[0]!.reference} and ${open[1]!.reference}`], gold.updated('lawfirm.matters', [open[0]!, open[1]!], { status: 'closed' }, ['closedOn'])], // oxfmt-ignore
    [`Don't close ${matter(String(open[0]!.reference)).reference} before ${next(5)}`, gold.nowrite()],
  ]
}
/** Whole days from today to a moment. */
const daysTo = (moment: unknown) =>
  Math.round((Date.parse(String(moment).slice(0, 10)) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000)
