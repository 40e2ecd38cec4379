import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgentApp } from '../../src/agent/serve.ts'
import { Settings } from '../../src/config/settings.ts'
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { createTerritoryApp } from '../../src/demos/territory/serve.ts'
import type { Access } from '../../src/http/access/access.ts'
import { noteAccess } from '../../src/http/access/identity.ts'
import { listen } from '../../src/http/listen.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { createRegistryApp } from '../../src/registry/serve.ts'

export const SERVERS = ['registry', 'agent', 'territory', 'crm'] as const
export type Server = (typeof SERVERS)[number]

interface Opened {
  app: RequestListener
  close(): Promise<void> | void
}

/** Opens a server over an empty folder; what it would only do with other servers is not started. */
const OPENERS: Record<Server, (folder: string) => Promise<Opened>> = {
  registry: async folder => {
    const registryFile = join(folder, 'services.yaml')
    writeFileSync(registryFile, 'services: []\n')
    const { app, close } = await createRegistryApp({
      registryFile,
      settings: SETTINGS,
      stateFolder: folder,
      logger: LOGGER,
      environment: {},
    })
    return { app, close }
  },
  agent: async folder => {
    const { app, close } = await createAgentApp({
      settings: SETTINGS,
      registryUrl: 'http://127.0.0.1:1',
      stateFolder: folder,
      logger: LOGGER,
      engine: { answer: neverAsked, execute: neverAsked, close: async () => await Promise.resolve() },
    })
    return { app, close }
  },
  territory: async () => await Promise.resolve({ app: createTerritoryApp(), close: () => undefined }),
  crm: async folder => await Promise.resolve(createCrmApp({ databaseFile: join(folder, 'crm.sqlite') })),
}

const SETTINGS = Settings.parse({ registry: { watch: false } })
const LOGGER = createLogger('reference', 'silent')
const neverAsked = async () => await Promise.reject(new Error('only the description is asked for'))

let described: Promise<Record<Server, JsonObject>> | undefined

/** The OpenAPI description of each server, as it serves it at /openapi.json. */
export const openDescriptions = async (): Promise<Record<Server, JsonObject>> =>
  await (described ??= readDescriptions())

async function readDescriptions(): Promise<Record<Server, JsonObject>> {
  const entries: [Server, JsonObject][] = []
  for (const server of SERVERS) entries.push([server, await readDescription(server)])
  return Object.fromEntries(entries) as Record<Server, JsonObject>
}

async function readDescription(server: Server): Promise<JsonObject> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-reference-'))
  mkdirSync(folder, { recursive: true })
  const { app, close } = await OPENERS[server](folder)
  try {
    const listening = await listen(app, { host: '127.0.0.1', port: 0 })
    try {
      // It asks for no key, and describes itself as if it did: with the scope of each operation.
      noteAccess(listening.server, { required: true } as Access)
      const response = await fetch(`${listening.url}/openapi.json`)
      if (!response.ok) throw new Error(`${server}: /openapi.json answered ${response.status}`)
      return (await response.json()) as JsonObject
    } finally {
      await listening.close()
    }
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
