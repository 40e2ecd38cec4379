import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn } from '../../../lib/prefilter/may-match.ts'
import { isPlural, plural, singular } from '../language/words.ts'
import { LEAD, NAME, PLEASE } from './turns.ts'

/**
 * What is asked of one after the other (distributivity; Quirk et al., 1985, § 5.16): "for each colour I'd like to know how many boats have it", "go
 * through the colours and tell me …", "colour by colour, …". What points back to each of them in the question says no more than "per colour".
 */

/** That it is asked (closed class of verbs of asking, telling and working out). */
const ASKING = fragment`
  (?:(?:please|so|and|then|just|also) )*(?:(?:can|could|would|will) you (?:please |kindly )?)?(?:
    (?:tell|give|show|get)(?: (?:me|us))?|let (?:me|us) (?:know|see|have)|say|work out|check|note|list|write down|count up|find out
    |(?:i|we)(?:['’]d| would)? (?:just |also )?(?:need|want|like)(?: to (?:know|see|have|find out|hear))?
  )(?: (?:for (?:me|us)|please))?(?:[,:]? )
`
/** A figure of something: it may be told of each. */
const FIGURE = fragment`
  (?:how (?:many|much)
  |(?:what(?:['’]s| is| was| are| were) )?(?:the |their |its )?(?:total|overall|average|mean|median|number|count|sum|combined|highest|lowest
  |largest|smallest)\b)
`
const END = fragment`${PLEASE}\W*$`

/** What points back to each of them, at the end of what is asked. */
const BACK = [
  // "how many people does each one have", "how many people each of them has", "how many crates there are in each one"
  pattern('iu')`
    \ (?:(?:does|do|did|has|have) )?(?:each|every)(?: (?:one|single one|of (?:them|those|these)))? (?:has|have|had|got|holds?|held|contains?|includes?)
    (?: (?:got|in (?:it|them)))?${END}
  `,
  pattern('iu')`
    \ (?:in|at|on|of|for|from|with|by|through|via|under|within|inside|to|per)
    \ (?:each|every)(?: (?:single )?(?:one|of (?:them|those|these|the \p{L}+s)))?${END}
  `,
  pattern(
    'iu',
  )` (?:in|at|on|of|for|from|with|by|through|via|under|within|inside|to|have|has|had) (?:it|them|that one|this one|those|these)${END}`,
  pattern('iu')` (?:it|they|that one) (?:has|have|had|got|holds?|contains?)(?: got)?${END}`,
  pattern('iu')`(?<=\b(?!are\b|is\b|were\b|was\b|be\b)\p{L}+) (?:there|each)${END}`,
]
const SAYS_WHOSE = /\b(?:per|each|every|by)\b/i
/** "how many boats are" of each: there are. */
const BE_LAST = /\b(?:is|are|was|were)$/i

/** A figure of each of a kind in plain words; undefined where more is asked than that. */
function perEach(asked: string, noun: string, mustPoint: boolean): string | undefined {
  if (execIn(asked, FIGURES) === null) return undefined
  const back = BACK.find(form => execIn(asked, form))
  if (!back && mustPoint) return undefined
  const said = (back ? asked.replace(back, '') : asked).replace(/[\s,;.?!]+$/u, '')
  if (SAYS_WHOSE.test(said)) return undefined
  return `${said.replace(BE_LAST, '$& there')} per ${noun}`
}
const FIGURES = pattern('iu')`^${FIGURE}`

/** "for each colour I'd like to know how many boats have it" */
const FOR_EACH = pattern('iu')`
  ^(?<lead>${LEAD})(?:for|in|at|per|of|by|from|with|on|to) (?:each|every)(?: single| one)?(?: of (?:the|our|my))? (?<noun>${NAME}?),? (?:${ASKING})?
  (?<asked>${FIGURE} [^;:]+)$
`
/** "go through the colours and tell me how many boats there are", "taking the colours one at a time, …" */
const ONE_BY_ONE = pattern('iu')`
  ^(?<lead>${LEAD})(?:(?:can|could|would|will) you (?:please )?)?(?:
    (?:go|going|run|running|walk|work|working|look|looking) (?:through|over|across|down) (?:all )?(?:of )?(?:the|our|my|all|those) (?<through>${NAME}s)
      (?: (?:one by one|one at a time|one after the other|in turn))?
    |(?:tak(?:e|ing)|consider(?:ing)?) (?:the|our|my|all) (?<taken>${NAME}s) (?:one by one|one at a time|one after the other|in turn)
    |(?:tak(?:e|ing)|consider(?:ing)?|look(?:ing)? at) (?:each|every) (?<single>${NAME}?)(?: (?:in turn|by itself))?
    |one (?<one>\p{Ll}+) at a time
    |(?<same>\p{L}{3,}) by \k<same>
  )\s*(?:[,:;–—-]\s*(?:and |then )*| and (?:then )?| (?=${ASKING}))(?:${ASKING})?(?<asked>${FIGURE} [^;:]+)$
`
/** "how many boats do we have, colour by colour?" */
const BEHIND = pattern('iu')`
  ^(?<asked>\W*(?:${ASKING})?${FIGURE} [^;:]+?),? (?<same>\p{L}{3,}) by \k<same>${END}
`
/** "step by step", "one by one": how something is done. */
const NO_GROUPS = /^(?:one|two|three|side|step|bit|little|word|piece|point|line|day|hour|item|number|name)$/i

