import { isObject } from '../../../lib/json.ts'
import { splitIdentifier } from '../../../lib/words.ts'

/** Hosts in a text: behind `//`, with or without a scheme; what stands before an `@` is a name, no host (RFC 3986 § 3.2.1). */
const HOSTS = /\/\/(?:[^\s"'\\/?#@]*@)?([^\s"'\\/?#]*)/gi
/** Parameters that take an address, by a word of their names. */
const ADDRESS = new Set(
  'url urls uri uris href link links host hostname domain endpoint webhook callback site website origin'.split(' '),
)
/** An address without its scheme: a name with a dot, or with a port or a path behind it. */
const BARE = /^(?:[^\s/?#@]*@)?((?:[\w-]+\.)+[\w-]+|localhost|\[[0-9a-f:]+\])(?::\d+)?(?:[/?#]|$)/i

/** Hosts in a value, however deep. `name`: of the parameter or property that has it. */
function hostsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const found = [...value.matchAll(HOSTS)].map(([, host]) => host || 'of this machine')
    if (found.length) return found
    const bare = splitIdentifier(name).some(word => ADDRESS.has(word)) ? BARE.exec(value.trim())?.[1] : undefined
    return bare === undefined ? [] : [bare]
  }
  if (Array.isArray(value)) return value.flatMap(item => hostsIn(item, name))
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => hostsIn(inner, key)) : []
}

/**
 * The first host in the arguments of a call that the user never named, whole: a text of a service may want it to be fetched,
 * so such a call waits for a yes, also when its tool only reads.
 */
export function foreignAddress(args: Record<string, unknown>, said: readonly string[]): string | undefined {
  const words = said.join('\n').toLowerCase()
  const isNamed = (host: string) => {
    const sign = host.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\w.-])${sign}(?![\\w-]|\\.\\w|@)`).test(words)
  }
  return hostsIn(args).find(host => !isNamed(host))
}
