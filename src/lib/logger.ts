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
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
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
