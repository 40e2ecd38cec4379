/** Shapes of the registry's `GET /status` (interfaces § A). */
import { z } from 'zod'
import { SERVICE_STATES } from './registry.ts'

/** A service's circuit breaker. Times are ISO 8601, null while it is closed. */
export const BreakerStatus = z
  .object({
    state: z
      .enum(['closed', 'half-open', 'open'])
      .describe('closed: calls pass. open: none does. half-open: one call tries the service, the others are refused.'),
    failures: z.number().int().describe('Calls in a row without an answer'),
    opened_at: z.string().nullable(),
    retry_at: z.string().nullable().describe('When the next call may try the service'),
  })
  .describe('Circuit breaker: open after registry.breaker_failures calls in a row without an answer')
export type BreakerStatus = z.infer<typeof BreakerStatus>

/** A tool that is not what it was when it was first used. */
export const ToolChange = z.object({
  tool: z.string().describe('Name within the application'),
  since: z.string().describe('When the change was seen'),
  changes: z.array(z.object({ field: z.string(), change: z.string() })),
})
export type ToolChange = z.infer<typeof ToolChange>

/** How one service is. */
export const ServiceStatus = z.object({
  state: z.enum(SERVICE_STATES),
  message: z.string(),
  since: z.string(),
  type: z.string(),
  transport: z.string(),
  tool_count: z.number().int(),
  last_error: z.string().nullable().describe('Why it is not ready, with everything behind it; null once it is'),
  restarts: z.number().int(),
  notes: z
    .array(z.string())
    .describe('What was not done as written: operations skipped or renamed, tools that are missing'),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

/** One thing wrong with the registry file. */
export const FileProblem = z.object({
  message: z.string().describe('Begins with file and line where they are known'),
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  since: z.string().describe('When it was first seen'),
})
export type FileProblem = z.infer<typeof FileProblem>

/** `GET /status`. */
export const RegistryStatus = z.object({
  status: z.string(),
  services: z.record(
    z.string(),
    ServiceStatus.extend({
      changed_tools: z
        .array(ToolChange)
        .describe('Tools that are not what they were when they were first used (registry.tool_changes)'),
      breaker: BreakerStatus,
    }),
  ),
  problems: z
    .array(FileProblem)
    .describe('What is wrong in the registry file beside single services, or why it was not taken at all'),
  audit: z
    .object({ written: z.boolean(), message: z.string().optional() })
    .describe('Whether the lines of the audit log are written at the moment, and why they wait'),
  uptime_s: z.number(),
})
export type RegistryStatus = z.infer<typeof RegistryStatus>
