import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { alone, ofTwins } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the town library, changes, and what cannot be answered. */
export function talkTownlibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { townlibrary }: Facts): void {
  const { townBranches, townLoans, townMembers, townTitles } = townlibrary
  const polish = townTitles.filter(one => one.language === 'Polish')
  const adult = polish.filter(one => one.audience === 'Adult')
  talk(
    'followup',
    ['Which titles do we have in Polish?', gold.set(polish)],
    ['Only those for adults, please', gold.set(adult)],
    ['And which of them is the newest?', gold.largest(adult, one => one.publishedYear)],
  )
  const loan = pick.nth(townLoans, one => one.returnedOn === null, 50)
  const member = pick.find(townMembers, loan.memberId)
  const home = pick.find(townBranches, member.homeBranchId)
  talk(
    'followup',
    [`Which member does loan ${loan.loanNumber} belong to?`, toldPerson(member)],
    ["What's their card number?", told(member, member.cardNumber, 'cardNumber')],
    ['And what is their home branch?', told(home, home.name)],
  )
  const of = (type: string) => townMembers.filter(one => one.membershipType === type)
  talk(
    'followup',
    ['How many members have a senior membership?', gold.count(of('Senior').length)],
    ['What about students?', gold.count(of('Student').length)],
    ['How many of those are blocked?', gold.count(of('Student').filter(one => one.isBlocked).length)],
  )
}

function write({ ask, talk }: Builder, { townlibrary, today }: Facts): void {
  const { townBranches, townCopies, townFines, townLoans, townMembers, townReservations, townTitles } = townlibrary
  const authors = townTitles.map(one => one.author)
  const park = townBranches.find(one => one.name === 'Penrhyn Park')!
  ask('write', 'Sign up a new member: Gwilym Prosser, gwilym.prosser@example.com, adult membership, home branch Penrhyn Park.', gold.created('townlibrary.townMembers', { firstName: 'Gwilym', lastName: 'Prosser', email: 'gwilym.prosser@example.com', membershipType: 'Adult', homeBranchId: park.id })) // oxfmt-ignore
  const renewed = pick.nth(townLoans, one => one.returnedOn === null && one.dueOn > today && one.renewals === 0, 12)
  ask('write', `Please renew loan ${renewed.loanNumber}.`, gold.updated('townlibrary.townLoans', renewed, { renewals: renewed.renewals + 1 }, ['dueOn'])) // oxfmt-ignore
  const settled = pick.nth(townFines, one => one.paidOn === null, 7)
  ask('write', `Fine ${settled.id} has just been paid in cash, please mark it as paid.`, gold.updated('townlibrary.townFines', settled, { paidOn: today })) // oxfmt-ignore
  const fan = alone(townMembers, authors, one => !one.isBlocked && townReservations.every(own => own.memberId !== one.id), 20) // oxfmt-ignore
  const title = pick.nth(townTitles, one => one.genre === 'Fantasy', 5)
  ask('write', `Reserve ${title.title} for ${nameOf(fan)}.`, gold.created('townlibrary.townReservations', { titleId: title.id, memberId: fan.id })) // oxfmt-ignore
  const copy = pick.nth(townCopies, one => one.status === 'Lost', 3)
  talk(
    'write',
    [`Remove the copy ${copy.barcode} from the system, but check with me first.`, gold.pending()],
    ['Wait, do not remove it.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { townlibrary }: Facts): void {
  const { townMembers } = townlibrary
  ask('missing', 'How many visitors came to the Harbour branch yesterday?', unknown())
  ask('unknown', 'Who wrote The Velvet Porcupine?', unknown())
  const twins = pick.rank(townMembers, nameOf).find(group => group.rows.length > 1)!
  ask(
    'ambiguous',
    `What is the card number of ${twins.key}?`,
    ofTwins(twins.rows, one => one.cardNumber, 'cardNumber'),
  )
}

function chat({ ask }: Builder, { townlibrary }: Facts): void {
  const { townBranches, townCopies, townFines, townReservations } = townlibrary
  ask('smalltalk', 'Good evening! What sort of things can I ask you?', gold.smalltalk())
  ask('browser', 'Scroll down our catalogue page and press the login button', refusesPages())
  const square = townBranches.find(one => one.name === 'Market Square')!
  const mending = townCopies.filter(one => one.branchId === square.id && one.status === 'InRepair')
  ask('casual', 'wich copys at market sqare are in repair', gold.set(mending))
  const eastfield = townBranches.find(one => one.name === 'Eastfield')!
  ask('casual', 'Hello dear, I have got a gentleman at the desk who would like to ring our Eastfield branch about a book. Could you give me the phone number, please?', told(eastfield, eastfield.phone, 'phone')) // oxfmt-ignore
  const late = townFines.filter(one => one.reason === 'Overdue')
  ask('multi', 'How many fines were for overdue books, and what did they come to in total?', gold.figures(gold.count(late.length), gold.money(pick.sum(late, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'Give me the complete list of reservations that were collected.', gold.set(townReservations.filter(one => one.status === 'Collected'))) // oxfmt-ignore
}
