import { pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { imperative } from './imperative.ts'
import { maskQuotes } from './mask.ts'
import { withPlainVerbs } from './plain-verbs.ts'
import { QUESTION, withoutPoliteness } from './strip-politeness.ts'
import { isUnsaid } from './unsaid.ts'

/** Where a clause ends and an order may begin; `so` where what follows is what the clause comes to. */
const JOINT = pattern('giu')`
  (?:\s*[.;!:,](?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|Jr|Sr)\.)|\s[-–—])\s+
  (?:(?<so>so|hence|therefore|that is|i\.e\.|in other words)\b,?\s+|(?:and|then|now)\b,?\s+)*(?=\p{L})
  |\s+(?<and>so)\s+(?=\p{L})
`
/** An order whose object is a pronoun: "take it off the list", "change her last name to Ray". */
const POINTING =
  /^(\p{L}+(?: (?:up|down|out|off|in|back|over|on))?) (it|this|that|them|these|those|him|her)(?=[\s,.!]|$)(?! \p{Ll}+ (?:to|as|from|by)\b)/iu
/** "log a repair for it": a new record of what was named. */
const MADE_FOR =
  /^(\p{L}+ (?:an?|another) (?:\p{Ll}[\p{L}-]* ){1,3}(?:for|of|on|about|against) )(it|this|that|him|her|them)(?=[\s,.:;!]|$)/iu
const OWNING = /^(\p{L}+) (?:its|his|her|their) (\p{Ll}+(?:[ -]\p{Ll}+){0,2}?)(?= (?:to|as|from|by)\b)/iu

const WORD = String.raw`(?:\p{Lu}[\p{L}\p{N}'’.&/_-]*|[\p{L}_-]*\d[\p{L}\d/_-]*)`
/** A name, a code or a number, with the noun before it. */
const NAMED = new RegExp(
  String.raw`(?:(?:\b[Tt]he|\b[Oo]ur|\b[Mm]y)\s+)?(?:\p{Ll}[\p{L}-]+\s+){0,2}?(?<name>${WORD}(?:\s+(?:(?:of|and|the|de|van|von)\s+)?(?:${WORD}|&))*)`,
  'gu',
)
/** Capitals at the beginning of a sentence that name nothing. */
const NO_NAME = pattern('u')`
  ^(?:The|An?|Our|My|This|That|These|Those|There|We|I|You|He|She|It|They|As|Since|Because|Somebody|Someone|Please|Just|So|No|Yes|Ok|Okay|Today|Yesterday)$
`
/** Something that waits, or does not hold: it is no reason for an order. */
const CONDITION = /^(?:if|when|whenever|once|unless|until|after|before|in case|should)\b/i
const MOST_NAMES = 3

/** An order behind a clause that tells something, with the pronoun in it replaced by what the clause names. */
export interface PointedOrder {
  text: string
  /** The clause names nothing else. */
  isOnly: boolean
  /** The pronoun is in the plural, which a firm or a band takes as well. */
  isMany: boolean
}

/**
 * "HC11709 has been written off, take it off the list": a clause that tells something of a record, and an order that points to it
 * by a pronoun. What is told is no description to be looked for. Where the clause is an order itself, what stands behind it counts
 * only as the same in other words ("put B-17 on hold, … so mark it as reserved").
 */
export function ordersPointingBack(text: string, isKnownVerb: (verb: string) => boolean): PointedOrder[] {
  const masked = maskQuotes(text)
  if (QUESTION.test(text) || /\?\s*$/.test(masked) || testIn(text, CONDITION) || isUnsaid(text)) return []
  for (const joint of [...masked.matchAll(JOINT)].reverse()) {
    const behind = withPlainVerbs(withoutPoliteness(text.slice(joint.index + joint[0].length)), isKnownVerb)
    const isMade = MADE_FOR.test(behind)
    const order = isMade || POINTING.test(behind) || OWNING.test(behind) ? imperative(behind, isKnownVerb) : undefined
    if (!order) continue
    // All that is told of what is new belongs to it (`makeIt`).
    if (order.action === 'create' && !isMade) return []
    const told = text.slice(0, joint.index)
    const isOrder = imperative(withPlainVerbs(withoutPoliteness(told), isKnownVerb), isKnownVerb) !== undefined
    if (isOrder && !(joint.groups?.['so'] ?? joint.groups?.['and'])) return []
    const names = namesIn(told, isOrder)
    const isMany = /^\p{L}+(?: \p{L}+)? (?:them|these|those)\b/iu.test(behind)
    return names.map(name => ({ text: pointTo(behind, name), isOnly: names.length === 1, isMany }))
  }
  return []
}

/** What a clause names, in order; the verb that an order begins with is no name. */
function namesIn(told: string, isOrder: boolean): string[] {
  const clause = isOrder ? told.replace(/^\W*\p{L}+/u, verb => verb.toLowerCase()) : told
  const found = [...clause.matchAll(NAMED)].flatMap(({ groups }) => {
    const words = groups!['name']!.replace(/['’]s?$/, '').split(/\s+/)
    while (words.length && NO_NAME.test(words[0]!)) words.shift()
    const name = words.join(' ').replace(/[.]$/, '')
    return /\d|\p{Lu}/u.test(name) ? [name] : []
  })
  return [...new Set(found)].slice(0, MOST_NAMES)
}

const pointTo = (order: string, name: string): string =>
  testIn(order, MADE_FOR)
    ? replaceIn(order, MADE_FOR, (_, lead: string) => `${lead}${name}`)
    : testIn(order, OWNING)
      ? replaceIn(order, OWNING, (_, verb: string, noun: string) => `${verb} the ${noun} of ${name}`)
      : replaceIn(order, POINTING, (_, verb: string) => `${verb} ${name}`)
