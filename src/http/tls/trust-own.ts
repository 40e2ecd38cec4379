import { readFileSync, statSync } from 'node:fs'
import { systemReason, tlsUnusable } from '../../lib/errors.ts'
import { watchFiles } from './watch-files.ts'

/** What the clients of this project know about its servers, as absolute paths. */
export interface TrustedFiles {
  /** The very certificate that the servers show ([server] tls_cert). */
  cert?: string | undefined
  /** Who signed it ([server] tls_ca). */
  ca?: string | undefined
}

/** Milliseconds between two looks whether the certificate was renewed: sooner than servers look. */
const LOOK = 500

// What a process trusts is a property of the process: the two lists say what was added to it.
const pinned = new Set<string>()
const known = new Set<string>()
const watched = new Set<string>()

/**
 * Makes the clients of this process know the servers of this project: authorities of `ca` are trusted beside those of the
 * machine, and the certificate of `cert`, byte for byte, is taken for this machine's own addresses, whatever name it is
 * made out to (a certificate for agent.example.com is not made out to 127.0.0.1). Every other check stays as it is. A
 * renewed certificate is known within seconds (`interval`: milliseconds between two looks). Throws TLS_UNUSABLE for a `ca`
 * that cannot be read.
 */
export function trustOwn({ cert, ca }: TrustedFiles, interval = LOOK): void {
  if (cert !== undefined && !watched.has(cert)) {
    watched.add(cert)
    watchFiles([cert], interval, () => trustOwn({ cert }))
  }
  // Absent or damaged, it is the servers that say so.
  const own = cert === undefined ? [] : listCertificates(readOwn(cert)).filter(isCertificate)
  trust([...own, ...(ca === undefined ? [] : readAuthorities(ca))])
  pin(own[0])
}

/** How long ago a certificate that is trusted here was renewed, in milliseconds: its server may still show the one before. */
export function sinceRenewal(now = Date.now()): number {
  const changes = [...watched].map(file => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0)
  return now - Math.max(0, ...changes)
}

function trust(certificates: readonly string[]): void {
  const added = certificates.filter(one => !known.has(one))
  if (!added.length) return
  // Not imported: most projects have no certificate, and loading it costs time and memory.
  const tls = process.getBuiltinModule('node:tls')
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...added])
  for (const one of added) known.add(one)
}

/** Takes a certificate for this machine's own addresses; the usual check of names goes before everything else. */
function pin(certificate: string | undefined): void {
  if (certificate === undefined) return
  const { X509Certificate } = process.getBuiltinModule('node:crypto')
  const isFirst = pinned.size === 0
  pinned.add(new X509Certificate(certificate).fingerprint256)
  if (!isFirst) return
  const tls = process.getBuiltinModule('node:tls')
  const check = tls.checkServerIdentity
  tls.checkServerIdentity = (host, peer) => {
    const wrong = check(host, peer)
    return wrong && isThisMachine(host) && pinned.has(peer.fingerprint256) ? undefined : wrong
  }
}

const listCertificates = (text: string): string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g) ?? []

function readOwn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function readAuthorities(file: string): string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw tlsUnusable(file, `it cannot be read: ${systemReason(error)} (server.tls_ca)`, error)
  }
  const found = listCertificates(text)
  if (!found.length) throw tlsUnusable(file, 'no certificate is in it (server.tls_ca)')
  if (!found.every(isCertificate)) throw tlsUnusable(file, 'a certificate in it is damaged (server.tls_ca)')
  return found
}

function isCertificate(text: string): boolean {
  try {
    return new (process.getBuiltinModule('node:crypto').X509Certificate)(text).fingerprint256 !== ''
  } catch {
    return false
  }
}

const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
