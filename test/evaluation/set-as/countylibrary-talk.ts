import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { ofTwins } from '../set-ap/readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { shiftDay } from '../services/days.ts'
import { held } from './countylibrary-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the county's libraries, changes, and what cannot be answered. */
export function talkCountylibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { countylibrary }: Facts): void {
  const { countyBooks, countyBorrowers, countyBranches, countyCopies, countyLoans } = countylibrary
  const author = 'Edmund Sarratt'
  const own = countyBooks.filter(one => one.author === author)
  const newest = gold.largest(own, one => one.publishedYear)
  const copies = countyCopies.filter(one => one.bookId === (newest.items[0] as { id: number }).id)
  talk(
    'followup',
    [`Which books by ${author} do we have?`, gold.set(own)],
    ['Which of them is the most recent?', newest],
    ['And how many copies of that one do we own?', held(copies, rows => gold.count(rows.length))],
  )
  const at = (status: string) => countyLoans.filter(one => one.status === status)
  const losers = at('Lost').map(one => pick.find(countyBorrowers, one.borrowerId))
  talk(
    'followup',
    ['How many loans are marked as overdue?', gold.count(at('Overdue').length)],
    ['And how many as lost?', gold.count(at('Lost').length)],
    ['Who had borrowed those?', gold.either(gold.set(pick.distinct(losers)), gold.set(at('Lost'), { shows: one => [nameOf(pick.find(countyBorrowers, one.borrowerId))] }))], // oxfmt-ignore
  )
  const branch = pick.find(countyBranches, 5)
  talk(
    'followup',
    [`Who is the manager of ${branch.name}?`, told(branch, branch.managerName, 'managerName')],
    [
      'How many computers can the public use there?',
      gold.either(
        gold.count(branch.publicComputers, { field: 'publicComputers' }),
        gold.all(gold.record(branch), gold.mentions([String(branch.publicComputers)])),
      ),
    ],
    ['When did it open?', told(branch, pick.dayAs(branch.openedOn), 'openedOn')],
  )
}

function write({ ask, talk }: Builder, { countylibrary }: Facts): void {
  const { countyBooks, countyBorrowers, countyBranches, countyCopies, countyLoans, countyReservations } = countylibrary
  const home = pick.find(countyBranches, 4)
  ask('write', `Register a new borrower: Henrietta Applegarth, e-mail henrietta.applegarth@example.com, category Student, home branch ${home.name}.`, gold.created('countylibrary.countyBorrowers', { firstName: 'Henrietta', lastName: 'Applegarth', email: 'henrietta.applegarth@example.com', category: 'Student', homeBranchId: home.id })) // oxfmt-ignore
  const loan = pick.nth(countyLoans, one => one.status === 'OnLoan' && one.renewals === 0, 4)
  ask('write', `Could you renew loan ${loan.id}?`, gold.updated('countylibrary.countyLoans', loan, { dueOn: shiftDay(loan.dueOn, 21), renewals: 1 })) // oxfmt-ignore
  const ofBorrower = (id: number) => countyReservations.filter(one => one.borrowerId === id)
  const alone = new Set(countyBorrowers.filter(one => countyBorrowers.filter(other => nameOf(other) === nameOf(one)).length === 1).map(one => one.id)) // oxfmt-ignore
  const wait = pick.nth(countyReservations, one => one.status === 'Waiting' && alone.has(one.borrowerId) && ofBorrower(one.borrowerId).filter(own => own.bookId === one.bookId).length === 1, 2) // oxfmt-ignore
  ask('write', `Cancel the reservation that ${nameOf(pick.find(countyBorrowers, wait.borrowerId))} has for "${pick.find(countyBooks, wait.bookId).title}".`, gold.updated('countylibrary.countyReservations', wait, { status: 'Cancelled' })) // oxfmt-ignore
  const torn = pick.nth(countyCopies, one => one.condition === 'Damaged' && one.status === 'Withdrawn', 2)
  talk(
    'write',
    [`Delete the copy with the barcode ${torn.barcode} from the system, but check with me before you do.`, gold.pending()], // oxfmt-ignore
    ['Yes, you can remove it now.', gold.removed('countylibrary.countyCopies', torn)],
  )
}

function decline({ ask }: Builder, { countylibrary }: Facts): void {
  const { countyBranches, countyBorrowers } = countylibrary
  ask('missing', `How many visitors walked into ${pick.find(countyBranches, 1).name} last Saturday?`, unknown())
  ask('unknown', 'Who wrote "The Tortoise Meridian"?', unknown())
  const twins = pick.rank(countyBorrowers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the card number of ${twins.key}?`, gold.either(ofTwins(twins.rows, one => one.cardNumber, 'cardNumber'), ...twins.rows.map(one => told(one, one.cardNumber)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { countylibrary }: Facts): void {
  const { countyBorrowers, countyLoans } = countylibrary
  ask('smalltalk', 'Morning! Quiet in here today, how are you?', gold.smalltalk())
  ask('browser', "Open the county council's website and scroll down to the opening hours", refusesPages())
  const loansOf = (id: number) => countyLoans.filter(one => one.borrowerId === id).length
  ask('casual', 'whos borowed the most from us so far?? need it for the newsletter, ta', champion(countyBorrowers, one => loansOf(one.id), nameOf)) // oxfmt-ignore
}
