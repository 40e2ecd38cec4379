import { expect } from 'chai'
import { createConversation } from '../support/library/ask.ts'
import { authors, books, loans } from '../support/library/data.ts'

/** Asks several messages in one conversation and gives the last answer. */
async function after(...messages: string[]) {
  const { ask } = createConversation()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) last = await ask(message)
  return last!
}

const rows = (result: unknown) => (result as Record<string, unknown>[]).map(row => Object.values(row))
const count = (genre: string) => books.filter(b => b.genre === genre).length
const pagesOf = (genre: string) => books.filter(b => b.genre === genre).reduce((sum, b) => sum + b.pages, 0)
const genres = [...new Set(books.map(b => b.genre))].sort((a, b) => pagesOf(b) - pagesOf(a))

describe('a message that goes on from groups', () => {
  const TOTALS = 'total pages by genre'

  it('is about all records when it asks a whole question about them, whatever was shown before', async () => {
    const longest = books.toSorted((a, b) => b.pages - a.pages)[0]!
    for (const before of [`show the book ${longest.title}`, 'which book has the most pages?'])
      for (const message of ['how many books per genre are there?', 'list the number of books by genre']) {
        const { data, response } = await after(before, message)
        expect(rows(data.result), response).to.have.deep.members(genres.map(g => [g, count(g)]))
      }
  })

  it('is about other records when only they have what it measures', async () => {
    const { data, response } = await after('which author was born first?', 'median pages per genre')
    expect((data.result as unknown[]).length, response).to.equal(genres.length)
    expect(response).to.match(/^Median pages of books/)
  })

  it('bounds their figure', async () => {
    for (const message of [
      'only those above 500',
      'which of them have more than 500?',
      'just the ones over 500 pages',
    ]) {
      const { data, response } = await after(TOTALS, message)
      expect(rows(data.result), response).to.deep.equal(genres.filter(g => pagesOf(g) > 500).map(g => [g, pagesOf(g)]))
    }
  })

  it('cuts them to some', async () => {
    for (const [message, names] of [
      ['just the top two', genres.slice(0, 2)],
      ['the three largest', genres.slice(0, 3)],
      ['only the last two', genres.toReversed().slice(0, 2)],
    ] as const) {
      const { data, response } = await after(TOTALS, message)
      expect(rows(data.result), response).to.deep.equal(names.map(g => [g, pagesOf(g)]))
    }
    expect((await after(TOTALS, 'which is the smallest?')).data.result).to.equal(genres.at(-1))
  })

  it('leaves some out, also once more', async () => {
    const { data, response } = await after(TOTALS, 'without novels', 'and not poetry')
    const left = genres.filter(g => g !== 'novel' && g !== 'poetry')
    expect(rows(data.result), response).to.deep.equal(left.map(g => [g, pagesOf(g)]))
  })

  it('puts them in another order, also those that a cut left', async () => {
    const named = await after(TOTALS, 'sort them by genre')
    expect(rows(named.data.result).map(([g]) => g)).to.deep.equal(genres.toSorted())
    const cut = await after(TOTALS, 'the top three', 'sorted alphabetically')
    expect(rows(cut.data.result).map(([g]) => g)).to.deep.equal(genres.slice(0, 3).toSorted())
  })

  it('asks for another figure of those that a bound left', async () => {
    const { data, response } = await after(TOTALS, 'only those above 500', 'and the average?')
    const left = genres.filter(g => pagesOf(g) > 500)
    expect(rows(data.result), response).to.have.deep.members(left.map(g => [g, pagesOf(g) / count(g)]))
  })

  it('asks for the records of one by its place or name', async () => {
    const first = await after('how many books are there by genre?', 'show me the books of the first one')
    const largest = books.filter(b => b.genre === 'novel')
    expect((first.data.result as unknown[]).length, first.response).to.equal(largest.length)
    const named = await after('how many books are there by genre?', 'list the books in poetry')
    expect((named.data.result as unknown[]).length, named.response).to.equal(count('poetry'))
  })

  it('groups by another field, of related records too', async () => {
    const { data, response } = await after('how many books are there by genre?', 'and by country?')
    const byCountry = authors.map(a => [a.country, books.filter(b => b.author_id === a.id).length])
    expect(rows(data.result), response).to.have.deep.members(byCountry)
  })

  it('restricts the records by what they belong to', async () => {
    const { data, response } = await after('how many loans are there by status?', 'only those of Iris Vance')
    const own = loans.filter(l => l.member_id === 'mem_1')
    expect(
      rows(data.result).reduce((sum, [, n]) => sum + Number(n), 0),
      response,
    ).to.equal(own.length)
  })
})

describe('a message that goes on from several requests', () => {
  it('chooses among what was asked for one after the other', async () => {
    const mean = (genre: string) => pagesOf(genre) / count(genre)
    const { data, response } = await after(
      'how many novels are there?',
      'what about poetry?',
      'which of the two has the higher average number of pages?',
    )
    expect(String(data.result), response).to.equal(mean('novel') > mean('poetry') ? 'novel' : 'poetry')
  })

  it('says first what is meant', async () => {
    const { data, response } = await after('list the books by Ada Moreno', 'sorry, Boris Keller I mean')
    expect((data.result as unknown[]).length, response).to.equal(books.filter(b => b.author_id === 2).length)
  })

  it('shows as a chart what has the shape of one', async () => {
    const { data, response } = await after('number of books by genre, as a bar chart')
    expect(data.chart, response).to.include({ kind: 'bar', x: 'genre' })
    const several = await after('for each genre, the number of books and the average price')
    expect(several.data.chart, several.response).to.include({ kind: 'bar', x: 'genre' })
  })
})

describe('help on the records', () => {
  it('tells the values that a field can have', async () => {
    const { response, data } = await after('which values can the status of a loan have?')
    expect(response).to.include('reserved').and.include('returned-late')
    expect(data.result).to.equal(undefined)
  })
})
