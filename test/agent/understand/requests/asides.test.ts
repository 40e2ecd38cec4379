import { expect } from 'chai'
import { dropAsides } from '../../../../src/agent/understand/requests/asides.ts'

describe('dropAsides', () => {
  for (const [text, rest] of [
    ['Sorry, how many books are there?', 'how many books are there?'],
    ['Short question: which loans are open?', 'which loans are open?'],
    ['One quick question about Oslo, not Bergen: is it open?', 'Oslo, not Bergen: is it open?'],
    ['A few things, please: how many members are there?', 'how many members are there?'],
    ['I need the titles of all books, nothing else.', 'I need the titles of all books.'],
    ['open loans of Ann, urgently please', 'open loans of Ann'],
    ['books that are out (i.e. lent)', 'books that are out (lent)'],
    ['We are looking for the oldest books', 'show the oldest books'],
    ['Could you put together the open loans?', 'Could you show the open loans?'],
    ['please mail me the names', 'please show the names'],
    ['boats in the north, meaning Oslo, Bergen or Tromso', 'boats in Oslo, Bergen or Tromso'],
    ['orders from our region, i.e. Ohio', 'orders from Ohio'],
    ['books with a title meaning Peace', 'books with a title meaning Peace'],
    ['Sorry', 'Sorry'],
    ['which books are quick to read?', 'which books are quick to read?'],
    ['send the letter to Ann', 'send the letter to Ann'],
  ] as const)
    it(`leaves “${rest}” of “${text}”`, () => expect(dropAsides(text)).to.equal(rest))
})
