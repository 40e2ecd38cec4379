import { expect } from 'chai'
import fc from 'fast-check'
import { readDates } from '../../../../src/agent/understand/dates/read-dates.ts'

/** A Wednesday. */
const NOW = new Date(2025, 4, 14, 10, 30)

/** What the text names, as `from..to`, several joined by a comma. */
const read = (text: string) =>
  readDates(text, NOW)
    .map(s => `${s.from}..${s.to}`)
    .join(', ')

const ROWS: [string, string][] = [
  ['from 19 to 23 May', '2025-05-19..2025-05-23'],
  ['from 19 May to 23 May', '2025-05-19..2025-05-23'],
  ['from the 3rd to the 5th of June 2024', '2024-06-03..2024-06-05'],
  ['28 December to 2 January', '2024-12-28..2025-01-02'],
  ['on 2024-11-05', '2024-11-05..2024-11-05'],
  ['on November 5, 2024', '2024-11-05..2024-11-05'],
  ['on 5 Nov 2024', '2024-11-05..2024-11-05'],
  ['on 5 November 2024', '2024-11-05..2024-11-05'],
  ['on the 5th of November 2024', '2024-11-05..2024-11-05'],
  ['on Nov 5th, 2024', '2024-11-05..2024-11-05'],
  ['on 11/05/2024', '2024-11-05..2024-11-05'],
  ['in November 2024', '2024-11-01..2024-11-30'],
  ['in Nov 2024', '2024-11-01..2024-11-30'],
  ['in november 2024', '2024-11-01..2024-11-30'],
  ['in 2024-11', '2024-11-01..2024-11-30'],
  ['in February 2024', '2024-02-01..2024-02-29'],
  ['in February 2023', '2023-02-01..2023-02-28'],
  ['in Q3 2024', '2024-07-01..2024-09-30'],
  ['in q3 of 2024', '2024-07-01..2024-09-30'],
  ['in 2024 Q3', '2024-07-01..2024-09-30'],
  ['in 2024-Q3', '2024-07-01..2024-09-30'],
  ['in Q1/2026', '2026-01-01..2026-03-31'],
  ["in Q4 '2023", '2023-10-01..2023-12-31'],
  ['in Q2', '2025-04-01..2025-06-30'],
  ['in the third quarter of 2024', '2024-07-01..2024-09-30'],
  ['in the 2nd quarter of 2024', '2024-04-01..2024-06-30'],
  ['in the last quarter of 2024', '2024-10-01..2024-12-31'],
  ['in the final quarter of 2024', '2024-10-01..2024-12-31'],
  ['in H1 2024', '2024-01-01..2024-06-30'],
  ['in the second half of 2024', '2024-07-01..2024-12-31'],
  ['within the last half year', '2024-11-14..2025-05-14'],
  ['within 30 days', '2025-05-14..2025-06-13'],
  ['in the last ten days of April', '2025-04-21..2025-04-30'],
  ['within 30 days from now', '2025-05-14..2025-06-13'],
  ['within two weeks of today', '2025-05-14..2025-05-28'],
  ['between now and three weeks from today', '2025-05-14..2025-06-04'],
  ['between now and 20 June', '2025-05-14..2025-06-20'],
  ['from now until the end of the year', '2025-05-14..2025-12-31'],
  ['three weeks from today', '2025-06-04..2025-06-04'],
  ['in the 14 days ahead', '2025-05-14..2025-05-28'],
  ['over the three weeks to come', '2025-05-14..2025-06-04'],
  ['for the week ahead', '2025-05-14..2025-05-21'],
  ['in the 30 days before today', '2025-04-14..2025-05-14'],
  ['in the last two weeks up to now', '2025-04-30..2025-05-14'],
  ['closing within a week', '2025-05-14..2025-05-21'],
  ['shipped within 3 days', ''],
  ['pause it until Tuesday', '2025-05-20..2025-05-20'],
  ['postpone it to Monday', '2025-05-19..2025-05-19'],
  ['due by Friday', '2025-05-16..2025-05-16'],
  ['scheduled for Friday', '2025-05-16..2025-05-16'],
  ['and Friday?', '2025-05-16..2025-05-16'],
  ['what was sent on Monday', '2025-05-12..2025-05-12'],
  ['in the past half a year', '2024-11-14..2025-05-14'],
  ['in 2024', '2024-01-01..2024-12-31'],
  ['since 2023', '2023-01-01..2023-12-31'],
  ['during 2026', '2026-01-01..2026-12-31'],
  ['today', '2025-05-14..2025-05-14'],
  ['yesterday', '2025-05-13..2025-05-13'],
  ['tomorrow', '2025-05-15..2025-05-15'],
  ['this week', '2025-05-12..2025-05-18'],
  ['last week', '2025-05-05..2025-05-11'],
  ['next week', '2025-05-19..2025-05-25'],
  ['this month', '2025-05-01..2025-05-31'],
  ['last month', '2025-04-01..2025-04-30'],
  ['next month', '2025-06-01..2025-06-30'],
  ['this quarter', '2025-04-01..2025-06-30'],
  ['last quarter', '2025-01-01..2025-03-31'],
  ['next quarter', '2025-07-01..2025-09-30'],
  ['this year', '2025-01-01..2025-12-31'],
  ['last year', '2024-01-01..2024-12-31'],
  ['next year', '2026-01-01..2026-12-31'],
  ['in the last 7 days', '2025-05-07..2025-05-14'],
  ['over the past three months', '2025-02-14..2025-05-14'],
  ['in the next two weeks', '2025-05-14..2025-05-28'],
  ['in the last 2 quarters', '2024-11-14..2025-05-14'],
  ['in the past 5 years', '2020-05-14..2025-05-14'],
  ['between 8 and 14 November 2024', '2024-11-08..2024-11-08, 2024-11-14..2024-11-14'],
  ['from March to June 2025', '2025-03-01..2025-06-30'],
  ['from March 2024 to June 2025', '2024-03-01..2025-06-30'],
  ['between the 8th and the 14th of November 2024', '2024-11-08..2024-11-08, 2024-11-14..2024-11-14'],
  ['from 8 to 14 November 2024', '2024-11-08..2024-11-14'],
  ['between 8 and 2024-11-14', '2024-11-14..2024-11-14'],
  ['8 books and 14 November 2024', '2024-11-14..2024-11-14'],
  ['between November 5 and November 12, 2024', '2024-11-05..2024-11-05, 2024-11-12..2024-11-12'],
  ['between Q1 and Q3 2023', '2023-01-01..2023-03-31, 2023-07-01..2023-09-30'],
  ['between 2023 and 2024', '2023-01-01..2023-12-31, 2024-01-01..2024-12-31'],
  ['between 2024-01-15 and 2024-02-20', '2024-01-15..2024-01-15, 2024-02-20..2024-02-20'],
  ['in March and in April 2024', '2024-03-01..2024-03-31, 2024-04-01..2024-04-30'],
]

