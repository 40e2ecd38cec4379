import type { Chunk } from '../chunks/chunk.ts'
import { kindsNamed } from '../conditions/shared.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** How surely a field is called so: then it is one wherever it is asked for. */
const CALLED_SO = 0.9
const ASKS = /^(?:what|which|how much)(?:['’]s)?$|^(?:is|are|was|were|have|got)$/i

/**
 * "what's the rent on lease 7" of a monthly rent where payments may be for rent, "do we have Ann's email" where email may be how she is
 * reached: what is asked of a record is a field of it, though the word is a value as well. Before values are looked for.
 */
export function readAskedFields(draft: Draft): void {
  const { chunks } = draft
  const isOpen = (chunk: Chunk) => isFree(chunk) && chunk.values.length > 0 && chunk.fields.length > 0
  if (!chunks.some(isOpen)) return
  const nouns = kindsNamed(chunks.filter((_, at) => !isAskedFor(draft, at)))
  const named = chunks.flatMap(c => c.values.filter(({ entity, field }) => entity.nameFields.includes(field)))
  const before = draft.previous ? [draft.previous.root, ...draft.previous.root.related.map(r => r.selection)] : []
  const known = draft.app.entities.filter(({ key }) => before.some(({ entity }) => entity === key))
  const spoken = new Set([...nouns, ...named.map(({ entity }) => entity), ...(nouns.size + named.length ? [] : known)])
  chunks.forEach((chunk, at) => {
    if (!isOpen(chunk) || !isAskedFor(draft, at)) return
    const isNamed = chunk.fields.some(({ quality }) => quality >= CALLED_SO)
    const own = chunk.fields.filter(({ entity }) => spoken.has(entity))
    if (isNamed || own.length) Object.assign(chunk, { values: [], ...(!isNamed && { fields: own }) })
  })
}

/** Behind a genitive, or behind an article with "of", "for" or nothing more behind it. */
function isAskedFor({ chunks, message }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  const [before, asking] = [chunks[at - 1], chunks[at - 2]]
  const next = chunks[at + 1]
  const isEnd = next === undefined || /[,;:.?!]/.test(message.text.slice(message.tokens[chunk.to - 1]!.end, message.tokens[next.from]!.start)) // oxfmt-ignore
  const isBeforeOwner = next !== undefined && /^(?:of|for|on|at)$/i.test(next.text)
  if (!isEnd && !isBeforeOwner) return false
  if (message.tokens[chunk.from - 1]?.isOwner) return true
  if (at === 0) return isBeforeOwner
  if (!/^(?:the|its|their|his|her|an?)$/i.test(before?.text ?? '')) return false
  return isBeforeOwner || ASKS.test(asking?.text ?? '')
}
