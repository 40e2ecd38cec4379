import type { Browser } from 'playwright-core'
import { messageOf } from '../lib/errors.ts'
import { pageError } from './page-errors.ts'
import type { BrowserSettings } from './settings.ts'

/** Chromium's own chatter, and every way around the guard's proxy. Playwright switches off updates, sync and reports. */
const ARGUMENTS = [
  // WebRTC and QUIC would not go through the proxy.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--safebrowsing-disable-auto-update',
  '--no-pings',
  '--disable-gpu',
  '--font-render-hinting=none',
]

/**
 * Starts the browser. It speaks over a pipe (`--remote-debugging-pipe`), so that no other process can reach it and it ends
 * when this process does, however that happens. Its sandbox stays on, except for root, for whom Chromium has none.
 */
export async function launchBrowser(path: string, settings: BrowserSettings): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const isRoot = process.getuid?.() === 0
  try {
    return await chromium.launch({
      executablePath: path,
      headless: settings.headless,
      chromiumSandbox: !isRoot,
      args: ARGUMENTS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: LAUNCH_TIMEOUT,
    })
  } catch (error) {
    const [reason] = messageOf(error).split('\n')
    throw pageError('BROWSER_FAILED', `The browser ${path} does not start: ${reason}`, error)
  }
}

/** Milliseconds. */
const LAUNCH_TIMEOUT = 20_000
