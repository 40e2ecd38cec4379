import { fragment, pattern } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { LEAD, NAMED, groupsOf, sayPlainly, type Turn } from './turns.ts'

/**
 * The question word stays where the answer would stand ("order 7 was placed by whom?"; Quirk et al., 1985, § 11.31), or a date is asked
 * for as a noun ("the date on which …"): the question in the order of a question.
 */

/** "on what date", "since which day". */
const WHAT_DATE = fragment`(?:(?:what|which) (?:exact )?(?:date|day)|when)`
const SINCE = fragment`(?:since|until|till|as of|from)`
const NOW = fragment`(?: (?:just|right) now| now| currently| at the moment| at present| today)?`

/** Participles that are the past as well: "the order was placed", "placed the order". */
const isPast = (participle: string): boolean =>
  /(?:ed|[^aeiou]t|made|sold|paid|built|held|led|bought|sent|lent|d)$/i.test(participle)

/** "by which clerk was it made": who made it, not how many of each clerk. */
function doneBy(whom: string, participle: string, thing: string): string {
  const who = /^(?:whom?)$/i.test(whom) ? 'who' : whom
  return isPast(participle) ? `${who} ${participle} ${thing}` : `${who} was ${thing} ${participle} by`
}

/** The thing with its kind before its name, where it is said and no part of the name. */
const named = (kind: string | undefined, who: string): string =>
  kind && !/^one$/i.test(kind) && !new RegExp(`\\b${kind}\\b`, 'i').test(who) ? `the ${kind} ${who}` : who

/** The base of a verb as it is said of one: "opens", "closes", "reaches"; undefined for what is no such form. */
const ofOne = (verb: string): string | undefined =>
  /^(?:is|was|has|does|this|as|us|its)$/i.test(verb) || !/[^s]s$/.test(verb)
    ? undefined
    : verb.replace(/(?<=(?:ss|sh|ch|x))es$|s$/, '').replace(/(?<=\p{L}{2}[^aeiou])ie$/u, 'y')

/** Verbs of beginning and of ending (Levin, 1993, 55), and of coming and going, as they are said of one. */
const DOES = fragment`
  (?:expire[sd]|ends|ended|start(?:s|ed)|begins|began|runs|ran|renews|renewed|lapse[sd]|joined|left|arrive[sd]|leaves|opens|opened|close[sd]
  |retire[sd]|finishe[sd]
  |falls|fell|goes|went|comes|came|moved|passed|died|qualified|registered)
`

