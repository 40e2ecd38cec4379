import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { flag, int as id, of as oneOf, text } from '../../../support/memory/schemas.ts'

const yard = () =>
  converse(
    ...keeps('yard', 'fault', {
      fields: { kind: oneOf('leak', 'noise', 'crack'), urgency: oneOf('low', 'high'), description: text, boat_id: id },
      needs: ['kind', 'boat_id'],
      rows: [{ id: 1, kind: 'leak', urgency: 'low', description: 'Drips', boat_id: 7 }],
    }),
    ...keeps('yard', 'boat', {
      fields: { code: text, name: text, has_radio: flag, carries_dinghy: flag, phone: text },
      rows: [
        { id: 7, code: 'B-07', name: 'Salty Dog', has_radio: false, carries_dinghy: false, phone: '0117 555 0007' },
        { id: 8, code: 'B-08', name: 'Sea Breeze', has_radio: true, carries_dinghy: false, phone: '0117 555 0008' },
      ],
    }),
  ) // oxfmt-ignore

describe('what is told beside an order for a new record', () => {
  for (const [message, args] of [
    [
      'can you log a fault for boat Salty Dog? The owner says there is a leak below the mast.',
      { kind: 'leak', boat_id: 7, description: 'The owner says there is a leak below the mast' },
    ],
    [
      'log a fault for boat Salty Dog: noise, urgency high. A pipe rattles all night.',
      { kind: 'noise', urgency: 'high', boat_id: 7, description: 'A pipe rattles all night' },
    ],
    ['log a fault for boat Salty Dog: noise. Urgency is high.', { kind: 'noise', urgency: 'high', boat_id: 7 }],
  ] as const)
    it(`is its text where it says nothing else: “${message}”`, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})

describe('a flag that is told of one record', () => {
  for (const [message, args] of [
    ['B-07 now has a radio', { id: 7, has_radio: true }],
    ['Sea Breeze carries a dinghy from now on', { id: 8, carries_dinghy: true }],
    ['Salty Dog has got its radio now', { id: 7, has_radio: true }],
    ['Salty Dog has just acquired a radio', { id: 7, has_radio: true }],
  ] as const)
    it(`goes by its own verb or by one of getting: “${message}”`, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})
