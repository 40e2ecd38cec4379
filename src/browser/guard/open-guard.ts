import { lookup } from 'node:dns/promises'
import type { AddressClass } from '../../lib/address-policy.ts'
import type { Logger } from '../../lib/logger.ts'
import { describeRefusal } from './describe-refusal.ts'
import type { Guard, Refusal } from './guard.ts'
import { createJudge } from './judge.ts'
import { classifyFromHere } from './own-networks.ts'
import { openSessionProxy, type SessionProxy } from './session-proxy.ts'

export interface GuardOptions {
  stateFolder: string
  /** [browser] allowed_origins. */
  allowedOrigins: readonly string[]
  logger: Logger
  /** Another look-up of names and judgement of addresses, for tests: what is public is not at hand there. */
  resolve?: (hostname: string) => Promise<string[]>
  classify?: (address: string) => AddressClass
}

/** How many refusals of a session are kept until somebody asks. */
const MOST_REFUSALS = 50

/** Opens the guard; nothing of a browser's goes anywhere but through it (chromium-flags.ts). */
export async function openGuard(options: GuardOptions): Promise<Guard> {
  const { stateFolder, allowedOrigins, logger, resolve = lookUp, classify = classifyFromHere } = options
  const { judge, forget } = createJudge({ stateFolder, allowedOrigins, resolve, classify })
  const proxies = new Map<string, Promise<SessionProxy>>()
  const refusals = new Map<string, Map<string, Refusal>>()

  const note = (session: string, refusal: Refusal) => {
    const list = refusals.get(session) ?? new Map<string, Refusal>()
    refusals.set(session, list)
    const key = `${refusal.reason} ${refusal.origin}`
    if (list.has(key)) return
    if (list.size < MOST_REFUSALS) list.set(key, refusal)
    const { origin, address, reason } = refusal
    logger.info({
      event: reason === 'unreachable' ? 'page_unreachable' : 'page_refused',
      session,
      origin,
      address,
      reason,
    })
  }
  const open = async (session: string) =>
    await openSessionProxy({
      judge: async target => await judge(session, target),
      onRefused: refusal => note(session, refusal),
    })
  // What the browser wants for itself (updates, reports) is nobody's request.
  const own = await openSessionProxy({
    judge: async ({ hostname }) => ({ refusal: describeRefusal('private', hostname) }),
    onRefused: ({ origin }) => logger.debug({ event: 'browser_refused', origin }),
  })

  return {
    server: own.server,
    proxyFor: async session => {
      const opening = proxies.get(session) ?? open(session)
      proxies.set(session, opening)
      const { server } = await opening
      return { server, bypass: '<-loopback>' }
    },
    check: async (session, text) => {
      const url = URL.parse(text)
      if (url?.href === 'about:blank') return undefined
      if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
        return describeRefusal('scheme', url && url.origin !== 'null' ? url.origin : (url?.protocol ?? text))
      const scheme = url.protocol === 'http:' ? 'http' : 'https'
      const port = Number(url.port || (scheme === 'http' ? 80 : 443))
      return (await judge(session, { hostname: url.hostname, port, schemes: [scheme] })).refusal
    },
    refused: session => {
      const list = [...(refusals.get(session)?.values() ?? [])]
      refusals.delete(session)
      return list
    },
    release: async session => {
      const opening = proxies.get(session)
      proxies.delete(session)
      refusals.delete(session)
      forget(session)
      await (await opening)?.close()
    },
    close: async () => {
      const opened = await Promise.all(proxies.values())
      proxies.clear()
      await Promise.all([own, ...opened].map(async proxy => await proxy.close()))
    },
  }
}

const lookUp = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)
