import { expect } from 'chai'
import { writeField } from '../../../src/agent/answer/write-field.ts'
import type { Entity, Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import type { Query } from '../../../src/agent/understand/reading/query.ts'

const NAME = { column: 'name', words: ['name'], role: 'name' } as Field
const ROW = {
  name: 'Blue Barn',
  stalls: 12,
  gates: 1,
  starts_at: '2026-05-04',
  start_date: '2026-05-04',
  status: 'open',
}

/** What is said of one field of a fair. */
function say(column: keyof typeof ROW, role: Field['role']): string {
  const field = { column, words: column.split('_'), role } as Field
  const fair = { noun: 'fair', fields: [NAME, field], nameFields: [NAME] } as unknown as Entity
  return writeField({ root: {}, project: [[column]] } as unknown as Query, ROW, fair).text
}

describe('the sentence about one field of a record', () => {
  it('speaks of several in the plural', () => {
    expect(say('stalls', 'number')).to.equal('The stalls of Blue Barn are 12.')
    expect(say('gates', 'number')).to.equal('The gates of Blue Barn is 1.')
    expect(say('status', 'category')).to.equal('The status of Blue Barn is open.')
  })

  it('says what a record does on a day', () => {
    expect(say('starts_at', 'date')).to.equal('Blue Barn starts on May 4, 2026 (2026-05-04).')
    expect(say('start_date', 'date')).to.equal('The start date of Blue Barn is May 4, 2026 (2026-05-04).')
  })
})
