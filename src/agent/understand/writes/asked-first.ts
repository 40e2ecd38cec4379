import { baseOfDoing } from '../language/verb-forms.ts'
import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'

/** What somebody gives before a thing is done: an approval, by its usual nouns. */
export const LEAVE_NOUN = fragment`
  (?:ok|okay|o\.k\.|go[- ]ahead|approval|confirmation|permission|consent|say[- ]so|yes|word|agreement|sign[- ]off|green\ light|nod|blessing)
`
const LEAVE = fragment`(?:my|our)\ (?:final\ |explicit\ |express\ )?${LEAVE_NOUN}`
/** Verbs of asking somebody. */
const ASKED = fragment`(?:asked|checked|confirmed|cleared|consulted|told|spoken)`

/** Once more than before. */
const AGAIN = fragment`(?:once\ more|one\ more\ time|again|first)`

/** A wish to be asked first, wherever it stands. */
const WISH = fragment`
  (?<![\p{L}\p{N}])(?:(?:but|and|though|only|just|please|pls|kindly|always|first|then)[\s,]+)*(?:
    (?:ask|consult|tell|show|warn|notify|alert)\ (?:me|us)
    |(?:double[- ]?)?(?:check|confirm|clear|verify)(?:\ (?:it|this|that|them))?(?:\ (?:back|${AGAIN}))?\ with\ (?:me|us)
    |(?:check|come|get)\ back\ (?:with|to)\ (?:me|us)\ (?:first|before)
    |run\ (?:it|this|that)\ (?:by|past)\ (?:me|us)
    |(?:ask|check|confirm)\ (?:(?:first|beforehand|${AGAIN})(?=[\s.!,]*$)|(?:${AGAIN}\ )?before\ (?:you\b|\p{Ll}+ing\b))
    |(?:have|let|make\ sure\ that?)\ (?:me|i|us)\ (?:confirm|approve|check|ok|okay|sign\ off)
    |let\ (?:me|us)\ (?:(?:just|please)\ )?(?:confirm|check|approve|see|know|say|ok|okay|decide|sign\ (?:it|that|this)\ off
      |give\ (?:you\ |it\ )?(?:${LEAVE}|the\ (?:green\ light|go[- ]ahead|ok|okay)))
    |(?:wait|hold\ on|hold\ off)\ (?:for|until|till)\ (?:my|our|i|me)
    |(?<!\b(?:that|which|who|they|still|already|also|not|\p{Ll}{2,}s)\ )(?:get|await|seek|obtain|request|need|ask\ for|wait\ for|have)\ ${LEAVE}
    |(?:with|after|subject\ to|pending)\ ${LEAVE}|(?:that|this|it)\ (?:still\ )?(?:needs|requires)\ ${LEAVE}
    |(?:let\ me\ have|leave\ me|give\ me|i\ (?:want|need|have)(?:\ to\ have)?)\ (?:the|a)\ (?:final|last)\ (?:say|word|decision)
    |make\ sure\ (?:that\ )?(?:i|we)(?:['’]m|['’]re|\ am|\ are)?\ (?:agree|approve|okay\ it|(?:ok|okay|fine|happy|alright)\ with)
    |(?:i|we)(?:['’]d|\ would)?\ (?:like|want|need|prefer)\ you\ to\ (?:(?:ask|consult|tell)\ (?:me|us)|(?:check|confirm|clear)(?:\ it)?\ with\ (?:me|us))
    |nothing\ (?:(?:should|must|may|is\ to|will|gets?|is)\ (?:be\ )?)?\p{Ll}+\ (?:before|until|till|unless|without)\ (?:i|we|my|our|asking|you)
    |(?:do\ not|don['’]?t|never)\ \p{Ll}+(?:\ (?:it|this|that|them|him|her|anything|ahead|with\ it))*
      \ (?:(?:before|until|till|unless)\ (?:you(?:['’]ve|\ have)?\ ${ASKED}|i|my|asking|checking)|without\ (?:my|our|asking|checking|me))
    |i(?:['’]d|\ would)?\ (?:like|want|prefer|need|have)\ to\ (?:confirm|check|approve|see|review|look\ at)
      \ (?:it|this|that|them|what|the\ changes?)\b[^.!?]*\b(?:first|before)
    |i(?:['’]d|\ would)?\ (?:like|want|prefer|need|have)\ to\ (?:confirm|approve|agree|be\ sure|sign\ off)\ (?:first|beforehand|before)
    |i(?:['’]d|\ would)?\ (?:like|want|prefer|need|have)\ to\ (?:(?:be\ (?:asked|consulted|told))|(?:say|give)\ (?:yes|ok|okay|${LEAVE}))
    |only\ (?:once|after|when|with)\ (?:i|my|asking\ (?:me|us)|you(?:['’]ve|\ have)\ ${ASKED})|not\ (?:before|until|till|unless|without)\ (?:i|my|asking)
    |(?:once|after|when|as\ soon\ as)\ (?:i|we)(?:['’]ve|\ have)?
      \ (?:given\ (?:you\ |it\ |this\ )?${LEAVE}|confirmed|approved|agreed|okayed|signed\ (?:it\ )?off|said\ (?:yes|ok|okay|so))
  )\b
`
/** At the beginning of a message, up to the order behind it: "check with me first, but then delete it". */
const IN_FRONT = pattern(
  'iu',
)`^\W*(?!(?:tell|show|warn)\b)${WISH}[^.!?,;:–—]*(?:[.!,;:–—]+|\s-)\s*(?:(?:but|and|then|so)\s+)*(?=\p{L})`
/** What goes on behind it, up to another order. */
const TAIL = fragment`(?:(?!,?\ and\ (?:(?:then|also|please)\ )*(?:set|change|add|create|delete|remove|update|move|put|mark|cancel|give)\b)[^.!?])*`
const ANYWHERE = pattern('giu')`
  (?:(?:^|[.;!,]\s+)(?:but\s+)?before\ (?:you\b|doing\b|\p{Ll}+ing\b)[^.,;!?]{0,60})?\s*(?:[,.;:–—]|\s-)?\s*${WISH}${TAIL}[.!?]?
`
const IS_SAID = new RegExp(ANYWHERE.source, 'iu')

