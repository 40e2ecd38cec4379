import { expect } from 'chai'
import { flagSaid } from '../../../../src/agent/understand/writes/verbs.ts'

describe('what a verb says of a flag', () => {
  for (const [verb, flag, value] of [
    ['archive', 'archived', true],
    ['unblock', 'blocked', false],
    ['deactivate', 'active', false],
    ['unsubscribe', 'subscribed', false],
    ['disable', 'enabled', false],
  ] as const)
    it(`is that it is so, or no longer so: ${verb}`, () => expect(flagSaid(verb, flag)).to.equal(value))

  for (const [word, flag] of [
    ['unpaid', 'paid'],
    ['unblocked', 'blocked'],
    ['inactive', 'active'],
    ['unavailable', 'available'],
  ] as const)
    it(`is nothing where the word only tells how records are: ${word}`, () =>
      expect(flagSaid(word, flag)).to.equal(undefined))
})
