import { expect } from 'chai'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { slotsOfEmployment } from '../../../src/agent/understand/writes/slots-of-employment.ts'
import type { Slot } from '../../../src/agent/understand/writes/slots.ts'

const slot = (...words: string[]) => ({ name: words.join('_'), words, type: 'string' }) as unknown as Slot
const [company, title] = [slot('company'), slot('job', 'title')]
const named = (text: string, slots: Slot[]) =>
  slotsOfEmployment(readMessage(text, new Date()).tokens, slots).map(one => one.slot?.name)

describe('for whom somebody works and as what', () => {
  for (const [text, wanted] of [
    ['Ann now works for Birch Mill as a buyer', ['company', 'job_title']],
    ['Ann is employed by Birch Mill', ['company']],
    ['Ann works late as a rule', []],
  ] as const)
    it(`are two places: ${text}`, () => {
      expect(named(text, [company, title])).to.deep.equal(wanted)
    })

  it('leaves the words over where the records have no such place', () => {
    expect(named('Ann works for Birch Mill as a buyer', [title])).to.deep.equal([undefined, 'job_title'])
  })
})
