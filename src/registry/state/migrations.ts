import type { Migration } from '../../store/contract.ts'

/** File of SQLite in the state folder. */
export const REGISTRY_FILE = 'registry.sqlite'

/**
 * Tables of the registry. With SQLite the rest of its state stays in files of the state folder, which people read and
 * mend; replicas share it in the database.
 */
export const REGISTRY_MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    async up(tx) {
      await tx.define(`
        CREATE TABLE IF NOT EXISTS onboarded (
          app TEXT NOT NULL, name TEXT NOT NULL, schema TEXT NOT NULL,
          position INTEGER PRIMARY KEY AUTOINCREMENT, UNIQUE (app, name)
        );
      `)
      if (tx.dialect === 'sqlite') return
      await tx.define(`
        CREATE TABLE added_services (
          name TEXT NOT NULL UNIQUE, entry TEXT NOT NULL, position INTEGER PRIMARY KEY AUTOINCREMENT
        );
        CREATE TABLE announced_flows (id INTEGER PRIMARY KEY, announcement TEXT NOT NULL);
        CREATE TABLE tool_pins (app TEXT NOT NULL, tool TEXT NOT NULL, pin TEXT NOT NULL, PRIMARY KEY (app, tool));
        CREATE TABLE service_origins (app TEXT PRIMARY KEY, address TEXT NOT NULL, origins TEXT NOT NULL);
        CREATE TABLE audit_lines (id INTEGER PRIMARY KEY AUTOINCREMENT, time TEXT NOT NULL, line TEXT NOT NULL);
        CREATE INDEX audit_lines_by_time ON audit_lines (time);
      `)
    },
  },
  {
    // A line that is written again, because nobody knows whether it was stored, is stored once.
    version: 2,
    async up(tx) {
      if (tx.dialect === 'sqlite') return
      await tx.define(`
        ALTER TABLE audit_lines ADD COLUMN mark TEXT;
        CREATE UNIQUE INDEX audit_lines_by_mark ON audit_lines (mark);
      `)
    },
  },
]
