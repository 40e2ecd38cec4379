import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes } from './mask.ts'

/** "update the firm Acme: …", "correct Ann's record. She …": what is told behind is what it is to become. */
const UPDATE = pattern('iu')`
  ^(?<lead>\W*(?:(?:please|pls|can you|could you|now)\s+)*)(?:update|change|correct|edit|adjust|amend)\s+
  (?<target>(?:the\s+|our\s+|my\s+)?(?:(?!\s(?:to|of|from|by)\s)[^:;,.!?]){2,80}?)(?:\s*[:;]|\s+[-–—]|\.)\s+
  (?=(?:it|he|she|they|its|his|her|their)\b)
`
const JOINT = /\s*(?:,\s*and|[,;]|\s+and)\s+(?=(?:it|he|she|they|its|his|her|their)\b)/giu
const ADVERB = fragment`(?:(?:now|also|currently|actually|already)\s+)*`
/** "it now has 75 seats": so many of what it has. */
const COUNTED = new RegExp(
  String.raw`^(?:it|he|she|they)\s+${ADVERB}(?:has|have|holds?|seats?|employs?|got)\s+${ADVERB}(\S*\d\S*)\s+(\p{L}[\p{L} -]*?)(?:\s+now)?$`,
  'iu',
)
/** "its website is …" */
const OWN = pattern('iu')`
  ^(?:its|his|her|their)\s+(?:new\s+)?(\p{L}[\p{L} -]*?)\s+${ADVERB}
  (?:is|are|has become|have become|became|should (?:be|read)|must be)\s+${ADVERB}(\S.*?)(?:\s+now)?$
`

/**
 * "update the firm Acme: it now has 75 employees and its website is …": what is told of the record that is to be updated is what its
 * fields become. A clause that tells neither a number of something nor a field leaves the message as it is.
 */
export function sayWhatBecomes(message: string): string {
  const masked = maskQuotes(message)
  const { lead, target } = execIn(masked, UPDATE)?.groups ?? {}
  if (lead === undefined || target === undefined) return message
  const from = execIn(masked, UPDATE)![0].length
  const end = message.length - (/[\s.!]*$/.exec(message)?.[0].length ?? 0)
  const ends = [...masked.slice(from, end).matchAll(JOINT)]
  const starts = [from, ...ends.map(({ index, 0: joint }) => from + index + joint.length)]
  const told = starts.map((start, at) => message.slice(start, ends[at] ? from + ends[at].index : end))
  const become = told.map(clause => {
    const [, count, counted] = execIn(clause, COUNTED) ?? []
    const [, field, value] = execIn(clause, OWN) ?? []
    return count && counted ? [counted, count] : field && value ? [field, value] : undefined
  })
  if (become.some(one => !one)) return message
  const at = message.indexOf(target)
  const named = at < 0 ? target : message.slice(at, at + target.length)
  const [[first, value], ...others] = become as [[string, string], ...[string, string][]]
  return `${lead}set the ${first} of ${named} to ${value}${others.map(([field, to]) => ` and its ${field} to ${to}`).join('')}`
}
