import { expect } from 'chai'
import { askAll, createConversation } from '../../support/library/ask.ts'
import { authors, books, isMine, loans, members } from '../../support/library/data.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'

const sum = (list: number[]) => list.reduce((total, value) => total + value, 0)
const average = (list: number[]) => sum(list) / list.length
const median = (list: number[]) => {
  const sorted = [...list].sort((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!
}
const of = (genre: string) => books.filter(b => b.genre === genre)
const countBy = <T>(list: T[], key: (item: T) => string) => {
  const counts = new Map<string, number>()
  for (const item of list) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}
const byPrice = [...books].sort((a, b) => b.price - a.price)

/** Figures worked out from the data itself. */
const FIGURES: [string, unknown][] = [
  ['how many books are there?', books.length],
  ['how many novels', of('novel').length],
  ['how many books in German or Spanish', books.filter(b => ['German', 'Spanish'].includes(b.language)).length],
  ['how many books are not in English?', books.filter(b => b.language !== 'English').length],
  ['how many books cost more than $20?', books.filter(b => b.price > 20).length],
  ['how many books were published in 2024?', books.filter(b => b.published.startsWith('2024')).length],
  ['how many members are there in library?', members.length],
  ['how many of my members are in Texas?', members.filter(m => isMine(m) && m.state === 'TX').length],
  ['how many partner members are in the Night Owls club?', members.filter(m => !isMine(m) && m.fees > 10).length],
  ['how many loans are returned?', loans.filter(l => l.status.startsWith('returned')).length],
  ['how many different languages are there?', new Set(books.map(b => b.language)).size],
  ['average price of novels', average(of('novel').map(b => b.price))],
  ['median price of the books', median(books.map(b => b.price))],
  ['total pages of comics', sum(of('comic').map(b => b.pages))],
  ['highest price', Math.max(...books.map(b => b.price))],
  ['what percentage of books are novels?', (100 * of('novel').length) / books.length],
  [
    'difference between the average price of science books and history books',
    average(of('science').map(b => b.price)) - average(of('history').map(b => b.price)),
  ],
  [
    'how many books by authors from Spain',
    books.filter(b => authors.find(a => a.id === b.author_id)!.country === 'Spain').length,
  ],
  ['what is the price of Atoms for Breakfast?', books.find(b => b.title === 'Atoms for Breakfast')!.price],
]

const NAMES: [string, string[]][] = [
  ['list all comics', of('comic').map(b => b.title)],
  ['top 3 books by price', byPrice.slice(0, 3).map(b => b.title)],
  [
    'the 3 cheapest books',
    byPrice
      .slice(-3)
      .reverse()
      .map(b => b.title),
  ],
  ['books by Ada Moreno', books.filter(b => b.author_id === 1).map(b => b.title)],
  ['members in Texas or with fees over $100', members.filter(m => m.state === 'TX' || m.fees > 100).map(m => m.name)],
  [
    'members with more than 3 loans',
    members.filter(m => loans.filter(l => l.member_id === m.id).length > 3).map(m => m.name),
  ],
  ['members without a phone number', members.filter(m => !m.phone).map(m => m.name)],
  ['books whose title contains "50%"', ['50% Off & "Other" Stories']],
]

const nameOf = (row: Record<string, unknown>) => row.title ?? row.name

describe('answers', () => {
  for (const [question, figure] of FIGURES)
    it(`gives ${String(figure)} for “${question}”, and says it`, async () => {
      const { data, response, confidence } = await askAll(question)
      if (typeof figure === 'number') expect(data.result as number).to.be.closeTo(figure, 1e-9)
      else expect(data.result).to.equal(figure)
      const shown = Number(figure).toLocaleString('en-US', { maximumFractionDigits: 2 })
      expect(response).to.include(shown)
      expect(data.complete).to.equal(true)
      expect(confidence).to.be.above(0.5)
    })

  for (const [question, names] of NAMES)
    it(`gives ${names.length} records for “${question}”, and names them`, async () => {
      const { data, response } = await askAll(question)
      expect((data.result as Record<string, unknown>[]).map(nameOf)).to.have.members(names)
      for (const name of names) expect(response).to.include(name)
    })

  it('gives the records of an order in that order', async () => {
    const { data } = await askAll('books by price, highest first')
    expect((data.result as { title: string }[]).map(b => b.title)).to.deep.equal(byPrice.map(b => b.title))
  })

  it('says that others share a first place without saying that there is only one', async () => {
    const most = await askAll('which author has the most books?')
    const shared = countBy(books, b => String(b.author_id))
    expect([...shared.values()].filter(count => count === Math.max(...shared.values()))).to.have.length.above(2)
    expect(most.response).to.match(/At least 1 other has as many: /)
    const longest = await askAll('which loan has the most days?')
    expect(loans.filter(l => l.days === Math.max(...loans.map(one => one.days)))).to.have.length.above(2)
    expect(longest.response).to.match(/At least one other has the same days: /)
  })

  it('gives groups with their figures, all of them', async () => {
    const { data } = await askAll('how many books per genre')
    expect(new Map((data.result as { genre: string; count: number }[]).map(g => [g.genre, g.count]))).to.deep.equal(
      countBy(books, b => b.genre),
    )
    expect(data.chart).to.have.property('x', 'genre')
  })

  it('groups over a foreign key', async () => {
    const { data } = await askAll('how many books by author')
    const expected = countBy(books, b =>
      authors.map(a => (a.id === b.author_id ? `${a.first_name} ${a.last_name}` : '')).join(''),
    )
    expect(new Map((data.result as { name: string; count: number }[]).map(g => [g.name, g.count]))).to.deep.equal(
      expected,
    )
  })

  it('counts months of loans', async () => {
    const { data } = await askAll('loans per month')
    const counts = countBy(loans, l => l.borrowed_on.slice(0, 7))
    expect((data.result as { month: string; count: number }[]).map(g => [g.month, g.count])).to.deep.equal(
      [...counts].sort(([a], [b]) => a.localeCompare(b)),
    )
  })

  it('says yes or no with the figures', async () => {
    const { data, response } = await askAll('are there more novels than comics?')
    expect(data.result).to.equal(true)
    expect(response).to.match(/^Yes/).and.to.include('4').and.to.include('2')
  })

  it('says how many there are when not all are named', async () => {
    const { response, data } = await createConversation(undefined, { maxShown: 3 }).ask('list all books')
    expect(response)
      .to.include('12')
      .and.to.match(/9 more/)
    expect(data.result).to.have.length(12)
  })

  for (const question of ['novels in German', 'books over $5000', 'books published in 1950', 'authors without books'])
    it(`says plainly that there are none: “${question}”`, async () => {
      const { data, response } = await askAll(question)
      expect(data.result).to.deep.equal([])
      expect(response).to.match(/^There are no /)
      expect(data).to.not.have.property('error')
    })

  it('gives no figure of nothing', async () => {
    const { data, response } = await askAll('average price of books published in 1950')
    expect(data.result).to.equal(null)
    expect(response)
      .to.match(/no/i)
      .and.to.not.match(/\$0|NaN|null|undefined/)
  })

  for (const question of ['book 999', 'what is the price of book 999?', 'member mem_99'])
    it(`is not sure of itself when the record does not exist: “${question}”`, async () => {
      const { data, confidence } = await askAll(question)
      expect(data.error?.code).to.be.oneOf(['NOT_FOUND', 'NOT_AVAILABLE'])
      expect(data.result).to.equal(null)
      expect(confidence).to.be.below(0.5)
    })

  for (const question of [
    'list the elephants',
    'the salary of Ada Moreno',
    'books in Klingon',
    'what is the weather today?',
  ])
    it(`says what it does not know, and what there is: “${question}”`, async () => {
      const { data, response, confidence } = await askAll(question)
      expect(data.error?.code).to.be.oneOf(['NOT_AVAILABLE', 'NOT_FOUND'])
      expect(confidence).to.be.below(0.45)
      expect(response).to.match(/elephants|salary|Klingon|weather/)
    })

  it('warns in the sentence when not all records could be read', async () => {
    const library = createLibraryRegistry({ library_list_books: () => ({ items: books.slice(0, 5), total: 12 }) })
    const { response, data } = await createConversation(library).ask('average price of the books')
    expect(response).to.include('only 5 of 12 records could be read')
    expect(data.complete).to.equal(false)
  })

  it('never says undefined, null or NaN', async () => {
    const { ask } = createConversation()
    for (const [question] of [...FIGURES, ...NAMES])
      expect((await ask(question)).response, question).to.not.match(/\b(undefined|null|NaN)\b|\[object/)
  })
})
