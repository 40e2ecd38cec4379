import { expect } from 'chai'
import { problemOfTexts, withoutOldValues } from '../../../src/agent/answer/check-texts.ts'
import type { Slot } from '../../../src/agent/understand/writes/slots.ts'

const slot = (name: string): Slot =>
  ({
    name,
    path: [name],
    words: [name],
    type: 'string',
    schema: { type: 'string' },
    choices: [],
    required: false,
    nullable: false,
    field: { column: name, words: [name] },
  }) as unknown as Slot

describe('texts of a change', () => {
  const slots = [slot('street'), slot('email'), slot('hue')]
  const row = { street: '4 Quay Row', email: null, hue: 'grey' }
  const problem = (values: Record<string, unknown>, message: string) => problemOfTexts(values, row, slots, message)

  it('are the new value alone where the old one is told beside it', () => {
    expect(withoutOldValues({ hue: 'blue, not grey' }, row, slots)).to.deep.equal({ hue: 'blue' })
    expect(withoutOldValues({ hue: 'blue, not red' }, row, slots)).to.deep.equal({ hue: 'blue, not red' })
  })

  it('leave nothing empty that nobody asked to empty', () => {
    expect(problem({ street: '' }, 'Ann has moved to 9 Park Row')).to.match(/what the street should be/)
    expect(problem({ street: '' }, 'clear the street of Ann')).to.equal(undefined)
    expect(problem({ street: '9 Park Row' }, 'Ann has moved to 9 Park Row')).to.equal(undefined)
  })

  it('hold no e-mail address in the place of something else', () => {
    expect(problem({ street: 'is missing. It is a@b.example' }, 'add it')).to.match(/not sure/)
    expect(problem({ email: 'a@b.example' }, 'add it')).to.equal(undefined)
  })
})
