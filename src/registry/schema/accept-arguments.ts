import type { ValidationIssue } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'

/** Checks arguments; an empty list means that they fit. */
export type ArgumentCheck = (args: JsonObject) => ValidationIssue[]

/** What becomes of arguments that a tool does not have: `[registry] unknown_arguments` (case R12). */
export type UnknownArguments = 'reject' | 'drop'

/**
 * Checks arguments by the setting: `drop` takes out those that the tool does not have, and looks again. Only the
 * arguments themselves: what lies inside of one is the service's own.
 */
export function acceptArguments(
  check: ArgumentCheck,
  args: JsonObject,
  unknown: UnknownArguments,
): { args: JsonObject; issues: ValidationIssue[] } {
  const issues = check(args)
  if (issues.length === 0 || unknown === 'reject') return { args, issues }
  const strangers = new Set(
    issues.filter(({ type, loc }) => type === 'unknown' && loc.length === 2).map(({ loc }) => loc[1]),
  )
  if (strangers.size === 0) return { args, issues }
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => !strangers.has(name)))
  return { args: kept, issues: check(kept) }
}
