import type { Chunk } from '../chunks/chunk.ts'
import { valuesOf } from '../entity-model/field-roles.ts'
import { wordsOf } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** How sure it is at most which of the two is meant where something "is not sold" or "has not been sold". */
const EITHER = 0.6

/**
 * "how many lots did not sell?" of a state `unsold` beside `sold` and `withdrawn`: what was not done when its time had come is in the state
 * that is called the contrary, and not in all the others. What "is not sold" may be in any of the others: a doubt.
 */
export function contraryState(draft: Draft, negation: Chunk, at: number, match: ValueMatch): string[] | undefined {
  const { chunks } = draft
  const [value, ...more] = match.values
  if (match.field.role !== 'category' || value === undefined || more.length || !DENIES.test(negation.text))
    return undefined
  const said = wordsOf(value).join(' ')
  const contrary = valuesOf(match.field).filter(choice => CONTRARIES.some(sign => wordsOf(choice).join(' ') === `${sign}${said}`)) // oxfmt-ignore
  // "not sold or withdrawn": a list is negated as a whole.
  const isListed = chunks.slice(at + 1).some(c => c.values.some(v => v.field === match.field))
  if (contrary.length !== 1 || isListed) return undefined
  const before = `${chunks[chunks.indexOf(negation) - 1]?.text ?? ''} ${negation.text}`
  if (/\b(?:did|was|were)(?:n['’]?t)?\b/i.test(before)) return contrary
  draft.sureness = Math.min(draft.sureness, EITHER)
  return undefined
}

const CONTRARIES = ['un', 'not ', 'non ']
const DENIES = /\b(?:not|never)\b|n['’]t\b/i
