import { AsyncLocalStorage } from 'node:async_hooks'
import type { CallResult } from '../registry-client.ts'
import type { ModelEvent, ModelRequest } from '../model/provider.ts'

/** One call of a tool as a span. */
export interface ToolSpan {
  /** `traceparent` and `tracestate` for the registry: its spans hang below this one. */
  readonly headers: Readonly<Record<string, string>>
  end(result: CallResult): void
  fail(error: unknown): void
}

/** One request to a language model as a span. */
export interface ChatSpan {
  see(event: ModelEvent): void
  fail(error: unknown): void
  /** Once, whatever happened. */
  end(): void
}

/** The spans of one answer. Nothing here throws, waits or fails the answer. */
export interface TurnTrace {
  startTool(app: string, tool: string, args: Record<string, unknown>): ToolSpan
  startChat(request: ModelRequest): ChatSpan
}

const storage = new AsyncLocalStorage<TurnTrace>()

/** The trace of the answer that is being worked out here; undefined when answers are not traced. */
export const traceOfTurn = (): TurnTrace | undefined => storage.getStore()

/** Runs the work of one answer under its trace. */
export const withTrace = <T>(trace: TurnTrace, work: () => Promise<T>): Promise<T> => storage.run(trace, work)
