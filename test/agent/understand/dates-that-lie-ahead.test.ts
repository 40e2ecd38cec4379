import { expect } from 'chai'
import { date as day, int as id, list, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const fences = [
  { id: 1, number: 'FN-1', state: 'agreed', quoted_on: '2025-04-01', build_date: '2025-06-10' },
  { id: 2, number: 'FN-2', state: 'agreed', quoted_on: '2025-04-20', build_date: '2025-07-02' },
  { id: 3, number: 'FN-3', state: 'built', quoted_on: '2025-03-02', build_date: '2025-04-10' },
  { id: 4, number: 'FN-4', state: 'asked', quoted_on: '2025-05-02', build_date: null },
]
const checks = [{ id: 11, fence_id: 3, status: 'planned', check_date: '2025-06-20' }]
const ask = (message: string) =>
  converse(
    reads('fencing', '/fences', () => fences, list({ id, number: text, state: oneOf('asked', 'agreed', 'built'), quoted_on: day, build_date: { ...day, nullable: true } })), // oxfmt-ignore
    reads(
      'fencing',
      '/checks',
      () => checks,
      list({ id, fence_id: id, status: oneOf('planned', 'done'), check_date: day }),
    ),
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('a time to come', () => {
  for (const [message, found] of [
    ['Which fences are planned for next month?', [1]],
    ['Which fences are coming up in July 2025?', [2]],
    ['Which fences do we have next month?', [1]],
    ['Which fences were quoted in April 2025?', [1, 2]],
    ['Which fences do we have from April 2025?', [1, 2]],
  ] as const)
    it(`is that of the date which may lie ahead: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })
})
