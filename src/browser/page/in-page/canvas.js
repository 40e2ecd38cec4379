/** The one figure that a canvas shows, by its pixels: its outline, where that is a polygon, and its colour. */

/** A canvas that is larger each way, in pixels, is no single figure. */
const LARGEST_CANVAS = 640
/** Pixels that are less opaque are not seen. */
const SEEN = 60
/** Figures that reach less far from their middle, in pixels, say nothing. */
const LEAST_REACH = 8
const MOST_SIDES = 12

/** Shape, corners in the window and colour of the one figure on a canvas; undefined: it shows none, more than one, or may not be read. */
function figureOnCanvas(canvas, [left, top] = [0, 0]) {
  const box = rectOf(canvas)
  const pixels = pixelsOf(canvas)
  const figure = pixels && onlyFigure(pixels)
  if (!figure) return undefined
  const scale = [box.width / pixels.width, box.height / pixels.height]
  const inWindow = ([x, y]) => [
    Math.round((box.left + left + (x + 0.5) * scale[0]) * 10) / 10,
    Math.round((box.top + top + (y + 0.5) * scale[1]) * 10) / 10,
  ]
  const corners = cornersOfOutline(figure.points)
  return {
    shape: corners ? 'polygon' : 'ellipse',
    background: figure.color,
    ...(corners && { points: corners.map(inWindow) }),
  }
}

/** A copy is read: asking the canvas itself for a context would keep the page from getting one of another kind (HTML, § 4.12.5). */
function pixelsOf(canvas) {
  const { width, height } = canvas
  if (!width || !height || width > LARGEST_CANVAS || height > LARGEST_CANVAS) return undefined
  try {
    const copy = document.createElement('canvas')
    Object.assign(copy, { width, height })
    const pen = copy.getContext('2d', { willReadFrequently: true })
    pen.drawImage(canvas, 0, 0)
    return pen.getImageData(0, 0, width, height)
  } catch {
    return undefined
  }
}

/** The pixels that hang together, where all that is seen does. */
function onlyFigure({ data, width, height }) {
  const ground = data.slice(0, 4)
  const isSeen = at =>
    data[4 * at + 3] > SEEN &&
    (ground[3] <= SEEN || [0, 1, 2].some(part => Math.abs(data[4 * at + part] - ground[part]) > 24))
  const first = [...Array(width * height).keys()].find(isSeen)
  if (first === undefined) return undefined
  const seen = new Uint8Array(width * height)
  const stack = [first]
  const points = []
  const colors = new Map()
  seen[first] = 1
  while (stack.length > 0) {
    const at = stack.pop()
    const [x, y] = [at % width, Math.floor(at / width)]
    points.push([x, y])
    const color = `#${[0, 1, 2].map(part => data[4 * at + part].toString(16).padStart(2, '0')).join('')}`
    colors.set(color, (colors.get(color) ?? 0) + 1)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const next = at + dy * width + dx
        if (x + dx < 0 || x + dx >= width || next < 0 || next >= seen.length || seen[next] || !isSeen(next)) continue
        seen[next] = 1
        stack.push(next)
      }
  }
  for (let at = 0; at < seen.length; at++) if (!seen[at] && isSeen(at)) return undefined
  return { points, color: [...colors].sort((one, other) => other[1] - one[1])[0][0] }
}

/** The corners of what the points fill or go around; undefined: it is round, or too small. */
function cornersOfOutline(points) {
  const hull = hullOf(points)
  const [x, y] = [0, 1].map(axis => (Math.min(...hull.map(p => p[axis])) + Math.max(...hull.map(p => p[axis]))) / 2)
  const reach = Math.max(...hull.map(p => Math.hypot(p[0] - x, p[1] - y)))
  if (reach < LEAST_REACH) return undefined
  const regular = regularCorners(hull)
  if (regular) return regular
  const corners = withoutStraight(hull, Math.max(1.5, reach * 0.06))
  return corners.length <= 6 ? corners : undefined
}

/** The convex outline of points (A. M. Andrew, monotone chain). */
function hullOf(points) {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const half = list => {
    const out = []
    for (const point of list) {
      while (out.length > 1 && turn(out.at(-2), out.at(-1), point) <= 0) out.pop()
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** How far the outline is from its middle swings as often as a regular polygon has corners: by which swing is much the largest. */
function regularCorners(hull) {
  const [x, y] = middleOfArea(hull)
  const steps = 720
  const far = Array.from({ length: steps }, (_, at) => reachIn(hull, [x, y], (2 * Math.PI * at) / steps))
  const swings = Array.from({ length: MOST_SIDES }, (_, at) => {
    const sides = at + 1
    const sum = part => far.reduce((all, value, step) => all + value * part((2 * Math.PI * step * sides) / steps), 0)
    const [real, imaginary] = [sum(Math.cos), sum(Math.sin)]
    return { sides, size: (2 * Math.hypot(real, imaginary)) / steps, phase: Math.atan2(imaginary, real) / sides }
  })
  const [best, second] = [...swings].sort((one, other) => other.size - one.size)
  const reach = Math.max(...far)
  if (best.sides < 3 || best.size < 2.2 * second.size || best.size < 0.008 * reach) return undefined
  return Array.from({ length: best.sides }, (_, at) => {
    const angle = best.phase + (2 * Math.PI * at) / best.sides
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

function middleOfArea(hull) {
  let [area, x, y] = [0, 0, 0]
  hull.forEach((one, at) => {
    const next = hull[(at + 1) % hull.length]
    const cross = one[0] * next[1] - next[0] * one[1]
    area += cross
    x += (one[0] + next[0]) * cross
    y += (one[1] + next[1]) * cross
  })
  return area === 0 ? hull[0] : [x / (3 * area), y / (3 * area)]
}

/** How far it is from a place within an outline to the outline, in one direction. */
function reachIn(hull, [x, y], angle) {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let far = 0
  hull.forEach((one, at) => {
    const next = hull[(at + 1) % hull.length]
    const [ex, ey] = [next[0] - one[0], next[1] - one[1]]
    const across = dx * ey - dy * ex
    if (Math.abs(across) < 1e-9) return
    const along = ((one[0] - x) * ey - (one[1] - y) * ex) / across
    const share = ((one[0] - x) * dy - (one[1] - y) * dx) / across
    if (along > far && share >= -1e-9 && share <= 1 + 1e-9) far = along
  })
  return far
}

/** Of an outline those corners that the line between their neighbours misses by more (after Ramer, Douglas and Peucker). */
function withoutStraight(outline, tolerance) {
  const out = [...outline]
  const missOf = at => {
    const [before, own, after] = [out.at(at - 1), out[at], out[(at + 1) % out.length]]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const area = (after[0] - before[0]) * (own[1] - before[1]) - (after[1] - before[1]) * (own[0] - before[0])
    return Math.abs(area) / length
  }
  while (out.length > 3) {
    const misses = out.map((_, at) => missOf(at))
    const least = Math.min(...misses)
    if (least > tolerance) break
    out.splice(misses.indexOf(least), 1)
  }
  return out
}
