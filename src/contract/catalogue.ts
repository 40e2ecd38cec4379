/** `/catalogue` of the agent server: the registry's catalogue as the page sees it, and trying a tool out. */
import { z } from 'zod'
import { ApiRecord, ApplicationRecord, SearchResult } from './registry.ts'

/** One line of `GET /catalogue/applications`. */
export const CatalogueApplication = ApplicationRecord.extend({
  transport: z.string(),
  since: z.string().describe('When it came into this state'),
  last_error: z.string().nullable(),
  restarts: z.int(),
  removable: z.boolean().describe('Added by its address, so that it can be removed'),
  notes: z.array(z.string()).describe('What was not done as written'),
}).meta({ id: 'CatalogueApplication' })
export type CatalogueApplication = z.infer<typeof CatalogueApplication>

/** `GET /catalogue/applications/{app}/tools` and `GET /catalogue/search`. */
export const CatalogueTools = z
  .object({
    tools: z
      .array(SearchResult.partial({ score: true }))
      .describe('Schemas only where `brief` is not asked for; scores only of a search'),
    total: z.int(),
  })
  .meta({ id: 'CatalogueTools' })
export type CatalogueTools = z.infer<typeof CatalogueTools>
export const CatalogueHits = z.object({ tools: z.array(SearchResult), total: z.int() }).meta({ id: 'CatalogueHits' })
export type CatalogueHits = z.infer<typeof CatalogueHits>

/** Whether a call needs a yes: `forbidden` by a policy or by the run mode, with the reason. */
export const APPROVALS = ['none', 'needed', 'forbidden'] as const

/** `GET /catalogue/tools/{name}`. */
export const CatalogueTool = ApiRecord.extend({
  approval: z.enum(APPROVALS),
  approval_reason: z.string().optional().describe('Why a yes is needed, or why it may not be called'),
}).meta({ id: 'CatalogueTool' })
export type CatalogueTool = z.infer<typeof CatalogueTool>

/** `POST /catalogue/call`: tries one tool. */
export const CatalogueCall = z
  .strictObject({
    tool: z.string().min(1).max(600).describe('<service_name>_<tool_name>'),
    args: z.record(z.string(), z.unknown()).default({}),
    confirmed: z.boolean().optional().describe('The yes to exactly these arguments, where one is needed'),
  })
  .meta({ id: 'CatalogueCall' })
export type CatalogueCall = z.infer<typeof CatalogueCall>

/** What a call came to: also a call that failed is answered with 200 and says so. */
export const CatalogueCallResult = z
  .object({
    ok: z.boolean(),
    status: z.int().describe('The HTTP status that the registry gave'),
    duration_ms: z.number(),
    rows: z.int().optional().describe('How many records, when the result is or holds a list'),
    result: z.unknown().optional(),
    truncated: z.boolean().optional().describe('The result is larger than the limit: result is its beginning'),
    error: z.object({ message: z.string(), code: z.string().optional(), detail: z.unknown().optional() }).optional(),
    cache: z.string().optional(),
    attempts: z.int().optional(),
  })
  .meta({ id: 'CatalogueCallResult' })
export type CatalogueCallResult = z.infer<typeof CatalogueCallResult>
