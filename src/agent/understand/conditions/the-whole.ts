import { type Draft, isFree, use } from '../reading/draft.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { isPlural, stem } from '../language/words.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'

const LINK = /^(?:in|at|of|with|on|from|by|for|to|across|within|throughout|into)$/i
const AUXILIARY = /^(?:do|does|did|has|have|had)$/i
const DETERMINER = /^(?:the|our|this|my|your)$/i
const ALL = /^(?:whole|entire|complete|full)$/i
/** Nouns for all that somebody holds or offers (a closed class of collective nouns). */
export const HOLDINGS =
  /^(?:range|assortment|catalogue|catalog|collection|portfolio|inventory|lineup|offering|register|registry|programme|group|chain)$/i
/** What a place or a firm that has records is, as WordNet has it. */
const PLACES = ['outlet', 'workplace', 'institution', 'establishment', 'organization', 'building', 'room']
/** Verbs of coming to belong somewhere and of belonging no more. */
const JOINING = /^(?:join|joins|joined|joining|leave|leaves|left|leaving|quit)$/i
const LEAVING = /^(?:leaves?|left|leaving|quit)$/i
const isUsed = ({ used }: Chunk): boolean => used !== undefined && used !== 'filler'
/** What people belong to as a whole, and what is only a part of such a thing, as WordNet has them. */
const BODIES = ['organization', 'organisation', 'association', 'institution', 'chorus', 'foundation']
const PARTS = ['unit', 'committee', 'commission']
/** How sure it is that a place of which only descriptions speak is the one that the service is. */
const TOLD = 0.75

/**
 * "in the shop", "our range", "registered with the company", "joined the association", "does our clinic have": behind a preposition, an
 * auxiliary or a verb of joining and an article the place, the firm or the body that the service itself is, or all that it holds, restricts nothing.
 */
export function readWhole(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (!isFree(chunk) || !isUnexplained(chunk) || !/^[a-z]{3,}$/.test(chunk.text) || isPlural(word)) return
    const before = ALL.test(draft.chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
    const link = draft.chunks[before - 1]?.text ?? ''
    const isBehindLink =
      DETERMINER.test(draft.chunks[before]?.text ?? '') && [LINK, JOINING, AUXILIARY].some(known => known.test(link))
    if (!isBehindLink || isNamed(draft, at + 1) || readSynonym(draft, at)) return
    const isHolding = HOLDINGS.test(word) || ORGANISATIONS.includes(word) || isCollection(word)
    if (!isHolding && !isCalled(draft, word)) {
      const isOurs = (/^our$/i.test(draft.chunks[before]?.text ?? '') || JOINING.test(link)) && isPlace(word)
      if (!isOurs && !isTold(draft.app.entities, word) && !isBody(word)) return
      draft.sureness = Math.min(draft.sureness, TOLD)
      draft.notes.push(`took the ${word} as all of it`)
    }
    use(chunk, 'whole')
    // Who left is not all of them: where nothing tells it, it is not understood.
    const verb = draft.chunks[before - 1]!
    if (LEAVING.test(verb.text) && !isUsed(verb)) draft.ignored.push(verb.text)
  })
  draft.chunks.forEach((chunk, at) => {
    if (isWholeOf(draft, at)) use(chunk, 'whole')
  })
}
readWhole.needs = (word: string) => DETERMINER.test(word) || ALL.test(word)

/** How sure it is that a word for the whole means a value of that sense. */
const SYNONYM = 0.5
const SAME = 0.85

/** "orders from the shop" of a `channel` that may be `store`: what the records asked about tell of it is said, and not all of them. */
function readSynonym(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  const same = wordKnowledge().synonyms(stem(chunks[at]!.text.toLowerCase()))
  const isSame = (choice: string) => (same.get(stem(choice.toLowerCase())) ?? 0) >= SAME
  const values = nodes
    .filter(node => !node.implicit)
    .flatMap(({ entity }) => entity.fields.map(field => ({ entity, field, values: field.choices.filter(isSame) })))
    .filter(one => one.values.length > 0)
    .map(one => ({ ...one, columns: [one.field.column], quality: SAME }))
  if (!values.length) return false
  Object.assign(chunks[at]!, { kind: 'mention', values, certainty: SAME })
  draft.sureness = Math.min(draft.sureness, SYNONYM)
  return true
}

/** "our range of boats", "the whole collection of prints": all of the kind behind it. */
function isWholeOf({ chunks, nodes }: Draft, at: number): boolean {
  const [chunk, of] = [chunks[at]!, chunks[at + 1]]
  const isHolding = isFree(chunk) && HOLDINGS.test(chunk.text) && isUnexplained(chunk)
  const isBehind = DETERMINER.test(chunks[at - 1]?.text ?? '') || ALL.test(chunks[at - 1]?.text ?? '')
  return isHolding && isBehind && /^of$/i.test(of?.text ?? '') && nodes.some(n => !n.implicit && n.at === at + 2)
}

/** Nothing is called so, or only something that is far from it. */
export const isUnexplained = ({ kind, entities, fields, values }: Chunk): boolean =>
  kind === 'unknown' ||
  (kind === 'mention' && [...entities, ...fields, ...values].every(({ quality }) => quality < 0.8))

/** A name, a number or an unknown word right behind tells which of them is meant. */
function isNamed({ chunks }: Draft, at: number): boolean {
  const next = chunks[at]
  return Boolean(
    next && (next.kind === 'unknown' || next.values.length || (next.literal && next.literal.kind !== 'date')),
  )
}

/** `flower-market`, `flowermarket`, `clinicdesk`: the name of the service ends in the noun, or begins with a long one. */
function isCalled({ app }: Draft, noun: string): boolean {
  const name = app.words.join('')
  return (noun.length >= 3 && name.endsWith(noun)) || (noun.length >= LONG && name.startsWith(noun))
}
/** Shorter nouns begin other words, too. */
const LONG = 6

/** "our repertoire": a collection and nothing that people are in. */
const isCollection = (noun: string): boolean => {
  const above = nounRelations().broader(noun)
  return (above.get('collection') ?? 0) >= 0.9 && !above.has('aggregation')
}

/** "joined the federation", "in the choir": what people belong to, and no part of it as a committee is. */
const isBody = (noun: string): boolean => {
  const above = nounRelations().broader(noun)
  return BODIES.some(body => above.has(body)) && !PARTS.some(part => above.has(part))
}

/** "in our library": a place or a firm, which is that of whoever speaks. */
const isPlace = (noun: string): boolean => PLACES.some(place => nounRelations().broader(noun).has(place))

/** Descriptions of fields and lists speak of it with its article, and it is a place or a firm, or people leave it: "Price in the shop". */
function isTold(entities: readonly Entity[], noun: string): boolean {
  const texts = entities.flatMap(({ fields, sources }) => [...fields, ...sources].map(one => one.description ?? ''))
  const says = (before: string) => {
    const said = new RegExp(String.raw`\b${before}(?:the|our|this) ${noun}\b`, 'i')
    return texts.some(text => said.test(text))
  }
  return isPlace(noun) ? says('') : says('(?:left|leaves?|leaving|joined|joins?|joining) ')
}
