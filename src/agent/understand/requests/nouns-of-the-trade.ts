import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { plural, singular, stem, wordsOf } from '../language/words.ts'
import { sortFields } from '../entity-model/sorts.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isSold } from './stand-for-things.ts'
import { type Draft, isFree, makeFiller, nameKind } from '../reading/draft.ts'

/** Verbs of asking that are nouns as well (closed class). */
const ASKS = /^(?:list|show|display|count|find|search|report|view|name|print|query)$/

/** How sure it is at most that the noun restricts nothing. */
const OF_THE_TRADE = 0.78

/**
 * "glasses orders" of the orders of a service that describes them as "orders of glasses", "library users" of an application called Media
 * Library: the first part of a compound noun that says what all of the records are about, in the service's own words. What is the value
 * or the name of anything, or part of a value of these records, restricts them. Before nouns are looked for.
 */
export function passTradeNouns(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    const head = chunks[at + 1]?.entities.find(e => e.quality >= 0.8)?.entity
    const isBeforeField = isOnlyOf(chunk, chunks[at + 1])
    if (!(head ?? isBeforeField) || !isFree(chunk) || !isPlainNoun(chunk)) return
    if (chunk.entities.length && !isBeforeField) return
    const word = chunk.text.toLowerCase()
    // "list orders", which the descriptions say too: what asks for them says nothing of them.
    if (ASKS.test(word) && chunks.slice(0, at).every(({ kind }) => kind === 'filler')) return
    const isOfName = isPartOfName(word, app) && isOnlyPart(chunk)
    if (!isOfName && !(head && chunk.values.length === 0 && isToldOf(word, head, app))) return
    makeFiller(chunk)
    draft.notes.push(`passed over “${chunk.text}”`)
    draft.sureness = Math.min(draft.sureness, OF_THE_TRADE)
  })
}

/** "the library card" of members with a `card_number`: of what stands behind, the branches that may be called libraries have none. */
const isOnlyOf = ({ entities }: Chunk, next: Chunk | undefined): boolean =>
  next !== undefined &&
  next.fields.some(f => f.quality >= 0.5) &&
  entities.every(e => e.quality <= 0.8 && next.fields.every(f => f.entity !== e.entity))

/**
 * "teas" in a tea shop that keeps products, "the dearest bike" in a bike shop: the noun that an application's name modifies itself by,
 * for the only kind that is sold, where neither that kind nor a thing behind the noun is named; what a field sorts apart from them is none of
 * them. Before nouns are looked for.
 */
export function nameTradeNouns(draft: Draft): void {
  const { chunks, app } = draft
  const isNamed = (chunk: Chunk | undefined) => chunk?.entities.some(e => e.quality >= 0.8) ?? false
  const at = chunks.findIndex(
    (chunk, i) =>
      isFree(chunk) &&
      isBareWord(chunk) &&
      isOnlyPart(chunk) &&
      !isNamed(chunks[i + 1]) &&
      modifiesName(chunk.text, app),
  )
  // An application may have very many kinds: they are looked at last.
  const [sold, ...others] = at < 0 ? [] : app.entities.filter(isSold)
  if (!sold || others.length || chunks.some(c => c.entities.some(e => e.entity === sold && e.quality >= 0.8))) return
  const meant = sortMeant(sold, chunks[at]!.text)
  // "black teas": which of them is said beside the noun.
  const isSaid = chunks.some((c, i) => i !== at && c.values.some(v => v.field === meant?.field && v.quality >= 0.5))
  const sort = isSaid ? undefined : meant
  nameKind(chunks[at]!, sold, 0.8)
  if (sort) Object.assign(chunks[at]!, { entities: [{ entity: sold, quality: 0.8, ofSort: true }], values: [sort] })
  draft.notes.push(`took “${chunks[at]!.text}” as ${plural(sold.noun)}`)
  draft.sureness = Math.min(draft.sureness, OF_THE_TRADE)
}

/** What shops have beside the things that they are called after: "the dearest tea" is no pot, and "our bikes" are no brake pads. */
const BESIDES = pattern('i')`
  ^(?:
    accessor(?:y|ies)|(?:spare[ _-]?)?parts?|spares?|components?|equipment|gear|clothing|apparel|merch(?:andise)?
    |gifts?|gift[ _-]?(?:cards?|sets?|vouchers?)|vouchers?|services?|suppl(?:y|ies)|consumables?|others?|misc(?:ellaneous)?
  )$
`

/**
 * Which of the goods are such, as a field sorts them: those whose sort is called so ("road_bike" of bikes), else those of none that shops only
 * have beside them; nothing where no field tells it.
 */
function sortMeant(sold: Entity, noun: string): ValueMatch | undefined {
  const one = stem(singular(noun.toLowerCase()))
  const isCalledSo = (choice: string) => wordsOf(choice).length > 1 && stem(singular(wordsOf(choice).at(-1)!)) === one
  const of = (isMeant: (choice: string) => boolean) =>
    sortFields(sold).flatMap(field => {
      const values = field.choices.filter(isMeant)
      return values.length && values.length < field.choices.length
        ? [{ entity: sold, field, columns: [field.column], values, quality: 0.9 }]
        : []
    })
  const [called, beside] = [of(isCalledSo), of(choice => BESIDES.test(choice))]
  if (called.length) return called.length === 1 ? called[0] : undefined
  return beside.length === 1 ? { ...beside[0]!, negated: true } : undefined
}

/** "tea" of `teahouse` and of "Tea Shop", but not "shop". */
function modifiesName(noun: string, { name, words }: AppModel): boolean {
  const one = singular(noun.toLowerCase())
  const rest = name.toLowerCase().startsWith(one) ? name.slice(one.length).replace(/^[^\p{L}]+/u, '') : ''
  const isWord = rest.length > 2 && wordKnowledge().find(stem(rest.toLowerCase())) !== undefined
  return isWord || words.slice(0, -1).some(word => stem(word) === stem(one))
}

/** One word in small letters that neither names anything here nor does anything in the sentence. */
const isBareWord = (chunk: Chunk): boolean =>
  isSmallWord(chunk) && /^(?:unknown|mention|app)$/.test(chunk.kind) && !chunk.entities.length

/** One word in small letters that says no more than the description of some field names. */
const isSmallWord = ({ text, fields }: Chunk): boolean =>
  /^\p{Ll}{3,}$/u.test(text) && fields.every(({ quality }) => quality < 0.8)

/** One word in small letters that English has as a noun, and no more than the description of some field names. */
const isPlainNoun = (chunk: Chunk): boolean =>
  isSmallWord(chunk) && !chunk.literal && !chunk.operator && nounRelations().broader(singular(chunk.text)).size > 0

/** It is no value, or a part of longer ones only ("school" of "School Magazine"). */
const isOnlyPart = ({ values, weak }: Chunk): boolean => !values.length || weak === 'part' || weak === 'inside'

/** "library" of an application called `media-library` or `medialibrary`. */
const isPartOfName = (word: string, { name, words }: AppModel): boolean =>
  words.some(one => stem(one) === stem(word)) || name.toLowerCase().endsWith(word)

/** The descriptions of what is done with the records have the word: "Note that a visitor was answered" of a tool for reports. */
const isToldOf = (word: string, { words }: Entity, { tools }: AppModel): boolean =>
  tools.some(
    tool =>
      tool.words.some(one => stem(one) === stem(words.at(-1)!)) &&
      wordsOf(tool.description).some(one => stem(one) === stem(word)),
  )
