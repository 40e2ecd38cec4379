import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Settings } from '../../src/config/settings.ts'
import type { RunMode } from '../../src/contract/chat.ts'
import type { ApiRecord, ApplicationRecord } from '../../src/contract/registry.ts'
import type { Access } from '../../src/http/access/access.ts'
import { listen } from '../../src/http/listen.ts'
import { createLogger, type Logger } from '../../src/lib/logger.ts'
import type { BrowserCommand } from '../../src/registry/built-in/browser-service.ts'
import { createRegistryApp } from '../../src/registry/serve.ts'

export interface Called {
  status: number
  body: unknown
  headers: Headers
}

export interface RunningRegistry {
  url: string
  folder: string
  registryFile: string
  get<T = unknown>(path: string): Promise<T>
  /** Calls `<app>_<tool>`. */
  call(app: string, tool: string, args?: object, headers?: Record<string, string>): Promise<Called>
  /** Sends JSON to a path. */
  post(path: string, body: unknown, method?: string): Promise<Called>
  records(app: string): Promise<Record<string, ApiRecord>>
  application(app: string): Promise<ApplicationRecord | undefined>
  /** Waits until the applications are ready. */
  ready(...apps: string[]): Promise<void>
  audit(): Record<string, unknown>[]
  close(): Promise<void>
}

export interface StartRegistryOptions {
  apiMode?: Record<string, unknown>
  /** [registry] of the settings. */
  registry?: Record<string, unknown>
  /** Run mode at the start; how the browser service is started; the settings file that is watched. */
  mode?: RunMode
  browser?: BrowserCommand
  settingsFile?: string
  /** [telemetry] otlp_endpoint. */
  otlpEndpoint?: string
  /** [telemetry] of the settings. */
  telemetry?: Record<string, unknown>
  environment?: Record<string, string>
  /** PostgreSQL that it shares with others. */
  databaseUrl?: string
  /** Who may use it. */
  access?: Access
  /** Goes on with the state of an earlier one. */
  folder?: string
  keepFolder?: boolean
  /** A free one unless told. */
  port?: number
  logger?: Logger
}

/** A registry on a free port with its state in a temporary folder. `yaml` is the content of its file. */
export async function startRegistry(yaml: string, options: StartRegistryOptions = {}): Promise<RunningRegistry> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'agent-registry-'))
  const registryFile = join(folder, 'mcp_servers.yaml')
  writeFileSync(registryFile, yaml)
  const registry = await createRegistryApp({
    registryFile,
    settings: Settings.parse({
      features: { mode: options.mode ?? 'api' },
      api_mode: options.apiMode ?? {},
      registry: options.registry ?? {},
      telemetry: options.telemetry ?? {},
      database: { url: options.databaseUrl ?? '' },
    }),
    stateFolder: folder,
    otlpEndpoint: options.otlpEndpoint,
    logger: options.logger ?? createLogger('test', 'silent'),
    environment: options.environment ?? {},
    browser: options.browser,
    settingsFile: options.settingsFile,
  })
  const server = await listen(registry.app, {
    port: options.port ?? 0,
    grace: 1000,
    onClosing: registry.stopping,
    access: options.access,
  })
  const { url } = server
  const send = async (path: string, init: RequestInit): Promise<Called> => {
    const response = await fetch(url + path, init)
    const text = await response.text()
    let body: unknown = text
    if (/json/.test(response.headers.get('content-type') ?? '')) body = JSON.parse(text)
    return { status: response.status, body, headers: response.headers }
  }
  const post = (path: string, body: unknown, method = 'POST', headers: Record<string, string> = {}) =>
    send(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const get = async <T>(path: string) => (await send(path, {})).body as T
  const application = async (app: string) =>
    (await get<ApplicationRecord[]>('/applications')).find(one => one.name === app)
  return {
    url,
    folder,
    registryFile,
    get,
    post,
    call: (app, tool, args = {}, headers = {}) =>
      post('/functions/call', { app_name: app, function_name: `${app}_${tool}`, args }, 'POST', headers),
    records: app => get(`/applications/${app}/apis`),
    application,
    ready: (...apps) =>
      until(async () => (await Promise.all(apps.map(application))).every(one => one?.state === 'ready')),
    audit: () => {
      const file = join(folder, 'audit.jsonl')
      // The last line may still be on its way.
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
      return lines.map(line => JSON.parse(line) as Record<string, unknown>)
    },
    close: async () => {
      await server.close()
      await registry.close()
      if (!options.keepFolder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How long is waited for what depends on other processes, which may be slow on a busy machine, in milliseconds. */
const PATIENCE = 25_000

/** Waits until a condition holds. */
export async function until(condition: () => boolean | Promise<boolean>, what = 'the condition'): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
