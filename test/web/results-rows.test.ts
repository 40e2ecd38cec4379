import { expect } from 'chai'
import fc from 'fast-check'
import { columnWidths } from '../../src/web/page/results/column-widths.ts'
import { createFilter, findChoices } from '../../src/web/page/results/filter-rows.ts'
import { moveCell } from '../../src/web/page/results/move-cell.ts'
import { nextOrder, sortRows } from '../../src/web/page/results/sort-rows.ts'
import { ROW_HEIGHT, scrollTo, visibleRows } from '../../src/web/page/results/visible-rows.ts'
import { writeTsv } from '../../src/web/page/results/write-tsv.ts'
import { formatValue } from '../../src/web/page/text/format.ts'
import { recogniseColumns, type Row } from '../../src/web/page/text/recognise.ts'

const sorted = (values: unknown[], isDown = false) => {
  const rows = values.map((x, at) => ({ x, at }))
  return sortRows(rows, { column: 'x', isDown }, recogniseColumns(rows, ['x']).get('x')!)
}
const valuesOf = (rows: Row[]) => rows.map(({ x }) => x)

describe('sorting rows', () => {
  for (const [title, values, up, down] of [
    ['numbers', [10, 9, -1.5, 100], [-1.5, 9, 10, 100], [100, 10, 9, -1.5]],
    ['blanks last in both directions', [null, 2, '', 1], [1, 2, null, ''], [2, 1, null, '']],
    ['numbers in texts by their size', ['v10', 'v9', 'V1'], ['V1', 'v9', 'v10'], ['v10', 'v9', 'V1']],
    ['numbers written as texts', ['10.5', '9', '-3'], ['-3', '9', '10.5'], ['10.5', '9', '-3']],
    [
      'moments by time, not by text',
      ['2024-01-01T12:00:00+02:00', '2024-01-01T11:00:00Z'],
      ['2024-01-01T12:00:00+02:00', '2024-01-01T11:00:00Z'],
      ['2024-01-01T11:00:00Z', '2024-01-01T12:00:00+02:00'],
    ],
    ['booleans', [true, false], [false, true], [true, false]],
    [
      'letters with marks beside those without',
      ['zebra', 'Ähre', 'apfel'],
      ['Ähre', 'apfel', 'zebra'],
      ['zebra', 'apfel', 'Ähre'],
    ],
    ['mixed values by their kind', ['b', 2, 'a', 1], [1, 2, 'a', 'b'], ['b', 'a', 2, 1]],
  ] as const)
    it(`puts ${title}`, () => {
      expect(valuesOf(sorted([...values]))).to.deep.equal(up)
      expect(valuesOf(sorted([...values], true))).to.deep.equal(down)
    })

  it('keeps equal rows as they were, in both directions, and loses none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(1, 2, 'a', 'b', null, '', true, { n: 1 })),
        fc.boolean(),
        (values, isDown) => {
          const rows = sorted(values, isDown)
          expect(rows.map(({ at }) => at).toSorted((a, b) => Number(a) - Number(b))).to.deep.equal(
            values.map((_, at) => at),
          )
          for (const [at, row] of rows.entries())
            if (at && rows[at - 1]!.x === row.x) expect(Number(rows[at - 1]!.at)).to.be.lessThan(Number(row.at))
        },
      ),
    )
  })

  it('goes one way, the other way, and back to the original order', () => {
    const first = nextOrder(undefined, 'x', true)
    const second = nextOrder(first, 'x', true)
    expect([first, second, nextOrder(second, 'x', true)]).to.deep.equal([
      { column: 'x', isDown: true },
      { column: 'x', isDown: false },
      undefined,
    ])
    expect(nextOrder(first, 'y', false)).to.deep.equal({ column: 'y', isDown: false })
  })
})

describe('filtering rows', () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    id: at,
    name: at === 3 ? 'Málaga' : `Port ${at}`,
    state: ['open', 'shut', null][at % 3],
    amount_eur: at * 1000.5,
    since: `2024-0${(at % 9) + 1}-15`,
    tags: { colour: at % 2 ? 'red' : 'blue' },
  }))
  const formats = recogniseColumns(rows, Object.keys(rows[0]!))
  const apply = createFilter(rows, formats)
  const find = (text: string, choices = {}) => apply({ text, choices }).map(({ id }) => id)

  it('finds all words, in any column, without regard to case and marks', () => {
    expect(find('malaga')).to.deep.equal([3])
    expect(find('PORT 7')).to.include(7).and.not.include(8)
    expect(find('port 7 shut')).to.include(7)
    expect(find('red')).to.have.length(15)
    expect(find('nowhere')).to.deep.equal([])
  })

  it('finds figures and dates as they are shown and as they are', () => {
    expect(find(formatValue(2001, 'amount_eur'))).to.deep.equal([2])
    expect(find('2001')).to.deep.equal([2, 20])
    expect(find(formatValue('2024-03-15'))).to.deep.equal([2, 11, 20, 29])
    expect(find('2024-03-15')).to.deep.equal([2, 11, 20, 29])
  })

  it('takes choices, blanks too', () => {
    expect(find('', { state: 'open' })).to.have.length(10)
    expect(find('', { state: '' })).to.have.length(10)
    expect(find('port 1', { state: 'shut' }))
      .to.include(1)
      .and.not.include(12)
    expect(apply({ text: ' ', choices: {} })).to.equal(rows)
  })

  it('offers choices where there are few values', () => {
    const choices = findChoices(rows, formats)
    expect(choices.map(({ column }) => column)).to.deep.equal(['state', 'since'])
    expect(choices[0]!.values).to.deep.equal([
      { key: '', label: '(blank)', count: 10 },
      { key: 'open', label: 'open', count: 10 },
      { key: 'shut', label: 'shut', count: 10 },
    ])
  })
})

