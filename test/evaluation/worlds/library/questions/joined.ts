import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import {
  authors,
  books,
  copies,
  events,
  fines,
  holds,
  isFree,
  isOut,
  isOverdue,
  loans,
  members,
  TODAY,
} from '../data.ts'
import { day, fined, lent, lentTo, named, oneNamed, people, person, sum, titles, unique } from '../golds.ts'

type Asking = ReturnType<typeof createWorldQuestions>
const book = (title: string) => books.find(one => one.title === title)!
const member = (name: string) => members.find(one => one.name === name)!
const event = (title: string) => events.find(one => one.title === title)!
const author = (name: string) => authors.find(one => one.name === name)!
const loansOf = (name: string) => loans.filter(one => one.member.name === name)
const unpaid = fines.filter(({ paid }) => !paid)
const out = loans.filter(isOut)

/** Comparisons, yes or no, and what takes several kinds of records. */
export function askOverRelations({ ask }: Asking): void {
  ask('compare', 'Do we have more crime or more history books?', gold.either(gold.text('Crime'), gold.figures(...['Crime', 'History'].map(genre => gold.count(books.filter(one => one.genre === genre).length))))) // oxfmt-ignore
  ask('compare', 'Who has borrowed more, Clara Vogt or Finn Gallagher?', person(member('Clara Vogt')))
  ask('compare', 'Were there more loans in April than in March?', gold.yes(loans.filter(one => one.out.startsWith('2025-04')).length > loans.filter(one => one.out.startsWith('2025-03')).length)) // oxfmt-ignore
  ask('compare', 'is The Spice Clerk longer than Monsoon Arithmetic?', gold.yes(book('The Spice Clerk').pages > book('Monsoon Arithmetic').pages)) // oxfmt-ignore
  const at = (name: string) => copies.filter(one => one.branch.name === name).length
  ask('compare', 'How many more copies are there at Riverside than at Oakfield?', gold.count(at('Riverside') - at('Oakfield')), ['school']) // oxfmt-ignore

  const isIn = (title: string) => copies.some(one => one.book.title === title && isFree(one))
  ask('yesno', 'Is Nine Lanterns available?', gold.yes(isIn('Nine Lanterns')))
  ask('yesno', 'can i get Moss today or is it out?', gold.yes(isIn('Moss')))
  ask('yesno', 'Has Jonas Weidmann ever borrowed anything by Akiko Tanabe?', gold.yes(loansOf('Jonas Weidmann').some(one => one.book.author.name === 'Akiko Tanabe'))) // oxfmt-ignore
  ask('yesno', 'Does Gwen Prosser owe us anything?', gold.yes(true))
  ask('yesno', 'has Hugo Lindner got anything overdue', gold.yes(loansOf('Hugo Lindner').some(isOverdue)))
  ask('yesno', 'Are there any places left for Family Board Games?', gold.yes(true))
  ask('yesno', 'Is the Oakfield branch open on Sundays?', gold.yes(false))

  ask('join', 'Who has The Last Ferry at the moment?', lentTo(out.filter(one => one.book.title === 'The Last Ferry')))
  ask('join', 'Which books has Agnes Thornbury borrowed so far?', lent(loansOf('Agnes Thornbury')))
  ask('join', 'Who wrote the book that Gwen Prosser has out?', oneNamed(author('Lars Wikander')))
  const byMenon = holds.filter(one => one.book.author.name === 'Ravi Menon')
  ask('join', 'Which members have reserved a book by Ravi Menon?', gold.either(people(byMenon.map(one => one.member)), people(byMenon.filter(one => one.state !== 'cancelled').map(one => one.member)), people(byMenon.filter(one => ['waiting', 'ready'].includes(one.state)).map(one => one.member)))) // oxfmt-ignore
  ask('join', 'Who is coming to the German Conversation?', people(event('German Conversation').attendees))
  ask('join', 'which events is Clara Vogt signed up for', gold.set(events.filter(one => one.attendees.includes(member('Clara Vogt'))))) // oxfmt-ignore
  const late = loans.filter(isOverdue)
  ask('join', 'Which members of the Millbrook branch have overdue books?', gold.either(people(late.filter(one => one.member.branch.name === 'Millbrook').map(one => one.member)), people(late.filter(one => one.copy.branch.name === 'Millbrook').map(one => one.member)))) // oxfmt-ignore
  ask('join', 'Please give me the email addresses of everybody with an overdue book.', people(late.map(one => one.member), one => [one.email])) // oxfmt-ignore
  const tide = copies.filter(one => one.book.title === 'The Tidewatchers')
  ask('join', 'At which branches do we have The Tidewatchers?', named(unique(tide.map(one => one.branch))), ['school'])
  ask('join', 'Which books by Swedish authors do we have?', titles(books.filter(one => one.author.country === 'Sweden')), ['school']) // oxfmt-ignore
  const harmattan = loans.filter(one => one.book.title === 'Harmattan').at(-1)!
  ask('join', 'Who was the last person to borrow Harmattan?', gold.either(person(harmattan.member), gold.record(harmattan))) // oxfmt-ignore
  ask('join', 'which students have a book out just now?', people(out.filter(one => one.member.kind === 'student').map(one => one.member))) // oxfmt-ignore
  ask('join', 'Which of our crime novels are on loan?', lent(out.filter(one => one.book.genre === 'Crime')))
  const wanted = holds.filter(one => one.state === 'waiting').map(one => one.book)
  ask('join', 'Which of the books on loan does somebody else want?', gold.either(lent(out.filter(one => wanted.includes(one.book))), lent(out.filter(one => holds.some(hold => hold.book === one.book && hold.state !== 'cancelled' && hold.state !== 'collected'))), lent(out.filter(one => holds.some(hold => hold.book === one.book))))) // oxfmt-ignore
  ask(
    'join',
    'What is the phone number of whoever has Paper Cranes?',
    gold.text(member('Hugo Lindner').phone!, 'phone'),
  )
  ask('join', 'how many of the people going to Family Board Games are from Ashby?', gold.count(event('Family Board Games').attendees.filter(one => one.town === 'Ashby').length)) // oxfmt-ignore
  const cranes = loans.filter(one => one.book.author.name === 'Tom Brandreth')
  ask('join', 'How often have books by Tom Brandreth been lent?', gold.count(cranes.length))
}

