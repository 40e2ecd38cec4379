import type { Browser } from 'playwright-core'
import type { BrowserSettings } from '../config/settings.ts'
import { messageOf } from '../lib/errors.ts'
import { loadPlaywright } from './load-playwright.ts'
import { guardFlags } from './guard/chromium-flags.ts'
import { registerPageEngine } from './page/page-engine.ts'
import { pageError } from './page-errors.ts'

export interface LaunchOptions {
  path: string
  settings: BrowserSettings
  /** The guard's proxy of the browser itself. */
  proxy: string
  /** Where files come down, and what else the browser writes for this service. */
  downloads: string
  artifacts: string
}

export interface LaunchedBrowser {
  browser: Browser
  pid: number | undefined
  /** Folder of its profile, which Playwright removes when the browser ends. */
  profile: Promise<string | undefined>
  /** Ends it and all that it has started, without asking. */
  kill(): void
}

/** Chromium's own chatter; Playwright switches off updates, sync, reports and the like (chromiumSwitches.ts). */
const ARGUMENTS = [
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--safebrowsing-disable-auto-update',
  '--no-pings',
  '--disable-gpu',
  '--font-render-hinting=none',
]

/** Milliseconds. */
const LAUNCH_TIMEOUT = 20_000

/**
 * Starts the browser. It speaks over a pipe (`--remote-debugging-pipe`), so that no other process can reach it and it ends
 * when this process does, however that happens. Its sandbox stays on, except for root, for whom Chromium has none.
 */
export async function launchBrowser({
  path,
  settings,
  proxy,
  downloads,
  artifacts,
}: LaunchOptions): Promise<LaunchedBrowser> {
  const { chromium, selectors } = loadPlaywright()
  await registerPageEngine(selectors)
  const isRoot = process.getuid?.() === 0
  try {
    const browser = await chromium.launch({
      executablePath: path,
      headless: settings.headless,
      chromiumSandbox: !isRoot,
      args: [...ARGUMENTS, ...guardFlags(proxy)],
      // As for people: only what somebody clicked may open windows.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
      downloadsPath: downloads,
      artifactsDir: artifacts,
      // The service ends it itself, in order.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: LAUNCH_TIMEOUT,
    })
    const { pid, profile } = await inspectProcess(browser)
    return { browser, pid, profile, kill: () => killGroup(pid) }
  } catch (error) {
    throw pageError('BROWSER_FAILED', `The browser ${path} does not start: ${reasonIn(messageOf(error))}`, error)
  }
}

/** The process; where its profile is comes later, for Chromium tells it only with all that there is to know of the graphics card. */
async function inspectProcess(browser: Browser): Promise<Pick<LaunchedBrowser, 'pid' | 'profile'>> {
  const session = await browser.newBrowserCDPSession()
  const info = session.send('SystemInfo.getInfo')
  const profile = info.then(
    ({ commandLine }) => /--user-data-dir=(?:"([^"]+)"|(\S+))/.exec(commandLine)?.slice(1).find(Boolean),
    () => undefined,
  )
  void profile.then(() => session.detach()).catch(() => undefined)
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return { pid: processInfo.find(one => one.type === 'browser')?.id, profile }
}

/** What the browser itself said before it ended, else what Playwright says. */
function reasonIn(text: string): string {
  const said = [...text.matchAll(/\[err\] (.+)/g)].map(([, line = '']) => line)
  const why = said.find(line => /fatal|error|cannot|no usable|missing|not found/i.test(line)) ?? said.at(-1)
  return why?.replace(/^\[[^\]]*\]\s*/, '') ?? text.split('\n')[0]!
}

/** Playwright makes the browser the leader of a group of its own, but not on Windows. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}
