import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { readMessage } from '../requests/read-message.ts'
import { imperative } from './imperative.ts'
import { maskQuotes } from './mask.ts'
import { namesIn, subjectOf, thingsOf, withNounsBefore, withNounsBehind } from './named-in.ts'
import { ordersOfTwo } from './points-at-two.ts'
import { changesToPlace } from './other-wordings.ts'
import { withPlainVerbs } from './plain-verbs.ts'
import { QUESTION, withoutPoliteness } from './strip-politeness.ts'
import { sayPointed } from './say-pointed.ts'
import { isSupposed } from './unsaid.ts'

/** Where a clause ends and an order may begin; `so` where what follows is what the clause comes to. */
const JOINT = pattern('giu')`
  (?:\s*[.;!:,](?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|Jr|Sr)\.)|\s[-–—])\s+
  (?:(?<so>so|hence|therefore|that is|i\.e\.|in other words)\b,?\s+|(?:and|then|now)\b,?\s+)*(?=\p{L})
  |\s+(?<and>so)\s+(?=\p{L})
  |\s+and\s+(?=(?:i|we)\s(?:want|need|would\slike)\s(?:it|that|this)\b)
  |\s+and\s+(?=(?:has|have|needs?|should|must|can)\s(?:to\s)?(?:be|go)\b|(?:needs?|wants?)\s\p{Ll}+ing\b)
`
/** An order whose object is a pronoun: "take it off the list", "change her last name to Ray". */
const POINTING =
  /^(\p{L}+(?: (?:up|down|out|off|in|back|over|on))?) (it|this|that|them|these|those|him|her)(?=[\s,.!]|$)(?! \p{Ll}+ (?:to|as|from|by)\b)/iu
/** "log a repair for it": a new record of what was named. */
const MADE_FOR =
  /^(\p{L}+ (?:an?|another) (?:\p{Ll}[\p{L}-]* ){1,3}(?:for|of|on|about|against) )(it|this|that|him|her|them)(?=[\s,.:;!]|$)/iu
const PARTICLE = fragment`(?:up|down|out|off|in|back|over|on|as|to)`
/** "close the ticket", "pause that subscription until 5 May": the kind of what was named. */
const NOUN_ALONE = pattern('iu')`
  ^(\p{L}+(?: (?:up|down|out|off|in|back|over|on))?) (?:the|that|this) ((?-i:(?!${PARTICLE}\b)\p{Ll}[\p{Ll}-]+(?: (?!${PARTICLE}\b)\p{Ll}[\p{Ll}-]+)?))
  (?=[\s.!]*$| (?:${PARTICLE} )?(?:until|till|from|by|to|for|as|on) [^,;:]*$)
`
/** "sign him up", "take her off": what it is for was told before. */
const ONTO =
  /^(?:(?<on>sign|put|add|enter|opt)|(?<off>take|sign|opt|strike|remove)) (?:him|her|them|it) (?:(?<up>up|in|on|down)|(?<out>off|out))[\s.!]*$/iu
const OBJECT = /\b(?:the|our|any)\s+(\p{Ll}{3,})(?=[\s.,;!]|$)/gu
/** "tick it off": what was told is to be marked, nothing is to be taken away. */
const TICKS = /^(?:tick|check|cross) (?:it|that|this|them) off[\s.!]*$/iu
const PUT_DOWN =
  /^(?:book|enter|log|record|put|note) (?:it|that|this)(?: (?:in|down|for (?:me|us|him|her|them)))*[\s.!?]*$/iu
