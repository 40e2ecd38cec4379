import type { Client, RequestOptions, Tool as McpTool } from '@modelcontextprotocol/client'
import { readListed, ToolsPage } from './read-listed.ts'

/** Pages of one list that are read at most. */
const MAX_PAGES = 1000
/** Most bytes of one list, unless a setting says otherwise. */
const MOST_BYTES = 64 * 1024 * 1024

/** A list that came in pages, and what was wrong with it. */
export interface PagedList<T> {
  items: T[]
  notes: string[]
}

/**
 * Reads every page of a list. A cursor that came before ends it, as does the thousandth page: the server goes in circles
 * (registry case M9). So do more than `maxBytes`: nobody's memory is endless (X10).
 */
export async function listPages<T>(
  what: string,
  readPage: (cursor: string | undefined) => Promise<{ items: T[]; nextCursor?: string | null | undefined }>,
  maxBytes = MOST_BYTES,
): Promise<PagedList<T>> {
  const items: T[] = []
  let bytes = 0
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let pages = 1; ; pages++) {
    const page = await readPage(cursor)
    bytes += JSON.stringify(page.items).length
    if (bytes > maxBytes)
      return { items, notes: [`its list of ${what} has more than ${maxBytes} bytes; the rest was left out`] }
    for (const item of page.items) items.push(item)
    cursor = page.nextCursor ?? undefined
    if (cursor === undefined || cursor === '') return { items, notes: [] }
    if (seen.has(cursor))
      return { items, notes: [`its list of ${what} goes in circles: a page was announced twice; it was read once`] }
    if (pages >= MAX_PAGES)
      return { items, notes: [`its list of ${what} has more than ${MAX_PAGES} pages; the rest was left out`] }
    seen.add(cursor)
  }
}

/**
 * Every tool of a server, each name once: of several tools of one name the first counts (registry case N6). `isMirrored`:
 * some arguments travel as headers too, so calls have to go through the SDK's own way.
 */
export async function listTools(
  client: Client,
  isModern: boolean,
  options: RequestOptions,
  maxBytes?: number,
): Promise<PagedList<McpTool> & { isMirrored: boolean }> {
  if (client.getServerCapabilities()?.tools === undefined) return { items: [], notes: [], isMirrored: false }
  const listed = await listPages(
    'tools',
    async cursor => {
      const params = cursor === undefined ? {} : { cursor }
      const { tools, nextCursor } = await client.request({ method: 'tools/list', params }, ToolsPage, options)
      return { items: tools, nextCursor }
    },
    maxBytes,
  )
  const { tools: items, notes: unusable } = readListed(listed.items)
  const notes = [...listed.notes, ...unusable]
  // The SDK checks the declarations, leaves out tools that must not be used, and remembers the rest.
  const isMirrored = isModern && items.some(tool => JSON.stringify(tool.inputSchema).includes('"x-mcp-header"'))
  const tools = isMirrored ? (await client.listTools(undefined, { ...options, cacheMode: 'refresh' })).tools : items
  const byName = new Map<string, McpTool>()
  const twice = new Set<string>()
  for (const tool of tools) {
    if (byName.has(tool.name)) twice.add(tool.name)
    else byName.set(tool.name, tool)
  }
  if (tools.length < items.length)
    notes.push(`${items.length - tools.length} tools with unusable x-mcp-header declarations were left out`)
  if (twice.size) notes.push(`it lists these tools more than once, the first counts: ${[...twice].join(', ')}`)
  return { items: [...byName.values()], notes, isMirrored }
}
