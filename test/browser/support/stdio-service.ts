import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { grantOrigin } from '../../../src/lib/browser-session.ts'
import { connectClient, type AnyClient, type ClientKind } from '../../support/mcp-clients.ts'
import { programCommand } from '../../support/project.ts'

const [COMMAND, ...PROGRAM] = programCommand()

export interface StdioService {
  client: AnyClient
  pid: number
  /** Lets pages of an origin be opened, as a person's word would. */
  allow(origin: string, session?: string): void
  close(): Promise<void>
}

/** `agent serve browser` as a process of its own, with a client of the protocol at its standard input and output. */
export async function openStdioService(kind: ClientKind = '2.x modern'): Promise<StdioService> {
  const state = mkdtempSync(join(tmpdir(), 'agent-browser-'))
  const client = await connectClient(kind, {
    command: COMMAND,
    args: [...PROGRAM, 'serve', 'browser', '--state', state],
    env: { PATH: process.env.PATH ?? '', AGENT_HOME: state },
    cwd: state,
  })
  return {
    client,
    pid: client.pid!,
    allow: (origin, session = 'default') => grantOrigin(state, session, origin),
    close: async () => {
      await client.close()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/** The same process without a client: its streams are the test's. */
export function spawnService(): { child: ChildProcess; state: string } {
  const state = mkdtempSync(join(tmpdir(), 'agent-browser-'))
  const child = spawn(COMMAND, [...PROGRAM, 'serve', 'browser', '--state', state], {
    cwd: state,
    env: { PATH: process.env.PATH ?? '', AGENT_HOME: state },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  return { child, state }
}
