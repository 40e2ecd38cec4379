import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const served = (path: string, rows: object[], properties: object) =>
  reads('rounds', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const carers = [
  ['Ann Berg', true, true],
  ['Bo Holm', false, true],
  ['Fay Orr', false, true],
  ['Gus Ek', true, false],
].map(([name, has_car, is_active], at) => ({ id: at + 1, name, has_car, is_active }))
const absences = ['work', 'holiday', 'work'].map((reason, at) => ({ id: at + 1, carer_id: at + 1, reason }))
const loans = [
  ['2025-05-14', null],
  ['2025-05-15', '2025-05-13'],
  ['2025-06-20', null],
].map(([due_on, returned_on], at) => ({ id: at + 1, carer_id: at + 1, due_on, returned_on }))
const ask = (message: string) =>
  converse(
    served('/carers', carers, { id: whole, name: text, has_car: flag, is_active: flag }),
    served('/absences', absences, { id: whole, carer_id: whole, reason: choice('work', 'holiday', 'illness') }),
    served('/loans', loans, { id: whole, carer_id: whole, due_on: date, returned_on: { ...date, nullable: true } }),
  ).ask(message)

describe('what is said of all', () => {
  for (const [message, result] of [
    ['are all carers without a car active?', true],
    ['are all carers with a car active?', false],
    ['are all carers active?', false],
  ] as const)
    it(`is said of those that the phrase behind them means: “${message}”`, async () =>
      expect((await ask(message)).data.result).to.equal(result))
})

describe('what has to be back', () => {
  for (const message of ['which loans have to be returned this week?', 'what has to be returned this week?'])
    it(`is not back yet: “${message}”`, async () => {
      const { response, data } = await ask(message)
      expect(
        [data.result].flat().map(row => (row as { id: number }).id),
        response,
      ).to.deep.equal([1])
    })
})

for (const message of ['how many absences are work related?', 'how many work-related absences are there?'])
  it(`a little word before “related” is a value: “${message}”`, async () =>
    expect((await ask(message)).data.result).to.equal(2))
