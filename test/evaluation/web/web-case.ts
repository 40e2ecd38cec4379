/**
 * Instructions for web pages, each with an outcome that a machine can check: what reached the server, what the page holds, what
 * the answer says, that it asks or declines. Never which tools are called: that is the engine's own business.
 *
 * `{site}`, `{host}` and `{other}` in a message are the fixture site's address, the same without scheme, and its other origin.
 */
export interface WebCase {
  id: string
  category: string
  /** Page that is opened first, in a message of its own that is not judged. */
  start?: string
  turns: WebTurn[]
}

export interface WebTurn {
  say: string
  expect: Expect
}

export interface Expect {
  /** Requests that reach the server because of this message, each exactly once or as often as `times` says. */
  received?: Received[]
  /** Nothing but reading reached the server because of this message. */
  unchanged?: boolean
  page?: PageExpect
  answer?: AnswerExpect
  /** One of the files that came along, by name, and it can be fetched. */
  file?: RegExp
  /** It asks for a yes before (true) or does so without asking (false); else either is right. */
  asks?: boolean
  /** It says that it cannot, or asks back, and does nothing. */
  declines?: boolean
}

export interface Received {
  line: string
  body?: Record<string, unknown>
  query?: Record<string, string>
  times?: number
}

export interface PageExpect {
  path?: string
  origin?: 'main' | 'other'
  query?: Record<string, string>
  title?: string
  shows?: string[]
  hides?: string[]
  fields?: Record<string, string | boolean | string[]>
  /** Marks of the page that start with these texts. */
  states?: Record<string, string>
  scrolled?: 'top' | 'down' | 'bottom'
}

export interface AnswerExpect {
  /** All of them; of a list in it, one. Small and capital letters are the same, and so are kinds of spaces and dashes. */
  has?: (string | string[])[]
  lacks?: string[]
  yes?: boolean
  /** Records whose values have all texts of one row each. */
  rows?: string[][]
  /** How many records. */
  count?: number
}

/** One message. */
export const say = (id: string, category: string, start: string, message: string, expect: Expect): WebCase => ({
  id,
  category,
  ...(start && { start }),
  turns: [{ say: message, expect }],
})

/** Several messages of one conversation. */
export const talk = (id: string, category: string, start: string, ...turns: [string, Expect][]): WebCase => ({
  id,
  category,
  ...(start && { start }),
  turns: turns.map(([message, expect]) => ({ say: message, expect })),
})

/** What fields of the page hold, with nothing sent. */
export const filled = (fields: Record<string, string | boolean | string[]>): Expect => ({
  page: { fields },
  unchanged: true,
})

/** What the answer has, with nothing sent. */
export const told = (...has: (string | string[])[]): Expect => ({ answer: { has }, unchanged: true })
