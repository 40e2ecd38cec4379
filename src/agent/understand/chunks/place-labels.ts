import { type Dictionary, type FieldMention, keyOf } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { wordsIn } from '../language/stretches.ts'
import type { Token } from '../requests/read-message.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { saidKinds } from './said-kinds.ts'
import type { Places } from './stretch.ts'

/** So many words such a name may have, and so many a record's. */
const LONGEST = 5
const LONGEST_NAME = 8
/** How well a kind of record, and a field of it, has to be called by words. */
const CALLED = 0.75
const LOOSE = 0.6
/** What stands before it, and what may stand between "of" and whose it is. */
const BEFORE = /^(?:the|list|show|its|their|his|her|our|and)$/
const BETWEEN = /^(?:the|all|every|each|our|my|your|any|these|those)$/

/**
 * "the joined on of Ann Lee", "list the valid until of all cards": what stands between an article and "of" names a field of those right
 * behind also where it would be a verb or a word of grammar elsewhere; and so does another noun for records before what one of their
 * fields is called ("the customer group of Ann Lee" of a member's `type`).
 */
export function placeLabels(tokens: readonly Token[], places: Places): void {
  tokens.forEach(({ norm }, of) => {
    if (norm !== 'of' || of === 0) return
    let owners: ReadonlySet<Entity> | undefined
    for (let from = Math.max(0, of - LONGEST); from < of; from++) {
      if (!BEFORE.test(tokens[from - 1]?.norm ?? 'the') || !places.free(from, of)) continue
      const words = tokens.slice(from, of).map(token => token.norm)
      const labels = places.dictionary.labels.get(keyOf(words))
      const named = labels ?? behindNoun(words, places.dictionary)
      if (!named.length) continue
      owners ??= ownersBehind(tokens, of + 1, places)
      const isOwn = ({ entity, quality }: FieldMention) => owners!.has(entity) && quality >= LOOSE
      const fields = named.filter(isOwn)
      const called = places.dictionary.fields.get(keyOf(words)) ?? []
      const own = called.filter(isOwn)
      // What is called by all of the words goes before what a noun and the rest of them say.
      const best = labels ? bestOf(fields) : LOOSE
      if (bestOf(own) > best) {
        // "the email address of Ann Lee" of a `contact.email`, where others have an `email_address`.
        if (bestOf(called) > bestOf(own)) places.place(from, of, { fields: own, isLabel: true })
        return
      }
      if (fields.length) return void places.place(from, of, { fields, isLabel: true })
    }
  })
}

const bestOf = (fields: readonly FieldMention[]): number => Math.max(0, ...fields.map(({ quality }) => quality))

/** The kinds of the records that stand behind "of", by their noun or by a name. */
function ownersBehind(tokens: readonly Token[], behind: number, { dictionary, vocabularies }: Places): Set<Entity> {
  let at = behind
  while (BETWEEN.test(tokens[at]?.norm ?? '')) at++
  const kinds = saidKinds(tokens, dictionary, vocabularies).filter(kind => kind.from === at)
  if (kinds.length) return new Set(kinds.map(({ entity }) => entity))
  for (let to = Math.min(tokens.length, behind + LONGEST_NAME); to > behind; to--)
    for (const from of new Set([behind, at])) {
      const said = tokens.slice(from, to).flatMap(wordsIn).join(' ')
      const found = vocabularies.flatMap(({ exact }) => exact.get(said) ?? [])
      const named = found.filter(namesRecord).map(({ entity }) => entity)
      if (named.length) return new Set(named)
      // "Ann Lee" where only the `customer.name` of orders has been read.
      const copied = found.flatMap(({ field }) => dictionary.entities.get(keyOf(field.words.slice(0, -1))) ?? [])
      if (copied.length) return new Set(copied.filter(({ quality }) => quality === 1).map(({ entity }) => entity))
    }
  return new Set()
}

/**
 * Fields of the records whose noun stands first, by what stands behind it, and what other records have copied of them ("the client name of
 * all trips" of a `customer.name` in trips).
 */
function behindNoun(words: readonly string[], { entities, fields, labels }: Dictionary): FieldMention[] {
  for (let at = words.length - 1; at > 0; at--) {
    const key = keyOf(words.slice(at))
    const known = [...(fields.get(key) ?? []), ...(labels.get(key) ?? [])]
    const found = (entities.get(keyOf(words.slice(0, at))) ?? [])
      .filter(({ quality }) => quality >= CALLED)
      .flatMap(({ entity }) => fields.get(`${keyOf(entity.words)} ${key}`) ?? known.filter(f => f.entity === entity))
    if (found.length) return found
  }
  return []
}
