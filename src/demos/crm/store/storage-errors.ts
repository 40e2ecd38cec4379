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

/** The database file was deleted or replaced under a running server: a write would be lost, so it is refused. */
export const databaseGone = (file: string) =>
  new AgentError(
    'STORAGE_FAILED',
    503,
    `The CRM database ${file} was deleted or replaced while the CRM ran. Nothing was changed. Put the file back, or start anew: agent restart crm`,
  )

/** SQLite's result codes (https://sqlite.org/rescode.html) that say something about the disk, not about the request. */
const STORAGE_FAILURES: Record<number, [status: 503 | 507, message: string]> = {
  5: [503, 'The database is locked by another program. Try again in a moment.'],
  8: [507, 'The database is read-only: nothing was changed. Check the permissions of the state folder.'],
  10: [507, 'The disk reports an error: nothing was changed. Check the disk of the state folder and its free space.'],
  11: [
    503,
    'The database is damaged. Restore a backup (agent restore FILE), or start the CRM with --reset to seed it anew.',
  ],
  13: [507, 'The disk is full: nothing was changed. Free some space and try again.'],
  14: [507, 'The database file cannot be opened. Check the state folder.'],
}

/** What a failed statement means to a client: 507 when the disk refuses, 503 when the database cannot be used, else the error itself. */
export function toStorageError(error: unknown): unknown {
  const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff
  const [status, message] = STORAGE_FAILURES[code] ?? []
  if (status === undefined || message === undefined) return error
  return new AgentError(status === 507 ? 'STATE_NOT_WRITABLE' : 'STORAGE_FAILED', status, message, { cause: error })
}
