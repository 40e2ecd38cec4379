import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { superlativeOf } from '../language/gradables.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'

/** Splitting a message into requests that can be understood one by one. */

const REQUEST = fragment`
  (?:
    how (?:many|much|often(?! each\b)|long|old|big|large|far|high|tall|heavy)|(?:since|until|till|by|from) when
    |what|which|who|where|when(?!\W*$)|list|show|give|tell|find|count|the number of|number of
    |(?:is|are|was|were) there|sort|also|then|create|add|update|delete|set|change|compare|display
  )
`
/** "…, and finally list …": which of several it is says nothing more. */
const NEXT = '(?:(?:finally|lastly|next|last of all|at last|after that|afterwards),? )?'
const JOINT = new RegExp(
  `(?:[,;]\\s*|\\s+)(?:and|then|and then|and also|also|plus)\\s+${NEXT}(?=(?:please |also |then |can you |could you )*${REQUEST}\\b)`,
  'gi',
)

/** "number of A, number of B": a list of like requests. */
const LISTED = /(?<=\b(?:number of|how many)\b[^,]*),\s*(?=(?:the )?number of\b|how many\b)/gi

/** "…, plus names of those on hold": another request that begins with what is wanted of it. */
const ADDED = /(?:,\s*|\s+)(?:plus|as well as|and also)\s+(?=(?:the |their )?[a-z]+ of\b)/gi
/** "the number of A, of B and of C": what is asked is said once. */
const OF_EACH = pattern('iu')`
  ^(?<head>.*?\b(?:counts?|number|total|sum|average|mean|median)(?:\ (?!of\b)\p{L}+){0,2}\ )of\ (?<first>(?:(?!\ of\ ).)+?)
  (?<rest>(?:,\ (?:and\ )?of\ [^,]+?)*,?\ and\ (?:that\ )?of\ [^,]+?)(?<end>\W*)$
`
/** Of both together something else is asked. */
const OF_BOTH =
  /\b(?:difference|ratio|quotient|between|compare[ds]?|higher|lower|larger|bigger|smaller|more|less|combined)\b/i
/** "the won boats", "boats that are sold": where the noun stands. */
const NOUN_OF =
  /^(?:the |our |my |all )*(?:[\p{L}-]+ )*?(?<noun>[\p{L}-]+s)(?=$| (?:that|which|who|in|from|with|at|on|by|for)\b)/iu

/** The parts of "the number of A, of B and of C", each with what is asked and with its noun ("and of the lost ones"). */
function askOfEach(sentence: string): string[] | undefined {
  const { head, first, rest } = execIn(sentence, OF_EACH)?.groups ?? {}
  if (!head || !first || !rest || OF_BOTH.test(head + rest) || !NOUN_OF.test(first)) return undefined
  const parts = [first, ...rest.split(/,? and (?:that )?of |, of /i)].filter(Boolean)
  const noun = NOUN_OF.exec(first)?.groups?.noun
  return parts.map(part => `${head}of ${noun ? part.replace(/\bones\b/i, noun) : part}`)
}

/**
 * "does Ann have any late orders? which?", "… I need to see which ones.", "… and if so, which ones?": a short question of its own behind the
 * mark of the first, in whatever letters.
 */
const WHICH_THEN = pattern('iu')`
  (?:(?<=\?\s+)(?:and\ |if\ so,?\ |please\ )*|(?<=^\W*(?:is|are|was|were|do|does|did|has|have|had|can)\b[^?]+),?\ (?:and\ )?if\ (?:so|yes|any),?\ )
  (?:(?:(?:i|we)(?:['’]d|\ would)?\ (?:(?:also|just|only)\ )?(?:need|want|like)\ to\ (?:see|know|hear|find\ out)|let\ (?:me|us)\ (?:see|know)
    |(?:(?:can|could|will|would)\ you\ )?(?:please\ )?(?:tell|show|list|give)(?:\ (?:me|us))?)\ )?
  (?:(?:which|what)(?:\ ones?|\ of\ them)?(?:\ (?:(?:they|those|it)\ (?:are|were|is)|are|were|have|had|did|do))?
    |which\ (?:are|were)\ (?:they|those)|what\ are\ they)(?:,?\ please)?
  \s*[?.!]*\s*$
`

/** "is any boat over 9 metres? Give me all that are longer than that.": on the same side of what was just asked. */
const THOSE_MORE = pattern('iu')`
  (?<=\b(?:over|above|(?:more|longer|higher|larger)\ than)\ [^?]*\d[^?]*\?\s+)(?:please\ )?(?:give|show|list|name|tell)(?:\ me|\ us)?
  \ (?:everybody|everyone|everything|all(?:\ of\ them)?|those|the\ ones)\ (?:with|who|that|which)\ (?:(?:is|are|has|have)\ )?
  (?:more|longer|higher|larger|bigger|greater)(?:\ \p{L}+){0,2}\ than\ that\s*[.!]*\s*$
`

