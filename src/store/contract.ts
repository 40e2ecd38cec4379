/** A value that a statement takes. */
export type Value = string | number | bigint | null | Uint8Array

/** The two databases. One SQL text serves both; what differs is named in dialect.ts. */
export type DialectName = 'sqlite' | 'postgres'

/** What reads. Placeholders are `?`, or `?1`, `?2` where one value stands in several places. */
export interface Reader {
  readonly dialect: DialectName
  /** Truth values come as 1 and 0, whole numbers as numbers, bytes as Uint8Array. */
  all<T = Record<string, unknown>>(sql: string, ...values: Value[]): Promise<T[]>
  /** The first row. */
  get<T = Record<string, unknown>>(sql: string, ...values: Value[]): Promise<T | undefined>
}

/** One transaction: all that it writes is stored, or nothing. */
export interface Transaction extends Reader {
  /** Returns how many rows it changed. */
  run(sql: string, ...values: Value[]): Promise<number>
  /** Tells those who listen, on every replica, once the transaction is stored; nobody when it is not. */
  notify(channel: string, payload?: string): Promise<void>
}

/** The transaction of a migration. */
export interface MigrationTransaction extends Transaction {
  /** Runs statements that define tables, written for SQLite; the types are translated for PostgreSQL. */
  define(sql: string): Promise<void>
}

/** Brings the data from the version before to this one. */
export interface Migration {
  /** From 1, rising. */
  version: number
  up(tx: MigrationTransaction): Promise<void>
}

export interface WriteOptions {
  /**
   * What it is about. Writes with the same key run one after the other on all replicas; without a key it is the whole part
   * of the data. PostgreSQL alone knows keys: SQLite has one writer at a time.
   */
  key?: string
  /**
   * It survives a power cut too, with everything before it, and takes the time of an fsync. Without it SQLite promises
   * that for a kill of the process alone; PostgreSQL always does.
   */
  durable?: boolean
}

/** Tells that something changed; without a payload that anything may have: look at everything again. */
export type Listener = (payload: string | undefined) => void

/** One part of the data (conversations, the registry's tools …), in a file of SQLite or in PostgreSQL. */
export interface Database extends Reader {
  /** Whether other processes, on other machines too, work on the same data. */
  readonly isShared: boolean
  /** Where the data are, without any password, for messages. */
  readonly place: string
  /** One write of its own. Returns how many rows it changed. */
  run(sql: string, ...values: Value[]): Promise<number>
  /**
   * Runs `work` as one transaction. It sees what was stored before it began and what it wrote itself; others see all of it or
   * nothing. `work` awaits nothing but its transaction, and may run more than once (PostgreSQL: it is run again where it got in
   * the way of another): what it does outside has to bear that. Throws STATE_NOT_WRITABLE when the disk refuses, and
   * DATABASE_UNREACHABLE when the server is away; then nothing was stored, but where the message says that it is not known.
   */
  write<T>(work: (tx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>
  /** Told of every `notify` of a channel, one's own too. Returns what ends that. */
  listen(channel: string, on: Listener): Promise<() => void>
  notify(channel: string, payload?: string): Promise<void>
  /**
   * Empties the log of SQLite, in which what was deleted or written over stays for a while (deleted rows are overwritten).
   * PostgreSQL keeps it until its next vacuum, and in its own logs.
   */
  forgetDeleted(): Promise<void>
  /** Waits for the writes under way. */
  close(): Promise<void>
}
