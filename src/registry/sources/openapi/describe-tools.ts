import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'
import { openSchema } from '../../schema/open-schema.ts'
import { visibleParameters, visibleSchema, visibleText } from '../../safety/visible-text.ts'
import type { SecurityRequirement } from '../../upstream/credentials.ts'
import { isDeclaredReader } from '../declared-reads.ts'
import { once, type Tool } from '../source.ts'
import { createBundler } from './bundle-schema.ts'
import { compileOperation, type CompiledOperation } from './compile-operation.ts'
import { createDigests } from './digest-operation.ts'
import { describeRefused, describeUnfollowed } from './join-documents.ts'
import { isCalled, listOperations, type RawOperation } from './list-operations.ts'
import { createReferences, type References } from './resolve-reference.ts'
import { contentOf, failureResponse, successResponse } from './responses-of-operation.ts'
import { schemaOfMedia } from './schema-of-media.ts'
import { readsByName, searchesOnly } from './searches-only.ts'
import { isSecure } from './security.ts'
import { createSubtypes, type Subtypes } from './subtypes.ts'
import { shorten, withinBudget } from './within-budget.ts'
import { wordsOfOperation } from './words-of-operation.ts'

/** A tool with what it takes to call it. */
export interface DescribedTool extends Tool {
  readonly compiled: () => CompiledOperation
}

export interface DescribeOptions {
  entry: Pick<OpenApiEntry, 'include' | 'api_overrides' | 'base_url' | 'kind' | 'read_only'>
  /** Address of the description; undefined for a file. */
  base: string | undefined
  /** Largest schema of one tool, in bytes. */
  maxSchemaBytes: number
  /** References that are not followed, with the reason. */
  refused?: ReadonlyMap<string, string>
  /** What the credentials of the entry fill in. */
  provided?: (security: readonly SecurityRequirement[]) => ReadonlySet<string>
}

/** The tools of a description, which references are not followed, what was skipped and what is otherwise than written; schemas are made when asked for. */
export interface DescribedTools {
  tools: DescribedTool[]
  unfollowed: string[]
  skipped: string[]
  notes: string[]
}

/** Methods that may be repeated (RFC 9110 § 9.2.2). */
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'])
const READ_ONLY = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'])

/** Makes tools of an OpenAPI 3 document (2.0 is upgraded before); nothing is fetched. */
export function describeTools(document: JsonObject, options: DescribeOptions): DescribedTools {
  const { entry, base, refused = new Map<string, string>() } = options
  const references = createReferences(document, base)
  const subtypes = createSubtypes(document, references)
  const { operations, skipped, notes } = listOperations(document, references, entry)
  const digests = createDigests(references, subtypes)
  const facts: ToolFacts = {
    ...options,
    document,
    references,
    subtypes,
    digestOf: digests.digestOf,
    tagParents: tagParents(document),
    responses: new Map(),
  }
  let usable = operations
  if (refused.size) {
    usable = []
    for (const raw of operations) {
      const reached = digests.reachedBy([raw.pathItem.parameters, raw.operation.parameters, raw.operation.requestBody])
      const why = [...reached].find(reference => refused.has(reference))
      if (why === undefined) usable.push(raw)
      else skipped.push(`${raw.method} ${raw.path} is skipped: ${describeRefused(why, refused.get(why) as string)}`)
    }
  }
  return {
    tools: usable.map(raw => toTool(raw, facts)),
    unfollowed: describeUnfollowed(refused),
    skipped,
    notes: [...notes, ...unknownOverrides(entry, operations)],
  }
}

/** Responses described in more characters than this are hardly described so again. */
const LONGEST_KEY = 500

interface ToolFacts extends DescribeOptions {
  document: JsonObject
  references: References
  subtypes: Subtypes
  digestOf: (raw: RawOperation, ...facts: unknown[]) => string
  tagParents: ReadonlyMap<string, string>
  /** Schemas of responses by how they are described. */
  responses: Map<string, () => { schema: unknown }>
}

