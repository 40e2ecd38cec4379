import { expect } from 'chai'
import { inYearShown, readWeekday } from '../../../../src/agent/web/goals/widgets/calendar.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, text, type Part } from './done-on.ts'

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

describe('a calendar that shows no year', () => {
  const now = new Date()
  const month = (at: number) =>
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, at))
  const days = (): Part[] => Array.from({ length: 28 }, (_, at) => text(String(at + 1), { clickable: true }))
  const sheet = (name: string, more: Part[] = []) =>
    snapshotOf([
      { role: 'group', tag: 'div', name: '', in: [{ role: 'heading', tag: 'h2', name }, ...more, ...days()] },
    ])
  const arrows = [button('Previous month'), button('Next month')]

  it('is taken for one of this year: a day of another one is not taken', async () => {
    const { calls, told } = await doneOn(sheet('March'), 'Choose March 9, 2019')
    expect(calls).to.deep.equal([])
    expect(told).to.match(/no year/)
  })

  it('is turned over the end of a year', async () => {
    let at = 11
    const { calls } = await doneOn(
      sheet('December', arrows),
      `Choose January 9, ${now.getFullYear() + 1}`,
      (page, { on }) => {
        if (!/month/.test(String(on))) return
        at += on === 'Next month' ? 1 : -1
        page.nodes.find(({ role }) => role === 'heading')!.name = month((at + 12) % 12)
      },
    )
    expect(calls.map(({ on }) => on)).to.deep.equal(['Next month', '9'])
  })

  it('has the day whose year is not said', async () => {
    const { calls } = await doneOn(sheet('March'), 'Choose March 9')
    expect(calls.map(({ on }) => on)).to.deep.equal(['9'])
  })

  it('tells no day of the week', () =>
    expect(readWeekday('the last Friday of the month', readPage(sheet('March')))).to.equal(undefined))
})
