import { singular } from '../language/words.ts'
import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { imperative } from './imperative.ts'
import { maskQuotes } from './mask.ts'
import { MAKE, NOUN, PLEA } from './orders-in-headings.ts'
import { mayBeTitle, sayDetails } from './say-details.ts'
import { withPlainVerbs } from './plain-verbs.ts'
import { withoutPoliteness } from './strip-politeness.ts'
import { isUnsaid } from './unsaid.ts'

/** Verbs of entering, as participles. */
const DONE = fragment`
  (?:
    added|registered|entered|created|logged|recorded|booked|saved|opened|filed|raised|listed|enroll?ed|made|reported|scheduled|submitted|arranged
    |(?:signed|set|put|taken|written)\ (?:up|in|down|on)
  )
`
/** What all of them are kept in. */
const BOOKS = fragment`(?:the|our|my)\ (?:catalogue?|inventory|system|database|register|crm|records?|books|list|files?)`
/** Where all of them are kept, which says nothing of the new one. */
const KEPT = fragment`(?:\ (?:to|in|into|on|with)\ ${BOOKS})`
/** Where all of them are kept, which somebody is to be brought to. */
const IN_ALL = fragment`\ (?:to|in|into|on|onto|with)\ ${BOOKS}`
const MAKING_NOW = fragment`(?:adding|registering|entering|creating|logging|recording|booking|reporting|filing|(?:setting|signing)\ up|putting\ in)`
/** That it is to be made, behind what there is: "who has to be added", "to sign up", "that I want logged". */
const TO_BE_MADE = fragment`
  (?:
    (?:,?\ (?:who|whom|that|which))?\ (?:
      (?:still\ )?(?:has|have|needs?|ought|is|are)\ to\ (?:
        be\ ${DONE}
        |go\ (?:in|on)(?:to)?\ (?:the|our|my)\ (?:catalogue?|inventory|system|database|register|books|list))
      |(?:should|must)\ be\ ${DONE}|(?:still\ )?(?:needs?|wants?|requires?)\ ${MAKING_NOW}
      |(?:i|we)(?:['’]d\ like|\ would\ like|\ want|\ need)(?=${IN_ALL})
      |(?:i|we)(?:['’]d\ like|\ would\ like|\ want|\ need|\ have)\ (?:to\ (?:be\ ${DONE}|have\ ${DONE}|${MAKE}(?:\ (?:up|in|down))?|get|bring)|${DONE})
    )
    |\ (?:for\ (?:you|us|me)\ )?to\ (?:be\ ${DONE}|${MAKE}(?:\ (?:up|in|down))?)
  )${KEPT}?(?:,?\ (?:please|pls))?
`
/** To what it belongs, behind its noun. */
const OWNER = fragment`(?:for|at|in|on|of|from|against)\ (?!(?:it|this|that|him|her|them|me|us|you)\b)[^,.:;?!–—]{2,60}?`
const WHERE = fragment`(?:\ (?<where>${OWNER}))?`
const PLACE = fragment`(?:\ (?<place>${OWNER}))`
const BREAK = fragment`\s*(?:[,.:;]|\s[-–—])\s+(?=\S)`
const NAME = fragment`(?-i:\p{Lu}[\p{L}'’.-]*(?:\ (?:(?:de|van|von|der|la|di)\ )*\p{Lu}[\p{L}'’.-]*)+)`
const ANEW = fragment`(?:an?|another|one\ more)\ (?:(?:brand[ -])?new\ |further\ |additional\ )`

/** What somebody is, as a title: "Operations Manager". */
const TITLE = fragment`(?-i:\p{Lu}\p{L}+(?:\ \p{Lu}\p{L}+)*)`

