import type { ServiceEntry } from '../file/service-entry.ts'
import { createMcpSource } from './mcp/mcp-source.ts'
import { createOpenApiSource } from './openapi/openapi-source.ts'
import type { Source, SourceContext, SourceKind } from './source.ts'
import { createTrmSource } from './trm/trm-source.ts'

/** Every kind of source. A new one is a folder here and a line in this list. */
export const SOURCE_KINDS: readonly SourceKind[] = [
  { type: 'openapi', create: createOpenApiSource },
  { type: 'mcp', create: createMcpSource },
  { type: 'trm', create: createTrmSource },
] as unknown as readonly SourceKind[]

/** The source of an entry. Throws an AgentError when the entry cannot work (an unusable credential). */
export function createSource(entry: ServiceEntry, context: SourceContext): Source {
  const kind = SOURCE_KINDS.find(one => one.type === entry.type)
  if (!kind) throw new TypeError(`no source for ${entry.type}`)
  return kind.create(entry, context)
}
