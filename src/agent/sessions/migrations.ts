import type { Migration, MigrationTransaction } from '../../store/contract.ts'
import { toSearchText } from './search-text.ts'
import { ROWS_KEPT } from './slim-data.ts'

/** Version 3, as it was before the versions were kept as a list: it also brings up databases of versions 1 and 2. */
const TABLES = `
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

/** SQLite numbers the rows of every table by itself; here those whose order counts have such a number. */
const ROW_NUMBERS = ['sessions', 'approvals', 'allowed_tools']
  .map(table => `ALTER TABLE ${table} ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY`)
  .join(';')

/** Columns that tables of an earlier version lack. */
const ADDED: readonly [table: string, column: string, type: string][] = [
  ['sessions', 'own_id', 'INTEGER NOT NULL DEFAULT 0'],
  ['sessions', 'named', 'INTEGER NOT NULL DEFAULT 0'],
  ['messages', 'memory', 'TEXT'],
  ['messages', 'changed', 'TEXT'],
  ['approvals', 'asked_by', 'INTEGER'],
  ['approvals', 'decided_by', 'INTEGER'],
]

/** Gives tables of versions 1 and 2, which only SQLite has, what they lack; what they hold stays as it is. */
async function bringUp(tx: MigrationTransaction): Promise<void> {
  for (const [table, column, type] of ADDED) {
    const isKnown = await tx.get('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column)
    if (!isKnown) await tx.define(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  }
  await tx.define('DROP INDEX IF EXISTS messages_by_session')
  await addTexts(
    tx,
    `SELECT id AS session_id, NULL AS message_id, title AS text FROM sessions s
       WHERE NOT EXISTS (SELECT 1 FROM texts t WHERE t.session_id = s.id AND t.message_id IS NULL)
     UNION ALL SELECT session_id, id, content FROM messages m
       WHERE NOT EXISTS (SELECT 1 FROM texts t WHERE t.message_id = m.id)`,
  )
  await tx.run(`INSERT INTO results (message_id, rows, size, why)
      SELECT id, coalesce(json_extract(data, '$.total'), 0), 0, 'earlier' FROM messages
      WHERE json_valid(data) AND json_extract(data, '$.total') IS NOT NULL
        AND (json_type(data, '$.result') IS NULL OR json_array_length(data, '$.result') = ${ROWS_KEPT} AND json_extract(data, '$.total') > ${ROWS_KEPT})
      ON CONFLICT DO NOTHING`)
}

async function addTexts(tx: MigrationTransaction, missing: string): Promise<void> {
  const found = await tx.all<{ session_id: string; message_id: number | null; text: string }>(missing)
  for (const { session_id, message_id, text } of found)
    await tx.run(
      'INSERT INTO texts (session_id, message_id, text) VALUES (?, ?, ?)',
      session_id,
      message_id,
      toSearchText(text),
    )
}

/** What stores of their own made for themselves before. */
const FLOWS_AND_SPENDING = `
CREATE TABLE IF NOT EXISTS flows (
  name TEXT PRIMARY KEY, definition TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS spending (
  day TEXT NOT NULL, session_id TEXT NOT NULL, tokens REAL NOT NULL, cost REAL NOT NULL, PRIMARY KEY (day, session_id)
) STRICT;
`

/** What several agent servers over the same data have to know of each other (src/agent/replicas). Times are in milliseconds. */
const REPLICAS = `
CREATE TABLE replicas (id TEXT PRIMARY KEY, seen_at INTEGER NOT NULL);
CREATE TABLE running (
  session_id TEXT PRIMARY KEY, replica TEXT NOT NULL, since TEXT NOT NULL,
  stopping INTEGER NOT NULL DEFAULT 0, waited INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE turns (
  id TEXT PRIMARY KEY, session_id TEXT NOT NULL, replica TEXT NOT NULL, fingerprint TEXT, message TEXT, started_at TEXT,
  last INTEGER, event TEXT, data TEXT, ended_at INTEGER
);
CREATE INDEX turns_by_session ON turns (session_id);
CREATE TABLE live_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, configured TEXT NOT NULL);
`

/** The tables of conversations, approvals, flows and what they cost. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 3,
    up: async tx => {
      await tx.define(TABLES)
      await (tx.dialect === 'sqlite' ? bringUp(tx) : tx.define(ROW_NUMBERS))
    },
  },
  {
    version: 4,
    up: async tx => {
      await tx.define(FLOWS_AND_SPENDING)
      if (tx.dialect === 'postgres') await tx.define(REPLICAS)
    },
  },
  // The key that began a conversation; null: none was asked for.
  {
    version: 5,
    up: async tx => {
      if (tx.dialect === 'postgres') return await tx.define('ALTER TABLE sessions ADD COLUMN IF NOT EXISTS owner TEXT')
      // An earlier version may have put its own number there since, and left the tables as they are.
      const isKnown = await tx.get("SELECT 1 FROM pragma_table_info('sessions') WHERE name = 'owner'")
      if (!isKnown) await tx.define('ALTER TABLE sessions ADD COLUMN owner TEXT')
    },
  },
]
