import type { Message } from '../read-message.ts'
import type { Span } from './planned-call.ts'

/** A value that a text spells out: a number, a date, quoted text, an address, a code, or a name in capitals. */
export interface Mention extends Span {
  kind: 'number' | 'date' | 'quoted' | 'email' | 'url' | 'phone' | 'code' | 'name'
  /** What a filled argument would hold: numbers as they are, everything else as text. */
  value: number | string
}

const NAME = /\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:of|de|la|the|del|von|van|du|le)\s+)?\p{Lu}[\p{L}\p{N}'’.-]*)*/gu

/**
 * The values of a text in order. A capitalised word that opens a sentence is a name only if it goes on in capitals or is
 * no word of the language's small ones; `known` says which words are not names (the tool's own).
 */
export function findMentions(message: Message, known: ReadonlySet<string>): Mention[] {
  const { text, tokens, literals } = message
  const mentions: Mention[] = literals.map(literal => ({
    start: tokens[literal.from]!.start,
    end: tokens[literal.to - 1]!.end,
    kind: literal.kind,
    value: literal.kind === 'number' ? literal.value : literal.kind === 'date' ? literal.text : literal.value,
  }))
  for (const match of text.matchAll(NAME)) {
    let start = match.index
    let end = start + match[0].length
    while (/[.'’-]/.test(text[end - 1]!)) end--
    const opens = start === 0 || /(?:[.!?:]["'”’)]*\s+|["“\n]\s*)$/.test(text.slice(0, start))
    if (opens) {
      const space = text.slice(start, end).search(/\s/)
      if (space < 0) continue
      start += space + 1
    }
    if (/^I\b/.test(text.slice(start, end))) continue
    if (mentions.some(m => start < m.end && end > m.start)) continue
    const words = tokens.filter(t => t.start >= start && t.end <= end)
    if (!words.length || words.every(t => known.has(t.stem))) continue
    mentions.push({ start, end, kind: 'name', value: text.slice(start, end) })
  }
  return mentions.sort((a, b) => a.start - b.start)
}
