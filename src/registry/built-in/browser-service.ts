import type { Settings } from '../../config/settings.ts'
import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import type { RunMode } from '../../contract/chat.ts'
import type { DeclaredService } from '../file/read-registry-file.ts'
import { McpEntry } from '../file/service-entry.ts'

/** How the browser service is started: this very program with other arguments. */
export interface BrowserCommand {
  command: string
  args: readonly string[]
  /** Beside the few variables that every local server gets. */
  env: Readonly<Record<string, string>>
}

/** What one call may take beyond the time for loading a page and acting on it: waiting for a text, a large capture. */
const WAITING = 90

/** Whether the browser service runs in this mode (specification, the table of modes). */
export const needsBrowser = (mode: RunMode, { api_mode: { browser_enabled: isEnabled } }: Settings): boolean =>
  mode !== 'api' && isEnabled

/** The browser service as an entry of its own, which stands in no service file (docs/browser.md). */
export function browserService({ command, args, env }: BrowserCommand, { browser }: Settings): DeclaredService {
  const entry = McpEntry.parse({
    type: 'mcp',
    name: BROWSER_APPLICATION,
    description: 'Opens, reads and uses web pages in a browser',
    kind: 'browser',
    command,
    args,
    env,
    timeout: browser.navigation_timeout + browser.action_timeout + WAITING,
  })
  return { name: BROWSER_APPLICATION, entry, secrets: [], isBuiltIn: true }
}
