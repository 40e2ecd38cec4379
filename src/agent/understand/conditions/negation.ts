import type { Chunk } from '../chunks/chunk.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { Draft } from '../reading/draft.ts'

/** Between a negation and the value that it denies of a field they take no room: "do not have the brand Acme", "not of the brand Acme". */
const isPossessing = ({ kind, text }: Chunk): boolean => kind === 'filler' && /^(?:have|has|had|having|of)$/i.test(text)

/**
 * The word right before a value or field that says the opposite: "not in", "excluding", "never"; past what it also covers. It looks
 * back over so many chunks.
 */
export function negationBefore(draft: Draft, at: number, reach = 3): Chunk | undefined {
  for (let i = at - 1, left = reach; i >= 0 && left > 0; i--) {
    const chunk = draft.chunks[i]!
    if (!isPossessing(chunk)) left--
    // "non-diesel trucks": a prefix speaks of the word it stands on alone.
    if (i < at - 1 && /^non$/i.test(chunk.text)) return undefined
    if (
      (chunk.operator?.type === 'negation' || (chunk.operator?.type === 'comparator' && chunk.operator.op === '!=')) &&
      (!chunk.used || chunk.used === 'condition')
    )
      return chunk
    // "not paid their membership fee": what was not done, and not what it was to be done to. "In the last two years" is when it was not.
    const { literal } = draft.chunks[at]!
    const isWhen = literal?.kind === 'date' && literal.last !== undefined && literal.last >= draft.message.today
    if (isDone(chunk) && DETERMINER.test(draft.chunks[at - 1]!.text) && !isWhen) return undefined
    if (
      chunk.kind !== 'filler' &&
      chunk.used !== 'filler' &&
      chunk.kind !== 'app' &&
      !chunk.fields.length &&
      !(chunk.values.length && chunk.used === 'value') &&
      !(chunk.operator?.type === 'comparator' && chunk.operator.op === '=')
    )
      return undefined
  }
  return undefined
}

const isDone = ({ text, fields }: Chunk): boolean => fields.length > 0 && isParticiple(text.toLowerCase())
const DETERMINER = /^(?:the|an?|their|his|her|its|our|my|your|any)$/i

/** "is exactly", "equals" before a value: says nothing more. */
export function equalsBefore(draft: Draft, at: number): Chunk | undefined {
  const chunk = draft.chunks[at - 1]
  return chunk?.operator?.type === 'comparator' && chunk.operator.op === '=' && !chunk.used ? chunk : undefined
}
