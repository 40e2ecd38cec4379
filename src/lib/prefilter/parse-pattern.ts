import { joinTexts, NUMBERS, symbolsBetween, symbolOf, symbolsOf } from './symbols.ts'

/** What a regular expression matches, as far as it tells which text has to be there. */
export type Node =
  /** One of these texts, in symbols. */
  | { type: 'texts'; of: readonly string[] }
  | { type: 'sequence'; items: readonly Node[] }
  | { type: 'choice'; options: readonly Node[] }
  | { type: 'repeat'; item: Node; least: number; most: number }
  | { type: 'edge'; at: 'start' | 'end' | 'word' }
  /** What stands here too, behind or before this place. */
  | { type: 'ahead' | 'behind'; item: Node }
  /** No character; it requires nothing that is of use here. */
  | { type: 'nothing' }
  /** Any text, the empty one too. */
  | { type: 'unknown' }

const NOTHING: Node = { type: 'nothing' }
const UNKNOWN: Node = { type: 'unknown' }
const symbols = (of: readonly string[]): Node => ({ type: 'texts', of })

/** A class of more symbols than these tells too little. */
const MOST_SYMBOLS = 12
/** Plain letters, digits and spaces, none of which is repeated. */
const PLAIN = /[a-z0-9_ ]+(?![*+?{])/iy
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y
const GROUP = /\((?:\?(?:(-?i?:)|(<?[=!])|<([^>=!][^>]*)>))?/y
const ESCAPE =
  /\\(?:([dDsSwWbB])|[pP]\{[^}]*\}|u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|c[A-Za-z]|k<[^>]*>|([1-9]\d*)|([^]))/y
const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' }
/** Escapes that stand for what they are called, with and without the flag u. */
const ITSELF = /[\^$\\.*+?()[\]{}|/\-\s\x20-\x2f:-@`~"'_–—‘’“”]/

/** Reads the source of a regular expression; undefined for one that has something which is not understood. */
export function parsePattern({ source, flags }: RegExp): Node | undefined {
  if (flags.includes('v')) return undefined
  const parser = new Parser(source, flags.includes('u'), flags.includes('m'))
  return parser.parse()
}

/** Thrown inside only. */
class NotUnderstood extends Error {}

class Parser {
  readonly #source: string
  readonly #isUnicode: boolean
  readonly #isMultiline: boolean
  #at = 0

  constructor(source: string, isUnicode: boolean, isMultiline: boolean) {
    this.#source = source
    this.#isUnicode = isUnicode
    this.#isMultiline = isMultiline
  }

  parse(): Node | undefined {
    try {
      const node = this.#choice()
      return this.#at === this.#source.length ? node : undefined
    } catch (error) {
      if (error instanceof NotUnderstood) return undefined
      throw error
    }
  }

  /** Takes what the pattern finds right here. */
  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#source)
    if (match) this.#at = pattern.lastIndex
    return match
  }

  #choice(): Node {
    const options = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at++
      options.push(this.#sequence())
    }
    return options.length === 1 ? options[0]! : { type: 'choice', options }
  }

  #sequence(): Node {
    const items: Node[] = []
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const item = this.#plain() ?? this.#quantified(this.#item())
      const last = items.at(-1)
      // Characters one after the other are one text.
      if (item.type === 'texts' && item.of.length === 1 && last?.type === 'texts' && last.of.length === 1)
        items[items.length - 1] = symbols([joinTexts(last.of[0]!, item.of[0]!)])
      else items.push(item)
    }
    return items.length === 1 ? items[0]! : { type: 'sequence', items }
  }

  /** Several plain characters at once. */
  #plain(): Node | undefined {
    if (NUMBERS[this.#source.charCodeAt(this.#at)] === 0) return undefined
    const plain = this.#take(PLAIN)
    return plain ? symbols([symbolsOf(plain[0])]) : undefined
  }

  #quantified(item: Node): Node {
    const next = this.#source[this.#at]
    if (next !== '*' && next !== '+' && next !== '?' && next !== '{') return item
    const match = this.#take(QUANTIFIER)
    // Without the flag u a brace may stand for itself.
    if (!match) throw new NotUnderstood()
    const [sign, from, comma, to] = match
    if (from === undefined)
      return { type: 'repeat', item, least: sign[0] === '+' ? 1 : 0, most: sign[0] === '?' ? 1 : Infinity }
    return { type: 'repeat', item, least: Number(from), most: comma ? Number(to || Infinity) : Number(from) }
  }

  #item(): Node {
    const next = this.#source[this.#at]!
    switch (next) {
      case '(':
        return this.#group()
      case '[':
        return this.#class()
      case '\\':
        return this.#escape()
      case '^':
      case '$':
        this.#at++
        return this.#isMultiline ? NOTHING : { type: 'edge', at: next === '^' ? 'start' : 'end' }
      case '.':
        this.#at++
        return UNKNOWN
      case '*':
      case '+':
      case '?':
      case '{':
      case ']':
        throw new NotUnderstood()
      default:
        this.#at++
        return symbols([this.#symbol(next)])
    }
  }

  /** The symbol of a character that the pattern names. */
  #symbol(character: string): string {
    const symbol = symbolOf(character)
    if (symbol === undefined) throw new NotUnderstood()
    return symbol
  }

  #group(): Node {
    const match = this.#take(GROUP)!
    const look = match[2]
    // Of flags within a pattern.
    if (this.#source[this.#at] === '?') throw new NotUnderstood()
    const item = this.#choice()
    if (this.#source[this.#at++] !== ')') throw new NotUnderstood()
    if (look === undefined) return item
    if (look.endsWith('!')) return NOTHING
    return { type: look === '=' ? 'ahead' : 'behind', item }
  }

  #escape(): Node {
    if (this.#source[this.#at + 1] === 'b') {
      this.#at += 2
      return { type: 'edge', at: 'word' }
    }
    if (this.#source[this.#at + 1] === 'B') {
      this.#at += 2
      return NOTHING
    }
    const of = this.#escaped()
    return of ? symbols(of) : UNKNOWN
  }

  /** The symbols that an escape stands for; undefined: any. */
  #escaped(): readonly string[] | undefined {
    const match = this.#take(ESCAPE)
    if (!match) throw new NotUnderstood()
    const [whole, kind, long, short, byte, back, other] = match
    if (kind === 'd') return ['0']
    if (kind === 's' || kind === 'W') return [' ']
    // `\p` is a property with the flag u only.
    if (/^\\[pPk]/.test(whole) && !(this.#isUnicode || whole.startsWith('\\k'))) throw new NotUnderstood()
    const code = long ?? short ?? byte
    if (code !== undefined) {
      if (long !== undefined && !this.#isUnicode) throw new NotUnderstood()
      return [this.#symbol(String.fromCodePoint(Number.parseInt(code, 16)))]
    }
    if (other === undefined) {
      if (back !== undefined || kind !== undefined || /^\\[pPk]/.test(whole)) return undefined
      return [' ']
    }
    if (Object.hasOwn(CONTROLS, other)) return [this.#symbol(CONTROLS[other]!)]
    if (!ITSELF.test(other)) throw new NotUnderstood()
    return [this.#symbol(other)]
  }

  #class(): Node {
    this.#at++
    const isNegated = this.#source[this.#at] === '^'
    if (isNegated) this.#at++
    let of: Set<string> | undefined = new Set()
    while (this.#source[this.#at] !== ']') {
      if (this.#at >= this.#source.length) throw new NotUnderstood()
      const found: readonly string[] | undefined = this.#classItem()
      of = found && of ? new Set([...of, ...found]) : undefined
    }
    this.#at++
    if (isNegated || !of || of.size === 0 || of.size > MOST_SYMBOLS) return UNKNOWN
    return symbols([...of])
  }

  /** The symbols of a character, an escape or a range; undefined: any. */
  #classItem(): readonly string[] | undefined {
    const from = this.#at
    const first = this.#classCharacter()
    if (this.#source[this.#at] !== '-' || this.#source[this.#at + 1] === ']') return first
    const low = this.#source.slice(from, this.#at)
    this.#at++
    const highFrom = this.#at
    this.#classCharacter()
    const high = this.#source.slice(highFrom, this.#at)
    return symbolsBetween(low, high)
  }

  #classCharacter(): readonly string[] | undefined {
    const next = this.#source[this.#at]!
    if (next !== '\\') {
      // With the flag u two halves are one character; both read as the same.
      this.#at++
      return [this.#symbol(next)]
    }
    // There it is a backspace.
    if (/[bBc\d]/.test(this.#source[this.#at + 1]!) && this.#source[this.#at + 1] !== '0') throw new NotUnderstood()
    return this.#escaped()
  }
}
