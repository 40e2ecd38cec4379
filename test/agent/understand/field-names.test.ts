import { expect } from 'chai'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { buildDictionary } from '../../../src/agent/understand/dictionary/build-dictionary.ts'
import { keyOf } from '../../../src/agent/understand/dictionary/dictionary.ts'
import { tool } from '../../support/library/catalogue.ts'
import { text } from '../../support/memory/schemas.ts'

const number = { type: 'number' }
const properties = { id: text, amount_pledged: number, date_hired: { type: 'string', format: 'date' }, mill_town: text }
const pledges = { type: 'array', items: { type: 'object', properties } }
const app = buildModel({ charity: { charity_list: tool('charity', 'list', 'GET', '/pledges', [], pledges) } }).apps[0]!
const { fields } = buildDictionary(app)
/** The columns that words clearly name. */
const called = (...words: string[]) =>
  (fields.get(keyOf(words)) ?? []).filter(({ quality }) => quality > 0.95).map(({ field }) => field.column)

describe('what a field is called', () => {
  it('has its participle behind the noun or before it, and no two nouns turned round', () => {
    expect(called('amount', 'pledged')).to.deep.equal(['amount_pledged'])
    expect(called('pledged', 'amount')).to.deep.equal(['amount_pledged'])
    expect(called('hired', 'date')).to.deep.equal(['date_hired'])
    expect(called('town', 'mill')).to.deep.equal([])
  })
})
