import FITTED from './confidence-weights.json' with { type: 'json' }
import type { Signals } from './read-signals.ts'

/** Nothing is certain: the range of what is claimed. */
const [LEAST, MOST] = [0.02, 0.98]

/**
 * The probability that an answer with these signals is right: logistic regression with weights fitted on development
 * questions by `npm run calibrate`, which also tells how well it holds for questions it was not fitted on. A signal
 * that the weights do not know counts for nothing.
 */
export function confidenceOf(signals: Signals, weights: Readonly<Record<string, number>> = FITTED.weights): number {
  let sum = weights['bias'] ?? 0
  for (const [name, value] of Object.entries(signals)) sum += (weights[name] ?? 0) * value
  return Math.min(MOST, Math.max(LEAST, 1 / (1 + Math.exp(-sum))))
}
