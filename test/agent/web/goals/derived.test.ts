import { expect } from 'chai'
import { initialsOf, nextOf } from '../../../../src/agent/web/goals/values/derived.ts'
import { measure } from '../../../../src/agent/web/goals/values/measure.ts'
import { readCondition } from '../../../../src/agent/web/goals/mechanisms/until.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

describe('what has to be made of what a page says', () => {
  const page = readPage(
    snapshotOf([
      {
        role: 'paragraph',
        tag: 'p',
        in: [
          { role: 'text', name: 'Name:' },
          { role: 'text', name: 'Ada van Berg' },
        ],
      },
    ]),
  )
  it('are initials of a name that is shown or said', () => {
    expect(initialsOf(page, 'the initials of the name')).to.equal('AB')
    expect(initialsOf(page, 'the initials of Cleo Dale')).to.equal('CD')
    expect(initialsOf(page, 'the initials of the boat')).to.equal(undefined)
  })

  for (const [series, next] of [
    ['3, 8, 13, ?', 18],
    ['20; 17; 14; 11', 8],
    ['2, 6, 18, ?', 54],
    ['1, 4, 9, 16', undefined],
    ['4, 5', undefined],
    ['Call 1, 2, 3', undefined],
  ] as const)
    it(`is the next of a series: ${series}`, () => {
      expect(nextOf(series)).to.equal(next)
    })

  it('are days, of which those without a year have been', () => {
    expect(measure('Ann 3 March 2024', 'date')! < measure('Bob 2 April 2024', 'date')!).to.equal(true)
    expect(measure('Ann', 'date')).to.equal(undefined)
    for (const month of ['Jan', 'May', 'Sep', 'Dec'])
      expect(measure(`Bob ${month} 28`, 'date')! <= Date.now(), month).to.equal(true)
  })

  it('is what is seen when one has gone far enough', () => {
    expect(readCondition('you see Rome')).to.deep.equal({ value: 'Rome' })
    expect(readCondition('the counter shows 5')).to.deep.equal({ what: 'counter', value: '5' })
  })
})
