import { isRecord } from '../text/format.ts'

/** What of an answer is shown as a table: the answer itself, or the one list of records in its envelope. */
export function findRows(value: unknown): { rows: unknown; beside?: Record<string, unknown> } {
  if (!isRecord(value)) return { rows: value }
  const lists = Object.entries(value).filter(([, inner]) => Array.isArray(inner) && inner.every(isRecord))
  if (lists.length !== 1) return { rows: value }
  const [name, rows] = lists[0]!
  const beside = Object.entries(value).filter(([key]) => key !== name)
  // A list among many fields belongs to a record; beside the list of an envelope are plain values only.
  if (beside.length > 8 || beside.some(([, inner]) => typeof inner === 'object' && inner !== null))
    return { rows: value }
  return { rows, ...(beside.length && { beside: Object.fromEntries(beside) }) }
}
