import { expect } from 'chai'
import { readQuery } from '../../support/library/read-query.ts'

describe('figures of groups and cuts', () => {
  for (const [message, meaning] of [
    // A number of pages is a figure, which "per" groups by all the same.
    ['books per pages', 'group count book; by book.pages'],
    ['3 books with the most pages', 'list book order pages desc limit 3'],
  ] as const)
    it(`reads “${message}” as ${meaning}`, async () => expect(await readQuery(message)).to.equal(meaning))
})
