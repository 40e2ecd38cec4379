import type { AnswerData } from '../../contract/chat.ts'

/** Rows of a result that the history keeps; the answer that was sent had them all. */
export const ROWS_KEPT = 200
/** Largest stored `data` of one answer, in characters of JSON. */
const LARGEST_DATA = 256 * 1024

/**
 * The JSON of an answer's data as the history keeps it: long lists are cut to their first rows (`total` tells how many
 * there were), and what is still too large loses its result. The evidence (plan, calls, SQL) stays.
 */
export function slimData(data: AnswerData): string {
  const { result } = data
  const cut: AnswerData =
    Array.isArray(result) && result.length > ROWS_KEPT
      ? { ...data, result: result.slice(0, ROWS_KEPT), total: data.total ?? result.length }
      : data
  const text = JSON.stringify(cut)
  if (text.length <= LARGEST_DATA) return text
  const { result: _dropped, ...rest } = cut
  const small = JSON.stringify(rest)
  return small.length <= LARGEST_DATA ? small : JSON.stringify({ total: data.total, error: data.error })
}
