import MiniSearch from 'minisearch'
import { isObject } from '../../lib/json.ts'
import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import { connectRegistry } from '../registry-client.ts'
import { firstSentence } from './tools.ts'

interface Hit {
  name: string
  description: string
  score: number
}

/** `agent tools search <words>`: the registry's own ranking; one that has no search is searched here. */
export async function searchTools(
  context: CommandContext,
  words: string,
  { limit = 10 }: { limit?: number },
): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  const ranked = await registry.search(words, limit)
  const hits = ranked ? ranked.map(readHit) : rank(await registry.listTools(), words, limit)
  output.result(hits, () => formatTable(hits.map(hit => [output.style.bold(hit.name), firstSentence(hit.description)])))
  if (!hits.length) output.note(`No tool fits "${words}". All tools: agent tools list`)
}

function readHit(value: unknown): Hit {
  const hit = isObject(value) ? value : {}
  return {
    name: String(hit['api_name'] ?? hit['name']),
    description: String(hit['description'] ?? ''),
    score: Number(hit['score'] ?? 0),
  }
}

function rank(
  catalogue: Record<string, Record<string, { api_name: string; description: string }>>,
  words: string,
  limit: number,
): Hit[] {
  const index = new MiniSearch<{ id: string; name: string; description: string }>({
    fields: ['name', 'description'],
    storeFields: ['description'],
    tokenize: text =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    searchOptions: { boost: { name: 2 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(
    Object.values(catalogue)
      .flatMap(app => Object.values(app))
      .map(({ api_name, description }) => ({ id: api_name, name: api_name, description })),
  )
  return index
    .search(words)
    .slice(0, limit)
    .map(hit => ({ name: String(hit.id), description: String(hit['description']), score: hit.score }))
}
