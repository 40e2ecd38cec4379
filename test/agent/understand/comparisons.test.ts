import { expect } from 'chai'
import { readComparison } from '../../../src/agent/understand/comparisons.ts'

describe('readComparison', () => {
  for (const [text, kind, left, right] of [
    ['What is the ratio of long to short novels?', 'ratio', 'how many long novels', 'how many short novels'],
    ['the difference between the highest and the lowest price', 'difference', 'highest price', 'lowest price'],
    ['growth of loans from 2023 to 2024, in percent', 'growth', 'number of loans in 2023', 'number of loans in 2024'],
    ['change of loans from 2023 to 2024, in percent', 'growth', 'number of loans in 2023', 'number of loans in 2024'],
    ['change of loans from 2023 to 2024', 'change', 'number of loans in 2023', 'number of loans in 2024'],
    ['Does Ann have more loans than Bo?', 'greater', 'how many loans do Ann have', 'how many loans do Bo have'],
    ['Has Ann Lee fewer loans than Bo Ray?', 'less', 'how many loans do Ann Lee have', 'how many loans do Bo Ray have'],
    [
      'Do nurses earn more than clerks?',
      'greater',
      'how much do nurses earn on average',
      'how much do clerks earn on average',
    ],
    ['Are there more boats or more piers?', 'most', 'how many boats', 'how many piers'],
    ['do we own fewer boats or piers', 'least', 'how many boats', 'how many piers'],
    ['Does Ann earn less than Bo?', 'less', 'how much do Ann earn', 'how much do Bo earn'],
    [
      'Did we pay more on average for a cow than for a goat?',
      'greater',
      'how much did we pay on average for a cow',
      'how much did we pay on average for a goat',
    ],
  ] as const)
    it(text, () => expect(readComparison(text)).to.deep.equal({ kind, left, right }))

  for (const text of [
    'Does Ann earn more than 50000?',
    'Does Ann have more than 5 loans?',
    'Do we have more than 20 members?',
    'Do nurses earn more than average?',
  ])
    it(`compares nothing in “${text}”`, () => expect(readComparison(text)).to.equal(undefined))
})
