/** What the description of a parameter lists, counts and takes by default. */
import { pattern } from '../../../lib/patterns.ts'
import { splitIdentifier } from '../language/words.ts'
import type { SlotKind } from './describe-slots.ts'

const QUOTED = /(?<![\p{L}\p{N}])['‘"“`]([^'’"”`]{1,60})['’"”`](?![\p{L}])/gu
/** What a description has in quotes. */
export const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(match => match[1]!.trim())

/** "options: a, b or c", "can be a, b or c", as descriptions of arguments list their values. */
const LISTED_BEHIND_COLON = pattern('i')`
  (?:
    \boptions?\b(?: are| include)?|one of
    |(?:can|could|may|might|must|should) be
    |either|such as|e\.g\.?,?|for example|like|including|values?(?: are)?
  )\s*:?\s*((?:[\w-]+(?: [\w-]+)?,\s*)*[\w-]+(?: [\w-]+)?,?\s*\b(?:or|and|etc)\b\s*\w*)
`

/** Values that a description lists: "options: 'a', 'b'", "can be 'a' or 'b'", "(e.g. Drama, Comedy, etc)". */
export function listValues(description: string): string[] {
  const quoted = quotedIn(description.replace(/\bdefault[^.]*$/i, ''))
  if (quoted.length > 1) return [...new Set(quoted)]
  const plain = LISTED_BEHIND_COLON.exec(description)
  if (!plain) return listPlainly(description)
  return plain[1]!
    .split(/\s*,\s*|\s+(?:or|and)\s+/)
    .map(item => item.replace(/^(?:or|and)\s+|\.$|(?:^|\s+)etc\b.*/g, '').trim())
    .filter(item => item && !/\d{3,}/.test(item))
}

/** "such as a, b, c": three values at least, up to the end of the sentence. */
const LISTED_PLAINLY = pattern('iu')`
  (?:\boptions?\b(?: are| include)?|\bone of|\bsuch as|\be\.g\.?,?|\bfor example|\bincluding)\s*:?\s*
  (\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?(?:,\s*\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?){2,})\s*(?:[.;)]|$)
`

/** "e.g. vegan, vegetarian, gluten free.": three or more with nothing but commas, also "(walk, bike, drive)"; "(percentage or fraction)": alternatives. */
function listPlainly(description: string): string[] {
  const row = LISTED_PLAINLY.exec(description)
  if (row) return row[1]!.split(/\s*,\s*/)
  const listed = /\((\p{L}[\p{L}\d_-]*(?:, \p{L}[\p{L}\d_-]*){2,})\)/u.exec(description)
  if (listed) return listed[1]!.split(', ')
  const either = /\((\p{L}[\p{L}\d-]*) or (\p{L}[\p{L}\d-]*)\)/u.exec(description)
  return either && /^(?:optional|required|true|yes)$/i.test(either[1]!) === false ? either.slice(1, 3) : []
}

/** What a description says that a parameter counts: "the number of guests", "how many nights". */
export const countedIn = (description: string): string[] =>
  [
    ...description.matchAll(
      /\b(?:number|count|amount|quantity|total) of ((?:[\p{L}-]+ ?){1,3})|how many ((?:[\p{L}-]+ ?){1,3})/giu,
    ),
  ].flatMap(match => splitIdentifier(match[1] ?? match[2]!))

/** "default is 5", "defaults to 'metric'". */
const DEFAULT_VALUE = pattern('iu')`
  \bdefaults?(?: value)?(?: is| to|:|=)?(?: set)?(?: to)?\s*
  (?:['"‘“]([^'"’”]+)['"’”]|(-?\d+(?:\.\d+)?(?:e-?\d+)?)(?![\p{L}\d])|(true|false)\b)
`

/** "Default is 52., "defaults to 'units' if not specified": what the description says the default is. */
export function readDefault(description: string, kind: SlotKind): { default?: unknown } {
  const match = DEFAULT_VALUE.exec(description)
  if (!match) return kind === 'string' ? readBareDefault(description) : {}
  if (match[2] !== undefined) {
    const value = Number(match[2])
    if (kind === 'number' || (kind === 'integer' && Number.isInteger(value))) return { default: value }
    return kind === 'string' ? { default: match[2] } : {}
  }
  if (match[3]) return kind === 'boolean' ? { default: match[3].toLowerCase() === 'true' } : {}
  return kind === 'string' ? { default: match[1]! } : {}
}

/** "Default is m.", "defaults to metric": one word that ends its clause, unless it only refers to something. */
function readBareDefault(description: string): { default?: unknown } {
  const word =
    /\bdefaults?(?: value)?(?: is| to|:|=)(?: set)?(?: to)?\s+([\p{L}°%µ][\p{L}\d/%°²³^_-]*)\s*(?:[.,;)]|$)/iu.exec(
      description,
    )?.[1]
  return word && !/^(?:none|null|nil|empty|unspecified|today|now|not|any|current|true|false)$/i.test(word)
    ? { default: word }
    : {}
}
