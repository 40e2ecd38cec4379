import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { WriteCommand } from './find-command.ts'
import { QUESTION } from './strip-politeness.ts'
import { LIGHT_VERBS, VERBS, WEAK, type WriteAction } from './verbs.ts'

/** The command that a text begins with. */
export function imperative(text: string, isKnownVerb: (verb: string) => boolean): WriteCommand | undefined {
  if (/^get rid of\b/i.test(text)) return { action: 'delete', verb: 'get', text, isExplicit: true }
  if (testIn(text, SPOKEN_OF)) return undefined
  const action = readVerb(text)
  const verb = /^[\p{L}]+/u.exec(text)?.[0].toLowerCase()
  if (!verb) return undefined
  const isPointing = /^\p{L}+\s+(?:it|that|this|them|these|those|him|her)\b/iu.test(text)
  if (action) return { action, verb, text, isExplicit: !WEAK.has(verb) || action === 'create' || isPointing }
  // "permanently delete …"
  const adverb = /^\p{L}+ly\s+(?=\p{L})/iu.exec(text)?.[0]
  const later = adverb ? imperative(text.slice(adverb.length), isKnownVerb) : undefined
  if (later) return later
  const makes =
    LIGHT_VERBS.has(verb) &&
    (/^\p{L}+\s+(?:up\s+)?(?:an?|another|new|one|two|three)\s/iu.test(text) ||
      // "book leave for Ann": what is made is no thing that is counted.
      /^(?:book|schedule|request|file|arrange|log|register|plan)\s+\p{Ll}+\s+(?:for|from)\s/u.test(
        text.toLowerCase(),
      ) ||
      /^\p{L}+\s+(?:up\s+)?\p{Lu}.*\sas\s+(?:an?\s+)?(?:new\s+)?\p{Ll}/u.test(text) ||
      testIn(text, ENGAGES) ||
      testIn(text, BOOKS))
  if (!action && testIn(text, NUMBER_TOLD)) return undefined
  // "return rate by town", "close dates of …": a noun made of two.
  if (!action && testIn(text, COMPOUND)) return undefined
  const own = makes ? text.replace(/^(\p{L}+)\s+up\s/iu, '$1 ') : text
  // "call off the concert" of an operation that is called so, though nothing is done by calling.
  const isPhrase = text.match(PARTICLES)?.some(particle => isKnownVerb(`${verb} ${particle.toLowerCase()}`))
  const isKnown = makes || (isBaseForm(verb) && (isKnownVerb(verb) || isPhrase === true))
  // "schedule of Ann": a noun.
  const isCommand = /^\p{L}+\s+(?!of\s)\S/u.test(text) && !QUESTION.test(text) && isKnown
  return isCommand ? { action: 'update', verb, text: own, isExplicit: false } : undefined
}

/** "Leave request 12 needs approving": a noun that is spelt like a verb, with its number, of which something is told. */
const SPOKEN_OF = pattern('iu')`
  ^(?:leave|record|post|log|transfer|move|change|raise|cut|push|shift|place|book|schedule|file|plan|draft|issue|report|reserve)
  (?: \p{Ll}+)? \S*\d\S* (?:is|was|has|had|needs?|should|must|can|will|got|never|no longer)\b
`
/** The same of any noun with its number. */
const NUMBER_TOLD =
  /^\p{L}+(?: \p{Ll}+)? \S*\d\S* (?:is|was|has|had|needs?|should|must|can|will|got|never|no longer)\b/iu

/** Particles, right behind the verb or behind its object. */
const PARTICLES = /(?<=\s)(?:off|out|in|up|down|back|over|on|away)(?=\s|\W*$)/giu

/** "hire Ann Lee": somebody is taken in by their name, in small letters before an address too (verbs of appointing; Levin, 1993, 29.1). */
const ENGAGES = pattern('u')`
  ^(?:[Hh]ire|[Oo]nboard|[Ee]nroll?|[Rr]egister)\ (?:\p{Lu}[\p{L}'’-]+\ \p{Lu}|(?:[\p{L}'’-]+[ ,(]+){2,4}[\w.+-]+@\w)
`

/** "book room 2 for Ann Lee", "sign Ann Lee up for Pottery": something that there is, and whom or what it is for. */
const BOOKS = pattern('u')`
  ^(?:[Bb]ook|[Ss]chedule|[Rr]eserve|[Ee]nroll?|[Ss]ign|[Rr]egister|[Aa]rrange)(?: up)? (?=[^,;:]*(?:\p{Lu}|\d))
  \S[^,;:]*? (?:for|in|into|with|on|to) \S
`

/** An order has its verb in the base form: "ships longer than 80 m" are ships, "pass it on" is one. */
const isBaseForm = (verb: string): boolean => !/(?:[^sui]s|ies)$/.test(verb)

/** A verb's stem before a noun of measure names a figure or a date: "return rate", "check-in times". */
const COMPOUND = pattern('iu')`
  ^\p{L}+[- ](?:(?:in|out|off|up|on|down|over|back)[- ])?
  (?:rate|ratio|percentage|date|time(?![- ]off\b)|count|total|value|volume|number|figure)s?\b(?!\s+(?:\p{L}+\s+)?\S*\d)
`

const MAKES_ONE = /^\p{L}+\s+(?:an?|another)\s(?!\S+(?:\s\S+)?['’]s?\s)(?![^,;:]*\sby\s)/iu

function readVerb(plain: string): WriteAction | undefined {
  const [first, second = ''] = plain.toLowerCase().split(/[\s,]+/)
  const action = first && Object.hasOwn(VERBS, first) ? VERBS[first] : undefined
  if (!action) return undefined
  const isArticle = /^(?:a|an|the|new|one|me)$/.test(second)
  if (first === 'put' && /^(?:a|an|new)$/.test(second)) return 'create'
  // "raise a ticket for Ann" makes one, "raise a ticket's priority" and "raise a fee by 5" do not.
  if (first && action === 'update' && LIGHT_VERBS.has(first) && MAKES_ONE.test(plain)) return 'create'
  // "record counts", "sets of …", "new leads this month": nouns and adjectives, not commands; "record 2.5 hours" is one.
  if (first === 'record' && !isArticle && !/^\d/.test(second)) return undefined
  if (first === 'new') return undefined
  if (first === 'make' && (!isArticle || second === 'the')) return 'update'
  // "leave me a list": verbs of giving to the speaker ask to be told.
  if (first && /^(?:give|hand|bring|leave)$/.test(first) && /^(?:me|us)$/.test(second)) return undefined
  // "set of tyres", "change of address": a noun.
  if (second === 'of') return undefined
  return first === 'add' && second === 'up' ? undefined : action
}
