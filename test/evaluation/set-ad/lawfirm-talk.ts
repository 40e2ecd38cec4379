import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in a law firm, changes, and what cannot be answered. */
export function talkLawfirm(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { lawfirm }: Facts): void {
  const { lawyers, clients, matters, invoices, hearings } = lawfirm
  const ended = (outcome: string) => hearings.filter(one => one.outcome === outcome)
  const won = ended('won')
  talk(
    'followup',
    ['How many hearings have we lost?', gold.count(ended('lost').length)],
    ['And won?', gold.count(won.length)],
    ['Which lawyer appeared in most of the ones we won?', champion(lawyers, one => won.filter(own => own.advocateId === one.id).length, nameOf)], // oxfmt-ignore
  )
  const open = matters.filter(one => one.status === 'open')
  const known = open.filter(one => pick.find(clients, one.clientId).kind !== 'individual')
  const { key, rows } = pick.sized(known, one => one.clientId, 2, 6)
  const first = rows.toSorted((one, other) => (one.openedOn < other.openedOn ? -1 : 1))[0]!
  const leader = pick.find(lawyers, first.leadLawyerId)
  talk(
    'followup',
    [`Which open matters do we have for ${pick.find(clients, key).name}?`, gold.set(rows)],
    ['Which of those was opened first?', gold.smallest(rows, one => one.openedOn)],
    ["Who's the lead lawyer on that one?", called(leader, nameOf(leader))],
  )
  const overdue = invoices.filter(one => one.status === 'overdue')
  const large = overdue.filter(one => one.amount > 5000)
  talk(
    'followup',
    ['Show me the overdue invoices', gold.set(overdue)],
    ['only those over 5,000 pounds', gold.set(large)],
    ['How much money is that altogether?', gold.money(pick.sum(large, one => one.amount))],
  )
}

function write({ ask, talk }: Builder, { lawfirm, today }: Facts): void {
  const { lawyers, matters, invoices } = lawfirm
  const open = matters.filter(one => one.status === 'open')
  const file = pick.nth(open, () => true, 20)
  const lawyer = person(lawyers, one => one.position === 'associate', 4)
  ask('write', `Please log 1.5 hours of research on ${file.reference} for ${nameOf(lawyer)}, done today.`, gold.created('lawfirm.timeEntries', { matterId: file.id, lawyerId: lawyer.id, activity: 'research', hours: 1.5, workedOn: today })) // oxfmt-ignore
  const settled = pick.nth(invoices, one => one.status === 'overdue', 6)
  ask('write', `${settled.number} has finally been paid, can you mark it?`, gold.updated('lawfirm.invoices', settled, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
  const mover = person(lawyers, one => one.office === 'Leeds', 5)
  ask('write', `${nameOf(mover)} moves to the York office, pls update`, gold.updated('lawfirm.lawyers', mover, { office: 'York' })) // oxfmt-ignore
  const done = pick.nth(open, one => !one.isUrgent, 14)
  talk(
    'write',
    [`I'd like to close ${done.reference}, but show me first what you are going to do.`, gold.pending()],
    ['Looks good, yes, close it.', gold.updated('lawfirm.matters', done, { status: 'closed' }, ['closedOn'])],
  )
}

function decline({ ask }: Builder, { lawfirm }: Facts): void {
  const { clients } = lawfirm
  const one = pick.nth(clients, own => own.kind === 'individual' && clients.filter(other => other.name === own.name).length === 1, 15) // oxfmt-ignore
  ask('missing', `What is the date of birth of our client ${one.name}?`, unknown())
  ask('unknown', 'Who leads MAT-9087?', unknown())
  const twins = pick.rank(clients, own => own.name).find(group => group.rows.length > 1)!
  ask('ambiguous', `What's the phone number of ${twins.key}?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.phone] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { lawfirm }: Facts): void {
  const { clients, matters } = lawfirm
  ask('smalltalk', 'morning! ready for another monday?', gold.smalltalk())
  ask('casual', 'clients w/o email??', gold.set(clients.filter(one => one.email === null)))
  const at = (status: string) => gold.count(matters.filter(one => one.status === status).length)
  ask('multi', 'How many matters have been settled, and how many are on hold?', gold.figures(at('settled'), at('on_hold'))) // oxfmt-ignore
}
