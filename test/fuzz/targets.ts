import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programCommand } from '../support/project.ts'
import { startAll, type Component } from '../support/start-all.ts'
import { fuzzEndpoints } from './fuzz-endpoints.ts'
import { fuzzFiles } from './fuzz-files.ts'
import { fuzzMcp } from './fuzz-mcp.ts'
import { fuzzRaw } from './fuzz-raw.ts'
import { fuzzStdio } from './fuzz-stdio.ts'
import { fuzzStreams } from './fuzz-streams.ts'

/** Something that takes what strangers send. */
export interface FuzzTarget {
  name: string
  /** How many things are sent to it in one round. */
  runs: number
  /** Sends them; gives what is wrong. The same seed sends the same. */
  run(seed: number, runs: number): Promise<string[]>
}

/** Everything of the project that takes what strangers send, running and in a temporary folder. */
export async function openTargets(): Promise<{ targets: FuzzTarget[]; close(): Promise<void> }> {
  const all = await startAll()
  const folder = mkdtempSync(join(tmpdir(), 'agent-fuzz-'))
  writeFileSync(join(folder, 'mcp_servers.yaml'), `services:\n  - crm:\n      url: ${all.urls.crm}/openapi.json\n`)
  const env = { PATH: process.env.PATH, HOME: folder, AGENT_HOME: join(folder, 'state') }
  const [command, ...program] = programCommand()
  const stdio = (args: string[]) => (seed: number, runs: number) =>
    fuzzStdio({ command, args: [...program, ...args], env, cwd: folder }, seed, runs)
  const endpoints = (Object.keys(all.urls) as Component[]).flatMap(name => [
    {
      name: `endpoints of the ${name} server`,
      runs: name === 'agent' ? 120 : 250,
      run: (seed: number, runs: number) => fuzzEndpoints({ url: all.urls[name], seed, runs }),
    },
    {
      name: `HTTP to the ${name} server`,
      runs: 150,
      run: (seed: number, runs: number) => fuzzRaw(Number(new URL(all.urls[name]).port), seed, runs),
    },
  ])
  return {
    targets: [
      ...endpoints,
      { name: '/mcp of the registry', runs: 150, run: (seed, runs) => fuzzMcp(all.urls.registry, seed, runs) },
      { name: '/mcp of the agent', runs: 100, run: (seed, runs) => fuzzMcp(all.urls.agent, seed, runs) },
      { name: 'agent mcp', runs: 100, run: stdio(['mcp']) },
      { name: 'agent mcp --url', runs: 100, run: stdio(['mcp', '--url', all.urls.registry]) },
      { name: 'the browser service', runs: 100, run: stdio(['serve', 'browser']) },
      { name: 'registry file and settings', runs: 400, run: async (seed, runs) => fuzzFiles(seed, runs) },
      { name: 'event streams', runs: 400, run: fuzzStreams },
    ],
    close: async () => {
      await all.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
