/**
 * What is answered in the place of a result that is longer than max_result_bytes (case M17): an explicit marker with
 * the beginning, so that nobody takes a part for the whole. The header `x-truncated: true` goes with it.
 */
export interface TruncatedResult {
  truncated: true
  content_type: string
  /** How many bytes of the result were read. */
  bytes: number
  /** The beginning of a text (or JSON) … */
  text?: string
  /** … or of anything else. */
  base64?: string
}

/** The marker of a text; it ends at a whole character. */
export function truncatedText(beginning: Buffer, contentType: string): TruncatedResult {
  const text = new TextDecoder().decode(beginning, { stream: true })
  return { truncated: true, content_type: contentType, bytes: beginning.length, text }
}

/** The marker of anything that is not text. */
export const truncatedBytes = (beginning: Buffer, contentType: string): TruncatedResult => ({
  truncated: true,
  content_type: contentType || 'application/octet-stream',
  bytes: beginning.length,
  base64: beginning.toString('base64'),
})
