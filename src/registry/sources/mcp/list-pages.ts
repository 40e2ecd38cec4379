import type { Client, RequestOptions, Tool as McpTool } from '@modelcontextprotocol/client'

/** Pages of one list that are read at most. */
const MAX_PAGES = 1000

/** A list that came in pages, and what was wrong with it. */
export interface PagedList<T> {
  items: T[]
  notes: string[]
}

/**
 * Reads every page of a list. A cursor that came before ends it, as does the thousandth page: the server goes in circles
 * (registry case M9).
 */
export async function listPages<T>(
  what: string,
  readPage: (cursor: string | undefined) => Promise<{ items: T[]; nextCursor?: string | undefined }>,
): Promise<PagedList<T>> {
  const items: T[] = []
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let pages = 1; ; pages++) {
    const page = await readPage(cursor)
    items.push(...page.items)
    cursor = page.nextCursor
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
): Promise<PagedList<McpTool> & { isMirrored: boolean }> {
  if (client.getServerCapabilities()?.tools === undefined) return { items: [], notes: [], isMirrored: false }
  const { items, notes } = await listPages('tools', async cursor => {
    const { tools, nextCursor } = await client.request(
      { method: 'tools/list', params: cursor === undefined ? {} : { cursor } },
      options,
    )
    return { items: tools, nextCursor }
  })
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
