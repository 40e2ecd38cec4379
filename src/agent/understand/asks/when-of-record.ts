import { onlyOne } from '../../../lib/only-one.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { tellsState } from '../assemble/columns.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { endsOn, lasts, startsOn } from '../entity-model/begin-and-end.ts'
import { arePeople } from '../entity-model/people.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isParticle } from '../language/particles.ts'
import { LIGHT_VERBS, saysLittle } from '../language/lexicon.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import { isMaking, yearOfMaking } from './graded-field.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import { basesOf, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'

/** How sure it is at most which date a verb speaks of that none is called after. */
const BY_VERB = 0.6

const WHEN =
  /^\W*(?:(?:and|so|but) )?(?:when|what (?:day|date|time)(?= (?:is|are|was|were|do|does|did|will|has|have)\b))\b/i
/** Verbs that only help others, and what stands between them (Quirk et al., 1985, § 3.21). */
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|am|do|does|did|has|have|had|will|would|shall|should|can|could|may|might|must|going|to|getting|get|gets|got)$/i
const PRONOUN = /^(?:i|we|you|they|he|she|it|that|this|those|these|them|him|her|us|one|ones|there|here)$/i

/**
 * "when was that put in?", "when are Falk & Reyes getting married?": of one record that is named, and a verb that no field is called
 * after, the date that the verb means, else the one that the record is about. Only where a message was not understood otherwise.
 */
export function readWhenOfRecord(draft: Draft): void {
  const { message, nodes } = draft
  if (!draft.tags || !testIn(message.text, WHEN) || draft.project.length || draft.measures.length || draft.group) return
  const [node, ...others] = nodes.filter(one => isOne(one))
  if (!node || others.some(other => other.entity !== node.entity)) return
  if (tellsState(draft, node.entity)) return
  const said = verbPhrase(draft, node.entity)
  const dates = node.entity.fields.filter(field => field.role === 'date' && !field.nested)
  const made = said.some(({ text }) => isMaking(text.toLowerCase())) ? yearOfMaking(node.entity) : undefined
  if (made) {
    draft.project.push({ columns: [made.column], entity: node.entity, at: 0 })
    for (const chunk of [draft.chunks[0]!, ...said]) if (isFree(chunk)) use(chunk, 'project')
    draft.sureness = Math.min(draft.sureness, BY_VERB)
    return void draft.notes.push(`took “${said.map(({ text }) => text).join(' ')}” as ${made.words.join(' ')}`)
  }
  if (!dates.length) return
  const found = dateOf(draft, node.entity, dates, said)
  if (!found) return
  draft.sureness = Math.min(draft.sureness, BY_VERB)
  const told = said.map(({ text }) => text).join(' ') || 'when'
  draft.notes.push(`took “${told}” as ${found.words.join(' ')}`)
  draft.project.push({ columns: [found.column], entity: node.entity, at: 0 })
  for (const chunk of said) if (isFree(chunk)) use(chunk, 'project')
}

/** A record that is named, or the one that was spoken of before. */
const isOne = (node: Node): boolean => node.previous || isKeyed(node)

/** The words of the verb: those that nothing else has explained, and the light ones with them. */
function verbPhrase({ chunks, tags }: Draft, entity: Entity): Chunk[] {
  const isNoun = ({ kind, from, text }: Chunk) =>
    kind === 'unknown' && tags?.[from] === 'NOUN' && !isParticiple(text) && !/ing$/.test(text)
  const said = chunks.slice(1).filter(chunk => (isOfVerb(chunk) && !isNoun(chunk)) || isNounOf(chunk, entity))
  return said.every(({ text }) => isParticle(text)) ? [] : said
}

/** "married" of weddings: a form of a verb that the records are called after, more or less. */
const isNounOf = ({ text, used, entities }: Chunk, entity: Entity): boolean =>
  used === 'entity' &&
  (/^\p{Ll}+(?:ed|ing)$/u.test(text) || isParticiple(text)) &&
  !entity.words.includes(text) &&
  entities.some(e => e.entity === entity)