const TURNS: readonly Turn[] = [
  // "the date on which the pass of Ann runs out", "the day when it has to be back": when it does.
  [
    pattern('iu')`
      ^(${LEAD})(?:(?:(?:can|could|would|will)\ you\ )?(?:please\ )?(?:tell|give|show|find|get)(?:\ (?:me|us))?|(?:i|we)(?:['’]d|\ would)?\ (?:need|want|like)
        (?:\ to\ (?:know|see|have))?|what(?:['’]?s|\ is|\ was)|do\ (?:you|we)\ (?:know|have)|may\ i\ have|can\ i\ have|could\ i\ have)
      \ the\ (?:exact\ )?(?:date|day)\ (?:(?<prep>on|by|until|till|from|since|at)\ which|when|that)
      \ (?!(?:has|had|have|is|was|were|saw|with)\b|[^?]*\b(?:most|least|fewest|highest|lowest|busiest)\b)(?<said>[^?.;]{4,110}?)(?=\W*$)
    `,
    (...args) => {
      const { prep = '', said = '' } = groupsOf(args)
      const since = /^(?:until|till|from|since)$/i.test(prep) ? `${prep.toLowerCase()} when` : 'when'
      return `${args[1]!}${since} ${said}`
    },
  ],
  // "the date Ann Lee's pass runs out", "her number and the day Ann Lee was hired": when that is.
  [
    pattern('giu')`
      (?<=^${LEAD}(?:what(?:['’]?s|\ is|\ was)\ |(?:(?:can|could|would|will)\ you\ )?(?:please\ )?
        (?:tell|give|show|find|get)(?:\ (?:me|us))?\ |(?:i|we)(?:['’]d|\ would)?\ (?:need|want|like)(?:\ to\ (?:know|see|have))?\ )
        (?:[^?.;]{3,80}?\ and\ )?)the\ (?:exact\ )?(?:date|day)
      \ (?=(?:(?:the|our|my|his|her|their|its)\ |(?:it|he|she|they)\ |(?-i:\p{Lu}))(?:[\p{L}\d'’-]+\ ){0,5}?
        (?:(?:was|were|is|are|has|had)\ (?:\p{L}+\ )?\p{L}{3,}|${DOES})
      (?:\ (?:out|up|on|in|back|off|here|us|as\ [^?.;]{3,20}))?\W*$)(?!(?:of|with|when|that|on|by|before|after|and|for|in|the\ most)\b)
    `,
    'when ',
  ],
  // "since what date has Ann been a member": since when.
  [pattern('giu')`\b(since|until|till|from|as of) (?:what|which) (?:exact )?(?:date|day)\b`, '$1 when'],
  // "Ann Lee, joined on what date?", "Ann Lee joined since when": when she did.
  [
    pattern('iu')`
      ^(${LEAD})(?<who>${NAMED})(?:,\ (?:the|our|that)\ \p{Ll}+)?[,.]?\ (?:(?:was|is|has\ been|were|has|had)\ )?(?<done>\p{Ll}+)
      (?<more>\ (?:by|to|in|with|at|from|for)\ [^,;:?]{2,40})?
      \ (?:on\ |at\ |since\ |as\ of\ |by\ )?${WHAT_DATE}(?=\W*$)
    `,
    (said, ...args) => {
      const { who = '', done = '', more = '' } = groupsOf(args)
      if (isParticiple(done.toLowerCase())) return `${args[0]!}when was ${who} ${done.toLowerCase()}${more}`
      return ofOne(done) ? `${args[0]!}when does ${who} ${ofOne(done)!}${more}` : said!
    },
  ],
  // "Ann Lee lives in which flat?", "Ann Lee drives which car?", "the lamp is on which shelf?": which one it is.
  [
    pattern('iu')`
      ^(${LEAD})(?<who>${NAMED})\ (?<done>\p{Ll}+s)(?<prep>\ (?:in|at|on|under|with|of|from|for|to|by))?
      \ (?<whom>whom|(?:which|what)\ \p{Ll}+(?:\ \p{Ll}+)?)(?=\W*$)
    `,
    (said, ...args) => {
      const { who = '', done = '', prep = '', whom = '' } = groupsOf(args)
      const which = /^whom$/i.test(whom) ? 'who' : whom
      if (/^(?:is|was)$/i.test(done)) return prep ? `${args[0]!}${which} ${done} ${who}${prep}` : said!
      return ofOne(done) ? `${args[0]!}${which} does ${who} ${ofOne(done)!}${prep}` : said!
    },
  ],
  // "Ann Lee has been a member since when?", "Ann Lee, a member until what date?"
  [
    pattern('iu')`
      ^(${LEAD})(?<who>${NAMED})(?:,|,?\ (?<be>is|has\ been|was|will\ be))\ (?:(?<kind>an?\ \p{Ll}+(?:\ \p{Ll}+)?|valid|here|with\ us))
      \ (?<prep>${SINCE})\ ${WHAT_DATE}(?=\W*$)
    `,
    (...args) => {
      const { who = '', kind = '', prep = '' } = groupsOf(args)
      return `${args[1]!}${prep.toLowerCase()} when ${/^(?:since|from)/i.test(prep) ? `has ${who} been` : `is ${who}`} ${kind}`
    },
  ],
  // "order 7 is one that was placed by which customer?", "… was placed by whom?": which customer placed it.
  [
    pattern('iu')`
      ^(${LEAD})(?<who>${NAMED})\ (?:is|was)
      \ (?:(?:an?|the|one\ of\ (?:the|our))\ (?<kind>\p{Ll}+(?:\ \p{Ll}+)?)\ (?:(?:that|which|who)\ (?:was|is|has\ been|had\ been)\ )?)?
      (?<done>\p{Ll}+)\ by\ (?<whom>whom|who|(?:which|what)\ \p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    (said, ...args) => {
      const { who = '', kind, done = '', whom = '' } = groupsOf(args)
      return isParticiple(done) ? `${args[0]!}${doneBy(whom, done, named(kind, who))}` : said!
    },
  ],
  [
    pattern('iu')`
      ^(${LEAD})by\ (?<whom>whom|(?:which|what)\ \p{L}+(?:\ \p{L}+)?)\ (?:was|is|has)\ (?<who>${NAMED})\ (?:been\ )?(?<done>\p{Ll}+)(?=\W*$)
    `,
    (said, ...args) => {
      const { who = '', done = '', whom = '' } = groupsOf(args)
      return isParticiple(done) ? `${args[0]!}${doneBy(whom, done, who)}` : said!
    },
  ],
  // "Slow Harbour, the film. Directed by whom?": who did it.
  [
    pattern('iu')`
      ^(${LEAD})(?<who>${NAMED})(?:,\ (?:the|that|our|a)\ (?<kind>\p{Ll}+))?[,.;:–—?-]+\s+
      (?<done>\p{Ll}+)\ by\ (?<whom>whom|(?:which|what)\ \p{L}+)(?=\W*$)
    `,
    (said, ...args) => {
      const { who = '', kind, done = '', whom = '' } = groupsOf(args)
      return isParticiple(done.toLowerCase())
        ? `${args[0]!}${doneBy(whom, done.toLowerCase(), named(kind, who))}`
        : said!
    },
  ],
  // "copy 7 is a copy that belongs to which branch?", "order 7 is an order for which customer?"
  [
    pattern('iu')`
      ^(${LEAD})(?<who>${NAMED})\ (?:is|was)\ (?:an?|the|one\ of\ (?:the|our))\ (?<kind>\p{Ll}+)\ (?:(?:that|which|who)\ (?:(?<be>is|was)|(?<verb>\p{Ll}+s))\ )?
      (?<prep>by|for|of|from|with|in|on|at|to|under)\ (?<whom>whom|(?:which|what)\ \p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    (...args) => {
      const { who = '', kind, verb, prep = '', whom = '' } = groupsOf(args)
      const which = /^whom$/i.test(whom) ? 'who' : whom
      return verb
        ? `${args[1]!}${which} does ${named(kind, who)} ${verb.replace(/s$/, '')} ${prep}`
        : `${args[1]!}${which} is ${named(kind, who)} ${prep}`
    },
  ],
  // "the tent is out with whom just now?": who it is out with.
  [
    pattern('iu')`
      ^(${LEAD})(?<who>(?:the |our )?${NAMED}) (?:is|was) (?<how>(?:currently |still )?(?:out|on loan|in use)) (?:with|to|by)
      \ (?<whom>whom?|(?:which|what) \p{L}+)(?<now>${NOW})(?=\W*$)
    `,
    (...args) => {
      const { who = '', how = '', whom = '', now = '' } = groupsOf(args)
      return `${args[1]!}${/^whom?$/i.test(whom) ? 'who' : whom} has ${who} ${how.replace(/^(?:currently|still) /i, '')}${now || ' now'}`
    },
  ],
]

/** The message with its question word in front, where that stands in the place of what is asked for. */
export const withoutTurnsInPlace = (message: string): string => sayPlainly(message, TURNS)
