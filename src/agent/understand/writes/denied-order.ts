import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { maskQuotes } from './mask.ts'
import { participlesOf, VERBS } from './verbs.ts'
import { isVerbOf } from './write-index.ts'

/** What a sentence says of a change that nobody shall make: that it ought not have been made, or that it need not or must not be. */
export interface DeniedOrder {
  /** The verb of the change as it is said: "cancel", "approved". */
  said: string
  /** It was made, and is regretted: "you should not have approved it". */
  isRegretted: boolean
}

const SUBJECT = String.raw`(?!(?:who|which|what|whose|why|how|when|where)\b)(?:(?!\b(?:who|which|that)\b)[^,;:?!.]){1,60}?`
const PERSON = String.raw`(?:you|we|i|they|he|she|it|one|nobody|somebody)`
const NOT = String.raw`(?: not|n['’]t)`

/** Modals of obligation that are denied, with the perfect for what is past (Quirk et al., 1985, 4.55-4.56 and 4.60). */
const REGRETTED = new RegExp(
  String.raw`^(${SUBJECT})\s+(?:(?:should|ought|could|need)${NOT}|should never)\s+(?:to\s+)?have\s+(?:been\s+)?(?:just\s+)?(\p{L}+)\b(.*)$`,
  'iu',
)
const NEEDLESS: readonly RegExp[] = [
  String.raw`^(?:there(?:['’]s|\s+is|\s+was)\s+)?no\s+(?:need|reason|point|hurry|rush)\s+(?:for\s+\S+\s+)?(?:to|in)\s+(\p{L}+)\b(.*)$`,
  fragment`
    ^${PERSON}\s+(?:
      (?:do|does|did)${NOT}\s+(?:have|need)\s+to
      |need${NOT}|(?:must|shall|should)${NOT}|had better not|['’]d better not
    )\s+(\p{L}+)\b(.*)$
  `,
  String.raw`^(?:do${NOT}|never)\s+(?:ever\s+)?(\p{L}+)\b(.*)$`,
].map(source => new RegExp(source, 'iu'))
/** "request 7 need not be approved": said of the record. */
const NEEDLESS_PASSIVE = new RegExp(
  String.raw`^(${SUBJECT})\s+(?:need${NOT}|(?:do|does)${NOT}\s+(?:need|have)\s+to)\s+(?:be|get)\s+(\p{L}+)\b`,
  'iu',
)

/** One record, or those spoken of: nothing is ordered of a kind as such ("do not call contacts" are contacts of that sort). */
const IS_MEANT = /\d|["“‘]|\b\p{Lu}|\b(?:the|this|that|these|those|it|them|him|her|any(?:thing|one|body)?)\b/u
/** The same of the beginning of a sentence. */
const IS_NAMED = /\d|["“‘]|\S\s+\p{Lu}|\b(?:[Tt]he|[Tt]h(?:is|at|ese|ose)|[Ii]t|[Tt]hey)\b/u

const AROUND = pattern('gi')`
  ^(?:(?:please|ok|okay|no(?=,)|actually|sorry|hey|well|wait|oh)[\s,]+)+
  |[\s,]*(?:please|thanks|thank you|yet|now|today|after all|any ?more|any longer)?[\s.!]*$
`

/**
 * A sentence that denies a change, told of what it would be made of. A second clause, a question or a value behind it is left to
 * others ("don't cancel it, move it to Monday"; "should you not have approved it?").
 */
export function findDeniedOrder(message: string, apps: readonly AppKnowledge[]): DeniedOrder | undefined {
  const text = maskQuotes(message).replace(AROUND, '')
  if (/[,;:?]|\b(?:but|instead|just|only|unless|until|if)\b/i.test(text) || /\?\s*$/.test(message)) return undefined
  const isKnown = (verb: string) => Object.hasOwn(VERBS, verb) || apps.some(app => isVerbOf(verb, app.writes.verbs))
  const isDone = (word: string) =>
    basesOf(word.toLowerCase()).some(base => participlesOf(base).includes(word.toLowerCase()) && isKnown(base))
  const [, doer, regretted, behind = ''] = execIn(text, REGRETTED) ?? []
  if (regretted && (IS_MEANT.test(behind) || IS_NAMED.test(doer!)) && isDone(regretted))
    return { said: regretted, isRegretted: true }
  for (const pattern of NEEDLESS) {
    const [, word, object = ''] = pattern.exec(text) ?? []
    const verb = word?.toLowerCase()
    if (verb && IS_MEANT.test(object) && isKnown(verb) && !isPast(verb)) return { said: verb, isRegretted: false }
  }
  const [, subject, participle] = execIn(text, NEEDLESS_PASSIVE) ?? []
  const isMeant = participle !== undefined && IS_NAMED.test(subject!) && isDone(participle)
  return isMeant ? { said: participle, isRegretted: false } : undefined
}

/** "never shipped the lamp": what was not done, no order. */
const isPast = (verb: string): boolean =>
  /(?:ed|en)$/.test(verb) && basesOf(verb).some(base => base !== verb && base !== `${verb}e`)
