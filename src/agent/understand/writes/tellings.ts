import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { maskQuotes } from './mask.ts'
import { PHONE } from './told-predicates.ts'
import { isUnsaid } from './unsaid.ts'
import { participlesOf } from './verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'

/** "…, please note that", "… - just so you know": that it is told, not what. */
const NOTED_BEHIND = pattern('iu')`
  \s*(?:[,.;!]|\s[-–—]|\band\b)\s*(?:(?:and|so|please|pls|kindly|could you|can you|would you|will you)\s+)*(?:
    (?:note|record|register|save|log|remember|store|enter|write) (?:that|this|it)(?: down)?
    |(?:make|take)(?: a)? note(?: of (?:that|this|it))?
    |just so you know|just to let you know|fyi|for your information|for the records?|for your records
  )(?: please| thanks| thank you)?(?:[\s.!]*$|(?<=\b(?:could|can|would|will) you [^?]*)\?\s*$)
`
/** "please note that …", "just to let you know: …". */
const NOTED_BEFORE = pattern('iu')`
  ^\W*(?:please |pls |kindly )?(?:
    (?:note|take note|be aware|be advised|remember)(?: that\b|:)
    |(?:make|take) a note that
    |(?:just )?(?:so you know|to let you know|for your information|for the records?|fyi|heads[ -]up)(?: that\b|[,:]|\s[-–—])
    |i(?: just)? (?:want(?:ed)?|would like) (?:you )?to (?:tell you|let you know|inform you|know) that
  )[\s,:]*(?=\S)
`

/** "Ann Lee has changed jobs, she is now with Birch Mill": of whom it is told stands before a remark. */
const NOW_BEHIND = pattern('u')`
  ^(?<who>(?:\p{Ll}+\ ){0,2}\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)+)\ (?:has|have|had|just|moved|left|got|was|is)\b[^,.;:?\d]{2,60}
  (?:,|;|\.|\ and|,\ and)\ (?:[Hh]e|[Ss]he|[Tt]hey)(?:['’]s|['’]re|\ is|\ are|\ has|\ have)(?<now>\ (?:now|currently)\ [^.;?]{3,80}?)
  (?<rest>[.;!,]\ .*|\W*)$
`
/** "Ann Lee left Acme for Birch Mill": where somebody went. */
const LEFT_FOR = pattern('u')`
  ^(?<who>\p{Lu}[\p{L}'’-]*(?:\ \p{Lu}[\p{L}'’-]*)+)\ (?:has\ |have\ |just\ |is\ )*(?:left|leaves|leaving|quit)\ (?:the\ )?\p{Lu}[^,;:.?]*?
  \ (?:for|to\ (?:join|work\ for|go\ to)|and\ (?:has\ )?(?:joined|went\ to|moved\ to|(?:now\ )?works?\ (?:for|at)))
  \ (?<there>(?:the\ )?\p{Lu}[^,;:.?]*?)(?:\ (?:now|recently|last\ \p{Ll}+|this\ \p{Ll}+))?[\s.!]*$
`
/** "… Move her record to that firm": what was told is to be kept. */
const KEPT_THERE = pattern('iu')`
  [.;!,]\s*(?:(?:and|so|please|pls|kindly|could\ you|can\ you)\s+)*(?:move|transfer|change|update|assign|switch|put|link)\s
  (?:(?:his|her|their|the|that)\s(?:\p{L}+\s){0,2}?(?:record|entry|profile|card|details|data)|him|her|them)
  (?:\s(?:over\s)?(?:to|under|onto|there)(?:\s(?:that|this|the\snew)\s\p{L}+)?)?(?:\saccordingly)?[\s.!]*$
`

/** What is told of somebody in two sentences, in one: "Ann Lee is now with Birch Mill"; where they went, whom they left for it. */
export function sayOfWhom(text: string): string {
  const left = execIn(text, LEFT_FOR)?.groups
  if (left) return `${left['who']!} has moved to ${left['there']!}`
  const { who, now, rest } = execIn(text, NOW_BEHIND)?.groups ?? {}
  if (!who || !now) return text
  const kept = (rest ?? '').replace(KEPT_THERE, '')
  return /\p{L}/u.test(kept) ? text : `${who} is${now}`
}

/** A message without the clause that says that it is to be noted. */
export const withoutNote = (text: string): string => {
  const plain = replaceIn(replaceIn(text, NOTED_BEHIND, ''), NOTED_BEFORE, '')
  return /\p{L}/u.test(plain) ? plain : text
}

