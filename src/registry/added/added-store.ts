import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { AgentError, conflict, messageOf } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import { parseRegistryFile, type DeclaredService, type FileIssue } from '../file/read-registry-file.ts'
import type { Variables } from '../file/substitute.ts'

/** The fields of an added service, as they stand in the file: `${VARIABLE}` in the place of a secret. */
export interface AddedEntry {
  url: string
  type: 'openapi' | 'mcp' | 'trm'
  description?: string
  transport?: 'sse'
  auth?: { type: string; value: string; key?: string }
}

/** Services that were added by their address, kept in the form of the registry file. */
export interface AddedStore {
  readonly services: readonly DeclaredService[]
  /** Why what is kept of an earlier run cannot be used. */
  readonly problems: readonly FileIssue[]
  has(name: string): boolean
  /** Kept before it resolves, all or nothing. Rejects with STATE_UNWRITABLE; then nothing changed. */
  add(name: string, entry: AddedEntry): Promise<void>
  /** Rejects with CONFLICT for one that somebody wrote into the file in another form. */
  remove(name: string): Promise<void>
  /** Takes what other replicas changed. */
  reload(): Promise<void>
}

/** Name of the file in the state folder. */
export const ADDED_FILE = 'added-services.yaml'

const HEAD = `# Services that were added by their address (agent apis add, or the page). The registry writes this file;
# agent apis remove <name> takes one out. Services of your own belong into the registry file.
`

/** Opens `added-services.yaml` in the state folder. One that cannot be read is left as it is, and told. */
export function openAddedStore(stateFolder: string, variables: Variables): AddedStore {
  const file = join(stateFolder, ADDED_FILE)
  let text = ''
  let services: DeclaredService[] = []
  let problems: FileIssue[] = []
  let isBroken = false

  const take = (next: string) => {
    ;({ services, problems } = readAdded(next, file, variables))
    text = next
  }
  try {
    const found = readFileSync(file, 'utf8')
    take(found)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      isBroken = true
      const message = error instanceof AgentError ? error.message : `${file}: ${messageOf(error)}`
      problems = [
        {
          message: `${message}. Services that were added by their address are missing until it is mended or removed; then start the registry again`,
          line: undefined,
        },
      ]
    }
  }

  const write = (change: (entries: JsonObject[]) => JsonObject[]) => {
    if (isBroken)
      throw new AgentError(
        'STATE_UNWRITABLE',
        507,
        `${file} cannot be read, so nothing is written over it. Mend or remove it, then start the registry again.`,
      )
    const next = `${HEAD}${stringify({ ...rootOf(text), services: change(entriesOf(text)) }, { lineWidth: 0 })}`
    try {
      writeAtomically(file, next, 0o600)
    } catch (cause) {
      throw new AgentError(
        'STATE_UNWRITABLE',
        507,
        `Added services cannot be kept in ${stateFolder}: ${messageOf(cause)}. Nothing was changed.`,
        { cause },
      )
    }
    take(next)
  }
  return {
    get services() {
      return services
    },
    get problems() {
      return problems
    },
    has: name => services.some(service => service.name === name),
    // As a value and not as a key: some keys mean something in YAML (`<<`).
    add: async (name, entry) => write(entries => [...entries, { name, ...entry }]),
    async remove(name) {
      write(entries => entries.filter(entry => entry.name !== name))
      // Somebody wrote it there by hand, in another form of the registry file.
      if (services.some(service => service.name === name))
        throw conflict(
          `The service '${name}' was written into ${file} by hand. Take it out there, then: agent restart api-registry`,
        )
    },
    reload: () => Promise.resolve(),
  }
}

/** The services of a text in the form of the registry file. */
export function readAdded(
  text: string,
  place: string,
  variables: Variables,
): { services: DeclaredService[]; problems: FileIssue[] } {
  const { services, problems } = parseRegistryFile(text, place, variables)
  return { services: services.map(service => ({ ...service, isAdded: true as const })), problems }
}

/** The file as it is written, with the names of its variables. */
function rootOf(text: string): JsonObject {
  const root = parse(text, { uniqueKeys: false }) as unknown
  return isObject(root) ? root : {}
}

function entriesOf(text: string): JsonObject[] {
  const { services } = rootOf(text)
  return Array.isArray(services) ? services.filter(isObject) : []
}
