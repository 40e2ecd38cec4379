import { messageOf } from '../../../lib/errors.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { maskAddress } from '../../file/mask-address.ts'

/** Most other documents of one description, and the longest way to one (case X7, X10). */
const MOST_DOCUMENTS = 200
const DEEPEST = 10
const AT_ONCE = 6

/** Where the other documents stand in the joined one. */
export const JOINED = 'x-joined-documents'

export interface JoinOptions {
  /** Address of the description; undefined for a file. */
  base: string | undefined
  /** References to other documents of the same origin are followed. */
  follow: boolean
  /** Reads one document; rejects when it cannot be had or is too large. */
  read: (url: string) => Promise<JsonObject>
}

/**
 * Makes one document of a description in several: other documents of its own origin are put into it, and references
 * to them become local ones, each resolved against the address of the document it stands in. Other origins and files
 * are never read. Gives the references that lead nowhere because of that, each with the reason.
 */
export async function joinDocuments(root: JsonObject, options: JoinOptions): Promise<Map<string, string>> {
  const refused = new Map<string, string>()
  const rootBase = baseOf(root, options.base)
  const places = new Map<string, { place: string; problem?: string }>()
  if (rootBase !== undefined) places.set(withoutFragment(rootBase), { place: '' })
  if (options.base !== undefined) places.set(withoutFragment(options.base), { place: '' })
  const joined: JsonObject[] = []
  let wave: { holder: JsonObject; base: string | undefined; place: string }[] = [
    { holder: root, base: rootBase, place: '' },
  ]
  for (let depth = 0; wave.length; depth++) {
    const found = wave.flatMap(({ holder, base, place }) =>
      referencesIn(holder).map(node => ({ node, base, place, text: node.$ref })),
    )
    const wanted = new Set<string>()
    for (const { text, base } of found) {
      const target = addressOf(text, base, options)
      if (typeof target === 'string' && !places.has(target)) wanted.add(target)
    }
    const next: typeof wave = []
    const queue = [...wanted]
    const readOne = async (url: string) => {
      if (joined.length >= MOST_DOCUMENTS || depth >= DEEPEST) {
        const most = depth >= DEEPEST ? `${DEEPEST} documents behind one another` : `${MOST_DOCUMENTS} documents`
        places.set(url, { place: '', problem: `the description has more than ${most}` })
        return
      }
      const place = `/${JOINED}/${joined.push({}) - 1}`
      places.set(url, { place })
      try {
        const document = await options.read(url)
        joined[Number(place.split('/').pop())] = document
        next.push({ holder: document, base: baseOf(document, url), place })
      } catch (error) {
        places.set(url, { place, problem: messageOf(error) })
      }
    }
    for (let at = 0; at < queue.length; at += AT_ONCE) await Promise.all(queue.slice(at, at + AT_ONCE).map(readOne))
    for (const { node, base, place, text } of found) {
      const target = addressOf(text, base, options)
      const known = typeof target === 'string' ? places.get(target) : undefined
      const problem = typeof target === 'string' ? known?.problem : target?.problem
      if (problem !== undefined) refused.set(text, problem)
      else node.$ref = localReference(text, known ? known.place : place)
    }
    wave = next
  }
  if (joined.length) root[JOINED] = joined
  return refused
}

/** The document that a reference names: undefined for the one it stands in. */
function addressOf(
  reference: string,
  base: string | undefined,
  { follow }: JoinOptions,
): string | { problem: string } | undefined {
  if (reference.startsWith('#')) return undefined
  const url = URL.parse(reference, base)
  const home = base === undefined ? undefined : URL.parse(base)
  if (!url || !home)
    return { problem: 'references to files are not followed. Bundle the description into one document' }
  if (!/^https?:$/.test(url.protocol)) return { problem: `references to ${url.protocol} addresses are not followed` }
  if (url.origin !== home.origin) return { problem: 'references to other origins are not followed' }
  if (withoutFragment(url.href) !== withoutFragment(home.href) && !follow)
    return { problem: 'references to other documents are followed only with external_references: true in its entry' }
  return withoutFragment(url.href)
}

function localReference(reference: string, place: string): string {
  const fragment = reference.includes('#') ? reference.slice(reference.indexOf('#') + 1) : ''
  // An anchor is found by its name wherever it stands.
  return fragment === '' || fragment.startsWith('/') ? `#${place}${fragment}` : `#${fragment}`
}

/** `$self` of OpenAPI 3.2, or the address it was read from. */
const baseOf = (document: JsonObject, url: string | undefined): string | undefined =>
  typeof document.$self === 'string' && url !== undefined ? (URL.parse(document.$self, url)?.href ?? url) : url

const withoutFragment = (url: string) => url.split('#', 1)[0] as string

/** Maps from names to things: a name there is no keyword. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'schemas', 'dependentSchemas'])
/** What holds examples, not descriptions. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Every object with a `$ref`; objects of the document that it may not refer to are left out. */
function referencesIn(document: JsonObject): (JsonObject & { $ref: string })[] {
  const found: (JsonObject & { $ref: string })[] = []
  const ids = new Set<string>()
  const waiting: [value: unknown, isMap: boolean][] = [[document, false]]
  const seen = new Set<unknown>()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, isMap] = next
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (isObject(value) && !isMap) {
      if (typeof value.$ref === 'string') found.push(value as JsonObject & { $ref: string })
      if (typeof value.$id === 'string') ids.add(withoutFragment(value.$id))
    }
    for (const [key, inner] of Object.entries(value)) {
      if (!isMap && isObject(value) && (VALUES.has(key) || key.startsWith('x-'))) continue
      waiting.push([inner, !isMap && MAPS.has(key)])
    }
  }
  return found.filter(({ $ref }) => $ref.startsWith('#') || !ids.has(withoutFragment($ref)))
}

/** Whether a text may hold references to other documents; most descriptions hold none. */
export const mayReferOutside = (text: string): boolean => /\$ref["']?\s*:\s*["']?[^\s"'#]/.test(text)

/** One sentence for each reason: what leads to other documents is mostly refused for the same one. */
export function describeUnfollowed(refused: ReadonlyMap<string, string>): string[] {
  const byReason = Map.groupBy(refused, ([, why]) => why)
  return [...byReason].map(([why, found]) => {
    const names = found.slice(0, 3).map(([reference]) => `'${maskAddress(reference)}'`)
    const more = found.length > names.length ? ` and ${found.length - names.length} more` : ''
    return `${found.length === 1 ? 'reference' : 'references'} ${names.join(', ')}${more}: ${why}`
  })
}

/** Why an operation is skipped: a reference that it needs is not followed. */
export const describeRefused = (reference: string, why: string) => `reference '${maskAddress(reference)}': ${why}`