const isOfVerb = (chunk: Chunk): boolean => {
  const { kind, text } = chunk
  if (!/^\p{Ll}{2,}$/u.test(text) || AUXILIARY.test(text) || PRONOUN.test(text) || /^(?:day|date|time)$/.test(text))
    return false
  if (isParticle(text)) return true
  return kind === 'unknown' ? isFree(chunk) : kind === 'filler' && (LIGHT_VERBS.has(stem(text.toLowerCase())) || isParticiple(text)) // oxfmt-ignore
}

/** The date that the verb means; else the one that the record is about, where the verb says little or is about such records. */
function dateOf(draft: Draft, entity: Entity, dates: readonly Field[], said: readonly Chunk[]): Field | undefined {
  const { text } = draft.message
  const isToCome = /^\W*\w+ (?:is|are|will|should|shall|do|does|can|must)\b/i.test(text)
  const verbs = said.flatMap(({ text: word }, at) =>
    isParticle(word) ? [] : isComing(draft, word) ? ['join', 'arrive'] : verbsOf(word, said[at + 1]?.text),
  )
  const named = verbs.length > 0 && fieldOfVerb(verbs, dates.map(field => ({ field })), !isToCome)?.field // oxfmt-ignore
  if (named) return isToCome && isDone(named) ? (onlyOne(dates.filter(isPlanned)) ?? named) : named
  if (!said.every(({ text: word }) => isEmpty(word) || isAbout(entity, word))) return undefined
  const kept = dates.filter(field => !isOfRecord(field))
  const fits = kept.filter(field => (isToCome ? !isDone(field) : !isPlanned(field)))
  const plain = onlyOne(
    kept.filter(({ words }) => words.every(word => PLAIN.test(word) || entity.words.includes(word))),
  )
  const unique = fits.filter(({ words }) => !/^(?:last|latest|next)$/.test(words[0]!))
  return (
    plain ??
    onlyOne(fits) ??
    onlyOne(unique) ??
    firstOfBoth(entity, kept) ??
    (kept.length ? undefined : primaryDate(entity))
  )
}

/** "when is the boat fair?" of a `start_date` and an `end_date` and nothing else: the day on which it begins. */
function firstOfBoth(entity: Entity, dates: readonly Field[]): Field | undefined {
  const first = startsOn(entity)
  const isOneOfBoth = (date: Field) => date === first || date === endsOn(entity)
  return lasts(entity) && !arePeople(entity) && dates.every(isOneOfBoth) ? first : undefined
}

/** "come to us": what comes in. */
const isComing = ({ message }: Draft, word: string): boolean =>
  /^c(?:a|o)m(?:e|es|ing)$/i.test(word) && /\bto us\W*$/i.test(message.text)

/** Words of a date that say nothing of what happens then. */
const PLAIN = /^(?:date|day|time|at|on|when|scheduled|takes|place|the|of)$/
/** When the record itself was made, changed or asked for, and not when what it is about happens. */
export const isOfRecord = ({ words }: Field): boolean =>
  words.some(word =>
    /^(?:creat|updat|modif|insert|delet|sync|enquir|inquir|request|record|log|enter|add|chang|import)\w*$/.test(word),
  )
const isDone = ({ words }: Field): boolean =>
  words.some(word => isParticiple(word) && !/^(?:scheduled|planned|expected)$/.test(word))
const isPlanned = ({ words }: Field): boolean =>
  words.some(word => /^(?:due|expected|planned|next|until|deadline|expir\w*|eta|etd|estimated)$/.test(word))

/** A verb that says little by itself: "put in", "gone out". */
const isEmpty = (word: string): boolean =>
  isParticle(word) ||
  basesOf(word.toLowerCase()).some(base => saysLittle(base) || /^(?:put|set|take)$/.test(base)) // oxfmt-ignore

/** How near a verb has to be to the noun of the records to be what they are about (likeness of WordNet): marrying of weddings. */
const ABOUT = 0.5
const isAbout = ({ words }: Entity, word: string): boolean =>
  basesOf(word.toLowerCase()).some(verb => wordKnowledge().likeness(stem(verb), stem(words.at(-1)!)) >= ABOUT)
