import type { Entity } from '../entity-model/catalogue-model.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import type { Token } from '../requests/read-message.ts'
import { plural } from '../language/words.ts'
import type { Dictionary } from './dictionary.ts'

/**
 * The first letters of names of two to four words ("PO" of purchase orders, "SLA" of service level agreements), where no other
 * kind has the same and the catalogue has no such word.
 */
export function addInitials(dictionary: Dictionary, entities: readonly Entity[]): void {
  const named = entities
    .filter(entity => !entity.inside && !entity.hidden)
    .flatMap(entity => nounsOf(entity).map(words => ({ entity, words })))
    .filter(({ words }) => words.length > 1 && words.length < 5)
    .map(({ entity, words }) => ({ entity, initials: words.map(word => word[0]!).join('') }))
  for (const { entity, initials } of named) {
    const isShared = named.some(other => other.initials === initials && other.entity !== entity)
    if (!isShared && !dictionary.words.has(initials) && /^[a-z]+$/.test(initials))
      dictionary.initials.set(initials, entity)
  }
}

/**
 * The kind of record that initials stand for: in capitals ("which POs", unless all the message is), or in front of a number
 * ("po 4711").
 */
export function initialsOf(
  { text, norm }: Token,
  next: Token | undefined,
  message: string,
  { initials }: Dictionary,
): Entity | undefined {
  const isCapital = /^[A-Z]{2,4}s?$/.test(text) && /\p{Ll}/u.test(message.replaceAll(text, ''))
  const isNumbered = next !== undefined && /^[a-z]{2,4}$/.test(text) && /^#?\d{2,}$/.test(next.text)
  if (!isCapital && !isNumbered) return undefined
  return initials.get(norm) ?? (text.endsWith('s') ? initials.get(norm.slice(0, -1)) : undefined)
}

/** Where initials are a noun and no part of a text that is given: behind a determiner or before a number. */
const NOUN_BEHIND =
  /(?<=\b(?:an?|the|this|that|new|another|all|my|our|every|each) )[A-Z]{2,4}s?\b(?! \p{Lu})(?!['’-])/gu
const NOUN_BEFORE = /\b(?:[A-Z]{2,4}|[a-z]{2,4})s?(?= #?\d{2,})/g

/** A command with initials written out: "cancel PO 45" as "cancel purchase order 45", so that they are no value of anything. */
export function spellInitials(text: string, { initials }: Dictionary): string {
  if (!initials.size || !/\p{Ll}/u.test(text)) return text
  const spell = (said: string): string => {
    const norm = said.toLowerCase()
    const one = initials.get(norm)
    const many = !one && norm.endsWith('s') ? initials.get(norm.slice(0, -1)) : undefined
    return one?.noun ?? (many ? plural(many.noun) : said)
  }
  return text.replaceAll(NOUN_BEHIND, spell).replaceAll(NOUN_BEFORE, spell)
}