/** "We have a new customer who has to be added: …", "there's a new piece to enter for Sport, …". */
const THERE_IS = pattern('iu')`
  ^\W*(?:
    (?:we|i)(?:['’](?:ve|re|m))?\ (?:(?:have|are|am|just|now|also|still)\ )*
      (?:(?:got|had|received|found|bought|hired|opened|won|gained|landed|(?-i:\p{Ll}{3,}ing|taken|brought|signed)(?:\ (?:with|on|in|up|out))?)\ )?
    |(?:there|here)(?:['’]s|\ is)\ (?:also\ )?
  )(?:${ANEW}|an?\ |another\ )(?<noun>${NOUN}|${TITLE})
  (?:(?<task>${TO_BE_MADE})${WHERE}|${PLACE}?(?<task2>${TO_BE_MADE})?)(?:\ (?:today|here|now))?(?:${BREAK}|\ (?=(?:called|named)\ )|[\s.!]*$)
`
/** "Plot 18 has a new issue that I want logged, …". */
const HAS_ONE = pattern('iu')`
  ^\W*(?<what>(?=[^,;:?]*(?:\d|(?-i:\p{Lu})))[^,;:?.!]{2,60}?)\ (?:has|have|had|got|needs?)(?:\ got)?\ ${ANEW}(?<noun>${NOUN})${TO_BE_MADE}${BREAK}
`
/** "Ann Lee has bought a new boat, …. Please add it": whose it is. */
const GOT_ONE = pattern('iu')`
  ^\W*(?<what>${NAME})\ (?:(?:has|have|had|just|now|also)\ )*(?:bought|got|acquired|ordered|brought\ in|taken\ on|opened|had|found|adopted)
  \ ${ANEW}(?<noun>${NOUN})${BREAK}
`
/** "A new repair job is needed at Alder Gardens, …". */
const IS_NEEDED = pattern('iu')`
  ^\W*(?:${ANEW}|another\ |one\ more\ )(?<noun>${NOUN})\ (?:
    (?:is|are)\ (?:(?:now|also|urgently|still)\ )?(?:needed|required|wanted|to\ be\ ${DONE})
    |(?:has|have|needs?|ought)\ to\ be\ ${DONE}|(?:should|must)\ be\ ${DONE}
  )${KEPT}?${WHERE}(?:${BREAK}|[\s.!]*$)
`
/** An order to make one, by a pronoun or by its kind alone: "please register him as a new member", "create a client record for her". */
const MAKING = pattern('iu')`
  (?:\s*(?:[,.;!?:]|\s[-–—])\s+|\s(?:so|and)\s+)(?:(?:so|and)\s+)?${PLEA}*
  ${MAKE}(?:\s(?:up|in|down))?\s(?:(?<it>it|him|her|them|that|this)|(?:an?|the|this|that|another)\s(?:new\s)?(?<made>${NOUN}))
  (?:\s(?:up|in|down))?(?:\sas\s(?:an?|our|the)\s(?:new\s)?(?<kind>${NOUN}))?(?:\s(?:for|of|about|on)\s(?:it|him|her|them|this|that|me|us))?
  (?:\sfor\s(?:that|this)\s(?<post>${NOUN}))?${KEPT}?
  (?:\s(?:to|on)\s(?:the|our)\s(?:(?-i:\p{Lu})\S*\s)?(?<list>(?-i:\p{Ll}+(?:\s\p{Ll}+)?s)))?(?:\s(?:here|there))?
  (?:\s(?:please|pls|now|for\s(?:me|us)|accordingly))*(?<rest>\s*(?:[,.;:!?]|\s[-–—]|$)\s*|\s(?=(?:with|under)\s))
`
/** What people belong to, which says nothing of them. */
const BODY =
  '(?:club|library|association|scheme|programme|community|society|choir|band|team|gym|company|firm|cooperative|league)'
