import { expect } from 'chai'
import { askAll } from '../../support/library/ask.ts'
import { books } from '../../support/library/data.ts'

const pagesIn = (year: string) =>
  books.filter(book => book.published.startsWith(year)).reduce((sum, book) => sum + book.pages, 0)

describe('two periods set side by side', () => {
  it('give both figures and the change, where they are to be compared', async () => {
    const { data } = await askAll('compare total pages of books published in 2023 vs 2024')
    const [before, after] = [pagesIn('2023'), pagesIn('2024')]
    expect(data.result).to.deep.equal({ before, after, change: after - before })
  })

  it('give the change alone, where that is asked', async () => {
    const { data } = await askAll('how did the number of books published change between 2023 and 2024?')
    const count = (year: string) => books.filter(book => book.published.startsWith(year)).length
    expect(data.result).to.equal(count('2024') - count('2023'))
  })
})
