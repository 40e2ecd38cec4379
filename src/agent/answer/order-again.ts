import { pattern } from '../../lib/patterns.ts'
import { execIn } from '../../lib/prefilter/may-match.ts'

/** An order on a record that was proposed or carried out, and where in it the record is named. */
export interface Ordered {
  message: string
  record?: { from: number; to: number }
}

/** "and the same for unit 6", "do that for Ann too". */
const SAME_FOR = pattern('iu')`
  ^\W*(?:(?:and|now|then|ok|okay|please|also|can\ you|could\ you)\W+)*
  (?:(?:(?:do|make|apply)\ )?(?:exactly\ )?(?:the\ )?same(?:\ (?:thing|again|change))?|do\ (?:that|this|it)(?:\ again)?|likewise)
  \ (?:for|to|with|on)\ (?<other>\S.*?)(?:,?\ (?:too|as\ well|please|also))*[\s.!]*$
`
/** "and the deposit to 40", "also set the colour to red". */
const ALSO_FIELD = pattern('iu')`
  ^\W*(?:and|also|plus|then|oh\W+and)\W+(?:(?:also|please|then)\W+)*(?:(?:set|change|put|update|raise|lower)\ )?(?:the|its|his|her|their)
  \ (?<field>\p{L}[\p{L} -]{1,40}?)\ to\ (?<value>\S.*?)(?:,?\ (?:too|as\ well|please))*[\s.!]*$
`

/**
 * What a message that goes on with an order means in full: the same done to another record, or another field of the same one. Undefined
 * where it is a question or none of it.
 */
export function orderAgain(message: string, { message: before, record }: Ordered): string | undefined {
  if (/\?\s*$/.test(message)) return undefined
  const other = record && execIn(message, SAME_FOR)?.groups?.['other']
  if (other)
    return before.slice(0, record.from) + withoutKind(other, before.slice(0, record.from)) + before.slice(record.to)
  const { field, value } = execIn(message, ALSO_FIELD)?.groups ?? {}
  return field && value ? `set its ${field} to ${value}` : undefined
}

/** "unit 6" in the place of the 5 of "unit 5": the kind is not said twice. */
function withoutKind(other: string, lead: string): string {
  const [first = '', ...rest] = other.replace(/^the /i, '').split(/\s+/)
  const last = lead.trimEnd().split(/\s+/).at(-1)?.toLowerCase()
  if (rest.length && last === first.toLowerCase()) return rest.join(' ')
  return /\bthe $/i.test(lead) ? other.replace(/^the /i, '') : other
}
