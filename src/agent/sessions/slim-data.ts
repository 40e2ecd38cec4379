import type { AnswerData } from '../../contract/chat.ts'

/** Rows of a result that the history keeps with its message; a longer one is kept beside it (result-store.ts). */
export const ROWS_KEPT = 200
/** Largest stored `data` of one answer, in characters of JSON. */
const LARGEST_DATA = 256 * 1024

/**
 * The JSON of an answer's data as the history keeps it: long lists are cut to their first rows (`total` tells how many
 * there were), and what is still too large loses its result. The evidence (plan, calls, SQL) stays. `isCut`: its result is
 * not whole.
 */
export function slimData(data: AnswerData): { text: string; isCut: boolean } {
  const { result } = data
  const isLong = Array.isArray(result) && result.length > ROWS_KEPT
  const cut: AnswerData = isLong
    ? { ...data, result: result.slice(0, ROWS_KEPT), total: data.total ?? result.length }
    : data
  const text = JSON.stringify(cut)
  if (text.length <= LARGEST_DATA) return { text, isCut: isLong }
  const { result: _dropped, ...rest } = cut
  const small = JSON.stringify(rest)
  const { total, complete, error, approval } = data
  return {
    text: small.length <= LARGEST_DATA ? small : JSON.stringify({ total, complete, error, approval }),
    isCut: result !== undefined && result !== null,
  }
}
