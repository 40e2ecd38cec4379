import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'

/** A stretch of the message, in characters of its text; end exclusive. */
export interface Span {
  start: number
  end: number
}

/** Whether two stretches have something in common. */
export const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** One argument as it was read, with where the message says it and how sure the reading is (0 to 1). */
export interface Argument {
  value: unknown
  /** Absent for a value that follows from the rest, e.g. a default that the message implies. */
  span?: Span
  certainty: number
  /** What spoke for the value in its place, whatever else might have been taken there: the higher, the better it fits. */
  strength?: number
}

/** How well a message (or a part of it) speaks of a tool. */
export interface ToolScore {
  tool: ToolCard
  /** 0 to 1: how likely it is that the message asks for this tool. */
  score: number
  /** True when the message says the tool's own name, or all the words of it. */
  named: boolean
}

/** One call that a message asks for: arguments read from it, and the required ones that it does not give. */
export interface PlannedCall {
  tool: ToolCard
  args: Record<string, unknown>
  /** How each argument was read. */
  given: Record<string, Argument>
  missing: ToolParameter[]
  /** The stretch of the message that it was read from. */
  span?: Span
  /** 0 to 1: how sure the arguments are, taken together. */
  certainty: number
}
