import { expect } from 'chai'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'

const isKnownVerb = (verb: string) => /^(?:ship|pass|pay)/.test(verb)

describe('commands', () => {
  for (const text of ['ships longer than 380 m', 'customers who have paid over 10000'])
    it(`are not “${text}”, which names records`, () => expect(findCommand(text, isKnownVerb)).to.equal(undefined))

  for (const [text, verb] of [
    ['ship order 12', 'ship'],
    ['pass order 12 on', 'pass'],
    ['order 12 was paid', 'pay'],
  ] as const)
    it(`are “${text}”`, () => expect(findCommand(text, isKnownVerb)?.verb).to.equal(verb))
})
