import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { alone } from './readings.ts'
import { talkTownlibrary } from './townlibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AP over the town library. */
export function askTownlibrary(facts: Facts): Question[] {
  const builder = createQuestions('ap', 'townlibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkTownlibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { townlibrary }: Facts): void {
  const { townBranches, townCopies, townFines, townMembers, townTitles } = townlibrary
  ask('list', 'Which branches have a study room?', gold.set(townBranches.filter(one => one.hasStudyRoom)))
  ask(
    'list',
    'What genres are in our catalogue?',
    values(townTitles, one => one.genre),
  )
  ask('filter', 'Show me the children\'s titles in Welsh.', gold.set(townTitles.filter(one => one.language === 'Welsh' && one.audience === 'Children'))) // oxfmt-ignore
  const harbour = townBranches.find(one => one.name === 'Harbour')!
  ask('filter', 'Which copies at the Harbour branch are in damaged condition?', gold.set(townCopies.filter(one => one.branchId === harbour.id && one.condition === 'Damaged'))) // oxfmt-ignore
  ask('filter', 'Which members are blocked at the moment?', gold.set(townMembers.filter(one => one.isBlocked)))
  ask('threshold', 'Which unpaid fines are £4 or more?', gold.set(townFines.filter(one => one.paidOn === null && one.amount >= 4))) // oxfmt-ignore
}

function number({ ask }: Builder, { townlibrary }: Facts): void {
  const { townBranches, townCopies, townFines, townLoans, townMembers, townTitles } = townlibrary
  ask('count', 'How many of our copies are lost?', gold.count(townCopies.filter(one => one.status === 'Lost').length))
  ask('count', 'How many reservations are ready for pickup right now?', gold.count(townlibrary.townReservations.filter(one => one.status === 'ReadyForPickup').length)) // oxfmt-ignore
  ask(
    'top',
    'Which title in the catalogue has the most pages?',
    gold.largest(townTitles, one => one.pages),
  )
  const times = (id: number) => townLoans.filter(one => pick.find(townCopies, one.copyId).titleId === id).length
  ask('top', 'What is our most borrowed title?', champion(townTitles, one => times(one.id), one => one.title)) // oxfmt-ignore
  ask('aggregate', 'How much money do members owe us in unpaid fines?', gold.money(pick.sum(townFines.filter(one => one.paidOn === null), one => one.amount))) // oxfmt-ignore
  const out = townCopies.filter(one => one.status === 'OnLoan').length
  ask('aggregate', 'What percentage of our copies is on loan?', gold.percent(pick.ratio(out, townCopies.length)))
  const branchOf = (one: { branchId: number }) => pick.find(townBranches, one.branchId).name
  ask('group', 'How many copies does each branch have?', gold.map(sizes(townCopies, branchOf, gold.spelled)))
  const typeOf = (one: { memberId: number }) => pick.find(townMembers, one.memberId).membershipType
  ask('group', 'Break down all loans by the membership type of the borrower.', gold.map(sizes(townLoans, typeOf)))
  const of = (audience: string) => townTitles.filter(one => one.audience === audience).length
  ask('compare', 'Do we have more titles for teens or for children?', gold.text(of('Teen') > of('Children') ? gold.spelled('teen', 'teens') : gold.spelled('children', 'child'))) // oxfmt-ignore
}

function join({ ask }: Builder, { townlibrary }: Facts): void {
  const { townCopies, townLoans, townMembers, townReservations, townTitles } = townlibrary
  const authors = townTitles.map(one => one.author)
  const now = (id: number) => townLoans.filter(one => one.memberId === id && one.returnedOn === null)
  const reader = alone(townMembers, authors, one => now(one.id).length > 1)
  const copies = now(reader.id).map(one => pick.find(townCopies, one.copyId))
  ask('join', `Which books does ${nameOf(reader)} have out at the moment?`, gold.either(gold.set(copies.map(one => pick.find(townTitles, one.titleId))), gold.set(copies), gold.set(now(reader.id)))) // oxfmt-ignore
  const loan = pick.nth(townLoans, one => one.returnedOn === null, 33)
  const copy = pick.find(townCopies, loan.copyId)
  ask('join', `Who has the copy ${copy.barcode} right now?`, toldPerson(pick.find(townMembers, loan.memberId)))
  const waiting = townReservations.filter(one => one.status === 'Waiting')
  const wanted = pick.nth(waiting, () => true, 3)
  const title = pick.find(townTitles, wanted.titleId)
  const queue = waiting.filter(one => one.titleId === title.id)
  ask('join', `Who is waiting for ${title.title}?`, gold.either(gold.set(queue.map(one => pick.find(townMembers, one.memberId))), gold.set(queue.map(one => nameOf(pick.find(townMembers, one.memberId)))), gold.all(gold.set(queue), gold.mentions(queue.map(one => nameOf(pick.find(townMembers, one.memberId))))))) // oxfmt-ignore
  const work = pick.nth(townTitles, one => one.genre === 'History', 6)
  ask('lookup', `Who is the author of ${work.title}?`, gold.either(told(work, nameOf(work.author), 'author'), gold.all(gold.record(work), gold.mentions([work.author.lastName])))) // oxfmt-ignore
  const member = alone(townMembers, authors, one => one.membershipType === 'Student', 14)
  ask('lookup', `When does the membership of ${nameOf(member)} expire?`, told(member, pick.dayAs(member.expiresOn), 'expiresOn')) // oxfmt-ignore
}

function date({ ask }: Builder, { townlibrary, today, day }: Facts): void {
  const { townLoans, townMembers } = townlibrary
  ask('date', 'Which loans are overdue as of today?', gold.set(townLoans.filter(one => one.returnedOn === null && one.dueOn < today))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many loans were made in ${pick.monthName(month)}?`, gold.count(townLoans.filter(one => pick.month(one.loanedOn) === month).length)) // oxfmt-ignore
  const readings = pick.within(townMembers, one => one.expiresOn, today, day(30))
  ask(
    'date',
    'Whose membership runs out within the next 30 days?',
    eachReading(readings, rows => gold.set(rows)),
  )
}
