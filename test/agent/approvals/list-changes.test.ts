import { expect } from 'chai'
import { isSameValue, listChanges } from '../../../src/agent/answer/list-changes.ts'
import { createKnowledge } from '../../../src/agent/understand/entity-model/knowledge.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'

const operations = createKnowledge(libraryCatalogue())
  .apps()
  .flatMap(app => app.writes.operations)
const operation = (tool: string) => operations.find(one => one.tool === tool)!

describe('listChanges', () => {
  it('shows whole records up to a hundred changes, and counts all', () => {
    const orders = Array.from({ length: 70 }, (_, at) => ({ book_id: at + 1, price: 5, pages: 1 }))
    const rows = orders.map(({ book_id }) => ({ id: book_id, title: `Book ${book_id}`, price: 4, pages: 2 }))
    const { changes, changesTotal } = listChanges(operation('library_update_book'), orders, rows)
    expect(changesTotal).to.equal(140)
    expect(changes).to.have.length(100)
    expect(changes!.at(-1)!.record).to.equal('Book 50')
  })

  it('has no value before where the record was not read, and nothing to compare later', () => {
    const { changes, seen } = listChanges(operation('library_update_book'), [{ book_id: 1, price: 5 }], [])
    expect(changes).to.deep.equal([{ field: 'price', label: 'price', after: 5 }])
    expect(seen).to.equal(undefined)
  })

  for (const [a, b, same] of [
    [5, '5', true],
    [null, undefined, true],
    [null, '', true],
    [[], null, true],
    [0, null, false],
    [false, null, false],
    [{ a: 1 }, { a: 2 }, false],
    ['Open', 'open', false],
  ] as const)
    it(`${JSON.stringify(a)} and ${JSON.stringify(b)} are ${same ? 'the same' : 'not the same'}`, () => {
      expect(isSameValue(a, b)).to.equal(same)
    })
})
