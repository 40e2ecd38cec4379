import { expect } from 'chai'
import type { Field } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { fieldOfVerb, isPhrasal, verbsOf } from '../../../../src/agent/understand/reading/verb-fields.ts'

const fields = (...names: string[]) =>
  names.map(name => ({ field: { words: name.split(' '), description: '' } as unknown as Field }))
const found = (verb: string, particle: string | undefined, ...names: string[]) =>
  fieldOfVerb(verbsOf(verb, particle), fields(...names))?.field.words.join(' ')

describe('the date that a verb speaks of', () => {
  it('is of what comes in that of its receipt', () => {
    expect(found('came', 'in', 'loss date', 'reported at')).to.equal('reported at')
    expect(found('arrived', undefined, 'created at', 'updated at')).to.equal('created at')
    expect(found('arrived', undefined, 'departure', 'arrival')).to.equal('arrival')
    const dates = [{ words: ['seen', 'on'] }, { words: ['treated', 'on'], nullable: true }]
    const given = dates.map(date => ({ field: { role: 'date', description: '', ...date } as unknown as Field }))
    expect(fieldOfVerb(verbsOf('came', 'in'), given)?.field.words).to.deep.equal(['seen', 'on'])
  })

  it('is told by a verb that says little only with a particle, not with a preposition', () => {
    for (const [verb, particle, next] of [
      ['came', 'in', 'last'],
      ['comes', 'in', 'on'],
      ['took', 'off', undefined],
    ] as const)
      expect(isPhrasal(verb, particle, next), `${verb} ${particle} ${next ?? ''}`).to.equal(true)
    for (const [verb, particle, next] of [
      ['came', 'in', 'may'],
      ['come', 'in', 'three'],
      ['belongs', 'to', 'last'],
    ] as const)
      expect(isPhrasal(verb, particle, next), `${verb} ${particle} ${next}`).to.equal(false)
  })

  it('is that of its end of what goes on', () => {
    expect(found('left', undefined, 'start date', 'end date')).to.equal('start date')
    expect(found('expired', undefined, 'start date', 'valid until')).to.equal('valid until')
  })
})
