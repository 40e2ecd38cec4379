import type { Browser, Page } from 'playwright-core'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { collectComplaints } from './collect-complaints.ts'
import { startRegistry, type RunningRegistry, type StartRegistryOptions } from './start-registry.ts'

/** The page of an agent server over a registry of its own. */
export interface OpenCatalogue {
  page: Page
  registry: RunningRegistry
  agent: TestAgent
  /** What the browser complained about, refusals of the server left out. */
  complaints: string[]
  /** Goes to an address of the page, such as `catalogue/shop`. */
  show(route: string): Promise<void>
  close(): Promise<void>
}

/** Opens the page over the services of a registry file. */
export async function openCatalogue(
  browser: Browser,
  yaml: string,
  {
    registry: registryOptions = {},
    agent: agentOptions = {},
    context: contextOptions = {},
  }: {
    registry?: StartRegistryOptions
    agent?: Parameters<typeof startAgent>[0]
    context?: Parameters<Browser['newContext']>[0]
  } = {},
): Promise<OpenCatalogue> {
  const registry = await startRegistry(yaml, registryOptions)
  const agent = await startAgent({ registryUrl: registry.url, ...agentOptions })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...contextOptions })
  const page = await context.newPage()
  const complaints = collectComplaints(page)
  return {
    page,
    registry,
    agent,
    complaints,
    show: async route => {
      await page.goto(`${agent.url}/#/${route}`)
      await page.locator('#main h1').waitFor()
    },
    close: async () => {
      await context.close()
      await agent.close()
      await registry.close()
    },
  }
}
