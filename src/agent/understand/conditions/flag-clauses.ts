import type { Chunk } from '../chunks/chunk.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isParticle } from '../language/particles.ts'
import { stem } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { basesOf } from '../reading/verb-fields.ts'
import type { Token } from '../requests/read-message.ts'
import { kindsNamed } from './shared.ts'

/** Verbs of taking in (Levin, English Verb Classes and Alternations, 1993, 13.5.2 and 22.2): one stands for another before the same object. */
const TAKES_IN = /^(?:accept|take|welcome|admit)$/
const MAY = /^(?:can|could|may|might|cannot|can['’]?t)$/
const ABLE = /(?:able|ible)$/
/** So many words may stand between "can" and its verb: "can our patients book". */
const REACH = 4

/**
 * "doctors who are still taking on new patients" of `accepts_new_patients`, "what can be booked online" of `bookable_online`, "cannot be billed" of
 * `is_billable`: a verb and all that stands behind it in the name of a yes/no field of the records that are spoken of, said with a verb of
 * its class or with "can". The nouns in it are no records. Before nouns are looked for.
 */
export function readFlagClauses(draft: Draft): void {
  const { message, chunks } = draft
  for (const entity of kindsNamed(chunks))
    for (const field of entity.fields) {
      if (field.role !== 'boolean' || field.nested || !isClause(field)) continue
      const span = spanOf(message.tokens, field)
      const parts = span ? chunks.filter(c => c.from < span.end && c.to > span.start) : []
      if (!span || !parts.every(isFree)) continue
      // "patients who take …": the noun of the records themselves is none of the words.
      if (parts.some(c => c.to > span.end || c.from < span.start)) continue
      if (!isAlready(parts[0]!.fields, field)) takeFor(entity, field, parts)
      passSubject(draft, parts[0]!, entity)
    }
}
readFlagClauses.needs = (word: string) => MAY.test(word) || basesOf(word).some(base => TAKES_IN.test(base))

/** A verb and what stands behind it, or what can be done: `billable`. */
const isClause = ({ words }: Field): boolean => words.length > 1 || ABLE.test(words[0]!)

/** What a flag says without the verb that it may begin with: `is_billable`. */
const saidBy = ({ words }: Field): readonly string[] => (/^(?:is|are|be)$/.test(words[0]!) ? words.slice(1) : words)

function takeFor(entity: Entity, field: Field, parts: readonly Chunk[]): void {
  const [first, ...rest] = parts
  nameField(first!, { entity, field, columns: [field.column], quality: 1 })
  for (const chunk of rest) use(makeFiller(chunk), 'related')
}

/** "can our patients book": whoever may is no record of those that are asked for. */
function passSubject({ chunks, message }: Draft, verb: Chunk, entity: Entity): void {
  const may = chunks.findLastIndex(c => c.to <= verb.from && MAY.test(message.tokens[c.from]!.norm))
  const between = may < 0 ? [] : chunks.slice(may + 1, chunks.indexOf(verb))
  if (between.some(c => !isFree(c) || c.values.length || c.entities.some(e => e.entity === entity && e.quality >= 0.8)))
    return
  for (const chunk of between) if (chunk.entities.some(e => arePeople(e.entity))) use(makeFiller(chunk), 'related')
}

const isAlready = (fields: Chunk['fields'], field: Field): boolean =>
  fields.some(f => f.field === field && f.quality >= 0.9)

/** The words of the message that say the name of the field, as places of tokens. */
function spanOf(tokens: readonly Token[], field: Field): { start: number; end: number } | undefined {
  const [verb, ...object] = saidBy(field)
  for (let start = 0; start < tokens.length; start++) {
    if (verb === undefined || !isVerbOf(tokens, start, verb)) continue
    const end = behindObject(tokens, start + 1, object)
    if (end !== undefined) return { start, end }
  }
  return undefined
}

/** "taking" of `accepts`; "booked" and "book" of `bookable`, behind "can". */
function isVerbOf(tokens: readonly Token[], at: number, word: string): boolean {
  const bases = basesOf(tokens[at]!.norm)
  if (ABLE.test(word)) {
    const isPossible = tokens.slice(Math.max(0, at - REACH), at).some(({ norm }) => MAY.test(norm))
    return isPossible && bases.some(base => stem(base) === stem(word.replace(ABLE, '')))
  }
  const own = basesOf(word)
  return bases.some(base => own.includes(base) || (TAKES_IN.test(base) && own.some(one => TAKES_IN.test(one))))
}

/** Where the object ends, with particles and little words before it: "on any new patients". */
function behindObject(tokens: readonly Token[], from: number, object: readonly string[]): number | undefined {
  let at = from
  for (const word of object) {
    while (tokens[at] && stem(word) !== tokens[at]!.stem && (isParticle(tokens[at]!.norm) || FILLERS.has(tokens[at]!.norm))) at++ // oxfmt-ignore
    if (!tokens[at] || tokens[at]!.stem !== stem(word)) return undefined
    at++
  }
  return at
}