/** Somebody who becomes one of those that are kept: "Ann Lee wants to join", "I've got someone here who wants to become a member". */
const JOINS = pattern('iu')`
  ^\W*(?:
    (?<who>${NAME})
    |(?:(?:i|we)(?:['’]ve)?(?:\ have)?(?:\ got)?\ |there(?:['’]s|\ is)\ )?(?:someone|somebody|a\ (?:person|lady|man|woman|gentleman|girl|boy|guy))
      (?:\ (?:here|on\ the\ (?:phone|line)|at\ the\ (?:desk|counter|door)))*(?:\ (?:who|that))?
  )\ (?:(?:now|just|also)\ )*(?:
    (?:wants?|would\ like|['’]d\ like|wishes|has\ asked|asked|asks|is\ here|has\ come|came|is\ keen)\ to\ (?:
      join(?:\ (?:us|up|in|(?:the|our)\ ${BODY}))?|(?:sign\ up|register|enroll?)(?:\ with\ us|\ here)?
      |(?:become|be)\ (?:an?|our|one\ of\ our)\ (?:new\ )?(?<kind>${NOUN})|be\ ${DONE}
    )
    |is\ (?:(?:brand[ -])?new(?:\ (?:with\ us|here|to\ us|on\ board))?|joining(?:\ us)?)
    |(?:has|have)\ (?:just\ |recently\ |now\ )*(?:joined|signed\ up|registered|enrolled|started)(?:\ (?:us|with\ us|here|today))*
      (?:\ as\ (?:an?|our)\ (?:new\ )?(?<post>${NOUN}))?
  )[\s.!]*$
`
/** Somebody who asks to have a place: "Ann Lee is applying for the post of baker", "Ann Lee from Oslo wants to be our baker". */
const APPLIES = pattern('iu')`
  ^\W*(?<applicant>${NAME})(?<from>\ (?:from|of|in)\ ${TITLE})?\ (?:(?:now|just|also)\ )*(?:
    (?:is\ (?:applying|interested|standing|signing\ up|registering)|applies|(?:has|have)\ applied|applied|would\ like\ to\ apply|wants\ to\ apply)
      \ (?:for|in|to)\ (?<to>(?!(?:us|it|that)\b)[^.;:!?]{2,80}?)
    |(?:wants?|would\ like|hopes)\ to\ (?:be|become|work\ as|start\ as)\ (?:our|the|an?)\ (?:new\ )?(?<as>[^.;:!?,]{2,60}?)
  )[\s.!]*$
`
/** "Acme wants a proposal, so put in a 5,000 deal called …": for whom something is to be made, and why. */
const WANTS_ONE = pattern('iu')`
  ^\W*(?<who>(?-i:\p{Lu}[\p{L}\d'’&.-]*(?:\ \p{Lu}[\p{L}\d'’&.-]*)*))\ (?:(?:now|just|also)\ )*
  (?:wants?|needs?|would\ like|is\ asking\ for|asked\ for|has\ asked\ for|is\ after)\ (?:an?|some|another)\ (?-i:\p{Ll}+(?:\ \p{Ll}+){0,2})
  \s*(?:,\s+(?:and\s+)?so|[;.]\s+(?:so\s+)?|\s+so)\s+
  (?=(?:please\ |can\ you\ |could\ you\ )?(?:put|create|add|make|set|open|log|record|enter|raise|book|register|file)\ (?:in\ |up\ )?(?:an?|another)\b)
  (?<order>\S.*)$
`
/** "12 May, 10:30, Nore Clinic. Put Ann Lee in for an appointment": what is told of it in front. */
const IN_FOR = pattern('iu')`
  ^\W*(?<told>(?=[^.;]*\d)(?![^.;]*\b(?:is|are|was|were|has|have|had|wants?)\b)[^;?!]{4,80}?)\s*(?:[.;]|\s[-–—])\s+
  ${PLEA}*(?:put|book|sign|enter|enroll?|schedule)
  \ (?<who>${NAME})\ (?:(?:in|down|up)\ )?for\ (?:an?|the)\ (?<noun>${NOUN})[\s.!]*$
`
/** Somebody with what is told of them in a list. */
const LISTED = pattern(
  'iu',
)`^\W*${NAME}\s*(?:[,;:]|\s[-–—])\s+(?!(?:who|which|that)\b)(?![^;:?]*\b(?:wants?|would|should|has|have|had|was|were|called|rang|asked|said|says)\b)`
/** Somebody who wishes for something that there is: "Ann Lee would like to have The Long Shore". */
const WISHES = pattern('iu')`
  ^\W*(?<who>${NAME})\ (?:(?:now|just|also)\ )*(?:wants?|would\ like|['’]d\ like|needs|is\ after|has\ asked\ for|asked\ for|asks\ for)\ (?:
    to\ (?:have|get|borrow|take|book|reserve|rent|hire|read|see|order|attend|use)\ (?:out\ )?
  )?(?<what>(?!(?:to|that|him|her|them|it|you|us)\b)\S.*?)[\s.!]*$
`
/** "In the Long Shore project, set up a task called …": where it belongs, in front of the order. */
const PLACE_FIRST = pattern(
  'iu',
)`^(?<place>(?:in|on|at|for|under|within)\ (?=[^,]*(?:\d|(?-i:\p{Lu})|Q{2}))[^,;:?!.]{2,60}),\s+(?<order>\p{L}+\ \S.*)$`
/** "an appointment with Ann Lee". */
const ONE_OF = pattern('iu')`^(?:an?|another) (?:new )?(${NOUN})( (?:with|on|at|for|in|from|of|to)\s.*)?$`
/** Words for what is kept of somebody. */
const ENTRY = /(?<=\p{L} )(?:record|entry|profile|file|account)$/u