/** A record by a name with a capital or by a number; whoever speaks is none ("we have a new customer, …" announces one). */
const SUBJECT = String.raw`(?!(?:[Ww]e|I|[Yy]ou|[Tt]hey|[Tt]here)\b)(?:the |our |my )?(?=[^,;:?]*(?:\d|\p{Lu}))[^,;:?]{2,60}?`
/** "Ann Lee has a new phone number, 555 0101": what something is now, behind what it is called. */
const HAS_NEW = pattern('u')`
  ^(${SUBJECT})\ (?:(?:now )?(?:has|have|got|has got|has just got|['’]s got) (?:an?|her|his|its|their) new
  |(?:has|have)\ (?:just\ |now\ )?changed\ (?:her|his|its|their))\s
  (\p{Ll}[\p{L} -]{1,30}?)(?:\ now)?(?:(?:[,.;:–—]|\s[-–—])?\s+(?:which is|[Ii]t is|[Ii]t['’]s|namely|called)\s+|\s*[,:–—]\s*|\s-\s)
  (?:now )?(\S.*?)(?:\ (?:now|from now on))?[\s.!]*$
`
/** "Ann Lee has moved, her new address is …": what is told of whom in front, and behind it what something of theirs is now. */
const NEWS_BEHIND = pattern('u')`
  ^(${SUBJECT})\ (?:has|have|is|was|just|called|rang|moved|got|changed|wrote)\b[^,.;:?\d]{0,40}[,.;]\ (?:and\ )?
  (?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts)\ (?:new\ (?=.*\b(?:is|are)\b)|(?=.*\b(?:should|will|must)\ be\b|.*\ (?:is|are)\ now\b|.*\ from\ now\ on\b))
  (\p{Ll}[\p{L} -]{1,30}?)\ (?:is|are|(?:should|will|must)\ (?:now\ )?be)\ (?:now )?(\S.*?)(?:\ (?:now|from\ now\ on))?[\s.!]*$
`
/** "Ann Lee has signed the contract", "Ann Lee has paid": what was done, with the noun of a flag behind or none. */
const HAS_DONE = pattern('u')`
  ^(${SUBJECT})\ (?:has|have) (?:(?:now|just|already|finally) )?(\p{Ll}{3,})
  (?:\ (?:the|her|his|its|their|our) (\p{Ll}+(?: \p{Ll}+)?))?(?: (?:now|already|today))?[\s.!]*$
`
/** "Ann Lee signed the contract": the same in the past, of one record with its name, where it is said to what it was done. */
const DID = pattern('u')`
  ^((?:[Tt]he |[Oo]ur |[Mm]y )?(?:\p{Ll}+\ ){0,2}?(?=\S*[\p{Lu}\d])\S+(?:\ (?=\S*[\p{Lu}\d])\S+){0,3})\ (?:(?:just|already|finally)\ )?(\p{Ll}{3,})
  \ (?:the|her|his|its|their|our)\ (\p{Ll}+(?:\ \p{Ll}+)?)(?:\ (?:now|already|today))?[\s.!]*$
`

/**
 * A change that is told of one record, as the orders it may stand for. They only count where all of them makes sense, and wait for
 * a yes; a question, a wish and what is only supposed tell nothing.
 */
export function ordersTold(text: string): string[] {
  const masked = maskQuotes(text)
  if (/\?\s*$/.test(masked) || isUnsaid(masked)) return []
  const [, doer, done, what] = execIn(masked, HAS_DONE) ?? execIn(masked, DID) ?? []
  return doer && done && isParticiple(done) ? [`mark ${doer} as ${what ? `${what} ` : ''}${done}`] : []
}

/**
 * What somebody has anew, told with its value, as the order to change it: likelier than any other reading of such a message. A value
 * that begins with a word of its own may be that of a field called so ("a new car, plate KX 12").
 */
export function ordersOfNews(text: string): string[] {
  const masked = maskQuotes(text)
  const told = replaceIn(masked, TO_BE_KEPT, '')
  if (/\?\s*$/.test(told) || isUnsaid(masked)) return []
  const [, owner, noun, value] = execIn(told, NEWS_BEHIND) ?? execIn(told, HAS_NEW) ?? []
  if (!owner || !noun || !value) return []
  const from = masked.indexOf(value, owner.length)
  const said = text.slice(from, from + value.length)
  const { whose, kin } = OF_KIN.exec(owner)?.groups ?? {}
  const field = noun === 'number' ? 'phone' : noun
  if (whose && kin) return [kin, 'emergency contact', 'contact'].map(who => `change the ${who} ${field} of ${whose} to ${said}`) // oxfmt-ignore
  const meant = nounsMeant(noun, said, told.slice(owner.length, told.indexOf(value, owner.length)))
  if (meant.length) return meant.map(one => `change the ${one} of ${owner} to ${said}`)
  const [, part, ownValue] = PART.exec(said) ?? []
  const ofPart = part && ownValue ? [`change the ${part} of ${owner} to ${ownValue}`] : []
  return [`change the ${noun} of ${owner} to ${said}`, ...ofPart]
}

