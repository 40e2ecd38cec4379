import { expect } from 'chai'
import { readMessage } from '../../../src/agent/understand/requests/read-message.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('school', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const lessons = [45, 60, 45, 120, 90].map((minutes, at) => ({
  id: at + 1,
  title: `Lesson ${'ABCDE'[at]}`,
  style: at % 2 ? 'salsa' : 'tango',
  length_minutes: minutes,
  places: 10 * at,
}))
const planks = [12, 20, 45].map((feet, at) => ({ id: 31 + at, wood: ['oak', 'pine', 'elm'][at], length_ft: feet }))
const { ask } = converse(
  served('/lessons', lessons, { id: whole, title: text, style: { ...text, enum: ['salsa', 'tango'] }, length_minutes: whole, places: whole }), // oxfmt-ignore
  served('/planks', planks, { id: whole, wood: text, length_ft: whole }),
)
const ids = async (message: string) =>
  ((await ask(message)).data.result as { id: number }[] | null)?.map(({ id }) => id)

describe('a figure with its unit right before a noun', () => {
  for (const [message, found] of [
    ['60-minute lessons', [2]],
    ['forty-five minute lessons', [1, 3]],
    ['two-hour lessons', [4]],
    ['45 minute tango lessons', [1, 3]],
    ['20-foot planks', [32]],
    ['forty five foot planks', [33]],
  ] as const)
    it(`is what the record's figure is: ${message}`, async () => {
      expect(await ids(message)).to.deep.equal(found)
    })

  it('is a bound where one is said', async () => {
    expect(await ids('lessons of more than 60 minutes')).to.deep.equal([4, 5])
    expect(await ids('lessons under 60 minutes')).to.deep.equal([1, 3])
  })
})

it('reads two words for one number', () => {
  const numbers = (said: string) =>
    readMessage(said, new Date(2026, 3, 1)).literals.flatMap(one => (one.kind === 'number' ? [one.value] : []))
  expect(numbers('forty-five lessons and twenty two planks')).to.deep.equal([45, 22])
  expect(numbers('twenty lessons, one plank')).to.deep.equal([20, 1])
  expect(numbers('between twenty and five')).to.deep.equal([20, 5])
})
