import { AgentError, messageOf } from '../../../lib/errors.ts'

/** The database file cannot be opened or seeded. */
export function databaseUnusable(file: string, cause: unknown): AgentError {
  if (cause instanceof AgentError) return cause
  return new AgentError(
    'DATABASE_UNUSABLE',
    503,
    `The CRM database ${file} cannot be used: ${messageOf(cause)}. Check the folder and the disk, or start with --reset to seed it anew.`,
    { cause },
  )
}

/** The database file was made by a newer or older program. */
export const databaseFromOtherVersion = (file: string, found: number, expected: number) =>
  new AgentError(
    'DATABASE_VERSION',
    409,
    `The CRM database ${file} has version ${found}, this program needs ${expected}. Use the program that made it, or start with --reset to seed it anew.`,
  )

/** The database file was deleted or replaced under a running server: a write would be lost, so it is refused. */
export const databaseGone = (file: string) =>
  new AgentError(
    'STORAGE_FAILED',
    503,
    `The CRM database ${file} was deleted or replaced while the CRM ran. Nothing was changed. Put the file back, or start anew: agent restart crm`,
  )

/** SQLite's result codes (https://sqlite.org/rescode.html) that say something about the disk, not about the request. */
const STORAGE_FAILURES: Record<number, string> = {
  5: 'The database is locked by another program. Try again in a moment.',
  8: 'The database is read-only. Check the permissions of the state folder.',
  10: 'The disk reports an error. Check the disk of the state folder.',
  11: 'The database is damaged. Start the CRM with --reset to seed it anew.',
  13: 'The disk is full. Nothing was changed; free some space and try again.',
  14: 'The database file cannot be opened. Check the state folder.',
}

/** What a failed statement means to a client: 503 when the storage failed, the error itself otherwise. */
export function toStorageError(error: unknown): unknown {
  const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff
  const message = STORAGE_FAILURES[code]
  return message ? new AgentError('STORAGE_FAILED', 503, message, { cause: error }) : error
}
