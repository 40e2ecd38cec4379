import { fragment, pattern } from '../../lib/patterns.ts'
import { execIn, testIn } from '../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { splitRequests, splitSentences } from '../understand/requests/clauses.ts'
import { remarkBehind } from '../understand/requests/frames/remark-behind.ts'
import type { Interpretation } from '../understand/reading/interpretation.ts'
import type { Meaning, Query } from '../understand/reading/query.ts'
import { isAllOf } from '../understand/reading/still-one.ts'
import { describeMeaning } from './offer-reading.ts'

/** Words before a possessive that name nothing it could stand for. */
const LEADING = fragment`
  and|so|but|ok|okay|now|then|also|please|can|could|would|you|i|we|want|need|see|show|list|give|tell|get|find|me
  |us|what|which|who|how|many|much|about|are|is|were|was|do|does|all|of|the|with
`
const POSSESSIVE = new RegExp(String.raw`^\W*(?:(?:(?:${LEADING})\W+)*|[\p{L}-]+\s+)(their|his|her|its)\s+\p{L}`, 'iu')

/**
 * "their job titles" where nothing was asked before that had an answer: whose they are is asked, as the job titles of
 * everybody are not meant.
 */
export function askWhose(message: string, previous: Query | undefined): string | undefined {
  const word = previous ? undefined : execIn(message, POSSESSIVE)?.[1]?.toLowerCase()
  if (word === undefined) return undefined
  return `${standsForNothing(word)} Whose do you mean? Say the records or a name.`
}

const standsForNothing = (word: string): string =>
  `I do not know what “${word}” stands for: nothing before it in this conversation had an answer.`

/** "how many children do they have?", "does it have a ramp?": a pronoun for the one of whom it is asked. */
const SUBJECT = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:(?:what|which|how|when|where|who|whom|why)\b[^,.;:]{0,40}?\ )??
  (?:
    (?:do|does|did|have|has|had|are|were|was|can|could)\ (?<word>they|he|she)\b
    |(?:does|did|has|had)\ (?<thing>it)\b(?!.*\ (?:to|until|till)\ [a-z])   # not "how long does it take to …"
  )
`

/** "and how many tickets have we sold for it?": the one that what is asked belongs to, in a sentence that goes on. */
const BEHIND = pattern('iu')`
  ^\W*(?:and|so|but)\ (?:how|what|which|who|when|where)\b(?![^?]*\ (?:and|or)\b)[^,.;:?]{0,60}?
  \ (?:for|of|to|with|about|in|on|from|at|by)\ (?<thing>it|them|him|her)\W*$
