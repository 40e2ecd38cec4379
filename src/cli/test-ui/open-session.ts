import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PageState, ScreenshotResult } from '../../contract/page.ts'
import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import type { AgentClient } from '../agent-client.ts'
import { credentialsFor } from '../credentials.ts'
import { sendRequest } from '../http-client.ts'
import type { TestSession } from './run-test.ts'

export interface OpenSessionOptions {
  agent: AgentClient
  registryUrl: string
  /** Where screenshots of failures go. */
  folder: string
  /** How reports name a file. */
  show: (path: string) => string
}

/** A conversation with the agent for one test. What is only looked at is asked of the registry, which leaves no trace in it. */
export function openTestSession({ agent, registryUrl, folder, show }: OpenSessionOptions): TestSession {
  const session = `test-ui-${randomUUID()}`
  const callTool = async (tool: string, args: object): Promise<unknown> => {
    const name = `${BROWSER_APPLICATION}_${tool}`
    const answer = await sendRequest(`${registryUrl}/functions/call`, {
      method: 'POST',
      body: { app_name: BROWSER_APPLICATION, function_name: name, args: { ...args, session } },
    })
    return answer.status < 400 ? answer.body : undefined
  }
  return {
    chat: async (message, seconds) =>
      await agent.chat({ message, session_id: session }, AbortSignal.timeout(seconds * 1000)),
    decide: async (id, decision, seconds) =>
      await agent.chat(
        { message: decision === 'approve' ? 'yes' : 'no', session_id: session, approval: { id, decision } },
        AbortSignal.timeout(seconds * 1000),
      ),
    readUrl: async () => PageState.safeParse(await callTool('tabs', { action: 'list' })).data?.url,
    async capture(name) {
      const taken = ScreenshotResult.safeParse(await callTool('screenshot', {})).data
      if (!taken) return undefined
      const path = `/files/${encodeURIComponent(session)}/${encodeURIComponent(taken.file)}`
      const response = await fetch(agent.url + path, {
        headers: credentialsFor(agent.url),
        signal: AbortSignal.timeout(30_000),
      })
      if (!response.ok) return undefined
      const file = join(folder, `${name}${/\.\w+$/.exec(taken.file)?.[0] ?? '.png'}`)
      await mkdir(folder, { recursive: true })
      await writeFile(file, Buffer.from(await response.arrayBuffer()))
      return show(file)
    },
    // What was typed, passwords too, is of no use any more.
    close: async () => void (await agent.request(`/sessions/${session}`, { method: 'DELETE' })),
  }
}