/** One thing looked up, days, bounds, what never was, two in one, and what nobody keeps. */
export function askForParticulars({ ask }: Asking): void {
  ask('lookup', "What's Samuel Okoro's phone number?", gold.text(member('Samuel Okoro').phone!, 'phone'))
  ask('lookup', "When does Priya Raman's membership run out?", day(member('Priya Raman').expires))
  ask('lookup', 'who wrote Hedgerow', oneNamed(author('Helen Pettigrew')))
  ask('lookup', 'How many pages does Paper Cranes have?', gold.count(book('Paper Cranes').pages))
  ask('lookup', 'I am looking for the ISBN of The Long Portage.', gold.text(book('The Long Portage').isbn))
  ask('lookup', 'When is Nuit Blanche due back?', day(out.find(one => one.book.title === 'Nuit Blanche')!.due))
  ask('lookup', 'Who runs the Knitting Circle?', gold.text(event('Knitting Circle').host))
  ask('lookup', "what's the address of the Harbour Square branch", gold.text('1 Quay Road'))

  const within = (day: string | null, from: string, to: string) => day !== null && day >= from && day <= to
  ask('date', 'What is due back this week?', gold.either(lent(out.filter(one => within(one.due, '2025-05-12', '2025-05-18'))), lent(out.filter(one => within(one.due, TODAY, '2025-05-18'))), lent(loans.filter(one => within(one.due, '2025-05-12', '2025-05-18'))))) // oxfmt-ignore
  ask('date', 'Who joined this year?', people(members.filter(one => one.joined >= '2025')))
  ask('date', 'How many books did we lend last month?', gold.count(loans.filter(one => one.out.startsWith('2025-04')).length)) // oxfmt-ignore
  ask('date', 'what was brought back on 12 May?', lent(loans.filter(one => one.back === '2025-05-12')))
  ask('date', 'Whose membership runs out within the next 30 days?', people(members.filter(one => within(one.expires, TODAY, '2025-06-13')))) // oxfmt-ignore
  ask('date', 'Which events take place in June?', gold.set(events.filter(one => one.date.startsWith('2025-06'))))
  ask('date', 'When did Bilal Haddad last borrow something?', day(loansOf('Bilal Haddad').at(-1)!.out))
  ask('date', 'What did Ines Carvalho borrow in 2024?', lent(loansOf('Ines Carvalho').filter(one => one.out < '2025')))
  ask(
    'date',
    'loans made between 1 and 10 April',
    lent(loans.filter(one => within(one.out, '2025-04-01', '2025-04-10'))),
  )
  ask('date', 'Which books have been out for more than six weeks?', lent(out.filter(one => one.out < '2025-04-02')))

  ask('threshold', 'books with over 500 pages', titles(books.filter(one => one.pages > 500)))
  ask(
    'threshold',
    'Which fines of 10 euros or more has nobody paid yet?',
    fined(unpaid.filter(one => one.amount >= 10)),
  )
  ask('threshold', 'Which of our members are under 18?', people(members.filter(one => one.birth > '2007-05-14')))
  ask('threshold', 'Which events have fewer than five people signed up?', gold.set(events.filter(one => one.attendees.length < 5))) // oxfmt-ignore

  ask('never', 'Which books have never been borrowed?', titles(books.filter(one => !loans.some(loan => loan.book === one)))) // oxfmt-ignore
  ask('never', 'Are there members who have never taken out a book? Which ones?', people(members.filter(one => loansOf(one.name).length === 0))) // oxfmt-ignore
  ask('never', "who hasn't borrowed anything this year", people(members.filter(one => !loansOf(one.name).some(loan => loan.out >= '2025')))) // oxfmt-ignore
  ask('never', 'Which events has nobody signed up for?', gold.set(events.filter(one => one.attendees.length === 0)))
  ask('never', 'fantasy books without any reservation', titles(books.filter(one => one.genre === 'Fantasy' && !holds.some(hold => hold.book === one)))) // oxfmt-ignore
  ask('never', 'Which members have no phone number on file?', people(members.filter(one => !one.phone)))

  ask('multi', 'How many members do we have, and how many of them are blocked?', gold.figures(gold.count(members.length), gold.count(members.filter(one => one.blocked).length))) // oxfmt-ignore
  ask('multi', 'What is the total of all fines and how much of it has been paid?', gold.figures(gold.money(sum(fines.map(one => one.amount))), gold.money(sum(fines.filter(one => one.paid).map(one => one.amount))))) // oxfmt-ignore
  ask('multi', 'Which is our longest book and which is the shortest?', gold.either(gold.set([book('Temple of Kites'), book('Les Heures Lentes')]), gold.figures(gold.count(book('Temple of Kites').pages), gold.count(book('Les Heures Lentes').pages)))) // oxfmt-ignore

  ask('unknown', 'How did our readers rate Moss?', gold.unknown())
  ask('unknown', 'What does the electricity at Millbrook cost us?', gold.unknown())
  ask('unknown', 'who translated Paper Cranes?', gold.unknown())
  ask('unknown', 'What is the salary of Edgar Finch?', gold.unknown())
  ask('unknown', 'how many visitors came through the door yesterday', gold.unknown())
  ask('unknown', 'Which publisher brought out Northern Trade?', gold.unknown())
}
