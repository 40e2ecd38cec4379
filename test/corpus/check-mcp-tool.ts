import { ToolSchema } from '@modelcontextprotocol/sdk/types.js'
import { Ajv } from 'ajv'
import { messageOf } from '../../src/lib/errors.ts'
import type { CatalogueTool } from '../../src/registry/catalogue/catalogue.ts'
import { toMcpTool } from '../../src/registry/mcp-server/to-mcp-tool.ts'

/** At the root of a schema, language models refuse these. */
const CHOICES = ['oneOf', 'anyOf', 'allOf']
/** Each so many-th output schema is compiled, as clients do: they hold a handful of keywords only. */
const COMPILED_EVERY = 10

/** Why a client would refuse a tool as `/mcp` lists it, and the whole list with it; undefined when none would. */
export type WhyRefused = (entry: CatalogueTool) => string | undefined

/** Holds tools against what the SDK's 1.x clients read lists by (case S3), and answers against output schemas (S5). */
export function createMcpToolChecker(): WhyRefused {
  const ajv = new Ajv({ strict: false, validateSchema: false })
  let count = 0
  return entry => {
    const tool = toMcpTool(entry)
    const { success, error } = ToolSchema.safeParse(tool)
    if (!success) return JSON.stringify(error.issues)
    if (CHOICES.some(key => key in tool.inputSchema)) return 'choices at the root of its input schema'
    if (!tool.outputSchema || count++ % COMPILED_EVERY) return undefined
    try {
      const validate = ajv.compile(tool.outputSchema)
      // Whatever the service answers has to fit.
      for (const answer of [{}, { items: 'x', error: [1], result: null }])
        if (!validate(answer)) return 'its output schema refuses answers'
    } catch (cause) {
      return `its output schema does not compile: ${messageOf(cause)}`
    } finally {
      ajv.removeSchema()
    }
    return undefined
  }
}
