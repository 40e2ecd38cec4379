import { grantOrigin } from '../../lib/browser-session.ts'
import type { Turn } from '../turn.ts'
import { readAddress } from './read/addresses.ts'
import { MARK, protect } from './read/literals.ts'

/**
 * What a person writes in a message, pages of this conversation may be read from. The words of another agent, which may be
 * those of a page or a record, allow nothing.
 */
export function grantTyped(
  { message, sessionId, byAgent }: Pick<Turn, 'message' | 'sessionId' | 'byAgent'>,
  stateFolder: string,
): void {
  if (byAgent) return
  for (const origin of typedOrigins(message)) grantOrigin(stateFolder, sessionId ?? 'default', origin)
}

/** The origins of the addresses that stand in a message. */
function typedOrigins(message: string): string[] {
  const source = protect(message)
  const words = source.text.match(new RegExp(`${MARK}|[^\\s,;()<>]+`, 'g')) ?? []
  const origins = words.flatMap(word => {
    const url = readAddress(word.replace(/[.!?:]+$/, ''), source)
    const parsed = url === undefined ? null : URL.parse(url)
    return parsed && /^https?:$/.test(parsed.protocol) ? [parsed.origin] : []
  })
  return [...new Set(origins)]
}
