import { expect } from 'chai'
import { askAll } from '../../support/library/ask.ts'

/** Titles of the books that the last message is answered with. */
async function titlesOf(question: string): Promise<unknown[]> {
  const { data } = await askAll(question)
  return [data.result].flat().map(row => (row as { title?: unknown } | null)?.title)
}

describe('a superlative', () => {
  for (const [question, titles] of [
    ['which novel has the highest price?', ['The Glass Orchard']],
    ['the comic with the fewest pages', ['Moon Rabbits']],
    ['the most expensive book by an author from Spain', ['The Quiet Harbour']],
    ['the 2 longest books by authors from Spain', ['The Quiet Harbour', 'Salt and Cedar']],
  ] as const)
    it(`gives the records that it is said of: “${question}”`, async () => {
      expect(await titlesOf(question)).to.deep.equal(titles)
    })

  it('gives the figure, where no record is spoken of', async () => {
    const { data } = await askAll('what is the highest price in English?')
    expect(data.result).to.be.a('number')
  })
})
