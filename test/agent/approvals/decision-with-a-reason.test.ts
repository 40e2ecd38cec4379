import { expect } from 'chai'
import { readDecision } from '../../../src/agent/approvals/read-decision.ts'

const waiting = { action: 'Change the lamp Nord', tool: 'shop_patch_lamp' }

describe('a no with its reason', () => {
  for (const message of [
    'No, forget it, that was the wrong lamp.',
    'no, sorry, that was a mistake',
    'No, keep her',
    'Stop, I mixed it up.',
    'Stop, not that one',
  ])
    it(`is a no: “${message}”`, () => expect(readDecision(message, waiting)).to.equal('reject'))

  for (const message of [
    'No, that is the wrong lamp, make it 5',
    'No, that was the wrong one, I meant the Aurora',
    'Yes, that was a mistake',
    'that was a mistake',
  ])
    it(`decides nothing: “${message}”`, () => expect(readDecision(message, waiting)).to.equal(undefined))
})
