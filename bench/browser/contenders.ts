import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectStdio, type McpCaller } from '../mcp-clients.ts'
import { peerFile, peerName } from '../peers.ts'

/** What both browser servers can do, each called as its own users call it. */
export interface BrowserContender {
  name: string
  pid: number
  navigate(url: string, session?: string): Promise<unknown>
  snapshot(): Promise<string>
  /** `ref` names an element of the snapshot; `whole`: the page after it comes along. */
  click(ref: string, what: string, whole: boolean): Promise<unknown>
  type(ref: string, what: string, text: string, whole: boolean): Promise<unknown>
  screenshot(): Promise<unknown>
  close(): Promise<void>
}

/** `agent serve browser`. */
export async function startOurs(folder: string, chromium: string, origins: string[]): Promise<BrowserContender> {
  const home = join(folder, `ours-${process.hrtime.bigint()}`)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'settings.toml'), `[browser]\nallowed_origins = ${JSON.stringify(origins)}\n`)
  const program = join(import.meta.dirname, '..', '..', 'bin', 'agent.js')
  const caller = await connectStdio(process.execPath, [program, 'serve', 'browser'], {
    cwd: home,
    env: { AGENT_BROWSER_PATH: chromium, AGENT_HOME: join(home, '.agent') },
  })
  const call = (tool: string, args: Record<string, unknown>) => caller.call(tool, { session: 'bench', ...args })
  return {
    ...contender('agent serve browser', caller),
    navigate: (url, session = 'bench') => call('navigate', { url, session }),
    // The whole page, as the peer gives it.
    snapshot: () => call('snapshot', { max_nodes: 10_000 }),
    click: (ref, _, whole) => call('click', { ref, snapshot: whole }),
    type: (ref, _, text, whole) => call('type', { ref, text, snapshot: whole }),
    screenshot: () => call('screenshot', { format: 'png' }),
  }
}

/** `@playwright/mcp`. Pictures are written to files, as ours are, and not sent. */
export async function startPeer(folder: string, chromium: string, whole: boolean): Promise<BrowserContender> {
  const cli = peerFile('@playwright', 'mcp', 'cli.js')
  const flags = ['--headless', '--isolated', '--no-sandbox', '--executable-path', chromium, '--image-responses', 'omit']
  const output = ['--output-dir', join(folder, 'peer'), '--snapshot-mode', whole ? 'full' : 'none']
  const caller = await connectStdio(process.execPath, [cli, ...flags, ...output], { cwd: folder })
  return {
    ...contender(peerName('@playwright/mcp'), caller),
    navigate: url => caller.call('browser_navigate', { url }),
    snapshot: () => caller.call('browser_snapshot', {}),
    click: (target, element) => caller.call('browser_click', { element, target }),
    type: (target, element, text) => caller.call('browser_type', { element, target, text }),
    screenshot: () => caller.call('browser_take_screenshot', { type: 'png' }),
  }
}

const contender = (name: string, caller: McpCaller) => ({ name, pid: caller.pid!, close: () => caller.close() })

/** The ref of an element with this role and name in a snapshot; both servers write it as `[ref=e1]`. */
export function findRef(snapshot: string, role: string, name: string): string {
  const line = snapshot.split('\n').find(one => one.includes(`${role} "${name}"`))
  const ref = /\[ref=(\w+)\]/.exec(line ?? '')?.[1]
  if (ref === undefined) throw new Error(`There is no ${role} “${name}” in: ${snapshot.slice(0, 300)}`)
  return ref
}
