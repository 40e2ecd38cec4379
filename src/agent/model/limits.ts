/** What one answer of the model engine may take, beside `[model]` max_steps, max_calls, max_tokens and answer_timeout. */
export const LIMITS = {
  /** Tools of services in the prompt. */
  tools: 12,
  /** Tokens of all tools in the prompt, the engine's own ones included. */
  toolTokens: 1900,
  /** Calls that one turn of the model may ask for; the others are not made. */
  callsPerTurn: 10,
  /** Calls under way at the same time. */
  callsAtOnce: 6,
  /** Turns in which the model only repeats calls before it has to answer. */
  repeats: 3,
  /** Rows of a result in the prompt. */
  previewRows: 5,
  /** Rows of a query, or of a page that the model asks for. */
  pageRows: 20,
  /** Characters of a value in the prompt. */
  cell: 80,
  /** Characters of a text that is the whole result. */
  text: 1500,
  /** Columns of a result in the prompt. */
  columns: 24,
  /** A query of the model: nothing else runs meanwhile, so it keeps to what a stop may take. */
  query: { milliseconds: 400, rows: 10_000 },
  /** All queries of one answer, in milliseconds. */
  queries: 3000,
  /** Characters of the earlier conversation, each message. */
  earlier: 400,
  /** Earlier turns that are kept. */
  earlierTurns: 6,
  /** Share of answer_timeout after which no further turn is begun. */
  time: 0.9,
} as const

/** More text is an answer, whatever it holds: a letter, a summary. */
export const LONGEST_REMARK = 240
