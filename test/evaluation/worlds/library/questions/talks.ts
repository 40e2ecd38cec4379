import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import { books, copies, events, fines, holds, isFree, isOut, isOverdue, loans, members, TODAY } from '../data.ts'
import { day, lent, lentTo, oneNamed, people, person, sum, title, titles } from '../golds.ts'

type Asking = ReturnType<typeof createWorldQuestions>
const member = (name: string) => members.find(one => one.name === name)!
const loansOf = (name: string) => loans.filter(one => one.member.name === name)
const booksBy = (name: string) => books.filter(one => one.author.name === name)
const genre = (name: string) => books.filter(one => one.genre === name)
const inMonth = (month: string) => loans.filter(one => one.out.startsWith(month))

/** Conversations about what is lent, and to whom. */
export function talkOfLoans({ talk }: Asking): void {
  const his = loansOf('Desmond Achebe').filter(isOut)
  talk('talk', [
    ['Which books does Desmond Achebe have?', lent(his)],
    ['Which of them are overdue?', lent(his.filter(isOverdue))],
    ["What's his email address?", gold.text(member('Desmond Achebe').email, 'email')],
  ])
  const late = loans.filter(isOverdue)
  talk('talk', [
    ['Show me the overdue loans.', lent(late)],
    ['Sort them by due date, please.', gold.ordered(late, one => one.due, { up: true })],
    ['only those from Riverside', lent(late.filter(one => one.copy.branch.name === 'Riverside'))],
  ])
  talk('talk', [
    ['How many loans were there in March?', gold.count(inMonth('2025-03').length)],
    ['and in April?', gold.count(inMonth('2025-04').length)],
    ['Which book went out most often then?', title(...(gold.largest(books, one => inMonth('2025-04').filter(loan => loan.book === one).length).items as typeof books))], // oxfmt-ignore
  ])
  const parish = loans.find(one => isOut(one) && one.book.title === 'Cold Parish')!
  talk('talk', [
    ['who has Cold Parish', lentTo([parish])],
    ['When is it due back?', day(parish.due)],
    ['Has it been renewed?', gold.yes(parish.renewals > 0)],
  ])
  const loansTo = (name: string) => loansOf(name).length
  const busiest = gold.largest(members, one => loansTo(one.name)).items as typeof members
  talk('talk', [
    ['Who has borrowed the most books?', person(...busiest)],
    ['How many was it?', gold.count(loansTo(busiest[0]!.name))],
    ['And who comes second?', person(...(gold.largest(members, one => loansTo(one.name), { place: 2 }).items as typeof members))], // oxfmt-ignore
  ])
  talk('talk', [
    ['how many copies of The Last Ferry do we have?', gold.count(copies.filter(one => one.book.title === 'The Last Ferry').length)], // oxfmt-ignore
    ['How many of those are out?', gold.count(loans.filter(one => isOut(one) && one.book.title === 'The Last Ferry').length)], // oxfmt-ignore
  ])
}

/** Conversations about books and members. */
export function talkOfBooksAndMembers({ talk }: Asking): void {
  talk('talk', [
    ['How many fantasy books do we have?', gold.count(genre('Fantasy').length)],
    ['And science?', gold.count(genre('Science').length)],
    ['Which of those are in German?', titles(genre('Science').filter(one => one.language === 'German'))],
  ])
  const longest = gold.largest(booksBy('Akiko Tanabe'), one => one.pages).items as typeof books
  talk('talk', [
    ['Which books by Akiko Tanabe do we have?', titles(booksBy('Akiko Tanabe'))],
    ['Which of these is the longest?', title(...longest)],
    ['Is it available?', gold.yes(copies.some(one => one.book === longest[0] && isFree(one)))],
  ])
  talk('talk', [
    ['Which is the most expensive book by Greta Oberhauser?', title(books.find(one => one.title === 'Die Glasmacherin')!)], // oxfmt-ignore
    ['How often has it been borrowed?', gold.count(loans.filter(one => one.book.title === 'Die Glasmacherin').length)],
  ])
  talk('talk', [
    ['When did Elif Kaya become a member?', day(member('Elif Kaya').joined)],
    ['Where does she live?', gold.text(member('Elif Kaya').town)],
    ['Does she have any unpaid fines?', gold.yes(true)],
  ])
  const joined = members.filter(one => one.joined.startsWith('2023'))
  talk('talk', [
    ['Which members joined in 2023?', people(joined)],
    ['How many of them are students?', gold.count(joined.filter(one => one.kind === 'student').length)],
  ])
  talk('talk', [
    ['who wrote The Quiet Reactor?', oneNamed(books.find(one => one.title === 'The Quiet Reactor')!.author)],
    ['What else has he written?', gold.either(titles(booksBy('Tom Brandreth')), titles(booksBy('Tom Brandreth').filter(one => one.title !== 'The Quiet Reactor')))], // oxfmt-ignore
  ])
}

/** Conversations about money, reservations and events. */
export function talkOfTheRest({ talk }: Asking): void {
  const unpaid = fines.filter(one => !one.paid)
  const owed = (name: string) => sum(unpaid.filter(one => one.loan.member.name === name).map(one => one.amount))
  talk('talk', [
    ['What is the sum of the unpaid fines?', gold.money(sum(unpaid.map(one => one.amount)))],
    ['Who owes the most?', person(...(gold.largest(members, one => owed(one.name)).items as typeof members))],
  ])
  const queue = holds.filter(one => one.book.title === 'The Spice Clerk')
  const first = queue.toSorted((a, b) => a.placed.localeCompare(b.placed))[0]!
  talk('talk', [
    ['Who is waiting for The Spice Clerk?', gold.either(people(queue.map(one => one.member)), gold.set(queue))],
    ['Who has been waiting the longest?', gold.either(person(first.member), gold.record(first))],
  ])
  const may = events.filter(one => one.date.startsWith('2025-05') && one.branch.name === 'Millbrook')
  const next = may.filter(one => one.date >= TODAY)[0]!
  talk('talk', [
    ['Which events are there at Millbrook in May?', gold.set(may)],
    ['Which of them is still to come?', gold.record(next)],
    ['How many people are coming to that?', gold.count(next.attendees.length)],
  ])
}
