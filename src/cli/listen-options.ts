import type { LoadedSettings } from '../config/load-settings.ts'
import { tlsFilesOf } from '../config/tls-files.ts'
import type { Access } from '../http/access/access.ts'
import type { ListenOptions } from '../http/listen.ts'
import type { Logger } from '../lib/logger.ts'

/** Requests a minute of one key, where the settings say nothing. */
const RATE = 1200

/** How `[server]` wants a component to listen. Throws TLS_UNUSABLE. What is not wanted is not loaded. */
export async function listenOptionsOf(
  project: LoadedSettings,
  access: Pick<Access, 'required'> | undefined,
  logger: Logger,
): Promise<Pick<ListenOptions, 'allowedHosts' | 'limits' | 'tls' | 'limitRate'>> {
  const { server } = project.settings
  const { cert, key } = tlsFilesOf(project)
  const perMinute = server.rate_limit ?? (access?.required ? RATE : 0)
  return {
    allowedHosts: server.allowed_hosts,
    limits: { connections: server.max_connections, connectionsPerAddress: server.max_connections_per_address },
    ...(cert !== undefined &&
      key !== undefined && { tls: (await import('../http/tls/open-tls.ts')).openTls({ cert, key }, logger) }),
    ...(perMinute > 0 && {
      limitRate: (await import('../http/rate-limit.ts')).createRateLimit({ perMinute, burst: server.rate_burst }),
    }),
  }
}
