/** What somebody typed that is no value yet: it is kept as it was typed, and is a problem until it is a value. */
export class Draft {
  readonly text: string
  readonly message: string
  constructor(text: string, message: string) {
    this.text = text
    this.message = message
  }
  toJSON(): string {
    return this.text
  }
}

/** A number as JSON writes it, or with a leading plus or point. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** A typed number; what is none, or cannot be kept exactly, is a draft. */
export function readNumber(text: string): number | Draft {
  const plain = text.trim()
  if (!NUMBER.test(plain)) return new Draft(text, 'This is no number. Write it like 1234.5.')
  const value = Number(plain)
  if (!Number.isFinite(value) || (/^[+-]?\d+$/.test(plain) && !Number.isSafeInteger(value)))
    return new Draft(text, 'This number is too large to be sent exactly.')
  return value
}

/** A typed JSON value; what cannot be read is a draft that says where. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    return new Draft(text, `This is no JSON: ${(error as Error).message}`)
  }
}
