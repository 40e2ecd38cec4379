import { expect } from 'chai'
import { solve, solveInWords } from '../../../../src/agent/web/goals/values/arithmetic.ts'

describe('arithmetic on a page', () => {
  for (const [text, value] of [
    ['3 + 4', 7],
    ['12 − 5 =', 7],
    ['2 × (3 + 4) = ?', 14],
    ['9 divided by 3', 3],
    ['x + 5 = 12', 7],
    ['10 - y = 4', 6],
    ['2x = 8', 4],
    ['? + 3 = 10', 7],
    ['17 = n - 3', 20],
    ['x / 6 = 7', 42],
    ['n / 7 - 2 = 1', 21],
    ['42 / x = 6', 7],
    ['3 = 12 / y - 1', 3],
  ] as const)
    it(`${text} is ${value}`, () => expect(solve(text)).to.equal(value))
  for (const text of ['Room 12', '2026', 'hello', '3 apples', '1 = 2 = 3', 'x * x = 9', '4 / 0', '0 / x = 3'])
    it(`"${text}" is no exercise`, () => expect(solve(text)).to.equal(undefined))
  it('reads words for operations', () => {
    expect(solveInWords('the sum of 3, 4 and 5')).to.equal(12)
    expect(solveInWords('the difference between 4 and 9')).to.equal(5)
    expect(solveInWords('6 times 7')).to.equal(42)
  })
})
