import { RUN_MODES, type RunMode } from '../../contract/chat.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import type { LiveFeatures } from '../modes/live-features.ts'

/** Channel of the store: the run mode was changed. */
const CHANNEL = 'mode'

export interface SharedModeOptions {
  database: Database
  live: Pick<LiveFeatures, 'takeMode'>
  /** The mode of the settings that this server was started with. */
  configured: RunMode
  logger: Logger
}

/**
 * The run mode of all agent servers over one database. One that was asked for counts for those that run and for those that start
 * later, until it is changed again or they are started with another mode in their settings. Returns what changes it.
 */
export async function openSharedMode({ database, live, configured, logger }: SharedModeOptions) {
  async function look(): Promise<void> {
    const row = await database.get<{ value: RunMode; configured: string }>(
      `SELECT value, configured FROM live_settings WHERE name = 'mode'`,
    )
    if (row?.configured === configured && RUN_MODES.includes(row.value)) live.takeMode(row.value)
  }
  await database.listen(CHANNEL, () => {
    look().catch((error: unknown) => logger.warn({ event: 'mode_unknown', error: messageOf(error) }))
  })
  await look()
  return async (mode: RunMode): Promise<{ saved: boolean }> => {
    await database.write(
      async tx => {
        await tx.run(
          `INSERT INTO live_settings (name, value, configured) VALUES ('mode', ?, ?)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value, configured = excluded.configured`,
          mode,
          configured,
        )
        await tx.notify(CHANNEL)
      },
      { key: CHANNEL },
    )
    live.takeMode(mode)
    return { saved: true }
  }
}