/**
 * Orders to make something new that is announced, with what it is told in sentences of their own. They only count where all of them makes
 * sense, and wait for a yes. Likeliest first.
 */
export function ordersAnnounced(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const masked = maskQuotes(text)
  if (isUnsaid(masked)) return []
  const placed = placeBehind(text, masked, isKnownVerb)
  if (placed.length) return placed
  const wanted = execIn(masked, WANTS_ONE)?.groups
  if (wanted) {
    const made = withPlainVerbs(
      withoutPoliteness(text.slice(-wanted['order']!.length)).replace(/[\s.!]+$/, ''),
      isKnownVerb,
    )
    return imperative(made, isKnownVerb)?.action === 'create' ? withDetails(`${made}, for ${wanted['who']!}`) : []
  }
  const inFor = execIn(masked, IN_FOR)?.groups
  if (inFor) return orderOf(inFor['noun']!, `for ${inFor['who']!}`, text.slice(0, inFor['told']!.length))
  const making = execIn(masked, MAKING)
  const there = execIn(masked, THERE_IS)
  const { task, task2 = task, where, place = where } = there?.groups ?? {}
  if (there && (task2 ?? making)) {
    const rest =
      making && making.index >= there[0].length - 2
        ? withoutMaking(text, making, there[0].length)
        : text.slice(there[0].length)
    return orderOfKind(there.groups!['noun']!, kindOf(making), place, rest)
  }
  const has = execIn(masked, HAS_ONE)
  if (has) {
    const { what, noun } = has.groups!
    const from = has[0].indexOf(what!)
    return orderOf(noun!, `for ${text.slice(from, from + what!.length)}`, text.slice(has[0].length))
  }
  const got = making && execIn(masked, GOT_ONE)
  if (got && making.index >= got[0].length - 2) {
    const rest = withoutMaking(text, making, got[0].length).replace(/^(?:the|called) (?=\p{Lu})/u, '')
    return orderOf(got.groups!['noun']!, `for ${got.groups!['what']!}`, rest)
  }
  const needed = execIn(masked, IS_NEEDED)
  if (needed) return orderOf(needed.groups!['noun']!, needed.groups!['where'], text.slice(needed[0].length))
  return making ? ordersMade(text, masked, making) : []
}

/** The kind that an order to make something names: "as a client", "to our clients". */
const kindOf = (making: RegExpExecArray | null): string | undefined => {
  const { kind, list } = making?.groups ?? {}
  return kind ?? (list && singular(list))
}

/** Words that only point to who is new. */
const ANYBODY = /^(?:person|face|arrival|joiner|starter|guy|one|lady|man|woman|somebody|someone)$/iu
/** What people are called by what they do. */
const TITLES = ['', 'job title ', 'role ', 'position ']

/** Where somebody is told by what they are, and is to be kept among others: what they are is said of them. */
function orderOfKind(noun: string, kind: string | undefined, where: string | undefined, rest: string): string[] {
  const isSame = kind === undefined || ANYBODY.test(noun) || noun.toLowerCase().endsWith(kind.toLowerCase())
  if (isSame) return orderOf(kind ?? noun, where, rest)
  const told = rest.trim().replace(/[\s.,]+$/, '')
  return TITLES.flatMap(title => orderOf(kind, where, `${told}, ${title}${noun}`))
}

