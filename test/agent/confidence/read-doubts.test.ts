import { expect } from 'chai'
import { readDoubts } from '../../../src/agent/confidence/read-doubts.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import type { Chunk } from '../../../src/agent/understand/chunks/chunk.ts'
import type { Query, Selection } from '../../../src/agent/understand/reading/query.ts'
import { libraryCatalogue } from '../../support/library/catalogue.ts'
import { queryOf, selectionOf } from '../../support/query-of.ts'

const model = buildModel(libraryCatalogue())
const author = [...model.entities.values()].find(entity => entity.noun === 'author')!
const query = (root: Selection, more: Partial<Query> = {}) => queryOf('library', root, more)
const chunk = (text: string, more: Partial<Chunk>): Chunk => ({
  from: 0,
  to: 1,
  text,
  kind: 'mention',
  entities: [],
  fields: [],
  values: [],
  scopes: [],
  arguments: [],
  certainty: 1,
  ...more,
})
const writers = (quality: number) => chunk('writers', { used: 'entity', entities: [{ entity: author, quality }] })
const authors = query(selectionOf(author.key))

describe('doubts about a reading', () => {
  it('none where everything is called by its own name', () =>
    expect(Object.values(readDoubts([authors], [writers(1)], model)).every(value => value === 0)).to.equal(true))

  it('a kind by another word, or by none', () => {
    expect(readDoubts([authors], [writers(0.7)], model)['far']).to.be.closeTo(0.3, 1e-9)
    expect(readDoubts([authors], [chunk('Ada', {})], model)).to.include({ unnamedKind: 1 })
  })

  it('words that were taken as links or passed over', () => {
    const held = chunk('holding', { kind: 'filler' })
    const said = [writers(1), held, chunk('the', { kind: 'filler' }), chunk('gladly', { used: 'passed' })]
    expect(readDoubts([authors], said, model)).to.include({ links: 0.5, skipped: 0.5 })
  })

  it('a further kind that restricts nothing', () => {
    const related = (where: Selection['where']) =>
      query(
        selectionOf('library/book', {
          related: [{ selection: selectionOf(author.key, { where }), exists: true, direction: 'up' }],
        }),
      )
    expect(readDoubts([related([])], [], model)).to.include({ idle: 1 })
    const named = { columns: ['country'], op: '=' as const, values: ['Peru'], label: '' }
    expect(readDoubts([related([named])], [], model)).to.include({ idle: 0 })
  })

  it('one of several values together with another condition', () => {
    const kinds = { columns: ['genre'], op: 'in' as const, values: ['novel', 'comic'], label: '' }
    const price = { columns: ['price'], op: '>' as const, values: [5], label: '' }
    expect(readDoubts([query(selectionOf('library/book', { where: [kinds, price] }))], [], model)).to.include({
      mixed: 1,
    })
    expect(readDoubts([query(selectionOf('library/book', { where: [kinds] }))], [], model)).to.include({ mixed: 0 })
  })

  it('a ranking of records by how many are called the same', () => {
    const ranked = (columns: string[]) =>
      query(selectionOf(author.key), {
        ask: 'group',
        measures: [{ fn: 'count' }],
        group: { entity: author.key, columns },
        groupOrder: { by: 'measure', direction: 'desc', limit: 1 },
      })
    const names = author.nameFields.map(field => field.column)
    expect(readDoubts([ranked(names)], [], model)).to.include({ ownName: 1 })
    expect(readDoubts([ranked(['country'])], [], model)).to.include({ ownName: 0 })
  })
})
