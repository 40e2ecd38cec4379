import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import type { WriteCommand } from './find-command.ts'
import { maskQuotes } from './mask.ts'
import { ordersOfLending } from './other-wordings.ts'
import { tellsChange } from './split-statement.ts'
import { isHearsay, isUnsaid } from './unsaid.ts'
import { participlesOf, VERBS, verbOf, verbsOfEnd } from './verbs.ts'

const STATEMENT = pattern('i')`
  \b(?:should|must|shall|needs? to|has to|have to|ought to)\s+(?:now |then |also )?
    (?:be|become|read|go to|move to|get|have|receive|carry)\b
  |\b(?:is|are)\s+(?:now|actually)\b|\b(?:is|are)\s+(?:down|up)\s+to\b|\bis\s+back\s+(?:in|on|at)\b
  |\b(?:has|have)\s+(?:now |just )?(?:been|changed|moved|become)\b
  |\b(?:has|have)\s+(?:now |just |finally )?(?:gone|advanced|progressed|passed)(?: over| on| up)? to\b
  |\bbecomes?\b|\bgot\b|\b(?:was|were)\s+\w+(?:ed|en|t)$
  |\b(?:
    went|goes|rose|rises|fell|falls|dropped|drops|grew|grows|moved|moves|changed|changes|increased|increases
    |decreased|decreases
  )(?: up| down)? to\b
  |\b(?:can|could|may) (?:now |also )?be \w+ed\b|\bcan (?:now |also )?(?:go|move) (?:on |over |back )?to\b
  |\bis\b.*\bnow$|\bnew \w+(?: \w+)? (?:(?:of|for) [^,;:?]{2,60} )?is\b|\s(?:->|=>|→|=)\s
  |^(?:for|on|in|with)\s.+\s(?:set|change|update|put|make|adjust)\s
`

const PASSIVE =
  /^(.+?)\s+(?:can|could|should|must|may|shall|needs? to|have to|has to|ought to|(?:is|are) to)\s+(?:now |please |also |both |all )?be (\w+)\b(.*)$/is

/** "is to be set on open": to (the preposition of other languages). */
const SET_ON = /^\s+(?:on|at)\s+(?=\p{Ll})/u

/** "B-17 has just been paid": what an operation does, told of one record that it was done with. */
export function findDone(text: string, isKnownVerb: (verb: string) => boolean): WriteCommand | undefined {
  const masked = maskQuotes(text)
  if (isUnsaid(masked) || isHearsay(masked)) return undefined
  const [, told, form] = execIn(masked, DONE) ?? []
  const [, by, after] = told ? [] : (execIn(masked, DONE_BY) ?? [])
  const participle = (form ?? by)?.toLowerCase()
  if (participle === undefined) return undefined
  const verb = basesOf(participle).find(base => participlesOf(base).includes(participle) && isKnownVerb(base))
  if (verb === undefined || Object.hasOwn(VERBS, verb)) return undefined
  const from = told ? masked.indexOf(told) : masked.length - after!.length
  const subject = text.slice(from, from + (told ?? after!).length).replace(/[\s.!]+$/, '')
  return {
    action: 'update',
    verb,
    text: `${verb} ${subject}`,
    isExplicit: false,
    isImplied: true,
    isOfOne: true,
    isState: true,
  }
}

/**
 * "task 7 is done" where one completes tasks: the orders by the verbs that bring such an end about. "Bill 5 has been paid" where bills
 * are marked so, "bill 5 was paid today" where it is to be noted: what is marked as what was done with it.
 */
export function ordersOfState(text: string, isKnownVerb: (verb: string) => boolean, isToBeNoted = false): string[] {
  const masked = maskQuotes(text)
  const [, told, state] = isUnsaid(masked) || isHearsay(masked) ? [] : (execIn(masked, DONE) ?? [])
  if (!told || !state) return []
  const subject = text.slice(masked.indexOf(told), masked.indexOf(told) + told.length)
  const ended = verbsOfEnd(state.toLowerCase()).filter(isKnownVerb)
  const isDone = isToBeNoted ? /\s(?:was|were|got|been)\s/u : /\b(?:has|have)\s(?:\p{Ll}+\s)*been\s/u
  const isPassive = isDone.test(masked) && isParticiple(state.toLowerCase())
  const marks = isPassive ? [`mark ${subject} as ${state}`, `mark ${subject} as ${state} today`] : []
  // "copy 7 has been returned": the loan of it.
  const done = basesOf(state.toLowerCase()).filter(base => participlesOf(base).includes(state.toLowerCase()))
  const lent = done.flatMap(verb => ordersOfLending(`${verb} ${subject}`, isKnownVerb))
  return [...ended.map(verb => `${verb} ${subject}`), ...marks, ...lent]
}

