import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AgentError, stateNewer, stateNotWritable } from '../../lib/errors.ts'
import { endCutOff } from './end-cut-off.ts'
import { ROWS_KEPT } from './slim-data.ts'
import { toSearchText } from './search-text.ts'

/** File of the agent's conversations inside the state folder. */
export const SESSIONS_FILE = 'sessions.sqlite'

/** Version of the tables (PRAGMA user_version). */
export const SCHEMA_VERSION = 3

const SCHEMA = `
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, memory TEXT NOT NULL DEFAULT 'null', created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  own_id INTEGER NOT NULL DEFAULT 0, named INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS sessions_by_time ON sessions (updated_at);
CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  role TEXT NOT NULL, content TEXT NOT NULL, data TEXT, metadata TEXT, created_at TEXT NOT NULL, memory TEXT, changed TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS messages_in_order ON messages (session_id, id, role);
CREATE TABLE IF NOT EXISTS approvals (
  id TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  pending TEXT NOT NULL, state TEXT NOT NULL, answer TEXT, created_at TEXT NOT NULL, decided_at TEXT,
  asked_by INTEGER, decided_by INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS approvals_by_session ON approvals (session_id, state);
CREATE TABLE IF NOT EXISTS allowed_tools (
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE, tool TEXT NOT NULL, since TEXT NOT NULL,
  PRIMARY KEY (session_id, tool)
) STRICT;
CREATE TABLE IF NOT EXISTS texts (
  id INTEGER PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  message_id INTEGER UNIQUE REFERENCES messages (id) ON DELETE CASCADE, text TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS texts_by_session ON texts (session_id);
CREATE TABLE IF NOT EXISTS results (
  message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  rows INTEGER NOT NULL, size INTEGER NOT NULL, why TEXT, body BLOB
) STRICT;
`

/** Columns that tables of an earlier version lack. */
const ADDED: readonly [table: string, column: string, type: string][] = [
  ['sessions', 'own_id', 'INTEGER NOT NULL DEFAULT 0'],
  ['sessions', 'named', 'INTEGER NOT NULL DEFAULT 0'],
  ['messages', 'memory', 'TEXT'],
  ['messages', 'changed', 'TEXT'],
  ['approvals', 'asked_by', 'INTEGER'],
  ['approvals', 'decided_by', 'INTEGER'],
]

/**
 * Opens the conversations of a state folder, making both when they are missing. Write-ahead logging: a write that was
 * acknowledged survives a kill of the process. A database of an earlier version is brought up to this one, all of it or
 * nothing; one of a newer version is refused as it is. Throws `STATE_NEWER`, and `STATE_NOT_WRITABLE` when the folder cannot be
 * used.
 */
export function openDatabase(stateFolder: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(stateFolder, { recursive: true })
    database = new DatabaseSync(join(stateFolder, SESSIONS_FILE), { enableForeignKeyConstraints: true })
    const found = versionOf(database)
    if (found > SCHEMA_VERSION) throw stateNewer(join(stateFolder, SESSIONS_FILE), found, SCHEMA_VERSION)
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;',
    )
    database.exec('BEGIN IMMEDIATE')
    database.exec(SCHEMA)
    bringUp(database)
    endCutOff(database)
    database.exec('COMMIT')
    return database
  } catch (error) {
    if (database?.isOpen) database.close()
    throw error instanceof AgentError ? error : stateNotWritable(stateFolder, error)
  }
}

/** Gives a database of an earlier version what it lacks; what it holds stays as it is. */
function bringUp(database: DatabaseSync): void {
  if (versionOf(database) >= SCHEMA_VERSION) return
  for (const [table, column, type] of ADDED) {
    const isKnown = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column)
    if (!isKnown) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }
  database.exec('DROP INDEX IF EXISTS messages_by_session')
  database.function('search_text', { deterministic: true }, text => toSearchText(String(text)))
  database.exec(`
    INSERT INTO texts (session_id, message_id, text) SELECT id, NULL, search_text(title) FROM sessions s
      WHERE NOT EXISTS (SELECT 1 FROM texts t WHERE t.session_id = s.id AND t.message_id IS NULL);
    INSERT INTO texts (session_id, message_id, text) SELECT session_id, id, search_text(content) FROM messages m
      WHERE NOT EXISTS (SELECT 1 FROM texts t WHERE t.message_id = m.id);
    INSERT INTO results (message_id, rows, size, why)
      SELECT id, coalesce(json_extract(data, '$.total'), 0), 0, 'earlier' FROM messages
      WHERE json_valid(data) AND json_extract(data, '$.total') IS NOT NULL
        AND (json_type(data, '$.result') IS NULL OR json_array_length(data, '$.result') = ${ROWS_KEPT} AND json_extract(data, '$.total') > ${ROWS_KEPT})
      ON CONFLICT DO NOTHING;
    PRAGMA user_version = ${SCHEMA_VERSION};`)
}

const versionOf = (database: DatabaseSync) => database.prepare('PRAGMA user_version').get()!['user_version'] as number
