import { expect } from 'chai'
import { exactText, formatFigure, formatValue, LOCALES, toLabel, toMoment } from '../../src/web/page/text/format.ts'
import { hrefOf } from '../../src/web/page/text/links.ts'
import type { AnswerData } from '../../src/contract/chat.ts'
import { formatsOf } from '../../src/web/page/results/formats-of.ts'
import { recognise, recogniseColumns } from '../../src/web/page/text/recognise.ts'
import { summarise } from '../../src/web/page/text/summarise.ts'

const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(LOCALES, options).format(value)
const money = (value: number, currency: string) =>
  number(value, { style: 'currency', currency, minimumFractionDigits: 0 })
const date = (text: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES, options).format(new Date(text))

describe('what a column is', () => {
  for (const [name, values, kind] of [
    ['opened', [true, null, false], 'boolean'],
    ['closes', ['2024-02-29', ''], 'day'],
    ['closes', ['2024-02-29T00:00:00Z', '2024-03-01T00:00:00.000Z'], 'day'],
    ['closes', ['2024-02-29T00:00:00Z', '2024-03-01T10:00:00Z'], 'moment'],
    ['month', ['2024-02', '2024-12'], 'month'],
    ['version', ['2024-02', '2024-13'], 'text'],
    ['opens', ['09:30', '18:00:00'], 'clock'],
    ['created_at', [1_730_800_000], 'moment'],
    ['views', [1_730_800_000], 'number'],
    ['orderNumber', [4711], 'id'],
    ['number_of_orders', [4711], 'number'],
    ['order_count', [4711], 'number'],
    ['customerId', [4711], 'id'],
    ['paid', [4711], 'number'],
    ['founded', [1998, 2021], 'id'],
    ['area', [1998.5], 'number'],
    ['growth_percent', [12, -3.5], 'percent'],
    ['growth_percent', [0.15, 0.2], 'number'],
    ['probability', [0.1, 0.65, 1], 'percent'],
    ['probability', [10, 65], 'number'],
    ['exchange_rate', [0.92], 'number'],
    ['price', [12.5], 'number'],
    ['price_eur', [12.5, null], 'money'],
    ['price', ['12.50', '7'], 'number'],
    ['account', ['4000123', '4000124'], 'id'],
    ['zip', ['01099', '10115'], 'text'],
    ['grade', [1, 'A'], 'text'],
    ['measured', ['NaN', 'Infinity'], 'text'],
    ['owner', [null, { name: 'Ann' }], 'nested'],
    ['nothing', [null, ''], 'text'],
  ] as const)
    it(`${name} of ${JSON.stringify(values)} is ${kind}`, () => {
      expect(recognise(name, values).kind).to.equal(kind)
    })

  for (const [name, currency] of [
    ['price_usd', 'USD'],
    ['totalEUR', 'EUR'],
    ['Cost (CHF)', 'CHF'],
    ['Betrag €', 'EUR'],
    ['unit.price.gbp', 'GBP'],
    // Words that only look like codes, and signs of many currencies.
    ['top', undefined],
    ['total_all', undefined],
    ['price_per_cup', undefined],
    ['errors_php', undefined],
    ['price_$', undefined],
    ['revenue', undefined],
    ['USD', undefined],
  ] as const)
    it(`${name} names ${currency ?? 'no currency'}`, () => {
      expect(recognise(name, [1.5]).currency).to.equal(currency)
    })

  it('takes a currency from the column that holds it, for what is named as an amount alone', () => {
    const formats = recogniseColumns(
      [
        { id: 1, amount: 5, currency: 'USD', chance: 0.5, days: 3 },
        { id: 2, amount: 7, currency: 'NOK', chance: 0.75, days: 1 },
      ],
      ['id', 'amount', 'currency', 'chance', 'days'],
    )
    expect(formats.get('amount')).to.deep.equal({ kind: 'money', currencyColumn: 'currency' })
    expect([formats.get('days')!.kind, formats.get('id')!.kind]).to.deep.equal(['number', 'id'])
    expect(formatValue(7, 'amount', formats.get('amount'), { currency: 'NOK' })).to.equal(money(7, 'NOK'))
    expect(formatValue(7, 'amount', formats.get('amount'), { currency: null })).to.equal('7')
  })

  it('takes the currency of its own where there are several', () => {
    const row = { 'price.amount': 5, 'price.currency': 'EUR', fee: 3, fee_currency: 'USD', tax: 1 }
    const formats = recogniseColumns([row], Object.keys(row))
    const columns = ['price.amount', 'fee', 'tax'].map(name => formats.get(name)!.currencyColumn)
    expect(columns).to.deep.equal(['price.currency', 'fee_currency', undefined])
  })

  it('believes a currency column only as far as it holds codes', () => {
    const formats = recogniseColumns([{ amount: 5, currency: 'credits' }], ['amount', 'currency'])
    expect(formats.get('amount')).to.deep.equal({ kind: 'number' })
  })

  it('looks at rows of the whole result, not at the first ones alone', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ code: at < 2500 ? at + 0.5 : `x${at}` }))
    expect(recogniseColumns(rows, ['code']).get('code')!.kind).to.equal('text')
  })

  it('does what the server says first', () => {
    const formats = recogniseColumns([{ total: 1250 }], ['total'], {
      total: { kind: 'money', currency: 'EUR', divisor: 100 },
    })
    expect(formatValue(1250, 'total', formats.get('total'))).to.equal(
      number(12.5, { style: 'currency', currency: 'EUR' }),
    )
  })
})

