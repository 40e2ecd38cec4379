import type { SearchResult } from '../../contract/registry.ts'
import { usage } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import { connectRegistry } from '../registry-client.ts'
import { firstSentence } from './tools.ts'

export interface SearchOptions {
  app?: string
  /** What the service is (openapi, mcp …) or what the tool is (api, browser). */
  type?: string
  limit?: number
}

const MOST_HITS = 100

/** `agent tools search <words>`: the registry's ranking, best first. */
export async function searchTools(
  context: CommandContext,
  words: string,
  { app, type, limit = 10 }: SearchOptions,
): Promise<void> {
  if (limit > MOST_HITS) throw usage(`--limit takes a whole number from 1 to ${MOST_HITS}`)
  if (!words.trim()) throw usage('Say what to look for: agent tools search create invoice')
  const { output } = context
  const registry = await connectRegistry(context)
  const isKind = type === 'api' || type === 'browser'
  const hits = await registry.search({
    q: words,
    limit: String(limit),
    ...(app !== undefined && { app }),
    ...(type !== undefined && { [isKind ? 'kind' : 'type']: type }),
  })
  output.result(hits, () => formatTable(hits.map(hit => toRow(context, hit))))
  const [best] = hits
  if (best) output.note(`The best in full: agent tools info ${best.api_name}`)
  else {
    const where = [app !== undefined && ` in ${app}`, type !== undefined && ` of type ${type}`].filter(Boolean).join('')
    const next = where ? `everywhere: agent tools search ${words}` : 'try other words, or see all: agent tools list'
    output.note(`No tool${where} fits "${words}"; ${next}`)
  }
}

const toRow = ({ output: { style } }: CommandContext, hit: SearchResult) => [
  style.bold(hit.api_name),
  hit.app_name,
  hit.score.toFixed(1),
  firstSentence(hit.description),
]
