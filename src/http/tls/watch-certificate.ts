import type { Server } from 'node:https'
import { watchFiles } from './watch-files.ts'
import { readCertificate, type Certificate, type TlsFiles } from './read-certificate.ts'

export interface WatchOptions {
  /** Milliseconds between two looks. */
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
  return watchFiles([files.cert, files.key], interval, take)
}

/** The versions before are broken (RFC 8996). */
export const TLS_OPTIONS = { minVersion: 'TLSv1.2' } as const
