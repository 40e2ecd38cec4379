import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { maskQuotes } from './mask.ts'
import { withPlainVerbs } from './plain-verbs.ts'
import { isUnsaid } from './unsaid.ts'
import { participlesOf, VERBS, verbOf } from './verbs.ts'

/** Orders to bring a state about, with the clause of the state behind ("see to it that …"; Huddleston & Pullum, 2002, 10.9). */
const SEEN_TO = pattern('iu')`
  ^(?:see to it|(?:make|be) (?:sure|certain)|ensure|take care|arrange(?= that\b))(?:\s+that)?\s+(?=\S)
`
/** Wishes of who speaks, with what is wished for behind (Levin, 1993, 32.1). */
const WISHED =
  /^(?:I|we)\s*(?:['’]d|would|do|really|\s)*\s*(?:want|wish|like|love|prefer|need|require)\s+(?:for\s+)?(?=\S)/iu
const WILL = String.raw`(?:should|must|shall|ought to|needs? to|has to|have to)`
const BE = String.raw`(?:be|become|get|turn into|read|say)`
/** One that is meant, not a kind. */
const WHAT = String.raw`(?!(?:there|no|nobody|nothing|none)\b)(?:(?!\b(?:who|which|that|whose|not|never|still)\b)[^,;:?!]){2,80}?`
/** In a clause: "the stage of Apollo is won"; behind a wish: "… to be won"; said alone: "… should be won". */
const CLAUSE = new RegExp(
  String.raw`^(${WHAT})\s+(?:is|becomes?|gets?|reads?|says?|be|${WILL}\s+${BE})\s+(\S.*)$`,
  'iu',
)
const TO_BE = new RegExp(String.raw`^(${WHAT})\s+to\s+${BE}\s+(\S.*)$`, 'iu')
/** "Ann Lee wants to be removed from the list", "has asked to be moved to 7A": whose wish it is, it becomes of. */
const ASKS = String.raw`(?:(?:has|have|had|just|now|also)\s+)*(?:wants?|wanted|wish(?:es|ed)?|asks?|asked|requests?|requested|(?:would|['’]d)\s+like)\s+to`
const SHOULD = new RegExp(
  String.raw`^(${WHAT})\s+(?:${WILL}|${ASKS}|can(?=\s+(?:now\s+)?be\s+\p{Ll}+ed\b)|(?:is|are)\s+(?:now\s+)?to)\s+${BE}\s+(\S.*)$`,
  'iu',
)
/** "Ann Lee would like her account deleted", "wants to have his data removed": what is kept of somebody is the record of them. */
const OF_THEM = new RegExp(
  String.raw`^(?<who>${WHAT})\s+(?:(?:wants?|wanted|asks?|asked|(?:would|['’]d)\s+like|requests?|requested)(?:\s+(?:to\s+have|for))?)\s+` +
    String.raw`(?:his|her|their|its)\s+(?:account|record|entry|profile|file|data|details|membership)\s+(?:to\s+be\s+)?(?<done>\p{Ll}+)[\s.!]*$`,
  'u',
)
/** "I want ticket 5 closed": the state right behind a number, a code, a name, an address or a quoted text. */
const RESULT = pattern('u')`
  ^((?:(?!\b(?:who|which|that|whose|not)\b)[^,;:?!]){2,80}?(?:\d|Q{2}|["”]|\s\p{Lu}[\p{L}'’-]*|\S@\S+))\s+
  (\p{Ll}+(?:\s+(?:from|out\ of|off)\s+(?:the|our|my)\s+\p{Ll}+(?:\s\p{Ll}+)?)?)[\s.!]*$
`
/** "work log 7 needs deleting", "Ann Lee wants taking off the list": concealed passives (Huddleston & Pullum, 2002, 14.6.3). */
const NEEDS_DOING = new RegExp(
  String.raw`^(${WHAT})\s+(?:needs?|wants?|requires?)\s+(?:\p{Ll}+ly\s+)?(\p{Ll}{2,}ing)(\s[^.!?]*[^\s.!?])?[\s.!]*$`,
  'iu',
)
/** "Ann Lee: delete", "ticket 5 - close": what is to be done behind what it is to be done with. */
const ORDER_BEHIND = /^([^,;:?!]{3,80}?)(?:\s*:|\s+[-–—])\s+(?:(?:to be )(?<done>\p{Ll}+)|(?<verb>\p{Ll}+))[\s.!]*$/u
/** "there to be a lead called Ann". */
const EXISTS = /^there\s+(?:is|to be|be|exists)\s+(?:(?:an?|another)\s+)?(?:new\s+)?(?=\p{L})/iu

/** "let's call it Apollo": a name in the place of an order to give it. */
const CALLED = /^[Cc]all (it|this|that|him|her) (?=["“\p{Lu}\d])/u

/** "call task 5 “Load test” from now on", the quoted name masked. */
const CALLED_SO = /^[Cc]all (?:the )?(?<what>\S.*?) (?<name>Q{2,})(?: (?:from now on|now|instead))?[\s.!]*$/u

/** What makes a state none that is ordered: a condition, a time that it waits for, or that it is so already. */
const CONDITIONAL = pattern('iu')`
  \b(?:if|unless|when|whenever|once|until|till|before|after|whether|because|already|by now|someday|eventually)\b|\?\s*$
`
/** A record or what was spoken of, at the beginning of a sentence. */
const IS_NAMED =
  /\d|Q{2}|["“‘]|\S\s+\p{Lu}|\b(?:[Tt]he|[Tt]h(?:is|at)|[Ii]ts?|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)\b|^\p{Lu}\p{Ll}+(?:['’]s?\b|$)/u

/** "It was sent twice by accident, so order 7 needs to be cancelled": what it comes to. */
const SO = /^(?!.*\b(?:if|unless|when|once)\b)[^;:?"“]*?,\s(?:so|hence|therefore)\s(?=[^,;:?]*(?:\d|\p{Lu}))/u

/**
 * The orders that a message may stand for which says how something is to be: seen to, wished for, or told by what should be so.
 * They only count where all of them makes sense, and wait for a yes; a question, a condition and what is past order nothing.
 */
export function ordersWished(whole: string, isKnownVerb: (verb: string) => boolean): string[] {
  const text = whole.replace(SO, '')
  const masked = maskQuotes(text)
  if (testIn(masked, CONDITIONAL) || isUnsaid(masked)) return []
  const called = CALLED.exec(masked)
  if (called) return [`rename ${called[1]!} to ${text.slice(called[0].length)}`]
  const { what: thing, name } = CALLED_SO.exec(masked)?.groups ?? {}
  if (thing && name)
    return [`rename ${thing} to ${text.slice(masked.indexOf(name), masked.indexOf(name) + name.length)}`]
  const { who, done: doneTo } = OF_THEM.exec(masked)?.groups ?? {}
  if (who && doneTo && IS_NAMED.test(who)) return done(text.slice(0, who.length), doneTo, isKnownVerb)
  const needed = ordersNeeded(text, masked, isKnownVerb)
  if (needed.length) return needed
  const seen = execIn(masked, SEEN_TO)?.[0]
  const wished = seen === undefined ? execIn(masked, WISHED)?.[0] : undefined
  const from = (seen ?? wished ?? '').length
  const inside = masked.slice(from)
  const exists = from > 0 ? EXISTS.exec(inside)?.[0] : undefined
  if (exists) return [`create a ${text.slice(from + exists.length)}`]
  const state = (seen ? CLAUSE : wished ? TO_BE : SHOULD).exec(inside)
  const [all, what, how] = state ?? (wished ? RESULT.exec(inside) : null) ?? []
  if (all === undefined || !what || !how || !IS_NAMED.test(what)) return []
  const said = text.slice(from)
  const subject = said.slice(0, what.length)
  const value = said.slice(all.lastIndexOf(how)).replace(/[\s.!]+$/, '')
  return state ? ordersOf(subject, value, isKnownVerb) : done(subject, value, isKnownVerb)
}

/** Orders that are told as what something needs, or whose verb stands behind what they are for. */
function ordersNeeded(text: string, masked: string, isKnownVerb: (verb: string) => boolean): string[] {
  const isVerb = (verb: string) => isKnownVerb(verb) || (Object.hasOwn(VERBS, verb) && VERBS[verb] === 'delete')
  const isChange = (verb: string) => isVerb(verb) || (Object.hasOwn(VERBS, verb) && VERBS[verb] === 'update')
  const [, what = '', doing = '', rest = ''] = execIn(masked, NEEDS_DOING) ?? []
  const needed =
    doing && IS_NAMED.test(what)
      ? basesOf(doing.toLowerCase()).find(base => base !== doing.toLowerCase() && isChange(base))
      : undefined
  if (needed)
    return [
      `${needed} ${text.slice(0, what.length)}${rest && text.slice(masked.lastIndexOf(rest), masked.lastIndexOf(rest) + rest.length)}`,
    ]
  const behind = execIn(masked, ORDER_BEHIND)
  const { done: participle, verb = '' } = behind?.groups ?? {}
  if (!behind || !IS_NAMED.test(behind[1]!)) return []
  const subject = text.slice(0, behind[1]!.length)
  return participle ? done(subject, participle, isKnownVerb) : isVerb(verb) ? [`${verb} ${subject}`] : []
}

const SET_TO = /^(?:set|changed|moved|marked|switched) (?:to|as) (\p{Ll}+)$/u
const OWNED_ROLE = /^(?:the )?(\S.*?)['’]s? (?:new )?(\p{Ll}+(?: \p{Ll}+)?)$/u

/** A state as orders: the verb of a participle with what follows it, else the value that something is to have. */
function ordersOf(subject: string, value: string, isKnownVerb: (verb: string) => boolean): string[] {
  const named = /^(?:called|named|titled|renamed(?: to)?)\s+(?=\S)/i.exec(value)?.[0]
  if (named) return [`rename ${subject} to ${value.slice(named.length)}`]
  // "Ann should be Otter's keeper": who is to be in that role.
  const [, owner, role] = OWNED_ROLE.exec(value) ?? []
  if (owner !== undefined && role !== undefined) return [`set the ${role} of ${owner} to ${subject}`]
  // "… needs to be set to cancelled": what brings that about.
  const set = SET_TO.exec(value)?.[1]
  const made = [...(set ? done(subject, set, isKnownVerb).slice(0, 1) : []), ...done(subject, value, isKnownVerb)]
  return made.length ? made : [`change ${subject} to ${value}`, `mark ${subject} as ${value}`]
}

/** "deleted", "set to won", "cancelled": what is to be done, by the verb of it. */
function done(subject: string, value: string, isKnownVerb: (verb: string) => boolean): string[] {
  const participle = /^\p{L}+/u.exec(value)?.[0].toLowerCase()
  if (!participle) return []
  const rest = value.slice(participle.length)
  // "taken off the applicants", "taken out of the catalogue": is there no longer.
  const list = /^(?:taken|struck|crossed)$/.test(participle)
    ? /^\s(?:off|out of|from)\s(?=\S)/iu.exec(rest)?.[0]
    : undefined
  if (list) return [`remove ${subject} from ${rest.slice(list.length)}`]
  const own = basesOf(participle).find(base => participlesOf(base).includes(participle) && isKnownVerb(base))
  const verb = participle === 'gone' ? 'delete' : (own ?? verbOf(participle))
  if (verb === undefined || (Object.hasOwn(VERBS, verb) && VERBS[verb] === 'create')) return []
  const particle = /^ (?:down|off|up|out|in|back|away|over|on)(?=[\s.!]*$)/iu.exec(rest)?.[0]
  if (particle) return [withPlainVerbs(`${verb}${particle} ${subject}`, isKnownVerb), `mark ${subject} as ${value}`]
  return [`${verb} ${subject}${rest}`, ...(rest ? [] : [`mark ${subject} as ${value}`])]
}
