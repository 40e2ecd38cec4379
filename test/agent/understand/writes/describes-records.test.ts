import { expect } from 'chai'
import type { AppKnowledge } from '../../../../src/agent/understand/reading/interpretation.ts'
import { describesRecords } from '../../../../src/agent/understand/writes/describes-records.ts'

/** One service whose records can be marked brittle and archived. */
const app = {
  dictionary: { entities: new Map([['vase', []]]) },
  writes: { verbs: { flags: new Set(['brittl', 'archiv']), states: new Set() } },
  model: {
    entities: [
      {
        fields: [
          { role: 'boolean', words: ['is', 'brittle'] },
          { role: 'boolean', words: ['is', 'archived'] },
        ],
      },
    ],
  },
} as unknown as AppKnowledge

describe('describesRecords', () => {
  for (const text of ['brittle or cracked vases', 'brittle and cheap vases without a lid'])
    it(`takes joined states for a description: ${text}`, () => expect(describesRecords(text, [app])).to.equal(true))

  for (const text of ['archive or delete the vases', 'archive and wrap the vases', 'brittle and delete the vases'])
    it(`takes joined orders for none: ${text}`, () => expect(describesRecords(text, [app])).to.equal(false))

  it('takes an adjective before a plain noun for a description, before a code for an order', () => {
    expect(describesRecords('complete vases from Delft', [app])).to.equal(true)
    expect(describesRecords('complete vase 9f3c-41', [app])).to.equal(false)
  })
})
