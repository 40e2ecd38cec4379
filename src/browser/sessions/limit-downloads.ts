import { readdir, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Browser, CDPSession } from 'playwright-core'

/** How often sizes are looked at, in milliseconds. */
const INTERVAL = 200

/**
 * Cancels downloads of a browser that grow too large. Chromium names the files that it writes after the ids of the downloads
 * (Browser.setDownloadBehavior, allowAndName). Returns a function that begins to look and returns what ends that.
 */
export function createDownloadLimit(browser: Browser, folder: string, mostBytes: number): () => () => void {
  let watchers = 0
  let timer: NodeJS.Timeout | undefined
  let session: Promise<CDPSession> | undefined
  const cancelled = new Set<string>()

  const look = async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      const guid = parse(name).name
      if (cancelled.has(guid)) continue
      const size = await stat(join(folder, name)).then(
        found => found.size,
        () => 0,
      )
      if (size <= mostBytes) continue
      cancelled.add(guid)
      session ??= browser.newBrowserCDPSession()
      const cdp = await session
      const { browserContextIds } = await cdp.send('Target.getBrowserContexts')
      for (const browserContextId of browserContextIds)
        // Only one context knows the id.
        await cdp.send('Browser.cancelDownload', { guid, browserContextId }).catch(() => undefined)
    }
  }
  return () => {
    watchers++
    timer ??= setInterval(() => void look().catch(() => undefined), INTERVAL)
    return () => {
      watchers--
      if (watchers > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}
