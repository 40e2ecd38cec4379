import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** How a description says what it means that there is no value: "Null if anonymous", "Null where it is about the whole town". */
const CLAUSE = /\b(?:null|none|empty|unset|blank|absent) (?:if|when|where|while|for|means|=)\s+(.+?)(?:[.;,()]|$)/i

/**
 * "which reports were made anonymously", "which fees are outstanding" of a field that is "null if anonymous", "null while outstanding": the words by
 * which a description says when there is no value are that there is none. Where nothing else explains them.
 */
export function readNullMeanings(draft: Draft): void {
  if (!draft.chunks.some(isUnread)) return
  for (const node of draft.nodes.filter(one => !one.implicit))
    for (const field of node.entity.fields) {
      const said = saidOf(draft, node.entity, field)
      if (said.length) return restrict(draft, node, field, said)
    }
}

function restrict(draft: Draft, node: Node, field: Field, said: readonly Chunk[]): void {
  const at = draft.chunks.indexOf(said[0]!)
  const negation = negationBefore(draft, at)
  const label = `${negation ? 'with' : 'without'} ${labelOf(field)}`
  addCondition(node, { columns: [field.column], op: negation ? 'filled' : 'empty', values: [], at, label })
  for (const chunk of [...said, ...(negation ? [negation] : [])]) use(chunk, 'condition')
}

/** What a description says of when there is no value, and denies nothing by it. */
const clauseOf = rememberByObject(({ description }: Field): string | undefined => {
  const clause = CLAUSE.exec(description)?.[1]
  return clause !== undefined && /\b(?:no|not|never|without|yet)\b/i.test(clause) ? undefined : clause
})

const isUnread = (chunk: Chunk): boolean => isFree(chunk) && chunk.kind === 'unknown'

/** The chunks that say all of the clause; none where any of its words is missing, or it denies something itself. */
function saidOf({ chunks }: Draft, { words: noun }: Entity, field: Field): Chunk[] {
  const clause = clauseOf(field)
  if (clause === undefined) return []
  const own = new Set([...noun, ...field.words].map(word => stem(singular(word))))
  const words = wordsOf(clause).filter(word => !FILLERS.has(word) && !own.has(stem(singular(word))))
  if (!words.length || words.length > 3) return []
  const found = words.map(word => chunks.find(chunk => isUnread(chunk) && isForm(chunk.text, word))) // oxfmt-ignore
  return found.includes(undefined) ? [] : (found as Chunk[])
}

/** "anonymously" of anonymous. */
const isForm = (text: string, word: string): boolean => {
  const said = text.toLowerCase()
  return stem(said) === stem(word) || said.replace(/ly$/, '') === word
}
