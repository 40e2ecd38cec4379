import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('stable', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const grooms = ['Ida Falk', 'Olaf Moe'].map((name, at) => ({ id: at + 1, name, response_time: 4 + at }))
const sessions = [40, 25, 90, 5].map((hours, at) => ({
  id: at + 1,
  groom_id: (at % 2) + 1,
  hours_trained: hours,
  km_driven: hours * 2,
  falls: at,
  outdoors: at < 2,
}))
const { ask } = converse(
  served('/grooms', grooms, { id: whole, name: text, response_time: whole }),
  served('/training-sessions', sessions, { id: whole, groom_id: whole, hours_trained: whole, km_driven: whole, falls: whole, outdoors: { type: 'boolean' } }), // oxfmt-ignore
)
const said = async (message: string) => (await ask(message)).response

describe('figures of what was done by what their unit measures', () => {
  for (const [message, answer] of [
    ['average time trained per training session', /40/],
    ['how much time did Ida Falk train?', /130/],
    ['how many hours has Olaf Moe trained?', /30/],
    ['what is the total distance driven of all training sessions?', /320/],
    ['what is the average time per training session?', /40/],
    ['which groom trained the most time?', /Ida Falk.*130/],
  ] as const)
    it(message, async () => {
      expect(await said(message)).to.match(answer)
    })
})

it('orders by a number that the records tell', async () => {
  const { data } = await ask('top 2 training sessions by number of falls')
  expect((data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([4, 3])
})
