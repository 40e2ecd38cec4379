import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const day = { type: 'string', format: 'date' }
const served = (path: string, rows: object[], properties: object) =>
  reads('sailing', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const courses = [
  ['c1', 'Knots', '2026-03-02', '2026-03-20', 'planned'],
  ['c2', 'Tides', '2026-03-20', '2026-04-03', 'planned'],
  ['c3', 'Charts', '2026-02-02', '2026-03-19', 'completed'],
  ['c4', 'Radio', '2026-03-19', '2026-04-17', 'completed'],
].map(([id, title, starts_on, ends_on, status]) => ({ id, title, starts_on, ends_on, status }))
const tows = [1, 2].map(at => ({ id: `t${at}`, place: `Bay ${at}`, ordered_on: '2026-03-19', status: 'completed' }))
const { ask } = converse(
  served('/courses', courses, { id: text, title: text, starts_on: day, ends_on: day, status: { type: 'string', enum: ['planned', 'completed'] } }), // oxfmt-ignore
  served('/tows', tows, { id: text, place: text, ordered_on: day, status: text }),
)
const ids = async (message: string) =>
  ((await ask(message)).data.result as { id: string }[] | null)?.map(({ id }) => id).toSorted()

describe('verbs of ending and of beginning before a date', () => {
  for (const [message, found] of [
    ['courses that complete on 20 March 2026', ['c1']],
    ['which courses finish on 20 March 2026?', ['c1']],
    ['courses ending in April 2026', ['c2', 'c4']],
    ['courses that close in April 2026', ['c2', 'c4']],
    ['courses that begin on 20 March 2026', ['c2']],
    ['courses completed on 19 March 2026', ['c3']],
  ] as const)
    it(message, async () => {
      expect(await ids(message)).to.deep.equal(found)
    })

  for (const [message, found] of [
    ['completed courses', ['c3', 'c4']],
    ['complete list of courses', ['c1', 'c2', 'c3', 'c4']],
    ['planned courses that start in March 2026', ['c1', 'c2']],
  ] as const)
    it(`are none in: ${message}`, async () => {
      expect(await ids(message)).to.deep.equal(found)
    })

  it('are no other date where the records have none of an end', async () => {
    expect((await ask('tows that complete on 19 March 2026')).data.result ?? null).to.equal(null)
  })
})