/** "customers who have paid over 50", "visits that were cancelled", "boats where the hull is red": what records are asked for, nothing that is told. */
export const RELATIVE = pattern('iu')`
  ^(?![^,;:]*\b(?:should|must|needs?|will|now)\b)[^,;:]*?\b(?:who|that|which)\s+
  (?:has|have|had|is|was|are|were|got)\b(?![^,;:]*\b(?:is|was|are|were|has|have|had)\b)
  |^[^,;:]*?\p{L}s\s+(?:who|that|which)\s+[^,;:]*\bstill\s+(?:need|have)\s+to\s+be\s+\p{L}+(?=\W*$)
  |^(?![^,;:]*\b(?:should|must|needs?|will|now)\b)(?:.*\bthere\ (?:is|are)\ )?(?:(?!\b(?:is|are|was|were|has|have|had)\b)[^,;:])*?
  \bwhere\s+(?:the|its|their|no|nobody)\b[^,;:]*?\b(?:has|have|had|is|was|are|were)\b(?![^,;:]*\b(?:is|was|are|were|has|have|had)\b)
`

/** "the guards have opened gate 7" */
const DONE_BY = pattern('iu')`
  ^(?!(?:who|which|that|what|how)\b)(?![^,;:?]*?\b(?:not|never|should|could|would|might|must|may)\b)
  [\p{L}\s'’-]{2,40}?\s+(?:has|have)\s+(?:(?:now|just|already|finally)\s+)*(\p{L}+)\s+
  ((?:the\s+)?[^,;:?]*\d[^,;:?]*)$
`

const DONE = pattern('u')`
  ^([^,;:?]*(?:\d|\p{Lu})[^,;:?]*?)\s+(?:has|have|is|was|were|got)\s+(?:(?:now|just|already|finally|also)\s+)*
  (?:been\s+)?(?:(?:now|just|already|finally|also)\s+)*(\p{L}+)(?:\s+(?:now|already|today))?[\s.!]*$
`

/** What tells that something is so from now on, at the end or in front. */
const ANEW = pattern('i')`
  ^(?:from (?:now|today)(?: on)?|as of (?:now|today)|starting (?:now|today)),?\s+
  |,?\s+(?:
    again|instead(?: of [^,;:?]+)?|from (?:now|today)(?: on)?|as of (?:now|today)|starting (?:now|today)
    |these days
  )(?=[\s.!]*$)
`

/** … and "now", at the end or before a verb. */
const NOW = /\s+now(?=[\s.!]*$)|(?<=[\p{L}\d])\s+now(?=\s+(?!is\b)\p{Ll}+s\s)/u

/** "order 12 needs two boxes": a number of what a record has. */
const NEEDING =
  /^\P{Ll}.{1,60}\s(?:needs?|requires?)\s+(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+\p{L}+[\s.!]*$/u

/** "the shop opens half an hour earlier", "visit 5 lasts ten minutes longer": by how much it is another time than before. */
const SHIFTED = pattern('iu')`
  ^\P{Ll}?(?=[^,;:?]*(?:\d|(?-i:\p{Lu})))[^,;:?]{2,80}?\s\p{Ll}+s\s(?:(?:for|by)\s)?
  (?:half an?|(?:a\s)?quarter of an|an?|\d+|\p{Ll}+)\s(?:minute|hour|day|week|fortnight|month|year)s?\s(?:earlier|later|sooner|longer|shorter)[\s.!]*$
`

/** "order 7: status of that order, please": what is to be looked up. */
const ASKED_OF_IT =
  /:\s+(?:please )?(?:the )?\p{Ll}+(?: \p{Ll}+){0,3}? (?:of|for|on) (?:it|this|that|these|those|him|her|them)\b/iu

/** A change that is told as what is so: by its verb, or by an adverb that says that it is new. */
export function findStatement(text: string): WriteCommand | undefined {
  if (isUnsaid(text) || isHearsay(text)) return undefined
  const anew = replaceIn(replaceIn(text, ANEW, ''), ANEW, '')
  const told = replaceIn(anew, NOW, '')
  const said = readStatement(told)
  if (said) return said
  const isAnew = (told !== text && /\s\p{Ll}+\s/u.test(told)) || testIn(told, NEEDING) || testIn(told, SHIFTED)
  return isAnew ? { action: 'update', text: told, isExplicit: false, isOfOne: true, isState: true } : undefined
}

function readStatement(text: string): WriteCommand | undefined {
  const passive = execIn(text, PASSIVE)
  const verb = passive && verbOf(passive[2]!.toLowerCase())
  if (passive && verb)
    return {
      action: VERBS[verb]!,
      verb,
      text: `${verb} ${passive[1]!}${passive[3]!.replace(SET_ON, ' to ')}`,
      isExplicit: false,
    }
  const masked = maskQuotes(text)
  if (/^new\s+\p{L}+/iu.test(masked)) return { action: 'create', verb: 'new', text, isExplicit: false }
  if (testIn(masked, STATEMENT)) return { action: 'update', text, isExplicit: false }
  if (tellsChange(masked)) return { action: 'update', text, isExplicit: false, isOfOne: true, isState: true }
  // "task 3 is done" of one record that is not so yet.
  if (/^[^,;:]{2,80}\s(?:is|was|got)\s[\w-]+(?:\s[\w-]+){0,2}$/i.test(masked))
    return { action: 'update', text, isExplicit: false, isOfOne: true, isState: true }
  // "Ann Weaver: phone 555, company Acme": what is known now of one record.
  return /^[^:,;?]{2,60}:\s+\S/u.test(masked) && !testIn(masked, ASKED_OF_IT)
    ? { action: 'update', text, isExplicit: false, isOfOne: true }
    : undefined
}
