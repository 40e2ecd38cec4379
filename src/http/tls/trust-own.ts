import { readFileSync } from 'node:fs'
import { systemReason, tlsUnusable } from '../../lib/errors.ts'

/** What the clients of this project know about its servers, as absolute paths. */
export interface TrustedFiles {
  /** The very certificate that the servers show ([server] tls_cert). */
  cert?: string | undefined
  /** Who signed it ([server] tls_ca). */
  ca?: string | undefined
}

/** What this process knows of the servers of its project, for the checks below. */
const pinned = new Set<string>()
const read = new Set<string>()
let isInstalled = false

/**
 * Makes the clients of this process know the servers of this project: authorities of `ca` are trusted beside those of the
 * machine, and the certificate of `cert`, byte for byte, is taken for this machine's own addresses, whatever name it is
 * made out to (a certificate for agent.example.com is not made out to 127.0.0.1). Every other check stays as it is. Files
 * are read once, and again when they changed. Throws TLS_UNUSABLE for a `ca` that cannot be read.
 */
export function trustOwn({ cert, ca }: TrustedFiles): void {
  // Not imported: most projects have no certificate, and loading these costs time and memory.
  const tls = process.getBuiltinModule('node:tls')
  const { X509Certificate } = process.getBuiltinModule('node:crypto')
  const texts = [...(cert ? [readOwn(cert)] : []), ...(ca ? [readAuthority(ca)] : [])].filter(
    text => text && !read.has(text),
  )
  if (!texts.length) return
  for (const text of texts) read.add(text)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...texts.flatMap(listCertificates)])
  if (cert)
    for (const one of listCertificates(readOwn(cert)).slice(0, 1)) pinned.add(new X509Certificate(one).fingerprint256)
  if (isInstalled) return
  isInstalled = true
  const check = tls.checkServerIdentity
  tls.checkServerIdentity = (host, peer) =>
    isThisMachine(host) && pinned.has(peer.fingerprint256) ? undefined : check(host, peer)
}

const listCertificates = (text: string) =>
  text.match(/-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g) ?? []

/** Absent or damaged, it is the servers that say so. */
function readOwn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function readAuthority(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw tlsUnusable(file, `it cannot be read: ${systemReason(error)} (server.tls_ca)`, error)
  }
  if (!listCertificates(text).length) throw tlsUnusable(file, 'no certificate is in it (server.tls_ca)')
  return text
}

const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
