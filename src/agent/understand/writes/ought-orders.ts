import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { nounsOfVerb, rootOf } from '../language/verb-forms.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { maskQuotes } from './mask.ts'
import { isUnsaid } from './unsaid.ts'
import { ordersWished } from './wished-orders.ts'

/** "… so put it there", "…, could you lift that?": an order that only points to what was told in front. */
const DO_IT = pattern('iu')`
  \s*(?:[,.;]|\s[-–—])\s+(?:(?:and|so|then|please|pls|kindly|just|can\ you|could\ you|would\ you|will\ you)\ )*(?:
    (?:put|move|set|place|bring|take|assign|change|update|mark|give|make|switch|transfer|adjust|correct|fix)
      \ (?:it|that|this|him|her|them|(?:the|that|this)\ \p{Ll}+)(?:\ to\ (?:him|her|them|that))?(?:\ (?:there|accordingly|so|that\ way|over))*
    |(?:update|adjust|change)(?:\ accordingly)?|(?:see\ to|take\ care\ of|arrange|do|sort\ out)\ (?:it|that|so)
    |(?<undo>(?:lift|undo|reverse|clear|remove|end|revoke)\ (?:it|that|this|the\ \p{Ll}+))(?:\ (?:on|from|for)\ (?:her|his|their|its|the)\ \p{Ll}+)?
  )(?:\ (?:please|now|for\ (?:me|us)))*[\s.!?]*$
`
/** One that is meant. */
const WHAT = fragment`(?<what>(?!(?:who|which|what|there|no|nobody|nothing|none)\b)(?:(?!\b(?:who|which|that|whose|not|never|still)\b)[^,;:?!]){2,80}?)`
const OUGHT = fragment`(?:should|must|shall|ought\ to|needs?\ to|has\ to|have\ to|is\ to|are\ to)`
/** "The fee of job 7 should come down to £40". */
const MOVES = pattern('iu')`
  ^${WHAT}\s+${OUGHT}\s+(?:now\s+)?(?:come|go|drop|rise|climb|fall|move)(?:\s(?:up|down|back|over))*
  \sto\s(?<value>\S.*?)(?:\snow)?[\s.!]*$
`
/** "B-17 should come out of the system". */
const LEAVES = pattern('iu')`
  ^${WHAT}\s+${OUGHT}\s+(?:now\s+)?(?:come|go)\s(?:out\sof|off|from)\s(?<where>(?:the|our|my)\s\p{L}+(?:\s\p{Ll}+)?)(?:\snow)?[\s.!]*$
`
/** "B-17 is a boat that should be …": B-17 should be so. */
const IS_ONE =
  /^(?<what>[^,;:?!]{2,60}?) is (?:an?|the|one of the|our) \p{Ll}+(?: \p{Ll}+)? (?:that|which|who) (?=(?:should|must|has to|needs to|ought to)\b)/iu
const STATE = fragment`(?<state>(?!any)(?:(?:on|in|at)\s)?\p{Ll}{3,})`
const ANY_MORE = fragment`(?:\s+(?:any\s?more|any\s?longer|now))*[\s.!]*$`
/** "Ann Lee shouldn't be blocked any more". */
const NO_LONGER = pattern('iu')`
  ^(?<what>[^,;:?!]{2,80}?)\s+(?:(?:should|must|ought)(?:n['’]t|\s+not)|needn['’]t|should\s+no\s+longer)\s+(?:to\s+)?be\s+${STATE}${ANY_MORE}
`
/** "Ann Lee is blocked and shouldn't be any longer". */
const IS_BUT = pattern('iu')`
  ^${WHAT}\s+is\s+(?:still\s+)?${STATE}\s+(?:and|but),?\s+(?:(?:she|he|it|they)\s+)?(?:really\s+)?should(?:n['’]t|\s+not)\s+be${ANY_MORE}
`
/** "Ann Lee should take over job 7". */
const TAKES_OVER = pattern('iu')`
  ^${WHAT}\s+(?:${OUGHT}|will|is\s+going\s+to)\s+(?:take\s+(?:over|on)|look\s+after|handle|lead)
  \s+(?<thing>\S.*?)(?:\s+(?:now|from\s+now\s+on))?[\s.!]*$
`
/** "£9.50, that's the new fee for job 7". */
const NEW_VALUE = pattern('iu')`
  ^(?<value>[^,;?!–—]{1,40}?)(?:,|\s[-–—])\ (?:that['’]s|that\ is|this\ is|is)\ (?:now\ )?(?:the|its|her|his)\ new
  \ (?<field>\p{Ll}+(?:\ \p{Ll}+){0,2}?)\ (?:for|of)\ (?<what>[^,;?!]{2,60}?)[\s.!]*$
`
/** "do a renewal on loan 7": the deed, by its noun. */
const DOES = pattern('iu')`
  ^(?:do|make|perform|carry\ out|process|put\ through|issue|enter|register)\ (?:an?|the)\ (?<noun>\p{Ll}{4,})\ (?:on|of|for)\ (?<what>\S.*)$
`
/** A name, a number or a text in quotes (`maskQuotes`): one that can be told. */
export const NAMED = /\d|Q{2}|\p{Lu}/u

