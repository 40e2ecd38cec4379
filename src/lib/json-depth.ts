/** Levels of lists and objects in a request; nothing that is meant has more. What is nested deeper is not written or walked safely. */
export const DEEPEST_JSON = 200

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/**
 * Whether JSON is nested deeper than allowed, told from its bytes: before anything recursive sees it. Text within quotes
 * is passed over, so that a large file in base64 costs next to nothing. What is no JSON is for the parser to refuse.
 */
export function isTooDeep(bytes: Uint8Array, deepest = DEEPEST_JSON): boolean {
  if (bytes.length <= deepest) return false
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1)
      if (at < 0) return false
    } else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > deepest) return true
    } else if (byte === 0x5d || byte === 0x7d) depth--
  }
  return false
}

/** Place of the quote that ends a text; -1 when none does. */
function endOfText(bytes: Uint8Array, from: number): number {
  for (let end = bytes.indexOf(QUOTE, from); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let slashes = 0
    while (bytes[end - 1 - slashes] === BACKSLASH && end - 1 - slashes >= from) slashes++
    if (slashes % 2 === 0) return end
  }
  return -1
}
