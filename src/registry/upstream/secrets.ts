/** Credentials that the registry knows, so that none of them leaves it in a body, a log line or an error. */
export interface Secrets {
  add(...values: string[]): void
  /** The text with every secret replaced by `[redacted]`. */
  redact(text: string): string
  /** The same inside any JSON value. */
  redactValue<T>(value: T): T
  /** The bytes, unchanged (the same object) when no secret is in them. */
  redactBytes(bytes: Buffer): Buffer
}

/** Shorter values are words such as `true` or a port: replacing them would garble texts. */
const SHORTEST = 6

export function createSecrets(): Secrets {
  const known = new Set<string>()
  let needles: { text: string; bytes: Buffer }[] = []
  const add = (...values: string[]) => {
    for (const value of values) {
      const bare = value.replace(/^(bearer|basic|token|apikey)\s+/i, '')
      for (const text of [value, bare]) if (text.length >= SHORTEST) known.add(text)
    }
    needles = [...known]
      .flatMap(text => [...new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])])
      .sort((left, right) => right.length - left.length)
      .map(text => ({ text, bytes: Buffer.from(text) }))
  }
  const redact = (text: string) => {
    let out = text
    for (const needle of needles) if (out.includes(needle.text)) out = out.replaceAll(needle.text, '[redacted]')
    return out
  }
  const redactBytes = (bytes: Buffer) =>
    needles.some(needle => bytes.includes(needle.bytes)) ? Buffer.from(redact(bytes.toString('utf8'))) : bytes
  const redactValue = <T>(value: T): T => {
    if (needles.length === 0 || value === undefined) return value
    const text = JSON.stringify(value)
    if (text === undefined) return value
    const clean = redact(text)
    return clean === text ? value : (JSON.parse(clean) as T)
  }
  return { add, redact, redactValue, redactBytes }
}
