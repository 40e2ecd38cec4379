import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'
import { kindsNamed } from './shared.ts'

/** How a description says what a yes/no field tells of a record: "Whether we are hiring for it", "True if guests may smoke here". */
const CLAUSE = /^\W*(?:whether(?: or not)?|(?:is )?true (?:if|when|where)|set (?:if|when)|if) (.+?)(?:[.;,(]|$)/i

/** A clause with more words of its own than these is no way to say it. */
const MOST = 3

/** A sentence of a description that is as sure as the name. */
const TOLD = 0.9

/**
 * "which positions are we hiring for" of `is_open`, "Whether we are hiring for it": the clause of a description, with its verb in the very form,
 * is the yes/no field of the records that are spoken of, whatever other records are called after the verb. Before nouns are looked for.
 */
export function readToldFlags(draft: Draft): void {
  const spoken = kindsNamed(draft.chunks)
  const found = [...spoken].flatMap(entity => entity.fields.flatMap(field => clauseOf(draft, entity, field)))
  const [one, ...others] = found
  if (!one || others.length) return
  const { entity, field, parts } = one
  const [first, ...rest] = parts
  nameField(first!, { entity, field, columns: [field.column], quality: TOLD })
  for (const chunk of rest) use(chunk, 'related')
}

/** "the owner receives the digest": the verb in the present right behind the noun of the records. */
function presentOf(clause: string, { words }: Entity): string | undefined {
  const said = wordsOf(clause)
  const noun = said.findIndex(word => stem(word) === stem(words.at(-1)!))
  const verb = said[noun + 1]
  return noun >= 0 && noun < 3 && verb !== undefined && /[a-z]{2}s$/.test(verb) && !FILLERS.has(verb) ? verb : undefined
}

/** The clause of a description that says what a yes/no field tells. */
const toldBy = rememberByObject(({ description }: Field): string | undefined => CLAUSE.exec(description)?.[1])

/** The chunks that say all of the clause, the verb first. */
function clauseOf({ chunks }: Draft, entity: Entity, field: Field): { entity: Entity; field: Field; parts: Chunk[] }[] {
  const clause = field.role === 'boolean' ? toldBy(field) : undefined
  if (clause === undefined) return []
  const own = new Set(entity.words.map(stem))
  const words = wordsOf(clause).filter(word => !FILLERS.has(word) && !own.has(stem(word)))
  const verb = words.find(word => /(?:ing|ed)$/.test(word)) ?? presentOf(clause, entity)
  if (verb === undefined || words.length > MOST) return []
  const parts = [verb, ...words.filter(word => word !== verb)].map(word =>
    chunks.find(
      c =>
        isFree(c) &&
        !c.values.length &&
        (c.text.toLowerCase() === word || ((word !== verb || /s$/.test(verb)) && stem(c.text) === stem(word))),
    ),
  )
  const isNamed = chunks.some(c => c.fields.some(f => f.field === field && f.quality >= TOLD))
  return isNamed || parts.includes(undefined) ? [] : [{ entity, field, parts: parts as Chunk[] }]
}
