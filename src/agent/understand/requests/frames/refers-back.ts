import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { singular } from '../../language/words.ts'
import { ASKS } from './spoken-of.ts'
import { IS_ASKED } from './asking-phrases.ts'
import { WHICH_THEY_ARE } from './named-first.ts'

/**
 * Records are described first, and the question behind points back to them: "some boats were sold in May. How many sailors did they have?", "I
 * have to see whichever of our boats is the oldest, who sails it?", "take the boat with the most berths. Who is the skipper there?". The
 * description is put where the pointer is (coreference within one message; Quirk et al., 1985, § 6.15–6.19, 19.44).
 */

const LEAD = fragment`(?:(?:and|so|but|ok|okay|well|hi|hello|hey|right|now|listen)\W+)*`
/** A verb that goes on with a noun of several: "some boats were sold", "several boats have no owner". */
const VERB = fragment`
  (?:are|were|have|had|do not|don['’]t|did not|didn['’]t|can|cannot|will|still|never|need|lack|came|went|got|belong|contain|include|cost|make|earn|work|live
  |\p{Ll}{3,}ed)
`
/** "some boats were sold in May": boats that were. */
const SOME = pattern('iu')`
  ^\W*${LEAD}(?:some|several|a few|quite a few|many|a number of|a couple of|certain)(?: of (?:our|the|my))?
  \ (?<things>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?<!s)s|people|staff) (?:of ours |of mine )?(?<told>${VERB}\b.*)$
`
const MOST = fragment`(?:\p{L}{3,}est|(?:most|least|fewest)\b)`
/** "whichever of our boats is the oldest", "whichever boat has the most berths": the one that is. */
const WHICHEVER = pattern('iu')`
  (?:^| )(?:whichever|whatever) (?:one of (?<of>(?:my|our|the|those|these) [^,;:?.]*?\p{L}s)
    |of (?<these>(?:my|our|the|those|these) [^,;:?.]*?\p{L}s)
    |(?<thing>\p{Ll}[\p{L} -]*?))
  \ (?<told>(?:is|was|has|had|makes?|made|earns?|brings?|generates?|costs?|employs?|gets?|got|holds?|pays?|spends?|spent|sells?|sold)\b[^,;:?]*?)$
`
/** "take the boat with the most berths", "look at the boat that was sold last": one of them. */
const TAKEN = pattern('iu')`
  ^\W*${LEAD}(?:please )?(?:take|taking|consider|considering|look(?:ing)? at|think(?:ing)? of|pick|find|say we take) (?:only |just )?
  (?<those>(?:only |just )?(?:the|our|my|all|every|those) [^;:?]+?)(?: (?:first|for example|for instance|please))?$
`
/** "our boat with the most berths": what is named is one of several. */
const ONE = pattern('iu')`
  ^\W*${LEAD}(?<those>
    (?:the|our|my) [\p{L} -]+? (?:with|that has|that have|which has|having|that is|who has|that was) (?:the )?[^;:?]*\b${MOST}[^;:?]*
    |(?:the|our|my) ${MOST}
  \ [^,;:?]+)$
`
/** "I'm after the boats in Oslo", "I'd like to check the late orders this afternoon": what somebody wants something of. */
const SOUGHT = pattern('iu')`
  ^\W*${LEAD}(?:i|we)(?:['’](?:m|re|d|ve|ll)| (?:am|are|was|were|would|have|had|must|should|will|shall))?
  \ (?:(?:just|still|also|really|currently|now|urgently|then) )*
  (?:
    (?:looking|searching|hunting|after|in search|interested)(?: (?:for|of|in))?
    |(?:(?:like|love|want|wanted|wish|need|needed|have|had|got|hoping|hope|going|trying|try|planning|plan|about|supposed|meaning|ready) to
      \ |(?=must |should ))
      (?!(?:know|see|hear|learn|have|find out|be)\b)[\p{L}-]+(?: (?:up|out|over|through|off|down))?(?: (?:on|at|with|to|about|for|into|through))?
    |(?:going|working|looking|reading|checking|sorting|clearing|chasing|preparing|reviewing)(?: (?:through|on|at|over|up))?
  )
  \ (?<those>(?:the|all|all the|our|my|any|every|those)? ?[^;:?]*?)$
`
/** When it is to be done: no part of what is wanted. */
const SOON = pattern('iu')`
  ,? (?:today|tonight|tomorrow|now|later|soon|first|next|this (?:morning|afternoon|evening|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day
  |(?:later|first thing) [\p{L} ]{3,20})$
`

