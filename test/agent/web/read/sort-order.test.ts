import { expect } from 'chai'
import { readSortOrder } from '../../../../src/agent/web/read/sort-order.ts'

describe('the order that a list is brought into', () => {
  for (const [said, by, direction] of [
    ['battery, lowest first', 'battery', 'asc'],
    ['price, highest first', 'price', 'desc'],
    ['the due date (oldest first)', 'due date', 'asc'],
    ['size with the largest at the top', 'size', 'desc'],
    ['surname descending', 'surname', 'desc'],
    ['name in ascending order', 'name', 'asc'],
    ['name from z to a', 'name', 'desc'],
    ['last seen', 'last seen', undefined],
    ['weight', 'weight', undefined],
    ['newest', 'newest', undefined],
  ] as const)
    it(`is read from “${said}”`, () => {
      expect(readSortOrder(said)).to.deep.equal(direction ? { by, direction } : { by })
    })
})
