import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, sizes, topGroup } from '../set-s/choose.ts'
import { talkRiverlibrary } from './riverlibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AW over the public library of a town. */
export function askRiverlibrary(facts: Facts): Question[] {
  const builder = createQuestions('aw', 'riverlibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkRiverlibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { riverlibrary }: Facts): void {
  const { riverBranches, riverAuthors, riverBooks, riverBorrowers, riverReservations } = riverlibrary
  ask('list', 'What branches does our library have?', gold.set(riverBranches))
  const author = riverAuthors.find(one => riverBooks.filter(book => book.authorId === one.id).length === 3)!
  ask('list', `Show me everything in the catalogue by ${nameOf(author)}`, gold.set(riverBooks.filter(one => one.authorId === author.id))) // oxfmt-ignore
  ask('filter', 'Which readers are blocked at the moment?', gold.set(riverBorrowers.filter(one => one.isBlocked)))
  ask('filter', 'List the crime novels that we have as paperbacks.', gold.set(riverBooks.filter(one => one.genre === 'Crime' && one.format === 'Paperback'))) // oxfmt-ignore
  const waiting = riverReservations.filter(one => one.status === 'Waiting')
  const branch = pick.sized(waiting, one => one.pickupBranchId, 2, 9)
  ask('filter', `Which reservations for pickup at ${pick.find(riverBranches, branch.key).name} are still waiting?`, gold.set(branch.rows)) // oxfmt-ignore
  ask('filter', 'Which borrowers have not given us a phone number?', gold.set(riverBorrowers.filter(one => one.phone === null))) // oxfmt-ignore
  ask('threshold', 'Books with more than 400 pages', gold.set(riverBooks.filter(one => one.pageCount > 400)))
}

function number({ ask }: Builder, { riverlibrary }: Facts): void {
  const { riverBranches, riverAuthors, riverBooks, riverBorrowers, riverLoans } = riverlibrary
  const out = riverLoans.filter(one => one.status === 'OnLoan')
  ask('count', 'How many books are out on loan right now?', gold.either(gold.count(out.length), gold.count(pick.distinct(out.map(one => one.bookId)).length))) // oxfmt-ignore
  ask('count', 'How many students have a library card with us?', gold.count(riverBorrowers.filter(one => one.membershipType === 'Student').length)) // oxfmt-ignore
  ask(
    'top',
    'What is the thickest book we own, going by pages?',
    gold.largest(riverBooks, one => one.pageCount),
  )
  ask(
    'top',
    'Which of our authors is the oldest?',
    gold.smallest(riverAuthors, one => one.birthYear),
  )
  const lent = (id: number) => riverLoans.filter(one => one.bookId === id).length
  ask('top', 'Give me the 3 books that have been borrowed most often.', gold.ordered(riverBooks, one => lent(one.id), { count: 3 })) // oxfmt-ignore
  const pictures = riverBooks.filter(one => one.genre === 'PictureBook')
  ask('aggregate', 'How many pages does a picture book have on average?', gold.plain(pick.mean(pictures, one => one.pageCount))) // oxfmt-ignore
  ask('aggregate', 'What is the total of all fines that have not been paid yet?', gold.money(pick.sum(riverLoans.filter(one => !one.finePaid), one => one.fineAmount))) // oxfmt-ignore
  const branchOf = (one: { branchId: number }) => pick.find(riverBranches, one.branchId).name
  ask('group', 'Loans per branch, please', gold.map(sizes(riverLoans, branchOf, gold.spelled)))
  ask('group', 'How many borrowers do we have of each membership type?', gold.map(sizes(riverBorrowers, one => one.membershipType))) // oxfmt-ignore
  const rivals = riverBranches.filter(one => ['Millbrook', 'Northbank'].includes(one.name))
  ask('compare', 'Where are there more seats for reading, in Millbrook or in Northbank?', champion(rivals, one => one.readingSeats, one => one.name)) // oxfmt-ignore
}

function join({ ask }: Builder, { riverlibrary, today }: Facts): void {
  const { riverAuthors, riverBooks, riverBorrowers, riverLoans, riverReservations } = riverlibrary
  const out = riverLoans.filter(one => one.status === 'OnLoan')
  const bookOf = (one: { bookId: number }) => pick.find(riverBooks, one.bookId)
  const readersOf = (rows: { borrowerId: number }[]) => pick.distinct(rows.map(one => pick.find(riverBorrowers, one.borrowerId))) // oxfmt-ignore
  const outBy = (id: number) => out.filter(one => one.borrowerId === id)
  const reader = person(riverBorrowers, one => outBy(one.id).length === 2 && riverLoans.some(loan => loan.borrowerId === one.id && loan.status === 'Returned')) // oxfmt-ignore
  const athome = outBy(reader.id)
  ask('join', `Which books does ${nameOf(reader)} have at home right now?`, gold.either(gold.set(pick.distinct(athome.map(bookOf))), gold.set(athome, { shows: one => [bookOf(one).title] }))) // oxfmt-ignore
  const late = (rows: typeof riverLoans) => rows.filter(one => one.returnDate === null && one.dueDate.slice(0, 10) < today) // oxfmt-ignore
  ask('join', 'Which borrowers have a book that is overdue?', eachReading([late(out), late(riverLoans)], rows => gold.set(readersOf(rows)))) // oxfmt-ignore
  ask(
    'join',
    'Which genre do people borrow most?',
    topGroup(riverLoans, one => bookOf(one).genre),
  )
  const irish = riverAuthors.filter(one => one.country === 'Ireland').map(one => one.id)
  ask('join', 'How many times have books by authors from Ireland been lent?', gold.count(riverLoans.filter(one => irish.includes(bookOf(one).authorId)).length)) // oxfmt-ignore
  const wanted = pick.sized(riverReservations.filter(one => one.status === 'Waiting'), one => one.bookId, 2, 4) // oxfmt-ignore
  ask('join', `Who is waiting for "${pick.find(riverBooks, wanted.key).title}"?`, eachReading([wanted.rows, riverReservations.filter(one => one.bookId === wanted.key && ['Waiting', 'ReadyForPickup'].includes(one.status))], rows => gold.set(readersOf(rows)))) // oxfmt-ignore
  const asked = person(riverBorrowers, one => one.membershipType === 'Senior' && one.phone !== null, 3)
  ask('lookup', `What is the e-mail address of ${nameOf(asked)}?`, told(asked, asked.email, 'email'))
  const loan = pick.nth(out, one => one.dueDate.slice(0, 10) > today, 8)
  ask('lookup', `When does loan ${loan.id} have to be back?`, told(loan, pick.dayAs(loan.dueDate), 'dueDate'))
}

function date({ ask }: Builder, { riverlibrary, today, day }: Facts): void {
  const { riverBorrowers, riverLoans } = riverlibrary
  const out = riverLoans.filter(one => one.status === 'OnLoan')
  ask('date', 'Which loans are due within the next 7 days?', pick.setWithin(out, one => one.dueDate.slice(0, 10), today, day(7))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many loans did we make in ${pick.monthName(month)}?`, gold.count(riverLoans.filter(one => pick.month(one.loanDate) === month).length)) // oxfmt-ignore
  ask('date', 'Whose library card has expired?', gold.set(riverBorrowers.filter(one => one.cardExpiresOn.slice(0, 10) < today))) // oxfmt-ignore
}
