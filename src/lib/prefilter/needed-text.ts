import { parsePattern, type Node } from './parse-pattern.ts'
import { END, joinTexts, START } from './symbols.ts'

/** What a text must hold: a piece of it in symbols, every one of several or one of several. */
export type Need = string | { all: readonly Need[] } | { any: readonly Need[] }

/** What is known of a text that a pattern has matched up to some place in it. */
interface Known {
  /** It ends in one of these. */
  ends: readonly string[]
  /** What else it must hold. */
  needs: readonly Need[]
  /** The ends are all that was matched: nothing comes before them. */
  isWhole: boolean
  /** The needs tell of the ends too, and of what follows them. */
  isTold?: boolean
}

/** More ends than these are not followed any further: of each the last symbol is kept. */
const MOST_ENDS = 8
const MOST_LAST = 4
/** A boundary of a word, as long as nothing is known of what stands around it. */
const BOUNDARY = '\x01'
const EDGES = { start: `${START} `, end: ` ${END}`, word: BOUNDARY }
/** Every text begins and ends so. */
const SAYS_NOTHING = new Set([EDGES.start, EDGES.end])

const EMPTY: Known = { ends: [''], needs: [], isWhole: true }

/**
 * What a text must hold for the pattern to match anywhere in it (as RE2 and ripgrep find the lines that are worth trying).
 * Undefined where that is nothing, or where the pattern is not understood.
 */
export function neededText(pattern: RegExp): Need | undefined {
  const node = parsePattern(pattern)
  return node && all(needsOf(follow(EMPTY, node)))
}

/** What is known behind a part of a pattern, where this is known before it. */
function follow(known: Known, node: Node): Known {
  switch (node.type) {
    case 'texts':
      return followedBy(known, node.of)
    case 'edge':
      return followedBy(known, [EDGES[node.at]])
    case 'sequence':
      return node.items.reduce(follow, known)
    case 'choice':
      return followedByOneOf(known, node.options)
    case 'repeat':
      return followedByRepeated(known, node.item, node.least, node.most)
    case 'ahead':
      return { ...known, needs: needsOf(follow(known, node.item)), isTold: true }
    case 'behind':
      return followedByLookBehind(known, node.item)
    case 'nothing':
      return known
    case 'unknown':
      return { ends: [''], needs: needsOf(known), isWhole: false }
  }
}

function followedBy(known: Known, texts: readonly string[]): Known {
  const before = known.ends.length * texts.length > MOST_ENDS ? cut(known) : known
  if (before.ends.length === 1 && before.ends[0] === '') return limit({ ...before, ends: texts, isTold: false })
  const [text] = texts
  const ends =
    texts.length === 1
      ? before.ends.map(end => join(end, text!))
      : before.ends.flatMap(end => texts.map(each => join(end, each)))
  return limit({ ...before, ends, isTold: false })
}

function followedByOneOf(known: Known, options: readonly Node[]): Known {
  const before = known.ends.length * options.length > MOST_ENDS ? cut(known) : known
  const begun = { ...before, needs: [] }
  const found = options.map(option => follow(begun, option))
  const ends = [...new Set(found.flatMap(one => one.ends))]
  const isWhole = found.every(one => one.isWhole)
  if (ends.length <= MOST_ENDS && found.every(one => !one.needs.length))
    return limit({ ends, needs: before.needs, isWhole })
  const need = any(found.map(one => all(needsOf(one))))
  return { ...lastOf(ends), needs: need === undefined ? before.needs : [...before.needs, need] }
}

function followedByRepeated(known: Known, item: Node, least: number, most: number): Known {
  const once = follow(known, item)
  if (least === 1 && most === 1) return once
  const alone = follow(EMPTY, item)
  // Several of these symbols in a row are one.
  const isOne = alone.isWhole && [' ', '0'].some(symbol => alone.ends.every(end => end === symbol || end === ''))
  const repeated = most === 1 || isOne ? once : { ...union(once, alone), isWhole: false, needs: needsOf(once) }
  if (least > 0) return limit(repeated)
  const isPlain =
    alone.isWhole &&
    alone.needs.length === 0 &&
    once.needs.length === known.needs.length &&
    repeated.needs === once.needs
  return limit({
    ...union(known, repeated),
    isWhole: known.isWhole && isPlain,
    needs: isPlain ? known.needs : needsOf(known),
  })
}

function followedByLookBehind(known: Known, item: Node): Known {
  const behind = follow(EMPTY, item)
  const needs = [...known.needs, ...needsOf(behind)]
  const saysNothing = known.ends.every(end => end === '')
  return saysNothing ? limit({ ends: behind.ends, needs, isWhole: false }) : { ...known, needs }
}

const union = (one: Known, other: Known) => ({ ends: [...new Set([...one.ends, ...other.ends])] })

/** What ends in anything ends in all that ends so too. */
function limit(known: Known): Known {
  if (known.ends.length === 1) return known
  if (known.ends.includes('')) return { ...known, ends: [''], isWhole: false }
  if (known.ends.includes(BOUNDARY) && known.ends.every(end => end === BOUNDARY || end.endsWith(' ')))
    return { ...known, ends: [BOUNDARY], isWhole: false }
  return known.ends.length > MOST_ENDS ? cut(known) : known
}

/** Only the last symbol of what it ends in is followed. */
const cut = (known: Known): Known => ({ ...lastOf(known.ends), needs: needsOf(known) })

function lastOf(ends: readonly string[]): Pick<Known, 'ends' | 'isWhole'> {
  const last = [...new Set(ends.map(end => end.slice(-1)))]
  const isOpen = last.length > MOST_LAST || last.includes('') || last.includes(BOUNDARY)
  return { ends: isOpen ? [''] : last, isWhole: false }
}

const isOfWord = (symbol: string): boolean => symbol >= '0'

function join(left: string, right: string): string {
  if (!left || !right) return left + right
  // Nothing is before the beginning, nor behind the end.
  if (right.startsWith(START)) return right
  if (left.endsWith(END)) return left
  // What stands on the other side of a boundary is of no word.
  if (right === BOUNDARY) return isOfWord(left.at(-1)!) ? `${left} ` : left
  if (left === BOUNDARY) return isOfWord(right[0]!) ? ` ${right}` : right
  return joinTexts(left, right)
}

/** All that a text must hold which ends so. */
const needsOf = ({ ends, needs, isTold }: Known): readonly Need[] => {
  const need = isTold ? undefined : needOfEnds(ends)
  return need === undefined ? needs : [...needs, need]
}

function needOfEnds(ends: readonly string[]): Need | undefined {
  if (ends.some(end => end.length < 2 || SAYS_NOTHING.has(end))) return undefined
  return any([...new Set(ends)].filter((end, _, all) => !all.some(other => other !== end && end.includes(other))))
}

function all(needs: readonly Need[]): Need | undefined {
  return needs.length > 1 ? { all: needs } : needs[0]
}

/** One of them is enough: where one of them is nothing, so is all. */
function any(needs: readonly (Need | undefined)[]): Need | undefined {
  const known = needs.filter(need => need !== undefined)
  if (known.length < needs.length) return undefined
  return known.length > 1 ? { any: known } : known[0]
}
