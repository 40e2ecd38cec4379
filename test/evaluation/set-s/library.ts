import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { cut, measures, nameOf, nth, person, quarterName, short, sizes, topGroup, usd, values } from './choose.ts'
import { talkLibrary } from './library-talk.ts'

const { either } = gold
const exact = (name: string) => gold.spelled(name)
type Builder = ReturnType<typeof createQuestions>

/** Set S over the library: kinds and proportions of the development questions, over a service that nobody had seen. */
export function askLibrary(facts: Facts): Question[] {
  const builder = createQuestions('s', 'library')
  list(builder, facts)
  number(builder, facts)
  figure(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  look(builder, facts)
  date(builder, facts)
  threshold(builder, facts)
  talkLibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { library }: Facts): void {
  const { branches, books, patrons, loans, holds, fines, events } = library
  ask('list', 'List all the branches of the library.', gold.set(branches))
  ask('list', 'Show me every book club event', gold.set(events.filter(one => one.category === 'BookClub')))
  ask('list', 'Which branches have a makerspace?', gold.set(branches.filter(one => one.hasMakerspace)))
  const keen = person(patrons, one => loans.filter(own => own.patronId === one.id).length > 2)
  ask('list', `show the loans of ${nameOf(keen)}`, gold.set(loans.filter(one => one.patronId === keen.id)))
  ask('list', 'What genres do our books cover?', values(books, one => one.genre)) // oxfmt-ignore
  const author = nth(books, one => one.author, 1)
  ask('filter', `Which books are by ${author}?`, gold.set(books.filter(one => one.author === author)))
  const city = nth(patrons, one => one.address.city, 1)
  ask('filter', `Patrons who live in ${city}`, gold.set(patrons.filter(one => one.address.city === city)))
  ask('filter', 'Show all student patrons whose card is suspended.', gold.set(patrons.filter(one => one.membershipType === 'Student' && one.status === 'Suspended'))) // oxfmt-ignore
  ask('filter', 'Find mystery books in large print.', gold.set(books.filter(one => one.genre === 'Mystery' && one.format === 'LargePrint'))) // oxfmt-ignore
  ask('filter', 'Show fines for damaged items with status unpaid', gold.set(fines.filter(one => one.reason === 'DamagedItem' && one.status === 'Unpaid'))) // oxfmt-ignore
  ask('filter', 'Which holds are ready for pickup?', gold.set(holds.filter(one => one.status === 'ReadyForPickup')))
  ask('filter', 'List the branches that are not in Portland.', gold.set(branches.filter(one => one.address.city !== 'Portland'))) // oxfmt-ignore
}

function number({ ask }: Builder, { library }: Facts): void {
  const { branches, books, patrons, loans, events } = library
  ask('count', 'How many patrons does the library have?', gold.count(patrons.length))
  ask('count', 'How many loans are overdue?', gold.count(loans.filter(one => one.status === 'Overdue').length))
  ask('count', 'How many books are in Spanish?', gold.count(books.filter(one => one.language === 'Spanish').length))
  ask('count', 'How many of our patrons are seniors?', gold.count(patrons.filter(one => one.membershipType === 'Senior').length)) // oxfmt-ignore
  ask('count', 'How many different authors are in the catalog?', gold.count(pick.distinct(books.map(one => one.author)).length)) // oxfmt-ignore
  const budget = (one: (typeof branches)[number]) => one.annualBudget
  ask('top', 'Which branch has the largest annual budget?', gold.largest(branches, budget))
  ask('top', 'What is the smallest branch by square feet?', gold.smallest(branches, one => one.squareFeet)) // oxfmt-ignore
  ask(
    'top',
    'Top 5 books by page count',
    gold.ordered(books, one => one.pageCount, { count: 5 }),
  )
  ask(
    'top',
    'Which genre has the most books?',
    topGroup(books, one => one.genre),
  )
  ask('top', 'What is the oldest book in the catalog by publication year?', gold.smallest(books, one => one.publicationYear)) // oxfmt-ignore
  ask('top', 'Top 3 authors by number of books', gold.ordered(pick.rank(books, one => one.author), one => one.rows.length, { count: 3, as: one => one.key })) // oxfmt-ignore
  ask(
    'top',
    'Which event has the most registrations?',
    gold.largest(events, one => one.registeredCount),
  )
}

function figure({ ask }: Builder, { library }: Facts): void {
  const { branches, books, patrons, loans, fines, events } = library
  ask('aggregate', 'What is the total amount of all unpaid fines?', gold.money(pick.sum(fines.filter(one => one.status === 'Unpaid'), one => one.amount))) // oxfmt-ignore
  ask('aggregate', 'What is the average replacement cost of the hardcover books?', gold.money(pick.mean(books.filter(one => one.format === 'Hardcover'), one => one.replacementCost))) // oxfmt-ignore
  ask('aggregate', 'What is the median page count of the history books?', gold.plain(pick.median(books.filter(one => one.genre === 'History'), one => one.pageCount))) // oxfmt-ignore
  ask('aggregate', 'How many copies do we own in total?', gold.count(pick.sum(books, one => one.copiesOwned)))
  ask('aggregate', 'What percentage of patrons receives the newsletter?', gold.percent(pick.ratio(patrons.filter(one => one.receivesNewsletter).length, patrons.length))) // oxfmt-ignore
  ask('group', 'How many patrons are there per membership type?', gold.map(sizes(patrons, one => one.membershipType)))
  ask('group', 'Break down the loans by status.', gold.map(sizes(loans, one => one.status)))
  ask('group', 'Total fine amount per reason', gold.map(measures(fines, one => one.reason, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  ask('group', 'How many loans does each branch have?', gold.map(sizes(loans, one => pick.find(branches, one.branchId).name, exact))) // oxfmt-ignore
  ask('group', 'Count the events per category', gold.map(sizes(events, one => one.category)))
}

function compare({ ask }: Builder, { library }: Facts): void {
  const { branches, books, fines } = library
  ask('compare', `Which branch is bigger in square feet, ${branches[1]!.name} or ${branches[3]!.name}?`, gold.largest([branches[1]!, branches[3]!], one => one.squareFeet)) // oxfmt-ignore
  const inGenre = (genre: string): [gold.Spelled, number] => [exact(genre), books.filter(one => one.genre === genre).length] // oxfmt-ignore
  ask('compare', 'Do we own more history books or more cooking books?', more([gold.spelled('History', 'history books'), inGenre('History')[1]], [gold.spelled('Cooking', 'cooking books'), inGenre('Cooking')[1]])) // oxfmt-ignore
  const pages = (format: string) => pick.mean(books.filter(one => one.format === format), one => one.pageCount) // oxfmt-ignore
  ask('compare', 'Is the average page count of hardcovers higher than that of paperbacks?', gold.yes(pages('Hardcover') > pages('Paperback'))) // oxfmt-ignore
  const total = (status: string) => pick.sum(fines.filter(one => one.status === status), one => one.amount) // oxfmt-ignore
  ask('compare', 'What is the difference between the total amount of the paid fines and that of the unpaid fines?', gold.money(Math.abs(total('Paid') - total('Unpaid')), { unsigned: true })) // oxfmt-ignore
}

function join({ ask }: Builder, { library }: Facts): void {
  const { branches, books, patrons, loans, holds, fines, events } = library
  const bookOf = (id: number) => pick.find(books, id)
  const patronOf = (id: number) => pick.find(patrons, id)
  const late = loans.filter(one => one.status === 'Overdue')
  ask('join', 'Which patrons have an overdue loan?', gold.set(pick.distinct(late.map(one => patronOf(one.patronId)))))
  const most = Math.max(...fines.filter(one => one.status === 'Unpaid').map(one => one.amount))
  ask('join', 'Who has the largest unpaid fine?', either(...fines.filter(one => one.status === 'Unpaid' && one.amount === most).map(one => gold.record(patronOf(one.patronId))), ...fines.filter(one => one.status === 'Unpaid' && one.amount === most).map(one => gold.all(gold.record(one), gold.mentions([nameOf(patronOf(one.patronId))]))))) // oxfmt-ignore
  const genre = nth(late, one => bookOf(one.bookId).genre)
  ask('join', `List the overdue loans of ${genre.toLowerCase()} books.`, gold.set(late.filter(one => bookOf(one.bookId).genre === genre))) // oxfmt-ignore
  const biggest = branches[0]!
  ask('join', 'Which events take place at the branch with the largest annual budget?', gold.set(events.filter(one => one.branchId === biggest.id))) // oxfmt-ignore
  const wanted = nth(holds, one => one.bookId)
  ask('join', `Who has a hold on "${bookOf(wanted).title}"?`, either(gold.set(pick.distinct(holds.filter(one => one.bookId === wanted).map(one => patronOf(one.patronId)))), gold.set(holds.filter(one => one.bookId === wanted)))) // oxfmt-ignore
  const owing = person(patrons, one => fines.some(own => own.patronId === one.id && own.status === 'Unpaid'), 2)
  ask('join', `What is the total amount of the unpaid fines of ${nameOf(owing)}?`, gold.money(pick.sum(fines.filter(one => one.patronId === owing.id && one.status === 'Unpaid'), one => one.amount))) // oxfmt-ignore
  ask('join', `Which patrons have a fine above ${usd(50)}?`, gold.set(pick.distinct(fines.filter(one => one.amount > 50).map(one => patronOf(one.patronId))))) // oxfmt-ignore
  ask('join', 'How many patrons have their home branch in Vancouver?', gold.count(patrons.filter(one => pick.find(branches, one.homeBranchId).address.city === 'Vancouver').length)) // oxfmt-ignore
  const borrowed = nth(loans, one => one.bookId)
  ask('join', `Which patrons borrowed "${bookOf(borrowed).title}"?`, gold.set(pick.distinct(loans.filter(one => one.bookId === borrowed).map(one => patronOf(one.patronId))))) // oxfmt-ignore
}

function look({ ask }: Builder, { library }: Facts): void {
  const { branches, books, patrons, loans } = library
  ask('lookup', 'Who manages the Salem Branch?', gold.text(branches[3]!.managerName, 'managerName'))
  ask('lookup', `What is the replacement cost of "${books[17]!.title}"?`, gold.money(books[17]!.replacementCost, { field: 'replacementCost' })) // oxfmt-ignore
  ask('lookup', `Which format is book ${books[40]!.id}?`, gold.text(books[40]!.format, 'format'))
  const member = person(patrons, one => one.phone !== null, 20)
  ask('lookup', `What is the phone number of the patron ${nameOf(member)}?`, gold.text(member.phone!, 'phone'))
  ask('lookup', `Look up the patron with the e-mail ${patrons[60]!.email}.`, gold.record(patrons[60]!))
  ask('lookup', `Show me loan ${loans[120]!.id}.`, gold.record(loans[120]!))
  ask('lookup', `When is loan ${loans[185]!.id} due?`, gold.text(pick.dayAs(loans[185]!.dueOn), 'dueOn'))
}

function date({ ask }: Builder, { library, day }: Facts): void {
  const { loans, fines, holds, patrons, events } = library
  const back = loans.filter(one => one.status === 'Returned')
  const month = nth(back, one => pick.month(one.returnedOn)!, 1)
  ask('date', `Which loans were returned in ${pick.monthName(month)}?`, gold.set(back.filter(one => pick.month(one.returnedOn) === month))) // oxfmt-ignore
  const quarter = nth(fines, one => pick.quarter(one.issuedOn)!)
  ask('date', `How many fines were issued in ${quarterName(quarter)}?`, gold.count(fines.filter(one => pick.quarter(one.issuedOn) === quarter).length)) // oxfmt-ignore
  ask('date', `How many waiting holds were placed before ${day(-10)}?`, gold.count(holds.filter(one => one.status === 'Waiting' && one.placedOn < day(-10)).length)) // oxfmt-ignore
  ask('date', `Show the events that start between ${pick.dayName(day(2))} and ${pick.dayName(day(23))}.`, pick.setWithin(events, one => one.startsAt.slice(0, 10), day(2), day(23))) // oxfmt-ignore
  const year = nth(patrons, one => pick.year(one.joinedOn)!)
  ask('date', `How many patrons joined in ${year}?`, gold.count(patrons.filter(one => pick.year(one.joinedOn) === year).length)) // oxfmt-ignore
  ask(
    'date',
    'Which event has the earliest start?',
    gold.smallest(events, one => one.startsAt),
  )
}

function threshold({ ask }: Builder, { library }: Facts): void {
  const { branches, books, events } = library
  ask('threshold', `Which branches have an annual budget over ${short(7e5)}?`, gold.set(branches.filter(one => one.annualBudget > 7e5))) // oxfmt-ignore
  const cost = cut(books, one => one.replacementCost, 0.15)
  ask('threshold', `Books with a replacement cost below ${usd(cost)}`, gold.set(books.filter(one => one.replacementCost < cost))) // oxfmt-ignore
  ask('threshold', 'Which books have at least 20 copies?', gold.set(books.filter(one => one.copiesOwned >= 20)))
  ask('threshold', 'Which branches have between 10,000 and 20,000 square feet?', gold.set(branches.filter(one => one.squareFeet > 10_000 && one.squareFeet < 20_000))) // oxfmt-ignore
  ask('threshold', 'How many events have a capacity of 80 or more?', gold.count(events.filter(one => one.capacity >= 80).length)) // oxfmt-ignore
}
