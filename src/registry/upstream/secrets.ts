import { isObject, parseJson } from '../../lib/json.ts'
import type { HiddenPart } from '../file/mask-address.ts'
import { createReplacer, type ReplaceNeedles } from './find-needles.ts'

/** Credentials that the registry knows, so that none of them leaves it in a body, a log line or an error. */
export interface Secrets {
  add(...values: string[]): void
  /** Parts of addresses and command lines: shown without their secret wherever they appear. */
  hide(parts: readonly HiddenPart[]): void
  /** The text with every secret replaced by `[redacted]`. */
  redact(text: string): string
  /** The same inside any JSON value. */
  redactValue<T>(value: T): T
  /** The same in JSON text, which stays JSON: a secret may begin within an escape. */
  redactJson(text: string): string
  /**
   * The bytes of a result, unchanged (the same object) when no secret is in them. A result is somebody's data: secrets
   * that could be words or numbers of it are left alone there.
   */
  redactBytes(bytes: Buffer): Buffer
}

/** Shorter values are words such as `true` or a port: replacing them would garble texts. */
const SHORTEST = 6
/** Shorter values, plain words and short numbers may stand in anybody's data. */
const isUnmistakable = (text: string) =>
  text.length >= 8 && !/^[a-z]{1,9}$/i.test(text) && !/^\d{1,11}$/.test(text) && new Set(text).size > 2

const MASK = '[redacted]'

/** A store of credentials, empty at first. */
export function createSecrets(): Secrets {
  const known = new Map<string, string>()
  let prepared: { inTexts: ReplaceNeedles; inResults: ReplaceNeedles } | undefined

  const remember = (values: readonly string[]) => {
    for (const value of values) {
      const bare = value.replace(/^(bearer|basic|token|apikey|digest)\s+/i, '')
      for (const text of [value, bare]) if (text.length >= SHORTEST) known.set(text, MASK)
    }
  }
  /** Made when something is looked through for the first time after a change. */
  const prepare = () => {
    const needlesOf = (entries: Iterable<[string, string]>) =>
      [...entries].flatMap(([text, shown]) =>
        [...formsOf(text, shown === MASK)].map(form => ({
          bytes: Buffer.from(form),
          shown: Buffer.from(JSON.stringify(shown).slice(1, -1)),
        })),
      )
    const inTexts = createReplacer(needlesOf(known))
    const inResults = createReplacer(
      needlesOf([...known].filter(([text, shown]) => shown !== MASK || isUnmistakable(text))),
    )
    return { inTexts, inResults }
  }
  const add = (...values: string[]) => {
    const before = known.size
    remember(values)
    if (known.size !== before) prepared = undefined
  }
  const hide = (parts: readonly HiddenPart[]) => {
    if (!parts.length) return
    for (const { text, shown } of parts) known.set(text, shown)
    remember(parts.flatMap(({ secret }) => secret ?? []))
    prepared = undefined
  }
  const redact = (text: string) => {
    if (known.size === 0) return text
    const bytes = Buffer.from(text)
    const clean = (prepared ??= prepare()).inTexts(bytes)
    return clean === bytes ? text : clean.toString('utf8')
  }
  const redactValue = <T>(value: T): T => {
    if (known.size === 0) return value
    try {
      return mapTexts(value, redact)
    } catch {
      // Nested too deeply, or in a circle: what cannot be looked through is not shown.
      return '[not shown]' as T
    }
  }
  const redactJson = (text: string) => {
    const clean = redact(text)
    if (clean === text || parseJson(clean) !== undefined) return clean
    const value = parseJson(text)
    return value === undefined ? clean : JSON.stringify(redactValue(value))
  }
  const inResult = (bytes: Buffer) => (prepared ??= prepare()).inResults(bytes)
  const redactBytes = (bytes: Buffer) => {
    if (known.size === 0) return bytes
    const clean = inResult(bytes)
    if (clean === bytes || parseJson(clean.toString()) !== undefined) return clean
    // What looked like a secret began within an escape of JSON: value by value then.
    const value = parseJson(bytes.toString())
    if (value === undefined) return clean
    return Buffer.from(JSON.stringify(mapTexts(value, text => inResult(Buffer.from(text)).toString())))
  }
  return {
    add,
    hide,
    redact,
    redactValue,
    redactJson,
    redactBytes,
  }
}

/** A JSON value with every text in it, names of fields too, replaced by another; the same one when none changes. */
function mapTexts<T>(value: T, act: (text: string) => string): T {
  if (typeof value === 'string') return act(value) as T
  if (Array.isArray(value)) {
    const mapped = value.map((item: unknown) => mapTexts(item, act))
    return mapped.some((item, index) => item !== value[index]) ? (mapped as T) : value
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value)
  const mapped = entries.map(([name, inner]): [string, unknown] => [act(name), mapTexts(inner, act)])
  const isSame = mapped.every(([name, inner], index) => name === entries[index]?.[0] && inner === entries[index]?.[1])
  return isSame ? value : (Object.fromEntries(mapped) as T)
}

/**
 * The ways in which a secret is written: as it is, inside JSON (once, and once more inside a text of it), in addresses
 * and forms, and anywhere in base64, where its place decides how its characters fall.
 */
function formsOf(text: string, isSecret: boolean): Set<string> {
  const escaped = JSON.stringify(text).slice(1, -1)
  const forms = new Set([text, escaped, JSON.stringify(escaped).slice(1, -1)])
  try {
    const encoded = encodeURIComponent(text)
    forms
      .add(encoded)
      .add(encoded.replaceAll('%20', '+'))
      .add(encoded.replaceAll(/%../g, code => code.toLowerCase()))
    forms.add(encodeURI(text)).add(new URLSearchParams([['', text]]).toString().slice(1))
  } catch {
    // A lone surrogate cannot be sent either.
  }
  if (isSecret) for (const form of [...forms]) for (const encoded of inBase64(form)) forms.add(encoded)
  return forms
}

/** What base64 makes of a text, wherever in a longer one it stands: whole groups that hold nothing else. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text)
  return [0, 1, 2].flatMap(before => {
    const skipped = (3 - before) % 3
    const groups = bytes.subarray(skipped, skipped + Math.floor((bytes.length - skipped) / 3) * 3)
    // Fewer characters could be there by chance.
    return groups.length >= 6 ? [groups.toString('base64'), groups.toString('base64url')] : []
  })
}