`

/**
 * The same, asked first of all in a conversation or after what had no answer: of whom, nobody knows, and all that there are were not meant.
 * Where something is named, "they" may be whoever does it ("what do they charge for the Mill?").
 */
export function askOfWhom(
  message: string,
  meaning: Meaning | undefined,
  previous: Query | undefined,
  reading: Interpretation | undefined,
): string | undefined {
  if (previous) return undefined
  const unbound = reading?.chunks.find(({ used }) => used === 'unbound')?.text
  const isOfAll = meaning?.kind === 'query' && isAllOf(meaning.root)
  const { word, thing = word } = (isOfAll && (execIn(message, SUBJECT) ?? execIn(message, BEHIND))?.groups) || {}
  const pronoun = thing ?? unbound
  if (pronoun === undefined) return undefined
  return `${standsForNothing(pronoun.toLowerCase())} Say the records or a name.`
}

/** "who is the foreman there?": a place that is pointed to, and no "is there", "are there any" and the like. */
const THERE =
  /(?<!\b(?:is|are|r|was|were|be|been|isn['’]t|aren['’]t|out|up|over|hi|hey|hello)\W+(?:[\p{L}-]+\W+)?)\bthere\W*$/iu

/** The same of a place: where nothing was told before, in the message either, nobody knows which it is. */
export function askWhere(message: string, previous: Query | undefined): string | undefined {
  // "do we have boats in Oslo? a customer is asking for one there": that is said of the place that was named.
  const asked = remarkBehind(message)?.rest ?? message
  return !previous && ASKS.test(asked) && THERE.test(asked) && requestsOf(asked).length === 1
    ? `${standsForNothing('there')} Say the place or a name.`
    : undefined
}

/** "how many work at the Mill, and how many are ill there?": the last one has the first before it. */
const requestsOf = (message: string): string[] => splitSentences(message).flatMap(splitRequests)

const ASKS =
  /^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:who|what|which|how|when|do|does|did|have|has|had|list|show|give)\b/i

/** "where is my order": nobody knows whose that is, so the order itself is asked for. */
export function askWhichOfMine(reading: Interpretation | undefined): string | undefined {
  const own = reading?.own
  if (!own?.isOne) return undefined
  return `${own.app} does not tell me who you are, so I do not know which ${own.noun} is yours. Which one do you mean? Say its number or a name.`
}

/** A message that goes on with what was said and is no sentence itself: "and the north?", "at the Quay", "only the printed ones", "red ones only". */
const FRAGMENT = pattern('iu')`
  ^\W*(?:
    (?:and|or|but|only|just|without|except|what\ about|how\ about|(?:and\ )?(?:the\ )?same\ (?:for|of|with|in)
      |in|at|for|from|with|by|per|under|over|within|sorted|altogether)\b
      (?!.*\b(?:how\ (?:many|much)|which|what(?!\ about)|who|whose|when|where|show|list|give|find|count|is|are|was|were|do|does|did|has|have|can)\b)
      .{1,60}
    |(?:[\p{L}-]+\ ){1,3}only
  )\W*$
`

/** "Oslo?": a name, and nothing that is asked of it. */
const NAME_ALONE =
  /^\W*(?!(?:yes|no|ok|okay|help|why|how|when|where|who|what|which|list|show)\b)(?:[\p{L}\d'’&.-]+ ){0,2}[\p{L}\d'’&.-]+ ?\?\W*$/iu
/** "how many guests": no sentence. */
const COUNT_ALONE = /^\W*(?:and )?how many [\p{L}-]+(?: [\p{L}-]+)?\W*$/iu

/** "average score": no sentence either. */
const FIGURE_ALONE =
  /^\W*(?:and )?(?:the )?(?:total|sum|average|avg|mean|median|max(?:imum)?|min(?:imum)?|highest|lowest)(?: [\p{L}-]+){1,2}\W*$/iu

/** A figure of all records of a kind, though the message does not speak of all of them. */
export const addsUpAll = (meaning: Meaning): boolean =>
  meaning.kind === 'query' && meaning.ask === 'measure' && meaning.measures.some(m => m.column) && isAllOf(meaning.root)

/** "same for Oslo", "what about Oslo?": what the question before asked is asked of others. */
export const asksTheSame = (message: string): boolean =>
  /^\W*(?:and\W+)?(?:(?:the )?same (?:for|of|with|in)|(?:what|how) about)\b/i.test(message)

/**
 * "and the north?" after a question that had no answer: what it goes on with was not understood, so it cannot be answered by itself. What
 * it says alone is offered.
 */
export function askWhatItGoesOnWith(message: string, meaning: Meaning, model: CatalogueModel): string | undefined {
  const isFragment =
    testIn(message, FRAGMENT) ||
    testIn(message, NAME_ALONE) ||
    ([COUNT_ALONE, FIGURE_ALONE].some(form => testIn(message, form)) && addsUpAll(meaning))
  if (!isFragment) return undefined
  return (
    'The question before this one had no answer, so I do not know what this goes on with. ' +
    `Do you mean ${describeMeaning(meaning, model)}? Say “yes”, or ask it in one sentence.`
  )
}

/** Whether a pronoun of the message was taken for what was answered before. */
const pointsBack = (reading: Interpretation | undefined): string | undefined =>
  reading?.chunks.find(chunk => chunk.operator?.type === 'pronoun' && chunk.used === 'entity')?.text.toLowerCase()

/** Whether no noun of the message tells which records it is about. */
export const namesNoKind = (reading: Interpretation | undefined): reading is Interpretation =>
  reading !== undefined &&
  !reading.chunks.some(chunk => chunk.used !== undefined && chunk.entities.some(mention => mention.quality >= 0.7))

/** "which has the fewest stairs?": one of some that no noun of the message tells. */
const ranksUnnamed = (reading: Interpretation | undefined, meaning: Meaning): boolean =>
  meaning.kind === 'query' &&
  meaning.root.order !== undefined &&
  meaning.root.limit !== undefined &&
  namesNoKind(reading)

/** "are any out of date?", "which were sold?", "and how many have a mast?": a quantifier without the noun that it is of. */
const QUANTIFIER_ALONE = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*
  (?:
    (?:is|are|was|were|do|does|did|have|has|had)\ (?:any|some|all|none|one|both)(?!\ (?:of\ (?:the|our|my|your)|day|time|longer)\b)
    |(?:how\ many|which|which\ ones)\ (?:is|are|was|were|have|has|had)(?!\ there\b)
  )\b
`

