import * as gold from '../../../gold.ts'
import type { createWorldQuestions } from '../../world.ts'
import {
  authors,
  books,
  branches,
  copies,
  events,
  fines,
  holds,
  isOut,
  isOverdue,
  loans,
  members,
  TODAY,
} from '../data.ts'
import {
  average,
  daysBetween,
  fined,
  held,
  lent,
  named,
  oneNamed,
  people,
  person,
  sum,
  title,
  titles,
  unique,
} from '../golds.ts'

type Asking = ReturnType<typeof createWorldQuestions>
const unpaid = fines.filter(({ paid }) => !paid)
const waitingFor = (book: (typeof books)[number]) => holds.filter(one => one.book === book && one.state === 'waiting')
const loansOf = (book: (typeof books)[number]) => loans.filter(one => one.book === book)
const back = loans.filter(one => !isOut(one))
const lateBack = back.filter(one => one.back! > one.due)

/** Lists, filters, counts and the most of something. */
export function askForRecords({ ask }: Asking): void {
  ask('list', 'Which books are out at the moment?', lent(loans.filter(isOut)))
  ask('list', 'Could you list all of our branches, please?', named(branches))
  ask('list', 'members living in wexcombe', people(members.filter(one => one.town === 'Wexcombe')))
  const coming = events.filter(one => one.branch.name === 'Oakfield' && one.date >= TODAY)
  ask('list', "What's coming up at Oakfield?", gold.set(coming))
  const hers = loans.filter(one => isOut(one) && one.member.name === 'Desmond Achebe')
  ask('list', 'show me everything Desmond Achebe has out right now', lent(hers))
  ask('list', 'Which genres do we stock?', gold.set(unique(books.map(one => one.genre))))
  const expired = members.filter(one => one.expires < TODAY)
  ask('list', 'I need the e-mail addresses of all members whose membership has expired.', people(expired, one => [one.email])) // oxfmt-ignore

  ask('filter', 'Which French crime novels do we have?', titles(books.filter(one => one.language === 'French' && one.genre === 'Crime'))) // oxfmt-ignore
  ask('filter', 'everything by Ravi Menon', titles(books.filter(one => one.author.name === 'Ravi Menon')))
  ask('filter', 'What has Peter Hollis written?', titles(books.filter(one => one.author.name === 'Peter Hollis')))
  const atOakfield = members.filter(one => one.kind === 'student' && one.branch.name === 'Oakfield')
  ask('filter', 'Which students have Oakfield as their home branch?', people(atOakfield))
  const damaged = copies.filter(one => one.condition === 'damaged' && one.branch.name === 'Riverside')
  ask('filter', 'damaged copies at Riverside', gold.either(gold.set(damaged), gold.set(damaged.map(one => one.barcode))), ['school']) // oxfmt-ignore
  ask('filter', 'Which loans have been renewed twice?', lent(loans.filter(one => one.renewals === 2)))
  ask('filter', 'Which reserved books are ready to be picked up?', held(holds.filter(one => one.state === 'ready')))
  ask('filter', 'books published after 2020', titles(books.filter(one => one.year > 2020)))
  ask('filter', 'Show me the poetry that is not in English.', titles(books.filter(one => one.genre === 'Poetry' && one.language !== 'English'))) // oxfmt-ignore
  ask('filter', 'Which fines did we hand out for damage?', fined(fines.filter(one => one.reason === 'damaged')))
  ask('filter', "who's blocked?", people(members.filter(one => one.blocked)))

  ask('count', 'How many books do we own?', gold.either(gold.count(books.length), gold.count(copies.length)))
  ask('count', 'how many ppl are signed up for the Author Talk', gold.count(events.find(one => one.title === 'Author Talk')!.attendees.length)) // oxfmt-ignore
  ask('count', 'How many members are there altogether?', gold.count(members.length))
  ask('count', 'How many books are overdue?', gold.count(loans.filter(isOverdue).length))
  ask('count', 'how many copies of Kreidezeit have we got?', gold.count(copies.filter(one => one.book.title === 'Kreidezeit').length)) // oxfmt-ignore
  ask('count', 'How many fines are still unpaid?', gold.count(unpaid.length))
  ask('count', 'By how many different authors do we have books?', gold.count(authors.length))
  ask('count', 'How many children are registered with us?', gold.count(members.filter(one => one.kind === 'child').length)) // oxfmt-ignore

  ask('top', 'Which book has been borrowed most often?', gold.either(title(...gold.largest(books, one => loansOf(one).length).items as typeof books))) // oxfmt-ignore
  const busiest = gold.largest(members, one => loans.filter(({ member }) => member === one).length).items
  ask('top', 'Who borrows the most?', person(...(busiest as typeof members)))
  ask(
    'top',
    'top 5 titles by number of loans',
    gold.either(
      ...[undefined, (one: (typeof books)[number]) => one.title].map(as =>
        gold.ordered(books, one => loansOf(one).length, { count: 5, ...(as && { as }) }),
      ),
    ),
  )
  ask('top', 'What is our thickest book?', title(...(gold.largest(books, one => one.pages).items as typeof books)))
  const byAuthor = gold.largest(authors, one => loans.filter(({ book }) => book.author === one).length).items
  ask('top', 'Which author is lent out most?', oneNamed(...(byAuthor as typeof authors)))
  const byBranch = gold.largest(branches, one => loans.filter(({ copy }) => copy.branch === one).length).items
  ask('top', 'Which branch has the most loans?', oneNamed(...(byBranch as typeof branches)))
  ask(
    'top',
    'three dearest books pls',
    gold.ordered(books, one => one.price, { count: 3 }),
  )
  ask(
    'top',
    'Which event has the most people signed up?',
    gold.largest(events, one => one.attendees.length),
  )
  ask(
    'top',
    'Who is our youngest member?',
    person(...(gold.largest(members, one => one.birth).items as typeof members)),
  )
  ask('top', 'Which title has the longest waiting list?', title(...(gold.largest(books, one => waitingFor(one).length).items as typeof books))) // oxfmt-ignore
}

