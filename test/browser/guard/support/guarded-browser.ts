import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../../../support/launch-browser.ts'
import { chromium, type Browser, type Page } from 'playwright-core'
import type { Guard } from '../../../../src/browser/guard/guard.ts'
import { openGuard } from '../../../../src/browser/guard/open-guard.ts'
import { classifyFromHere } from '../../../../src/browser/guard/own-networks.ts'
import { launchBrowser } from '../../../../src/browser/launch.ts'
import { Settings } from '../../../../src/config/settings.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { NAMES } from './address-vectors.ts'

/** A second address of loopback: to the guard of these tests it is the public internet. */
const PUBLIC = '127.0.0.2'

/** A guard for which `NAMES` are all the names there are. A name with several turns changes its address at each look-up. */
export async function openTestGuard(
  stateFolder: string,
  { allowedOrigins = [] as string[], turns = {} as Record<string, string[][]>, also = [] as string[] } = {},
): Promise<Guard & { asked: string[] }> {
  const asked: string[] = []
  const guard = await openGuard({
    stateFolder,
    allowedOrigins,
    logger: createLogger('test', 'silent'),
    resolve: name => {
      asked.push(name)
      const list = turns[name]
      const found = list ? (list.length > 1 ? list.shift() : list[0]) : NAMES[name]
      return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
    },
    classify: address => (address === PUBLIC || also.includes(address) ? 'public' : classifyFromHere(address)),
  })
  return Object.assign(guard, { asked })
}

/** A certificate that nobody signed is enough for a page that may register a service worker. */
const ANY_CERTIFICATE = '--ignore-certificate-errors'

/** A real Chromium as the service starts it, but for that. */
export async function launchGuarded(guard: Guard, folder: string): Promise<Browser> {
  const [downloads, artifacts] = [join(folder, 'downloads'), join(folder, 'artifacts')]
  for (const one of [downloads, artifacts]) mkdirSync(one, { recursive: true })
  const settings = Settings.parse({}).browser
  const path = join(folder, 'chromium')
  const program = await chromiumPath()
  writeFileSync(path, `#!/bin/sh\nexec '${program}' "$@" ${ANY_CERTIFICATE}\n`, { mode: 0o700 })
  return (await launchBrowser({ path, settings, proxy: guard.server, downloads, artifacts })).browser
}

/** The same program without a guard: what it reaches, the guard has to stop. */
export const launchUnguarded = async (): Promise<Browser> =>
  await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', ANY_CERTIFICATE, `--host-resolver-rules=MAP *.example ${PUBLIC}`],
  })

/** A page in a context of its own; with a guard, that of a session. */
export async function openSessionPage(browser: Browser, guard?: Guard, session = 'default'): Promise<Page> {
  const proxy = guard && (await guard.proxyFor(session))
  const context = await browser.newContext(proxy ? { proxy } : {})
  return await context.newPage()
}