function toTool(raw: RawOperation, facts: ToolFacts): DescribedTool {
  const { document, references, subtypes, base, entry, provided, maxSchemaBytes } = facts
  const { operation } = raw
  const override = entry.api_overrides.find(one => isCalled(raw, one.operation_id))
  const secure = isSecure(document, operation)
  const compiled = weakly(() => {
    const options = {
      document,
      references,
      subtypes,
      base,
      baseUrl: entry.base_url,
      override,
      provided,
      maxSchemaBytes,
    }
    const made = compileOperation(raw, options)
    return {
      ...made,
      inputSchema: visibleSchema(made.inputSchema),
      parameters: [...visibleParameters(made.parameters)],
    }
  })
  const success = once(() => responseSchema(successResponse(raw, references), facts))
  const failure = once(() => responseSchema(failureResponse(raw, references), facts))
  const isReader = isDeclaredReader(entry, raw.name) || searchesOnly(raw) || readsByName(raw)
  const digest = once(() => facts.digestOf(raw, override ?? null, secure, entry.kind ?? null, isReader, maxSchemaBytes))
  return {
    name: raw.name,
    description: visibleText(override?.description ?? describe(raw)),
    method: raw.method,
    path: raw.path,
    secure,
    readOnly: isReader || READ_ONLY.has(raw.method),
    repeatable: isReader || REPEATABLE.has(raw.method),
    kind: entry.kind ?? 'api',
    tags: tagsOf(operation, facts.tagParents).map(visibleText),
    get digest() {
      return digest()
    },
    compiled,
    get inputSchema() {
      return compiled().inputSchema
    },
    get outputSchema() {
      return success()()
    },
    get failureSchema() {
      return failure()()
    },
    get parameters() {
      return compiled().parameters
    },
    words: () => wordsOfOperation(raw, references),
  }
}

/**
 * Computes when asked, and again when what it gave was given up: the schemas of thousands of tools are listed once
 * and then not kept.
 */
function weakly<T extends object>(compute: () => T): () => T {
  let kept: WeakRef<T> | undefined
  return () => {
    const known = kept?.deref()
    if (known) return known
    const value = compute()
    kept = new WeakRef(value)
    return value
  }
}

/** Summary and description, each once. */
function describe({ operation, method, path }: RawOperation): string {
  const summary = typeof operation.summary === 'string' ? operation.summary.trim() : ''
  const description = typeof operation.description === 'string' ? operation.description.trim() : ''
  if (!summary || description.startsWith(summary)) return description || summary || `${method} ${path}`
  return description ? `${summary}\n${description}` : summary
}

/** Gives the self-contained JSON schema of a response's JSON content; undefined when there is none. */
function responseSchema(response: JsonObject | undefined, facts: ToolFacts): () => unknown {
  const content = contentOf(response)
  const type = Object.keys(content).find(one => /[/+]json\b/.test(one)) ?? Object.keys(content)[0]
  const described = type === undefined ? undefined : schemaOfMedia(content[type], facts.references)
  if (described === undefined) return () => undefined
  const key = JSON.stringify(described)
  const make = facts.responses.get(key) ?? weakly(() => ({ schema: convertResponse(described, facts) }))
  // Many operations answer with the same type, which is then made once for all of them.
  if (key.length <= LONGEST_KEY) facts.responses.set(key, make)
  return () => make().schema
}

function convertResponse(described: unknown, { references, subtypes, maxSchemaBytes }: ToolFacts): unknown {
  const bounded = withinBudget(maxSchemaBytes, limits => {
    const bundler = createBundler({ references, direction: 'response', subtypes, ...limits })
    const converted = shortenFields(bundler.convert(described), limits.words)
    const schema =
      isObject(converted) && Object.keys(bundler.defs).length ? { ...converted, $defs: bundler.defs } : converted
    return { value: schema, schema }
  })
  return visibleSchema(bounded)
}

/** The fields of a result left open one by one, where a budget asks for it. */
function shortenFields(schema: unknown, words: number | undefined): unknown {
  if (words === undefined || !isObject(schema)) return schema
  const fields = isObject(schema.properties) ? Object.entries(schema.properties) : []
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, shorten(field, words)]))
  return {
    ...openSchema(schema),
    ...(fields.length && { properties }),
    ...(Array.isArray(schema.required) && { required: schema.required }),
  }
}

/** The tags of an operation, then those that they are nested in (OpenAPI 3.2 § Tag Object, `parent`). */
function tagsOf(operation: JsonObject, parents: ReadonlyMap<string, string>): string[] {
  const tags = new Set(Array.isArray(operation.tags) ? operation.tags.filter(tag => typeof tag === 'string') : [])
  for (const tag of tags) {
    const parent = parents.get(tag)
    if (parent !== undefined) tags.add(parent)
  }
  return [...tags]
}

function tagParents(document: JsonObject): Map<string, string> {
  const parents = new Map<string, string>()
  for (const tag of Array.isArray(document.tags) ? (document.tags as unknown[]) : [])
    if (isObject(tag) && typeof tag.name === 'string' && typeof tag.parent === 'string')
      parents.set(tag.name, tag.parent)
  return parents
}

function unknownOverrides({ api_overrides }: DescribeOptions['entry'], operations: readonly RawOperation[]): string[] {
  const isKnown = (id: string) => operations.some(operation => isCalled(operation, id))
  const unknown = api_overrides.map(override => override.operation_id).filter(id => !isKnown(id))
  return unknown.length ? [`api_overrides names operations that are not registered: ${unknown.join(', ')}`] : []
}
