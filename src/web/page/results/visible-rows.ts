/** Height of a row, as in styles/results.css. */
export const ROW_HEIGHT = 36
/** Rows that come and go together, so that a row is not drawn for every pixel. */
const STEP = 8
/** Steps that are drawn beyond what is seen, above and below. */
const BEYOND = 1

/**
 * Which rows are drawn when `top` pixels are scrolled away and `height` are seen: `first` up to, not with, `last`. All of
 * what is seen is in it, wherever one scrolls; it grows with `height` and not with `count`.
 */
export function visibleRows(top: number, height: number, count: number): { first: number; last: number } {
  const step = STEP * ROW_HEIGHT
  const first = (Math.floor(Math.max(0, top) / step) - BEYOND) * STEP
  const last = (Math.ceil((Math.max(0, top) + height) / step) + BEYOND) * STEP
  const end = Math.min(count, last)
  return { first: Math.max(0, Math.min(first, end)), last: end }
}

/** Where to scroll so that a row is seen below a head of one row's height: no further than needed. */
export function scrollTo(row: number, top: number, height: number): number {
  const from = row * ROW_HEIGHT
  return Math.min(from, Math.max(top, from + 2 * ROW_HEIGHT - height))
}
