import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { fold, isPlural, wordsOf } from '../language/words.ts'
import type { Message } from '../requests/read-message.ts'

/** What may stand between the verb and what is made. */
const BEFORE =
  /^(?:an?|the|this|that|these|another|new|brand|one|two|three|up|me|us|him|her|them|some|any|my|our|his|their|its)$/
/** Where the words for a thing end: prepositions, those in -ing among them (Quirk et al., 1985, 9.8), and what it is called. */
const BEHIND = pattern()`
  ^(?:
    of|for|from|with|about|in|on|to|by|at|as|against|over|under|between|into|onto|after|before|since|until|till|per|via|that|which|who
    |whose|where|when|and|or|regarding|concerning|including|involving|following|affecting|covering|showing|using|saying|starting
    |beginning|costing|lasting|containing|called|named|titled|labell?ed|dated|worth|because
  )$
`
/** Words that say no more than that it is one thing among those that are kept. */
const ENTRY = /^(?:record|entry|profile|item|details?|data|today|tomorrow|yesterday|now|please|online|again|too)$/

/** What the words right behind the verb of an order name: "a flat tyre" of "log a flat tyre on van 7". None where a name stands there. */
export function thingMade({ tokens, text }: Message, chunks: readonly Chunk[], verb: number): Chunk[] {
  let from = verb
  // "add 2 nights to reservation 5": however many they are.
  while (BEFORE.test(tokens[from]?.norm ?? '') || /^\d+$/.test(tokens[from]?.norm ?? '')) from++
  const to = tokens.findIndex((token, at) => {
    const said = text.slice(token.start, token.end)
    const isCut = at > from && /[,;:.!?–—"“]/.test(text.slice(tokens[at - 1]!.end, token.start))
    return at >= from && (isCut || BEHIND.test(token.norm) || !/^\p{Ll}/u.test(said))
  })
  const address = chunks.find(c => c.literal?.kind === 'email' && c.from >= from)?.from ?? tokens.length
  const end = Math.min(address, to < 0 ? tokens.length : to)
  const named = chunks.filter(c => c.from >= from && c.to <= end)
  // "hire ann lee (ann@x.example)": a name in small letters.
  if (end === address && address < tokens.length && !named.at(-1)?.entities.length) return []
  const last = named.findLastIndex(c => !ENTRY.test(c.text) && c.literal === undefined)
  return named.slice(0, last + 1)
}

/**
 * "log a breakdown of van 7", "add a warning to driver Ann Lee", "open a dispute for card 5": what is made is named by words that this
 * kind of record does not go by; it is only spoken of behind them, and nothing of its kind is made. What is put among others of
 * a kind, or in as one of them, is one: "add a lamp to the products".
 */
export function isAboutOther(
  message: Message,
  chunks: readonly Chunk[],
  { entity, at }: { entity: Entity; at: number },
): boolean {
  const made = thingMade(message, chunks, 1)
  return made.length > 0 && !made.some(c => isOf(c, entity)) && !isPutAmong(message, chunks, at)
}

/** Whether it is called by what the records are, or by a field that begins with that: "an account name". */
const isOf = (chunk: Chunk, entity: Entity): boolean =>
  chunk.entities.some(e => e.entity === entity) ||
  chunk.fields.some(f => f.entity === entity && fold(chunk.text).startsWith(`${entity.noun} `))

/** "to the products", "as a product". */
function isPutAmong({ text, tokens }: Message, chunks: readonly Chunk[], noun: number): boolean {
  const before = text.slice(0, tokens[noun]!.start)
  const word = wordsOf(chunks.find(c => c.from === noun)?.text ?? '').at(-1) ?? ''
  return (
    /\bas (?:(?:an?|the|our) )?(?:new )?$/i.test(before) ||
    (isPlural(word) && /\b(?:to|into|in|among) (?:(?:the|our|my|its|list of) )*(?:\w+ )?$/i.test(before))
  )
}
