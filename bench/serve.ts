/**
 * One server of a benchmark in a process of its own, so that client and servers do not share a thread:
 * `node bench/serve.ts <kind> <json options>` prints its address and stays until it is ended.
 */
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import express, { type Express } from 'express'
import { z } from 'zod'
import { Settings } from '../src/config/settings.ts'
import { createHttpApp } from '../src/http/create-http-app.ts'
import { defineRoute } from '../src/http/define-route.ts'
import { listen } from '../src/http/listen.ts'
import { createLogger } from '../src/lib/logger.ts'

const Options = z.object({
  folder: z.string(),
  registryFile: z.string().optional(),
  registryUrl: z.string().optional(),
  /** How many operations a described service has. */
  operations: z.number().default(10),
  /** The `[model]` section of the agent. */
  model: z.record(z.string(), z.unknown()).optional(),
  /** What the constant server answers. */
  constants: z.record(z.string(), z.unknown()).optional(),
})
type Options = z.infer<typeof Options>

const logger = createLogger('bench', 'silent')
const settings = Settings.parse({})

/** The same express app as every server of ours, with answers that cost nothing to find. */
function createConstantApp(constants: Record<string, unknown>): Express {
  const routes = Object.entries(constants).map(([path, value], index) =>
    defineRoute({
      method: 'get',
      path,
      operationId: `constant_${index}`,
      summary: 'A constant',
      responses: { 200: { description: 'The constant' } },
      handler: () => value,
    }),
  )
  return createHttpApp({ title: 'Constant', description: 'Constant answers', version: '1', routes })
}

/** A service of as many operations as asked, each answering the same small record. */
function createOperationsApp(count: number): Express {
  const app = express()
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/records-${index}/{id}`,
      {
        get: {
          operationId: `readRecord${index}`,
          summary: `Reads a record of kind ${index}`,
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'fields', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          ],
          responses: {
            200: { description: 'The record', content: { 'application/json': { schema: { type: 'object' } } } },
          },
        },
      },
    ]),
  )
  app.get(
    '/openapi.json',
    (_req, res) => void res.json({ openapi: '3.1.0', info: { title: 'Records', version: '1' }, paths }),
  )
  app.get('/:kind/:id', (req, res) => void res.json({ id: req.params.id, name: 'A record', amount: 12.5 }))
  return app
}

/** A list that is announced and does not come before half a minute is over. */
function createHangingApp(): Express {
  const parcels = {
    get: {
      operationId: 'listParcels',
      summary: 'Lists all parcels',
      responses: {
        200: {
          description: 'The parcels',
          content: {
            'application/json': {
              schema: {
                type: 'array',
                items: { type: 'object', properties: { id: { type: 'integer' }, weight: { type: 'number' } } },
              },
            },
          },
        },
      },
    },
  }
  const app = express()
  app.get(
    '/openapi.json',
    (_req, res) =>
      void res.json({ openapi: '3.1.0', info: { title: 'Parcels', version: '1' }, paths: { '/parcels': parcels } }),
  )
  app.get('/parcels', (_req, res) => void setTimeout(() => res.json([]), 30_000).unref())
  return app
}

/** What is to be closed at the end. */
const closing: (() => Promise<void>)[] = []

/** Each kind loads its own room only, as the running program does. */
async function createApp(kind: string, options: Options): Promise<Express> {
  switch (kind) {
    case 'territory':
      return (await import('../src/demos/territory/serve.ts')).createTerritoryApp()
    case 'crm': {
      const { createCrmApp } = await import('../src/demos/crm/serve.ts')
      return createCrmApp({ databaseFile: join(options.folder, 'crm.sqlite') }).app
    }
    case 'constant':
      return createConstantApp(options.constants ?? {})
    case 'operations':
      return createOperationsApp(options.operations)
    case 'hanging':
      return createHangingApp()
    case 'kinds':
      return (await import('./upstreams/kinds-app.ts')).createKindsApp(options.operations)
    case 'registry': {
      const { createRegistryApp } = await import('../src/registry/serve.ts')
      const { registryFile = '', folder } = options
      const registry = await createRegistryApp({ registryFile, settings, stateFolder: folder, logger, environment: {} })
      closing.push(registry.close)
      return registry.app
    }
    case 'agent': {
      const { createAgentApp } = await import('../src/agent/serve.ts')
      const { registryUrl = '', folder, model = {} } = options
      const settingsFile = join(folder, 'settings.toml')
      return (
        await createAgentApp({
          settings: Settings.parse({ model }),
          registryUrl,
          stateFolder: folder,
          settingsFile,
          logger,
        })
      ).app
    }
    default:
      throw new Error(`No server is called ${kind}`)
  }
}

const [kind = '', options = '{}'] = process.argv.slice(2)
const server = await listen(await createApp(kind, Options.parse(JSON.parse(options))), { port: 0 })
console.log(server.url)

/** `memory`: gives back what is not used (needs --expose-gc), then resident and heap memory in MB. */
function answer(line: string): string {
  if (line !== 'memory') return '{}'
  // Only this kind also returns the free part of the heap to the system.
  void globalThis.gc?.({ type: 'major', flavor: 'last-resort' } as never)
  const { rss, heapUsed } = process.memoryUsage()
  return JSON.stringify({ rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20 })
}

createInterface({ input: process.stdin })
  .on('line', line => console.log(answer(line)))
  .on('close', () => void Promise.all(closing.map(close => close())).finally(() => process.exit(0)))
