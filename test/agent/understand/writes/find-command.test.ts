import { expect } from 'chai'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'

const isKnownVerb = (verb: string) => /^(?:ship|pass|pay)/.test(verb)

describe('commands', () => {
  for (const text of [
    'ships longer than 380 m',
    'customers who have paid over 10000',
    'Visits of 45 minutes that were cancelled',
  ])
    it(`are not “${text}”, which names records`, () => expect(findCommand(text, isKnownVerb)).to.equal(undefined))

  for (const [text, verb] of [
    ['ship order 12', 'ship'],
    ['pass order 12 on', 'pass'],
    ['order 12 was paid', 'pay'],
  ] as const)
    it(`are “${text}”`, () => expect(findCommand(text, isKnownVerb)?.verb).to.equal(verb))

  for (const [text, wording] of [
    ['assign berth E14 to call PC-7', 'set the berth of call PC-7 to E14'],
    ['make visit 7 45 minutes long', 'set the duration of visit 7 to 45 minutes'],
    ['give essay 7 a 1.7', 'set the grade of essay 7 to 1.7'],
  ] as const)
    it(`“${text}” may be “${wording}”`, () => {
      const { others = [], text: plain } = findCommand(text, isKnownVerb) ?? {}
      expect([plain, ...others.map(other => other.text)]).to.include(wording)
    })
})

describe('how something is now, with the order to keep that', () => {
  for (const order of ['set that', 'enter it', 'record that', 'note it', 'update that'])
    it(`“please ${order}” changes what is told`, () => {
      const { action, text } = findCommand(`Pier 3 has a crane now, please ${order}`)!
      expect(action).to.equal('update')
      expect(text).to.include('Pier 3').and.not.include(order)
    })
})
