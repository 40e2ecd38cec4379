import { literalOf, MARK, restore, type Source } from '../../read/literals.ts'

/** A value and the words for where it goes; without `field`, it goes where one fits. Both still have marks for literals. */
export interface Pair {
  value: string
  field?: string
}

const BEHIND = '(?:into|in|inside|as|for|to|on|under|within)'
const LINK = '(?:with|as|to|is|=|:|should be|being|of|set to|equals)'
const DETERMINER = '(?:the |your |my |his |her |its |their |an? )?'

/**
 * Every way to read assignments: "X into F", "F with X", "F: X", enumerations of those, and values alone. The page decides
 * which of them has the fields.
 */
export function readPairs(text: string): Pair[][] {
  const plain = text.trim().replace(/[.,;]+$/, '')
  const readings: Pair[][] = []
  const add = (pairs: Pair[] | undefined) => {
    if (pairs && pairs.length > 0) readings.push(pairs)
  }
  add(everyPart(plain, valueFirst))
  add(everyPart(plain, fieldFirst))
  add(withMarks(plain))
  for (const pair of valueFirst(plain)) add([pair])
  for (const pair of fieldFirst(plain)) add([pair])
  add([{ value: plain }])
  return readings
}

/** All parts of an enumeration read the same way. */
function everyPart(text: string, read: (part: string) => Pair[]): Pair[] | undefined {
  const parts = text.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/).filter(Boolean)
  if (parts.length < 2) return undefined
  const pairs = parts.map(part => read(part)[0])
  return pairs.every(pair => pair !== undefined) ? (pairs as Pair[]) : undefined
}

/** "X into F": cut at the last preposition first. */
function valueFirst(part: string): Pair[] {
  const out: Pair[] = []
  for (const match of part.matchAll(new RegExp(`\\s+${BEHIND}\\s+`, 'gi'))) {
    const value = part.slice(0, match.index)
    const field = part.slice(match.index + match[0].length).replace(new RegExp(`^${DETERMINER}`, 'i'), '')
    if (value && field) out.unshift({ value, field })
  }
  return out
}

/** "F with X", "F: X". */
function fieldFirst(part: string): Pair[] {
  const match = new RegExp(`^(?:in |into |for )?${DETERMINER}(.+?)(?:\\s*[:=]\\s*|\\s+${LINK}\\s+)(.+)$`, 'i').exec(
    part,
  )
  const bare = new RegExp(`^${DETERMINER}(.+?)\\s+(${MARK})$`, 'i').exec(part)
  // "the last word of the text into the box": what goes into something is whole before that.
  const isOf = match && /\sof\s+$/i.test(part.slice(0, part.length - match[2]!.length)) && /\sinto\s/i.test(match[2]!)
  return [isOf ? null : match, bare]
    .filter(found => found !== null)
    .map(found => ({ field: found[1]!, value: found[2]! }))
}

/** Each literal with the words before it (after the one before), or behind it. */
function withMarks(text: string): Pair[] | undefined {
  const marks = [...text.matchAll(new RegExp(MARK, 'g'))]
  if (marks.length === 0) return undefined
  const pieces = text.split(new RegExp(MARK))
  const clean = (piece: string) =>
    piece
      .replace(new RegExp(`^[\\s,;]*(?:and\\s+)?(?:${BEHIND}\\s+|with\\s+)?${DETERMINER}`, 'i'), '')
      .replace(new RegExp(`[\\s,;]*(?:\\band\\b)?[\\s,;]*$`, 'i'), '')
      .replace(new RegExp(`\\s+${LINK}$`, 'i'), '')
      .replace(/[\s:=]+$/, '')
      .trim()
  const isBehind = new RegExp(`^\\s*${BEHIND}\\s`, 'i').test(pieces[1] ?? '')
  return marks.map(([mark], at) => {
    const field = clean(isBehind ? pieces[at + 1]! : pieces[at]!)
    return { value: mark, ...(field && { field }) }
  })
}

/** The value of a key that is named in the words: `username "x"`, "password is y". */
export function readKey(text: string, key: RegExp, source: Source): string | undefined {
  const match = new RegExp(`\\b(?:${key.source})\\b\\s*(?:(?:is|as|of|=|:|with)\\s*)?(${MARK}|[^\\s,;]+)`, 'i').exec(
    text,
  )
  if (match && !/^(?:and|with|using|for)$/i.test(match[1]!))
    return literalOf(match[1]!, source)?.text ?? restore(match[1]!, source)
  // "using x as the password", "x for the user name".
  const behind = new RegExp(`(${MARK}|[^\\s,;]+) (?:as|for) (?:the |your |my |a )?(?:${key.source})\\b`, 'i').exec(text)
  return behind ? (literalOf(behind[1]!, source)?.text ?? restore(behind[1]!, source)) : undefined
}
