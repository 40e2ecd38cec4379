import { expect } from 'chai'
import fc from 'fast-check'
import { layoutBars } from '../../src/web/page/results/chart/layout-bars.ts'
import { layoutLine, splitAtGaps } from '../../src/web/page/results/chart/layout-line.ts'
import { layoutShare } from '../../src/web/page/results/chart/layout-share.ts'
import { addsUp, choosePoints, kindsFor, readPoints, type Point } from '../../src/web/page/results/chart/read-points.ts'
import { fit, ticks, type Scene } from '../../src/web/page/results/chart/scene.ts'
import { recogniseColumns } from '../../src/web/page/text/recognise.ts'

const measure = (text: string) => text.length * 7
const point = (label: string, value: number, at?: number): Point => ({
  label,
  value,
  text: `${value}.00 units`,
  short: `${value}`,
  ...(at !== undefined && { at }),
})
const write = (value: number) => String(value)

/** Texts of a picture that leave it or touch another one. */
function collisions({ width, height, shapes }: Scene): string[] {
  const boxes = shapes.flatMap(shape => {
    if (shape.type !== 'text') return []
    const size = measure(shape.text)
    const left = shape.x - (shape.anchor === 'end' ? size : shape.anchor === 'middle' ? size / 2 : 0)
    return [{ text: shape.text, left, right: left + size, y: shape.y }]
  })
  return boxes.flatMap((one, at) => [
    ...(one.left < -1 || one.right > width + 1 || one.y > height ? [`${one.text} sticks out`] : []),
    ...boxes
      .slice(at + 1)
      .filter(other => one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < 10)
      .map(other => `${one.text} over ${other.text}`),
  ])
}

const points = fc.array(
  fc.record({ label: fc.string({ maxLength: 60 }), value: fc.double({ min: -1e12, max: 1e12, noNaN: true }) }),
  { minLength: 2, maxLength: 12 },
)
const widths = fc.integer({ min: 260, max: 900 })

describe('pictures', () => {
  it('of bars have no text over another, whatever the names and figures are', () => {
    fc.assert(
      fc.property(points, widths, (some, width) => {
        const drawn = some.map(({ label, value }) => ({ ...point(label, value), short: value.toExponential(1) }))
        const scene = layoutBars(drawn, width, measure)
        expect(collisions(scene)).to.deep.equal([])
        for (const shape of scene.shapes)
          if (shape.type === 'box')
            expect([shape.x >= 0, shape.x + shape.width <= width, shape.width >= 0]).to.deep.equal([true, true, true])
      }),
    )
  })

  it('of lines have no text over another', () => {
    fc.assert(
      fc.property(points, widths, (some, width) => {
        const drawn = some.map(({ label, value }, at) => point(label, value, at))
        expect(collisions(layoutLine(drawn, width, measure, value => value.toExponential(1)))).to.deep.equal([])
      }),
    )
  })

  it('of shares have no text over another, and no part is larger than the whole', () => {
    fc.assert(
      fc.property(points, widths, fc.boolean(), (some, width, isPercent) => {
        const drawn = some.slice(0, 6).map(({ label, value }) => point(label, Math.abs(Math.round(value) % 1000) + 1))
        const scene = layoutShare(
          drawn,
          width,
          measure,
          part => `${Math.round(part * 100)}%`,
          isPercent ? 100 : undefined,
        )
        expect(collisions(scene)).to.deep.equal([])
        const stripe = scene.marks.reduce((sum, mark) => sum + mark.width, 0)
        expect(stripe).to.be.at.most(width + 0.01)
      }),
    )
  })

  it('leave empty what percentages do not fill', () => {
    const { marks } = layoutShare([point('a', 30), point('b', 20)], 400, measure, String, 100)
    expect(marks.map(({ width }) => width)).to.deep.equal([120, 80])
  })

  it('draw lines of figures that are next to nothing, or next to each other', () => {
    const pairs = [
      [-Number.MIN_VALUE, Number.MIN_VALUE],
      [999999999997.9963, 999999999995.9944],
      [1e12, 1e12 - 0.0001220703125],
    ]
    for (const pair of pairs) {
      const drawn = pair.map((value, at) => point('', value, at))
      expect(collisions(layoutLine(drawn, 260, measure, String))).to.deep.equal([])
    }
  })

  it('draw bars of figures that are next to nothing', () => {
    const { shapes } = layoutBars([point('least', -Number.MIN_VALUE), point('none', 0)], 260, measure)
    const [bar] = shapes.filter(({ type }) => type === 'box') as { x: number; width: number }[]
    expect([bar!.x, bar!.width].every(Number.isFinite)).to.equal(true)
  })

  it('draw bars below nothing the other way', () => {
    const bars = layoutBars([point('up', 10), point('down', -10)], 400, measure).shapes.filter(
      ({ type }) => type === 'box',
    )
    const [up, down] = bars as { x: number; width: number; colour: string }[]
    expect(down!.x + down!.width).to.be.closeTo(up!.x, 0.01)
    expect(up!.width).to.equal(down!.width)
    expect(up!.colour).to.not.equal(down!.colour)
  })

  it('break a line where a step of its scale is missing, and only there', () => {
    const months = (list: number[]) => list.map(month => point(String(month), 1, Date.UTC(2024, month)))
    expect(splitAtGaps(months([0, 1, 2, 5, 6])).runs.map(run => run.length)).to.deep.equal([3, 2])
    expect(splitAtGaps(months([0, 1, 2, 3, 4])).gaps).to.equal(0)
    // Moments as things happened have no steps.
    expect(splitAtGaps([0, 1, 7, 8, 40, 41.5].map(at => point(String(at), 1, at))).gaps).to.equal(0)
  })

  it('have round figures at their scale, which hold all values', () => {
    expect(ticks(0, 97, 4)).to.deep.equal([0, 50, 100])
    expect(ticks(-3, 9, 4)).to.deep.equal([-5, 0, 5, 10])
    expect(ticks(0, 0.07, 4)).to.deep.equal([0, 0.02, 0.04, 0.06, 0.08])
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
        (low, size) => {
          const scale = ticks(low, low + size, 4)
          fc.pre(size > Math.abs(low) * 1e-6)
          expect(scale.length).to.be.within(1, 12)
          expect(scale[0]! <= low + size * 1e-6 && scale.at(-1)! >= low + size * (1 - 1e-6)).to.equal(true)
        },
      ),
    )
  })

  it('tell apart figures that lie close together', () => {
    const short = (value: number, isShort: boolean) => (isShort ? `${Math.round(value / 1e6)}M` : String(value))
    const some = [1_001_000, 1_002_000, 1_004_000].map((value, at) => point(String(at), value, at))
    const texts = layoutLine(some, 400, measure, short).shapes.flatMap(shape =>
      shape.type === 'text' ? [shape.text] : [],
    )
    expect(new Set(texts).size).to.equal(texts.length)
  })

  it('cut names at whole characters', () => {
    expect(fit('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 100, measure)).to.equal('👩‍👩‍👧‍👦…')
    expect(fit('short', 100, measure)).to.equal('short')
    expect(fit('anything', 3, measure)).to.equal('')
  })
})

