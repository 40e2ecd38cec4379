import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'

/** What somebody gives before a thing is done: an approval, by its usual nouns. */
export const LEAVE_NOUN = fragment`
  (?:ok|okay|o\.k\.|go[- ]ahead|approval|confirmation|permission|consent|say[- ]so|yes|word|agreement|sign[- ]off|green\ light|nod|blessing)
`
const LEAVE = fragment`(?:my|our)\ (?:final\ |explicit\ |express\ )?${LEAVE_NOUN}`
/** Verbs of asking somebody. */
const ASKED = fragment`(?:asked|checked|confirmed|cleared|consulted|told|spoken)`

/** A wish to be asked first, wherever it stands. */
const WISH = fragment`
  (?<![\p{L}\p{N}])(?:(?:but|and|though|only|just|please|pls|kindly|always|first|then)[\s,]+)*(?:
    (?:ask|consult|tell|show|warn|notify|alert)\ (?:me|us)
    |(?:double[- ]?)?(?:check|confirm|clear|verify)(?:\ (?:it|this|that|them))?(?:\ back)?\ with\ (?:me|us)
    |(?:check|come|get)\ back\ (?:with|to)\ (?:me|us)\ (?:first|before)
    |run\ (?:it|this|that)\ (?:by|past)\ (?:me|us)
    |(?:ask|check|confirm)\ (?:first(?=[\s.!,]*$)|before\ (?:you\b|\p{Ll}+ing\b))
    |(?:have|let|make\ sure\ that?)\ (?:me|i|us)\ (?:confirm|approve|check|ok|okay|sign\ off)
    |let\ (?:me|us)\ (?:confirm|check|approve|see|know|say|ok|okay|decide|give\ (?:you\ )?${LEAVE})
    |(?:wait|hold\ on|hold\ off)\ (?:for|until|till)\ (?:my|our|i|me)
    |(?<!\b(?:that|which|who|they|still|already|also|not|\p{Ll}{2,}s)\ )(?:get|await|seek|obtain|request|need|ask\ for|wait\ for|have)\ ${LEAVE}
    |(?:with|after|subject\ to)\ ${LEAVE}
    |(?:i|we)(?:['’]d|\ would)?\ (?:like|want|need|prefer)\ you\ to\ (?:(?:ask|consult|tell)\ (?:me|us)|(?:check|confirm|clear)(?:\ it)?\ with\ (?:me|us))
    |nothing\ (?:(?:should|must|may|is\ to|will|gets?|is)\ (?:be\ )?)?\p{Ll}+\ (?:before|until|till|unless|without)\ (?:i|we|my|our|asking|you)
    |(?:do\ not|don['’]?t|never)\ \p{Ll}+(?:\ (?:it|this|that|them|him|her|anything|ahead|with\ it))*
      \ (?:(?:before|until|till|unless)\ (?:you(?:['’]ve|\ have)?\ ${ASKED}|i|my|asking|checking)|without\ (?:my|our|asking|checking|me))
    |i(?:['’]d|\ would)?\ (?:like|want|prefer|need|have)\ to\ (?:confirm|check|approve|see|review|look\ at)
      \ (?:it|this|that|them|what|the\ changes?)\b[^.!?]*\b(?:first|before)
    |i(?:['’]d|\ would)?\ (?:like|want|prefer|need|have)\ to\ (?:(?:be\ (?:asked|consulted|told))|(?:say|give)\ (?:yes|ok|okay|${LEAVE}))
    |only\ (?:once|after|when|with)\ (?:i|my|you(?:['’]ve|\ have)\ ${ASKED})|not\ (?:before|until|till|unless|without)\ (?:i|my|asking)
  )\b
`
/** At the beginning of a message, up to the order behind it: "check with me first, but then delete it". */
const IN_FRONT = pattern(
  'iu',
)`^\W*(?!(?:tell|show|warn)\b)${WISH}[^.!?,;:–—]*(?:[.!,;:–—]+|\s-)\s*(?:(?:but|and|then|so)\s+)*(?=\p{L})`
const ANYWHERE = pattern('giu')`
  (?:(?:^|[.;!,]\s+)(?:but\s+)?before\ (?:you\b|doing\b|\p{Ll}+ing\b)[^.,;!?]{0,60})?\s*(?:[,.;:–—]|\s-)?\s*${WISH}[^.!?]*[.!?]?
`
const IS_SAID = new RegExp(ANYWHERE.source, 'iu')

/** "… but check with me first": the message itself asks for a yes. */
export const asksToBeAsked = (text: string): boolean => testIn(text, IS_SAID)

/** The order without the wish to be asked first. */
export const withoutCaution = (text: string): string => replaceIn(replaceIn(text, IN_FRONT, ''), ANYWHERE, '')
