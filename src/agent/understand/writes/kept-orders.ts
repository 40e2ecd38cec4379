import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { ordersOfCount } from './having-orders.ts'
import { maskQuotes } from './mask.ts'
import { isUnsaid } from './unsaid.ts'

/** "…, can you change it please?", "…, log that": what was told is to be kept, asked of the hearer or ordered. */
const KEPT = pattern('iu')`
  (?:(?<!\s)\s*[,.;!]|(?<!\s)\s+[-–—]|(?<!\s)\s+(?:and|so|please))\s*
  (?:(?:and|so|please|pls|kindly|can you|could you|would you|will you|just)\s+)*
  (?<verb>change|update|correct|fix|edit|adjust|amend|enter|record|note|log|save|book|register|add|put)\s+
  (?:it|that|this|them|him|her)
  (?:\s+(?:down|in|for me|for us|accordingly|please|pls|now|in the (?:system|records?|data)))*[\s.!?]*$
`
/** "…, please update": asked for without a pronoun. */
const UPDATED = pattern('iu')`
  (?:(?<!\s)\s*[,.;!]|\s[-–—])\s*(?:please|pls|kindly|can you|could you)(?:\s+please)?\s+
  (?<verb>change|update|correct|adjust|note)(?:\s+accordingly)?[\s.!?]*$
`
/** Where such a request begins, and its verb; it has something before it. */
function findKept(masked: string): { from: number; verb: string } | undefined {
  const found = execIn(masked, KEPT) ?? execIn(masked, UPDATED)
  return found && found.index > 0 ? { from: found.index, verb: found.groups!['verb']!.toLowerCase() } : undefined
}

/** Verbs of keeping that make a record of what was told. */
const MAKES_RECORD = /^(?:enter|record|note|log|save|book|register|add|put)$/i

/** Auxiliaries, adverbs and prepositions that may stand between what is spoken of and what is told of it. */
const LITTLE = pattern('i')`
  ^(?:
    now|only|also|just|currently|actually|soon|again|back|over|up|down
    |will|would|shall|should|must|can|is|are|be|been|being|has|have|got|gets?|going|to|into|in|at|on|for|with
    |within|by|as|under|of|onto|the|a|an|her|his|its|their
  )$
`
/** One that is meant: a number, a code or a name. */
const NAMING = /\d|\p{Lu}/u
const OLD = /,?\s+(?:instead of|rather than|and not|not)\s+[^,;:]+$/iu
/** "… now", at the end. */
const NOW = /,?\s+(?:now|from now on|these days|already|again)$/i
/** What is told does not hold, not yet or no more, or is not sure: denials, the past, ends of being somewhere, degrees short of the whole. */
const DENIED = pattern('i')`
  \b(?:
    not|never|no longer|nobody|nothing|cannot|may|might|could|was|were|had|from|left|leaves|leaving|quits?|refuse[sd]?|reject(?:s|ed)?|lacks?
    |almost|nearly|partly|partially|hardly|barely|scarcely|probably|perhaps|maybe|possibly|allegedly|supposedly
  )\b|n['’]t\b
`

/** "…, can you change it please?" at the end, as an order. */
export function orderKept(text: string): string {
  const kept = findKept(maskQuotes(text))
  return kept ? `${text.slice(0, kept.from)}, please ${kept.verb} it` : text
}

/** What may stand between the verb and what is new. */
const BETWEEN = /^(?:now|only|just|also|in|at|on|for|with|within|by|as|to|into|under|of|onto|the|an?)$/i
const MOST_SUBJECTS = 3

/** What is told of whom, by every place where the name of who it is may end. */
const toldOf = (told: string): { who: string; words: string[] }[] => {
  const all = told.trim().split(/\s+/)
  return all
    .flatMap((word, at) =>
      NAMING.test(word) && at < 8 && at + 1 < all.length && !NAMING.test(all[at + 1]!) ? [at + 1] : [],
    )
    .map(end => ({ who: all.slice(0, end).join(' '), words: all.slice(end) }))
    .filter(({ who }) => !/[,;:?]/.test(who) && (/\d/.test(who) || /\p{L}\s.*\p{Lu}|^\p{Lu}\p{Ll}{3,}$/u.test(who)))
    .slice(0, MOST_SUBJECTS)
}

/** What is new in the words behind who it is: at most one verb stands before it. */
function valuesIn(words: string[]): string[] {
  const from = words.findIndex(word => !LITTLE.test(word))
  if (from < 0) return []
  const skip = (at: number) =>
    at +
    Math.max(
      0,
      words.slice(at).findIndex(word => !BETWEEN.test(word)),
    )
  const starts = NAMING.test(words[from]!) ? [from] : [skip(from + 1), from]
  return [...new Set(starts)].filter(at => at < words.length).map(at => words.slice(at).join(' '))
}

/** How often something is, as the noun behind a figure and as the adjective that figures are called by ("weekly hours"). */
const PERIODIC: ReadonlyMap<string, string> = new Map([
  ['hour', 'hourly'],
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly'],
])
/** "32 hours a week" */
const PER_PERIOD = /^(\d[\d.,]*) (\p{L}+) (?:an?|per|each|every|the) (hour|day|week|month|year)$/iu

/** A new value as orders to change something to it: "32 hours a week" as the weekly hours as well. */
function ordersToChange(who: string, value: string): string[] {
  const [, figure, unit, period] = PER_PERIOD.exec(value) ?? []
  const plain = `change ${who} to ${value}`
  return figure ? [`set the ${PERIODIC.get(period!.toLowerCase())!} ${unit!} of ${who} to ${figure}`, plain] : [plain]
}

/**
 * A state that is told and is to be kept, as orders that it may stand for: "Ann Lee works now in the Legal department, can you change
 * it?" moves her there, "Ann Lee is on leave from Monday, enter that" makes a record of the leave. They only count where all of them
 * makes sense, and wait for a yes.
 */
export function ordersKept(text: string): string[] {
  const masked = maskQuotes(text)
  const kept = findKept(masked)
  if (!kept) return []
  const told = text.slice(0, kept.from)
  if (isUnsaid(told) || DENIED.test(masked.slice(0, kept.from))) return []
  const counted = ordersOfCount(told)
  if (counted.length) return counted
  const said = toldOf(told).flatMap(({ who, words }) =>
    valuesIn(words).map(value => ({ who, value: value.replace(NOW, '') })),
  )
  const changes = said.flatMap(({ who, value }) => ordersToChange(who, value.replace(OLD, '')))
  const made = said.map(({ who, value }) => `log ${value} for ${who}`).reverse()
  return MAKES_RECORD.test(kept.verb) ? [...made, ...changes] : changes
}