/** Figures, shares and groups. */
export function askForFigures({ ask }: Asking): void {
  ask('aggregate', 'What do the unpaid fines come to?', gold.money(sum(unpaid.map(one => one.amount))))
  const paidNow = fines.filter(one => one.paid?.startsWith('2025'))
  ask('aggregate', 'How much did we take in fines this year?', gold.either(gold.money(sum(paidNow.map(one => one.amount))), gold.money(sum(paidNow.filter(one => one.issued >= '2025').map(one => one.amount))))) // oxfmt-ignore
  ask('aggregate', 'average number of pages of our fantasy books', gold.plain(average(books.filter(one => one.genre === 'Fantasy').map(one => one.pages)))) // oxfmt-ignore
  ask('aggregate', 'How high is a fine for bringing a book back late on average?', gold.money(average(fines.filter(one => one.reason === 'late').map(one => one.amount)))) // oxfmt-ignore
  ask('aggregate', 'How long do people keep a book on average?', gold.either(...[1, 24].map(scale => gold.plain(scale * average(back.map(one => daysBetween(one.out, one.back!))))))) // oxfmt-ignore
  const elif = loans.filter(one => isOut(one) && one.member.name === 'Elif Kaya')
  ask('aggregate', 'What are the books that Elif Kaya has out worth in total?', gold.money(sum(elif.map(one => one.book.price)))) // oxfmt-ignore

  ask('share', 'What percentage of our members are students?', gold.percent((100 * members.filter(one => one.kind === 'student').length) / members.length)) // oxfmt-ignore
  ask('share', 'what share of the returned books came back late?', gold.percent((100 * lateBack.length) / back.length))
  ask('share', 'What proportion of the fines has been paid so far?', gold.either(...[(100 * (fines.length - unpaid.length)) / fines.length, 100 - (100 * sum(unpaid.map(one => one.amount))) / sum(fines.map(one => one.amount))].map(one => gold.percent(one)))) // oxfmt-ignore

  const per = <T>(list: readonly T[], key: (one: T) => string) => Map.groupBy(list, key)
  const counts = <T>(list: readonly T[], key: (one: T) => string) => [...per(list, key)].map(([name, own]) => [name, own.length] as [string, number]) // oxfmt-ignore
  ask('group', 'How many books do we have in each genre?', gold.map(counts(books, one => one.genre)))
  const months = counts(loans.filter(one => one.out >= '2025'), one => one.out.slice(0, 7)).map(([month, n]) => [gold.spelled(month, ['January', 'February', 'March', 'April', 'May'][Number(month.slice(5)) - 1]!), n] as [gold.Spelled, number]) // oxfmt-ignore
  ask('group', 'loans per month this year', gold.map(months))
  ask('group', 'Can you break our members down by age group, you know, adults, children and so on?', gold.map(counts(members, one => one.kind).map(([kind, n]) => [gold.spelled(kind, `${kind}s`, 'children'.startsWith(kind) ? 'children' : kind), n]))) // oxfmt-ignore
  ask('group', 'How many copies does each branch hold?', gold.map(counts(copies, one => one.branch.name)), ['school'])
  ask('group', 'How much does each member still owe in fines?', gold.map([...per(unpaid, one => one.loan.member.name)].map(([name, own]) => [name, sum(own.map(one => one.amount))]), 'money')) // oxfmt-ignore
  const coming = events.filter(one => one.date >= TODAY)
  ask('group', 'How many people have signed up for each of the upcoming events?', gold.either(...[TODAY, '2025-05-15'].map(from => gold.map(coming.filter(one => one.date >= from).map(one => [one.title, one.attendees.length]))))) // oxfmt-ignore
  ask('group', 'number of loans by home branch of the member', gold.map(counts(loans, one => one.member.branch.name)))

  const many = members.filter(one => loans.filter(loan => loan.member === one && isOut(loan)).length > 2)
  ask('groups-with', 'Which members have more than two books out?', people(many))
  const prolific = authors.filter(one => books.filter(({ author }) => author === one).length >= 4)
  ask('groups-with', 'Authors with at least four titles in the catalogue?', named(prolific))
  ask('groups-with', 'which books have more than one person waiting', titles(books.filter(one => waitingFor(one).length > 1))) // oxfmt-ignore
  const owing = [...per(unpaid, one => one.loan.member.name)].filter(([, own]) => sum(own.map(one => one.amount)) > 20)
  ask('groups-with', 'Who owes us more than 20 euros altogether?', people(members.filter(one => owing.some(([name]) => name === one.name)))) // oxfmt-ignore
}
