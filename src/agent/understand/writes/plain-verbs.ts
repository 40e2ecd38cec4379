import { CHANGING_ACTIONS } from '../../../lib/synonyms.ts'
import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { VERBS } from './verbs.ts'

/** Verbs of two words, and verbs of removing (Levin, 1993, 10), by the plain verb that they stand for. */
const PHRASES: [RegExp, string][] = [
  [/^(?:[Ss]et|[Ss]ign|[Ww]rite|[Pp]ut) up (?=(?:an?|another|the|new|one|two|three)\b|\p{Lu})/u, 'create '],
  [/^(?:put|bring) in (?=an?\b|another\b|new\b)/i, 'create '],
  // "put in sick leave for Ann": what is no thing that is counted has no article.
  [/^[Pp]ut in (?!(?:the|my|our|all|order|place)\b)(?=\p{Ll}+(?: \p{Ll}+){0,2} (?:for|from|on) )/u, 'enter '],
  [
    /^(?:[Tt]hrow|[Tt]oss|[Tt]ake|[Cc]ross|[Ss]trike|[Ww]eed) (?:away|off|out) (?=the\b|all\b|every\b|\p{Lu}|.*\d)/u,
    'delete ',
  ],
  [/^(?:kill|scrap|ditch|bin|nuke|axe|eliminate|zap) (?=\S)/i, 'delete '],
]
/** "take Ann Lee off": what is on a list no longer. */
const STRIKES = fragment`(?:take|strike|cross|scratch)`
const OFF_THE = fragment` off (?:the |our |my |your )?`
/** "put A into B", "take A out of B" (verbs of putting and removing; Levin, 1993, 9.1 and 10.1). */
const MOVES: [RegExp, string][] = [
  // "book in a new van": entered as one that has come.
  [
    /^(?:book|log|enter|take|bring|put) in (?=(?:an?|one|another|two|three) (?:new|further|more|extra) |another )/i,
    'add ',
  ],
  // "hand out laptop 7 to Ann": from now on she has it.
  [/^(?:hand|give) out (?=\S.* to \S)/i, 'assign '],
  // "put Ann Lee down as a guest": written down is added.
  [/^(?:put|write) ([^\d,;:]{2,60}?) down as (?=an?\s)/i, 'add $1 as '],
  // "put van 7 in for repair": a particle.
  [/^put (?=\S.* (?:in|into|onto) )(.+?) (?:into|onto|in) (?!(?:for|at|by|on|with)\b)/i, 'add $1 to '],
  [/^take (?=\S.* out of )(.+?) out of /i, 'remove $1 from '],
  // "take Ann Lee off the list": the list of all of them.
  [
    pattern('i')`
      ^${STRIKES} (.+?)${OFF_THE}(?:lists?|books|records?|system|register|database)(?=[\s.,!]*$)
    `,
    'delete $1',
  ],
  // "take Ann Lee off the guest list": what the list is of, or another list than that of all of them.
  [
    pattern('iu')`
      ^${STRIKES} (.+?)${OFF_THE}((?:\p{Ll}+ ){1,2})(?:lists?|books|records?|system|register|database)(?=[\s.,!]*$)
    `,
    'delete $1 from the $2list',
  ],
]
/** "take Ann Lee off the list": whether it is the list of all of them is not said, so that it deletes her only after a yes. */
export const LEAVES_LIST = pattern('iu')`(?:^|[\s,])${STRIKES} .+?${OFF_THE}(?:\p{Ll}+ ){0,2}lists?[\s.,!]*$`