/** "Shift 3238 is no longer needed", "order 12 was entered twice": a noun with its number, which is spelt like a verb, has one of its own. */
const TELLS =
  /^\W*(?:the )?\p{L}+ (?:\p{Ll}+ )?\S*\d\S* (?:is|was|are|were|has|have|had|will|can|does|did|must|should|\p{L}+n['’]t)\b/iu
/** "put the North depot as the depot": what a field of what was named becomes. */
const PUT_AS = pattern('u')`
  ^(?:[Pp]ut|[Ee]nter|[Ss]et|[Uu]se|[Mm]ake|[Nn]ote|[Aa]dd) (?<value>(?!(?:it|that|this|him|her|them)\b)\S[^,;:]*?)
  \ (?:down )?as (?:the|his|her|its|their) (?:new )?(?<field>\p{Ll}+(?:[ -]\p{Ll}+){0,2})(?=[\s.!]*$)
`
const SMALL_WORD = fragment`(?:${PARTICLE}|from|for|at|with|by|of|the|an?|until|till|and)`
const OWNING = pattern('iu')`
  ^(\p{L}+) (?:its|his|her|their) ((?-i:(?!${SMALL_WORD}\b)\p{Ll}+(?:[ -](?!${SMALL_WORD}\b)\p{Ll}+){0,2}?))
  (?=\ (?:(?:up|down|back|over) )?(?:to|as|from|by)\b|(?: on (?:hold|ice)| (?:until|till) [^,;:]+?| off| back)?[\s.!]*$)
`

/** "The money from Ann Lee for INV-7 has come in, mark it as paid": no person, so the one thing that is named by a code. */
const POINTS_TO_THING = /^\p{L}+(?: \p{L}+)? (?:it|this|that)\b/iu
const CODE = /^(?=.*\p{Lu})(?=.*\d)\S+$/u

/** Something that waits, or does not hold: it is no reason for an order. */
export const CONDITION = /^(?:if|when|whenever|once|unless|until|after|before|in case|should)\b/i
/** An order behind a clause that tells something, with the pronoun in it replaced by what the clause names. */
export interface PointedOrder {
  text: string
  /** The clause names nothing else. */
  isOnly: boolean
  /** The pronoun is in the plural, which a firm or a band takes as well. */
  isMany: boolean
  /** What is told names just what it points to: likelier than any other reading. */
  isNamed?: boolean
}

/**
 * "HC11709 has been written off, take it off the list": a clause that tells something of a record, and an order that points to it
 * by a pronoun. What is told is no description to be looked for. Where the clause is an order itself, what stands behind it counts
 * only as the same in other words ("put B-17 on hold, … so mark it as reserved").
 */
export function ordersPointingBack(text: string, isKnownVerb: (verb: string) => boolean): PointedOrder[] {
  const masked = maskQuotes(text)
  const isAsked = /\?\s*$/.test(masked) && !testIn(masked, ASKED_FOR)
  if (QUESTION.test(text) || isAsked || testIn(text, CONDITION) || isSupposed(text)) return []
  for (const joint of [...masked.matchAll(JOINT)].reverse()) {
    const told = text.slice(0, joint.index)
    const said = sayPointed(withoutPoliteness(text.slice(joint.index + joint[0].length)), told, isKnownVerb)
    if (TICKS.test(said)) return []
    // "… from 7 to 9 May, can you book that in?": what is told is the record itself.
    if (PUT_DOWN.test(said) && daysIn(told).length) return []
    const ofTwo = ordersOfTwo(said, told)
    if (ofTwo.length) return ofTwo
    const joined = testIn(said, ONTO) ? ordersOnto(said, told) : []
    if (joined.length) return joined
    const plain = withPlainVerbs(said, isKnownVerb)
    // "put it back in service" is no order to add anything.
    const behind = imperative(plain, isKnownVerb)?.action === 'create' && PUTS_IT.test(said) ? said : plain
    const isMade = MADE_FOR.test(behind)
    const isPointing =
      isMade || POINTING.test(behind) || OWNING.test(behind) || testIn(behind, PUT_AS) || testIn(behind, NOUN_ALONE)
    const placed = isPointing ? changesToPlace(behind) : []
    const order = isPointing ? [behind, ...placed].map(one => imperative(one, isKnownVerb)).find(Boolean) : undefined
    if (!order) continue
    // All that is told of what is new belongs to it (`makeIt`).
    if (order.action === 'create' && !isMade) return []
    const isOrder = !TELLS.test(told) && imperative(withPlainVerbs(withoutPoliteness(told), isKnownVerb), isKnownVerb) !== undefined // oxfmt-ignore
    if (isOrder && !(joint.groups?.['so'] ?? joint.groups?.['and'])) return []
    const done = ordersOfDone(behind, told)
    if (done.length) return done
    const days = daysIn(told)
    const names = namesIn(told, isOrder).filter(name => !days.some(day => day.includes(name)))
    const isMany = /^\p{L}+(?: \p{L}+)? (?:them|these|those)\b/iu.test(behind)
    const isOfNoun = testIn(behind, NOUN_ALONE)
    const things = isOfNoun
      ? names.slice(0, names.length === 1 ? 1 : 0)
      : [...askedBy(told), ...subjectOf(told), ...thingsOf(told, names)]
    const pointed = (name: string) => ({ text: pointTo(behind, withDay(name, told, days)), isMany })
    const codes = names.filter(name => CODE.test(name))
    const coded = names.length > 1 && codes.length === 1 && POINTS_TO_THING.test(behind) ? codes : []
    return [
      ...coded.map(code => ({ ...pointed(code), isOnly: true, isNamed: true })),
      ...things.map(thing => ({ ...pointed(thing), isOnly: true, isNamed: true })),
      ...names
        .flatMap(name => [...withNounsBefore(told, name), withNounsBehind(told, name) ?? [], name].flat())
        .map(name => ({ ...pointed(name), isOnly: names.length === 1 })),
    ]
  }
  return []
}

/** "Ann Lee put in for annual leave starting 3 May", "Ann Lee has handed in a request for leave": what somebody asked for. */
const ASKED_BY = pattern('u')`
  ^\W*(?<who>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+) (?:(?:has|have|had|just|now|also) )*(?:
    (?:put in|asked|applied|applying|asking) for
    |(?:put in|handed in|sent in|submitted|made|filed|sent|entered) (?:an?|the|his|her|their) (?<noun>\p{Ll}+)(?: (?:for|of))?
    |(?:wants|requested|would like)
  )(?: (?:some|an?|the|his|her|their))?(?<what>(?: \p{Ll}+){0,3}?)(?<when> (?:starting|beginning|from|on|for) [^,;.?]*\d[^.;?]*?)?
  (?:[.;]\s+(?:[Tt]hat|[Tt]his|[Ii]t)(?:['’]s| is) (?:fine|ok|okay|all right|alright|good|in order)(?: (?:with|by) (?:me|us))?|,?\s+and)?[\s.]*$
`
function askedBy(told: string): string[] {
  const { who, noun, what = '', when = '' } = ASKED_BY.exec(told)?.groups ?? {}
  if (!who || !(noun ?? what.trim())) return []
  const day = when.replace(/^ (?:starting|beginning)(?: on| from)?/, ' from')
  const things = [
    ...(what.trim() ? [what.trim(), ...(noun ? [`${what.trim()} ${noun}`] : [])] : []),
    ...(noun ? [noun] : []),
  ]
  return things.map(thing => `the ${thing} of ${who}${day}`)
}

/** "The Long Shore was reserved by Ann Lee": by whom, and what. */
const DONE_BY =
  /^(?:the )?(?<what>[^,;:?]{2,60}?) (?:was|is|has been|had been) (?:\p{Ll}+ly )?\p{Ll}+(?:ed|en|wn) by (?<who>\p{Lu}[^,;:?]{2,40}?)[\s.]*$/u
/** Such a deed, and an order for the record of it: "remove that reservation". */
function ordersOfDone(order: string, told: string): PointedOrder[] {
  const [, verb, noun] = testIn(order, NOUN_ALONE) ? (NOUN_ALONE.exec(order) ?? []) : []
  const { what, who } = DONE_BY.exec(told)?.groups ?? {}
  return verb && noun && what && who
    ? [{ text: `${verb} the ${noun} of ${who} for ${what}`, isOnly: true, isMany: false, isNamed: true }]
    : []
}

/** "…, could you cancel it?": an order, though it is asked. */
const ASKED_FOR = /[.;!:,–—-]\s+(?:(?:so|and)\s+)?(?:please\s+)?(?:can|could|would|will) you\b[^.;?]*\?\s*$/iu

/** The days that a clause tells, as it writes them. */
function daysIn(told: string): string[] {
  const { text, tokens, literals } = readMessage(told, new Date())
  return literals.flatMap(({ kind, from, to }) => (kind === 'date' ? [text.slice(tokens[from]!.start, tokens[to - 1]!.end)] : [])) // oxfmt-ignore
}

/** "Ann can't make it on 3 May, cancel the appointment": that of this day; any other day that is told is that of the telling. */
const withDay = (name: string, told: string, [day, ...more]: readonly string[]): string =>
  day !== undefined && !more.length && testIn(told, CANNOT) ? `${name} on ${day.replace(/^on\s+/i, '')}` : name
const CANNOT = /\b(?:can['’]?t|cannot|can not|won['’]t|will not|is(?:n['’]t| not) (?:able|coming|available)|unable)\b/i

const PUTS_IT = /^(?:put|bring|take) (?:it|him|her|them|this|that) /iu

/** "Ann no longer wants the newsletter, take her off": of what was told, for whom. */
function ordersOnto(order: string, told: string): PointedOrder[] {
  const { on, out } = ONTO.exec(order)?.groups ?? {}
  const [, noun] = [...told.matchAll(OBJECT)].at(-1) ?? []
  const turn = on && !out ? 'on' : 'off'
  const names = namesIn(told)
  return noun ? names.map(name => ({ text: `turn ${turn} the ${noun} for ${name}`, isOnly: names.length === 1, isMany: true })) : [] // oxfmt-ignore
}

const pointTo = (order: string, name: string): string =>
  testIn(order, PUT_AS)
    ? replaceIn(order, PUT_AS, (_, value: string, field: string) => `set the ${field} of ${name} to ${value}`)
    : testIn(order, MADE_FOR)
      ? replaceIn(order, MADE_FOR, (_, lead: string) => `${lead}${name}`)
      : testIn(order, OWNING)
        ? replaceIn(order, OWNING, (_, verb: string, noun: string) => `${verb} the ${noun} of ${name}`)
        : testIn(order, NOUN_ALONE)
          ? replaceIn(
              order,
              NOUN_ALONE,
              (_, verb: string, noun: string) => `${verb} the ${noun} ${/\d/.test(name) ? '' : 'of '}${name}`,
            )
          : replaceIn(order, POINTING, (_, verb: string) => `${verb} ${name}`)