describe('rows that are drawn', () => {
  it('are all that is seen, and few', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 40, max: 1500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, height, part) => {
          const top = Math.max(0, count * ROW_HEIGHT - height) * part
          const { first, last } = visibleRows(top, height, count)
          expect(first).to.be.at.least(0)
          expect(last).to.be.at.most(count)
          expect(first * ROW_HEIGHT).to.be.at.most(top)
          expect(last === count || last * ROW_HEIGHT >= top + height).to.equal(true)
          expect(last - first).to.be.at.most(height / ROW_HEIGHT + 32)
        },
      ),
    )
  })

  it('are those at the end when there are fewer rows than before', () => {
    expect(visibleRows(1e6, 460, 20)).to.deep.equal({ first: 20, last: 20 })
    expect(visibleRows(0, 460, 0)).to.deep.equal({ first: 0, last: 0 })
  })

  it('are scrolled to no further than needed', () => {
    expect(scrollTo(0, 500, 460)).to.equal(0)
    expect(scrollTo(20, 500, 460)).to.equal(500)
    expect(scrollTo(100, 500, 460)).to.equal(100 * ROW_HEIGHT + 2 * ROW_HEIGHT - 460)
  })
})

describe('keys in a table', () => {
  const bounds = { rows: 100, columns: 5, page: 10, isMirrored: false }
  for (const [key, more, to] of [
    ['ArrowDown', {}, [51, 2]],
    ['ArrowUp', {}, [49, 2]],
    ['ArrowRight', {}, [50, 3]],
    ['ArrowLeft', {}, [50, 1]],
    ['PageDown', {}, [60, 2]],
    ['PageUp', {}, [40, 2]],
    ['Home', {}, [50, 0]],
    ['End', {}, [50, 4]],
    ['Home', { ctrlKey: true }, [0, 0]],
    ['End', { ctrlKey: true }, [99, 4]],
    ['ArrowDown', { metaKey: true }, [99, 2]],
  ] as const)
    it(`${Object.keys(more).join()} ${key} leads to ${to.join()}`, () => {
      expect(moveCell({ row: 50, column: 2 }, { key, ...more }, bounds)).to.deep.equal({ row: to[0], column: to[1] })
    })

  it('stop at the edges, reach the head, and turn round from right to left', () => {
    expect(moveCell({ row: 0, column: 0 }, { key: 'ArrowUp' }, bounds)).to.deep.equal({ row: -1, column: 0 })
    expect(moveCell({ row: -1, column: 0 }, { key: 'ArrowUp' }, bounds)).to.deep.equal({ row: -1, column: 0 })
    expect(moveCell({ row: 99, column: 4 }, { key: 'PageDown' }, bounds)).to.deep.equal({ row: 99, column: 4 })
    expect(moveCell({ row: 1, column: 2 }, { key: 'ArrowRight' }, { ...bounds, isMirrored: true })).to.deep.equal({
      row: 1,
      column: 1,
    })
    expect(moveCell({ row: 1, column: 2 }, { key: 'a' }, bounds)).to.equal(undefined)
  })
})

describe('rows for the clipboard', () => {
  it('are a cell for each value, and no formula', () => {
    const rows = [
      { a: 'x\ty\nz', b: null, c: '=1+1' },
      { a: { n: 1 }, c: -5 },
    ]
    expect(writeTsv(rows, ['a', 'b', 'c'])).to.equal('a\tb\tc\nx y z\t\t\'=1+1\n{"n":1}\t\t-5')
  })

  it('hold nothing that rows only inherit', () => {
    expect(writeTsv([{ a: 1 }], ['a', 'constructor', '__proto__'])).to.equal('a\tconstructor\t__proto__\n1\t\t')
  })
})

describe('widths of columns', () => {
  it('have room for every figure, wherever it stands, and not for every text', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ n: at === 4000 ? 123456789.25 : 1, t: 'x'.repeat(500) }))
    const formats = recogniseColumns(rows, ['n', 't'])
    const widths = columnWidths(rows, formats, new Map(), text => text.length * 7)
    expect(widths.get('n')).to.be.at.least(formatValue(123456789.25).length * 7)
    expect(widths.get('t')).to.equal(300)
  })
})
