import { fragment, pattern } from '../../../lib/patterns.ts'
import { NAME, sayPlainly, SO_MANY, type Turn } from './turns.ts'

const AMOUNT = fragment`(?:[$€£]?\d[\d.,]*(?:[kKmM]\b)?|${SO_MANY}\b)`
/** What makes a bound of a number already. */
const BOUND = fragment`\b(?:than|least|most|over|under|above|below|exactly|between|and|or|to|top|first|last|next)`

/** Turns about numbers, parts and totals. */
const TURNS: readonly Turn[] = [
  // "new leads scoring 55": a verb that is its noun, too, behind the noun of those who do so is no part of their name.
  [
    /\b(\p{L}{3,}s) scoring (?=(?:over|under|above|below|at|more|less|between|from|up|exactly)\b|\d)/giu,
    '$1 that score ',
  ],
  // "flats that sleep more than six people", "which sleeps more people": whom it is for goes without saying.
  [
    pattern('giu')`
      \b((?:sleep|seat)s?\ (?:(?:(?:more|fewer|less)\ than|over|under|at\ (?:least|most)|up\ to|exactly)\ )?(?:${AMOUNT}|more|fewer))
      \ (?:people|persons|guests|visitors|diners)\b
    `,
    '$1',
  ],
  // "760 loyalty points or more", "a contract of 30 hours a week or less": the bound before its number.
  [
    pattern(
      'giu',
    )`(?<!${BOUND}\ )\b(?<![.,])(${AMOUNT})\ (?!or\b)(${NAME}?)\ or\ (?:more|over|above|higher|upwards?|greater|longer|later)\b(?!\ (?:than|of|\p{L}+s)\b)`,
    'at least $1 $2',
  ],
  [
    pattern(
      'giu',
    )`(?<!${BOUND}\ )\b(?<![.,])(${AMOUNT})\ (?!or\b)(${NAME}?)\ or\ (?:less|fewer|under|below|lower|shorter)\b(?!\ (?:than|of|\p{L}+s)\b)`,
    'at most $1 $2',
  ],
  // "customers w/o a single order", "without so much as one order": without any.
  [
    pattern('giu')`
      \b(?:without|w/o|with\ no|with\ not)\ (?:so\ much\ as\ |even\ )?(?:an?|one)\ (?:single|sole)\ (?=\p{L})
      |\b(?:without|w/o)\ (?:so\ much\ as|even)\ (?:an?|one)\ (?=\p{L})
    `,
    'without any ',
  ],
  // "with just two berths", "who have a single dog": so many and no more.
  [
    pattern('i')`
      \b(with|have|has|having|had|got) (?:only|just|merely) (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) [a-z])
    `,
    '$1 exactly ',
  ],
  [
    pattern('i')`
      \b(with|have|has|having|had|got) (?:(?:only |just )?(?:a|one) (?:single|sole|lone)|one)
      \ (?=[a-z]{3,})(?!(?:parent|room|bed|malt|use|source|point|and|more|less|another|each|exception|thing|that|who|which)\b)
    `,
    '$1 exactly one ',
  ],
  // "all my boats taken together": their total.
  [/,? (?:when |if )?(?:all )?(?:taken|put|counted|added) together(?=\W*$)/i, ' in total'],
  // "average load, as a percentage": how the figure is shown; of what is not averaged it would be a share.
  [/^(.*\b(?:average|avg|mean|median)\b.*?),? (?:as|in) (?:an? )?(?:percentages?|per ?cent|%)(?=\W*$)/i, '$1'],
  // "the exact number of": it is never another one.
  [
    /\b(?:exact|precise) (?=(?:(?:total|overall|combined) )?(?:number|count|figure|amount|sum|total|headcount)\b)/gi,
    '',
  ],
  // "which was sold as the last?": last.
  [/ as the (last|first)(?=\W*$| (?:of|in|among)\b)/gi, ' $1'],
  // "lamps sold in May, count": how many.
  [
    pattern('iu')`
      ^(\W*)(?!(?:how|what|which|who|where|when|is|are|was|were|do|does|did|show|list|count|number|total|sum|average)\b)
      (\p{L}[^?:]{3,}?)\s*[,;:–—-]\s*(?:just |only )?(?:what(?:['’]s| is| was) )?(?:the |a )?(?:total |overall )?
      (?:count|number|figure|tally)(?: of (?:them|those|these))?
      (?: only| please| pls)*(?=\W*$)
    `,
    '$1how many $2',
  ],
  // "a typical boat … (median)": the mean that is named is meant.
  [/\btypical (?=.*\b(?:median|average|mean)\b)/gi, ''],
  // "half a million": a part of a large number, wherever it stands.
  [/\bhalf a million\b/gi, '500,000'],
  [/\bhalf a billion\b/gi, '500,000,000'],
  [/\ba quarter of a million\b/gi, '250,000'],
  [/\b(?:a|one) (?=(?:million|billion)\b)/gi, '1 '],
  // "the runner-up by sales": the second.
  [/\b(?:the |our |my )?runners?-?up (?:among|amongst|of|in|for)\b/gi, 'the second highest among'],
  // "average delay (hours)": in what it is told.
  [/\s*\((?:in )?((?:second|minute|hour|day|week|month|year)s)\)(?=\W*$)/i, ' in $1'],
  // "% late deliveries": what stands behind the sign is the part.
  [/^(\W*(?:and |what |the )?)%(?: of(?: the)?)? (?=\p{L})/iu, '$1percentage of '],
  // "tickets sold in May, what do they add up to": their total.
  [
    pattern('iu')`
      ^\W*(\p{L}.{3,}?)[,;:–-]+ (?:what|how much) (?:do|does|did|would) (?:they|these|those|it|that) (?:all )?
      (?:add up|amount|come|sum|sum up|total up) to(?: (?:in total|altogether|together))?(?=\W*$)
    `,
    'what is the total of the $1',
  ],
  // "ponies with two lessons and no cancelled one": the noun that "one" stands for.
  [
    /(\p{L}{3,}s)((?: that \p{L}+| of \p{L}+)?,? (?:and|but) (?:no|without(?: any)?|at least (?:one|an?)|not any) (?:[\p{Ll}-]+ ){1,2})ones?\b/giu,
    '$1$2$1',
  ],
  // "what does an average order come to": a mean, and no total.
  [
    pattern('iu')`
      ^\W*(?:and |so )?(?:what|how much) (?:do|does|did|would|will) (?:an?|the|our|your|its|their) (?=(?:average|mean|median|typical|usual|normal)\b)
      (.{6,}?)\ (?:add up|amount|come|work out|sum up|total up) (?:to|at)(?: (?:in total|altogether|together))?(?=\W*$)
    `,
    'what is the $1',
  ],
  // "how often do people return things": whatever they are, the times are counted.
  [
    pattern('giu')`
      \b(how (?:often|frequently|many times) (?:do|does|did|have|has|are|were) [^?.!]*?\p{L}) (?:things|stuff|something|goods|items)
      (?=\ (?:back|because|in|on|with|by|last|this)\b|\W*$)
    `,
    '$1',
  ],
  // "how often do people pay by card": whoever it is that does.
  [
    pattern('giu')`
      \b(how (?:often|frequently|many times) (?:do|did) )(?:people|folks)
      (?= (?!(?:in|from|of|at|on|with|who|that|over|under|aged|like|without|and|or)\b)\p{L})
    `,
    '$1we',
  ],
  // "what did the tickets we sold amount to": their total.
  [
    pattern('iu')`
      ^\W*(?:and |so )?(?:what|how much) (?:do|does|did|would|will)
      \ ((?!(?:they|these|those|it|that|we|you|i)\b)\p{L}.{3,}?)
      \ (?:add up|amount|come|sum up|total up) to(?: (?:in total|altogether|together))?(?=\W*$)
    `,
    'what is the total of $1',
  ],
  // "I'd like to see how the orders are spread over the towns, just the counts": how many by town.
  [
    pattern('iu')`
      ^\W*(?:[^,;:?]{0,40}?\ )?how (?:the|our) (\p{Ll}[\p{L} -]*?)\ (?:is|are|was|were)\ (?:spread|distributed|divided|split)(?:\ (?:out|up))?
      \ (?:over|across|among|amongst|between|by) (?:the |our )?(\p{L}+)(?:,\ (?:just|only)\ (?:the\ )?(?:counts?|numbers?|figures?))?(?=\W*$)
    `,
    'number of $1 by $2',
  ],
  // "delivered orders in May, what number?": how many.
  [
    /^(\W*)((?!(?:how|which|what|who|when|where|and|or|so)\b)\p{L}[^,;:?]*?)\s*[,–—:-]+\s*(?:what|which) number\W*$/iu,
    '$1how many $2',
  ],
  // "how does the total spread over the towns": by town.
  [
    pattern('iu')`
      ^\W*how (?:does|do|did|is|are|was|were) (?:the )?(.+?)
      \ (?:spread|distributed|distribute|divided|divide|split|vary|differ|break down|broken down) (?:out )?
      (?:over|across|among|amongst|between|by) (?:the )?(?=\p{L}+\W*$)
    `,
    '$1 by ',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfNumbers = (message: string): string => sayPlainly(message, TURNS)
