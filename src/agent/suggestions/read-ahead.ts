import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Features } from '../modes/live-features.ts'
import type { Engine } from '../turn.ts'

/**
 * Has the engine read what is registered and understand the questions that it would suggest, so that the first message finds
 * model and readers ready. Nothing where messages are not for services; a registry that is away is told to the log alone.
 */
export async function readAhead(
  engine: Pick<Engine, 'suggest'>,
  { mode, approvals, policies }: Pick<Features, 'mode' | 'approvals' | 'policies'>,
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<void> {
  if (mode === 'web') return
  try {
    await engine.suggest?.({ mode, approvals, policies }, signal)
  } catch (error) {
    logger.debug({ event: 'not_read_ahead', error: messageOf(error) })
  }
}
