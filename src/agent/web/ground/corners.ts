import type { PageNode } from '../../../contract/page.ts'

export type Point = readonly [number, number]

/** Corners that turn less than this, in degrees, are on a straight side. */
const STRAIGHT = 4

/** The corners of a closed drawing: one that repeats the first, or lies on a straight side, is none. */
export function cornersOf({ points = [], shape }: Pick<PageNode, 'points' | 'shape'>): Point[] {
  if (shape !== 'polygon' && !(shape === 'polyline' && points.length > 3 && distance(points[0]!, points.at(-1)!) < 2))
    return []
  const own = points.filter((point, at) => distance(point, points[(at + 1) % points.length]!) > 1)
  return own.filter((point, at) => {
    const angle = angleAt(own.at(at - 1)!, point, own[(at + 1) % own.length]!)
    return Math.abs(180 - angle) > STRAIGHT
  })
}

export const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])

/** The angle at a corner between the ways to two others, in degrees. */
export function angleAt(one: Point, corner: Point, other: Point): number {
  const turn =
    Math.atan2(one[1] - corner[1], one[0] - corner[0]) - Math.atan2(other[1] - corner[1], other[0] - corner[0])
  const degrees = Math.abs((turn * 180) / Math.PI) % 360
  return degrees > 180 ? 360 - degrees : degrees
}
