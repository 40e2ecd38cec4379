/** `GET /activity` of the registry and of the agent: what was called lately. No arguments, no results: nothing secret. */
import { z } from 'zod'

/** Calls that are kept. */
export const MOST_RECENT_CALLS = 1000

/** `GET /activity?limit=&app=&outcome=`. */
export const ActivityQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_RECENT_CALLS).default(100).describe('Most calls to list'),
  app: z.string().min(1).max(200).optional().describe('Only calls of this application'),
  outcome: z.enum(['ok', 'failed']).optional().describe('Only calls that ended so'),
})

/** One call. Times in milliseconds. */
export const RecentCall = z.object({
  at: z.iso.datetime().describe('When it was answered'),
  app: z.string(),
  tool: z.string().describe('Name of the tool as the client wrote it'),
  door: z.enum(['http', 'mcp']),
  outcome: z.enum(['ok', 'failed']),
  status: z.int().describe('The HTTP status of the answer'),
  duration_ms: z.number(),
  attempts: z.int().describe('0: the registry answered by itself'),
  cache: z.string().optional().describe('hit, miss, revalidated or bypass'),
  error_type: z.string().optional().describe('Stable code of the failure'),
})
export type RecentCall = z.infer<typeof RecentCall>

/** What one tool did since the registry started. Percentiles are of its latest calls. */
export const ToolActivity = z.object({
  app: z.string(),
  tool: z.string(),
  calls: z.int(),
  failed: z.int(),
  p50_ms: z.number(),
  p95_ms: z.number(),
})
export type ToolActivity = z.infer<typeof ToolActivity>

/** One minute of the last hour. */
export const MinuteActivity = z.object({
  at: z.iso.datetime().describe('When the minute began'),
  calls: z.int(),
  failed: z.int(),
  p50_ms: z.number().nullable().describe('null: no call'),
})
export type MinuteActivity = z.infer<typeof MinuteActivity>

/** `GET /activity`. */
export const Activity = z
  .object({
    since: z.iso.datetime().describe('When counting began: with the start of the registry'),
    calls: z.array(RecentCall).describe('Latest first'),
    tools: z.array(ToolActivity).describe('Most called first; tools beyond the limit of the memory are not counted'),
    minutes: z.array(MinuteActivity).describe('The last 60 minutes, oldest first, also those without a call'),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof Activity>
