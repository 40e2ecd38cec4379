import { expect } from 'chai'
import { askAll } from '../support/library/ask.ts'
import { authors, books, loans, members } from '../support/library/data.ts'

const rows = (result: unknown) => (result as Record<string, unknown>[]).map(row => Object.values(row))
const of = (id: string) => loans.filter(l => l.member_id === id)
const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length

describe('figures of records', () => {
  it('bounds groups by a figure or by how many records they have, behind the groups', async () => {
    const many = members.filter(m => of(m.id).length > 3)
    const counted = await askAll('average days of loans per member, only those with more than 3 loans')
    expect(rows(counted.data.result), counted.response).to.have.deep.members(
      many.map(m => [m.name, mean(of(m.id).map(l => l.days))]),
    )
    expect(counted.response).to.include('with more than 3 loans')
    const sums = members.map(m => [m.name, of(m.id).reduce((sum, l) => sum + l.days, 0)] as const)
    const bound = await askAll('total days of loans by member, only those above 30')
    expect(rows(bound.data.result), bound.response).to.have.deep.members(
      sums.filter(([, days]) => days > 30).map(s => [...s]),
    )
  })

  it('bounds groups twice', async () => {
    const { data, response } = await askAll(
      'average days of loans per member',
      'only those with more than 3 loans',
      'and above 10',
    )
    const left = members.filter(m => of(m.id).length > 3 && mean(of(m.id).map(l => l.days)) > 10)
    expect(
      rows(data.result).map(([name]) => name),
      response,
    ).to.have.members(left.map(m => m.name))
  })

  it('ranks what records belong to over others', async () => {
    const count = (id: number) => loans.filter(l => books.find(b => b.id === l.book_id)!.author_id === id).length
    const [first] = authors.toSorted((a, b) => count(b.id) - count(a.id))
    const { data, response } = await askAll('which author has the most loans?')
    expect(String(data.result), response).to.include(first!.last_name)
  })

  it('ranks by the number of records that something narrows', async () => {
    const late = (id: string) => of(id).filter(l => l.status === 'returned-late').length
    const most = Math.max(...members.map(m => late(m.id)))
    const { data, response } = await askAll('top 2 members by number of returned-late loans')
    expect(rows(data.result)[0]![1], response).to.equal(most)
  })

  it('tells of all only among those that are meant', async () => {
    const own = books.filter(b => b.author_id === 2)
    const { data, response } = await askAll('are all books of Boris Keller in print?')
    expect(data.result, response).to.equal(own.every(b => b.in_print))
    expect(response).to.include(`of ${own.length} books`)
  })

  it('does not take two periods for one', async () => {
    const { response } = await askAll('how many loans were borrowed in March 2024 and borrowed in May 2024?')
    expect(response).to.not.match(/^There (?:are no|is no)/)
  })

  it('gives several figures of one field that are asked for side by side', async () => {
    const { response } = await askAll('lowest, highest and average price of the books')
    const prices = books.map(b => b.price)
    for (const figure of [Math.min(...prices), Math.max(...prices)]) expect(response).to.include(String(figure))
    expect(response).to.match(/average price/)
  })

  it('counts states one by one, unless they are meant together', async () => {
    const { data, response } = await askAll('how many reserved, lent and returned-late loans are there?')
    const named = ['reserved', 'lent', 'returned-late']
    expect(rows(data.result), response).to.have.deep.members(
      named.map(status => [status, loans.filter(l => l.status === status).length]),
    )
    const all = loans.filter(l => named.includes(l.status)).length
    expect((await askAll('how many reserved, lent or returned-late loans are there?')).data.result).to.equal(all)
    expect((await askAll('how many reserved, lent and returned-late loans in total?')).data.result).to.equal(all)
  })

  it('takes those of which the last condition does not hold', async () => {
    const printed = books.filter(b => b.in_print)
    const others = await askAll('how many books are in print?', 'and how many are not?')
    expect(others.data.result, others.response).to.equal(books.length - printed.length)
    const listed = await askAll('list the novels', 'which are in print?', 'which are not?')
    const novels = books.filter(b => b.genre === 'novel' && !b.in_print)
    expect(listed.data.result, listed.response).to.have.length(novels.length)
    const rest = await askAll('how many books are in print?', 'and the rest?')
    expect(rest.data.result, rest.response).to.equal(books.length - printed.length)
  })

  it('goes on with another bound, and with the records themselves', async () => {
    const bound = await askAll('how many books have more than 300 pages?', 'over 400?')
    expect(bound.data.result, bound.response).to.equal(books.filter(b => b.pages > 400).length)
    const listed = await askAll('are there books under 11 euros?', 'which?')
    expect(listed.data.result, listed.response).to.have.length(books.filter(b => b.price < 11).length)
    const meant = await askAll('how many loans are lent?', 'no wait, the reserved ones')
    expect(meant.data.result, meant.response).to.equal(loans.filter(l => l.status === 'reserved').length)
  })

  it('takes a share of the kind that is named', async () => {
    const novels = books.filter(b => b.genre === 'novel')
    const { data, response } = await askAll('what fraction of the novels is in print?')
    expect(Number(data.result), response).to.be.closeTo(
      (100 * novels.filter(b => b.in_print).length) / novels.length,
      0.01,
    )
  })
})
