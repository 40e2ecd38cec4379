import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { groups, more } from '../set-d/readings.ts'
import { champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkLawfirm } from './lawfirm-talk.ts'
import { nextWeeks } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AD over the law firm. */
export function askLawfirm(facts: Facts): Question[] {
  const builder = createQuestions('ad', 'lawfirm')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkLawfirm(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { lawfirm }: Facts): void {
  const { lawyers, clients, matters, hearings } = lawfirm
  ask(
    'list',
    'Which courts do our hearings take place in?',
    values(hearings, one => one.court, gold.spelled),
  )
  ask('filter', 'List the open employment matters.', gold.set(matters.filter(one => one.status === 'open' && one.practiceArea === 'employment'))) // oxfmt-ignore
  ask('filter', 'Is there anyone in the York office who can still take on something new? I need the names', gold.set(lawyers.filter(one => one.office === 'York' && one.takesNewMatters))) // oxfmt-ignore
  ask('filter', 'Which companies from Bradford or Wakefield are clients of ours?', gold.set(clients.filter(one => one.kind === 'company' && (one.city === 'Bradford' || one.city === 'Wakefield')))) // oxfmt-ignore
}

function number({ ask }: Builder, { lawfirm }: Facts): void {
  const { lawyers, clients, matters, timeEntries, invoices } = lawfirm
  ask('count', 'How many urgent matters are open right now?', gold.count(matters.filter(one => one.isUrgent && one.status === 'open').length)) // oxfmt-ignore
  ask('count', 'How many of our clients came to us on a recommendation?', gold.count(clients.filter(one => one.source === 'recommendation').length)) // oxfmt-ignore
  const unpaid = invoices.filter(one => one.paidOn === null)
  const issued = unpaid.filter(one => one.status === 'sent' || one.status === 'overdue')
  ask('top', "what's the biggest invoice that hasn't been paid yet", eachReading([issued, unpaid, unpaid.filter(one => one.status !== 'written_off')], rows => gold.largest(rows, one => one.amount))) // oxfmt-ignore
  ask('top', 'Who are the three lawyers with the highest hourly rates?', gold.ordered(lawyers, one => one.hourlyRate, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'What is the average hourly rate of our partners?', gold.money(pick.mean(lawyers.filter(one => one.position === 'partner'), one => one.hourlyRate))) // oxfmt-ignore
  const overdue = invoices.filter(one => one.status === 'overdue')
  ask('aggregate', 'What do the overdue invoices add up to?', gold.money(pick.sum(overdue, one => one.amount)))
  const billable = timeEntries.filter(one => one.isBillable)
  ask('aggregate', 'Of all the hours we have recorded, what percentage is billable?', gold.percent(pick.ratio(pick.sum(billable, one => one.hours), pick.sum(timeEntries, one => one.hours)))) // oxfmt-ignore
  const from = (city: string): [gold.Spelled, number] => [gold.spelled(city), clients.filter(one => one.city === city).length] // oxfmt-ignore
  ask('compare', 'Do we have more clients in York or in Harrogate?', more(from('York'), from('Harrogate')))
  const [one, other] = [2, 9].map(index => person(lawyers, own => own.position !== 'paralegal', index)) as [typeof lawyers[number], typeof lawyers[number]] // oxfmt-ignore
  ask('compare', `Does ${nameOf(one)} charge more per hour than ${nameOf(other)}?`, gold.yes(one.hourlyRate > other.hourlyRate)) // oxfmt-ignore
}

function group({ ask }: Builder, { lawfirm }: Facts): void {
  const { lawyers, matters, timeEntries } = lawfirm
  ask('group', 'How many matters do we have in each practice area?', gold.map(sizes(matters, one => one.practiceArea)))
  ask('group', 'hours recorded per activity, please', gold.map(measures(timeEntries, one => one.activity, own => pick.sum(own, one => one.hours)), 'plain')) // oxfmt-ignore
  const led = perOwner(lawyers, nameOf, matters, one => one.leadLawyerId).filter(([, size]) => size > 8)
  ask('group', 'Which lawyers are leading more than 8 matters?', gold.either(gold.set(lawyers.filter(one => led.some(([name]) => name === nameOf(one)))), groups(led))) // oxfmt-ignore
}

function join({ ask }: Builder, { lawfirm, today }: Facts): void {
  const { lawyers, clients, matters, timeEntries, invoices } = lawfirm
  const isAlone = (id: number) => clients.filter(one => one.name === pick.find(clients, id).name).length === 1
  const file = pick.nth(matters, one => one.status === 'open' && isAlone(one.clientId), 11)
  const client = pick.find(clients, file.clientId)
  ask('join', `Who's the client in ${file.reference}?`, called(client, client.name))
  const busy = pick.sized(matters, one => one.leadLawyerId, 4, 8)
  ask('join', `Which cases is ${nameOf(pick.find(lawyers, busy.key))} in charge of?`, gold.set(busy.rows))
  const billed = (rows: typeof invoices) => (of: { id: number }) => pick.sum(rows.filter(one => pick.find(matters, one.matterId).clientId === of.id), one => one.amount) // oxfmt-ignore
  const issued = invoices.filter(one => one.status !== 'draft')
  ask('join', 'Which client have we invoiced the most money?', eachReading([issued, invoices, issued.filter(one => one.status !== 'written_off')], rows => champion(clients, billed(rows), one => one.name))) // oxfmt-ignore
  ask('join', "Which clients don't have a single matter with us?", gold.set(clients.filter(one => matters.every(own => own.clientId !== one.id)))) // oxfmt-ignore
  const idle = lawyers.filter(one => timeEntries.every(own => own.lawyerId !== one.id || pick.month(own.workedOn) !== pick.month(today))) // oxfmt-ignore
  ask('join', "who hasn't put in any time this month? the lawyers I mean", gold.set(idle))
  ask('lookup', 'ebor timber phone number?', gold.text(clients.find(one => one.name === 'Ebor Timber')!.phone, 'phone')) // oxfmt-ignore
  const limited = pick.nth(matters, one => one.limitationDate !== null && one.status === 'open', 7)
  ask('lookup', `When does the limitation period run out in ${limited.reference}?`, gold.text(pick.dayAs(limited.limitationDate!), 'limitationDate')) // oxfmt-ignore
}

function date({ ask }: Builder, facts: Facts): void {
  const { lawfirm, day, today } = facts
  const { matters, invoices, hearings } = lawfirm
  const due = (rows: typeof invoices) => pick.setWithin(rows, one => one.dueOn, day(0), day(14))
  ask('date', 'Which unpaid invoices fall due in the next two weeks?', due(invoices.filter(one => one.paidOn === null)))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many new matters did we open last month?', gold.count(matters.filter(one => pick.month(one.openedOn) === last).length)) // oxfmt-ignore
  const weeks = nextWeeks(facts).map(([first, end]) => hearings.filter(one => one.startsAt.slice(0, 10) >= first && one.startsAt.slice(0, 10) <= end)) // oxfmt-ignore
  ask('date', 'What hearings have we got next week?', eachReading(weeks, gold.set))
  ask('threshold', 'Matters with a fee estimate above £15,000', gold.set(matters.filter(one => (one.feeEstimate ?? 0) > 15_000))) // oxfmt-ignore
}
