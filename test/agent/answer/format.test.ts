import { expect } from 'chai'
import fc from 'fast-check'
import {
  formatDate,
  formatFigure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPeriod,
  formatValue,
} from '../../../src/agent/answer/format.ts'
import type { Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'

const field = (role: Field['role'], more: Partial<Field> = {}): Field => ({
  column: 'x',
  words: ['x'],
  role,
  type: 'number',
  description: '',
  choices: [],
  ...more,
})

describe('figures in answers', () => {
  for (const [value, text] of [
    [0, '0'],
    [1234, '1,234'],
    [1234.567, '1,234.57'],
    [-1234, '-1,234'],
    [0.1234, '0.1234'],
    [1.002, '1.002'],
    [10 / 3, '3.33'],
    [1e9, '1,000,000,000'],
  ] as const)
    it(`writes the number ${value} as ${text}`, () => expect(formatNumber(value)).to.equal(text))

  for (const [value, currency, text] of [
    [0, 'USD', '$0'],
    [1234567, 'USD', '$1,234,567'],
    [12.5, 'USD', '$12.50'],
    [-12.5, 'USD', '-$12.50'],
    [-3, 'USD', '-$3'],
    [12.5, 'EUR', '€12.50'],
    [12.5, undefined, '12.50'],
    [1200, undefined, '1,200'],
  ] as const)
    it(`writes the amount ${value} ${currency ?? 'without a currency'} as ${text}`, () =>
      expect(formatMoney(value, currency)).to.equal(text))

  for (const [value, text] of [
    [33.33333, '33.33%'],
    [50, '50%'],
    [0, '0%'],
  ] as const)
    it(`writes the percentage ${value} as ${text}`, () => expect(formatPercent(value)).to.equal(text))

  it('knows the format by its name', () => {
    expect(formatFigure(5, 'money', 'USD')).to.equal('$5')
    expect(formatFigure(5, 'percent')).to.equal('5%')
    expect(formatFigure(5, 'count')).to.equal('5')
    expect(formatFigure(5, undefined)).to.equal('5')
  })

  it('never loses a whole number', () => {
    fc.assert(
      fc.property(fc.integer(), value => {
        expect(Number(formatNumber(value).replaceAll(',', ''))).to.equal(value)
        expect(Number(formatMoney(value, 'USD').replace(/[$,]/g, ''))).to.equal(value)
      }),
    )
  })
})

describe('formatValue', () => {
  for (const [value, of, text] of [
    [null, undefined, 'not given'],
    [undefined, undefined, 'not given'],
    ['', undefined, 'not given'],
    [true, field('boolean'), 'yes'],
    [false, field('boolean'), 'no'],
    [1200, field('money', { currency: 'USD' }), '$1,200'],
    [1200, field('money'), '1,200'],
    [0.25, field('percent', { fraction: true }), '25%'],
    [2024, field('number', { column: 'published_year' }), '2024'],
    [123456, field('id'), '123456'],
    [123456, field('reference'), '123456'],
    [123456, field('number'), '123,456'],
    ['text', undefined, 'text'],
    [['a', 'b'], undefined, 'a, b'],
    [[{ id: 4, name: 'Ida Voss' }], undefined, 'Ida Voss'],
    [{ typed: 'a' }, undefined, '{"typed":"a"}'],
  ] as [unknown, Field | undefined, string][])
    it(`writes ${JSON.stringify(value)}${of ? ` of a ${of.role}` : ''} as ${text}`, () =>
      expect(formatValue(value, of)).to.equal(text))
})

describe('dates in answers', () => {
  for (const [date, text] of [
    ['2025-03-01', 'March 1, 2025'],
    ['2025-03-01T00:00:00Z', 'March 1, 2025'],
    ['2025-03-01T14:05:09.123Z', 'March 1, 2025, 14:05 UTC'],
    ['2025-03-01 14:05', 'March 1, 2025, 14:05'],
    ['2025-03-01T14:05:00+02:00', 'March 1, 2025, 14:05 +02:00'],
    ['2025-13-01', '2025-13-01'],
    ['spring', 'spring'],
  ] as const)
    it(`writes ${date} as ${text}`, () => expect(formatDate(date)).to.equal(text))

  for (const [first, last, text] of [
    ['2025-03-01', '2025-03-01', 'on March 1, 2025'],
    ['2025-03-01', '2025-03-31', 'in March 2025'],
    ['2024-02-01', '2024-02-29', 'in February 2024'],
    ['2025-10-01', '2025-12-31', 'in Q4 2025'],
    ['2025-01-01', '2025-12-31', 'in 2025'],
    ['2025-01-01', '2025-06-30', 'from January 1, 2025 to June 30, 2025'],
    ['2025-02-01', '2025-04-30', 'from February 1, 2025 to April 30, 2025'],
  ] as const)
    it(`writes ${first} to ${last} as “${text}”`, () => expect(formatPeriod(first, last)).to.equal(text))
})
