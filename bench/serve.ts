/**
 * One server of a benchmark in a process of its own, so that client and servers do not share a thread:
 * `node bench/serve.ts <kind> <json options>` prints its address and stays until it is ended.
 */
import { join } from 'node:path'
import type { Express } from 'express'
import { z } from 'zod'
import { createAgentApp } from '../src/agent/serve.ts'
import { Settings } from '../src/config/settings.ts'
import { createCrmApp } from '../src/demos/crm/serve.ts'
import { createTerritoryApp } from '../src/demos/territory/serve.ts'
import { createHttpApp } from '../src/http/create-http-app.ts'
import { defineRoute } from '../src/http/define-route.ts'
import { listen } from '../src/http/listen.ts'
import { createLogger } from '../src/lib/logger.ts'
import { createRegistryApp } from '../src/registry/serve.ts'

const Options = z.object({
  folder: z.string(),
  registryFile: z.string().optional(),
  registryUrl: z.string().optional(),
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

async function createApp(kind: string, options: Options): Promise<Express> {
  switch (kind) {
    case 'territory':
      return createTerritoryApp()
    case 'crm':
      return createCrmApp({ databaseFile: join(options.folder, 'crm.sqlite') }).app
    case 'constant':
      return createConstantApp(options.constants ?? {})
    case 'registry': {
      const { registryFile = '', folder } = options
      return (await createRegistryApp({ registryFile, settings, stateFolder: folder, logger, environment: {} })).app
    }
    case 'agent': {
      const { registryUrl = '', folder } = options
      const settingsFile = join(folder, 'settings.toml')
      return (await createAgentApp({ settings, registryUrl, stateFolder: folder, settingsFile, logger })).app
    }
    default:
      throw new Error(`No server is called ${kind}`)
  }
}

const [kind = '', options = '{}'] = process.argv.slice(2)
const server = await listen(await createApp(kind, Options.parse(JSON.parse(options))), { port: 0 })
console.log(server.url)
process.stdin.on('end', () => process.exit(0)).resume()
