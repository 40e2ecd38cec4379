import { shiftDay } from '../services/days.ts'
import { LOAN_DAYS } from '../services/campuslibrary/kinds.ts'
import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { figureOf, lentAs, once } from './campuslibrary-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the library of a university, changes, and what cannot be answered. */
export function talkCampuslibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { campuslibrary }: Facts): void {
  const { uniCopies, uniFines, uniLoans, uniMembers, uniTitles } = campuslibrary
  const economics = (language: string) => uniTitles.filter(one => one.subject === 'Economics' && one.language === language) // oxfmt-ignore
  talk(
    'followup',
    ['Which economics titles do we have in German?', gold.set(economics('de'))],
    ['And in French?', gold.set(economics('fr'))],
  )
  const steepest = uniFines.filter(one => one.status === 'Outstanding').toSorted((one, other) => other.amount - one.amount)[0]! // oxfmt-ignore
  const debtor = pick.find(uniMembers, steepest.memberId)
  talk(
    'followup',
    ["What's the highest fine that has not been paid yet?", gold.either(gold.record(steepest), figureOf(steepest, gold.money(steepest.amount, { field: 'amount' })))], // oxfmt-ignore
    ['Who has to pay it?', toldPerson(debtor)],
    ['Which faculty is that person in?', told(debtor, apart(debtor.faculty), 'faculty')],
  )
  const copies = (id: string, status?: string) => uniCopies.filter(one => one.titleId === id && (status === undefined || one.status === status)) // oxfmt-ignore
  const holders = (id: string) => uniLoans.filter(one => one.status === 'Active' && pick.find(uniCopies, one.copyId).titleId === id).map(one => pick.find(uniMembers, one.memberId)) // oxfmt-ignore
  const busy = pick.nth(uniTitles, one => copies(one.id).length === 4 && copies(one.id, 'OnLoan').length === 2 && new Set(holders(one.id)).size === 2) // oxfmt-ignore
  talk(
    'followup',
    [`How many copies of ${busy.title} do we have?`, gold.count(copies(busy.id).length)],
    ['How many of those are out on loan?', gold.count(copies(busy.id, 'OnLoan').length)],
    ['And who has them?', gold.set(once(holders(busy.id)))],
  )
}

function write({ ask }: Builder, { campuslibrary, today }: Facts): void {
  const { uniBookings, uniCopies, uniHolds, uniLoans, uniMembers, uniTitles } = campuslibrary
  const isFree = (id: string) => uniHolds.every(one => one.memberId !== id)
  const reader = pick.nth(uniMembers, one => one.faculty === 'Law' && !one.isBlocked && isFree(one.id), 1)
  const wish = pick.nth(uniTitles, one => one.subject === 'Law' && one.format === 'Book', 2)
  ask('write', `Please place a hold on ${wish.title} for ${nameOf(reader)}, to be collected from the Law Library.`, gold.created('campuslibrary.uniHolds', { titleId: wish.id, memberId: reader.id, pickupLocation: 'LawLibrary' })) // oxfmt-ignore
  const moved = pick.nth(uniMembers, one => one.memberType === 'Postgraduate' && one.contact.phone !== null, 5)
  ask('write', `${nameOf(moved)} has a new mobile number, 07700 900613. Please update it.`, gold.updated('campuslibrary.uniMembers', moved, { contact: { ...moved.contact, phone: '07700 900613' } })) // oxfmt-ignore
  const twice = pick.nth(uniBookings, one => one.status === 'Confirmed' && one.startsAt.slice(0, 10) > today, 9)
  ask('write', `Room booking ${twice.bookingNumber} was entered twice by mistake. Please delete it.`, gold.removed('campuslibrary.uniBookings', twice)) // oxfmt-ignore
  const kept = pick.nth(uniLoans, one => one.status === 'Active' && one.dueOn > today && one.renewalCount === 0, 7)
  const span = LOAN_DAYS[pick.find(uniCopies, kept.copyId).loanType]!
  ask('write', `Can you renew loan ${kept.loanNumber}, please?`, gold.updated('campuslibrary.uniLoans', kept, { renewalCount: 1, dueOn: shiftDay(kept.dueOn, span) })) // oxfmt-ignore
}

function decline({ ask }: Builder, { campuslibrary }: Facts): void {
  const { uniCopies, uniHolds, uniLoans, uniTitles } = campuslibrary
  ask('missing', "What is Peregrine Holloway's e-mail address?", gold.unknown())
  ask('unknown', 'How many people came through the turnstiles yesterday?', gold.unknown())
  const handbook = pick.nth(uniTitles, one => one.subject === 'Medicine' && one.format === 'Book', 1)
  ask('unknown', `Which courses have ${handbook.title} on their reading list?`, gold.unknown())
  const lent = (id: string) => uniLoans.filter(one => pick.find(uniCopies, one.copyId).titleId === id).length
  const held = (id: string) => uniHolds.filter(one => one.titleId === id).length
  const byLoans = champion(uniTitles, one => lent(one.id), one => one.title) // oxfmt-ignore
  const byHolds = champion(uniTitles, one => held(one.id), one => one.title) // oxfmt-ignore
  ask('ambiguous', 'What is our most popular title?', gold.either(gold.clarify(), byLoans, byHolds))
}

function chat({ ask }: Builder, { campuslibrary }: Facts): void {
  const { uniCopies, uniFines, uniLoans, uniMembers, uniTitles } = campuslibrary
  ask('smalltalk', 'Good afternoon, nice to meet you!', gold.smalltalk())
  ask('browser', "Open the library's website in the browser and click on Opening hours", refusesPages())
  const out = (id: string) => uniLoans.filter(one => one.memberId === id && one.status === 'Active')
  const reader = pick.nth(uniMembers, one => out(one.id).length === 3)
  ask('casual', `hi, whats ${nameOf(reader).toLowerCase()} got out atm??`, lentAs(campuslibrary, out(reader.id)))
  const free = (id: string) => uniCopies.filter(one => one.titleId === id && one.status === 'Available')
  const looked = pick.nth(uniTitles, one => one.format === 'Book' && free(one.id).length === 2, 4)
  ask('multi', `What is the shelfmark of ${looked.title}, and how many copies of it are available?`, gold.all(gold.figures(gold.count(free(looked.id).length)), gold.mentions([looked.shelfmark]))) // oxfmt-ignore
  const paid = uniFines.filter(one => one.status === 'Paid')
  ask('multi', 'How many copies have gone missing, and how much have people paid in fines so far?', gold.figures(gold.count(uniCopies.filter(one => one.status === 'Missing').length), gold.money(pick.sum(paid, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'I need a complete list of all the active loans.', gold.set(uniLoans.filter(one => one.status === 'Active'))) // oxfmt-ignore
}
