import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPageLoop, type PageLoopOptions } from '../../../../src/agent/web/loop/run-page-loop.ts'
import { createBrowser, type BrowserClient } from '../../../../src/agent/web/browser.ts'
import type { LoopOutcome } from '../../../../src/agent/web/contract.ts'
import type { ModelProvider, ModelRequest } from '../../../../src/agent/model/provider.ts'
import type { RegistryClient } from '../../../../src/agent/registry-client.ts'
import { withSecrets } from '../../../../src/agent/secrets/turn-secrets.ts'
import { createVault, type Vault } from '../../../../src/agent/secrets/vault.ts'
import { createBrowserService } from '../../../../src/browser/create-service.ts'
import { Settings } from '../../../../src/config/settings.ts'
import { AgentError } from '../../../../src/lib/errors.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { openTestGuard } from '../../../browser/guard/support/guarded-browser.ts'
import { scriptedProvider, type Said } from '../../model/support/scripted-provider.ts'

/** A request that one of the sites got. */
export interface SiteRequest {
  host: string
  method: string
  url: string
  body: string
}

/** A browser service with pages of several sites, and what asks a model about them. */
export interface OpenedLoop {
  /** Address of a page of `shop.example`, or of another site. */
  address(path: string, host?: string): string
  pages: Map<string, string>
  requests: SiteRequest[]
  /** What came to a server that belongs to this machine. */
  inside: SiteRequest[]
  stateFolder: string
  insidePort: number
  vault: Vault
  registry: Pick<RegistryClient, 'call'>
  browser: BrowserClient
  told: string[]
  /** The conversation that the pages belong to. */
  session: string
  grants(): string[]
  provider: ModelProvider & { requests: ModelRequest[] }
  run(message: string, says: readonly Said[], settings?: Partial<PageLoopOptions['settings']>): Promise<LoopOutcome>
  /** Begins a new conversation in the same browser: no page is there, nothing was asked for, nothing is allowed. */
  anew(): Promise<void>
  close(): Promise<void>
}

/** Pages are HTML by `host path`; every other path says that it has nothing. */
export async function openLoop(): Promise<OpenedLoop> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'page-loop-'))
  const pages = new Map<string, string>()
  const [requests, inside]: [SiteRequest[], SiteRequest[]] = [[], []]
  const site = createServer((request, response) => {
    void note(request, requests).then(() => {
      const host = (request.headers.host ?? '').replace(/:\d+$/, '')
      const [path] = (request.url ?? '/').split('?')
      const html = pages.get(`${host} ${path}`)
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(`<!doctype html>${html ?? '<title>Nothing</title><h1>Nothing here</h1>'}`)
    })
  })
  const own = createServer((request, response) => void note(request, inside).then(() => response.end('inside')))
  for (const server of [site, own]) await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
  const [port, insidePort] = [site, own].map(server => (server.address() as AddressInfo).port) as [number, number]
  const guard = () =>
    openTestGuard(stateFolder, { turns: { 'shop.example': [['127.0.0.2']], 'evil.example': [['127.0.0.2']] } })
  const service = createBrowserService({
    stateFolder,
    settings: Settings.parse({}).browser,
    logger: createLogger('test', 'silent'),
    environment: process.env,
    guard,
  })
  const registry = {
    call: async (_app: string, tool: string, args: Record<string, unknown>, signal?: AbortSignal) => {
      try {
        return { ok: true as const, value: await service.call(tool.replace(/^browser_/, ''), args, signal) }
      } catch (error) {
        if (!(error instanceof AgentError)) throw error
        return { ok: false as const, status: error.status, message: error.message }
      }
    },
  }
  const told: string[] = []
  let conversations = 0
  const begin = () => {
    const session = `loop-${++conversations}`
    const turn = { signal: AbortSignal.timeout(60_000), approvals: 'writes' as const, emit: () => undefined }
    return { session, vault: createVault(), browser: createBrowser({ registry, session, stateFolder, turn }) }
  }
  const opened: OpenedLoop = {
    address: (path, host = 'shop.example') => `http://${host}:${port}${path}`,
    pages,
    requests,
    inside,
    stateFolder,
    insidePort,
    registry,
    told,
    ...begin(),
    grants: () => readdirSync(join(stateFolder, 'browser', opened.session, 'grants')),
    provider: scriptedProvider([]),
    run: async (message, says, settings = {}) => {
      opened.provider = scriptedProvider(says)
      const loop = createPageLoop({
        provider: opened.provider,
        settings: { ...Settings.parse({}).model, context: 0, ...settings },
        clock: () => new Date(Date.UTC(2026, 0, 1)),
      })
      return await withSecrets(opened.vault, () => loop(message, opened.browser, told))
    },
    anew: async () => {
      await service.call('close', { session: opened.session })
      pages.clear()
      for (const list of [requests, inside, told]) list.length = 0
      Object.assign(opened, begin())
    },
    close: async () => {
      await service.close()
      for (const server of [site, own]) {
        server.closeAllConnections()
        await new Promise(resolve => server.close(resolve))
      }
      rmSync(stateFolder, { recursive: true, force: true })
    },
  }
  return opened
}

async function note(request: IncomingMessage, list: SiteRequest[]): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method = '', url = '', headers } = request
  if (!/favicon/.test(url)) list.push({ host: (headers.host ?? '').replace(/:\d+$/, ''), method, url, body })
}

/** The ref of an element, as the model reads it in what it was told last of this name. */
export function refIn({ messages }: ModelRequest, name: string, role = String.raw`(?!text )\w+`): string {
  const told = messages.map(message => message.text).join('\n')
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const find = (within: string) =>
    [...told.matchAll(new RegExp(String.raw`^[ +~]*(\w+) ${role} "${within}${escaped}[^"]*"`, 'gm'))].at(-1)
  const found = find('') ?? find('[^"]*')
  return found?.[1] ?? `no-${name}`
}

/** What a model says: one action. `ref` may be the name of an element. */
export const says =
  (action: Record<string, unknown>): Said =>
  request => {
    const named = (value: unknown) => (typeof value === 'string' ? refIn(request, value) : value)
    return JSON.stringify({
      why: 'the request says so',
      action: {
        ...action,
        ...('ref' in action && { ref: named(action.ref) }),
        ...('to' in action && { to: named(action.to) }),
      },
    })
  }
