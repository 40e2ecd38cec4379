import type { JsonObject } from '../../../lib/json.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'
import type { SecurityRequirement } from '../../upstream/credentials.ts'
import { entryCredentials } from '../entry-credentials.ts'
import { missingReaders } from '../declared-reads.ts'
import { once, type Source, type SourceContext, type Tool } from '../source.ts'
import { prepareCall, type CallOperation } from './call-operation.ts'
import { aboutDocument } from './about-document.ts'
import { credentialOrigins, keepOrigins } from './credential-origins.ts'
import { describeTools } from './describe-tools.ts'
import { loadDescription } from './load-description.ts'
import { describedKey } from './security.ts'
import { upgradeSwagger } from './upgrade-swagger.ts'

/** Whether a path ends as a template of the description does: `/api/orders/7` as `/orders/{id}`. */
function endsLike(template: string, path: string): boolean {
  const wanted = template.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean).slice(-wanted.length)
  return wanted.length === given.length && wanted.every((part, at) => part.includes('{') || part === given[at])
}

/** A service that describes itself with OpenAPI 2.0, 3.0, 3.1 or 3.2. */
export function createOpenApiSource(entry: OpenApiEntry, context: SourceContext): Source {
  const { upstream, secrets, registry } = context
  let document: JsonObject = {}
  let base: string | undefined
  let tools: readonly Tool[] = []
  let notes: string[] = []
  const isSigned = [entry.auth, entry.headers, URL.parse(entry.url)?.username || undefined].some(
    one => one !== undefined,
  )
  const callers = new WeakMap<Tool, () => CallOperation>()
  const credentials = entryCredentials(entry, context, scheme => describedKey(document, scheme))
  const provided = (security: readonly SecurityRequirement[]) => credentials.choose(security).provides()

  const open = async (signal: AbortSignal) => {
    const loaded = await loadDescription(entry.name, entry.url, {
      upstream,
      credentials,
      signal,
      maxBytes: registry.max_description_bytes,
      externalReferences: entry.external_references ?? registry.external_references,
    })
    const { refused } = loaded
    base = loaded.base
    document = loaded.document.openapi === undefined ? upgradeSwagger(loaded.document, base) : loaded.document
    const approved = isSigned ? context.origins?.of(entry.name, entry.url) : undefined
    const kept = keepOrigins(credentialOrigins(entry, document, base), approved)
    const { origins } = kept
    if (isSigned && !approved) context.origins?.set(entry.name, entry.url, origins.list)
    const isDescribed = (path: string) => tools.some(tool => endsLike(tool.path, path))
    const caller = { entry, upstream, secrets, credentials, origins, base, isDescribed }
    const described = describeTools(document, {
      entry,
      base,
      refused,
      provided,
      maxSchemaBytes: registry.max_schema_bytes,
    })
    for (const tool of described.tools)
      callers.set(
        tool,
        once(() => prepareCall(tool.compiled().model, tool, caller)),
      )
    tools = described.tools
    notes = [
      ...kept.notes,
      ...described.unfollowed,
      ...described.skipped,
      ...described.notes,
      ...missingReaders(entry, tools),
    ]
  }

  return {
    transport: 'http',
    open,
    call: (tool, args, context) => (callers.get(tool) as () => CallOperation)()(args, context),
    list: () => tools,
    notes: () => notes,
    about: () => aboutDocument(document, base),
    onChange: () => undefined,
    close: () => Promise.resolve(),
  }
}
