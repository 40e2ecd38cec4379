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
 * Takes up a renewed certificate without a restart: connections that are open keep theirs. It is taken one look after it was
 * seen: by then the clients of this project know it (`trustOwn`), and both files are there. While only one of them is new they
 * do not fit, and the next change is waited for. Returns what stops it.
 */
export function watchCertificate(
  server: Server,
  files: TlsFiles,
  { interval = 1_000, onRenewed, onProblem }: WatchOptions = {},
): () => void {
  let timer: NodeJS.Timeout | undefined
  const take = () => {
    try {
      const certificate = readCertificate(files)
      server.setSecureContext({ ...TLS_OPTIONS, cert: certificate.cert, key: certificate.key })
      onRenewed?.(certificate)
    } catch (error) {
      onProblem?.(error)
    }
  }
  const stop = watchFiles([files.cert, files.key], interval, () => {
    clearTimeout(timer)
    timer = setTimeout(take, interval).unref()
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** The versions before are broken (RFC 8996). */
export const TLS_OPTIONS = { minVersion: 'TLSv1.2' } as const
