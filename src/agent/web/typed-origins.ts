import { readAddress } from './read/addresses.ts'
import { MARK, protect } from './read/literals.ts'

/** The origins of the addresses that stand in a message: what a person types there, pages of this conversation may be read from. */
export function typedOrigins(message: string): string[] {
  const source = protect(message)
  const words = source.text.match(new RegExp(`${MARK}|[^\\s,;()<>]+`, 'g')) ?? []
  const origins = words.flatMap(word => {
    const url = readAddress(word.replace(/[.!?:]+$/, ''), source)
    const parsed = url === undefined ? null : URL.parse(url)
    return parsed && /^https?:$/.test(parsed.protocol) ? [parsed.origin] : []
  })
  return [...new Set(origins)]
}