/** "how many is that?", "how many are there?" */
const HOW_MANY = pattern('iu')`
  ^how many (?:(?:is|was) (?:that|it)|(?:that|it) is|(?:are|were) (?:there|they|those|these)|(?:there|they|those|these) are|of (?:them|those|these)
  \ (?:are there|there are|do we have))(?: (?:in all|in total|altogether))?\W*$
`
const SHOW_THEM = pattern('iu')`
  ^(?:please |kindly |just )*(?:(?:can|could|would|will) (?:you|i|we) (?:please |kindly )?)?
  (?:show|list|give|name|tell|see|have|get|let me (?:see|have))(?: (?:me|us))?
  \ (?:them|those|these|it|which (?:ones )?(?:they|those|these|there) are|which (?:ones|they are))
  (?: (?:all|now))?(?: (?:for|to) (?:me|us))?(?:,? please)?\W*$
`
const THEIR = pattern('iu')`
  \b(?:their|its|his|her|(?:that|this) (?:person|one)['’]s)
  \ (?<what>\p{L}+(?: (?!(?:add|come|amount|total|sum|make|go|work|look|are|is|was|were|be|in|on|at|by|for)\b)\p{L}+)?)
  (?= (?:add|comes?|amounts?|totals?|sums?|makes?|are|is|was|were|in|on|at|by|for|with|since)\b|\W*$)
`
const THESE = pattern(
  'iu',
)`\b(?:these|those|all (?:these|those|of (?:these|those))|such) (?:\p{Ll}+ )?(?<kind>\p{Ll}+s)\b
  |\b(?:(?:of|at|with|in|from|by|for|to) )(?:them|those|these)(?=\W*$| (?:in|on|at|have|has|are|is|were|was|did|do)\b)`
const THERE =
  /(?<!\b(?:is|are|was|were|be|been) )\bthere\b(?! (?:is|are|was|were|has|have)\b)|(?<=\b(?:is|are|was|were) (?:the |our )?\p{L}[^?]*) there(?=\W*$)/iu
