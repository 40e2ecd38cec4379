import { expect } from 'chai'
import { inYearShown } from '../../../../src/agent/web/goals/widgets/calendar.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { text } from './done-on.ts'

const calendar = (title: string) =>
  readPage(
    snapshotOf([
      {
        role: 'group',
        tag: 'div',
        name: '',
        in: [text(title), ...Array.from({ length: 31 }, (_, at) => text(String(at + 1)))],
      },
    ]),
  )
const today = new Date('2031-05-10T12:00:00Z')
const date = (year: number, month: number) => ({ year, month, day: 9 })

describe('a day whose year is not said', () => {
  it('is the nearest one to what a calendar of another time shows', () => {
    expect(inYearShown(calendar('March 2019'), date(2032, 2), '9 February', today)).to.deep.equal(date(2019, 2))
    expect(inYearShown(calendar('March 2019'), date(2032, 4), '9 April', today)).to.deep.equal(date(2019, 4))
    expect(inYearShown(calendar('November 2019'), date(2032, 2), '9 February', today)).to.deep.equal(date(2020, 2))
    expect(inYearShown(calendar('January 2019'), date(2031, 12), '9 December', today)).to.deep.equal(date(2018, 12))
  })

  it('stays to come on a calendar that is open at this month', () =>
    expect(inYearShown(calendar('May 2031'), date(2032, 4), '9 April', today)).to.deep.equal(date(2032, 4)))

  it('and one that is said stays as it is', () =>
    expect(inYearShown(calendar('March 2019'), date(2021, 2), '9 February 2021', today)).to.deep.equal(date(2021, 2)))
})
