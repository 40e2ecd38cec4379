import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { imperative } from './imperative.ts'
import { withoutPoliteness } from './strip-politeness.ts'
import { maskQuotes } from './mask.ts'

const JOINT = pattern('gu')`
  (?:\s*[.;!](?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|no|No|Jr|Sr)\.)\s+|\s*,\s+|\s+)
  (?:(?:and|then|also|afterwards|after that|next)[\s,]+)*(?=\p{L}+\s+\S)
`

/** "mark A as done and B as open": the verb is said once for both (gapping; Quirk et al., 1985, 13.92). */
const GAPPED =
  /^(?<verb>\p{L}+) (?<one>\S.*?) (?<link>as|to|into|onto|on|in) (?<first>\S.*?),? and (?<other>(?=\S*\d|\p{Lu})\S.*?) \k<link> (?<second>\S.*)$/u

/** "set the rate of A to 5 and that of B to 6", "… and the size of B to 7": the verb is said once for two records. */
const GAPPED_FIELD = pattern('u')`
  ^(?<verb>\p{L}+)\ (?<first>the\ (?<field>\p{Ll}+(?:[ -]\p{Ll}+){0,3}?)\ (?:of|for)\ \S.*?\ (?<link>to|by|as)\ \S.*?),?\ and
  \ (?:that|the\ one|the\ (?<own>\p{Ll}+(?:[ -]\p{Ll}+){0,3}?))\ (?:of|for)\ (?!(?:it|him|her|them|this|that)\b)(?<other>\S.*?)\ \k<link>\ (?<second>\S.*)$
`

/** A noun with what one of that kind is called. */
const NOUN_AND_NAME = /^\p{L}+\s(?:Q{2}|#?\S*\d|\p{Lu})/u

/**
 * The commands of a message, each with a verb of its own: "set the price of A to 5 and delete B". One, where nothing else
 * in it asks for a change.
 */
export function splitCommands(
  message: string,
  isKnownVerb: (verb: string) => boolean,
  isNoun: (word: string) => boolean = () => false,
): string[] {
  const text = withoutPoliteness(message)
  const masked = maskQuotes(text)
  if (!imperative(text, isKnownVerb)) return [message]
  const { verb, one, link, first, other, second } = GAPPED.exec(masked)?.groups ?? {}
  if (masked === text && verb && !imperative(other!, isKnownVerb))
    return [`${verb} ${one} ${link} ${first}`, `${verb} ${other} ${link} ${second}`]
  const gapped = testIn(masked, GAPPED_FIELD) ? GAPPED_FIELD.exec(text)?.groups : undefined
  if (gapped)
    return [
      `${gapped['verb']} ${gapped['first']}`,
      `${gapped['verb']} the ${gapped['own'] ?? gapped['field']} of ${gapped['other']} ${gapped['link']} ${gapped['second']}`,
    ]
  const parts: string[] = []
  let last = 0
  for (const match of masked.matchAll(JOINT)) {
    const at = match.index + match[0].length
    const isJoined = /[.;!,]|\b(?:and|then|also|afterwards|after|next)\b/i.test(match[0])
    if (!isJoined || match.index === 0) continue
    const rest = withoutPoliteness(text.slice(at))
    // What follows points at a record of its own, or at the one before; a bare word is part of a list.
    if (!/^\p{L}+\s+\S/u.test(rest) || !imperative(rest, isKnownVerb)) continue
    // "…, task “Salt”, 2 hours": which one, though there are verbs that are spelt so.
    if (/^\s*,\s*$/.test(match[0]) && NOUN_AND_NAME.test(maskQuotes(rest)) && isNoun(rest.split(/\s/, 1)[0]!.toLowerCase())) continue // oxfmt-ignore
    parts.push(text.slice(last, match.index))
    last = at
  }
  parts.push(text.slice(last))
  return parts.map(part => part.trim()).filter(Boolean)
}