/** "…, please add her": what is told of somebody before is of the new one. */
function ordersMade(text: string, masked: string, making: RegExpExecArray): string[] {
  const { made, post } = making.groups!
  const before = masked.slice(0, making.index)
  const rest = text.slice(making.index + making[0].length)
  const joins = execIn(before, JOINS)
  const noun = kindOf(making) ?? made ?? joins?.groups!['kind'] ?? joins?.groups!['post']
  if (joins) {
    if (!noun) return []
    const who = joins.groups!['who']
    return orderOf(noun, undefined, [who, rest.replace(/^\W*(?:with|under)\s+/i, '')].filter(Boolean).join(', '))
  }
  const applies = noun === undefined ? undefined : execIn(before, APPLIES)?.groups
  if (applies) {
    const { applicant, from: home = '', as, to } = applies
    const object = (as ?? to)!
    const where = post ? `for the ${object} ${post}` : `for ${as ? 'the ' : ''}${object}`
    const told = rest.replace(/^\W*(?:with|under)\s+/i, '').replace(/[\s.]+$/, '')
    return orderOf(noun!, where, [applicant!, told, home.trim()].filter(Boolean).join(', '))
  }
  // "Ann Lee, Oslo, 555 01. Please put her in as a client": all that is told of her.
  if (noun !== undefined && testIn(before, LISTED))
    return orderOf(noun, undefined, text.slice(0, making.index) + (rest.trim() ? `, ${rest.trim()}` : ''))
  const { who, what } = execIn(before, WISHES)?.groups ?? {}
  if (!who || !what) return []
  const wished = text.slice(0, making.index)
  const thing = wished
    .slice(wished.indexOf(who) + who.length)
    .slice(-(before.length - before.lastIndexOf(what)))
    .slice(0, what.length)
  const more = rest.trim() ? `, ${rest.trim()}` : ''
  // "Ann Lee wants a visit with Bob Ray on Monday, please book that": of which kind it is stands before.
  const [, own, further = ''] = ONE_OF.exec(thing) ?? []
  if (!made) return own ? withDetails(`create a new ${own} for ${who}${further}${more}`) : []
  return [`create a ${made} of ${thing} for ${who}${more}`, `create a ${made} for ${who}: ${thing}${more}`].flatMap(
    withDetails,
  )
}

const withoutMaking = (text: string, making: RegExpExecArray, from: number): string =>
  [text.slice(from, Math.max(from, making.index)), text.slice(making.index + making[0].length)]
    .filter(part => part.trim())
    .join(', ')

/** The order for one of a kind, with what is told of it, in plain words first. */
function orderOf(noun: string, where: string | undefined, rest: string): string[] {
  const kinds = [...new Set([noun.replace(ENTRY, '').trim(), noun])].map(one => one.toLowerCase())
  const details = rest.trim()
  // "from Oslo: Ann Lee, 555 01": where somebody is from, behind who it is.
  if (where && details && /^(?:from|in) /i.test(where))
    return orderOf(noun, undefined, `${details.replace(/[\s.]+$/, '')}, ${where}`)
  const isNamed = /^(?:called|named) /i.test(details)
  const link =
    details === ''
      ? ''
      : isNamed && !where
        ? ' '
        : where && /^(?:\p{Ll}|["“]|[Ii]ts?\b|[Tt]he\b|[Cc]all\b)/u.test(details)
          ? ', '
          : ': '
  return kinds.flatMap(kind => withDetails(`create a new ${kind}${where ? ` ${where}` : ''}${link}${details}`))
}

const withDetails = (order: string): string[] => [
  ...new Set(mayBeTitle(order) ? [order, sayDetails(order)] : [sayDetails(order), order]),
]

/** An order to make something behind where it belongs, the other way round. */
function placeBehind(text: string, masked: string, isKnownVerb: (verb: string) => boolean): string[] {
  const { place, order } = execIn(masked, PLACE_FIRST)?.groups ?? {}
  if (!place || !order) return []
  const said = withoutPoliteness(text.slice(text.length - order.length))
  const plain = said.replace(/^(?:set up|put in|write up) (?=an?\b|another\b|one\b)/i, 'create ')
  const command = imperative(plain, isKnownVerb)
  const makes = command?.action === 'create' || (command !== undefined && /^\p{L}+ (?:an?|another|one) /iu.test(plain))
  if (!makes) return []
  const where = ` ${place.charAt(0).toLowerCase()}${text.slice(1, place.length)}`
  const quoteless = maskQuotes(plain)
  const ends = [/[,;:.!?](?=\s|$)|$/, /[.!?](?=\s|$)|$/].map(end => quoteless.search(end))
  return [...new Set(ends)].flatMap(at => withDetails(`${plain.slice(0, at)}${where}${plain.slice(at)}`))
}
