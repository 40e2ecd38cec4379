import { expect } from 'chai'
import { formatDate, readDate, readMonth, readTime } from '../../../../src/agent/web/goals/widgets/read-dates.ts'

describe('dates and times as people write them', () => {
  it('reads dates', () => {
    const day = { year: 2026, month: 3, day: 4 }
    for (const text of ['2026-03-04', '3/4/2026', '4 March 2026', 'March 4th, 2026', 'Mar 4, 2026'])
      expect(readDate(text), text).to.deep.equal(day)
    expect(readDate('25.12.2026')).to.deep.equal({ year: 2026, month: 12, day: 25 })
    for (const text of ['Ann', '12', 'Room 3', 'the 3 mugs']) expect(readDate(text), text).to.equal(undefined)
  })
  it('writes them by the pattern of a field', () => {
    const day = { year: 2026, month: 3, day: 4 }
    expect(formatDate(day, 'mm/dd/yyyy')).to.equal('03/04/2026')
    expect(formatDate(day, 'Date (DD.MM.YY)')).to.equal('04.03.26')
    expect(formatDate(day, 'd MMM yyyy')).to.equal('4 Mar 2026')
    expect(formatDate(day, 'Your name')).to.equal(undefined)
  })
  it('reads months and times', () => {
    expect([
      readMonth('Sept'),
      readMonth('Sep'),
      readMonth('september'),
      readMonth('May'),
      readMonth('xyz'),
    ]).to.deep.equal([undefined, 9, 9, 5, undefined])
    expect(readTime('2:05 PM')).to.deep.equal({ hour: 14, minute: 5 })
    expect(readTime('12 am')).to.deep.equal({ hour: 0, minute: 0 })
    expect(readTime('12')).to.equal(undefined)
  })
})
