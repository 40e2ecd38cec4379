import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

/** Names of fields whose values never reach a log. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'token',
  'api_key',
  'apiKey',
  'client_secret',
  'value',
]

/**
 * A logger that writes one JSON line per event to standard error. Secrets are replaced by `[redacted]` wherever
 * a field has a secret's name, at the top and one level down. `level` is a pino level; 'silent' writes nothing.
 * `destination` is another place for the lines.
 */
export function createLogger(
  component: string,
  level = 'info',
  destination: DestinationStream = openStandardError(),
): Logger {
  return pino(
    {
      name: component,
      level,
      base: { component },
      redact: { paths: SECRET_FIELDS.flatMap(name => [name, `*.${name}`]), censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
}

/** Bytes of lines that wait for a disk that refuses them; later ones are lost. */
const MOST_WAITING = 1024 * 1024

/** Standard error, which may be a file on a full disk: that ends no server. What waits is written with the next line. */
function openStandardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: MOST_WAITING })
  destination.on('error', () => undefined)
  return destination
}
