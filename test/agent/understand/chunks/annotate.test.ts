import { expect } from 'chai'
import { annotate } from '../../../../src/agent/understand/chunks/annotate.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { buildDictionary } from '../../../../src/agent/understand/dictionary/build-dictionary.ts'
import { readMessage } from '../../../../src/agent/understand/requests/read-message.ts'
import { buildVocabulary } from '../../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { text } from '../../../support/memory/schemas.ts'

const books = {
  type: 'array',
  items: { type: 'object', properties: { isbn: text, title: text, postcode: text, copies: { type: 'integer' } } },
}
const app = buildModel({ shelf: { shelf_list: tool('shelf', 'list', 'GET', '/books', [], books) } }).apps[0]!
const rows = [
  { isbn: '9780000000014', title: 'The Clock', postcode: '0042', copies: 12345 },
  { isbn: '9780000000021', title: 'Rome', postcode: '2024', copies: 3 },
]
const vocabularies = app.entities.map(entity => buildVocabulary(entity, rows, 0))
const literalIn = (message: string) =>
  annotate(readMessage(message, new Date(2026, 0, 1)), buildDictionary(app), vocabularies).find(c => c.literal)!

describe('digits in a message', () => {
  it('are a code where a text of the data consists of them', () => {
    for (const code of ['9780000000014', '0042']) {
      const { literal, values } = literalIn(`the book ${code}`)
      expect(literal).to.include({ kind: 'code', value: code })
      expect(values.map(match => match.values)).to.deep.equal([[code]])
    }
  })

  it('are a number otherwise', () => {
    for (const number of ['12345', '9780000000099'])
      expect(literalIn(`books with more than ${number} copies`).literal, number).to.include({ kind: 'number' })
    expect(literalIn('books of 2024').literal).to.include({ kind: 'date' })
  })
})
