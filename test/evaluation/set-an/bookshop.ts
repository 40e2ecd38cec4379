import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { measures, nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkBookshop } from './bookshop-talk.ts'
import { shelved } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AN over the second-hand bookshop. */
export function askBookshop(facts: Facts): Question[] {
  const builder = createQuestions('an', 'bookshop')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkBookshop(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { bookshop }: Facts): void {
  const { bookBuyers, bookWishes, usedBooks } = bookshop
  const of = (genre: string) => usedBooks.filter(one => one.genre === genre)
  ask('list', 'Which authors do we have crime novels from?', shelved(of('crime'), rows => values(rows, one => one.author, gold.spelled))) // oxfmt-ignore
  const open = bookWishes.filter(one => one.status === 'searching')
  ask('list', 'Show me the search requests that are still open.', gold.either(gold.set(open), gold.set(bookWishes.filter(one => ['searching', 'found'].includes(one.status))))) // oxfmt-ignore
  ask('filter', 'Which first editions are still in stock?', gold.set(usedBooks.filter(one => one.firstEdition && one.status === 'in_stock'))) // oxfmt-ignore
  ask('filter', 'Customers from Corbridge who get our newsletter', gold.set(bookBuyers.filter(one => one.town === 'Corbridge' && one.newsletter))) // oxfmt-ignore
  ask('filter', 'Which travel books are not paperbacks?', shelved(of('travel').filter(one => one.format !== 'paperback'), rows => gold.set(rows))) // oxfmt-ignore
  ask('threshold', 'Which unsold books cost more than £45?', gold.set(usedBooks.filter(one => one.status !== 'sold' && one.price > 45))) // oxfmt-ignore
}

function number({ ask }: Builder, { bookshop }: Facts): void {
  const { bookBuyers, bookSales, usedBooks } = bookshop
  const from = (source: string) => usedBooks.filter(one => one.acquired.source === source)
  ask('count', 'How many of our books came from house clearances?', shelved(from('house_clearance'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many history books have we sold?', gold.count(usedBooks.filter(one => one.genre === 'history' && one.status === 'sold').length)) // oxfmt-ignore
  ask('top', 'What is the oldest book we have in stock?', gold.either(gold.smallest(usedBooks.filter(one => one.status === 'in_stock'), one => one.yearPublished), gold.smallest(usedBooks.filter(one => one.status !== 'sold'), one => one.yearPublished))) // oxfmt-ignore
  const bought = (id: number) => bookSales.filter(one => one.customerId === id)
  ask('top', 'Who are our top 3 customers by number of purchases?', gold.ordered(bookBuyers, one => bought(one.id).length, { count: 3 })) // oxfmt-ignore
  ask('aggregate', 'How much did we take at the market stall in total?', gold.money(pick.sum(bookSales.filter(one => one.channel === 'market_stall'), one => one.amount))) // oxfmt-ignore
  ask('aggregate', 'What is the average price of a signed book?', shelved(usedBooks.filter(one => one.signed), rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  const cash = bookSales.filter(one => one.paymentMethod === 'cash')
  ask('aggregate', 'What percentage of our sales was paid in cash?', gold.either(gold.percent(pick.ratio(cash.length, bookSales.length)), gold.percent(pick.ratio(pick.sum(cash, one => one.amount), pick.sum(bookSales, one => one.amount))))) // oxfmt-ignore
  ask('group', 'How many books are there in each condition?', shelved(usedBooks, rows => gold.map(sizes(rows, one => one.condition)))) // oxfmt-ignore
  ask('group', 'Sales revenue per channel', gold.map(measures(bookSales, one => one.channel, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  const sold = (format: string) => usedBooks.filter(one => one.format === format && one.status === 'sold').length
  ask('compare', 'Have we sold more hardbacks or more paperbacks?', gold.text(sold('hardback') > sold('paperback') ? gold.spelled('hardback', 'hardbacks') : gold.spelled('paperback', 'paperbacks'))) // oxfmt-ignore
  const paid = (source: string) => pick.mean(from(source), one => one.acquired.cost)
  ask('compare', 'Do books from auctions cost us more on average than books from house clearances?', gold.yes(paid('auction') > paid('house_clearance'))) // oxfmt-ignore
}

function join({ ask }: Builder, { bookshop }: Facts): void {
  const { bookBuyers, bookSales, usedBooks } = bookshop
  const bought = (id: number) => bookSales.filter(one => one.customerId === id)
  const reader = person(bookBuyers, one => bought(one.id).length === 2, 1)
  ask('join', `Which books has ${nameOf(reader)} bought from us?`, gold.either(gold.set(bought(reader.id).map(one => pick.find(usedBooks, one.bookId))), gold.set(bought(reader.id)))) // oxfmt-ignore
  const spender = person(bookBuyers, one => bought(one.id).length > 1, 5)
  ask('join', `How much money has ${nameOf(spender)} spent with us so far?`, gold.money(pick.sum(bought(spender.id), one => one.amount))) // oxfmt-ignore
  const online = (id: number) => bought(id).some(one => one.channel === 'website')
  const town = pick.rank(bookBuyers.filter(one => online(one.id)), one => one.town)[0]! // oxfmt-ignore
  ask('join', `Which customers in ${town.key} have bought something on the website?`, gold.set(town.rows))
  const genres = bookSales.map(one => pick.find(usedBooks, one.bookId).genre)
  ask('join', 'Which genre has brought in the most money?', topEarner(pick.distinct(genres), genre => pick.sum(bookSales.filter((_, index) => genres[index] === genre), one => one.amount))) // oxfmt-ignore
  const book = pick.nth(usedBooks, one => one.status === 'in_stock', 20)
  ask('lookup', `On which shelf is ${book.title}?`, told(book, book.shelf, 'shelf'))
  const sale = pick.nth(bookSales, one => one.customerId !== null, 22)
  ask('lookup', `Who was the customer on receipt ${sale.receiptNumber}?`, toldPerson(pick.find(bookBuyers, sale.customerId!))) // oxfmt-ignore
}

/** The name whose figure is the largest. */
function topEarner(names: string[], figure: (name: string) => number): gold.Gold {
  const rows = names.flatMap(name => (figure(name) === Math.max(...names.map(figure)) ? [{ name }] : []))
  return topGroup(rows, one => one.name)
}

function date({ ask }: Builder, { bookshop, today }: Facts): void {
  const { bookBuyers, bookSales, usedBooks } = bookshop
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many books did we sell last month?', gold.count(bookSales.filter(one => pick.month(one.soldOn) === last).length)) // oxfmt-ignore
  const month = pick.sized(usedBooks, one => pick.month(one.acquired.date), 5, 9, 1)
  ask('date', `Which books did we acquire in ${pick.monthName(month.key)}?`, gold.set(month.rows))
  ask(
    'date',
    'Which customer joined most recently?',
    gold.largest(bookBuyers, one => one.joinedOn),
  )
}
