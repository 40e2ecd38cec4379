import { onlyOne } from '../../../lib/only-one.ts'
import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { placeKind } from '../calls/write-places.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import { isCountryName } from '../language/places.ts'
import { fold, singular, wordsOf } from '../language/words.ts'
import { chunksAt, free, type NewRecord } from './new-record.ts'
import { capitalised, capitalisedName, lettersOfAddress } from './small-name.ts'
import type { Slot } from './slots.ts'
import type { Span } from './spans.ts'

/** "new lead" at the head of a list, also over several lines. */
const HEADS_LIST = pattern('iu')`
  ^\W*(?:please\s+)?(?:new|add|create|enter|register|log|save|record|another)\s+(?:an?\s+)?(?:new\s+)?
  (?-i:\p{Ll}+\s)?(?-i:\p{Ll}*[^\P{Ll}s])(?:\s*[:;\n]|\s[-–—]\s|\s[^;\n]{2,60}[;\n])
`
/** What is told of one new record in lines, or between semicolons and bars, as a list between commas. */
export const sayInOneLine = (message: string): string =>
  /[;\n|]|\s\/\s/.test(message) && testIn(message, HEADS_LIST)
    ? message
        .trim()
        .replace(/\s*:?\s*(?:;|\n+|\s\|\s|\s\/\s)\s*/g, ', ')
        .replace(/^([^,:]*), /, '$1: ')
    : message

/** Titles in short, and heads of titles that are called by a part of the body or a place in a row. */
const OF_RANK = /^(?:c[a-z]{1,2}o|[es]?vp|md|gm|head|chief|lead|intern|temp)$/

/** "procurement manager", "head of operations", "cfo": what somebody does, by the noun before "of". */
const isTitleText = (text: string): boolean => {
  const head = wordsOf(text.split(/\s+of\s+/i)[0]!).at(-1) ?? ''
  return OF_RANK.test(head) || isPersonNoun(head) || isPersonNoun(singular(head))
}

/** The parts of what is told of a record, between commas, colons and dashes; the first begins behind the noun of the record. */
function itemsOf({ span, message, chunks, context }: NewRecord): { text: string; span: Span; isFirst: boolean }[] {
  const noun = chunks.find(c => c.entities.some(e => e.entity === context.entity && e.quality >= 0.7))
  const start = noun ? message.tokens[noun.to - 1]!.end : span.start
  const items: { text: string; span: Span; isFirst: boolean }[] = []
  for (const match of message.text.slice(start, span.end).matchAll(/(?:[^,;:()\n\s]|[\s:](?![\s]))+/gu)) {
    let at = start + match.index
    for (const part of match[0].split(/(:\s|\s[-–—|/]\s)/)) {
      const text = part.trim()
      const from = at + part.indexOf(text)
      at += part.length
      if (!/[\p{L}\d]/u.test(text)) continue
      items.push({ text, span: { start: from, end: from + text.length }, isFirst: items.length === 0 })
    }
  }
  return items
}

/** Two to four words of letters, in small letters. */
const SMALL = /^\p{Ll}[\p{L}'’-]*(?:\s+\p{Ll}[\p{L}'’-]*){1,3}$/u

/**
 * "new lead: ann lee, buyer at Acme, ann.lee@x.example": the name of somebody in small letters is the part of the list that the address is made
 * of, wherever that stands, or the first part where it is nothing else.
 */
export function smallNameInList(record: NewRecord): { name: string; span: Span } | undefined {
  if (!arePeople(record.context.entity) && record.context.entity.nameFields.length < 2) return undefined
  const email = record.chunks.find(({ literal }) => literal?.kind === 'email')
  const address = email && lettersOfAddress(email)
  const items = itemsOf(record).filter(({ text, span }) => SMALL.test(text) && isOpen(record, span))
  const found =
    items.find(({ text }) => address !== undefined && isMadeOf(address, text)) ??
    items.find(({ text, span, isFirst }) => isFirst && isNothingElse(record, text, span))
  return found && { name: capitalisedName(found.text), span: found.span }
}

const isOpen = (record: NewRecord, span: Span): boolean => {
  const inside = chunksAt(record, span)
  return inside.length > 0 && inside.every(c => !record.taken.has(c) && c.literal === undefined)
}

const isMadeOf = (address: string, text: string): boolean =>
  !isTitleText(text) && wordsOf(text).some(word => word.length > 2 && address.includes(fold(word)))

/** No title, no words of the service, and a word that nothing is called. */
function isNothingElse(record: NewRecord, text: string, span: Span): boolean {
  const inside = chunksAt(record, span)
  const { entity } = record.context
  const isName = ({ kind, values }: Chunk) => kind === 'unknown' || values.some(v => v.entity === entity && entity.nameFields.includes(v.field)) // oxfmt-ignore
  return !isTitleText(text) && inside.every(isName)
}

