import type { Point } from './read-points.ts'
import { fit, type Colour, type Measure, type Scene, type Shape } from './scene.ts'

const [STRIPE, LINE, SWATCH] = [28, 26, 12]

/**
 * The parts of a whole as one stripe, and their names, figures and parts below it, in the same colours. `hundred`: what the
 * whole is where the figures are percentages; what they do not fill stays empty.
 */
export function layoutShare(
  points: readonly Point[],
  width: number,
  measure: Measure,
  percent: (part: number) => string,
  hundred?: number,
): Scene {
  const total = points.reduce((sum, { value }) => sum + value, 0) || 1
  const isPercent = hundred !== undefined
  const sum = Math.max(total, hundred ?? 0)
  const shapes: Shape[] = [{ type: 'box', x: 0, y: 0, width, height: STRIPE, colour: 'line' }]
  const marks = []
  const parts = points.map(({ value }) => percent(value / sum))
  const partWidth = Math.max(...parts.map(measure))
  const figures = isPercent ? points.map(({ text }) => text) : parts
  const figureWidth = isPercent ? Math.max(...figures.map(measure)) : partWidth
  const values = isPercent ? [] : points.map(({ text, short }) => (measure(text) > width * 0.28 ? short : text))
  const valueWidth = Math.max(0, ...values.map(measure))
  const room = width - SWATCH - 8 - figureWidth - (valueWidth ? valueWidth + 14 : 0) - 12
  let from = 0
  for (const [at, { label, value, text }] of points.entries()) {
    const colour: Colour = `series-${((at % 6) + 1) as 1}`
    const length = (value / sum) * width
    const middle = STRIPE + 12 + at * LINE + LINE / 2
    shapes.push(
      { type: 'box', x: from, y: 0, width: Math.max(1, length - 2), height: STRIPE, colour },
      { type: 'box', x: 0, y: middle - SWATCH / 2, width: SWATCH, height: SWATCH, colour },
      { type: 'text', x: SWATCH + 8, y: middle, text: fit(label, room, measure), anchor: 'start', colour: 'text' },
      { type: 'text', x: width, y: middle, text: figures[at]!, anchor: 'end', colour: 'text' },
    )
    if (valueWidth)
      shapes.push({
        type: 'text',
        x: width - figureWidth - 14,
        y: middle,
        text: values[at]!,
        anchor: 'end',
        colour: 'soft',
      })
    const said = isPercent ? `${label}: ${text}` : `${label}: ${text}, ${parts[at]}`
    marks.push({ x: from, y: 0, width: length, height: STRIPE, text: said })
    from += length
  }
  return { width, height: STRIPE + 12 + points.length * LINE, shapes, marks }
}
