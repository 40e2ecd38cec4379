import { readFile } from 'node:fs/promises'
import { LineCounter, parseDocument, type Document } from 'yaml'
import { AgentError, messageOf, registryFileInvalid } from '../../lib/errors.ts'
import { takeOutDuplicateKeys, type DuplicateKey } from './duplicate-keys.ts'
import { entrySchemaOf, SOURCE_KINDS } from '../sources/index.ts'
import { kindOf, recogniseEntries, type RawEntry } from './recognise-entries.ts'
import { misspeltAuth, misspeltFields } from './misspelt.ts'
import type { ServiceEntry } from './service-entry.ts'
import { secretsOf } from './secrets-of-entry.ts'
import { substitute, type Variables } from './substitute.ts'

/**
 * A service as the file describes it, or why it cannot be used. Built-in ones stand in no file; added ones in that of
 * the state folder.
 */
export type DeclaredService =
  | { name: string; entry: ServiceEntry; secrets: string[]; isBuiltIn?: true; isAdded?: true }
  | { name: string; description: string; url: string; type?: ServiceEntry['type']; problem: string; isAdded?: true }

/** What is wrong with a part of the file. `message` begins with file and line. */
export interface FileIssue {
  message: string
  line: number | undefined
}

export interface RegistryFile {
  services: DeclaredService[]
  /** Parts of the file that belong to no service. */
  problems: FileIssue[]
}

/** Nothing that people write by hand is larger. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Reads the registry file (YAML, specification § A). Throws only when the file as a whole cannot be read; a broken
 * entry is returned as a service with a problem, so that it never takes the others down.
 */
export async function readRegistryFile(path: string, variables: Variables): Promise<RegistryFile> {
  return parseRegistryFile(await readRegistryText(path), path, variables)
}

/** The text of the registry file. Throws REGISTRY_FILE_MISSING. */
export async function readRegistryText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new AgentError(
      'REGISTRY_FILE_MISSING',
      422,
      `The registry file ${path} cannot be read: ${messageOf(cause)}. Create it, or name another with MCP_SERVERS_FILE.`,
      { cause, detail: { file: path } },
    )
  }
}

/** The same from a text. */
export function parseRegistryFile(text: string, path: string, variables: Variables): RegistryFile {
  if (Buffer.byteLength(text) > MAX_BYTES) throw registryFileInvalid(path, undefined, `larger than ${MAX_BYTES} bytes`)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true, uniqueKeys: false, logLevel: 'error' })
  const [error] = document.errors
  if (error) {
    const [first = 'not YAML'] = error.message.split(/ at line|\n/)
    throw registryFileInvalid(path, error.linePos?.[0].line, `not valid YAML: ${first}`)
  }
  const duplicates = takeOutDuplicateKeys(document, lines)
  let root: unknown
  try {
    root = document.toJS({ maxAliasCount: 100 })
  } catch (cause) {
    throw registryFileInvalid(path, undefined, `not usable YAML: ${withoutAlias(messageOf(cause))}`)
  }
  const lineOf = (place: (string | number)[]) => lineOfNode(document, lines, place)
  const { entries, problems } = recogniseEntries(root)
  // Nothing at all could be made of the file: say so instead of starting with nothing.
  const [whole] = problems.filter(problem => problem.path.length === 0)
  if (whole) throw registryFileInvalid(path, lineOf([]) ?? 1, whole.why)
  const at = (place: (string | number)[], why: string) => registryFileInvalid(path, lineOf(place), why).message
  const services: DeclaredService[] = []
  const loose: FileIssue[] = []
  for (const problem of problems) {
    const message = at(problem.path, problem.why)
    if (problem.name) services.push({ name: problem.name, description: '', url: '', problem: message })
    else loose.push({ message, line: lineOf(problem.path) })
  }
  const firstLines = new Map<string, number | undefined>()
  for (const raw of entries) {
    if (isSwitchedOff(raw)) continue
    const line = lineOf(raw.path)
    const inside = duplicates.find(({ path: place }) => isInside(place, raw.path))
    if (firstLines.has(raw.name))
      loose.push({
        message: at(
          raw.path,
          `the name '${raw.name}' is used twice (lines ${firstLines.get(raw.name)} and ${line}); this entry is left out`,
        ),
        line,
      })
    else if (inside)
      services.push(toBroken(raw, registryFileInvalid(path, inside.lines.at(-1), explain(inside)).message))
    else services.push(readEntry(raw, variables, at))
    for (const [field, known] of misspeltFields(raw)) {
      const place = [...raw.path, field]
      const message = at(place, `${place.join('.')}: unknown field, which is ignored. Did you mean ${known}?`)
      loose.push({ message, line: lineOf(place) })
    }
    for (const [place, type, known] of misspeltAuth(raw)) {
      const message = at(
        place,
        `${place.join('.')}: '${type}' is taken as the name of a header. Did you mean ${known}?`,
      )
      loose.push({ message, line: lineOf(place) })
    }
    firstLines.set(raw.name, firstLines.get(raw.name) ?? line)
  }
  for (const duplicate of duplicates)
    if (!entries.some(raw => isInside(duplicate.path, raw.path))) {
      const line = duplicate.lines.at(-1)
      const message = registryFileInvalid(path, line, `${explain(duplicate)}; only the first is used`).message
      loose.push({ message, line })
    }
  return { services, problems: loose.sort((left, right) => (left.line ?? 0) - (right.line ?? 0)) }
}