/** "has changed her mobile, the new number is …", "a new address, the new one is …": the noun that was told before it; what digits are of. */
function nounsMeant(noun: string, value: string, before: string): string[] {
  if (!/^(?:number|one)$/.test(noun)) return []
  const named = /\s(?:her|his|its|their|an?|the)\s(?:new\s)?(\p{Ll}+(?:[ -]\p{Ll}+)?)[,.;]/u.exec(before)?.[1]
  return [...(named ? [named, `${named} number`] : []), ...(testIn(value, DIGITS) ? ['phone number', 'number'] : [])]
}
/** "Ann Lee's mum": somebody that a record may be of besides (terms of kinship). */
const KIN = fragment`(?:mum|mom|mother|dad|father|parents?|son|daughter|brother|sister|husband|wife|partner|gran|nan|uncle|aunt|neighbour|guardian)`
const OF_KIN = new RegExp(String.raw`^(?<whose>.*\S)['’]s? (?<kin>${KIN})$`, 'iu')
const KIN_TELLS = pattern('iu')`^[^,;:?]*['’]s?\ ${KIN}\ (?:has|have|is|was|got|changed|moved)\b`
/** Whether it is told of somebody who belongs to the one that is named: nothing of that one becomes otherwise. */
export const tellsOfKin = (text: string): boolean => testIn(text, KIN_TELLS)

const DIGITS = pattern('u')`^${PHONE}$`
const PART = /^(\p{Ll}+(?: \p{Ll}+)?) (\S*[\p{Lu}\d].*)$/u

/** "… Mark it accordingly", "… please update the record": that what was told before is to be kept. */
const TO_BE_KEPT = pattern('iu')`
  \s*(?:[,.;!]|\s[-–—]|\band\b)\s*(?:(?:and|so|please|pls|kindly|could you|can you|would you)\s+)*
  (?:mark|set|update|change|adjust|amend|flag|record|note|log|enter|correct|put|save|add)\s+
  (?:(?:it|that|this|them|him|her|everything|(?:the|our|his|her|its|their)(?:\s\p{L}+){0,2}\s(?:record|data|system|crm|entry|status|stage))\s*)?
  (?:in\s(?:the|our|her|his|their|its)\s\p{L}+\s*)?(?:accordingly|as such|like that|that way)?[\s.!?]*$
  |(?:[.;!]|\s[-–—])\s*(?:(?:and|so|please|pls|kindly|could you|can you|would you)\s+)*(?:update|change|adjust|amend|correct)\s+
  (?:the|our|his|her|its|their)\s\p{L}+(?:\s\p{L}+)?(?:\s(?:accordingly|please|for (?:me|us)))*[\s.!?]*$
`
/** "We won the deal Apollo", "our crew has finished job 7": who did it, the verb, and to what. */
const DEED = pattern('u')`
  ^(?:(?:[Ww]e|[Tt]hey|I|[Hh]e|[Ss]he)|(?:[Tt]he|[Oo]ur|[Mm]y)(?:\ \p{Ll}+){1,2})(?:['’]ve|['’]s)?\s+
  (?:(?:have|has|just|now|finally|also|already)\s+)*(?<verb>\p{Ll}{3,})\s+(?<object>(?:(?:the|our|a)\ )?\S.*?)[\s.!]*$
`

/** What was done with one record, told in front of a request to keep it, as the orders that it may stand for. */
export function ordersOfDeed(text: string): string[] {
  const masked = maskQuotes(text)
  const told = replaceIn(masked, TO_BE_KEPT, '')
  const { verb, object } = told === masked || isUnsaid(told) ? {} : (execIn(told, DEED)?.groups ?? {})
  if (!verb || !object || !/\d|\p{Lu}/u.test(object)) return []
  const base = basesOf(verb).find(one => one !== verb && participlesOf(one).includes(verb))
  const from = masked.indexOf(object, masked.indexOf(verb) + verb.length)
  const what = text.slice(from, from + object.length)
  return base ? [`${base} ${what}`, `mark ${what} as ${verb}`] : []
}

/** Whether a message asks for what it told to be kept: that is no question, though it may not be understood. */
export const asksToKeep = (text: string): boolean => {
  const masked = maskQuotes(text)
  return testIn(masked, TO_BE_KEPT) && !/\?\s*$/.test(masked)
}
