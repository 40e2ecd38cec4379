import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const season = { type: 'string', enum: ['spring', 'summer', 'autumn'] }
const walks = ['summer', 'spring', 'summer', 'autumn'].map((season, at) => ({ id: at + 1, name: `Walk ${at + 1}`, season })) // oxfmt-ignore
const permits = ['2025-07-02', '2025-06-30', '2025-03-01', '2024-08-01'].map((issued_on, at) => ({ id: at + 1, issued_on })) // oxfmt-ignore

const park = () =>
  converse(
    reads('park', '/walks', () => walks, list({ id, name: text, season })),
    reads('park', '/permits', () => permits, list({ id, issued_on: day })),
  )

describe('seasons that records are of, and those in which something was', () => {
  for (const [ask, count] of [
    ['How many walks are there in summer?', 2],
    ['How many walks are held in the spring?', 1],
    ['How many permits were issued in summer 2025?', 2],
    ['How many permits were issued in the spring of 2025?', 1],
    ['How many permits were issued in the summer of 2024?', 1],
  ] as const)
    it(`are told apart: ${ask}`, async () => expect((await park().ask(ask)).data.result).to.equal(count))
})
