import { pattern, wordList } from '../../../lib/patterns.ts'
import type { Attribute, Target } from '../contract.ts'
import { isColorName } from '../ground/colors.ts'
import { singular } from '../../understand/language/words.ts'

/** Nouns for things that have nothing but a look. */
const PLAIN_NOUNS = new Set(
  wordList`
    word text shape thing item element object figure box button block tile cell piece one area region patch swatch
    symbol letter digit number character icon dot point colou?r
  `,
)
/** A noun for things that have nothing but a look, and nothing said of it. */
export const isPlainNoun = (phrase: string): boolean => {
  const word = singular(phrase.trim().toLowerCase())
  return PLAIN_NOUNS.has(word) && !/^(?:word|text|letter|digit|number|character|element|button)$/.test(word)
}

/** Shapes of SVG and CSS by their names (SVG 2, § 10), and the polygons by their corners. */
const SHAPES: Readonly<Record<string, string>> = {
  circle: 'circle',
  dot: 'circle',
  disc: 'circle',
  ellipse: 'ellipse',
  oval: 'ellipse',
  square: 'square',
  rectangle: 'rectangle',
  box: 'rect',
  triangle: 'triangle',
  polygon: 'polygon',
  line: 'line',
  diamond: 'diamond',
  rhombus: 'diamond',
  lozenge: 'diamond',
  pentagon: 'pentagon',
  hexagon: 'hexagon',
  heptagon: 'heptagon',
  octagon: 'octagon',
  star: 'star',
}
const SIZES: Readonly<Record<string, 'large' | 'small' | 'largest' | 'smallest'>> = {
  large: 'large',
  big: 'large',
  huge: 'large',
  small: 'small',
  little: 'small',
  tiny: 'small',
  largest: 'largest',
  biggest: 'largest',
  smallest: 'smallest',
  tiniest: 'smallest',
}
const FILLERS = pattern('i')`
  ^(?:
    the|a|an|all|every|each|of|with|that|is|are|has|in|on|shaded|filled|written|printed|painted|which|has|having
    |whose|drawn|shown|colou?r(?:ed)?|background|there|any|at|and
  )$
`

/** What kind of drawn thing is meant: a letter, a digit, the very sign, or a figure that is none of them. */
export interface Looks {
  target: Target
  kind?: 'letter' | 'digit' | 'figure'
  sign?: string
}

/** Reads a description that only says how things look: "the large red circle", "blue letters", "small 3s"; undefined: it says more. */
export function readLooks(phrase: string): Looks | undefined {
  const attributes: Attribute[] = []
  let kind: Looks['kind']
  let sign: string | undefined
  const words = phrase
    .replace(/-(?=colou?red)/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean)
  let hasLook = false
  for (const [at, word] of words.entries()) {
    const plain = singular(word.toLowerCase())
    const pair = `${word} ${words[at + 1] ?? ''}`
    const size = SIZES[word.toLowerCase()]
    const isLast = at === words.length - 1
    if (isColorName(word) || (isColorName(pair) && words[at + 1])) {
      if (at > 0 && isColorName(`${words[at - 1]} ${word}`)) continue
      attributes.push({ kind: 'color', value: isColorName(pair) && words[at + 1] ? pair : word })
      hasLook = true
    } else if (size) {
      attributes.push({ kind: 'size', value: size })
      hasLook = true
    } else if (plain === 'letter') kind = 'letter'
    else if (plain === 'digit' || plain === 'number') kind = 'digit'
    else if (plain === 'shape' || plain === 'figure') kind = 'figure'
    else if (SHAPES[plain] && !(plain === 'box' && hasLook)) attributes.push({ kind: 'shape', value: SHAPES[plain]! })
    else if (isLast && /^[\p{L}\d]'?s?$/u.test(word)) sign = word.replace(/'?s$/, '') || word
    else if (!PLAIN_NOUNS.has(plain) && !FILLERS.test(word)) return undefined
  }
  // "The shape" may be whatever the page has; "a shape" is any figure.
  const saysKind = kind !== undefined && (kind !== 'figure' || /^(?:an?|any) /i.test(phrase))
  if (!hasLook && sign === undefined && !saysKind && attributes.length === 0) return undefined
  return {
    target: { said: phrase, ...(attributes.length > 0 && { attributes }) },
    ...(kind && { kind }),
    ...(sign !== undefined && { sign }),
  }
}