describe('what the plan says of a column', () => {
  const rows = [{ region: 'Coast', count: 12, average_price: 4.5 }]
  const told = (columns: string[], chart?: AnswerData['chart']) =>
    formatsOf(
      { plan: { steps: [], answer: { kind: 'table', column: 'region', format: 'count', from: 'r2' }, confidence: 1 }, chart } as unknown as AnswerData, // oxfmt-ignore
      columns,
    )

  it('is said of the one figure of groups', () => {
    expect(told(['region', 'count'], { kind: 'bar', x: 'region', y: 'count' })).to.deep.equal({ count: { kind: 'number' } }) // oxfmt-ignore
  })

  it('makes no figure of the name of groups that have two of them', () => {
    const columns = Object.keys(rows[0]!)
    expect(told(columns, { kind: 'bar', x: 'region', y: 'count' })).to.deep.equal({})
    expect(recogniseColumns(rows, columns, told(columns)).get('region')!.kind).to.equal('text')
  })
})

describe('a value for people', () => {
  for (const [name, value, shown] of [
    ['id', 1234567, '1234567'],
    ['visits', 1234567, number(1234567)],
    ['visits', 0.00001234, number(0.00001234, { maximumSignificantDigits: 3 })],
    ['visits', 1e30, number(1e30, { notation: 'scientific' })],
    ['score_pct', 12.5, number(0.125, { style: 'percent', maximumFractionDigits: 2 })],
    ['x', null, '–'],
    ['x', '', '–'],
    ['x', true, 'yes'],
    ['x', 'NaN', 'NaN'],
    ['day', '2024-02-30', '2024-02-30'],
    ['day', '2024-02-29', date('2024-02-29', { dateStyle: 'medium', timeZone: 'UTC' })],
    ['at', '2024-02-29T23:30:00Z', date('2024-02-29T23:30:00Z', { dateStyle: 'medium', timeStyle: 'short' })],
    // Without an offset nobody knows the zone: nothing is shifted.
    [
      'at',
      '2024-02-29 23:30',
      date('2024-02-29T23:30:00Z', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
    ],
    ['at', '2024-02-29T25:30:00Z', '2024-02-29T25:30:00Z'],
    ['phone', '4915123456789', '4915123456789'],
    ['price_eur', '12.50', number(12.5, { style: 'currency', currency: 'EUR' })],
  ] as const)
    it(`${JSON.stringify(value)} in ${name} is ${shown}`, () => {
      expect(formatValue(value, name)).to.equal(shown)
    })

  it('keeps the exact value where less of it is shown', () => {
    const shownOf = (value: unknown, name: string) => exactText(value, formatValue(value, name))
    expect(shownOf(147944.05158069884, 'average')).to.equal('147944.05158069884')
    expect(shownOf('2024-02-29T23:30:00Z', 'at')).to.equal('2024-02-29T23:30:00Z')
    expect([shownOf(1234567, 'visits'), shownOf('text', 'x'), shownOf(null, 'x')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is short in pictures', () => {
    const short = number(12_477_100_000, {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumSignificantDigits: 3,
    })
    expect(formatFigure(12_477_100_000, { kind: 'money', currency: 'USD' }, undefined, true)).to.equal(short)
  })

  it('puts offsets into the order of time', () => {
    const [early, late] = ['2024-01-01T12:00:00+02:00', '2024-01-01T11:00:00Z'].map(text =>
      toMoment(text, { kind: 'moment' })!,
    )
    expect(early).to.be.lessThan(late!)
  })

  it('says what is nested in a line', () => {
    expect(summarise({ city: 'Oslo', geo: { lat: 1, lon: null } })).to.equal('city: Oslo, geo: lat: 1, lon: –')
    expect([summarise([1, 'b']), summarise([{}, {}]), summarise([]), summarise({})]).to.deep.equal([
      '1, b',
      '2 items',
      'empty list',
      'empty',
    ])
    expect(
      summarise(
        'x'
          .repeat(50)
          .split('')
          .map(() => '👩‍👩‍👧‍👦'),
      ),
    ).to.have.length.below(300)
  })

  it('names columns in words', () => {
    expect(['annual_revenue', 'annualRevenue', 'customer.name', ''].map(toLabel)).to.deep.equal([
      'Annual revenue',
      'Annual revenue',
      'Customer name',
      '(no name)',
    ])
  })
})

describe('links in values', () => {
  for (const [value, href] of [
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['ann@example.com', 'mailto:ann@example.com'],
    ['javascript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['https://', undefined],
    ['see https://example.com', undefined],
    ['https://example.com and more', undefined],
    ['ann@example.com?cc=all@example.com', undefined],
    ['@ann', undefined],
    ['//example.com', undefined],
    [42, undefined],
  ] as const)
    it(`${JSON.stringify(value)} leads to ${href ?? 'nowhere'}`, () => {
      expect(hrefOf(value)).to.equal(href)
    })
})
