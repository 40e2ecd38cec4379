import { isPartOfPerson, isPersonNoun, namesSomebody } from '../entity-model/people.ts'
import { pattern } from '../../../lib/patterns.ts'
import { free, take, type NewRecord } from './new-record.ts'
import { capitalisedName, isAllSmall, SMALL_WORDS } from './small-name.ts'
import { isFreeText, type Slot } from './slots.ts'

/** "by Ada Moreno", "by Ursula K. Le Guin": a name, and nothing that goes on. */
const BY_NAME = pattern('u')`
  \bby\s+(?<name>\p{Lu}[\p{L}'’.-]*(?:\s+${SMALL_WORDS}\p{Lu}[\p{L}'’.-]*){0,3})
  (?=\s*(?:[,;()]|[.!]?\s*$)|\s+(?:and|with|in|for|at|from)\b)
`

/** "by petra vole", where all is typed in small letters. */
const BY_SMALL_NAME = /\bby\s+(?<name>\p{Ll}[\p{Ll}'’-]+(?:\s+\p{Ll}[\p{Ll}'’.-]*){1,3})(?=\s*(?:[,;]|[.!]?\s*$))/u

/** "add the book “New Dawn” by Ada Moreno": who made the new record, where one text or the two parts of one name say so. */
export function readBy(record: NewRecord): void {
  const { message, span } = record
  const text = message.text.slice(span.start, span.end)
  const isSmall = isAllSmall(message.text)
  const found = BY_NAME.exec(text) ?? (isSmall ? BY_SMALL_NAME.exec(text) : null)
  const said = found?.groups?.['name']?.replace(/\.$/, '')
  const name = isSmall && said ? capitalisedName(said) : said
  if (!found || !name) return
  const open = free(record).filter(isFreeText)
  const parts = open.filter(({ field }) => field !== undefined && isPartOfPerson(field))
  const wholes = open.filter(slot => !parts.includes(slot) && saysWho(slot))
  const start = span.start + found.index
  const values = wholes.length === 1 && !parts.length ? { [wholes[0]!.name]: name } : inParts(name, wholes.length ? [] : parts) // oxfmt-ignore
  if (!values) return
  Object.assign(record.values, values)
  take(record, { start, end: start + found[0].length })
}

const saysWho = ({ field, words }: Slot): boolean =>
  field ? namesSomebody(field) : words.some(word => isPersonNoun(word))

/** "Ada Moreno" as a first and a last name. */
function inParts(name: string, parts: readonly Slot[]): Record<string, string> | undefined {
  const [first, last] = ['first', 'last'].map(which => parts.find(({ words }) => words.includes(which)))
  const at = name.lastIndexOf(' ')
  return first && last && parts.length === 2 && at > 0
    ? { [first.name]: name.slice(0, at), [last.name]: name.slice(at + 1) }
    : undefined
}
