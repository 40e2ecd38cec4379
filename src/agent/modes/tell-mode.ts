import type { RunMode } from '../../contract/chat.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { RegistryCredentials } from '../registry-credentials.ts'

export interface TellModeOptions {
  registryUrl: string
  /** The admin key of the registry, where it asks for one. */
  adminKey: string | undefined
  credentials?: RegistryCredentials | undefined
  logger: Logger
}

/** How long the registry may take, in milliseconds; it answers once its browser service has started. */
const PATIENCE = 8_000

/**
 * Tells the registry a run mode that somebody asked for: it runs the browser service, and need not read the same settings
 * file. Never fails: a registry that is away reads its settings when it starts.
 */
export async function tellMode(
  mode: RunMode,
  { registryUrl, adminKey, credentials, logger }: TellModeOptions,
): Promise<void> {
  try {
    const response = await fetch(new URL('/settings/mode', registryUrl), {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        ...(adminKey && { authorization: `Bearer ${adminKey}` }),
        ...credentials?.(),
      },
      body: JSON.stringify({ mode }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    if (!response.ok) logger.warn({ event: 'registry_keeps_its_mode', mode, status: response.status })
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    logger.warn({ event: 'registry_keeps_its_mode', mode, error: messageOf(cause ?? error) })
  }
}
