import type { ModelCall } from './provider.ts'

/** Deepest nesting and most characters of the arguments of a call: JSON that is worked on, not a way to exhaust it. */
const DEEPEST = 60
const LONGEST = 500_000

/** A call whose arguments are within bounds; others are no arguments. */
export const boundCall = (call: ModelCall): ModelCall =>
  isDeep(call.args) || (JSON.stringify(call.args) ?? '').length > LONGEST
    ? { ...call, args: 'nested too deeply, or too long' }
    : call

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap(one => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
