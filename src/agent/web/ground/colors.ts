import names from 'color-name'

type Rgb = readonly [number, number, number]

/** Red, green and blue of a CSS colour name ("light blue" too) or of #rgb, #rrggbb or rgb(…); undefined: it is none. */
export function readColor(text: string): Rgb | undefined {
  const plain = text.trim().toLowerCase()
  const word = plain.replace(/[\s-]+/g, '').replace('grey', 'gray')
  const name = [word, ...withoutIsh(word)].find(one => Object.hasOwn(names, one))
  if (name !== undefined) return names[name as keyof typeof names]
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(plain)?.[1]
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map(digit => digit + digit) : hex.match(/../g)!
    return digits.map(pair => parseInt(pair, 16)) as unknown as Rgb
  }
  const rgb = /^rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(plain)
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : undefined
}

/** What "-ish" was put behind: "greenish", "blue-ish" as they are, "whitish" and "purplish" with their e, "reddish" with one d. */
function withoutIsh(word: string): string[] {
  const root = /^(.+)ish$/.exec(word)?.[1]
  return root === undefined ? [] : [root, `${root}e`, root.replace(/(.)\1$/, '$1')]
}

/** Whether a word, or two, name a CSS colour. */
export const isColorName = (text: string): boolean =>
  /^[a-z][a-z\s-]*$/i.test(text.trim()) && readColor(text) !== undefined

/** Lightness and the two axes of colour (CIE 1976 L*a*b*, D65), in which distances are about what eyes see. */
function toLab([red, green, blue]: Rgb): [number, number, number] {
  const [r, g, b] = [red, green, blue].map(value => {
    const part = value / 255
    return part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92
  }) as [number, number, number]
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map(value => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [number, number, number]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far two colours are from each other: under 2 the same to the eye, above 60 plainly others (CIE76). */
export function colorDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [toLab(one), toLab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The basic colour terms of English (Berlin and Kay 1969), as CSS has them, and the two of CSS 2.1 beyond them. */
const BASIC = 'black white red green yellow blue brown orange pink purple gray cyan magenta lime'.split(' ')

/** From this share of lightness on a colour is too dark, or too light, to have a hue for the eye. */
const DARKEST = 0.08
const LIGHTEST = 0.94
/** Below this saturation (HSL, CSS Color 4, § 7) it is a grey. */
const GREYEST = 0.15

/** Hues in degrees by the names that people give them; between two names either is right. */
const HUES: readonly (readonly [string, number, number])[] = [
  ['red', 340, 376],
  ['orange', 14, 46],
  ['yellow', 42, 70],
  ['green', 62, 182],
  ['cyan', 162, 202],
  ['blue', 184, 262],
  ['purple', 252, 330],
  ['magenta', 290, 335],
  ['pink', 300, 352],
]

/** All basic terms that a shade may be called by: navy is a blue, crimson a red, teal a green or a cyan. */
export function shadeNames([red, green, blue]: Rgb): Set<string> {
  const [high, low] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255]
  const light = (high + low) / 2
  const spread = high - low
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1))
  if (light <= DARKEST) return new Set(['black'])
  if (light >= LIGHTEST) return new Set(['white'])
  if (saturation < GREYEST) return new Set(['gray'])
  const sector =
    high === red / 255
      ? ((green - blue) / 255 / spread + 6) % 6
      : high === green / 255
        ? (blue - red) / 255 / spread + 2
        : (red - green) / 255 / spread + 4
  const hue = sector * 60
  const out = new Set(HUES.filter(([, from, to]) => (hue >= from && hue < to) || hue + 360 < to).map(([name]) => name))
  if (light < 0.4 && hue >= 14 && hue < 50) out.add('brown')
  if (light > 0.7 && (hue >= 330 || hue < 14)) out.add('pink')
  return out
}

/** The basic colour term that a colour would be called by. */
export function basicColor(color: Rgb): string {
  const far = (name: string) => colorDistance(names[name] as Rgb, color)
  return BASIC.reduce((best, name) => (far(name) < far(best) ? name : best))
}
