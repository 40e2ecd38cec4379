import { expect } from 'chai'
import { findMention } from '../../../src/agent/flows/find-mention.ts'

const NOW = new Date(2025, 4, 14, 10)

describe('where a question names a value', () => {
  const rows: [question: string, value: unknown, column: string | undefined, said: string | undefined][] = [
    ['members in California', 'California', 'state', 'California'],
    ['members in California', 'CA', 'state', 'California'],
    ['members in CA', 'CA', 'state', 'CA'],
    // Codes are words too: only capitals name them.
    ['who lives in the city', 'IN', 'state', undefined],
    ['loans that are overdue', 'overdue', 'status', 'overdue'],
    ['how many were returned late', 'returned_late', 'status', 'returned late'],
    ['deals we are negotiating', 'negotiation', 'stage', 'negotiating'],
    ['books over 1,500 pages', 1500, 'pages', '1,500'],
    ['worth more than $2.5M', 2_500_000, 'value', '2.5M'],
    ['a chance of at least 80%', 0.8, 'probability', '80%'],
    ['the top five books', 5, undefined, 'five'],
    ['the top 50 books', 5, undefined, undefined],
    ['due in March 2024', '2024-03-31', 'due', 'March 2024'],
    ['due in March 2024', '2024-04-01', 'due', undefined],
    ['Is Tidewater there?', 'Tide', 'title', undefined],
    ['anything', true, 'flag', undefined],
  ]
  for (const [question, value, column, said] of rows)
    it(`${JSON.stringify(value)} in "${question}": ${said ?? 'nowhere'}`, () => {
      const mention = findMention(question, value, column, NOW)
      expect(mention?.text).to.equal(said)
      if (mention) expect(question.slice(mention.start, mention.end)).to.equal(said)
    })

  it('tells periods that move with the calendar from those that stay', () => {
    expect(findMention('due this month', '2025-05-01', 'due', NOW)).to.include({ edge: 'from', isRelative: true })
    const fixed = findMention('due in May 2025', '2025-05-31', 'due', NOW)
    expect(fixed).to.include({ edge: 'to' })
    expect(fixed).to.not.have.property('isRelative')
  })
})
