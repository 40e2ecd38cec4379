import { randomBytes } from 'node:crypto'
import { isObject } from '../../lib/json.ts'

/** What stands for a secret wherever it would be seen. */
const MASK = '[hidden]'

/**
 * The secrets of one conversation, in memory alone: what went into a password field, or was called a password. Nothing that
 * is shown, kept or logged holds them (`hide`); what has to be done later keeps a reference instead (`seal`, `open`).
 */
export interface Vault {
  /** From now on this value is hidden. */
  note(...values: string[]): void
  hide(text: string): string
  /** The same in every text of a JSON value. */
  hideValue<T>(value: T): T
  /** The same in what was thrown. */
  hideError(error: unknown): unknown
  /** A JSON value for the disk, with references in place of secrets. */
  seal<T>(value: T): T
  /** What was sealed; undefined when a secret of it is no longer known (the process began anew). */
  open<T>(value: T): T | undefined
  readonly isEmpty: boolean
}

const REFERENCE = /\[hidden:[\da-f]{12}\]/g

/** A vault, empty at first. */
export function createVault(): Vault {
  /** Reference of each secret. */
  const known = new Map<string, string>()
  const replace = (text: string, by: (secret: string) => string) => {
    let shown = text
    // The longest first: one may be part of another.
    for (const secret of [...known.keys()].toSorted((a, b) => b.length - a.length))
      for (const form of formsOf(secret)) shown = replaceWhole(shown, form, by(secret))
    return shown
  }
  const hide = (text: string) => replace(text, () => MASK)
  return {
    note: (...values) => {
      for (const value of values)
        if (value.trim() && !known.has(value)) known.set(value, `[hidden:${randomBytes(6).toString('hex')}]`)
    },
    hide,
    hideValue: value => (known.size === 0 ? value : mapTexts(value, hide)),
    hideError: error => {
      if (
        known.size === 0 ||
        !(error instanceof Error) ||
        hide(`${error.message} ${error.stack}`) === `${error.message} ${error.stack}`
      )
        return error
      return Object.assign(new Error(hide(error.message)), { name: error.name, stack: hide(error.stack ?? '') })
    },
    seal: value => (known.size === 0 ? value : mapTexts(value, text => replace(text, secret => known.get(secret)!))),
    open: value => {
      let isWhole = true
      const secrets = new Map([...known].map(([secret, reference]) => [reference, secret]))
      const opened = mapTexts(value, text =>
        text.replaceAll(REFERENCE, reference => {
          isWhole &&= secrets.has(reference)
          return secrets.get(reference) ?? reference
        }),
      )
      return isWhole ? opened : undefined
    },
    get isEmpty() {
      return known.size === 0
    },
  }
}

/** A text without these values, for what is kept of a message. */
export const hideIn = (text: string, values: readonly string[]): string =>
  values.reduce((shown, value) => replaceWhole(shown, value, MASK), text)

/** Replaces a text where it stands by itself: a PIN is no part of a longer number, a word no part of another. */
function replaceWhole(text: string, part: string, by: string): string {
  let shown = ''
  let from = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, from)) {
    const end = at + part.length
    const isPart = continues(text, at) || continues(text, end)
    shown += text.slice(from, at) + (isPart ? part : by)
    from = end
  }
  return shown + text.slice(from)
}

const IN_WORD = /[\p{L}\p{N}]/u

/** Whether a word or a number goes on over this place. */
const continues = (text: string, at: number): boolean =>
  IN_WORD.test(text[at - 1] ?? '') && IN_WORD.test(text[at] ?? '')

/** How a secret is written: as it is, within JSON, in addresses and in forms. */
function formsOf(secret: string): Set<string> {
  const forms = new Set([secret, JSON.stringify(secret).slice(1, -1)])
  if (!secret.isWellFormed()) return forms
  return forms.add(encodeURIComponent(secret)).add(new URLSearchParams([['', secret]]).toString().slice(1))
}

/** A JSON value with every text in it replaced, names of fields too. */
function mapTexts<T>(value: T, act: (text: string) => string): T {
  if (typeof value === 'string') return act(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, act)) as T
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [act(name), mapTexts(inner, act)])) as T
}
