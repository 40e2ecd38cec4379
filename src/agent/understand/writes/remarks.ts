import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes } from './mask.ts'
import { withoutWhy } from './other-wordings.ts'
import { withoutPoliteness } from './strip-politeness.ts'

/** Verbs of news: what has come to pass, or what somebody wanted. */
const FINITE = fragment`
  (?:
    is|are|was|were|has|have|had|got|came|called|rang|asked|wants?|wanted|needs?|needed|says?|said|complained|told|wrote|reported
    |broke|left|arrived|went|gone|goes|gets|fell|lost|forgot|sold|bought|moved|died|can['’]t|cannot|won['’]t|doesn['’]t|don['’]t|didn['’]t|isn['’]t
    |aren['’]t|hasn['’]t|haven['’]t
  )
`
/** "the customer walked": what one of the people around it did; "status resolved" names a field. */
const DID = fragment`
  (?<=\b(?:customer|client|buyer|guest|member|patient|tenant|supplier|vendor|boss|manager|they|people)s?\ (?:\p{Ll}+\ )*)
  \p{Ll}{2,}ed(?=[\s.!]|$)
`
/** What makes a clause more than a remark: a condition, an exception, an obligation, or another order. */
const MORE = pattern('iu')`
  \b(?:
    if|unless|until|till|only|except|but|instead|should|must|shall|ought|please|keep|leave|when|once|before|after|also|too(?!\ (?:many|much))|both|not yet
    |ones?|two|three|four|five|six|seven|eight|nine|ten|half|most|few|several|others?|rest|some|any|all|none|exempt(?:ed)?|exclud(?:e|es|ed|ing)
    |includ(?:e|es|ed|ing)|stays?|remains?|untouched|unaffected
    |and (?:set|make|mark|change|add|delete|remove|put|give|move)
  )\b
`
/** "…, chores were never his": which of several are not meant. */
const NOT_THOSE = /^\p{Ll}+s (?:are|were|have|had|do|did|can) ?(?:not|n['’]t|never|no longer)\b/iu
/** "…, it's been completed", "…? It has suffered a bit.": of what was spoken of. */
const OF_IT = pattern('iu')`
  ^(?<order>\S.*?\S)\s*(?:[,;.!?]|\s[-–—])\s+
  (?<remark>(?:it|he|she|they)(?:['’](?:s|ve|re)\s|\s(?:(?:just|now|already|all)\s)*${FINITE}\s)(?-i:[^\d\p{Lu}"“:;?]+?))[\s.!]*$
`
/** "…, goods just came in", "… - the client asked for more time": what happened. */
const OF_OTHERS = pattern('iu')`
  ^(?<order>\S.*?\S)\s*(?:[,;.!?]|\s[-–—])\s+
  (?<remark>
    (?:(?:the|our|my|his|her|their|an?|some|more|another|that|this)\s)?(?-i:\p{Ll}+)(?:\s(?-i:\p{Ll}+))?
    (?:['’](?:s|ve|re)(?=\s)|\s(?:(?:just|only|finally|already|now)\s)*(?:${FINITE}|${DID}))(?:\s(?-i:[^\d\p{Lu}"“:;?]+?))?)[\s.!]*$
`
/** "… to Ann Lee. Somebody smelled smoke.": a sentence of its own behind the order. */
const NEXT_SENTENCE = /^(?<order>\S.*?[\p{L}\p{N}"”)])[.!]\s+(?<remark>\p{Lu}[^.!?:]*?)[\s.!]*$/u

/** "Client needs longer - push …": news in front, which names nobody and nothing. */
const IN_FRONT = pattern('iu')`
  ^(?<remark>(?!(?:if|when|once|unless|which|what|who|how|where)\b)\p{L}(?-i:[\p{Ll}'’]*(?:\s\p{Ll}[\p{Ll}'’-]*){0,3})
    \s${FINITE}(?-i:(?:\s\p{Ll}[\p{Ll}'’-]*){0,6}))
  \s*(?:[;.!:]|\s[-–—]|,\sso)\s+(?=\p{L})
`

/** "…, her email is …", "…, their status is open": one more thing to be written down. */
const OWN_IS = /^\W*(?:his|her|its|their)\s\p{Ll}+(?:\s\p{Ll}+)?\s(?:is|are)\b|@/iu

const limits = (remark: string): boolean => MORE.test(remark) || NOT_THOSE.test(remark) || OWN_IS.test(remark)

/** An order without the news that stand behind it, if there are any; `isOfIt` where they are of what the order is about. */
export function withoutRemark(text: string): { order: string; remark: string; isOfIt: boolean } | undefined {
  const masked = maskQuotes(text)
  const ofIt = execIn(masked, OF_IT)?.groups
  const { order, remark } = ofIt ?? execIn(masked, OF_OTHERS)?.groups ?? execIn(masked, NEXT_SENTENCE)?.groups ?? {}
  if (!order || !remark || limits(remark)) return undefined
  return { order: text.slice(0, order.length), remark, isOfIt: ofIt !== undefined }
}

/** The order behind news that name nothing, if there are any. */
export function behindRemark(text: string): { order: string; remark: string } | undefined {
  const found = execIn(maskQuotes(text), IN_FRONT)
  const remark = found?.groups?.['remark']
  return found && remark && !limits(remark) ? { order: text.slice(found[0].length), remark } : undefined
}

/** What is ordered without the news beside it; `isFirst` where these are of what the order is about, and no part of it. */
export function ordersWithoutRemark(text: string): { order: string; remark: string; isFirst: boolean }[] {
  const before = withoutRemark(text)
  const why = withoutWhy(text)
  const behind = behindRemark(text)
  return [
    ...(before ? [{ ...before, isFirst: before.isOfIt }] : []),
    ...(why && !OWN_IS.test(why.remark) ? [{ ...why, isFirst: false }] : []),
    ...(behind ? [{ ...behind, order: withoutPoliteness(behind.order), isFirst: true }] : []),
  ]
}