/** "how much do ours cost, and the leased ones?": the same figure of others. */
const OF_OTHERS_TOO = pattern('iu')`
  ^(?<first>
    \W*(?:(?:hey|hi|ok|okay|so|please)\W+)*
    (?:how (?:many|much)|what(?:['’]?s| is| was| are)? (?:the )?(?:total|average|median|mean|sum|number))\b.+?
  )
  , (?<second>and (?:the|those|these) [^,]{2,40} ones)\W*$
`

const MOST = fragment`(?:\p{L}+st|(?:most|least|fewest) \p{L}+)`
/** "which boat has the highest and which the lowest price in Oslo": of each of both. */
const BOTH_ENDS = [
  // "which boat has the highest price and which has the lowest?": the figure is said once.
  pattern('iu')`
    ^(?<head>.*?\b(?:which|what) \p{L}[\p{L} -]*? (?:has|have|had)) the (?<one>${MOST}) (?<rest>\p{L}[^,?]*?),? and
    \ (?:which|what)(?: one)? (?:has|have|had) the (?<two>${MOST})(?: one)?\W*$
  `,
  pattern('iu')`
    ^(?<head>.*?\b(?:which|what) \p{L}[\p{L} -]*? (?:has|have|had|is|was)) the (?<one>${MOST}) and
    \ (?:which|what)(?: one)?(?: (?:has|have|had|is|was))? the (?<two>${MOST}) (?<rest>\p{L}.+)$
  `,
  pattern('iu')`
    ^(?<head>.*?\bthe \p{L}[\p{L}-]*(?: \p{L}+)? with) the (?<one>${MOST}) and
    \ (?:the|that) one with the (?<two>${MOST}) (?<rest>\p{L}.+)$
  `,
  // "what is the cheapest and what is the dearest boat": the noun is said once.
  pattern('iu')`
    ^(?<head>\W*(?:what|which|who) (?:is|are|was|were)) (?:the|our|my) (?<one>${MOST})(?: one)?,? and
    \ (?:what|which|who) (?:is|are|was|were) (?:the|our|my) (?<two>${MOST}) (?<rest>\p{L}.+)$
  `,
]
/** "what are the cheapest and the dearest lamp": both ends of those that a noun names; the highest and the lowest are figures of one. */
const TWO_ENDS = pattern('iu')`
  ^(?<head>.*?\b(?:what(?:['’]?s)?|which|who|show|give|list|find|tell)\b(?:(?:\ (?:me|us|is|are|was|were))*\ |['’]re\ )?)
  the (?<one>(?!high|low)${MOST}) and (?:the )?(?<two>(?!high|low)${MOST}) (?<rest>\p{L}.+)$
`

