import type { Tool as McpTool } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { isObject } from '../../../lib/json.ts'
import { visibleText } from '../../safety/visible-text.ts'

/** A page of `tools/list`, its tools not looked at yet: the SDK refuses the whole list for one of them (registry case S3). */
export const ToolsPage = z.object({ tools: z.array(z.unknown()), nextCursor: z.string().nullish() })

const LONGEST_NAME = 512
/** Tools that a note tells of one by one. */
const NAMED = 10

/** The tools that can be used, as they are listed; the others in a note, with what is wrong with them. */
export function readListed(items: readonly unknown[]): { tools: McpTool[]; notes: string[] } {
  const tools: McpTool[] = []
  const wrong: string[] = []
  for (const [index, item] of items.entries()) {
    const why = whyUnusable(item)
    if (why === undefined) tools.push(readTool(item as McpTool))
    else wrong.push(`${labelOf(item, index)} (${why})`)
  }
  const more = wrong.length > NAMED ? ` and ${wrong.length - NAMED} more` : ''
  const notes = wrong.length
    ? [`tools that cannot be used are left out: ${wrong.slice(0, NAMED).join(', ')}${more}`]
    : []
  return { tools, notes }
}

function whyUnusable(item: unknown): string | undefined {
  if (!isObject(item)) return 'it is no object'
  const { name, inputSchema } = item
  if (typeof name !== 'string' || name === '') return 'it has no name'
  if (name.length > LONGEST_NAME) return `its name has more than ${LONGEST_NAME} characters`
  if (/\p{Cc}/u.test(name)) return 'its name has control characters'
  if (inputSchema !== undefined && !isObject(inputSchema)) return 'its inputSchema is no schema'
  const type = isObject(inputSchema) ? inputSchema.type : undefined
  return type === undefined || type === 'object' ? undefined : 'its arguments are no object'
}

function labelOf(item: unknown, index: number): string {
  const name = isObject(item) && typeof item.name === 'string' ? visibleText(item.name).slice(0, 60) : ''
  return name || `number ${index + 1}`
}

/** The tool without fields of the wrong type, which only describe it. */
function readTool(tool: McpTool): McpTool {
  const fits = (value: unknown, type: 'string' | 'object') =>
    type === 'string' ? typeof value === 'string' : isObject(value)
  const bad = FIELDS.filter(([field, type]) => tool[field] !== undefined && !fits(tool[field], type)).map(
    ([field]) => field,
  )
  const annotations = isObject(tool.annotations) ? readAnnotations(tool.annotations) : undefined
  if (!bad.length && annotations === tool.annotations && tool.inputSchema !== undefined) return tool
  const rest = Object.fromEntries(Object.entries(tool).filter(([field]) => !bad.includes(field as keyof McpTool)))
  return {
    ...rest,
    inputSchema: tool.inputSchema ?? { type: 'object' },
    ...(annotations && { annotations }),
  } as McpTool
}

const FIELDS: readonly [field: keyof McpTool, type: 'string' | 'object'][] = [
  ['title', 'string'],
  ['description', 'string'],
  ['annotations', 'object'],
  ['outputSchema', 'object'],
  ['_meta', 'object'],
]

/** A title is text, every hint is yes or no. */
function readAnnotations<T extends object>(annotations: T): T {
  const isWrong = ([name, value]: [string, unknown]) =>
    (name === 'title' && typeof value !== 'string') || (name.endsWith('Hint') && typeof value !== 'boolean')
  const entries = Object.entries(annotations)
  return entries.some(isWrong) ? (Object.fromEntries(entries.filter(entry => !isWrong(entry))) as T) : annotations
}
