import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { apart, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { held, overdue, reserved } from './countylibrary-readings.ts'
import { talkCountylibrary } from './countylibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>
type Loan = Facts['countylibrary']['countyLoans'][number]
type Copy = Facts['countylibrary']['countyCopies'][number]
type Reservation = Facts['countylibrary']['countyReservations'][number]

/** Set AS over the county's public libraries. */
export function askCountylibrary(facts: Facts): Question[] {
  const builder = createQuestions('as', 'countylibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCountylibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { countylibrary }: Facts): void {
  const { countyBranches, countyBooks, countyBorrowers, countyCopies, countyLoans } = countylibrary
  ask('list', 'Show me all the library branches in the county.', gold.set(countyBranches))
  ask(
    'list',
    'Which genres do our books fall into?',
    values(countyBooks, one => one.genre),
  )
  ask('filter', 'Which of our branches cannot be entered with a wheelchair?', gold.set(countyBranches.filter(one => !one.isWheelchairAccessible))) // oxfmt-ignore
  ask('filter', 'List the senior borrowers who live in Pennard.', gold.set(countyBorrowers.filter(one => one.category === 'Senior' && one.address.town === 'Pennard'))) // oxfmt-ignore
  const worn = countyCopies.filter(one => one.format === 'LargePrint' && one.condition === 'Worn')
  ask(
    'filter',
    'Find the large print copies that are already worn',
    held(worn, rows => gold.set(rows)),
  )
  ask('threshold', 'Books with more than 450 pages', gold.set(countyBooks.filter(one => one.pageCount > 450)))
  ask(
    'complete',
    'I need every single loan that is overdue right now, with none left out.',
    overdue(countyLoans, rows => gold.set(rows)),
  )
}

function number({ ask }: Builder, { countylibrary }: Facts): void {
  const { countyBooks, countyBorrowers, countyBranches, countyCopies, countyLoans, countyReservations } = countylibrary
  ask('count', 'How many borrowers are suspended at the moment?', gold.count(countyBorrowers.filter(one => one.status === 'Suspended').length)) // oxfmt-ignore
  ask('count', 'How many reservations are ready to be collected?', gold.count(countyReservations.filter(one => one.status === 'ReadyForCollection').length)) // oxfmt-ignore
  ask('top', 'What is the thickest book we have, going by pages?', gold.largest(countyBooks, one => one.pageCount)) // oxfmt-ignore
  ask('top', 'Top 3 branches by number of public computers', gold.ordered(countyBranches, one => one.publicComputers, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'How much money in fines is still outstanding?', gold.money(pick.sum(countyLoans.filter(one => one.fineStatus === 'Outstanding'), one => one.fineAmount))) // oxfmt-ignore
  ask('aggregate', 'How many pages do our fantasy books have on average?', gold.plain(pick.mean(countyBooks.filter(one => one.genre === 'Fantasy'), one => one.pageCount))) // oxfmt-ignore
  ask('aggregate', 'What percentage of our borrowers are children?', gold.percent(pick.ratio(countyBorrowers.filter(one => one.category === 'Child').length, countyBorrowers.length))) // oxfmt-ignore
  const branchOf = (id: number) => pick.find(countyBranches, id).name
  ask('group', 'Give me the number of borrowers for each home branch.', gold.map(measures(countyBorrowers, one => branchOf(one.homeBranchId), own => own.length, gold.spelled))) // oxfmt-ignore
  ask('group', 'Break our copies down by condition, please.', held(countyCopies, rows => gold.map(sizes(rows, one => one.condition)))) // oxfmt-ignore
  const genreOf = (one: Copy) => pick.find(countyBooks, one.bookId).genre
  const more = (rows: { genre: string }[]) => rows.filter(one => one.genre === 'Crime').length > rows.filter(one => one.genre === 'Romance').length // oxfmt-ignore
  const crimeWins = [countyBooks, countyCopies.map(one => ({ genre: genreOf(one) }))].map(more)
  ask('compare', 'Do we own more crime books or more romance books?', gold.either(...pick.distinct(crimeWins).map(wins => gold.text(apart(wins ? 'Crime' : 'Romance'))))) // oxfmt-ignore
  const [hard, soft] = ['Hardback', 'Paperback'].map(format => countyCopies.filter(one => one.format === format)) as [Copy[], Copy[]] // oxfmt-ignore
  const both = (left: string[]) => gold.figures(...[hard, soft].map(rows => gold.count(rows.filter(one => !left.includes(one.status)).length))) // oxfmt-ignore
  ask('multi', 'How many hardbacks and how many paperbacks are in our collection?', gold.either(both([]), both(['Withdrawn']), both(['Withdrawn', 'Lost']))) // oxfmt-ignore
}

function join({ ask }: Builder, { countylibrary }: Facts): void {
  const { countyBooks, countyBorrowers, countyBranches, countyCopies, countyLoans, countyReservations } = countylibrary
  const bookOf = (one: { bookId: number }) => pick.find(countyBooks, one.bookId)
  const borrowerOf = (one: { borrowerId: number }) => pick.find(countyBorrowers, one.borrowerId)
  const outWith = (id: number) => countyLoans.filter(one => one.borrowerId === id && one.returnedOn === null)
  const reader = person(countyBorrowers, one => outWith(one.id).length === 3 && outWith(one.id).every(own => own.status !== 'Lost'), 1) // oxfmt-ignore
  const out = outWith(reader.id)
  const shows = (one: Loan) => [bookOf(one).title]
  ask('join', `Which books does ${nameOf(reader)} have out at the moment?`, gold.either(gold.set(pick.distinct(out.map(bookOf))), gold.set(out, { shows }))) // oxfmt-ignore
  const wanted = pick.rank(countyReservations, one => one.bookId)[0]!
  const reservers = (rows: Reservation[]) => gold.either(gold.set(pick.distinct(rows.map(borrowerOf))), gold.set(rows, { shows: one => [nameOf(borrowerOf(one))] })) // oxfmt-ignore
  ask('join', `Who has reserved "${pick.find(countyBooks, wanted.key).title}"?`, reserved(wanted.rows, reservers))
  const branch = pick.find(countyBranches, 3)
  ask('join', `What did the copies at ${branch.name} cost us altogether?`, held(countyCopies.filter(one => one.branchId === branch.id), rows => gold.money(pick.sum(rows, one => one.price)))) // oxfmt-ignore
  const phones = (rows: Loan[]) => gold.either(gold.set(pick.distinct(rows.map(borrowerOf)), { shows: one => [one.phone] }), gold.set(rows, { shows: one => [borrowerOf(one).phone] })) // oxfmt-ignore
  ask('join', 'I need the phone numbers of the borrowers who have an overdue loan.', overdue(countyLoans, phones))
  const author = 'Morwenna Tull'
  ask('join', `How many times have books by ${author} been borrowed?`, gold.count(countyLoans.filter(one => bookOf(one).author === author).length)) // oxfmt-ignore
}

function lookup({ ask }: Builder, { countylibrary }: Facts): void {
  const { countyBorrowers, countyBranches, countyCopies } = countylibrary
  const village = pick.find(countyBranches, 6)
  ask('lookup', `What is the telephone number of ${village.name}?`, told(village, village.phone, 'phone'))
  const member = person(countyBorrowers, one => one.status === 'Active' && one.category === 'Housebound', 2)
  ask('lookup', `When does the membership of ${nameOf(member)} run out?`, told(member, pick.dayAs(member.membershipExpiresOn), 'membershipExpiresOn')) // oxfmt-ignore
  const copy = pick.nth(countyCopies, one => one.condition === 'Good' && one.format === 'Audiobook', 4)
  ask('lookup', `What condition is the copy with the barcode ${copy.barcode} in?`, told(copy, apart(copy.condition), 'condition')) // oxfmt-ignore
}

function date({ ask }: Builder, { countylibrary, today, day }: Facts): void {
  const { countyBorrowers, countyLoans } = countylibrary
  const out = countyLoans.filter(one => one.returnedOn === null)
  ask('date', 'Which loans are due back within the next two weeks?', pick.setWithin(out, one => one.dueOn, today, day(14))) // oxfmt-ignore
  const year = Number(today.slice(0, 4)) - 1
  ask('date', `How many people joined the library in ${year}?`, gold.count(countyBorrowers.filter(one => one.joinedOn.startsWith(String(year))).length)) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many loans did our branches issue in ${pick.monthName(month)}?`, gold.count(countyLoans.filter(one => pick.month(one.loanedOn) === month).length)) // oxfmt-ignore
}
