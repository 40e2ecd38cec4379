import { pattern } from '../../../../lib/patterns.ts'
import { isPlural } from '../../language/words.ts'

/** What restricts a noun from behind: a preposition or a relative pronoun. */
const RESTRICTS = 'in|at|on|from|for|with|without|of|by|under|over|above|below|between|who|that|which|whose'
const RESTRICTED = new RegExp(` (?:${RESTRICTS}) `, 'i')
/** A pronoun for the noun of the first side, and what restricts it on this side. */
const THOSE = pattern('i')`
  (?<=\b(?:than|or|and|with|to|against|versus|vs\.?) (?:for |of |in |(?:that|those) (?:of|for|from) )?)(?:those|the ones|ones)
  (?=(?<link> (?:${RESTRICTS}) ))
`
/** The noun right before what restricts it, with its adjectives: up to what can stand in none. */
const HEAD = pattern('iu')`
  (?:.*(?:\b(?:do|does|did|is|are|was|were|has|have|had|of|for|than|from|compare|which|between|more|fewer|less|the|our|all)\ |[,:;]\ )|^)
  (?<noun>[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})$
`

/** "do clerks in Oslo earn more than those in Bergen": clerks in Bergen. Each side is read by itself, so that it needs its noun. */
export function sayThose(text: string): string {
  const those = THOSE.exec(text)
  const before = text.slice(0, those?.index ?? 0)
  // "the pay of clerks in Oslo": what both sides are restricted with.
  const same = those ? before.toLowerCase().indexOf(those.groups!['link']!.toLowerCase()) : -1
  const at = same < 0 ? RESTRICTED.exec(before)?.index : same
  const noun = at === undefined ? undefined : HEAD.exec(text.slice(0, at))?.groups?.['noun']
  if (!those || noun === undefined || !isPlural(noun.split(' ').at(-1)!.toLowerCase())) return text
  return before + noun + text.slice(those.index + those[0].length)
}

/** "ones" behind what tells them apart, on the other side of a comparison. */
const ONES = pattern('iu')`
  (?<joint>\b(?:than|versus|vs\.?) )(?:(?:on|in|at|for|of|from|with|by|to|among) )?(?:the |our |my )?(?:[\p{L}\d'’-]+ ){1,3}?(?<ones>ones)\b
`
/** What a question begins with before its subject, up to what is said of it. */
const SUBJECT = pattern('iu')`
  ^\W*(?:have|has|had|do|does|did|are|is|were|was)\ (?!there\b|we\b|you\b|they\b|more\b|fewer\b|less\b)(?<subject>[^,;:?]+?)
  \ (?:had|have|has|been|got|get|more|fewer|less|[a-z]+er)\b
`

/**
 * "have the red boats had more repairs than the blue ones": blue boats. Each side is read by itself, and what "ones" stands for is the subject
 * of the first, else what stands right before the joint ("more repairs on red boats than on blue ones").
 */
export function sayOnes(text: string): string {
  const found = ONES.exec(text)
  if (!found) return text
  const before = text.slice(0, found.index).trim()
  const subject =
    SUBJECT.exec(before)?.groups?.['subject'] ?? (/^\W*(?:are|were|is|was) there\b/i.test(before) ? before : '')
  // What restricts it from behind is no part of it.
  const words = (subject === before ? before : subject.slice(0, RESTRICTED.exec(subject)?.index)).split(' ')
  const last = words.findLast(
    (word, at) => isPlural(word.toLowerCase()) && (subject !== before || at === words.length - 1),
  )
  if (last === undefined || !/^\p{L}/u.test(last)) return text
  const at = found.index + found[0].length - found.groups!['ones']!.length
  return text.slice(0, at) + last + text.slice(at + found.groups!['ones']!.length)
}

/** "people in Marketing", "nurses": what is restricted from behind is many where its noun is. */
export const areMany = (side: string): boolean => {
  const head = side.slice(0, RESTRICTED.exec(side)?.index)
  return isPlural(head.split(' ').at(-1)!.toLowerCase())
}