describe('what is drawn of a result', () => {
  const rows = [
    { month: '2024-03', calls: 5 },
    { month: '2024-01', calls: 7 },
    { month: null, calls: 1 },
    { month: '2024-02', calls: 'many' },
  ]
  const read = (some: typeof rows) =>
    readPoints(some, { kind: 'line', x: 'month', y: 'calls' }, recogniseColumns(some, ['month', 'calls']))

  it('are the rows that have a figure', () => {
    const { points: found, missing } = read(rows)
    expect(found.map(({ value }) => value)).to.deep.equal([5, 7, 1])
    expect(missing).to.equal(1)
    expect(found[2]!.label).to.equal('(blank)')
  })

  it('is a line only where every name has its place on a scale', () => {
    expect(kindsFor(read(rows).points, 'line', false)).to.deep.equal(['bar'])
    const dated = [1, 2, 3].map(at => point(String(at), at, at))
    expect(kindsFor(dated, 'bar', false)).to.deep.equal(['bar', 'line'])
    expect(kindsFor([...dated, point('3', 4, 3)], 'line', false)).to.deep.equal(['bar'])
    expect(choosePoints(dated.toReversed(), 'line', write).points.map(({ at }) => at)).to.deep.equal([1, 2, 3])
  })

  it('is shared out only where the figures are parts of one whole', () => {
    const some = [point('a', 1), point('b', 2)]
    expect(kindsFor(some, 'bar', false)).to.deep.equal(['bar'])
    expect(kindsFor(some, 'bar', true)).to.deep.equal(['bar', 'share'])
    expect(kindsFor([...some, point('c', -1)], 'share', true)).to.deep.equal(['bar'])
    expect(kindsFor([point('a', 0), point('b', 0)], 'share', true)).to.deep.equal(['bar'])
  })

  for (const [sql, holds] of [
    ['SELECT a, COUNT(*) AS count FROM r1 GROUP BY 1', true],
    ['SELECT a, TOTAL(r1.b) AS total_b FROM r1 GROUP BY 1 ORDER BY 2', true],
    ['SELECT a, avg(r1.b) AS average_b FROM r1 GROUP BY 1', false],
    ['SELECT a, COUNT(*) FROM r1 GROUP BY 1 LIMIT 5', false],
    ['SELECT a, COUNT(*) FROM r1 GROUP BY 1 HAVING COUNT(*) > 5', false],
    ['SELECT a, COUNT(DISTINCT b) FROM r1 GROUP BY 1', false],
    ['SELECT a, b FROM r1 ORDER BY b DESC', false],
    ['SELECT state, 100.0 * SUM(amount) / SUM(SUM(amount)) OVER () AS share FROM orders GROUP BY state', true],
    [
      "SELECT region, 100.0 * COUNT(*) FILTER (WHERE state = 'won') / NULLIF(COUNT(*), 0) AS rate FROM deals GROUP BY region",
      false,
    ],
    [undefined, false],
  ] as const)
    it(`${holds ? 'adds' : 'does not add'} up: ${sql}`, () => {
      expect(addsUp(sql)).to.equal(holds)
    })

  it('are the largest of many, in their order; others are added only where that makes sense', () => {
    const many = Array.from({ length: 40 }, (_, at) => point(`p${at}`, (at * 7) % 40))
    const bars = choosePoints(many, 'bar', write)
    expect(bars.points).to.have.length(12)
    expect(bars.points.map(({ label }) => Number(label.slice(1)))).to.deep.equal(
      bars.points.map(({ label }) => Number(label.slice(1))).toSorted((a, b) => a - b),
    )
    expect(Math.min(...bars.points.map(({ value }) => value))).to.equal(28)
    const shares = choosePoints(many, 'share', write)
    expect(shares.points.map(({ label }) => label).at(-1)).to.equal('Others (35)')
    expect(shares.points.reduce((sum, { value }) => sum + value, 0)).to.equal(
      many.reduce((sum, { value }) => sum + value, 0),
    )
  })
})