export const isQuantifierAlone = (message: string): boolean => testIn(message, QUANTIFIER_ALONE)

/**
 * "which boats do they use?", which had no answer – "are any insured?", "which is the oldest?": nobody knows of what, and all that there are
 * were not meant.
 */
export function askOfWhichOnes(
  message: string,
  reading: Interpretation | undefined,
  meaning: Meaning,
  model: CatalogueModel,
): string | undefined {
  const isOfSome = isQuantifierAlone(message) && namesNoKind(reading) && !namesOne(reading)
  return isOfSome || ranksUnnamed(reading, meaning) ? goesOnWithNothing('this goes on with', meaning, model) : undefined
}

/** Whether a record is named. */
const namesOne = ({ chunks }: Interpretation): boolean =>
  chunks.some(({ used, values }) => used !== undefined && values.some(({ field }) => field.role === 'name'))

const goesOnWithNothing = (what: string, meaning: Meaning, model: CatalogueModel): string =>
  `The question before this one had no answer, so I do not know what ${what}. ` +
  `Do you mean ${describeMeaning(meaning, model)}? Say “yes”, or say the records or a name.`

/**
 * "their keepers", "and the average price?" after a question that had no answer: whether that is what they stand for, or what was answered before it,
 * nobody can tell. The older one is offered, not answered.
 */
export function askWhichOfTwo(
  reading: Interpretation | undefined,
  meaning: Meaning,
  model: CatalogueModel,
): string | undefined {
  const word = pointsBack(reading)
  if (word === undefined && !reading?.goesOn) return undefined
  return goesOnWithNothing(word === undefined ? 'this goes on with' : `“${word}” stands for`, meaning, model)
}

/** "so how many is that?", "how many boats would that be": what is counted was said before. */
const COUNTS_THAT = pattern('iu')`
  ^\W*(?:(?:and|so|but|then|ok|okay|well)\W+)*how\ (?:many|much)\b(?:(?!\ (?:and|then)\b)[^,;:.]){0,40}?
  \ (?:is|are|was|were|would|will|does|do|did|makes?)\ (?<word>that|those|these|this|they|it)
  (?:\ (?:be|make|come\ to|add\ up\ to|amount\ to|together|altogether|all|in\ all|in\ total|then))*\W*$
`

/** "so how many boats is that?" where what "that" stands for had no answer: everything there is, or what was answered earlier, is not meant. */
export function askWhatIsCounted(
  message: string,
  previous: Query | undefined,
  isAfterGap: boolean,
): string | undefined {
  const word = previous && !isAfterGap ? undefined : execIn(message, COUNTS_THAT)?.groups?.word?.toLowerCase()
  if (word === undefined) return undefined
  const before = isAfterGap
    ? 'the question before this one had no answer'
    : 'nothing before it in this conversation had an answer'
  return `I do not know what “${word}” stands for: ${before}. Ask it in one sentence, with the records that you mean.`
}