/** "take van 4 out of service": idioms around their object, by a verb that an operation may be called by; taken only where one is. */
const IDIOMS: [RegExp, string[]][] = [
  [
    pattern('i')`
      ^(?:take|pull|withdraw) (.+?) (?:out of|from) (?:service|use|commission|operation|circulation)(?=[\s.,!]|$)
    `,
    ['retire', 'decommission', 'deactivate', 'disable', 'suspend', 'withdraw'],
  ],
  [
    /^(?:take|pull) (.+?) off (?:the )?(?:sale|market|shelf|shelves|range)(?=[\s.,!]|$)/i,
    ['discontinue', 'delist', 'withdraw', 'unpublish', 'deactivate'],
  ],
  [
    pattern('i')`
      ^(?:put|bring|take) (.+?) back (?:in|into|to) (?:service|use|operation|circulation)(?=[\s.,!]|$)
    `,
    ['reactivate', 'recommission', 'restore', 'activate', 'enable', 'resume'],
  ],
  [/^(?:take|bring|give|send|hand) (.+?) back(?=[\s.,!]*$)/i, ['return']],
  [/^(?:put|place) (.+?) on (?:hold|ice)(?=[\s.,!]|$)/i, ['hold', 'pause', 'suspend', 'freeze']],
]
/** "put Dark Mild on tap 6", "bring Kestrel into berth 3": where the services have a deed called so, that of the numbered one. */
const NUMBERED_PLACE =
  /^(?:put|place|bring|move) (?<what>\S.*?) (?:on|onto|in|into|to|at) (?<deed>\p{Ll}{3,}) (?:no\.? |number |#)?(?<number>\d+)(?=[\s.!]*$)/iu

/** "…, it goes into repair": to what it is taken, which the idiom does not say. */
const WHERE_TO =
  /^\s*(?:[,;.]|[-–—]|and)\s*(?:it|he|she|they)(?:['’]s|\s+(?:is|are|goes?|has|have|needs?|will|should))\s/i
/** Verbs of two words by a verb that an operation may be called by; taken only where one is. */
const OTHERS: [RegExp, string[]][] = [
  [/^turn down (?=\S)/i, ['reject', 'decline', 'refuse']],
  [/^(?:call|break) off (?=\S)/i, ['cancel', 'abort']],
  [/^(?:give|bring|send|take|hand) back (?=\S)/i, ['return']],
  [/^(?:hand|send) in (?=\S)/i, ['submit']],
  [/^(?:wrap up|finish off|finish up) (?=\S)/i, ['complete', 'finish', 'close']],
  [/^(?:sign off(?: on)?|give the go-ahead to|greenlight) (?=\S)/i, ['approve', 'accept']],
  [/^(?:kick off|start up|fire up) (?=\S)/i, ['start', 'launch', 'begin']],
  [/^shut down (?=\S)/i, ['stop', 'shutdown', 'close']],
  [/^(?:check out) (?=\S)/i, ['checkout', 'borrow', 'lend']],
]

/** "take SO-12 off", "throw the draft away": the particle stands behind its object. */
const PARTED = /^(?:take|throw|toss|cross|strike) ((?!.*\b(?:from|of|to|on)\b).{2,60}?) (?:off|out|away)(?=[\s,.!]*$)/i

/**
 * A command in the verb that the services know: verbs of two words by the plain verb, and a verb that no operation is called by
 * its synonym when exactly one operation's verb is one ("decline" where there is "reject").
 */
export function withPlainVerbs(text: string, isKnownVerb: (verb: string) => boolean): string {
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase()
  for (const [pattern, verbs] of IDIOMS) {
    const said = pattern.exec(text)?.[0]
    const plain = said !== undefined && !WHERE_TO.test(text.slice(said.length)) ? verbs.find(isKnownVerb) : undefined
    if (plain) return text.replace(pattern, `${plain} $1`)
  }
  const { what, deed, number } = testIn(text, NUMBERED_PLACE) ? NUMBERED_PLACE.exec(text)!.groups! : {}
  if (what && deed && isKnownVerb(deed)) return `${deed} ${what} with ${deed} number ${number!}`
  for (const [pattern, plain] of MOVES) if (pattern.test(text)) return text.replace(pattern, plain)
  if (!verb || isKnownVerb(verb)) return text
  for (const [pattern, verbs] of OTHERS) {
    const plain = pattern.test(text) ? verbs.find(isKnownVerb) : undefined
    if (plain) return text.replace(pattern, `${plain} `)
  }
  for (const [pattern, plain] of PHRASES) if (pattern.test(text)) return text.replace(pattern, plain)
  if (testIn(text, PARTED)) return replaceIn(text, PARTED, 'delete $1')
  if (Object.hasOwn(VERBS, verb)) return text
  const synonyms = CHANGING_ACTIONS.filter(group => group.includes(verb)).flat()
  const known = [...new Set(synonyms.filter(other => other !== verb && isKnownVerb(other)))]
  return known.length === 1 ? known[0]! + text.slice(verb.length) : text
}
