/** From where on an answer is called what, with the reason. */
const VERY_SURE = 0.9
const FAIRLY_SURE = 0.6

/** How sure an answer is, in words. */
export interface Sureness {
  words: 'Very sure' | 'Fairly sure' | 'Unsure'
  /** Why it is called that. */
  reason: string
}

/**
 * The confidence of the built-in engine is calibrated (docs/evaluation.md): of answers with 0.9, nine in ten are right. Below
 * 0.6 it would rather leave a question to a language model (setting model.builtin_confidence). That of a language model is
 * a rule, at most 0.6: whether its figures were found in what was read (docs/policies.md).
 */
export function sayConfidence(confidence: number, engine: 'builtin' | 'model'): Sureness {
  const words = confidence >= VERY_SURE ? 'Very sure' : confidence >= FAIRLY_SURE ? 'Fairly sure' : 'Unsure'
  const told = Math.round(confidence * 100)
  if (engine === 'model') {
    const reason =
      confidence >= FAIRLY_SURE
        ? 'a language model wrote this, and its figures were found in what was read; that is the most such an answer gets'
        : 'a language model wrote this, and not all of it could be found in what was read'
    return { words, reason }
  }
  const rule = {
    'Very sure': 'of answers called very sure, at least 9 in 10 were right',
    'Fairly sure': 'of answers called fairly sure, 6 to 9 in 10 were right',
    Unsure:
      'of answers called unsure, fewer than 6 in 10 were right: look at how it was answered, or ask in other words',
  }[words]
  return { words, reason: `when this was measured, ${rule} (this one: ${told} in 100)` }
}
