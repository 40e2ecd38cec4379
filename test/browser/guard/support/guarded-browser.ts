import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type Page } from 'playwright-core'
import { guardFlags } from '../../../../src/browser/guard/chromium-flags.ts'
import type { Guard } from '../../../../src/browser/guard/guard.ts'
import { openGuard } from '../../../../src/browser/guard/open-guard.ts'
import { classifyFromHere } from '../../../../src/browser/guard/own-networks.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { NAMES } from './address-vectors.ts'

/** A second address of loopback: to the guard of these tests it is the public internet. */
const PUBLIC = '127.0.0.2'

/** A guard for which `NAMES` are all the names there are. A name with several turns changes its address at each look-up. */
export async function openTestGuard(
  stateFolder: string,
  { allowedOrigins = [] as string[], turns = {} as Record<string, string[][]> } = {},
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
    classify: address => (address === PUBLIC ? 'public' : classifyFromHere(address)),
  })
  return Object.assign(guard, { asked })
}

const COMMON = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors']

/** A real Chromium that has no way out but the guard. */
export const launchGuarded = async (guard: Guard): Promise<Browser> => await launch(guardFlags(guard.server))

/** The same without a guard: what it reaches, the guard has to stop. */
export const launchUnguarded = async (): Promise<Browser> =>
  await launch([`--host-resolver-rules=MAP *.example ${PUBLIC}`])

const launch = async (args: string[]) =>
  await chromium.launch({ executablePath: await sparticuz.executablePath(), args: [...COMMON, ...args] })

/** A page in a context of its own; with a guard, that of a session. */
export async function openSessionPage(browser: Browser, guard?: Guard, session = 'default'): Promise<Page> {
  const context = await browser.newContext(guard ? { proxy: await guard.proxyFor(session) } : {})
  return await context.newPage()
}
