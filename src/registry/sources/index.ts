import { McpEntry, OpenApiEntry, TrmEntry, type ServiceEntry } from '../file/service-entry.ts'
import { createMcpSource } from './mcp/mcp-source.ts'
import { createOpenApiSource } from './openapi/openapi-source.ts'
import type { Source, SourceContext, SourceKind } from './source.ts'
import { createTrmSource } from './trm/trm-source.ts'

/** Every kind of source. A new one is a folder here and a line in this list. */
export const SOURCE_KINDS = [
  { type: 'openapi', entry: OpenApiEntry, create: createOpenApiSource },
  { type: 'mcp', entry: McpEntry, create: createMcpSource },
  { type: 'trm', entry: TrmEntry, create: createTrmSource },
] as unknown as readonly SourceKind[]

/** The kind of a type, as it stands in the registry file. */
const kindOfType = (type: unknown) => SOURCE_KINDS.find(one => one.type === type)

/** The form of entries of a type. */
export const entrySchemaOf = (type: unknown) => kindOfType(type)?.entry

/** The source of an entry. Throws an AgentError when the entry cannot work (an unusable credential). */
export function createSource(entry: ServiceEntry, context: SourceContext): Source {
  const kind = kindOfType(entry.type)
  if (!kind) throw new TypeError(`no source for ${entry.type}`)
  return kind.create(entry, context)
}
