import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { systemReason, tlsUnusable } from '../../lib/errors.ts'

/** Where certificate and key are, as absolute paths ([server] tls_cert, tls_key). */
export interface TlsFiles {
  cert: string
  key: string
}

export interface Certificate {
  /** The certificate with those that signed it, as PEM. */
  cert: string
  key: string
  /** The certificate itself. */
  leaf: X509Certificate
}

/** Days before its end from which on a certificate is spoken of. */
export const RENEW_DAYS = 14
const DAY = 86_400_000

/** Reads a certificate with its key. Throws TLS_UNUSABLE, which names the file, what is wrong and the next step. */
export function readCertificate(files: TlsFiles): Certificate {
  const cert = readText(files.cert, 'tls_cert')
  const leaf = readLeaf(files.cert, cert)
  checkPermissions(files.key)
  const key = readText(files.key, 'tls_key')
  if (!leaf.checkPrivateKey(readKey(files.key, key)))
    throw tlsUnusable(
      files.key,
      `this key does not belong to the certificate ${files.cert}. Name the two files that were made together in server.tls_cert and server.tls_key.`,
    )
  return { cert, key, leaf }
}

/** What is to be told of the times of a certificate; undefined while there is nothing. */
export function describeValidity(
  leaf: X509Certificate,
  now = Date.now(),
): { isOver: boolean; what: string } | undefined {
  const [from, to] = [Date.parse(leaf.validFrom), Date.parse(leaf.validTo)]
  const day = (time: number) => new Date(time).toISOString().slice(0, 10)
  if (now < from) return { isOver: true, what: `is not valid before ${day(from)}` }
  if (now >= to) return { isOver: true, what: `expired on ${day(to)}` }
  const days = Math.floor((to - now) / DAY)
  return days < RENEW_DAYS ? { isOver: false, what: `expires on ${day(to)} (${days} days left)` } : undefined
}

function readText(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw tlsUnusable(file, `it cannot be read: ${systemReason(error)} (server.${setting})`, error)
  }
}

function readLeaf(file: string, text: string): X509Certificate {
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw tlsUnusable(
      file,
      text.includes('PRIVATE KEY-----')
        ? 'this is a key. server.tls_cert names the certificate, server.tls_key the key.'
        : 'no certificate is in it. A PEM file is expected, which begins with -----BEGIN CERTIFICATE-----.',
    )
  try {
    return new X509Certificate(text)
  } catch (error) {
    throw tlsUnusable(file, 'the certificate in it is damaged. Copy the file again.', error)
  }
}

function readKey(file: string, text: string) {
  if (!/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text))
    throw tlsUnusable(
      file,
      'no private key is in it. A PEM file is expected, which begins with -----BEGIN PRIVATE KEY-----.',
    )
  if (/-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(text))
    throw tlsUnusable(
      file,
      `the key is protected by a passphrase, and nobody could enter it at a start. Write it without one: openssl pkey -in ${file} -out <new file>, then chmod 600 <new file>.`,
    )
  try {
    return createPrivateKey(text)
  } catch (error) {
    throw tlsUnusable(file, 'the key in it is damaged. Copy the file again.', error)
  }
}

/** A key that everybody on the machine can read is none (as OpenSSH and PostgreSQL have it). */
function checkPermissions(file: string): void {
  if (process.platform === 'win32') return
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  if (mode & 0o007)
    throw tlsUnusable(
      file,
      `everybody on this machine may read this key (mode ${(mode & 0o777).toString(8)}). Make it private: chmod 600 ${file}`,
    )
}
