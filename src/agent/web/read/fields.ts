import type { Field, Target } from '../contract.ts'
import { literalOf, MARK, type Source } from './literals.ts'
import { nounAtEnd } from './nouns.ts'
import { readTarget } from './target.ts'
import { readText, readValue } from './value.ts'
import { DETERMINER } from './words.ts'

const ONLY_MARK = new RegExp(`^${MARK}$`)
const INTO = '(?:into|in to|in|onto|on|to|inside|as|for|under)'
/** What is behind these is a secret, whoever writes it. */
const SECRET = /\b(?:pass ?words?|pass ?phrase|pass ?code|pin|secret|cvc|cvv)\b/i

/** The parts of an enumeration: cut at commas, "and" and lines, outside of quotations. */
export const splitList = (text: string): string[] =>
  text
    .split(/\s*[,;\n]\s*(?:and\s+)?|\s+(?:and|&|plus|as well as)\s+/i)
    .map(part => part.trim())
    .filter(Boolean)

/** The parts of a list of fields. An "and" with a single word before or behind it belongs to a name: "Street and number". */
const splitFields = (text: string): string[] =>
  text
    .split(/\s*[,;\n]\s*(?:and\s+)?/i)
    .flatMap(part => {
      const inner = splitList(part)
      const isEach = inner.every(piece => /\s|[:=]/.test(piece))
      return isEach ? inner : [part]
    })
    .map(part => part.trim())
    .filter(Boolean)

/**
 * Several fields with their values: `name Ann, email a@b.c and age 30`, `the name with Ann`, `city: Paris`, `"Ann" as the name`.
 * A part that names no field goes on with the value before it. Undefined: the words are no such list.
 */
export function readFields(text: string, source: Source): Field[] | undefined {
  const fields: Field[] = []
  let last: string | undefined
  for (const part of splitFields(text)) {
    const field = readField(part, source)
    if (field) {
      fields.push(field)
      last = part
      continue
    }
    if (last === undefined) return undefined
    const at = text.indexOf(last)
    const joined = text.slice(at, text.indexOf(part, at + last.length) + part.length)
    const longer = readField(joined, source)
    if (!longer) return undefined
    fields[fields.length - 1] = longer
    last = joined
  }
  return fields.length ? fields : undefined
}

/** One field with its value. */
export function readField(part: string, source: Source): Field | undefined {
  const marked = /^(.+?)\s*(?::(?![\d/])|=|->|→)\s*(.+)$/.exec(part)
  if (marked) return fieldOf(marked[1]!, marked[2]!, source)
  const into = new RegExp(`^(.+?) (?:${INTO}|as) (.+)$`, 'i').exec(part)
  if (into && (ONLY_MARK.test(into[1]!) || /^(?:\d[\d.,]*|\S+@\S+)$/.test(into[1]!)))
    return fieldOf(into[2]!, into[1]!, source)
  const joined =
    /^(.+?) with (?:the value |the text )?(.+)$/i.exec(part) ??
    /^(.+?) (?:to|as|is|equals) (?:the value |the text )?(.+)$/i.exec(part)
  if (joined && !ONLY_MARK.test(joined[1]!)) return fieldOf(joined[1]!, joined[2]!, source)
  if (into && nounAtEnd(into[2]!.split(/\s+/))) return fieldOf(into[2]!, into[1]!, source)
  const quoted = new RegExp(`^(.+?)\\s+(${MARK})$`).exec(part)
  if (quoted) return fieldOf(quoted[1]!, quoted[2]!, source)
  const before = new RegExp(`^(${MARK})\\s+(.+)$`).exec(part)
  if (before) return fieldOf(before[2]!, before[1]!, source)
  return readUnmarked(part, source)
}

/** "first name Ann Lee": the value begins with a capital, a digit or an address behind plain words; else it is the last word. */
function readUnmarked(part: string, source: Source): Field | undefined {
  const words = part.replace(new RegExp(`^(?:${DETERMINER}\\s+)+`, 'i'), '').split(/\s+/)
  if (words.length < 2) return undefined
  // "3 adults": a number before what it counts.
  if (/^\d+$/.test(words[0]!) && words.length < 4) return fieldOf(words.slice(1).join(' '), words[0]!, source)
  const cuts = words.slice(1).map((_, at) => at + 1)
  const noun = cuts.find(at => nounAtEnd(words.slice(0, at)) && at < words.length)
  const striking = cuts.find(at => /^(?:\p{Lu}|[\d+$€£]|\S+@)/u.test(words[at]!) && !/^\p{Lu}/u.test(words[at - 1]!))
  const best = noun ?? striking ?? words.length - 1
  const ways = [best, ...cuts.filter(at => at !== best)].map(at => ({
    target: readTarget(words.slice(0, at).join(' '), source),
    value: readText(words.slice(at).join(' '), source, isSecret(words.slice(0, at).join(' '))),
  }))
  const [first, ...otherwise] = ways
  return { ...first!, ...(otherwise.length && { otherwise }) }
}

export const isSecret = (label: string): boolean => SECRET.test(label)

export function fieldOf(label: string, value: string, source: Source): Field {
  const target = readTarget(label, source)
  if (isSecret(label)) return { target, value: readText(value, source, true) }
  return { target: asField(target, label, source), value: readValue(value, source) }
}

/** A label in quotes may come with more words: `the "Name" field`. */
const asField = (target: Target, label: string, source: Source): Target =>
  literalOf(label, source) ? { ...target, quoted: true } : target
