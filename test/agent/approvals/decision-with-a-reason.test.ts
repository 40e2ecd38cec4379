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

describe('a yes that says by another verb what waits', () => {
  const course = { action: 'Cancel the course Guitar by Ear', tool: 'school_cancel_course' }
  const entry = { action: 'Delete the waiting list entry 806', tool: 'practice_delete_entry' }
  it('is a yes behind a yes', () => {
    expect(readDecision('Yes, please call it off.', course)).to.equal('approve')
    expect(readDecision('Yes, cancel it please', course)).to.equal('approve')
    expect(readDecision('Yes, please take it off.', entry)).to.equal('approve')
  })
  it('is none by itself, with a condition, or of another deed', () => {
    expect(readDecision('Call it off.', course)).to.equal(undefined)
    expect(readDecision('Yes, call it off if nobody has enrolled', course)).to.equal(undefined)
    expect(readDecision('Yes, please call it off.', entry)).to.equal(undefined)
    expect(readDecision("No, don't call it off", course)).not.to.equal('approve')
  })
})
