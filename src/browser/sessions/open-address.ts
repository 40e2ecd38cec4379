import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { messageOf, type AgentError } from '../../lib/errors.ts'
import { pageError } from '../page-errors.ts'

/** An address as a browser's address bar takes it: http and https only; a name alone means https, this machine's http. */
export function readAddress(text: string): string {
  const given = text.trim()
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(given)
    ? given
    : `${/^(?:localhost|127\.|\[::1\])/i.test(given) ? 'http' : 'https'}://${given}`
  let url: URL
  try {
    url = new URL(withScheme)
  } catch {
    throw pageError('ADDRESS_REFUSED', `"${given}" is no address of a page.`)
  }
  if (url.protocol === 'http:' || url.protocol === 'https:' || url.href === 'about:blank') return url.href
  throw pageError('ADDRESS_REFUSED', `Pages are opened over http and https only, not ${url.protocol}`)
}

/** After a failed navigation the next one is often interrupted by the error page that is still coming up. */
const RETRY_AFTER = 200

/** Opens an address and waits until the page has loaded, or has come as far as it does within `timeout` milliseconds. */
export async function openAddress(page: Page, address: string, timeout: number): Promise<void> {
  const attempt = () => page.goto(address, { waitUntil: 'load', timeout })
  try {
    await attempt().catch(async (error: unknown) => {
      if (!/interrupted by another navigation/i.test(messageOf(error))) throw error
      await sleep(RETRY_AFTER)
      return await attempt()
    })
  } catch (error) {
    throw describeFailure(error, address, timeout)
  }
}

/** What the error codes of Chromium (net_error_list.h) mean. */
function describeFailure(error: unknown, address: string, timeout: number): AgentError {
  const text = messageOf(error)
  const { host } = new URL(address)
  const code = /net::(ERR_[A-Z_0-9]+)/.exec(text)?.[1] ?? ''
  if (/Timeout \d+ms exceeded/i.test(text))
    return pageError('PAGE_TIMEOUT', `${address} did not load within ${timeout / 1000} s.`, error)
  return pageError('NAVIGATION_FAILED', `${address} could not be opened: ${reasonOf(code, host, text)}`, error)
}

function reasonOf(code: string, host: string, text: string): string {
  if (code === 'ERR_NAME_NOT_RESOLVED') return `no server is known by the name ${host}`
  if (code === 'ERR_CONNECTION_REFUSED') return `${host} refuses the connection; nothing listens there`
  if (code === 'ERR_CONNECTION_TIMED_OUT' || code === 'ERR_TIMED_OUT') return `${host} does not answer`
  if (/^ERR_(CERT|SSL|BAD_SSL)/.test(code)) return `the certificate of ${host} is not valid (${code})`
  if (code === 'ERR_TOO_MANY_REDIRECTS') return 'it redirects without end'
  if (code === 'ERR_EMPTY_RESPONSE') return `${host} closed the connection without an answer`
  return code || text.split('\n')[0]!
}
