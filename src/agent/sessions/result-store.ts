import type { DatabaseSync } from 'node:sqlite'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { AgentError } from '../../lib/errors.ts'

/** How much is kept of complete results. */
export interface ResultLimits {
  /** Rows of one result. */
  rows: number
  /** Bytes of one result, as JSON. */
  bytes: number
  /** Bytes of all results as they are stored; beyond it the oldest go. */
  allBytes: number
}

/** What the server keeps; the description of GET /sessions/{session_id}/messages/{place}/result names these figures. */
export const RESULT_LIMITS: ResultLimits = { rows: 100_000, bytes: 32 * 1024 ** 2, allBytes: 512 * 1024 ** 2 }

/** Why a result that was answered is not there: too large, the oldest of many, refused by the disk, or of a version that kept no more. */
type WhyGone = 'large' | 'room' | 'full' | 'earlier'

/**
 * Notes, with a message, that its result is kept beside it, and returns what keeps it: to be called once the message is stored,
 * so that a disk without room for the result loses nothing else. Until then the note says that it is not there.
 */
export function noteResult(
  database: DatabaseSync,
  messageId: number | bigint,
  result: unknown,
  limits: ResultLimits,
): (() => void) | undefined {
  const rows = Array.isArray(result) ? result.length : 1
  const json = rows <= limits.rows ? toJson(result) : undefined
  const isSmall = json !== undefined && json.length <= limits.bytes
  database
    .prepare('INSERT INTO results (message_id, rows, size, why) VALUES (?, ?, ?, ?)')
    .run(messageId, rows, json?.length ?? 0, (isSmall ? 'full' : 'large') satisfies WhyGone)
  if (!isSmall) return undefined
  return () => {
    database
      .prepare('UPDATE results SET why = NULL, body = ? WHERE message_id = ?')
      .run(deflateRawSync(json, { level: 1 }), messageId)
    makeRoom(database, limits.allBytes)
  }
}

/** Undefined for what is longer than a text can be. */
function toJson(result: unknown): Buffer | undefined {
  try {
    return Buffer.from(JSON.stringify(result))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Lets the oldest results go until the others fit. */
function makeRoom(database: DatabaseSync, most: number): void {
  const kept = database
    .prepare(
      'SELECT message_id AS id, length(body) AS bytes FROM results WHERE body IS NOT NULL ORDER BY message_id DESC',
    )
    .all() as { id: number; bytes: number }[]
  let sum = 0
  const gone = kept.filter(({ bytes }) => (sum += bytes) > most)
  const drop = database.prepare(`UPDATE results SET body = NULL, why = 'room' WHERE message_id = ?`)
  for (const { id } of gone) drop.run(id)
}

/** What was kept of a message's complete result; undefined when the message itself has it. Throws 410 when it is gone. */
export function readResult(
  database: DatabaseSync,
  messageId: number,
  limits: ResultLimits,
): { result: unknown } | undefined {
  const row = database.prepare('SELECT rows, size, why, body FROM results WHERE message_id = ?').get(messageId) as
    { rows: number; size: number; why: WhyGone | null; body: Uint8Array | null } | undefined
  if (!row) return undefined
  if (!row.body) throw resultGone(row, limits)
  return { result: JSON.parse(inflateRawSync(row.body).toString()) as unknown }
}

function resultGone({ rows, size, why }: { rows: number; size: number; why: WhyGone | null }, limits: ResultLimits) {
  const count = `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`
  const asked = `The result had ${count}${size ? ` (${inBytes(size)})` : ''}`
  const reason = {
    large: `${asked}; at most ${limits.rows.toLocaleString('en-US')} rows and ${inBytes(limits.bytes)} are kept. Ask for a part of it.`,
    room: `${asked} and made room for newer ones. Ask again to get it.`,
    full: `${asked}, which could not be stored: the disk may be full. Ask again to get it.`,
    earlier: `${asked}, of which an earlier version of this program kept the first ones only. Ask again to get it.`,
  }[why ?? 'large']
  return new AgentError('GONE', 410, reason)
}

const inBytes = (bytes: number) => {
  const [divisor, unit] = bytes < 1024 ** 2 ? [1024, 'KB'] : [1024 ** 2, 'MB']
  return `${Math.ceil(bytes / divisor).toLocaleString('en-US')} ${unit}`
}