/** Two superlatives that set the same records in opposite orders. */
function splitEnds(sentence: string): string[] | undefined {
  const { head, one, two, rest } = execIn(sentence, TWO_ENDS)?.groups ?? {}
  if (!head || !one || !two || !rest) return undefined
  const [first, second] = [one, two].map(superlativeOf)
  if (!first || !second || first.direction === second.direction || first.of !== second.of) return undefined
  const single = head.replace(/\b(are|were)\b|(?<=what)['’]re\b/i, verb => (/^w/i.test(verb) ? 'was' : /^a/i.test(verb) ? 'is' : ' is')) // oxfmt-ignore
  // One of each is wanted, though both together are several.
  const ofOne = rest.replace(/^[\p{L}-]+/u, singular)
  return [one, two].map(most => `${single}the ${most} ${ofOne}`)
}

/** "what do our cheapest and our most expensive boat cost": how much either is. */
const BOTH_PRICES = pattern('iu')`
  ^\W*(?:what|how much) (?:do|does|did) (?:the|our|my) (?<one>${MOST})(?: one)? and (?:the |our |my )?(?<two>${MOST}) (?<rest>\p{L}[^,?]*?) cost\W*$
`

/** Sentences, each without its end mark; a period inside a number, an abbreviation or a name does not end one. */
export function splitSentences(text: string): string[] {
  return text
    .replace(THOSE_MORE, 'Which ones?')
    .replace(WHICH_THEN, (_, at: number, whole: string) =>
      /\?\s+(?:[\p{L},]+ )*$/u.test(whole.slice(0, at)) ? 'Which ones?' : '? Which ones?',
    )
    .split(/(?<=[.!?])(?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|vs|e\.g|i\.e|no|No|Jr|Sr)\.)\s+(?=[A-Z"'“]|$)|\n+/)
    .map(part => part.trim())
    .filter(Boolean)
}

/** Requests joined by "and" where each side has a question word or an imperative of its own. */
export function splitRequests(sentence: string): string[] {
  const each = askOfEach(sentence)
  if (each) return each
  const prices = execIn(sentence, BOTH_PRICES)?.groups
  if (prices) return [prices.one, prices.two].map(most => `how much does the ${most!} ${singular(prices.rest!)} cost`)
  const ends = BOTH_ENDS.map(form => execIn(sentence, form)?.groups).find(Boolean)
  if (ends) return [ends.one, ends.two].map(most => `${ends.head!} the ${most!} ${ends.rest!}`)
  const apart = splitEnds(sentence)
  if (apart) return apart
  const others = execIn(sentence, OF_OTHERS_TOO)?.groups
  if (others) return [others.first!, others.second!]
  const quoted = protect(sentence)
  const parts: string[] = []
  let last = 0
  const joints = [JOINT, LISTED, ADDED].flatMap(joint => [...quoted.matchAll(joint)]).sort((a, b) => a.index - b.index)
  for (const match of joints) {
    if (match.index < last || isOwned(quoted, match) || goesOn(quoted, match.index, match.index + match[0].length))
      continue
    parts.push(sentence.slice(last, match.index))
    last = match.index + match[0].length
  }
  parts.push(sentence.slice(last))
  return withNouns(withGroups(parts.map(part => part.replace(/^[\s,;]+|[\s,;]+$/g, '')).filter(Boolean)))
}

/** "town, phone and number of berths of Alder Quay": what is said last of the list says whose all of it is. */
function isOwned(text: string, { index, 0: joint }: RegExpExecArray): boolean {
  const before = text.slice(0, index).replace(SHOWN, '')
  const isAdded = /\bas well as\s+$/i.test(joint)
  return (
    /^[\p{L} -]+(?:, [\p{L} -]+)*$/u.test(before) &&
    // "I need the weight as well as the grade of delivery D7".
    (!isAdded || before.split(' ').length <= MOST_NAMED) &&
    !/\b(?:of|in|from|for|at|with|which|who|how|do|does|is|are|have|count|number|many)\b/i.test(before) &&
    (isAdded || /^(?:the )?number of [\p{L} ]+ of \S/iu.test(text.slice(index + joint.length)))
  )
}
/** So many words at most name a figure. */
const MOST_NAMED = 4
const SHOWN = pattern('i')`
  ^\W*(?:(?:please )?(?:show|list|give|tell|get|find)(?: me| us)? |(?:i|we)(?:['’]d| would)? (?:need|want|like)
  \ |what(?:['’]s| is| are) )?(?:the |its |their )?
`

/** Several who are told by a relative clause: "nurses whose ward is B". */
const TOLD = /\b\p{L}+s (?:who|whose)\b/iu
/** A verb that agrees with several: "who work", "who are", but not "who handles". */
const OF_SEVERAL = /^who (?!(?:is|was|has|does|did|else)\b)(?:also |still |already |never )?\p{L}*(?:ss|[^\Ws])\b/iu

/** "list all permits whose day has passed and which are not renewed": no question begins what they are told by, and the clause goes on. */
const TOLD_BY =
  /^\W*(?!(?:and |so )?(?:which|what|who|how|where|when|do|does|did|is|are|was|were)\b).*\b\p{L}+s\b.*\b(?:whose|that|which|who|where|with|due|from|of)\b/iu
/** "books where the author is Tull and where the shelf is B": both restrict. */
const WHERE_SO = /\b\p{L}+s where\b/iu
const WHICH_ARE = /^which (?:are|have|were|had)(?:n['’]t)? (?:(?:still|already|also|not|never|yet|been) )*\p{L}+/iu

/** "nurses whose ward is B and who work at night", "… and whose shift is late": the clause goes on; "and who leads it?" asks. */
const goesOn = (text: string, from: number, to: number): boolean =>
  BETWEEN_TWO.test(text.slice(0, from)) ||
  (TOLD_BY.test(text.slice(0, from)) && WHICH_ARE.test(text.slice(to)) && !asksForExtreme(text.slice(to))) ||
  (TOLD.test(text.slice(0, from)) && (OF_SEVERAL.test(text.slice(to)) || /^whose\b/i.test(text.slice(to)))) ||
  (WHERE_SO.test(text.slice(0, from)) && /^where\b/i.test(text.slice(to))) ||
  (DOES.test(text.slice(0, from)) && DOES_THEN.test(text.slice(to)))

/** "the difference between the number of boats in Oslo and the number of boats in Bergen": of the two, the second is still to come. */
const BETWEEN_TWO = /\b(?:difference|gap|spread|ratio|distance) (?:between|from) (?:(?! and )[^,;?])+$/i

/** "how often did anybody book and then not come", "… and then cancel": the predicate goes on, and nothing else is asked. */
const DOES = /^\W*(?:how|who|which|what)\b.*\b(?:did|does|do|has|have|had)\b/i
const DOES_THEN = new RegExp(
  `^then (?:(?:not|never) [a-z]|(?!${REQUEST}\\b)[a-z]+(?: up| out| in| off| back)?\\W*$)`,
  'i',
)

/** "which is the smallest": the one in a place of an order, without its noun. */
const EXTREME_ONE = pattern('iu')`
  ^(?:which|what)(?:\ ones?|\ of\ (?:them|these|those))?\ (?=
    (?:is|was|are|were|has|have|had)\ (?:the\ )?(?<first>\p{L}+)(?:\ (?<second>\p{L}+))?
  )
`
const NOUN_FIRST = pattern('iu')`
  ^\W*(?:which|what)\ (?!(?:is|are|was|were|has|have|had|ones?|of)\b)(?<noun>\S+(?:\ \S+){0,5}?)
  \ (?:is|was|are|were|has|have|had)\b
`

/** Whether a request asks which one of some comes first in an order, and does not say of what. */
export function asksForExtreme(request: string): boolean {
  const { first, second } = execIn(request, EXTREME_ONE)?.groups ?? {}
  return Boolean(first && (superlativeOf(first.toLowerCase()) ?? superlativeOf(`${first} ${second}`.toLowerCase())))
}

/** "which tank is the largest and which is the smallest": the noun is said once. */
const withNouns = (parts: string[]): string[] =>
  parts.map((part, at) => {
    const before = parts[at - 1]
    if (before === undefined) return part
    const noun = asksForExtreme(part) ? NOUN_FIRST.exec(before)?.groups?.noun : undefined
    return noun ? part.replace(EXTREME_ONE, `which ${noun} `) : countOfOwner(before, part)
  })

const COUNT_OF = pattern('iu')`
  \bhow (?:many|much)\ (?<noun>\p{L}[^,?]*?)
  \ (?:does|do|did|has|have|had|is|are|was|were)\ .+?(?:\ (?<verb>\p{Ll}{3,}))?\W*$
`
const OWNER_ALONE = pattern('iu')`
  ^(?<how>(?:and\ )?how (?:many|much))(?:\ of them)?\ (?<rest>(?:does|do|did|has|have|had)\ (?<owner>(?!(?:we|you|i|they|he|she|it)\b).+?))\W*$
`

/** "how many trips does A have and how many does B", "how many trips are late and how many are over": what is counted, and the verb, are said once. */
function countOfOwner(before: string, part: string): string {
  const { noun, verb } = execIn(before, COUNT_OF)?.groups ?? {}
  if (!noun || noun.split(' ').length > MOST_NAMED) return part
  const { how, rest, owner } = execIn(part, OWNER_ALONE)?.groups ?? {}
  if (how && saysDone(rest!)) return `${how} ${noun} ${rest}`
  if (how) return `${how} ${noun} ${rest}${verb && !owner!.endsWith(` ${verb}`) ? ` ${verb}` : ''}`
  return ARE_SO.test(before) ? part.replace(STATE_ALONE, `$1 ${noun} `) : part
}
/** "and how many have left": those are counted who did it, and nobody did it to them (of several the verb has no -s). */
const saysDone = (rest: string): boolean => /^ha(?:ve|d) \p{Ll}/u.test(rest) && isParticiple(rest.split(' ')[1]!)
const ARE_SO = /^\W*(?:and )?how many (?!of\b)(?:\p{L}+ ){1,4}?(?:are|were) \p{L}/iu
const STATE_ALONE = /^((?:and )?how many) (?=(?:are|were) (?!there\b|they\b|the\b|not\W*$)\p{L})/iu

const FIGURE = /^(?:and )?(?:how (?:many|much)|the number of|number of|count)\b/i
const GROUPS = / (?:per|for (?:each|every)|in (?:each|every)) (?:\p{L}+ ?){1,3}(?=\W*$)/iu

/** A figure with its groups is a whole question: nothing of the one before belongs to it. */
export const asksForGroups = (request: string): boolean => testIn(request, FIGURE) && testIn(request, GROUPS)

/** "how many trips and how much fuel per truck": the groups behind the last figure are those of each. */
function withGroups(parts: string[]): string[] {
  const tail = GROUPS.exec(parts.at(-1) ?? '')?.[0]
  if (!tail || parts.length < 2 || !parts.every(part => FIGURE.test(part))) return parts
  const isGrouped = (part: string) => /\b(?:per|each|every|by)\b/i.test(part)
  return parts.map((part, at) => (at === parts.length - 1 || isGrouped(part) ? part : part + tail))
}

/** Quoted text blanked out, so that nothing splits inside it. */
const protect = (text: string) => text.replace(/"[^"]*"|“[^”]*”/g, quoted => 'x'.repeat(quoted.length))
