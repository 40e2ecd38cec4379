import { expect } from 'chai'
import { headOfDescription } from '../../../../src/agent/understand/entity-model/references.ts'
import { coerce } from '../../../../src/agent/understand/writes/coerce.ts'
import type { Slot } from '../../../../src/agent/understand/writes/slots.ts'

describe('keys of other records', () => {
  for (const [description, noun] of [
    ['Guide who looks after the guest', 'guide'],
    ['The id of the guide that leads the tour', 'guide'],
    ['', undefined],
  ] as const)
    it(`“${description}” is about ${noun ?? 'nothing'}`, () => expect(headOfDescription(description)).to.equal(noun))

  const slot = { name: 'hostId', words: ['host', 'id'], type: 'string', schema: {}, choices: [] } as unknown as Slot
  it('take no name for a key, where nobody knows whose it is', () => {
    expect(coerce('Ada Moor', [], slot)).to.have.property('problem')
    expect(coerce('h-17', [], slot)).to.deep.equal({ value: 'h-17' })
  })
})
