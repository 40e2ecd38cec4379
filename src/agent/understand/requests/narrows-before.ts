import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { singular } from '../language/words.ts'
import type { Condition, Query } from '../reading/query.ts'
import { VERBS } from '../writes/verbs.ts'
import { leavesOnly } from './turns-of-going-on.ts'
import { sortsThem } from './turns-of-sorting.ts'

/** Verbs of leaving out, whose object may stand between verb and particle; none of them takes anything from the data. */
export const LEAVES_OUT = pattern('i')`
  ^\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just)\W+)*
  (?:
    (?:leave|filter|take|leaving|cut) out
    |leave (?:off|aside)|exclude|omit|skip|ignore|ignoring|disregard|hide|drop(?=.*\bones?\W*$)
    |(?:drop|remove)(?=.* from (?:the|that|this) (?:list|table|result|results|chart|groups?)\W*$)
  ) (.+?)(?: from (?:the|that|this) (?:list|table|result|results|chart|groups?))?\W*$
`

/** "leave the blue ones out": the particle stands behind what is left out. */
const OUT_BEHIND =
  /^(\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just)\W+)*(?:leave|filter|take|cut)) (?!out\b)(\S.*?) out(?=\W*$)/i

export const leaveOutFirst = (message: string): string => message.replace(OUT_BEHIND, '$1 out $2')

/** "only the remote ones": those of the list, though a flag of theirs be called so. */
const ONLY_ONES =
  /^\W*(?:(?:and|but|now|ok|okay|so|please)\s+)*(?:only|just)(?: the)? ([\p{L}-]+)(?: [\p{L}-]+){0,2} ones\W*$/iu

/** "only the books, please": what an article stands before is no verb, though "book" be one. */
const ONLY_THE =
  /^\W*(?:(?:and|but|now|ok|okay|so|please)\W+)*(?:only|just|nothing but) the(?: [\p{L}-]+){1,3}(?:\W+(?:please|pls|thanks|thank you))?\W*$/iu

/** "make that 3000", "no, make it 500", "change it to 10": a number of the request before, where nothing waits for a yes. */
const OTHER_NUMBER = pattern('i')`
  ^\W*(?:(?:no|and|now|ok|okay|actually|sorry|please|then|wait)\W+)*(?:make|change|set) (?:it|that|this)(?: to)?(?: (?:the )?(?:top|first|best|bottom|last))?
  \ (?:(?:[$€£]\s?)?\d[\d.,]*\s?(?:%|k|m|€|percent|thousand|million)?|(?:a )?(?:two|three|four|five|six|seven|eight|nine|ten|dozen|twelve|fifteen|twenty))
  (?: instead)?\W*$
`

/** "actually, make that red": what was asked for by mistake, of several that nobody would set to it. */
const OTHER_VALUE = pattern('iu')`
  ^\W*(?:(?:no|actually|sorry|wait|oops|hm)\b[\s,;.:!–-]*)+(?:make|change) (?:it|that)(?: to)?
  \ (?!(?:so|sure|easy|quick|clear|work|happen)\b)[\p{L}][\p{L} -]*\W*$
`

/** "drop the blue ones", "and take away Oslo": verbs that would be orders by themselves. */
export const DROPS = pattern('iu')`
  ^\W*(?:(?:and|now|ok|okay|then|but|so|please|can you|could you|just)\W+)*
  (?:drop|remove|lose|delete|get rid of|take away)\ (?:all\ )?(?:the\ |any\ )?(?<what>[\p{L}\p{N}][^,;?]*?)(?:\ ones?)?(?:\ please)?\W*$
`

/** Whether one of the groups that were shown is called so, in the singular or in the plural. */
export const isShown = (name: string, { shown = [], ask }: Query): boolean =>
  ask === 'group' &&
  shown.some(key => {
    const [said, own] = [name, String(key)].map(text => singular(text.toLowerCase().replaceAll('_', ' ')))
    return said === own
  })

/** Whether a message only changes the request before, though it begins like a command: "leave out the blue ones". */
export const narrowsBefore = (message: string, previous: Query | undefined): boolean => {
  if (!previous || previous.lookup || previous.single) return false
  if (testIn(leaveOutFirst(message), LEAVES_OUT) || testIn(message, ONLY_THE) || leavesOnly(message)) return true
  if (sortsThem(message)) return true
  const dropped = execIn(message, DROPS)?.groups?.['what']
  if (dropped && isShown(dropped, previous)) return true
  const [, said] = execIn(message, ONLY_ONES) ?? []
  if (said !== undefined && !Object.hasOwn(VERBS, said.toLowerCase())) return true
  if (
    testIn(message, OTHER_VALUE) &&
    [previous.root, ...previous.root.related.map(one => one.selection)].some(one => one.where.length)
  )
    return true
  const hasNumber = numbersOf(previous).length > 0 || previous.having || previous.root.limit !== undefined
  return testIn(message, OTHER_NUMBER) && Boolean(hasNumber)
}

/** Conditions of a request that hold a figure against one number. */
export const numbersOf = ({ root }: Query): Condition[] =>
  [root, ...root.related.map(r => r.selection)].flatMap(selection =>
    selection.where.filter(
      c => !c.asDay && c.values.length === 1 && typeof c.values[0] === 'number' && c.op !== '=' && c.op !== '!=',
    ),
  )