/** "through which agents do our orders come, and how many through each?", "which colours do our boats have, and how many are there of each?" */
const WHICH_AND_HOW_MANY = pattern('iu')`
  ^(?<lead>${LEAD})(?:(?:through|from|by|in|on|at|with|via|under|to|into) )?(?:which|what) (?:different )?(?<groups>${NAME}s)
  \ (?:do|does|did|have|has|are|were)
  \ (?:the|our|my|all) (?<things>\p{Ll}+s)(?: \p{Ll}+)?(?: (?:in|to|from|through|under|with|by|into|at|on))?(?: (?:us|it))?,? and
  \ how many (?:(?<again>\p{Ll}+) )??(?:(?:do we have|have we got|are|were|there are|are there|came?|come) )?(?:there )?
  (?:(?:through|from|by|in|on|at|with|via|under|of|for|to|into) )?each(?: (?:one|of (?:them|those)))?${END}
`
/** "there are different kinds of boat. How many do we have of each?" */
const KINDS_AND_HOW_MANY = pattern('iu')`
  ^(?<lead>${LEAD})(?:there are|we have|we(?:['’]ve)? got) (?:(?:different|various|several|many|some|a few|a number of|two|three|four|five|all) )*
  (?<sort>types|kinds|sorts|categories|classes|grades|statuses) of (?<things>\p{Ll}+(?: \p{Ll}+)?)\s*[.,:;–—-]+ (?:(?:and|but|so) )?(?:${ASKING})?
  how many (?:\p{Ll}+ )??(?:(?:do we have|have we got|are there|there are|we have) )?(?:(?:of|in|for|per|with) )?(?:each|every)(?: (?:one|kind|type
  |sort|category|of (?:them|those)))?(?: (?:do we have|have we got|are there|there are|we have))?${END}
`

/** "which colours have the most boats in them": what points back to those that are asked for says nothing. */
const MOST_IN_THEM = pattern('iu')`
  ^(\W*(?:(?:and|so|please|can you tell me) )*(?:which|what|name the|show the) (?:\d+ |one |two |three |four |five |ten )?\p{L}[^,;:?]*?
    \b(?:has|have|had|with|got|holds?|contains?) (?:the (?:most|fewest|least|(?:high|larg|great|bigg|low|small)est (?:number|count) of)
    |more than|fewer than|at least|over
    |no|any) [^,;:?]+?)
  \ (?:in|on|under|within|inside|at) (?:it|them)(?=\W*$)
`
/** "the red team has how many people in it": what is asked stands where its answer will. */
const IN_PLACE = pattern('iu')`
  ^(?<lead>${LEAD})(?!(?:which|what|who|whose|how|where|when|why|if|that|there|it|this|these|those|they|he|she|i|we|you)\b)(?<where>\p{L}[^,;:?]{1,60}?)
  \ (?:has|have|had|has got|have got|holds?|contains?|includes?)
  \ how many (?<what>\p{L}[^,;:?]*?)(?: (?:in|on|at|under|within|inside) (?:it|them|there))${END}
`

/** The message in which what is asked of each is asked per kind. */
export function withoutTurnsOfEach(message: string): string {
  const said = execIn(message, FOR_EACH)?.groups
  const each = said && perEach(said['asked']!, said['noun']!, true)
  if (each) return `${said['lead']!}${each}?`
  const { lead = '', through, taken, single, one, same, asked } = execIn(message, ONE_BY_ONE)?.groups ?? {}
  const many = through ?? taken
  if (asked && !(same && NO_GROUPS.test(same)) && !(many && !isPlural(many))) {
    const per = perEach(asked, (many ? singular(many) : (single ?? one ?? same)!).toLowerCase(), false)
    if (per) return `${lead}${per}?`
  }
  const behind = execIn(message, BEHIND)?.groups
  if (behind && !NO_GROUPS.test(behind['same']!) && !SAYS_WHOSE.test(behind['asked']!))
    return `${behind['asked']!} per ${behind['same']!}?`
  const which = execIn(message, WHICH_AND_HOW_MANY)?.groups
  if (which && (!which['again'] || which['again'] === which['things']))
    return `${which['lead']!}how many ${which['things']!} are there per ${singular(which['groups']!)}?`
  const kinds = execIn(message, KINDS_AND_HOW_MANY)?.groups
  if (kinds) {
    const [noun, sort] = [singular(kinds['things']!), singular(kinds['sort']!)]
    return `${kinds['lead']!}how many ${plural(noun)} are there per ${noun} ${sort}?`
  }
  const place = execIn(message, IN_PLACE)?.groups
  if (place) return `${place['lead']!}how many ${place['what']!} are in ${place['where']!}?`
  return replaceIn(message, MOST_IN_THEM, '$1')
}
