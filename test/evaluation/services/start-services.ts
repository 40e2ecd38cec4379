import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgentApp } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import { listen } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createRegistryApp } from '../../../src/registry/serve.ts'
import { startFleet } from './fleet/serve.ts'
import { startPeople } from './people/serve.ts'
import { startPlanboard } from './planboard/serve.ts'
import type { Tables } from './records.ts'
import { startStore } from './store/serve.ts'

/** The four services, the registry over them and the agent over that, in this process on free ports. */
export async function startServices(clock = new Date()) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-evaluation-'))
  const logger = createLogger('test', 'silent')
  const settings = Settings.parse({})
  const planboard = await startPlanboard({ clock })
  const store = await startStore({ clock })
  const fleet = await startFleet({ clock })
  const people = await startPeople({ clock })
  const services = { planboard, store, fleet, people }
  const registryFile = join(folder, 'mcp_servers.yaml')
  const entries = [
    `planboard:\n      url: ${planboard.url}/openapi.json`,
    `store:\n      url: ${store.url}/swagger.json`,
    `fleet:\n      url: ${fleet.url}/docs/openapi.json`,
    `people:\n      url: ${people.url}/openapi.json`,
  ]
  writeFileSync(registryFile, `services:\n${entries.map(entry => `  - ${entry}\n`).join('')}`)
  const registry = await createRegistryApp({ registryFile, settings, stateFolder: folder, logger, environment: {} })
  const registryServer = await listen(registry.app, { port: 0 })
  const agent = await createAgentApp({ settings, registryUrl: registryServer.url, stateFolder: folder, logger })
  const agentServer = await listen(agent.app, { port: 0 })
  for (let tries = 0; !(await isReady(registryServer.url)); tries++) {
    if (tries > 500) throw new Error('The registry did not register the four services')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return {
    agentUrl: agentServer.url,
    registryUrl: registryServer.url,
    data: { planboard: planboard.data, store: store.data, fleet: fleet.data, people: people.data },
    /** All that the services hold now, as copies by `service.kind`. */
    snapshot: (): Tables =>
      Object.fromEntries(
        Object.entries(services).flatMap(([name, service]) =>
          Object.entries(service.data).map(([kind, rows]) => [`${name}.${kind}`, structuredClone(rows)]),
        ),
      ) as unknown as Tables,
    reset: () => Object.values(services).forEach(service => service.reset()),
    close: async () => {
      await agentServer.close()
      await registryServer.close()
      await agent.close()
      await registry.close()
      await Promise.all(Object.values(services).map(service => service.close()))
      rmSync(folder, { recursive: true })
    },
  }
}

async function isReady(registryUrl: string): Promise<boolean> {
  const applications = (await (await fetch(`${registryUrl}/applications`)).json()) as { tool_count: number }[]
  return applications.length === 4 && applications.every(({ tool_count }) => tool_count > 0)
}