const NO_DATES = [
  'how many books',
  'above 2024 dollars',
  'to 2024 dollars',
  'for 2024 €',
  'more than 5000',
  'over $2,024',
  'top 5 books',
  'the second book',
  'the largest one',
  'who may borrow books?',
  'march of the penguins',
  'Version 2.4.1',
  'book 12',
  'acc 2024',
  '10 to 12 copies',
  'rated 4.5 or more',
  'at 50%',
  'the sun also rises',
  'a sat phone',
  'call +1 555 123 4567',
]

describe('readDates', () => {
  it('takes a bound of what is still to end for the one to come', () => {
    const [span] = readDates('permits that run out before the end of February', new Date(2025, 10, 30, 9))
    expect(span?.to).to.equal('2026-02-28')
  })
  for (const [text, spans] of ROWS) it(`reads “${text}” as ${spans}`, () => expect(read(text)).to.equal(spans))
  for (const text of NO_DATES) it(`finds no date in “${text}”`, () => expect(read(text)).to.equal(''))

  it('reads every month and day of the week by its name, and nothing that only has the letters of one', () => {
    const months = 'January February March April May June July August September October November December'.split(' ')
    const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
    for (const name of [...months, ...days]) expect(readDates(`since ${name}`, NOW), name).to.have.length(1)
    for (const word of ['markets', 'mayors', 'decks', 'novels', 'halves', 'parties', 'agoras', 'mondays of'])
      expect(read(`all ${word} in Rome`), word).to.equal('')
  })

  for (const text of [
    'of May',
    'since May',
    'before may',
    'for May',
    'early May',
    'mid-May',
    'and May?',
    'what about May?',
    'sales by May',
  ])
    it(`reads the month that may be a verb: ${text}`, () =>
      expect(readDates(text, NOW)[0]).to.include({ grain: 'month' }))
  it('reads May beside another month', () => expect(readDates('from March, April and May', NOW)).to.have.length(3))
  for (const text of ['May I see the list', 'the notes of May Chen', "by May's team", 'who may leave', 'and may I ask'])
    it(`reads no month where May is none: ${text}`, () => expect(readDates(text, NOW)).to.deep.equal([]))
  it('reads a day of May as one', () => expect(readDates('the 12th of May', NOW)[0]).to.include({ grain: 'day' }))

  it('says that the year was not given, where it was not', () => {
    expect(readDates('in March', NOW)[0]).to.include({ grain: 'month', impliedYear: true })
    expect(readDates('in March 2024', NOW)[0]).to.not.have.property('impliedYear')
    expect(readDates('in Q3', NOW)[0]).to.include({ grain: 'quarter', impliedYear: true })
  })

  it('gives offsets that stand for the words', () => {
    const text = 'loans due on 5 November 2024 in Berlin'
    const [span] = readDates(text, NOW)
    expect(text.slice(span!.start, span!.end)).to.match(/^(on )?5 November 2024$/)
  })

  it('reads relative periods around the turn of a year and the end of a month', () => {
    const lastOf = (text: string, now: Date) => readDates(text, now).map(s => `${s.from}..${s.to}`)[0]
    expect(lastOf('last month', new Date(2025, 0, 31))).to.equal('2024-12-01..2024-12-31')
    expect(lastOf('last quarter', new Date(2025, 1, 1))).to.equal('2024-10-01..2024-12-31')
    expect(lastOf('next month', new Date(2025, 0, 31))).to.equal('2025-02-01..2025-02-28')
    expect(lastOf('this week', new Date(2025, 0, 1))).to.equal('2024-12-30..2025-01-05')
    expect(lastOf('this week', new Date(2025, 5, 1))).to.equal('2025-05-26..2025-06-01')
    expect(lastOf('next quarter', new Date(2024, 11, 31))).to.equal('2025-01-01..2025-03-31')
  })

  it('“the last month(s)” counted back from the end of a month stays inside the month before', () => {
    const [span] = readDates('in the last 3 months', new Date(2025, 4, 31, 12))
    expect(span!.from).to.be.oneOf(['2025-02-28', '2025-03-01'])
    expect(span!.to).to.equal('2025-05-31')
  })

  it('reads every day in every common writing', () => {
    const day = fc.date({ min: new Date(2000, 0, 1, 12), max: new Date(2035, 11, 31, 12), noInvalidDate: true })
    const names = 'January February March April May June July August September October November December'.split(' ')
    fc.assert(
      fc.property(day, date => {
        const [y, m, d] = [date.getFullYear(), date.getMonth(), date.getDate()]
        const iso = `${y}-${String(m + 1).padStart(2, '0')}-${String(d).padStart(2, '0')}`
        for (const text of [
          `on ${iso}`,
          `on ${names[m]} ${d}, ${y}`,
          `on ${d} ${names[m]} ${y}`,
          `on ${d} ${names[m]!.slice(0, 3)} ${y}`,
        ])
          expect(read(text), text).to.equal(`${iso}..${iso}`)
      }),
      { numRuns: 60 },
    )
  })

  it('never throws, keeps spans in order, apart from each other and the right way round', () => {
    const part = fc.constantFrom(
      'last',
      'next',
      'Q3',
      '2024',
      'November',
      '5',
      'of',
      'in',
      'between',
      'and',
      'month',
      'to',
      '/',
      ',',
      '-',
      'week',
      'today',
      'ago',
      'second',
      'half',
      '31',
      '$',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), parts => {
        const spans = readDates(parts.join(' '), NOW)
        for (const [at, span] of spans.entries()) {
          expect(span.from <= span.to, JSON.stringify(span)).to.equal(true)
          expect(span.from).to.match(/^\d{4}-\d\d-\d\d$/)
          if (at) expect(span.start).to.be.at.least(spans[at - 1]!.end)
        }
      }),
    )
  })

  for (const text of [
    'when did we last decide on it',
    'the last market day',
    'this marketing plan',
    'our next octopus',
  ])
    it(`reads no month into the beginning of a word: ${text}`, () =>
      expect(readDates(text, new Date('2026-11-23T12:00:00Z')).filter(({ grain }) => grain === 'month')).to.deep.equal(
        [],
      ))

  for (const [text, from, to = from] of [
    ['on 12 June next year', '2027-06-12'],
    ['June 12th of last year', '2025-06-12'],
    ['at the end of March next year', '2027-03-31'],
    ['first day of May next year', '2027-05-01'],
    ['in March next year', '2027-03-01', '2027-03-31'],
  ] as const)
    it(`reads the year behind a month: ${text}`, () => {
      const [span, ...others] = readDates(text, new Date('2026-11-23T12:00:00Z'))
      expect([span?.from, span?.to, others]).to.deep.equal([from, to, []])
    })

  for (const [text, isToCome, day] of [
    ['move it to the end of January', true, '2027-01-31'],
    ['move it to the end of October', true, '2026-10-31'],
    ['open at the end of January', false, '2026-01-31'],
  ] as const)
    it(`takes the nearest year in orders: ${text}`, () =>
      expect(readDates(text, new Date('2026-11-23T12:00:00Z'), isToCome)[0]?.to).to.equal(day))
})
