import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgentApp } from '../../src/agent/serve.ts'
import { Settings } from '../../src/config/settings.ts'
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { createTerritoryApp } from '../../src/demos/territory/serve.ts'
import { listen } from '../../src/http/listen.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { createRegistryApp } from '../../src/registry/serve.ts'

export const COMPONENTS = ['territory', 'crm', 'registry', 'agent'] as const
export type Component = (typeof COMPONENTS)[number]

/** All four servers in this process, on free ports, with their state in a temporary folder unless one is given. */
export async function startAll(
  given?: string,
): Promise<{ urls: Record<Component, string>; folder: string; close(): Promise<void> }> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'agent-test-'))
  const logger = createLogger('test', 'silent')
  const settings = Settings.parse({})
  const crm = createCrmApp({ databaseFile: join(folder, 'crm.sqlite') })
  const servers = [await listen(createTerritoryApp(), { port: 0 }), await listen(crm.app, { port: 0 })]
  const registryFile = join(folder, 'mcp_servers.yaml')
  const entry = (name: string, url: string) => `  - ${name}:\n      url: ${url}/openapi.json\n`
  writeFileSync(registryFile, `services:\n${entry('territory', servers[0]!.url)}${entry('crm', servers[1]!.url)}`)
  const registry = await createRegistryApp({ registryFile, settings, stateFolder: folder, logger, environment: {} })
  servers.push(await listen(registry.app, { port: 0 }))
  const settingsFile = join(folder, 'settings.toml')
  const registryUrl = servers[2]!.url
  const agent = await createAgentApp({ settings, registryUrl, stateFolder: folder, settingsFile, logger })
  servers.push(await listen(agent.app, { port: 0 }))
  for (let tries = 0; !(await isReady(registryUrl)); tries++) {
    if (tries > 200) throw new Error('The registry did not register both services')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  const [territoryUrl, crmUrl, , agentUrl] = servers.map(({ url }) => url) as [string, string, string, string]
  return {
    urls: { territory: territoryUrl, crm: crmUrl, registry: registryUrl, agent: agentUrl },
    folder,
    close: async () => {
      for (const server of servers.toReversed()) await server.close()
      await agent.close()
      await registry.close()
      crm.close()
      if (given === undefined) rmSync(folder, { recursive: true })
    },
  }
}

async function isReady(registryUrl: string): Promise<boolean> {
  const applications = (await (await fetch(`${registryUrl}/applications`)).json()) as { tool_count: number }[]
  return applications.length === 2 && applications.every(({ tool_count }) => tool_count > 0)
}
