import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Place } from './annotate.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Chunk } from './chunk.ts'
import { FILLERS, LIGHT_VERBS } from '../language/lexicon.ts'
import { baseOf, isIrregular } from '../language/verb-forms.ts'
import type { Dictionary, FieldMention } from '../dictionary/dictionary.ts'
import type { Read } from './place-words.ts'
import { isPlural, singular, stem, wordsOf } from '../language/words.ts'

/** How near the last words of two names have to be for them to say the same behind the same first word (likeness of WordNet). */
const LEAST_LIKENESS = 0.3
const PARTLY = 0.6
/** What is read from a part of a name or from a description is a guess. */
const GUESSED = 0.6

/**
 * "credit line" of a credit limit, "launch day" of a launch date: the first word of a field's name, and behind it a noun that is
 * about the same as its last one. Only where nothing else is called so and one field of a kind of record fits.
 */
export function placePartlyNamed(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  entities: readonly Entity[],
  place: Place,
): void {
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [first, second] = [tokens[at]!, tokens[at + 1]!]
    if (!isOpen(chunks[at], first) || !isOpen(chunks[at + 1], second, LOOSE_NOUN)) continue
    const fields = entities.flatMap(entity => {
      const found = entity.hidden ? [] : entity.fields.filter(field => isPartlyNamed(field, first, second))
      return found.length === 1 ? [mention(entity, found[0]!)] : []
    })
    if (fields.length) place(at, at + 2, { fields, certainty: GUESSED })
  }
}

const mention = (entity: Entity, field: Field): FieldMention => ({
  entity,
  field,
  columns: [field.column],
  quality: PARTLY,
})

const isPartlyNamed = ({ words, role }: Field, first: Read, second: Read) =>
  words.length === 2 &&
  role !== 'boolean' &&
  role !== 'reference' &&
  stem(words[0]!) === first.stem &&
  wordKnowledge().likeness(stem(words[1]!), second.stem) >= LEAST_LIKENESS

/** "line" of order lines is a noun only loosely. */
const LOOSE_NOUN = 0.8

/** Nothing is called so, or hardly. */
const isOpen = (chunk: Chunk | undefined, { norm }: Read, noun = 0) =>
  /^[a-z]{3,}$/.test(norm) &&
  !FILLERS.has(norm) &&
  (!chunk ||
    (chunk.kind === 'mention' &&
      chunk.to - chunk.from === 1 &&
      chunk.values.length === 0 &&
      chunk.entities.every(e => e.quality <= noun) &&
      chunk.fields.every(f => f.quality < 0.7)))

/**
 * "childless" of `has_child`, "without a queen" of `queenless`: a yes/no field whose name says that there is none, and the word
 * for what there is none of, either way round.
 */
export function placeLackingWords(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  place: Place,
): void {
  tokens.forEach(({ norm }, at) => {
    if (chunks[at] || !/^[a-z]{4,}$/.test(norm) || FILLERS.has(norm)) return
    const base = /^(\w{3,})less$/.exec(norm)?.[1]
    const key = base ? stem(base) : stem(`${withoutPlural(norm)}less`)
    const flags = (dictionary.fields.get(key) ?? []).filter(m => m.field.role === 'boolean' && m.quality >= 0.7)
    if (flags.length) place(at, at + 1, { fields: flags, negated: true })
  })
}

const withoutPlural = (norm: string) => (norm.endsWith('s') && !norm.endsWith('ss') ? norm.slice(0, -1) : norm)

/** Words of descriptions that say little of one field (they stand in many). */
const MOST_DESCRIBED = 2
const LEAST_RARITY = 0.3

/** What descriptions of fields say, by the stems of their telling words; made once for each kind of record. */
const described = new WeakMap<Entity, Map<string, Field[]>>()

function describedBy(entity: Entity): Map<string, Field[]> {
  const known = described.get(entity)
  if (known) return known
  const out = new Map<string, Field[]>()
  for (const field of entity.fields) {
    if (['boolean', 'id', 'reference'].includes(field.role) || field.nested) continue
    for (const word of new Set(wordsOf(field.description).map(stem)))
      if (word.length > 3 && wordKnowledge().rarity(word) >= LEAST_RARITY)
        out.set(word, [...(out.get(word) ?? []), field])
  }
  described.set(entity, out)
  return out
}

/** Nouns for people in general: where there are records of people, these are meant, no field that is about people. */
const ANYBODY = /^(?:people|persons?|folks?)$/

/**
 * A noun that only the description of a field has stands for it: "consumption" of `kwh` "Consumption in the month". It is a
 * guess; a word in the descriptions of many fields says nothing.
 */
export function placeDescribed(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  entities: readonly Entity[],
  place: Place,
): void {
  const hasPeople = () => entities.some(entity => !entity.hidden && arePeople(entity))
  tokens.forEach((token, at) => {
    if (chunks[at] || !/^\p{Ll}{4,}$/u.test(token.text) || FILLERS.has(token.norm)) return
    // "how many came in": where a description says that they "came from" is another thing; a noun is never an irregular past.
    const base = baseOf(token.norm)
    if (base !== undefined && stem(base) !== token.stem && LIGHT_VERBS.has(token.stem)) return
    // "bought" is a verb as "ordered" is, whatever a description says of what was.
    if (isIrregular(token.norm) || /(?:ed|ing|ly)$/.test(token.norm) || (ANYBODY.test(token.norm) && hasPeople()))
      return
    // "visits" are no "Weight at the last visit": of several only what is said of several speaks.
    const isSeveral = isPlural(token.norm) && singular(token.norm) !== token.norm
    const isSaid = ({ description }: Field) => !isSeveral || wordsOf(description).some(word => word === token.norm)
    const fields = entities
      .filter(entity => !entity.hidden)
      .flatMap(entity => {
        const found = (describedBy(entity).get(token.stem) ?? []).filter(isSaid)
        return found.length <= MOST_DESCRIBED ? found.slice(0, 1).map(field => mention(entity, field)) : []
      })
    if (fields.length) place(at, at + 1, { fields: fields.map(f => ({ ...f, quality: 0.5 })), certainty: GUESSED })
  })
}

/** "street address" of an `address` "Street and number": a word of the description right before the field that it is of. */
export function placeDescribedNames(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    const next = chunks[at + 1]
    if (!isOpen(chunks[at], token) || !next || next.from !== at + 1 || !/^\p{Ll}{4,}$/u.test(token.text)) return
    if (FILLERS.has(token.norm) || next.entities.length || next.values.length) return
    const fields = next.fields.filter(
      m => m.quality >= 0.9 && !m.entity.hidden && describedBy(m.entity).get(token.stem)?.includes(m.field),
    )
    if (fields.length) place(at, next.to, { fields, certainty: next.certainty })
  })
}
