import { messageOf } from '../../lib/errors.ts'
import { NO_CREDENTIALS } from '../upstream/credentials.ts'
import { lookAt, namedInJson, type LookOptions, type Seen } from './look-at.ts'
import { namedInPage } from './named-in-page.ts'
import { usualPlaces } from './usual-places.ts'

/** What was looked at, for the message when nothing was found. */
export interface Tried {
  address: string
  what: string
}

export interface SearchForDescription {
  look: Omit<LookOptions, 'credentials' | 'patience'>
  /** The credentials for addresses of this origin. */
  credentials: LookOptions['credentials']
  home: string
  /** The page that somebody gave is on this machine or network: what it names may be too. */
  isNear: boolean
  /** Milliseconds for one place. */
  patience: number
  tried: Tried[]
  /** Told when a page carries a description that has no address of its own. */
  onEmbedded?: (address: string) => void
}

/** Places that are looked at together. */
const TOGETHER = 6
/** Places that are looked at in all: a service is asked, not searched through. */
const MOST = 60

/**
 * Looks for the OpenAPI description of a service, starting from what its address answered: what the answer names, then
 * the usual places, then documentation pages there.
 */
export async function findDescription(start: Seen, search: SearchForDescription): Promise<Seen | undefined> {
  const seenAddresses = new Set([start.address])
  const look = async (address: string): Promise<Seen | undefined> => {
    const { origin } = new URL(address)
    const isElsewhere = origin !== search.home
    const note = (what: string) => void search.tried.push({ address, what })
    // Whoever wrote the page names this address: it gets nothing that the person gave for the service.
    if (isElsewhere && search.credentials) {
      note('on another host, which does not get the credential')
      return undefined
    }
    try {
      const seen = await lookAt(address, {
        ...search.look,
        credentials: isElsewhere ? undefined : search.credentials,
        patience: search.patience,
        isNamedElsewhere: isElsewhere && !search.isNear,
      })
      if (!seen.description) note(seen.what)
      return seen
    } catch (error) {
      search.look.signal.throwIfAborted()
      note(messageOf(error))
      return undefined
    }
  }
  /** The first of these places that holds a description; what else they hold is given back. */
  const among = async (addresses: readonly string[]): Promise<{ found?: Seen; others: Seen[] }> => {
    const fresh = addresses.filter(one => !seenAddresses.has(one)).slice(0, Math.max(0, MOST - seenAddresses.size))
    const others: Seen[] = []
    for (let at = 0; at < fresh.length; at += TOGETHER) {
      const batch = fresh.slice(at, at + TOGETHER)
      for (const one of batch) seenAddresses.add(one)
      const seen = (await Promise.all(batch.map(look))).filter(one => one !== undefined)
      const found = seen.find(one => one.description)
      if (found) return { found, others }
      others.push(...seen)
    }
    return { others }
  }
  /** What answers name, and what the scripts of a page name. */
  const follow = async (from: readonly Seen[]): Promise<Seen | undefined> => {
    for (const seen of from) {
      const direct = await among([...seen.linked, ...namedInJson(seen.json, seen.address)])
      if (direct.found) return direct.found
      if (seen.html === undefined) continue
      const { descriptions, scripts, isEmbedded } = namedInPage(seen.html, seen.address)
      if (isEmbedded) search.onEmbedded?.(seen.address)
      const named = await among(descriptions)
      if (named.found) return named.found
      const configured = await among(named.others.flatMap(one => namedInJson(one.json, one.address)))
      if (configured.found) return configured.found
      const texts = await Promise.all(scripts.map(script => readScript(script, search)))
      // Addresses in a script are relative to its page.
      const told = texts.map(text => namedInPage(text, seen.address))
      if (told.some(one => one.isEmbedded)) search.onEmbedded?.(seen.address)
      const inScripts = await among(told.flatMap(one => one.descriptions))
      if (inScripts.found) return inScripts.found
      const deeper = await among(inScripts.others.flatMap(one => namedInJson(one.json, one.address)))
      if (deeper.found) return deeper.found
    }
    return undefined
  }
  const named = await follow([start])
  if (named) return named
  const places = usualPlaces(start.address)
  const catalogued = await among([places.catalogue])
  const fromCatalogue = catalogued.found ?? (await follow(catalogued.others))
  if (fromCatalogue) return fromCatalogue
  const usual = await among(places.descriptions)
  const fromPlaces = usual.found ?? (await follow(usual.others.filter(one => one.html === undefined)))
  if (fromPlaces) return fromPlaces
  const linked = start.html === undefined ? [] : namedInPage(start.html, start.address).pages
  const pages = await among([...linked, ...places.pages])
  return pages.found ?? (await follow(distinctPages(pages.others)))
}

/** An application that answers every address with the same page has it once. */
function distinctPages(pages: readonly Seen[]): Seen[] {
  const known = new Set<string>()
  return pages.filter(({ html }) => {
    if (html === undefined || known.has(html)) return false
    known.add(html)
    return true
  })
}

/** Scripts that begin a documentation page are small; a large one is a program. */
const LARGEST_SCRIPT = 256 * 1024

async function readScript(
  address: string,
  { look, credentials, home, patience }: SearchForDescription,
): Promise<string> {
  const { signal, upstream } = look
  const { origin, pathname, search } = new URL(address)
  try {
    const { status, body } = await upstream.send({
      app: new URL(address).host,
      method: 'GET',
      origin,
      path: `${pathname}${search}`,
      headers: { accept: '*/*', 'cache-control': 'no-cache' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      credentials: origin === home && credentials ? credentials : NO_CREDENTIALS,
      maxBytes: LARGEST_SCRIPT,
      varying: `script ${Date.now()} ${Math.random()}`,
    })
    return status === 200 ? body.toString('utf8') : ''
  } catch {
    signal.throwIfAborted()
    return ''
  }
}
