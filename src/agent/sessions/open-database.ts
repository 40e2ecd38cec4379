import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { stateNotWritable } from '../../lib/errors.ts'

/** File of the agent's conversations inside the state folder. */
export const SESSIONS_FILE = 'sessions.sqlite'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, memory TEXT NOT NULL DEFAULT 'null', created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  own_id INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS sessions_by_time ON sessions (updated_at);
CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  role TEXT NOT NULL, content TEXT NOT NULL, data TEXT, metadata TEXT, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS messages_by_session ON messages (session_id, id);
CREATE TABLE IF NOT EXISTS approvals (
  id TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  pending TEXT NOT NULL, state TEXT NOT NULL, answer TEXT, created_at TEXT NOT NULL, decided_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS approvals_by_session ON approvals (session_id, state);
`

/**
 * Opens the conversations of a state folder, making both when they are missing. Write-ahead logging: a write that was
 * acknowledged survives a kill of the process. Throws `STATE_NOT_WRITABLE` when the folder cannot be used.
 */
export function openDatabase(stateFolder: string): DatabaseSync {
  try {
    mkdirSync(stateFolder, { recursive: true })
    const database = new DatabaseSync(join(stateFolder, SESSIONS_FILE), { enableForeignKeyConstraints: true })
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;',
    )
    database.exec(SCHEMA)
    addColumns(database)
    return database
  } catch (error) {
    throw stateNotWritable(stateFolder, error)
  }
}

/** What a database of an earlier version lacks. */
function addColumns(database: DatabaseSync): void {
  const known = database.prepare(`SELECT 1 FROM pragma_table_info('sessions') WHERE name = 'own_id'`).get()
  database.exec(
    `${known ? '' : 'ALTER TABLE sessions ADD COLUMN own_id INTEGER NOT NULL DEFAULT 0;'} PRAGMA user_version = 2;`,
  )
}
