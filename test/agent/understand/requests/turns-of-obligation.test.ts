import { expect } from 'chai'
import { withoutTurnsOfObligation } from '../../../../src/agent/understand/requests/turns-of-obligation.ts'

describe('withoutTurnsOfObligation', () => {
  for (const [message, plain] of [
    ['Which bills does Birch Mill still have to pay?', 'Which bills of Birch Mill still have to be paid?'],
    ['How many bills do they still need to pay?', 'How many bills of theirs still have to be paid?'],
    ['which bills do we still have to pay this month', 'which bills still have to be paid this month'],
    ['Which permits do we still have to approve?', 'Which permits are not approved yet?'],
    ['Which permits do I have to review?', 'Which permits are not reviewed yet?'],
    ['Which letters does Ann Lee still have to reply to?', 'Which letters has Ann Lee not replied to yet?'],
    [
      'Show the bills that Birch Mill still has to settle',
      'Show the bills of Birch Mill that still have to be settled',
    ],
    ['list the bills Birch Mill has yet to pay', 'list the bills of Birch Mill that still have to be paid'],
    ['the forms we still need to sign', 'the forms that are not signed yet'],
    ['forms that Ann still has to sign', 'forms that Ann has not signed yet'],
    ['Which sailors still have to pay?', 'Which sailors have not paid yet?'],
    ['Who still has to pay?', 'Who has not paid yet?'],
    ['Who still has to sign?', 'Who has not signed yet?'],
    ['Which sailors still have a bill to pay?', 'Which sailors have a bill that still has to be paid?'],
    ['Are there any forms left to sign?', 'Are there any forms that are not signed yet?'],
    ['Which bills still need paying?', 'Which bills still have to be paid?'],
    ['Which boats still need to be inspected?', 'Which boats have not been inspected yet?'],
    ['which boat still has to be repaired', 'which boat has not been repaired yet'],
    ['Which birds are we not allowed to feed?', 'Which birds may we not feed?'],
    ["the birds that you aren't permitted to feed", 'the birds that you may not feed'],
    ['Who is allowed to sign for Birch Mill?', 'Who may sign for Birch Mill?'],
    ['Which birds must not be handled?', 'Which birds may not be handled?'],
    ['Do we still have to pay BL-204?', 'does BL-204 still have to be paid?'],
  ] as const)
    it(`reads “${message}” as “${plain}”`, () => {
      expect(withoutTurnsOfObligation(message)).to.equal(plain)
    })

  for (const message of [
    'What do I still have to do?',
    'Which loans does Ann still have to return?',
    'Which chores still have to be done?',
    'Which bills do customers have to pay by cheque?',
    'How much does Birch Mill still have to pay?',
    'Which boats do we have to sell?',
    'Which rooms still have to be finished?',
    'Do sailors still have to pay for a mooring?',
    'What do they still need?',
    // What one takes part in is told by when it is.
    'Which walks does Ann Lee still have to ride?',
  ])
    it(`leaves “${message}” as it is said`, () => {
      expect(withoutTurnsOfObligation(message)).to.equal(message)
    })
})
