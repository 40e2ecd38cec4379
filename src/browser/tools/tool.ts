import type { z } from 'zod'
import type { Logger } from '../../lib/logger.ts'
import type { PageSession } from '../sessions/page-session.ts'
import type { BrowserSettings } from '../../config/settings.ts'

/** Which actions wait for a yes: all that buy, pay, delete, send or publish; what cannot be taken back; none. */
export type ApprovalPolicy = 'writes' | 'destructive' | 'never'

/** What a tool is given beside its arguments. */
export interface ToolContext {
  session: PageSession
  settings: BrowserSettings
  approvals: ApprovalPolicy
  /** Aborted when the caller does not wait any longer or the call has lasted too long. */
  signal: AbortSignal
  logger: Logger
}

/** A tool as a value: one file for each, listed in index.ts. Every tool also takes `session`, which the service adds. */
export interface BrowserTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  /** `readOnlyHint`: opens, reads or captures pages and acts on nothing in them. */
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint?: boolean }
  /** Rejects with an AgentError (page-errors.ts) whose message is for people; any other error counts as a defect. */
  run(args: z.output<Input>, context: ToolContext): Promise<z.input<Output>>
  /** The result as text for clients that read only that; without it, the JSON. */
  toText?(result: z.input<Output>): string
}

/** Keeps the types of arguments and result. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: BrowserTool<Input, Output>,
): BrowserTool => tool as unknown as BrowserTool
