import { expect } from 'chai'
import { date as day, int as id, list, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

/** The day on which a bid was to be decided may lie ahead though it is lost already. */
const bids = [
  { id: 1, title: 'Roof', stage: 'lost', decision_date: '2025-09-01', source: 'fair' },
  { id: 2, title: 'Floor', stage: 'lost', decision_date: '2025-03-01', source: 'fair' },
  { id: 3, title: 'Wall', stage: 'won', decision_date: '2025-03-02', source: 'web' },
]
const sales = () =>
  converse(
    reads('sales', '/bids', () => bids, list({ id, title: text, stage: oneOf('open', 'lost', 'won'), source: oneOf('fair', 'web'), decision_date: day })), // oxfmt-ignore
  )

describe('what is said around a question', () => {
  for (const [message, count] of [
    ['How many bids have we lost so far?', 2],
    ['How many bids have we won to date?', 1],
    ['So my boss just asked me how many bids we have got from fairs and I have no idea, can you check that for me real quick?', 2], // oxfmt-ignore
    ["how many bids came from the web but I don't know, can you check?", 1],
    ['how many bids have source fair and I have no clue', 2],
  ] as const)
    it(`restricts nothing: ${message}`, async () => {
      const { data, response } = await sales().ask(message)
      expect(data.result, response).to.equal(count)
    })
})