/** What is to be done in a clause of time: "before you delete boat 5", "before deleting it". */
const BEFORE = fragment`before\ (?:you\ (?:go\ ahead\ and\ |actually\ |really\ )?(?<verb>\p{Ll}+)|(?<doing>\p{Ll}+ing))`
const WISH_BEFORE = fragment`${WISH}(?:\ (?:first|beforehand|it|this|that|${AGAIN}))*,?\ ${BEFORE}`
/** The verb of what is to be done, in its base form. */
const verbBefore = ({ verb, doing }: Partial<Record<string, string>>): string | undefined =>
  verb ?? (doing && baseOfDoing(doing.toLowerCase()))
/** One that is meant: nothing is ordered of whatever may come ("ask me before you delete anything"). */
const ONE = fragment`(?!(?:any|all|every|each|some|other|more|another|an?)\p{Ll}*\b)(?<what>(?=[^,;]*(?:\d|(?-i:\p{Lu})|["“]))[^,;:?!]{2,80}?)`
/** "Before you delete boat 5, which I'd like you to do, ask me". */
const ORDER_IN_FRONT = pattern('iu')`
  ^\W*(?:(?:please|but|just|and|so)[\s,]+)*${BEFORE}\ ${ONE}
  (?:,\ (?:which|as|like|something)\ (?:(?:is|would\ be)\ (?:what|fine|ok|okay)\b\ ?)?(?:(?:i|we|you)\b[^,;.!?]*)?)?,\s+${WISH}${TAIL}[.!]?\s*$
`
/** "Just let me confirm before you delete boat 5". */
const ORDER_BEHIND = pattern('iu')`^\W*${WISH_BEFORE}\ ${ONE}[\s.!]*$`
/** "…, let me confirm before you remove him": the deed by a verb, and what was told before. */
const DEED = pattern('iu')`${WISH_BEFORE}\ (?<it>it|him|her|them|that|this)\b`

/** The order that only a clause of time tells, as it is said plainly. */
function orderInTime(text: string): string | undefined {
  const said = (execIn(text, ORDER_IN_FRONT) ?? execIn(text, ORDER_BEHIND))?.groups ?? {}
  const [plain, what] = [verbBefore(said), said['what']]
  return plain && what && !testIn(text, STANDING) ? `${plain} ${what}` : undefined
}
/** What holds from now on is no order. */
const STANDING = /\b(?:always|ever|in (?:the )?future|from now on)\b/iu

/** What a wish to be asked first says is to be done with what was told: "remove him". */
export function deedInWish(text: string): string | undefined {
  const said = execIn(text, DEED)?.groups ?? {}
  const [plain, it] = [verbBefore(said), said['it']]
  return plain && it && !/^(?:do|go|make)$/iu.test(plain) ? `${plain} ${it}` : undefined
}

/** "… but check with me first": the message itself asks for a yes. */
export const asksToBeAsked = (text: string): boolean => testIn(text, IS_SAID)

/** The order without the wish to be asked first. */
export const withoutCaution = (text: string): string =>
  orderInTime(text) ?? replaceIn(replaceIn(text, IN_FRONT, ''), ANYWHERE, '')
