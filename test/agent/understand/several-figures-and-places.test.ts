import { expect } from 'chai'
import { readQuery } from '../../support/library/read-query.ts'

describe('several figures, groups of two fields, parts and places', () => {
  for (const [message, meaning] of [
    // Groups by two fields, whichever way they are joined.
    ['how many books are there by genre and by language?', 'group count book; by book.genre; then by book.language'],
    [
      'book count for every combination of language and genre',
      'group count book; by book.language; then by book.genre',
    ],
    ['how are the books divided among the different genres?', 'group count book; by book.genre'],
    ['how are books distributed over the language values?', 'group count book; by book.language'],
    ['price of books averaged by genre', 'group avg(price) book; by book.genre'],
    // Parts of all, told in per cent.
    ['books per genre, as percentages', 'group share book; by book.genre'],
    ['percentage split of the books by language', 'group share book; by book.language'],
    ['how many books have the genre novel, in percent?', 'share book where genre = novel; whole book'],
    ['average price by genre in percent', 'group avg(price) book; by book.genre'],
    // The noun for what a field holds.
    ['how many different genre values are there among the books?', 'distinct(genre) book'],
    ['how many language values do the books have?', 'distinct(language) book'],
    ['list the values of language for books', 'values language of book'],
    ['list each genre that appears among the books, no duplicates', 'values genre of book'],
    ['what are the possible language values?', 'values language of book'],
    // The largest of records that are named, and a figure alone.
    ['book with the min price', 'list book order price asc limit 1'],
    ['which book has the maximum number of pages?', 'list book order pages desc limit 1'],
    ['what is the maximum number of pages of the books?', 'max(pages) book'],
    ['books with a maximum of 200 pages', 'list book where pages <= 200'],
    [
      'count the books. Then tell me which has the highest price.',
      'several: count book | list book order price desc limit 1',
    ],
    // What is left out, and what is left.
    ['books in any language but German', 'list book where language != German'],
    ['all books but the novels', 'list book where genre != novel'],
    ['besides the books with genre novel, which books are there?', 'list book where genre != novel'],
    ['if we leave out the books with genre novel, how many remain?', 'count book where genre != novel'],
    // Bounds behind the name of the figure.
    ['books with a price that exceeds 20', 'list book where price > 20'],
    ['books whose number of pages is smaller than 200', 'list book where pages < 200'],
    // Places in an order.
    ['which book ranks second in pages?', 'list book order pages desc limit 1 at 2'],
    ['which book comes last when sorted by price?', 'list book order price asc limit 1'],
    ['which book heads the ranking by pages?', 'list book order pages desc limit 1'],
    ['books ranked by price, only the top four', 'list book order price desc limit 4'],
    ['what language is found most frequently among our books?', 'group count book; by book.language; desc 1'],
    ['which genre makes up the largest total pages of books?', 'group sum(pages) book; by book.genre; desc 1'],
    [
      'which books have the most and the fewest pages?',
      'several: list book order pages desc limit 1 | list book order pages asc limit 1',
    ],
    // Several figures.
    ['count of books and average of their pages', 'several: count book | avg(pages) book'],
    ['total the pages and the price of all books', 'sum(pages) sum(price) book'],
    ['what are the average price and the average number of pages of the books?', 'avg(price) avg(pages) book'],
    ['between what values do the prices of the books lie?', 'min(price) max(price) book'],
    [
      'what is the average price of the novels, and what is it for the comics?',
      'several: avg(price) book where genre = novel | avg(price) book where genre = comic',
    ],
    [
      'compare the number of novels to the number of comics',
      'several: count book where genre = novel | count book where genre = comic',
    ],
    [
      'how many members joined in March 2025, and how many the month before?',
      'several: count member where joined between 2025-03-01,2025-03-31 | count member where joined between 2025-02-01,2025-02-28',
    ],
    ['I need the price as well as the genre of book 4', 'list price genre of book where id = 4'],
    ['books with a minimum number of pages of 300', 'list book where pages >= 300'],
    ["I'm writing the monthly report and would need the novels", 'list book where genre = novel'],
    ['how many books stay under 300 pages?', 'count book where pages < 300'],
    ['books missing their price', 'list book where price empty'],
    ["what's the overall number of pages for the books?", 'sum(pages) book'],
    ['how long is the list of members?', 'count member'],
    [
      'how many loans were borrowed in the course of 2024?',
      'count loan where borrowed_on between 2024-01-01,2024-12-31',
    ],
  ] as const)
    // oxfmt-ignore
    it(`reads “${message}” as ${meaning}`, async () => expect(await readQuery(message)).to.equal(meaning))
})
