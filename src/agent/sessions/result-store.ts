import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { AgentError } from '../../lib/errors.ts'
import type { Database, Reader, Transaction } from '../../store/contract.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

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
export async function noteResult(
  tx: Transaction,
  messageId: number,
  result: unknown,
  limits: ResultLimits,
): Promise<KeepResult | undefined> {
  const rows = Array.isArray(result) ? result.length : 1
  const json = rows <= limits.rows ? toJson(result) : undefined
  const isSmall = json !== undefined && json.length <= limits.bytes
  await tx.run(
    'INSERT INTO results (message_id, rows, size, why) VALUES (?, ?, ?, ?)',
    messageId,
    rows,
    json?.length ?? 0,
    (isSmall ? 'full' : 'large') satisfies WhyGone,
  )
  if (!isSmall) return undefined
  return async database => {
    // Beside other answers, and not within the write, which others wait for.
    const body = await deflate(json, { level: 1 })
    try {
      await database.write(
        async later => {
          await later.run('UPDATE results SET why = NULL, body = ? WHERE message_id = ?', body, messageId)
          await makeRoom(later, limits.allBytes)
        },
        { key: 'results' },
      )
    } catch (error) {
      if (!(error instanceof AgentError)) throw error
    }
  }
}

/** Keeps a result in a write of its own; the disk's refusal leaves the note that it is not there. */
export type KeepResult = (database: Pick<Database, 'write'>) => Promise<void>

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
async function makeRoom(tx: Transaction, most: number): Promise<void> {
  const kept = await tx.all<{ id: number; bytes: number }>(
    'SELECT message_id AS id, length(body) AS bytes FROM results WHERE body IS NOT NULL ORDER BY message_id DESC',
  )
  let sum = 0
  const gone = kept.filter(({ bytes }) => (sum += bytes) > most)
  for (const { id } of gone) await tx.run(`UPDATE results SET body = NULL, why = 'room' WHERE message_id = ?`, id)
}

/** What was kept of a message's complete result; undefined when the message itself has it. Throws 410 when it is gone. */
export async function readResult(
  reader: Reader,
  messageId: number,
  limits: ResultLimits,
): Promise<{ result: unknown } | undefined> {
  const row = await reader.get<{ rows: number; size: number; why: WhyGone | null; body: Uint8Array | null }>(
    'SELECT rows, size, why, body FROM results WHERE message_id = ?',
    messageId,
  )
  if (!row) return undefined
  if (!row.body) throw resultGone(row, limits)
  return { result: JSON.parse((await inflate(row.body)).toString()) as unknown }
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
