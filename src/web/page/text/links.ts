/** An address that a person would write: one @, a dot behind it, no spaces, and nothing of a query. */
const MAIL = /^[^\s@<>"(),:;?&%/\\]+@[^\s@<>"(),:;?&%/\\]+\.[\p{L}\p{N}-]{2,}$/u

/** Where a text leads when all of it is an address: http, https or mailto, nothing else. */
export function hrefOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  if (/^https?:\/\/\S+$/i.test(value)) return URL.canParse(value) ? value : undefined
  return MAIL.test(value) ? `mailto:${value}` : undefined
}
