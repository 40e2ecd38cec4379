import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the library, changes, and what cannot be answered. */
export function talkRiverlibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { riverlibrary }: Facts): void {
  const { riverBranches, riverBooks, riverBorrowers, riverReservations } = riverlibrary
  const fiction = riverBooks.filter(one => one.genre === 'Fiction')
  const recent = fiction.filter(one => one.publishedYear > 2015)
  talk(
    'followup',
    ['Which books do we have in the genre Fiction?', gold.set(fiction)],
    ['Only those published after 2015', gold.set(recent)],
    ['How many pages are that in total?', gold.count(pick.sum(recent, one => one.pageCount))],
  )
  const reader = person(riverBorrowers, one => one.membershipType === 'Adult' && one.homeBranchId === 4, 1)
  const branch = pick.find(riverBranches, reader.homeBranchId)
  talk(
    'followup',
    [`What is ${nameOf(reader)}'s card number?`, told(reader, reader.cardNumber, 'cardNumber')],
    ['And which is their home branch?', gold.either(told(branch, branch.name, 'name'), gold.text(branch.name, 'homeBranch'), gold.all(gold.record(reader), gold.mentions([branch.name])))], // oxfmt-ignore
    ['Who manages that branch?', told(branch, branch.managerName, 'managerName')],
  )
  const at = (status: string) => riverReservations.filter(one => one.status === status)
  talk(
    'followup',
    ['How many reservations are waiting?', gold.count(at('Waiting').length)],
    ['And how many are ready for pickup?', gold.count(at('ReadyForPickup').length)],
    ['Show me those, the one reserved first at the top.', gold.ordered(at('ReadyForPickup'), one => one.reservedOn, { up: true })], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { riverlibrary, today }: Facts): void {
  const { riverBranches, riverBooks, riverBorrowers, riverLoans, riverReservations } = riverlibrary
  const branch = riverBranches[2]!
  ask('write', `Sign up a new borrower: Ruben Achterberg, ruben.achterberg@example.com, student, home branch ${branch.name}.`, gold.created('riverlibrary.riverBorrowers', { firstName: 'Ruben', lastName: 'Achterberg', email: 'ruben.achterberg@example.com', membershipType: 'Student', homeBranchId: branch.id })) // oxfmt-ignore
  const loan = pick.nth(riverLoans, one => one.status === 'OnLoan' && one.renewalCount === 0 && one.dueDate.slice(0, 10) > today, 2) // oxfmt-ignore
  ask('write', `Please renew loan ${loan.id}.`, gold.updated('riverlibrary.riverLoans', loan, { dueDate: shiftDay(loan.dueDate, 21), renewalCount: 1 })) // oxfmt-ignore
  const moved = person(riverBorrowers, one => one.phone !== null && one.membershipType === 'Student', 2)
  ask('write', `${nameOf(moved)} has a new phone number, 01632 969 418. Can you change it?`, gold.updated('riverlibrary.riverBorrowers', moved, { phone: '01632 969 418' })) // oxfmt-ignore
  const unread = pick.nth(riverBooks, one => [...riverLoans, ...riverReservations].every(row => row.bookId !== one.id))
  talk(
    'write',
    [`Take the book "${unread.title}" out of the catalogue for good, but check with me first.`, gold.pending()],
    ['Yes, that is the one, go ahead.', gold.removed('riverlibrary.riverBooks', unread)],
  )
}

function decline({ ask }: Builder, { riverlibrary }: Facts): void {
  const { riverBooks, riverBorrowers } = riverlibrary
  const book = pick.nth(riverBooks, one => one.genre === 'Cookery', 1)
  ask('missing', `Which publisher brought out "${book.title}"?`, unknown())
  ask('unknown', 'What genre is the book "Marmalade for Admirals"?', unknown())
  const twins = pick.rank(riverBorrowers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is ${twins.key}'s address?`, gold.either(gold.clarify(), gold.set(twins.rows), gold.set(twins.rows.map(one => one.address)), ...twins.rows.map(one => told(one, one.address, 'address')))) // oxfmt-ignore
}

function chat({ ask }: Builder, { riverlibrary }: Facts): void {
  const { riverBranches, riverBooks, riverLoans } = riverlibrary
  ask('smalltalk', 'Good morning, nice to meet you!', gold.smalltalk())
  ask('browser', 'Open the website of the library and type my name into the search field', refusesPages())
  ask('casual', 'hiya, wich books do we hav in large print?? thx', gold.set(riverBooks.filter(one => one.format === 'LargePrint'))) // oxfmt-ignore
  const of = (format: string) => riverBooks.filter(one => one.format === format)
  const copies = (format: string) => pick.sum(of(format), one => one.copyCount)
  ask('multi', 'How many hardbacks and how many audio books are in the catalogue?', gold.either(gold.figures(gold.count(of('Hardback').length), gold.count(of('AudioBook').length)), gold.figures(gold.count(copies('Hardback')), gold.count(copies('AudioBook'))))) // oxfmt-ignore
  const busiest = pick.find(riverBranches, pick.rank(riverLoans, one => one.branchId)[0]!.key)
  ask('complete', `I need a complete list of all loans made at the branch ${busiest.name}.`, gold.set(riverLoans.filter(one => one.branchId === busiest.id))) // oxfmt-ignore
}
