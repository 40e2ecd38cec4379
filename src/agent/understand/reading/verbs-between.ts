import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from './draft.ts'
import { findPath } from '../entity-model/relations.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import { basesOf } from './verb-fields.ts'
import { stem } from '../language/words.ts'

/** A verb that is about the field whose value stands behind it. */
export function isAboutField(word: string, of: Entity, { values }: Chunk): boolean {
  const verbs = basesOf(word).map(stem)
  const words = values.filter(v => v.entity === of && !of.nameFields.includes(v.field)).flatMap(v => v.field.words)
  return words.some(one => verbs.some(verb => wordKnowledge().likeness(verb, stem(one)) >= ABOUT))
}

/** Whose name a value is. */
export const nameOwner = (chunk: Chunk | undefined): Entity | undefined =>
  chunk?.used === 'value' ? chunk.values.find(v => v.entity.nameFields.includes(v.field))?.entity : undefined

/** "students taking Logic": records that are linked through others, by a verb that is about one of the two kinds. */
export function isAboutBoth({ app, chunks }: Draft, at: number, subject: Entity, object: Entity | undefined): boolean {
  if (!object || object === subject) return false
  const verbs = basesOf(chunks[at]!.text).map(stem)
  const nouns = [subject, object].flatMap(nounsOf).map(words => stem(words.at(-1)!))
  const isAbout = verbs.some(verb => nouns.some(noun => wordKnowledge().likeness(verb, noun) >= ABOUT))
  return isAbout && (findPath(subject, object, app)?.length ?? 3) <= 2
}

/** How near a verb has to be to a noun to speak of it (likeness of WordNet). */
const ABOUT = 0.44
