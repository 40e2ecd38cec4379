import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowserService, type BrowserServiceOptions } from '../../src/browser/create-service.ts'
import { Settings, type BrowserSettings } from '../../src/config/settings.ts'
import { grantOrigin } from '../../src/lib/browser-session.ts'
import type { PageNode } from '../../src/contract/page.ts'
import { createLogger } from '../../src/lib/logger.ts'

/** A result of a tool, read loosely. */
// oxlint-disable-next-line typescript/no-explicit-any
export type ToolResult = Record<string, any>

export interface OpenedService {
  stateFolder: string
  /** Calls a tool in this process; `session` is `default` when not given. */
  call(tool: string, args?: Record<string, unknown>, signal?: AbortSignal): Promise<ToolResult>
  /** The message of a call that has to fail. */
  failure(tool: string, args?: Record<string, unknown>): Promise<{ code: string; message: string }>
  /** Ref of the element with this accessible name on the current page. */
  refOf(name: string, role?: string): Promise<string>
  close(): Promise<void>
}

/**
 * The browser's tools with a real Chromium, in this process, with a state folder of its own. `grants: false`: opening an
 * address does not count as a person's wish.
 */
export function openService(
  settings: Partial<BrowserSettings> = {},
  { grants = true, ...options }: Partial<BrowserServiceOptions> & { grants?: boolean } = {},
): OpenedService {
  const stateFolder = options.stateFolder ?? mkdtempSync(join(tmpdir(), 'agent-browser-'))
  const service = createBrowserService({
    stateFolder,
    settings: { ...Settings.parse({}).browser, ...settings },
    logger: createLogger('browser', 'silent'),
    environment: process.env,
    ...options,
  })
  const call = (tool: string, args: Record<string, unknown> = {}, signal?: AbortSignal): Promise<ToolResult> => {
    // What a test opens counts as typed by a person.
    if (grants && typeof args.url === 'string' && /^https?:/.test(args.url))
      grantOrigin(stateFolder, typeof args.session === 'string' ? args.session : 'default', args.url)
    return service.call(tool, args, signal)
  }
  return {
    stateFolder,
    call,
    refOf: async (name, role) => {
      const { nodes } = await call('snapshot')
      const found = (nodes as PageNode[]).find(node => node.name === name && (!role || node.role === role))
      if (!found)
        throw new Error(`"${name}" is not on the page: ${nodes.map((node: PageNode) => node.name).join(', ')}`)
      return found.ref
    },
    failure: async (tool, args) => {
      const result = await call(tool, args).catch((error: unknown) => error)
      if (result instanceof Error) return result as unknown as { code: string; message: string }
      throw new Error(`${tool} was to fail and answered ${JSON.stringify(result)}`)
    },
    close: async () => {
      await service.close()
      rmSync(stateFolder, { recursive: true, force: true })
    },
  }
}
