import { expect } from 'chai'
import { gerundOf, pastParticiple } from '../../../../src/agent/understand/language/verb-forms.ts'

describe('forms of verbs', () => {
  for (const [verb, done, doing] of [
    ['tap', 'tapped', 'tapping'],
    ['submit', 'submitted', 'submitting'],
    ['enter', 'entered', 'entering'],
    ['take', 'taken', 'taking'],
    ['see', 'seen', 'seeing'],
    ['limit', 'limited', 'limiting'],
    ['fix', 'fixed', 'fixing'],
  ] as const)
    it(`of ${verb} are ${done} and ${doing}`, () =>
      expect([pastParticiple(verb), gerundOf(verb)]).to.deep.equal([done, doing]))
})
