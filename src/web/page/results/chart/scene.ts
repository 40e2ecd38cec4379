/** Colours of a picture, by their tokens. */
export type Colour = 'text' | 'soft' | 'line' | 'surface' | `series-${1 | 2 | 3 | 4 | 5 | 6}`

/** One thing in a picture; all lengths in pixels. */
export type Shape =
  | { type: 'box'; x: number; y: number; width: number; height: number; colour: Colour }
  | { type: 'line'; points: readonly (readonly [number, number])[]; colour: Colour; width: number }
  | { type: 'dot'; x: number; y: number; colour: Colour }
  | { type: 'text'; x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end'; colour: Colour }

/** A place of a picture that tells something when it is pointed at. */
export interface Mark {
  x: number
  y: number
  width: number
  height: number
  text: string
}

/** A picture before it is drawn: as SVG on the page, on a canvas for a file. */
export interface Scene {
  width: number
  height: number
  shapes: Shape[]
  marks: Mark[]
}

/** Tells the width of a text in pixels, in the type of pictures. */
export type Measure = (text: string) => number

/** Size of all texts in pictures. */
export const TEXT_SIZE = 12

/** As much of a text as fits, with a mark where something is missing; whole characters only. */
export function fit(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text
  const characters = [...new Intl.Segmenter().segment(text.slice(0, 200))].map(({ segment }) => segment)
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(`${characters.slice(0, middle).join('').trimEnd()}…`) <= room) low = middle
    else high = middle - 1
  }
  return low ? `${characters.slice(0, low).join('').trimEnd()}…` : ''
}

/** Figures below this are nothing: what lies between them has no powers of ten any more. */
const NOTHING = 1e-300
/** Parts of the largest figure that two lie apart at least, to be different ones on a scale. */
const APART = 1e-12

/** Round figures from at most `low` to at least `high`, about `count` of them (1, 2, 5 and their tens). */
export function ticks(low: number, high: number, count: number): number[] {
  const largest = Math.max(Math.abs(low), Math.abs(high))
  const range = high - low > largest * APART ? (high - low) / Math.max(1, count) : largest
  const raw = largest < NOTHING ? 1 : range
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 5].find(factor => factor * power >= raw * 0.999) ?? 10) * power
  const [from, to] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(15)))
}
