import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import type { Draft } from '../reading/draft.ts'
import { isFree } from '../reading/draft.ts'
import { TERMINAL_STATES } from '../language/lexicon.ts'
import { fold, wordsOf } from '../language/words.ts'
import { leaveOutDropped } from './leave-out-dropped.ts'

/**
 * "unsolved tickets" that have a state `solved` and a date of it: what was never solved. Those in a later state ("closed", "returned")
 * were, so that the date tells it and the state does not.
 */
export function readUndone({ chunks, nodes }: Draft): void {
  for (const [at, chunk] of chunks.entries()) {
    if (!isFree(chunk) || !chunk.negated || !chunk.values.length) continue
    const isDated = ({ entity, values }: (typeof chunk.values)[number]) =>
      chunk.fields.some(
        ({ entity: of, field, quality }) =>
          of === entity &&
          field.role === 'date' &&
          quality >= 0.8 &&
          values.some(value => field.words.includes(fold(value))),
      )
    const hasLater = ({ field, values }: (typeof chunk.values)[number]) =>
      field.choices.some(
        choice => !values.includes(choice) && wordsOf(choice).some(word => TERMINAL_STATES.includes(word)),
      )
    if (chunk.values.every(value => isDated(value) && hasLater(value))) {
      if (isUndone(chunk.text))
        for (const node of nodes) if (chunk.values.some(v => v.entity === node.entity)) leaveOutDropped(node, at)
      chunk.values = []
    }
    chunk.values = chunk.values.map(value => withDropped(chunk.text, value))
  }
}

const isUndone = (text: string): boolean => /^un[a-z]/i.test(text)

/** "unpaid invoices": what was dropped ("void", "cancelled") is not to be done any more, so that it is not undone either. */
function withDropped(text: string, match: ValueMatch): ValueMatch {
  const dropped = match.field.choices.filter(choice => isDropped(choice) && !match.values.includes(choice))
  return isUndone(text) && dropped.length ? { ...match, values: [...match.values, ...dropped] } : match
}