const THEY = /\b(?:they|it|he|she)\b(?!['’])/iu
const THEM = /\b(?:them|it|him|her)(?=\W*$)/iu

/** "Ann Lee sails in one of our boats": the boat that she sails in. */
const IN_ONE = pattern('u')`
  ^\W*(?<name>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*) (?<verb>is|was|\p{Ll}{2,}s|\p{Ll}{2,}ed)
  \ (?<at>in|at|on|for|with|to|from|under) (?:one|some) of (?:our|the|my) (?<things>(?:\p{Ll}+ )?\p{Ll}+s)$
`
/** Whom the description holds, and whether that is one. */
interface Described {
  those: string
  isOne: boolean
}

/** Within a sentence a determiner has no capital. */
const inside = (those: string): string => those.replace(/^(?:The|Our|My|All|Every|Those)\b/, word => word.toLowerCase())

function describe(told: string): Described | undefined {
  const { things, told: said } = execIn(told, SOME)?.groups ?? {}
  if (things) return { those: `${things} that ${said!}`, isOne: false }
  const { name, verb, at, things: among } = execIn(told, IN_ONE)?.groups ?? {}
  if (among) return { those: `the ${singular(among)} that ${name!} ${verb!} ${at!}`, isOne: true }
  const { of, these, thing, told: is } = execIn(told, WHICHEVER)?.groups ?? {}
  if (is) return { those: thing ? `the ${thing} that ${is}` : `the one of ${(of ?? these)!} that ${is}`, isOne: true }
  const taken = execIn(told, TAKEN)?.groups?.['those']
  if (taken) return { those: inside(taken.replace(/^(?:only|just) /i, '')), isOne: testIn(taken, ONE) }
  const one = execIn(told, ONE)?.groups?.['those']
  if (one) return { those: inside(one), isOne: true }
  return undefined
}

/** What is asked with the description in the place of what points to it; undefined where nothing does. */
function put(asked: string, { those, isOne }: Described): string | undefined {
  const question = asked.replace(/[\s?.!]+$/u, '')
  if (!isOne && testIn(question, HOW_MANY)) return `how many ${those}?`
  if (testIn(question, SHOW_THEM) || testIn(question, WHICH_THEY_ARE)) return `show ${those}?`
  const their = execIn(question, THEIR)
  if (their && !/^(?:that|this) /i.test(their[0]))
    return `${question.slice(0, their.index)}the ${their.groups!['what']!} of ${those}${question.slice(their.index + their[0].length)}?`
  const these = isOne ? null : execIn(question, THESE)
  if (these) {
    const preposition = /^(?:of|at|with|in|from|by|for|to) /i.exec(these[0])?.[0] ?? ''
    return `${question.slice(0, these.index)}${preposition}${those}${question.slice(these.index + these[0].length)}?`
  }
  const there = isOne ? THERE.exec(question) : null
  if (there) {
    const rest = (question.slice(0, there.index).trimEnd() + question.slice(there.index + there[0].length)).trimEnd()
    return `${rest} at ${those}?`
  }
  for (const form of [THEM, THEY])
    if (form.test(question)) return `${question.replace(form, () => those).replace(WHO_IS, '$<who> $<be> $<whom>')}?`
  return undefined
}

/** "who the skipper of it is", as it is said within a sentence. */
const WHO_IS = pattern('iu')`^(?<who>who|what|which) (?<whom>(?:the|our) .*) (?<be>is|are|was|were)(?=\W*$)`
/** "what their prices come to", as it is said within a sentence. */
const COMES_TO = pattern(
  'iu',
)`^(?<what>what|how much) (?<those>the \p{L}+s .*?) (?<verb>add up to|come to|amount to|total|sum up to|make)(?=\W*$)`

/** The end of what is described, before what is asked of it. */
const JOINT =
  /\s*(?:[,;:–—]|\.|\s-)\s+(?:(?:and|so|but|then)\s+)?|\s+(?:and|so)\s+(?=(?:i|we|please|can|could|tell|then)\b)/giu
const WANTS_THEM = pattern('iu')`(?<!\p{L})(?:them|those|these|they)\b`

/** Those that somebody wants something of, where they are to be shown: "I'd like to clear the late orders today, so please list them". */
function soughtIn(told: string, asked: string): string | undefined {
  const sought = execIn(told, SOUGHT)?.groups?.['those']?.replace(SOON, '')
  const isShown = testIn(asked, WANTS_THEM) && (testIn(asked, SHOW_THEM) || testIn(asked, WHICH_THEY_ARE))
  return sought && isShown && /(?<!s)s\b|people|staff/.test(sought) ? sought : undefined
}

/** The ways to part a message into what is told and what is asked behind it. */
const partings = (text: string): { told: string; asked: string }[] =>
  /["“”]/.test(text)
    ? []
    : [...text.matchAll(JOINT)].flatMap(({ index, 0: joint }) => {
        const asked = text.slice(index + joint.length).replace(IS_ASKED, '')
        return /[.?!]\s+\S/u.test(asked) ? [] : [{ told: text.slice(0, index), asked }]
      })

/** Whether somebody tells what is to be done with some, and asks to be shown those. */
export const asksToShowSought = (message: string): boolean =>
  partings(message).some(({ told, asked }) => soughtIn(told, asked) !== undefined)

/** "living in Oslo and over 60: give me those members", "sold in May, which boats are those?": what they are told by stands in front. */
const TOLD_FIRST = pattern('iu')`
  ^\W*${LEAD}(?<told>(?:\p{L}+ing|\p{L}{2,}ed|with|without|not|over|under|above|below|more than|less than|at least|from|in|at|between|before|after|since|based
    |born|made|sold|built|paid|unpaid|sent|lost)\b[^;:?]*?)$
`
const THOSE_SUCH = pattern('iu')`
  ^(?:(?:please )?(?:(?:can|could|would) you (?:please )?)?(?:give|show|list|name|tell|find|get)(?: (?:me|us))? (?:all )?
    (?:those|these|such) (?<kind>\p{L}+(?: \p{L}+)?s|people|staff)
  |(?:which|what) (?<which>\p{L}+(?: \p{L}+)?s|people|staff) (?:are|were) (?:those|these|they|that))(?:,? please)?\W*$
`

/** One question of what is described and what is asked of it; the text itself where it has no such form. */
export function askOfDescribed(text: string): string {
  for (const { told, asked } of partings(text)) {
    const sought = soughtIn(told, asked)
    if (sought) return `show ${sought}`
    const { kind, which } = execIn(asked, THOSE_SUCH)?.groups ?? {}
    const such = (kind ?? which) && execIn(told, TOLD_FIRST)?.groups?.['told']
    if (such) return `show the ${kind ?? which!} ${such[0]!.toLowerCase()}${such.slice(1)}`
    const isTold =
      !testIn(told, ASKS) || /^\W*(?:take|taking|consider|look|pick|find)|which(?=ever)|what(?=ever)/i.test(told)
    const described = isTold ? describe(told) : undefined
    const question = described && put(asked, described)
    if (question) return question.replace(COMES_TO, '$<what> do $<those> $<verb>')
  }
  return text
}

/** Whether a message asks of what it describes first. */
export const asksOfDescribed = (message: string): boolean => askOfDescribed(message) !== message
