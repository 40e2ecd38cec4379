import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { httpsOnly, messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { writeRefusal } from '../refuse.ts'
import { describeValidity, readCertificate, type Certificate, type TlsFiles } from './read-certificate.ts'
import { TLS_OPTIONS, watchCertificate, type WatchOptions } from './watch-certificate.ts'

/** How a server comes to speak https. */
export interface OpenTls {
  createServer(options: ServerOptions, answer: (req: IncomingMessage, res: ServerResponse) => void): Server
  close(): void
}

/** Milliseconds until a client must have agreed on encryption. */
const HANDSHAKE_TIME = 10_000

/**
 * Certificate and key for a server, renewed when the files change. Throws TLS_UNUSABLE; a certificate whose time is over
 * is served (its clients refuse it, `doctor` says so), because no server at all helps nobody.
 */
export function openTls(files: TlsFiles, logger: Logger, watching: Pick<WatchOptions, 'interval'> = {}): OpenTls {
  const certificate = readCertificate(files)
  const tell = ({ leaf }: Certificate) => {
    const told = describeValidity(leaf)
    if (told) logger.warn({ event: 'certificate_validity', file: files.cert }, `The certificate ${told.what}`)
  }
  tell(certificate)
  let stopWatching: (() => void) | undefined
  return {
    createServer(options, answer) {
      const https = process.getBuiltinModule('node:https')
      const { cert, key } = certificate
      const server = https.createServer(
        { ...options, ...TLS_OPTIONS, cert, key, handshakeTimeout: HANDSHAKE_TIME },
        answer,
      )
      answerPlainHttp(server)
      stopWatching = watchCertificate(server, files, {
        ...watching,
        onRenewed: renewed => {
          logger.info({ event: 'certificate_renewed', valid_to: renewed.leaf.validTo })
          tell(renewed)
        },
        onProblem: error => logger.error({ event: 'certificate_not_renewed', error: messageOf(error) }),
      })
      return server as unknown as Server
    },
    close: () => stopWatching?.(),
  }
}

/** Who speaks HTTP without encryption is told so, in plain HTTP; TLS alone would close the connection without a word. */
function answerPlainHttp(server: TlsServer): void {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const begin = (first: Buffer) => {
      // The first byte of a TLS record is the type of the handshake (RFC 8446 § 5.1); HTTP begins with a letter.
      if (first[0] !== undefined && first[0] >= 0x41 && first[0] <= 0x7a) {
        writeRefusal(socket, httpsOnly(socket.localPort ?? 0))
        return
      }
      socket.unshift(first)
      for (const listener of listeners) listener.call(server, socket)
    }
    socket.once('error', () => socket.destroy())
    socket.setTimeout(HANDSHAKE_TIME, () => socket.destroy())
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.setTimeout(0)
      begin(first)
    })
  })
}
