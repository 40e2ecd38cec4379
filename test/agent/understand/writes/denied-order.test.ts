import { expect } from 'chai'
import type { AppKnowledge } from '../../../../src/agent/understand/reading/interpretation.ts'
import { findDeniedOrder } from '../../../../src/agent/understand/writes/denied-order.ts'
import { wishesState } from '../../../../src/agent/understand/writes/unknown-order.ts'

const verbs = {
  actions: new Set(['seal', 'launch', 'approv']),
  states: new Set(['sealed', 'approved']),
  flags: new Set(),
}
const harbour = { writes: { operations: [], verbs } } as unknown as AppKnowledge

describe('a change that is denied', () => {
  for (const [text, said, isRegretted] of [
    ['you should not have sealed crate 7', 'sealed', true],
    ["we shouldn't have launched the Gannet", 'launched', true],
    ['crate 7 should never have been sealed', 'sealed', true],
    ['no need to delete crate 7', 'delete', false],
    ["there's no need to seal the crate, thanks", 'seal', false],
    ["you don't have to launch boat 3 today", 'launch', false],
    ['request 12 need not be approved', 'approved', false],
    ["please don't delete it", 'delete', false],
    ['never launch the Gannet', 'launch', false],
  ] as const)
    it(text, () => expect(findDeniedOrder(text, [harbour])).to.deep.equal({ said, isRegretted }))

  for (const text of [
    'seal crate 7',
    'do not call contacts',
    'boats never launched',
    'crates that need not be sealed',
    'which crates should not have been sealed?',
    'should you not have sealed crate 7?',
    "don't seal crate 7, seal crate 8",
    'do not show sealed crates',
    'Ann should not get the newsletter',
    'no need to see crate 7',
  ])
    it(`is none in: ${text}`, () => expect(findDeniedOrder(text, [harbour])).to.equal(undefined))
})

describe('how a record ought to be', () => {
  for (const text of [
    'lamp 5 should get the brand Nord',
    'the Gannet must have a new flag',
    'Ann Lee needs to be on nights',
  ])
    it(`is told by: ${text}`, () => expect(wishesState(text)).to.equal(true))

  for (const text of [
    'crates that should get sealed',
    'which boats have to get a flag',
    'should lamp 5 get the brand Nord?',
    'list the boats that must have a flag',
    'how should crate 5 be sealed?',
    'lamp 5 has the brand Nord',
  ])
    it(`is not told by: ${text}`, () => expect(wishesState(text)).to.equal(false))
})