/**
 * Orders that tell how something ought to be, with an order behind that only points to it. They only count where all of them makes sense,
 * and wait for a yes. `isAsked`: the message ends as a question, which is an order only where it asks somebody to do it.
 */
export function ordersOfOught(whole: string, isKnownVerb: (verb: string) => boolean, isAsked: boolean): string[] {
  const found = execIn(maskQuotes(whole), DO_IT)
  if (isAsked && !found) return []
  const told = found ? whole.slice(0, found.index) : whole
  const text = told.replace(IS_ONE, '$<what> ')
  const masked = maskQuotes(text)
  if (isUnsaid(masked) || !NAMED.test(masked)) return []
  const part = (groups: Record<string, string> | undefined, name: string) => {
    const at = groups?.[name] ? masked.lastIndexOf(groups[name]) : -1
    return at < 0 ? '' : text.slice(at, at + groups![name]!.length)
  }
  const moved = execIn(masked, MOVES)?.groups
  if (moved)
    return [
      `set ${part(moved, 'what')} to ${part(moved, 'value')}`,
      `change ${part(moved, 'what')} to ${part(moved, 'value')}`,
    ]
  const left = execIn(masked, LEAVES)?.groups
  if (left) return [`remove ${part(left, 'what')} from ${part(left, 'where')}`]
  const anew = execIn(masked, NEW_VALUE)?.groups
  if (anew) return [`set the ${anew['field']!} of ${part(anew, 'what')} to ${part(anew, 'value')}`]
  if (!found) return text === told ? [] : ordersWished(text, isKnownVerb)
  const denied = (execIn(masked, IS_BUT) ?? execIn(masked, NO_LONGER))?.groups
  if (denied) return [`change ${part(denied, 'what')} to not ${denied['state']!}`]
  if (found.groups!['undo']) return []
  const taken = execIn(masked, TAKES_OVER)?.groups
  if (taken) return [`assign ${part(taken, 'thing')} to ${part(taken, 'what')}`]
  return ordersWished(text.replace(/\s+now(?=[\s.!]*$)/i, ''), isKnownVerb)
}

/** "do a renewal on loan 7" where loans are renewed: by the verb of the noun. */
export function ordersOfDeedNoun(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const { noun, what } = testIn(text, DOES) ? (DOES.exec(text)?.groups ?? {}) : {}
  if (!noun || !what) return []
  const own = noun.toLowerCase()
  const bases = ['al', 'ation', 'ion', 'ment', 'ing', ''].flatMap(end =>
    own.endsWith(end) ? [own.slice(0, own.length - end.length)] : [],
  )
  const verbs = [
    ...new Set(bases.flatMap(base => [base, `${base}e`, base.replace(/([^aeiou])\1$/, '$1'), ...basesOf(base)])),
  ]
  const isOf = (verb: string) =>
    verb === own || [rootOf(verb), `${rootOf(verb)}${verb.at(-1) ?? ''}`].some(root => nounsOfVerb(root).includes(own))
  return verbs.filter(verb => verb.length > 2 && isKnownVerb(verb) && isOf(verb)).map(verb => `${verb} ${what}`)
}
