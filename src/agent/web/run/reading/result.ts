/** What was read from a page. */
export interface ReadResult {
  text: string
  result: unknown
  columns?: string[]
  total?: number
}

/** Rows as the browser's `extract` gives them. */
export type Rows = Record<string, unknown>[]
