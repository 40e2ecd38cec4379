import { createHash } from 'node:crypto'
import { isObject } from '../../lib/json.ts'
import type { Tool } from '../sources/source.ts'

/** What a tool was when it was first used, small enough to be kept for thousands of them. */
export interface Fingerprint {
  /** sha256 of name, description, schemas and whether it only reads. */
  digest: string
  /** Its beginning: enough to show what changed. */
  description: string
  description_digest: string
  input_schema: string
  output_schema: string
  read_only: boolean
  /** Type, need and digest of each parameter. */
  parameters: Record<string, string>
}

/** One part of a tool that is not what it was. */
export interface ToolPartChange {
  field: 'description' | 'input_schema' | 'output_schema' | 'read_only'
  /** What it was and is, in short. */
  change: string
}

/** Longest part of a description that is kept. */
const KEPT_TEXT = 600
/** Most parameters that are told apart. */
const KEPT_PARAMETERS = 64
/** Longest part of a text that a change quotes. */
const QUOTE = 100

/** The fingerprint of a tool as clients see it. Computes its schemas; one that cannot be computed counts as none. */
export function fingerprintOf(tool: Tool): Fingerprint {
  const input = attempt(() => tool.inputSchema)
  const parts = {
    description_digest: sha256(tool.description),
    input_schema: sha256(canonicalText(input)),
    output_schema: sha256(canonicalText(attempt(() => tool.outputSchema))),
    read_only: tool.readOnly,
  }
  const properties = isObject(input) && isObject(input.properties) ? input.properties : {}
  const required = isObject(input) && Array.isArray(input.required) ? (input.required as unknown[]) : []
  const parameters = Object.entries(properties)
    .slice(0, KEPT_PARAMETERS)
    .map(([name, schema]) => [
      name,
      `${typeOf(schema)}${required.includes(name) ? ', required' : ''} ${sha256(canonicalText(schema)).slice(0, 8)}`,
    ])
  return {
    digest: sha256(JSON.stringify([tool.name, ...Object.values(parts)])),
    description: tool.description.slice(0, KEPT_TEXT),
    ...parts,
    parameters: Object.fromEntries(parameters) as Record<string, string>,
  }
}

/** What differs, in sentences. Empty when the digests are the same. */
export function compareFingerprints(was: Fingerprint, is: Fingerprint): ToolPartChange[] {
  const changes: ToolPartChange[] = []
  if (was.digest === is.digest) return changes
  if (was.description_digest !== is.description_digest)
    changes.push({ field: 'description', change: compareTexts(was.description, is.description) })
  if (was.input_schema !== is.input_schema)
    changes.push({ field: 'input_schema', change: compareParameters(was.parameters, is.parameters) })
  if (was.output_schema !== is.output_schema)
    changes.push({ field: 'output_schema', change: 'the schema of its result is another' })
  if (was.read_only !== is.read_only)
    changes.push({ field: 'read_only', change: is.read_only ? 'now says that it only reads' : 'no longer only reads' })
  return changes
}

function compareTexts(was: string, is: string): string {
  if (was === is) return `differs after its first ${KEPT_TEXT} characters`
  let same = 0
  while (was[same] === is[same]) same++
  const quote = (text: string) => {
    const from = Math.max(0, same - 20)
    const part = text.slice(from, from + QUOTE)
    return `“${from ? '…' : ''}${part}${from + QUOTE < text.length ? '…' : ''}”`
  }
  return `was ${quote(was)}, is ${quote(is)}`
}

function compareParameters(was: Record<string, string>, is: Record<string, string>): string {
  const list = (title: string, names: string[]) =>
    names.length
      ? [`${title} ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`]
      : []
  const shown = (text = '') => text.slice(0, text.lastIndexOf(' '))
  const changed = Object.keys(was).filter(name => name in is && was[name] !== is[name])
  const texts = [
    ...list(
      'new',
      Object.keys(is).filter(name => !(name in was)),
    ),
    ...list(
      'gone',
      Object.keys(was).filter(name => !(name in is)),
    ),
    ...list(
      'changed',
      changed.map(name => {
        const [before, now] = [shown(was[name]), shown(is[name])]
        return before === now ? name : `${name} (was ${before}, is ${now})`
      }),
    ),
  ]
  return texts.length ? `parameters: ${texts.join('; ')}` : 'something beside its parameters is another'
}

function typeOf(schema: unknown): string {
  const type = isObject(schema) ? schema.type : undefined
  return Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'any'
}

/** JSON with the keys of objects in order: a server that lists them in another order changed nothing. */
function canonicalText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      isObject(inner)
        ? Object.fromEntries(
            Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
          )
        : inner,
    ) ?? ''
  )
}

function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
