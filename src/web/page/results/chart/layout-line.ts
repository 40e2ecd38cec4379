import type { Point } from './read-points.ts'
import { fit, TEXT_SIZE, ticks, type Measure, type Scene, type Shape } from './scene.ts'

const HEIGHT = 240
const [TOP, BOTTOM] = [10, 26]

/** A line over a scale of dates, times or numbers; where a step of the scale has no point, the line is broken. */
export function layoutLine(
  points: readonly Point[],
  width: number,
  measure: Measure,
  write: (value: number, isShort: boolean) => string,
): Scene & { gaps: number } {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // From nothing up, but for figures that differ by little and lie far from it.
  const isFar = least > 0 ? least > most * 0.7 : most < 0 && most < least * 0.7
  const scale = ticks(isFar ? least : Math.min(0, least), isFar ? most : Math.max(0, most), 4)
  const [low, high] = [scale[0]!, scale.at(-1)!]
  const short = scale.map(tick => write(tick, true))
  // Figures that lie close together read the same when they are short.
  const labels = new Set(short).size === short.length ? short : scale.map(tick => write(tick, false))
  const left = Math.max(...labels.map(measure)) + 8
  const right = width - 8
  const toY = (value: number) => TOP + ((high - value) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM)
  const [start, end] = [points[0]!.at!, points.at(-1)!.at!]
  const toX = (at: number) => left + 4 + ((at - start) / (end - start || 1)) * (right - left - 8)
  const shapes: Shape[] = scale.flatMap((tick, at): Shape[] => [
    {
      type: 'line',
      points: [
        [left, toY(tick)],
        [right, toY(tick)],
      ],
      colour: 'line',
      width: 1,
    },
    { type: 'text', x: left - 8, y: toY(tick), text: labels[at]!, anchor: 'end', colour: 'soft' },
  ])
  const { runs, gaps } = splitAtGaps(points)
  for (const run of runs)
    if (run.length > 1)
      shapes.push({
        type: 'line',
        points: run.map(({ at, value }) => [toX(at!), toY(value)]),
        colour: 'series-1',
        width: 2,
      })
  const isLoose = (right - left) / points.length > 10
  for (const { at, value } of isLoose ? points : runs.filter(run => run.length === 1).flat())
    shapes.push({ type: 'dot', x: toX(at!), y: toY(value), colour: 'series-1' })
  shapes.push(...labelScale(points, toX, left, right, measure))
  const marks = points.map(({ at, label, text }, index) => {
    const before = index ? (toX(points[index - 1]!.at!) + toX(at!)) / 2 : left
    const after = index < points.length - 1 ? (toX(at!) + toX(points[index + 1]!.at!)) / 2 : right
    return { x: before, y: 0, width: after - before, height: HEIGHT - BOTTOM, text: `${label}: ${text}` }
  })
  return { width, height: HEIGHT, shapes, marks, gaps }
}

/** Names below the scale, as many as stand beside each other without touching; the first one always. */
function labelScale(
  points: readonly Point[],
  toX: (at: number) => number,
  left: number,
  right: number,
  measure: Measure,
): Shape[] {
  const shapes: Shape[] = []
  let free = -Infinity
  for (const { label, at } of points) {
    const text = fit(label, (right - left) / 2, measure)
    const half = measure(text) / 2
    const x = Math.min(Math.max(toX(at!), half), right + 8 - half)
    if (x - half < free) continue
    shapes.push({ type: 'text', x, y: HEIGHT - TEXT_SIZE / 2 - 2, text, anchor: 'middle', colour: 'soft' })
    free = x + half + 14
  }
  return shapes
}

/** Points in runs without a gap. The usual step is the middle one of all; months differ by some days. */
export function splitAtGaps(points: readonly Point[]): { runs: Point[][]; gaps: number } {
  const steps = points.slice(1).map(({ at }, index) => at! - points[index]!.at!)
  const usual = steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? 0
  const runs: Point[][] = [points.slice(0, 1)]
  // What has no usual step (moments as things happened) has no gaps either.
  const isRegular = steps.filter(step => step >= usual * 0.85 && step <= usual * 1.15).length >= steps.length * 0.6
  for (const [index, step] of steps.entries()) {
    if (isRegular && step > usual * 1.5) runs.push([])
    runs.at(-1)!.push(points[index + 1]!)
  }
  return { runs, gaps: runs.length - 1 }
}
