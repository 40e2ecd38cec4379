import { unwatchFile, watchFile, type StatsListener } from 'node:fs'
import type { Server } from 'node:https'
import { readCertificate, type Certificate, type TlsFiles } from './read-certificate.ts'

export interface WatchOptions {
  /** Milliseconds between two looks: a look at times of change works wherever files are, links of Kubernetes included. */
  interval?: number
  onRenewed?: ((certificate: Certificate) => void) | undefined
  /** The new files cannot be used; the old ones go on being used. */
  onProblem?: ((error: unknown) => void) | undefined
}

/**
 * Takes up a renewed certificate without a restart: connections that are open keep theirs. While only one of the two files
 * is new they do not fit, and the next change is waited for. Returns what stops it.
 */
export function watchCertificate(
  server: Server,
  files: TlsFiles,
  { interval = 5_000, onRenewed, onProblem }: WatchOptions = {},
): () => void {
  const take = () => {
    try {
      const certificate = readCertificate(files)
      server.setSecureContext({ ...TLS_OPTIONS, cert: certificate.cert, key: certificate.key })
      onRenewed?.(certificate)
    } catch (error) {
      onProblem?.(error)
    }
  }
  const names = [files.cert, files.key]
  const look: StatsListener = (now, before) => {
    if (now.mtimeMs !== before.mtimeMs || now.ino !== before.ino) take()
  }
  for (const name of names) watchFile(name, { interval, persistent: false }, look)
  return () => {
    for (const name of names) unwatchFile(name, look)
  }
}

/** The versions before are broken (RFC 8996). */
export const TLS_OPTIONS = { minVersion: 'TLSv1.2' } as const
