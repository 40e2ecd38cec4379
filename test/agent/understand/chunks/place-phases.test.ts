import { expect } from 'chai'
import { annotate } from '../../../../src/agent/understand/chunks/annotate.ts'
import { buildDictionary } from '../../../../src/agent/understand/dictionary/build-dictionary.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { readMessage } from '../../../../src/agent/understand/requests/read-message.ts'
import { buildVocabulary } from '../../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { text } from '../../../support/memory/schemas.ts'

const day = { type: 'string', format: 'date' }
const properties = {
  id: text,
  status: { ...text, enum: ['trialing', 'active'] },
  trial_end: day,
  current_period_end: day,
}
const plans = { type: 'array', items: { type: 'object', properties } }
const app = buildModel({ desk: { desk_list: tool('desk', 'list', 'GET', '/plans', [], plans) } }).apps[0]!
const rows = [
  { id: 'plan-1', status: 'trialing', trial_end: '2025-06-20', current_period_end: '2025-07-20' },
  { id: 'plan-2', status: 'active', trial_end: '2025-03-01', current_period_end: '2025-06-01' },
]
const vocabularies = app.entities.map(entity => buildVocabulary(entity, rows, 0))

/** The fields that a word of the message stands for. */
const fieldsOf = (message: string, word: string) =>
  annotate(readMessage(message, new Date(2025, 0, 1)), buildDictionary(app), vocabularies)
    .find(chunk => chunk.text === word)!
    .fields.map(({ field }) => field.column)

describe('the end of something of a record', () => {
  it('is the date that is called so, by the noun and the verb of the message', () => {
    const message = 'when does the trial of plan-1 end?'
    expect(fieldsOf(message, 'trial')).to.deep.equal(['trial_end'])
    expect(fieldsOf(message, 'end')).to.deep.equal([])
  })
})
