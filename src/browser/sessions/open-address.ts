import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Response } from 'playwright-core'
import { messageOf, type AgentError } from '../../lib/errors.ts'
import type { Refusal } from '../guard/guard.ts'
import { pageError } from '../page-errors.ts'
import type { Tab } from './tab.ts'

/** An address as a browser's address bar takes it: http and https only; a name alone means https, this machine's http. */
export function readAddress(text: string): string {
  const given = text.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(given)
  const isOwn = /^(?:localhost|127\.|\[::1\])/i.test(given)
  const url = URL.parse(hasScheme ? given : `${isOwn ? 'http' : 'https'}://${given}`)
  if (!url) throw pageError('ADDRESS_REFUSED', `"${given}" is no address of a page.`)
  if (url.protocol === 'http:' || url.protocol === 'https:' || url.href === 'about:blank') return url.href
  throw pageError('ADDRESS_REFUSED', `Pages are opened over http and https only, not ${url.protocol}`)
}

export interface VisitOptions {
  page: Page
  tab: Tab | undefined
  /** Milliseconds for the document to come. */
  timeout: number
  /** What the guard refused since it was last asked. */
  refused(): Refusal[]
  note(text: string): void
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
  /** Resolves when a file has begun to come down. */
  fileBegins(): Promise<void>
}

/** After a failed navigation the next one is often interrupted by the error page that is still coming up. */
const RETRY_AFTER = 200

/** Opens an address and waits for its document. A status such as 404 is no failure: there is a page. */
export async function openAddress(address: string, options: VisitOptions): Promise<void> {
  const { page, timeout } = options
  await visit(address, options, () => page.goto(address, { waitUntil: 'domcontentloaded', timeout }))
}

/** Goes somewhere. Rejects with the reason in words when no document of the place came. */
export async function visit(address: string, options: VisitOptions, go: () => Promise<Response | null>): Promise<void> {
  const { page, tab, timeout, note, signal } = options
  for (const refusal of options.refused()) note(refusal.message)
  const commits = tab?.commits ?? 0
  try {
    const response = await go().catch(async (error: unknown) => {
      const by = /interrupted by another navigation to "([^"]*)"/i.exec(messageOf(error))?.[1]
      if (signal.aborted || by === undefined) throw error
      if (by.startsWith('chrome-error:')) {
        await sleep(RETRY_AFTER)
        signal.throwIfAborted()
        return await go()
      }
      // The page itself went on to another one.
      await page.waitForLoadState('domcontentloaded', { timeout })
      return null
    })
    const refusals = options.refused()
    // The guard's own words in place of the page.
    const own = refusals.find(one => isOriginOf(one.origin, page.url()))
    if (own && (response?.status() === 403 || response?.status() === 502)) throw refusedBy(own)
    for (const refusal of refusals) note(refusal.message)
  } catch (error) {
    if (isAgentError(error)) throw error
    const text = messageOf(error)
    if (/Download is starting/i.test(text)) {
      note('The address is that of a file, which comes down; the page before is still open.')
      return await options.fileBegins()
    }
    const hasCome = tab !== undefined && tab.commits > commits
    if (/Timeout \d+ms exceeded/i.test(text) && hasCome)
      return note(`The page had not come as a whole after ${timeout / 1000} s.`)
    const [refusal] = options.refused()
    throw refusal ? refusedBy(refusal) : describeFailure(error, address, timeout)
  }
}

const isAgentError = (error: unknown): error is AgentError =>
  error instanceof Error && 'code' in error && 'status' in error

const isOriginOf = (origin: string, url: string): boolean => URL.parse(url)?.origin === origin

/** What the guard says, as a failure. */
export const refusedBy = ({ reason, message }: Refusal): AgentError =>
  pageError(reason === 'unreachable' ? 'NAVIGATION_FAILED' : 'ADDRESS_REFUSED', message)

/** What the error codes of Chromium (net_error_list.h) mean. */
function describeFailure(error: unknown, address: string, timeout: number): AgentError {
  const text = messageOf(error)
  const host = URL.parse(address)?.host ?? address
  const code = /net::(ERR_[A-Z_0-9]+)/.exec(text)?.[1] ?? ''
  if (/Timeout \d+ms exceeded/i.test(text))
    return pageError('PAGE_TIMEOUT', `${address} did not come within ${timeout / 1000} s.`, error)
  if (/has been closed|Target closed|crashed/i.test(text))
    return pageError('PAGE_GONE', `The page was closed while ${address} was opened.`, error)
  return pageError('NAVIGATION_FAILED', `${address} could not be opened: ${reasonOf(code, host, text)}.`, error)
}

function reasonOf(code: string, host: string, text: string): string {
  if (code === 'ERR_NAME_NOT_RESOLVED') return `no server is known by the name ${host}`
  if (code === 'ERR_CONNECTION_REFUSED') return `${host} refuses the connection; nothing listens there`
  if (code === 'ERR_CONNECTION_TIMED_OUT' || code === 'ERR_TIMED_OUT') return `${host} does not answer`
  if (/^ERR_(?:CERT|SSL|BAD_SSL)/.test(code)) return `the certificate of ${host} is not valid (${code})`
  if (code === 'ERR_TOO_MANY_REDIRECTS') return 'it redirects without end'
  if (code === 'ERR_EMPTY_RESPONSE') return `${host} closed the connection without an answer`
  if (code === 'ERR_ABORTED') return `${host} answered without a page, or the page stopped it`
  return code || text.split('\n')[0]!
}