/** "buyer at Acme", "cfo": what somebody does, and where, in whatever letters. */
const TITLE_AT = /^(?<title>\S.*?)(?:,?\s+(?:at|with|for|from|@)\s+(?<firm>\S.*))?$/u
const AT_FIRM = /(?:^|\s)(?:at|with|from|works\s+(?:at|for)|working\s+(?:at|for)|@)\s+(?<firm>\S.*)$/u

/** "oslo", "france", "2024": a town, a country and a year by themselves, where a new record has one field for such a thing. */
export function placesAndYears(record: NewRecord): [Slot, unknown, Span][] {
  const only = (noun: RegExp, type: RegExp) =>
    onlyOne(free(record).filter(s => type.test(s.type) && !s.target && !s.choices.length && noun.test(s.words.at(-1)!)))
  const city = only(/^(?:city|town)$/, /^string$/)
  const country = only(/^(?:country|nation)$/, /^string$/)
  const year = only(/^year$/, /^(?:integer|number)$/)
  return itemsOf(record).flatMap(({ text, span }): [Slot, unknown, Span][] => {
    const inside = chunksAt(record, span)
    if (!inside.length || inside.some(c => record.taken.has(c))) return []
    if (year && /^(?:19|20)\d\d$/.test(text)) return [[year, Number(text), span]]
    if (text.length < 4) return []
    const name = capitalisedName(text)
    if (country && isCountryName(name)) return [[country, name, span]]
    return city && placeKind(name) === 'city' ? [[city, name, span]] : []
  })
}

/** What the parts of the list that are typed in small letters say of somebody: what they do and for whom. */
export function smallItems(record: NewRecord, title: Slot | undefined, firm: Slot | undefined): [Slot, string, Span][] {
  const found: [Slot, string, Span][] = []
  for (const { text, span } of itemsOf(record)) {
    if (chunksAt(record, span).some(({ literal }) => literal && literal.kind !== 'number')) continue
    const said = TITLE_AT.exec(text)?.groups
    const isTitle = said?.['title'] !== undefined && isTitleText(said['title']) && !isOfRecord(said['title'], record)
    const titled = { start: span.start, end: span.start + (said?.['title'] ?? '').length }
    if (title && isTitle && isOpen(record, titled) && free(record).includes(title))
      found.push([title, asKept(said['title']!, title, record), titled])
    const place = (isTitle ? said['firm'] : undefined) ?? AT_FIRM.exec(text)?.groups?.['firm']
    // "jane at acme": somebody who is not read yet.
    const lead = chunksAt(record, { start: span.start, end: span.end - (place?.length ?? 0) })
    if (lead.some(c => c.kind === 'unknown' && !record.taken.has(c)) && !isTitle) continue
    const where = place && { start: span.end - place.length, end: span.end }
    if (firm && place && where && isOpen(record, where) && !isPlace(place))
      found.push([firm, asKept(place, firm, record), where])
  }
  return found
}

/** "add as customer", "the new member": the record itself, and what is told in a clause. */
const isOfRecord = (text: string, { context }: NewRecord): boolean =>
  /^(?:as|the|an?|for|with|to|in|of|and|is|she|he|they|it|his|her|their|our|my|your|new|who)\b/i.test(text) ||
  singular(wordsOf(text).at(-1) ?? '') === context.entity.words.at(-1)

const isPlace = (text: string): boolean => placeKind(text) === 'city' || isCountryName(text)

/** So many values tell how the records write them. */
const ENOUGH = 8

/** A text in small letters comes with capitals where the records write theirs so. */
function asKept(text: string, slot: Slot, { context }: NewRecord): string {
  if (/\p{Lu}/u.test(text)) return text
  let capitals = 0
  let all = 0
  const own = context.app.vocabularies.find(({ entity }) => entity === context.entity)
  for (const matches of own?.exact.values() ?? []) {
    const match = matches.find(({ field, quality }) => field === slot.field && quality === 1)
    if (!match || !/\p{L}\s\p{L}/u.test(match.values[0]!)) continue
    all++
    capitals += Number(!/(?:^|\s)(?!(?:of|and|the|for|in|at|de|von|van)\s)\p{Ll}/u.test(match.values[0]!))
    if (all >= ENOUGH) break
  }
  if (!all || capitals < all / 2) return text
  return text
    .split(/\s+/)
    .map(word =>
      /^(?:of|and|the|for|in|at)$/.test(word)
        ? word
        : OF_RANK.test(word) && word.length < 4
          ? word.toUpperCase()
          : capitalised(word),
    ) // oxfmt-ignore
    .join(' ')
}