/** The parser names an alias that is unknown: a value that begins with an asterisk, which may be a password. */
const withoutAlias = (message: string) =>
  message.replace(/^(Unresolved alias[^:]*): .*$/s, '$1. A text that begins with * has to be in quotes')

const explain = ({ path, lines }: DuplicateKey) =>
  `${path.join('.')} stands twice (lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)})`

/** Whether a place is below another one. */
const isInside = (place: (string | number)[], parent: (string | number)[]) =>
  place.length > parent.length && parent.every((part, index) => String(part) === String(place[index]))

/** `disabled: true`, as programs that share such files write it: the entry is kept in the file and not used. */
const isSwitchedOff = ({ body }: RawEntry) => body.disabled === true || body.enabled === false

/** The types that an entry may have, in words: `openapi, mcp or trm`. */
const TYPES = SOURCE_KINDS.map(({ type }) => type)
  .join(', ')
  .replace(/, (?=[^,]+$)/, ' or ')

function readEntry(
  raw: RawEntry,
  variables: Variables,
  at: (place: (string | number)[], why: string) => string,
): DeclaredService {
  const { name, path, body } = raw
  const broken = (why: string) => toBroken(raw, why)
  if (!/^[^/\\\s\u0000-\u001f]+$/.test(name))
    return broken(at(path, `${path.join('.')}: a service name has no spaces and no slashes, found '${name}'`))
  const schema = entrySchemaOf(body.type)
  if (!schema)
    return broken(at([...path, 'type'], `${path.join('.')}.type: expected ${TYPES}, found ${kindOf(body.type)}`))
  let substituted
  try {
    substituted = substitute(body, variables)
  } catch (error) {
    return broken(at(path, `${path.join('.')}: ${messageOf(error)}`))
  }
  const parsed = schema.safeParse({ ...(substituted.value as object), name })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = [...path, ...((issue?.path ?? []) as (string | number)[])]
    const found = (issue?.path ?? []).reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      substituted.value,
    )
    const expected = issue?.message.replace(/, received .*/, '').replace('Invalid input: ', '')
    return broken(at(place, `${place.join('.')}: ${expected}${issue?.path.length ? `, found ${kindOf(found)}` : ''}`))
  }
  return { name, entry: parsed.data, secrets: [...substituted.secrets, ...secretsOf(parsed.data)] }
}

const toBroken = ({ name, body }: RawEntry, problem: string): DeclaredService => ({
  name,
  description: typeof body.description === 'string' ? body.description : '',
  url: typeof body.url === 'string' ? body.url : '',
  ...(entrySchemaOf(body.type) && { type: body.type as ServiceEntry['type'] }),
  problem,
})

/** The line of a place in the document; of its nearest parent when the place itself is missing. */
function lineOfNode(document: Document, lines: LineCounter, place: (string | number)[]): number | undefined {
  for (let length = place.length; length >= 0; length--) {
    const node = document.getIn(place.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}
