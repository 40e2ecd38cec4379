import FITTED from './confidence-weights.json' with { type: 'json' }
import type { Signals } from './read-signals.ts'

/** Nothing is certain: the range of what is claimed. */
const [LEAST, MOST] = [0.02, 0.98]

/** An answer that rests on a guess is no surer than this leaves: a guess of 0.6 stays below 0.8. */
const GUESS = 0.5

/**
 * The probability that an answer with these signals is right: logistic regression with weights fitted on development
 * questions by `npm run calibrate`, which also tells how well it holds for questions it was not fitted on. A signal
 * that the weights do not know counts for nothing.
 */
export function confidenceOf(signals: Signals, weights: Readonly<Record<string, number>> = FITTED.weights): number {
  let sum = weights['bias'] ?? 0
  for (const [name, value] of Object.entries(signals)) sum += (weights[name] ?? 0) * value
  const most = MOST - GUESS * (signals['uncertain'] ?? 0)
  return Math.min(most, Math.max(LEAST, 1 / (1 + Math.exp(-sum))))
}
