import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgentApp } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import { listen } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createRegistryApp } from '../../../src/registry/serve.ts'
import { startShop } from './shop/serve.ts'
import { startTracker } from './tracker/serve.ts'

/** A web shop and a team tracker, the registry over both and the agent over that, in this process on free ports. */
export async function startOtherApis() {
  const folder = mkdtempSync(join(tmpdir(), 'agent-other-apis-'))
  const logger = createLogger('test', 'silent')
  const settings = Settings.parse({})
  const shop = await startShop()
  const tracker = await startTracker()
  const registryFile = join(folder, 'mcp_servers.yaml')
  writeFileSync(
    registryFile,
    `services:\n  - shop:\n      url: ${shop.url}/openapi.json\n  - tracker:\n      url: ${tracker.url}/openapi.json\n`,
  )
  const registry = await createRegistryApp({ registryFile, settings, stateFolder: folder, logger, environment: {} })
  const registryServer = await listen(registry.app, { port: 0 })
  const registryUrl = registryServer.url
  const agent = await createAgentApp({ settings, registryUrl, stateFolder: folder, logger })
  const agentServer = await listen(agent.app, { port: 0 })
  for (let tries = 0; !(await isReady(registryUrl)); tries++) {
    if (tries > 200) throw new Error('The registry did not register both services')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return {
    agentUrl: agentServer.url,
    registryUrl,
    facts: { shop: shop.data, tracker: tracker.data },
    close: async () => {
      await agentServer.close()
      await registryServer.close()
      await agent.close()
      await registry.close()
      await shop.close()
      await tracker.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function isReady(registryUrl: string): Promise<boolean> {
  const applications = (await (await fetch(`${registryUrl}/applications`)).json()) as { tool_count: number }[]
  return applications.length === 2 && applications.every(({ tool_count }) => tool_count > 0)
}
