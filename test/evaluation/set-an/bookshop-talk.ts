import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { asksBack, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { ofTwins, shelved } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the second-hand bookshop, changes, and what cannot be answered. */
export function talkBookshop(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { bookshop }: Facts): void {
  const { bookBuyers, usedBooks } = bookshop
  const fantasy = usedBooks.filter(one => one.genre === 'fantasy' && one.status === 'in_stock')
  const bound = fantasy.filter(one => one.format === 'hardback')
  talk(
    'followup',
    ['Show me the fantasy books that are in stock.', gold.set(fantasy)],
    ['Only the hardbacks, please', gold.set(bound)],
    ['What do they cost all together?', gold.money(pick.sum(bound, one => one.price))],
  )
  const near = (town: string) => bookBuyers.filter(one => one.town === town)
  talk(
    'followup',
    ['How many customers live in Hexham?', gold.count(near('Hexham').length)],
    ['And in Carlisle?', gold.count(near('Carlisle').length)],
    ['How many of those get the newsletter?', gold.count(near('Carlisle').filter(one => one.newsletter).length)],
  )
  const book = pick.nth(usedBooks, one => one.status === 'in_stock' && one.genre === 'biography', 4)
  talk(
    'followup',
    [`Do we still have ${book.title}?`, either(gold.yes(true), gold.record(book))],
    ['What does it cost?', gold.money(book.price, { field: 'price' })],
    ['And who is it by?', told(book, book.author, 'author')],
  )
}

function write({ ask, talk }: Builder, { bookshop }: Facts): void {
  const { bookBuyers, bookSales, bookWishes, usedBooks } = bookshop
  const aside = pick.nth(usedBooks, one => one.status === 'in_stock' && one.genre === 'poetry', 3)
  ask('write', `Please reserve ${aside.title}.`, gold.updated('bookshop.usedBooks', aside, { status: 'reserved' }))
  const dear = pick.nth(usedBooks, one => one.status === 'in_stock' && one.genre === 'history' && one.price > 9, 2)
  ask('write', `Reduce the price of ${dear.title} to £6.50.`, gold.updated('bookshop.usedBooks', dear, { price: 6.5 }))
  const seeker = person(bookBuyers, () => true, 31)
  ask('write', `Add a search request for ${nameOf(seeker)}: The Moth Collector, no more than £12.`, gold.created('bookshop.bookWishes', { customerId: seeker.id, title: 'The Moth Collector', maxPrice: 12 })) // oxfmt-ignore
  const idle = person(bookBuyers, one => [...bookSales, ...bookWishes].every(own => own.customerId !== one.id), 2)
  talk(
    'write',
    [`Delete the customer ${nameOf(idle)}, but check with me before you do it.`, gold.pending()],
    ['No, I want to keep them.', gold.nowrite()],
  )
  ask('write', 'I want to add a book.', asksBack())
}

function decline({ ask }: Builder, { bookshop }: Facts): void {
  const { bookBuyers, usedBooks } = bookshop
  ask('missing', 'Which of our books are written in French?', unknown())
  const book = pick.nth(usedBooks, one => one.status === 'in_stock' && one.genre === 'crime', 2)
  ask('missing', `How many pages does ${book.title} have?`, unknown())
  ask('unknown', 'How much is The Cormorant Protocol?', unknown())
  const twins = pick.rank(bookBuyers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is ${twins.key}'s e-mail?`, ofTwins(twins.rows, one => one.email, 'email')) // oxfmt-ignore
}

function chat({ ask }: Builder, { bookshop }: Facts): void {
  const { bookSales, usedBooks } = bookshop
  ask('smalltalk', 'Good morning, I hope you slept well!', gold.smalltalk())
  ask('browser', 'Open amazon.com and compare the price', refusesPages())
  const author = pick.sized(usedBooks.filter(one => one.status === 'in_stock'), one => one.author, 2, 5, 2) // oxfmt-ignore
  const left = usedBooks.filter(one => one.author === author.key && one.status !== 'sold')
  ask('casual', `Hi, I have a lady on the phone who collects ${author.key}. Which books by that author do we have in stock right now?`, either(gold.set(author.rows), gold.set(left))) // oxfmt-ignore
  ask('casual', 'whats the avrage price of our childrens books', shelved(usedBooks.filter(one => one.genre === 'children'), rows => gold.money(pick.mean(rows, one => one.price)))) // oxfmt-ignore
  const web = bookSales.filter(one => one.channel === 'website')
  ask('multi', 'How many sales did we make on the website, and what was the average amount?', gold.figures(gold.count(web.length), gold.money(pick.mean(web, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'Give me all the biographies that are not sold yet.', gold.set(usedBooks.filter(one => one.genre === 'biography' && one.status !== 'sold'))) // oxfmt-ignore
}
