import type { DatabaseSettings } from '../../config/settings.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database } from '../../store/contract.ts'
import { newestOf } from '../../store/migrate.ts'
import { openDatabase } from '../../store/open-database.ts'
import { MIGRATIONS } from './migrations.ts'

/** File of the agent's conversations inside the state folder. */
export const SESSIONS_FILE = 'sessions.sqlite'

/** Version of its tables. */
export const SCHEMA_VERSION = newestOf(MIGRATIONS)

/** Opens the agent's part of the data: conversations, approvals, flows. See src/store/open-database.ts. */
export const openAgentDatabase = (
  stateFolder: string,
  settings?: DatabaseSettings,
  logger?: Logger,
): Promise<Database> =>
  openDatabase({ part: 'agent', stateFolder, file: SESSIONS_FILE, migrations: MIGRATIONS, ...settings, logger })

/** Writes about a conversation come one after the other. */
export const keyOf = (sessionId: string) => ({ key: `session ${sessionId}` })
