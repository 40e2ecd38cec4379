import { sameRoot } from '../attach.ts'
import { type Draft, isFree, neighbour, use } from '../draft.ts'

/**
 * "shipped to Paris", "registered in Spain": a verb that a field of the value behind it is named after (`shipping_city`)
 * says which field is meant, also where the verb is a value of another field.
 */
export function readPlaceVerbs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/(?:ed|ing)$/i.test(chunk.text) || (!chunk.values.length && chunk.kind !== 'unknown')) return
    const next = neighbour(draft, at, 1, 2)
    const behind = next > at + 1 ? draft.chunks[next] : undefined
    const isLinked = draft.chunks.slice(at + 1, next).some(c => /^(to|in|at|from|into)$/i.test(c.text))
    if (!isFree(behind) || !isLinked) return
    const verb = chunk.text.toLowerCase()
    const named = behind.values.filter(v =>
      v.field.words.some(word => word.length > 4 && /(?:ing|ed)$/.test(word) && sameRoot(word, verb)),
    )
    if (!named.length || named.length === behind.values.length) return
    behind.values = named
    use(chunk, 'condition')
  })
}
