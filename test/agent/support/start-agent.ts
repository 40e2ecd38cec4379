import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgentApp, type AgentAppOptions } from '../../../src/agent/serve.ts'
import { Settings } from '../../../src/config/settings.ts'
import type { AnswerData, AnswerMetadata, ChatResponse } from '../../../src/contract/chat.ts'
import type { Access } from '../../../src/http/access/access.ts'
import { listen } from '../../../src/http/listen.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createScriptedEngine, type ScriptedEngine } from './scripted-engine.ts'

export interface TestAgent {
  url: string
  folder: string
  settingsFile: string
  engine: ScriptedEngine
  /** POSTs JSON (GETs without a body). */
  send(path: string, body?: unknown, method?: string): Promise<{ status: number; body: any }>
  chat(message: string, more?: object): Promise<ChatResponse & { data: AnswerData; metadata: AnswerMetadata }>
  /** Stops it and starts another one over the same state folder, with other options when they are given. */
  restart(other?: Partial<AgentAppOptions>): Promise<void>
  close(): Promise<void>
}

/** An agent server with the scripted engine and a state folder of its own. */
export async function startAgent(
  options: Partial<AgentAppOptions> & {
    settingsText?: string
    listening?: boolean
    port?: number
    access?: Access
  } = {},
): Promise<TestAgent> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-server-'))
  const settingsFile = join(folder, 'settings.toml')
  writeFileSync(settingsFile, options.settingsText ?? '# kept\n[features]\nmode = "api" # the mode\n')
  const agent = { folder, settingsFile } as TestAgent
  let stop: () => Promise<void>

  async function start(other: Partial<AgentAppOptions> = {}): Promise<void> {
    const engine = createScriptedEngine()
    const made = await createAgentApp({
      settings: Settings.parse({}),
      registryUrl: 'http://127.0.0.1:9',
      stateFolder: folder,
      settingsFile,
      logger: createLogger('test', 'silent'),
      engine,
      ...options,
      ...other,
    })
    const server = await listen(made.app, { port: options.port ?? 0, access: options.access })
    if (options.listening) made.listening(server.port)
    Object.assign(agent, { url: server.url, engine })
    stop = async () => {
      engine.release()
      await made.close()
      server.server.closeAllConnections()
      await server.close()
    }
  }

  await start()
  agent.send = async (path, body, method) => {
    const response = await fetch(agent.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    return { status: response.status, body: await response.json() }
  }
  agent.chat = async (message, more = {}) => {
    const { status, body } = await agent.send('/chat', { message, ...more })
    if (status !== 200) throw new Error(`HTTP ${status}: ${JSON.stringify(body)}`)
    return body
  }
  agent.restart = async other => {
    await stop()
    await start(other)
  }
  agent.close = async () => {
    await stop()
    rmSync(folder, { recursive: true })
  }
  return agent
}

/** A server-sent event. */
export interface StreamedEvent {
  event: string
  data: any
  id: string
}

/** Reads server-sent events until the stream ends (or `until` says enough). */
export async function* readEvents(response: Response): AsyncGenerator<StreamedEvent> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
      const block = text.slice(0, end)
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data), id: /^id: (.*)$/m.exec(block)?.[1] ?? '' }
    }
  }
}

/** All events of a stream. */
export async function readAllEvents(response: Response): Promise<StreamedEvent[]> {
  const events = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 5))
}
