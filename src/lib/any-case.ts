/**
 * Patterns of which a part goes by letter case: `hi (?-i:\p{Lu})` without regard to case elsewhere. V8 takes other parts of such a pattern
 * for ones that go by case once a process has compiled much (it then compiles patterns without optimisation, `--no-regexp-optimization`;
 * Node 24), so the flag `i` is spelt out instead: `[hH][iI] \p{Lu}`.
 */
const HAS_PARTS = '(?-i:'

export const goesPartlyByCase = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): boolean =>
  flags.includes('i') && source.includes(HAS_PARTS)

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|[1-9]|[^])/y
const OPENING = /\((?:\?(?:<[=!]|<[^>]*>|[=!:]))?/y

/** The same pattern without the flag `i`. Throws for references back to a group, which cannot be spelt out. */
export function spellOutCase(source: string, flags: string): RegExp {
  const outer: boolean[] = []
  let byCase = false
  let spelt = ''
  for (let at = 0; at < source.length;) {
    const next = source[at]!
    if (source.startsWith(HAS_PARTS, at)) {
      outer.push(byCase)
      byCase = true
      spelt += '(?:'
      at += HAS_PARTS.length
    } else if (next === '(') {
      const opening = take(OPENING, source, at)
      outer.push(byCase)
      spelt += opening
      at += opening.length
    } else if (next === ')') {
      byCase = outer.pop() ?? false
      spelt += next
      at++
    } else if (next === '[') {
      const set = setAt(source, at)
      spelt += byCase ? set : inBothCases(set)
      at += set.length
    } else if (next === '\\') {
      const escape = take(ESCAPE, source, at)
      spelt += byCase ? escape : escapeInBothCases(escape, false)
      at += escape.length
    } else {
      const character = String.fromCodePoint(source.codePointAt(at)!)
      const cases = casesOf(character)
      spelt += byCase || cases.length === 1 ? character : `[${cases.join('')}]`
      at += character.length
    }
  }
  return new RegExp(spelt, flags.replace('i', ''))
}

function take(form: RegExp, source: string, at: number): string {
  form.lastIndex = at
  const [found] = form.exec(source) ?? []
  if (found === undefined) throw new SyntaxError(`What stands at ${at} cannot be read: ${source}`)
  return found
}

/** A set of characters, up to its end. */
function setAt(source: string, from: number): string {
  let at = from + 1
  while (source[at] !== ']') {
    if (at >= source.length) throw new SyntaxError(`A set of characters does not end: ${source}`)
    at += source[at] === '\\' ? take(ESCAPE, source, at).length : 1
  }
  return source.slice(from, at + 1)
}

/** A set with each letter, and each range of letters, in the other case as well. */
function inBothCases(set: string): string {
  let spelt = ''
  for (let at = 1; at < set.length - 1;) {
    if (set[at] === '\\') {
      const escape = take(ESCAPE, set, at)
      spelt += escapeInBothCases(escape, true)
      at += escape.length
      continue
    }
    const first = String.fromCodePoint(set.codePointAt(at)!)
    at += first.length
    const isRange = set[at] === '-' && at + 1 < set.length - 1 && set[at + 1] !== '\\'
    if (!isRange) {
      spelt += first === '^' && at === 2 ? first : casesOf(first).join('')
      continue
    }
    const last = String.fromCodePoint(set.codePointAt(at + 1)!)
    at += 1 + last.length
    const [low, high] = [first, last].map(end => casesOf(end).find(one => one !== end))
    spelt += `${first}-${last}${low !== undefined && high !== undefined ? `${low}-${high}` : ''}`
  }
  return `[${spelt}]`
}

/** `\p{Lu}` is any letter with a case, as `\p{Ll}` is; `\P{Lu}` is any character. */
function escapeInBothCases(escape: string, isInSet: boolean): string {
  if (/^\\(?:[1-9]|k<)/.test(escape))
    throw new SyntaxError(`${escape} refers back to a group in a pattern that goes partly by case.`)
  // Without regard to case a letter in one case is the one in the other, too.
  if (/^\\P\{L[ul]\}$/.test(escape)) return isInSet ? '\\s\\S' : '[^]'
  if (!/^\\p\{L[ul]\}$/.test(escape)) return escape
  return isInSet ? '\\p{Lu}\\p{Ll}' : '[\\p{Lu}\\p{Ll}]'
}

/** A character in either case, each of one character. */
const casesOf = (character: string): string[] => [
  ...new Set([character.toLowerCase(), character.toUpperCase()].filter(one => one.length === character.length)),
]
