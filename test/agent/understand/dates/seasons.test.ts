import { expect } from 'chai'
import { readDates } from '../../../../src/agent/understand/dates/read-dates.ts'

const NOVEMBER = new Date('2026-11-23T12:00:00Z')
const JANUARY = new Date('2027-01-15T12:00:00Z')
const SUMMER = ['2026-06-01', '2026-08-31'] as const

describe('seasons', () => {
  for (const [text, now, from, to] of [
    ['sales last summer', NOVEMBER, ...SUMMER],
    ['sales this summer', NOVEMBER, ...SUMMER],
    ['who has not ordered since the summer?', NOVEMBER, ...SUMMER],
    ['what did we sell in summer?', NOVEMBER, ...SUMMER],
    ['placed in the spring of 2025', NOVEMBER, '2025-03-01', '2025-05-31'],
    ['hired in Fall 2025', NOVEMBER, '2025-09-01', '2025-11-30'],
    ['how many came in this autumn', NOVEMBER, '2026-09-01', '2026-11-30'],
    ['what was sold last autumn', NOVEMBER, '2025-09-01', '2025-11-30'],
    ['in the winter of 2023', NOVEMBER, '2023-12-01', '2024-02-29'],
    ['booked for next winter', NOVEMBER, '2026-12-01', '2027-02-28'],
    ['what is planned this winter', JANUARY, '2026-12-01', '2027-02-28'],
    ['over the winter, how many', JANUARY, '2026-12-01', '2027-02-28'],
    ['last winter', JANUARY, '2025-12-01', '2026-02-28'],
    ['booked for next spring', JANUARY, '2027-03-01', '2027-05-31'],
  ] as const)
    it(`are three whole months, on ${now.toISOString().slice(0, 10)}: ${text}`, () =>
      expect(readDates(text, now).map(span => [span.from, span.to])).to.deep.equal([[from, to]]))

  for (const text of [
    'marks of the summer term',
    'in spring water',
    'orders that fall due',
    'do we have Summer Sun?',
    'the winter sale',
    'since summer camp',
    'those that fall behind',
    'is there a winter coat in stock',
  ])
    it(`are no times in names of things and verbs: ${text}`, () => expect(readDates(text, NOVEMBER)).to.deep.equal([]))
})
