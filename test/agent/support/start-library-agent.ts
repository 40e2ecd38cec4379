import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createLibraryRegistry } from '../../support/library/registry.ts'
import { startAgent } from './start-agent.ts'

/** An agent server whose built-in engine answers over the library, and waits for its follow-ups, however busy the machine is. */
export async function startLibraryAgent(options: Parameters<typeof startAgent>[0] = {}) {
  const library = createLibraryRegistry()
  const { registry } = library
  const engine = createEngine({
    registryUrl: registry.url,
    registry,
    logger: createLogger('test', 'silent'),
    timeFor: () => ({ within: work => work(read => read()) }),
  })
  return { library, agent: await startAgent({ engine, registry, ...options }) }
}
