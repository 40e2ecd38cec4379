import { expect } from 'chai'
import { readQuery } from '../../support/library/read-query.ts'

describe('figures of groups and cuts', () => {
  for (const [message, meaning] of [
    // A number of pages is a figure, which "per" groups by all the same.
    ['books per pages', 'group count book; by book.pages'],
    ['3 books with the most pages', 'list book order pages desc limit 3'],
    // Two years have no day in common: one of them is enough.
    [
      'how many books were published in 2019 and 2021 together?',
      'count book where (published between 2019-01-01,2019-12-31 or published between 2021-01-01,2021-12-31)',
    ],
    [
      'books published in 2019 and 2021',
      'list book where (published between 2019-01-01,2019-12-31 or published between 2021-01-01,2021-12-31)',
    ],
    ['how many books were published in 2019 and 2021?', 'declined: these conditions together'],
    // Two figures of each group, none of them left out.
    ['number of books and average price per genre', 'group count avg(price) book; by book.genre'],
    ['count and total of pages by genre', 'group count sum(pages) book; by book.genre'],
    [
      'how many books and how many pages per genre',
      'several: group count book; by book.genre | group sum(pages) book; by book.genre',
    ],
    ['how many books does an author have on average', 'ratio book; whole author'],
    // A figure of what belongs to each puts them in an order.
    ['rank authors by average price', 'group avg(price) book; by author.first_name+last_name; desc'],
    ['members by total fees', 'list member order fees desc'],
    ['books from the cheapest to the most expensive', 'list book order price asc'],
    ['which genres came up more than 2 times?', 'group count book; by book.genre; having > 2'],
    ['do we see more novels or more comics?', 'most: count book where genre = novel | count book where genre = comic'],
    [
      'did we lend more loans this month than last?',
      'greater: count loan where borrowed_on between 2025-05-01,2025-05-31 | count loan where borrowed_on between 2025-04-01,2025-04-30',
    ],
    [
      'how many loans were borrowed in Q2 compared to Q1 2024',
      'compared: count loan where borrowed_on between 2024-04-01,2024-06-30 | count loan where borrowed_on between 2024-01-01,2024-03-31',
    ],
    // Dates
    ['books published in the first week of October 2024', 'list book where published between 2024-10-01,2024-10-07'],
    ['books published in the last decade', 'list book where published between 2015-05-14,2025-05-14'],
    ['loans whose due date has passed', 'list loan where due_date < 2025-05-14'],
    [
      'loans due today or tomorrow',
      'list loan where (due_date between 2025-05-14,2025-05-14 or due_date between 2025-05-15,2025-05-15)',
    ],
    ['members without a phone or a city', 'list member where phone empty and city empty'],
  ] as const)
    it(`reads “${message}” as ${meaning}`, async () => expect(await readQuery(message)).to.equal(meaning))
})
