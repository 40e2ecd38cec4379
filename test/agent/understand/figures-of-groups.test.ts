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
  ] as const)
    it(`reads “${message}” as ${meaning}`, async () => expect(await readQuery(message)).to.equal(meaning))
})
