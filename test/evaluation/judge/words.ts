/** Lower case, plain quotes and dashes, single spaces. */
export const norm = (value: unknown): string =>
  String(value)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Letters and digits only: `inProgress`, `in_progress` and `In progress` are the same. */
export const squash = (value: unknown): string => norm(value).replace(/[^\p{L}\p{N}]/gu, '')

/** A column without the wrapping that some services put around it. */
export const columnName = (key: string): string =>
  squash(key.replace(/^(?:attributes[._]+|fields\.|_source\.|acf\.)/i, ''))

export const isSameText = (a: unknown, b: unknown): boolean =>
  norm(a) === norm(b) || (/\p{L}/u.test(String(b)) && squash(a) === squash(b))

/** A text as it may be written in a sentence: `full_time` also as "full time" and "full-time". */
function spellings(value: string): string[] {
  const apart = value.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')
  return [...new Set([norm(value), norm(apart), norm(apart).replaceAll(' ', '-')])]
}

/** Does the sentence hold the text as a whole, not as a part of a longer word? */
export function hasWord(sentence: string, value: string): boolean {
  const heard = norm(sentence)
  return spellings(value).some(words => {
    for (let at = heard.indexOf(words); words && at >= 0; at = heard.indexOf(words, at + 1)) {
      const joinsBefore = /^[\p{L}\p{N}]/u.test(words) && /[\p{L}\p{N}]/u.test(heard[at - 1] ?? ' ')
      const joinsAfter = /[\p{L}\p{N}]$/u.test(words) && /[\p{L}\p{N}]/u.test(heard[at + words.length] ?? ' ')
      if (!joinsBefore && !joinsAfter) return true
    }
    return false
  })
}

export const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''
export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
export const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
export const isEmpty = (value: unknown): boolean =>
  isBlank(value) || (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0)

/** A value in short, for reasons. */
export function show(value: unknown): string {
  const written = (typeof value === 'string' ? value : JSON.stringify(value)) ?? 'nothing'
  return written.length > 140 ? `${written.slice(0, 137)}...` : written
}
