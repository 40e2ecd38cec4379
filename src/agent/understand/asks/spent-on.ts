import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular, stem } from '../language/words.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/** Verbs of giving out money, with what it is given for behind a preposition (Levin, 1993, 13.5 and 68). */
const SPENT = /^(?:spend|spends|spent|spending|pay|paid|paying)$/i
const WHAT_FOR = /^(?:on|for)$/i
/** How a figure is called that tells what was given out for something. */
const COST = /^(?:costs?|expenses?|expenditure|spend|spending|charges?|fees?|bill)$/
const DETERMINERS = /^(?:the|our|their|all|any|new)$/i

/**
 * "how much have we spent on parts" of a `parts_cost`: the figure that is called after what money was given for. A state of other records that is
 * called so ("repair") says nothing of it. Before anything else is made of the noun.
 */
export function readSpentOn(draft: Draft): void {
  const { chunks, app } = draft
  const verb = chunks.findIndex(c => SPENT.test(c.text))
  const link = chunks.findIndex((c, i) => i > verb && i <= verb + 3 && WHAT_FOR.test(c.text))
  if (verb < 0 || link < 0) return
  let at = link + 1
  while (DETERMINERS.test(chunks[at]?.text ?? '')) at++
  const chunk = chunks[at]
  if (!chunk || !isFree(chunk) || chunk.entities.some(e => e.quality >= 0.8)) return
  const named = new Set(chunks.flatMap(c => (c === chunk ? [] : c.entities.filter(e => e.quality >= 0.8).map(e => e.entity)))) // oxfmt-ignore
  const kinds = app.entities.filter(isListedKind)
  const found = costsOf(
    chunk,
    kinds.filter(entity => named.has(entity)),
  )
  const [one, ...others] = found.length ? found : costsOf(chunk, kinds)
  if (!one || others.length) return
  nameField(chunk, { ...one, columns: [one.field.column], quality: 0.95 })
  use(chunks[link]!, 'filler')
  const by = chunks[verb]!
  if (isFree(by)) use(by, 'related')
}
readSpentOn.needs = SPENT

/** The figures of records that are called after what the chunk says. */
function costsOf({ text }: Chunk, kinds: readonly Entity[]): { entity: Entity; field: Field }[] {
  const word = singular(text.toLowerCase())
  const isOf = (what: string) => stem(singular(what)) === stem(word) || rootOf(what) === rootOf(word)
  return kinds.flatMap(entity =>
    entity.fields
      .filter(({ role, words }) => role === 'money' && words.length === 2 && COST.test(words[1]!) && isOf(words[0]!))
      .map(field => ({ entity, field })),
  )
}
