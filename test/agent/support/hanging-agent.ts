/**
 * A process of its own: an agent server over the state folder that is named, whose engine never answers; with a second argument
 * over that database. Prints its address.
 */
import { createAgentApp } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import { listen } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createScriptedEngine } from './scripted-engine.ts'
import { FAST } from './timings.ts'

async function main(stateFolder: string, url = ''): Promise<void> {
  const { app } = await createAgentApp({
    settings: Settings.parse({ database: { url } }),
    registryUrl: 'http://127.0.0.1:9',
    stateFolder,
    logger: createLogger('test', 'silent'),
    engine: createScriptedEngine(),
    timings: FAST,
  })
  const server = await listen(app, { port: 0 })
  process.stdout.write(server.url)
}

void main(process.argv[2]!, process.argv[3])
