/** A process of its own: an agent server over the state folder that is named, whose engine never answers. Prints its address. */
import { createAgentApp } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import { listen } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createScriptedEngine } from './scripted-engine.ts'

async function main(stateFolder: string): Promise<void> {
  const { app } = await createAgentApp({
    settings: Settings.parse({}),
    registryUrl: 'http://127.0.0.1:9',
    stateFolder,
    logger: createLogger('test', 'silent'),
    engine: createScriptedEngine(),
  })
  const { url } = await listen(app, { port: 0 })
  process.stdout.write(url)
}

void main(process.argv[2]!)
