import { expect } from 'chai'
import { int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybe = { type: ['string', 'null'] }
const boats = [
  { id: 1, name: 'Salt', remarks: null, sail_plan: 'Sloop rig' },
  { id: 2, name: 'Pepper', remarks: null, sail_plan: null },
  { id: 3, name: 'Otter', remarks: 'Leaks.', sail_plan: 'Ketch rig' },
  { id: 4, name: 'Heron', remarks: 'Fast.', sail_plan: null },
]

describe('what records lack and what they have', () => {
  for (const [message, wanted] of [
    ['which boats have no remarks but a sail plan?', [1]],
    ['which boats have a sail plan but no remarks?', [1]],
  ] as const)
    it(`are both told: “${message}”`, async () => {
      const { data, response } = await converse(
        reads('quay', '/boats', () => boats, list({ id, name: text, remarks: maybe, sail_plan: maybe })),
      ).ask(message)
      expect(
        [data.result].flat().map(row => (row as { id: number }).id),
        response,
      ).to.deep.equal(wanted)
    })
})
