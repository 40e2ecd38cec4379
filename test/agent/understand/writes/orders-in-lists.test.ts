import { expect } from 'chai'
import { coerce } from '../../../../src/agent/understand/writes/coerce.ts'
import type { Slot } from '../../../../src/agent/understand/writes/slots.ts'

const labels = { name: 'labels', words: ['labels'], type: 'array', choices: [], schema: {}, path: ['labels'] } as unknown as Slot // oxfmt-ignore

describe('a list in a new record', () => {
  for (const said of ['bug and assign it to ann', 'bug, then remove it', 'red and delete them'])
    it(`takes no order for one of its values: ${said}`, () =>
      expect(coerce(said, [], labels)).to.have.property('problem'))

  for (const [said, value] of [
    ['bug and security', ['bug', 'security']],
    ['love it, assigned', ['love it', 'assigned']],
    ['update, close call', ['update', 'close call']],
  ] as const)
    it(`keeps its values: ${said}`, () => expect(coerce(said, [], labels)).to.deep.equal({ value }))
})
