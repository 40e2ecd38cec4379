import type { Point } from './read-points.ts'
import { fit, type Measure, type Scene, type Shape } from './scene.ts'

/** Height of a bar's line, and of the bar in it. */
const [LINE, BAR] = [28, 16]
const GAP = 10

/** Bars that lie, one below the other: names before them, figures behind; below nothing they point the other way. */
export function layoutBars(points: readonly Point[], width: number, measure: Measure): Scene {
  const widest = (texts: string[]) => Math.max(0, ...texts.map(measure))
  // Whole figures where they leave the bars at least a third, else short ones.
  const whole = widest(points.map(({ text }) => text))
  const isShort = whole > width * 0.28
  const figures = isShort ? widest(points.map(({ short }) => short)) : whole
  const names = Math.min(widest(points.map(({ label }) => label)), width * (width < 480 ? 0.45 : 0.36))
  const from = names + GAP
  const room = Math.max(12, width - from - figures - GAP)
  const low = Math.min(0, ...points.map(({ value }) => value))
  const high = Math.max(0, ...points.map(({ value }) => value))
  // As a part of the whole: the length of one unit would have no end where the figures are next to nothing.
  const lengthOf = (value: number) => room * (value / (high - low || 1))
  const zero = from + lengthOf(-low)
  const height = points.length * LINE
  const shapes: Shape[] = [
    {
      type: 'line',
      points: [
        [zero, 0],
        [zero, height],
      ],
      colour: 'line',
      width: 1,
    },
  ]
  const marks = points.map(({ label, value, text, short }, at) => {
    const y = at * LINE
    const middle = y + LINE / 2
    const length = value ? Math.max(1.5, lengthOf(Math.abs(value))) : 0
    shapes.push(
      { type: 'text', x: 0, y: middle, text: fit(label, names, measure), anchor: 'start', colour: 'text' },
      {
        type: 'box',
        x: value < 0 ? zero - length : zero,
        y: middle - BAR / 2,
        width: length,
        height: BAR,
        colour: value < 0 ? 'series-3' : 'series-1',
      },
      { type: 'text', x: width, y: middle, text: isShort ? short : text, anchor: 'end', colour: 'text' },
    )
    return { x: 0, y, width, height: LINE, text: `${label}: ${text}` }
  })
  return { width, height, shapes, marks }
}
