/** Adding a service by its address: bodies of `/services` at the registry and `/catalogue/services` at the agent. */
import { z } from 'zod'

/** What an address can turn out to be. */
export const ADDED_TYPES = ['openapi', 'mcp', 'trm'] as const

/** Most tools that a preview lists. */
export const MOST_PREVIEWED = 200

/** A credential by the name of the environment variable that holds it: no secret is ever in a request or an answer. */
export const ServiceAuth = z
  .strictObject({
    type: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('bearer, basic, api-key, header, query, cookie, or the name of the header that carries it'),
    variable: z
      .string()
      .regex(/^[A-Za-z_]\w{0,199}$/, { error: 'expected the name of an environment variable of the registry' })
      .describe('Environment variable of the registry that holds the credential; for basic as user:password'),
    key: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Name of the header, parameter or cookie, for api-key, header, query and cookie'),
  })
  .meta({ id: 'ServiceAuth' })
export type ServiceAuth = z.infer<typeof ServiceAuth>

/** `POST /services/preview`: what is at this address? Registers nothing. */
export const PreviewServiceRequest = z
  .strictObject({
    url: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .describe('Address of the service, of its description, of its documentation page or of its MCP endpoint'),
    name: z.string().trim().min(1).max(128).optional().describe('Name in the catalogue; proposed when not given'),
    type: z.enum(ADDED_TYPES).optional().describe('What it is; found out when not given'),
    auth: ServiceAuth.optional(),
    description: z
      .string()
      .trim()
      .max(2000)
      .optional()
      .describe('What the service is for; its own words when not given'),
  })
  .meta({ id: 'PreviewServiceRequest' })
export type PreviewServiceRequest = z.infer<typeof PreviewServiceRequest>

/** `POST /services`: the same, with the name that it gets. Answered with 201 and its application record. */
export const AddServiceRequest = PreviewServiceRequest.required({ name: true }).meta({ id: 'AddServiceRequest' })
export type AddServiceRequest = z.infer<typeof AddServiceRequest>

/** One tool of a preview. `name` is the name within the service. */
export const PreviewedTool = z.object({
  name: z.string(),
  description: z.string(),
  method: z.string(),
  path: z.string(),
  read_only: z.boolean(),
  parameters: z.int().describe('How many'),
})

/** What was found at an address. */
export const ServicePreview = z
  .object({
    name: z.string().describe('The name asked for, else a legal one that nothing else has'),
    type: z.enum(ADDED_TYPES),
    url: z
      .string()
      .describe('Where it was found: address of the description, of the MCP endpoint or of the TRM service'),
    title: z.string().optional(),
    version: z.string().optional(),
    description: z.string().optional(),
    tool_count: z.int(),
    tools: z.array(PreviewedTool).max(MOST_PREVIEWED).describe(`At most ${MOST_PREVIEWED}; tool_count tells how many`),
    secure: z.boolean().describe('Some tool asks for a credential'),
    auth_needed: z
      .object({
        type: z.string().describe('What to give as auth.type'),
        key: z.string().optional().describe('What to give as auth.key'),
        message: z.string().describe('What to do, in a sentence'),
      })
      .optional()
      .describe('The service asks for a credential and none was given'),
    warnings: z.array(z.string()).describe('What was left out or will not work, in sentences'),
  })
  .meta({ id: 'ServicePreview' })
export type ServicePreview = z.infer<typeof ServicePreview>
