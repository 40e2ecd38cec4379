import { expect } from 'chai'
import { isAdditive } from '../../../src/agent/understand/asks/additive.ts'
import type { Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'

const field = (role: Field['role'], ...words: string[]): Field => ({
  column: words.join('_'),
  words,
  role,
  type: 'number',
  description: '',
  choices: [],
})

describe('figures that add up', () => {
  for (const name of [['pages'], ['mileage'], ['storage', 'hours'], ['stock', 'quantity']])
    it(name.join(' '), () => expect(isAdditive(field('number', ...name))).to.equal(true))

  it('any amount of money', () => expect(isAdditive(field('money', 'salary'))).to.equal(true))

  for (const name of [['rating'], ['credit', 'scores'], ['age'], ['priority', 'level'], ['model', 'year']])
    it(`not ${name.join(' ')}`, () => expect(isAdditive(field('number', ...name))).to.equal(false))

  it('no percentage', () => expect(isAdditive(field('percent', 'completion'))).to.equal(false))
})
