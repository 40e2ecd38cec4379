import { describeDenied } from '../policies/decide-call.ts'
import type { RefusedCall } from '../policies/guard-registry.ts'
import { matchTool, type ToolPolicies } from '../policies/match-tool.ts'
import type { Turn, TurnOutcome } from '../turn.ts'
import { joinList } from './describe-selection.ts'
import { lowerFirst } from './phrases.ts'

/**
 * An answer that failed because calls were refused says so: which policy forbids them, or it asks for the yes that they need.
 * With that yes the message is answered again. Only calls of its steps count and of tools that the message is `about`: others
 * were wanted for their words alone.
 */
export function tellRefused(
  given: TurnOutcome,
  all: readonly RefusedCall[],
  turn: Turn,
  about: readonly string[] = [],
): TurnOutcome {
  // What was refused was not used.
  const outcome = { ...given, toolsUsed: given.toolsUsed.filter(tool => !all.some(call => call.tool === tool)) }
  const isFailed = (tool: string) => outcome.data.steps?.some(s => s.tool === tool && s.status === 'failed') ?? false
  const refused = all.filter(({ tool }) => isFailed(tool) || about.includes(tool))
  const { error, plan } = outcome.data
  const planned =
    turn.dryRun && !error
      ? deniedIn(
          plan?.steps.flatMap(s => ('tool' in s ? [s.tool] : [])),
          turn,
        )
      : []
  if (planned.length) return forbid(outcome, `This may not be done: ${reasonsOf(planned)}`)
  if (!error || outcome.pending || !refused.length) return outcome
  const denied = refused.filter(call => call.decision === 'deny')
  const isStep = denied.some(({ tool }) => isFailed(tool))
  if (denied.length)
    return forbid(
      outcome,
      isStep
        ? `This may not be done: ${reasonsOf(denied)}`
        : `${outcome.response} I could not look further: ${reasonsOf(denied)}`,
    )
  const tools = [...new Set(refused.map(call => call.tool))]
  // Nothing failed: it was not called yet.
  const steps = outcome.data.steps?.map(step =>
    tools.includes(step.tool) && step.status === 'failed' ? { ...step, status: 'skipped' as const } : step,
  )
  return {
    ...outcome,
    response: `To answer this I have to call ${joinList(tools)}. ${refused.map(call => call.reason).join(' ')} Shall I go ahead?`,
    data: { result: null, ...(steps && { steps }) },
    confidence: 0.9,
    pending: {
      tool: tools[0]!,
      args: {},
      action: `Call ${joinList(tools)} to answer “${turn.message}”`,
      schema: { type: 'object', properties: {}, additionalProperties: false },
      read: { message: turn.message, tools: [...(turn.granted ?? []), ...tools] },
    },
  }
}

/** Tools that a policy denies, with the reasons. */
export function deniedIn(
  tools: readonly string[] | undefined,
  { policies }: { policies?: ToolPolicies },
): RefusedCall[] {
  if (!policies) return []
  return [...new Set(tools)].flatMap(tool => {
    const matched = matchTool(tool, policies)
    return matched?.rule === 'deny'
      ? [{ tool, decision: 'deny' as const, reason: describeDenied(tool, matched.pattern) }]
      : []
  })
}

export const reasonsOf = (refused: readonly RefusedCall[]): string =>
  refused.map(({ reason }, at) => (at ? reason : lowerFirst(reason))).join(' ')

function forbid(outcome: TurnOutcome, message: string): TurnOutcome {
  return {
    ...outcome,
    response: message,
    data: { ...outcome.data, result: null, error: { code: 'FORBIDDEN', message } },
  }
}
