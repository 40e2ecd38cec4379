/**
 * What every answer of a server says to browsers, errors included: take it for what it says it is, show it in no frame,
 * let no other site read it or be told where somebody came from, and run nothing of it (OWASP Secure Headers). Pages
 * set their own policy in place of this one. `Strict-Transport-Security` is not sent for addresses of this machine: a
 * browser would hold every other server on localhost to it.
 */
export function securityHeaders({
  isEncrypted,
  isLocal,
}: {
  isEncrypted: boolean
  isLocal: boolean
}): readonly (readonly [string, string])[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ...(isEncrypted && !isLocal ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ]
}
