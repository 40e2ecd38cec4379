import type { HiddenPart } from '../file/mask-address.ts'

/** Credentials that the registry knows, so that none of them leaves it in a body, a log line or an error. */
export interface Secrets {
  add(...values: string[]): void
  /** Parts of addresses and command lines: shown without their secret wherever they appear. */
  hide(parts: readonly HiddenPart[]): void
  /** The text with every secret replaced by `[redacted]`. */
  redact(text: string): string
  /** The same inside any JSON value. */
  redactValue<T>(value: T): T
  /** The bytes, unchanged (the same object) when no secret is in them. */
  redactBytes(bytes: Buffer): Buffer
}

/** Shorter values are words such as `true` or a port: replacing them would garble texts. */
const SHORTEST = 6

/** A store of credentials, empty at first. */
export function createSecrets(): Secrets {
  const known = new Map<string, string>()
  let needles: { text: string; shown: string; bytes: Buffer }[] = []
  const remember = (values: readonly string[]) => {
    for (const value of values) {
      const bare = value.replace(/^(bearer|basic|token|apikey)\s+/i, '')
      for (const text of [value, bare]) if (text.length >= SHORTEST) known.set(text, '[redacted]')
    }
  }
  const prepare = () => {
    needles = [...known]
      .flatMap(([text, shown]) =>
        [...new Set([text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])].map(form => ({
          text: form,
          shown: JSON.stringify(shown).slice(1, -1),
          bytes: Buffer.from(form),
        })),
      )
      .sort((left, right) => right.text.length - left.text.length)
  }
  const add = (...values: string[]) => {
    remember(values)
    prepare()
  }
  const hide = (parts: readonly HiddenPart[]) => {
    if (!parts.length) return
    for (const { text, shown } of parts) known.set(text, shown)
    remember(parts.flatMap(({ secret }) => secret ?? []))
    prepare()
  }
  const redact = (text: string) => {
    let out = text
    for (const needle of needles) if (out.includes(needle.text)) out = out.replaceAll(needle.text, needle.shown)
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
  return { add, hide, redact, redactValue, redactBytes }
}
