import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import { type Literal } from '../requests/read-message.ts'

/** A number of the message, and the words that say it. */
interface Said {
  value: number
  chunk: Chunk
}

/** As many as may be shown. */
const MOST = 10_000

/** How many are meant by a number: whole, of nothing that is measured. */
const countOf = (literal: Literal | undefined): number | undefined =>
  literal?.kind === 'number' &&
  literal.unit === 'plain' &&
  Number.isInteger(literal.value) &&
  literal.value > 0 &&
  literal.value <= MOST
    ? literal.value
    : undefined

/** "top 5", "5 largest", "three oldest". */
export function countBeside({ chunks, message }: Draft, at: number): Said | undefined {
  for (const chunk of [chunks[at + 1], chunks[at - 1]]) {
    if (!isFree(chunk)) continue
    const word = message.literals.find(l => l.kind === 'number' && l.word && l.from === chunk.from)
    const value = countOf(chunk.literal ?? word)
    if (value !== undefined) return { value, chunk }
  }
  return undefined
}

/** "the 5 most rented tools", "which three titles were borrowed most". */
export function countBefore({ chunks }: Draft, at: number): Said | undefined {
  const chunk = chunks[at - 1]
  const value = isFree(chunk) ? countOf(chunk.literal) : undefined
  return chunk && value !== undefined ? { value, chunk } : undefined
}

/** "the 4 accounts with the largest …", "which three countries have the most …": the number stands before the noun. */
export function countBeforeNoun({ chunks }: Draft, at: number): Said | undefined {
  for (let i = 0; i < at; i++) {
    const chunk = chunks[i]!
    const value = isFree(chunk) ? countOf(chunk.literal) : undefined
    if (value === undefined) continue
    const next = chunks.slice(i + 1, i + 5).find(saysWhat)
    if (next?.entities.length || next?.fields.length || isKindOfSeveral(chunks[i + 1])) return { value, chunk }
  }
  return undefined
}

/** "the three captains with the most hours": a value in the plural stands for those who are such. */
const isKindOfSeveral = (chunk: Chunk | undefined): boolean =>
  chunk?.used === 'value' && /^\p{L}+(?: \p{L}+)*$/u.test(chunk.text) && isPlural(chunk.text.toLowerCase())

/** Neither what narrows the records nor where they are kept; a noun may be a value elsewhere ("loans" of a way to acquire). */
const saysWhat = (c: Chunk): boolean =>
  c.kind !== 'filler' &&
  c.kind !== 'app' &&
  !(c.kind === 'unknown' && c.used === 'related') &&
  (c.used === 'entity' || (!c.values.length && !c.scopes.length))

/** "the second largest" */
export function ordinalBefore(draft: Draft, at: number): Said | undefined {
  const chunk = draft.chunks[at - 1]
  return chunk && isFree(chunk) && chunk.operator?.type === 'ordinal'
    ? { value: chunk.operator.value, chunk }
    : undefined
}

/** How many "the largest accounts" are, when no number is said. */
export const SEVERAL = 10

/** "top accounts", "largest German accounts": a plural noun right behind the superlative. */
export function namesSeveral(draft: Draft, at: number): boolean {
  // "which machine cost the most in repairs": the noun behind is not what is ranked; "the smallest of my boats" is one.
  if (/^(in|on|for|of|from|with|among|amongst)$/i.test(draft.chunks[at + 1]?.text ?? '')) return false
  // "the youngest member of staff", "the dearest piece of equipment" is one.
  const [one, of] = draft.chunks.slice(at + 1, at + 3)
  if (/^(?:member|piece|item|bit|article|unit)$/i.test(one?.text ?? '') && /^of$/i.test(of?.text ?? '')) return false
  const next = draft.chunks.findIndex((c, i) => i > at && saysWhat(c))
  const chunk = draft.chunks[next]
  const node = draft.nodes.find(n => n.at === next && !n.implicit && chunk?.operator?.type !== 'pronoun')
  return Boolean(node && chunk && isPlural(chunk.text.toLowerCase()))
}
