/** What a call does not say itself, filled from the calls around it. */
import type { ToolCard } from '../catalogue-model.ts'
import type { FilledArguments } from './fill-arguments.ts'
import type { Argument, PlannedCall } from './planned-call.ts'
import { type ReadText } from './read-text.ts'
import { readSegment } from './read-segment.ts'

/** A call as its own stretch of the message gives it. */
export interface StatedCall {
  tool: ToolCard
  filled: FilledArguments
}

/** Below this an argument read from the call's own words gives way to one that a call beside it states. */
const UNSURE = 0.2

/**
 * Completes calls in order: a required argument comes from the nearest call before, else from one behind, else from the
 * whole message; an optional one only from a call of the same tool before ("… and the same for …").
 */
export function completeCalls(stated: StatedCall[], read: ReadText): PlannedCall[] {
  return stated.map(({ tool, filled }, at) => {
    const given: Record<string, Argument> = { ...filled.given }
    const before = stated.slice(0, at).toReversed()
    const around = [...before, ...stated.slice(at + 1)]
    for (const parameter of tool.parameters) {
      const own = given[parameter.name]
      if (own && own.certainty >= UNSURE) continue
      const sources = parameter.required ? around : before.filter(other => other.tool === tool)
      const source = sources.find(other => (other.filled.given[parameter.name]?.certainty ?? 0) > (own?.certainty ?? 0))
      if (source) given[parameter.name] = source.filled.given[parameter.name]!
    }
    const open = tool.parameters.filter(p => p.required && !given[p.name])
    if (open.length && stated.length > 1) {
      const whole = readSegment(read, tool).calls[0]!.given
      for (const { name } of open) if (whole[name]) given[name] = whole[name]
    }
    return toPlanned(tool, given)
  })
}

export function toPlanned(tool: ToolCard, given: Record<string, Argument>): PlannedCall {
  const known = tool.parameters.filter(p => given[p.name])
  return {
    tool,
    args: Object.fromEntries(known.map(p => [p.name, given[p.name]!.value])),
    given,
    missing: tool.parameters.filter(p => p.required && !given[p.name]),
    certainty: known.reduce((product, p) => product * given[p.name]!.certainty, 1),
  }
}
