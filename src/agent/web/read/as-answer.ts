import { readDecision } from '../../approvals/read-decision.ts'
import type { Reading } from '../contract.ts'

/**
 * A bare yes or no to which nothing waits presses a button of that name, and nothing else that happens to say so: pages show
 * these words to be pressed by mistake.
 */
export function asAnswer(message: string, reading: Reading): Reading {
  if (readDecision(message, { action: '', tool: '' }) === undefined) return reading
  return {
    ...reading,
    steps: reading.steps.map(step =>
      step.kind === 'click' ? { ...step, target: { ...step.target, roles: ['button', 'link', 'menuitem'] } } : step,
    ),
  }
}
