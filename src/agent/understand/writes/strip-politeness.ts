import { fragment, pattern } from '../../../lib/patterns.ts'
import { baseOfDoing } from '../language/verb-forms.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { withoutCaution } from './asked-first.ts'

// Politeness, haste and caution around a request (closed-class frames of English) say nothing of what is asked.

/** "Sorry to bother you", "excuse me", "thanks": said to the other, before the matter. */
const ADDRESS = fragment`
  (?:i['’]?m\ )?sorry(?:\ (?:to\ (?:bother|trouble|disturb|interrupt|ask)(?:\ you)?|for\ (?:bothering|troubling|interrupting)\ you))?(?:\ (?:again|but))?
  |excuse\ me|pardon|thanks|thank\ you|great|perfect|cool|fine|good|understood|got\ it|oh|hmm?|sure(?=,)|yes(?=,)
`
/** "If possible", "when you have a minute": on which condition it is asked. */
const CONDITION = fragment`
  if\ (?:at\ all\ )?possible|if\ you\ (?:can|could|would|will|please|like|don['’]?t\ mind|wouldn['’]?t\ mind|would\ be\ so\ kind|are\ able\ to)(?=,)
  |(?:if|when|whenever|once|as\ soon\ as)\ you\ (?:have|get|find|['’]ve\ got|have\ got)
    \ (?:(?:a|the|some|any)\ )?(?:free\ |spare\ |quick\ )?(?:minute|moment|second|sec|chance|time|opportunity)(?:\ (?:for\ (?:it|that|this)|today|later))?
  |when(?:ever)?\ (?:you\ can|possible|convenient|you['’]?(?:\ a)?re\ (?:free|ready|done|back))(?=,)|as\ soon\ as\ (?:you\ can|possible)|at\ your\ convenience
  |for\ (?:now|the\ (?:moment|present|time\ being))(?=,)|(?:until|till)\ further\ notice(?=,)
`
/** "One more thing:", "a quick request": what comes is announced. */
const ANNOUNCED = fragment`
  (?:(?:just\ )?(?:one|another|a|an|my|the)\ )?(?:(?:more|last|next|final|other|quick|small|short|little|new|urgent)\ )*
  (?:things?|one|request|favou?r|task|job|order|change|correction|update|question)(?:\ (?:for\ you|today|please|from\ me))?(?=\s*[:–—]|\s-\s)
  |first(?:ly)?(?=,)|next(?=,)|finally|lastly|last(?=,)|after\ (?:that|this)|afterwards
`
/** "Can I ask you to", "it would be great if you could": the wish that somebody does it. */
const WISHED = fragment`
  (?:can|may|could|might)\ i\ (?:please\ |just\ )?(?:ask|get|have|bother|trouble)\ you\ (?:please\ )?to
  |(?:would|could)\ you\ be\ (?:so\ kind\ as|so\ good\ as|able|willing|kind\ enough)\ to
  |would\ it\ be\ possible\ (?:for\ you\ )?to|is\ it\ possible\ (?:for\ you\ )?to
  |are\ you\ able\ to|i(?:['’]d|\ would)\ (?:be\ (?:grateful|glad|happy|thankful)|appreciate\ it|love\ it)\ if\ you\ (?:could|would|can)
  |it\ (?:would|['’]d)\ be\ (?:great|nice|good|helpful|lovely|perfect)\ if\ you\ (?:could|would|can)
  |(?:please\ )?do\ me\ (?:a|the)\ favou?r\ and|(?:please\ )?be\ so\ kind\ (?:as\ to|and)|why\ don['’]t\ you
  |(?:i|we)(?:['’](?:ve|m|re)|\ (?:have|was|were|am|are))\ (?:just\ )?(?:been\ )?(?:asked|told|supposed|instructed|requested)
    (?:\ by\ (?:the|our|a|my|her|his|their)\ \p{Ll}+(?:\ \p{Ll}+)?)?\ to
  |don['’]t\ forget\ to|do\ not\ forget\ to|remember\ to|make\ sure\ to|be\ sure\ to|feel\ free\ to|(?:it(?:\ is|['’]s)\ )?time\ to
  |help\ me(?:\ to)?|try\ to|you\ (?:have|need)\ to|(?:someone|somebody)\ (?:should|must|has\ to|needs\ to)
`

/** "perhaps the fee of Ann Lee becomes 90", "maybe HC-12 will be sold": of what has a name it supposes something, and orders nothing. */
const SUPPOSES = fragment`
  \s+(?:(?:the|our|my|this|that|his|her|its|their)\s|(?:\p{Ll}+\s)?(?-i:\p{Lu}|[\p{L}-]*\d))[^,;:?!]{0,40}?
  \s(?:becomes?|will|is|are|was|were|has|have|gets?|goes|moves|costs?|turns|might|may|could|should)\b
`

/** In front. */
const LEAD = pattern('iu')`
  ^(?:
    \W|please|kindly|pls
    |(?:would|do) you mind|(?:start|begin) by
    |(?:can|could|would|will) (?:you|we|someone|somebody|anyone|anybody)
    |i would like (?:you )?to|i'd like (?:you )?to|i want (?:you )?to|i need (?:you )?to|i wish to
    |(?:i |we )?(?:need|have|want) to|(?:i |we )?(?:would|'d) like to|we should|you should|you can|we can(?: now)?|let's|lets
    |go ahead and|now|then|also|and|just|ok|okay|hey|hi|hello|so|well|right|alright|quickly|kindly|actually
    |i (?:think|guess|suppose|believe)(?: that)?
    |(?:maybe|perhaps)(?!${SUPPOSES})
    |(?:${ADDRESS})(?:,?\ but)?(?![\p{L}\p{N}])
    |(?:${CONDITION}|${ANNOUNCED}|${WISHED})(?![\p{L}\p{N}])
  )+(?![\p{L}\p{N}]|['’]t\b|[-_/.#]\d)\s*
`

/** Whether the order has the form of a question. */
const ASKED =
  /\b(?:(?:can|could|would|will|are|do|why don['’]t) (?:you|i|we|someone|somebody|anyone|anybody)|(?:would|is) it (?:be )?possible)\b/iu
/** What an `-ing` form follows: "would you mind closing …". */
const BEFORE_DOING = /\b(?:you mind|start by|begin by)\s*$/iu
const QUESTION_MARK = /\s*\?+\s*$/

/** "They just told me on the phone.": where the news comes from, in a sentence of its own. */
const SOURCE = pattern('iu')`
  (?<=[\p{L}\p{N}"”)][.!])\s+
  (?:(?:he|she|they|it|that|this|the\ (?:customer|client|boss|manager|guest|member|patient|owner|team|office)|my\ (?:boss|manager|colleague))\s+)
  (?:(?:has|have|had|just|already|is|was)\ )*
  (?:told|asked|called|phoned|rang|let|informed|e-?mailed|wrote|texted|confirmed|requested|wanted|came|said|says|mentioned)
  (?:\ (?:me|us|it|this|that|so|in|to|for|know|on|by|over|from|via|the|their|his|her|phone|telephone|e-?mail|mail|letter|chat|desk|counter|today
    |yesterday|earlier|just|now|this\ morning|please|person|about|myself|here))*[.!]*$
`

/** At the end, also of what holds until somebody says otherwise. */
const TRAIL = pattern('i')`
  [\s,.!]*(?:[,.!;]|\s)(?:
    please|pls|thanks|thank you|thx|cheers|asap|instead|for good|for ever|forever|permanently|immediately|quickly|for me
    |(?:until|till) further notice|for (?:now|the (?:moment|present|time being))
    |right away|right now|at once|immediately|will you|would you|if you can|if possible|now please
  )\s*[.!?]*$
`

/** How a question, or an order to show something, begins. */
export const QUESTION = pattern('i')`
  ^(?:
    see(?! to it\b)|view|look (?:at|up|for)|browse|pull up|bring up|print|fetch|retrieve|what|which|who|whom|whose|where
    |when|why|how|is|are|was|were|am|do|does|did|has|have|had|can|could|should|would|will|may|might|show|list
    |find|count|tell|give (?:me|us)|get|display|search|don't|do not|never|if
  )\b
`

/** "sort out which doors are open", "settle the question who pays": what is asked for is an answer, whatever the verb. */
export const FINDS_OUT = pattern('iu')`
  ^(?:
    \p{L}+(?: (?:in|on|out|up|off|over|through|down))?(?: the question(?: of)?)?,? (?:which|who|whose|whom|whether|how|why|when|where)
    |(?:know|see|learn|hear|check|find out) if(?! (?:you|we) (?:can|could))
  )\b
`

/**
 * "last month, how many issues got closed", "in May which of them were cancelled?": an adverbial before a question, whose verb orders
 * nothing. Behind a comma "which" and "who" may begin a relative clause, which another comma ends.
 */
const ASKS_BEHIND = pattern('iu')`
  ^\W*(?:
    in|on|at|of|for|from|by|with|during|over|since|within|per|between|among|amongst|out of|as of|until|till|before|after
    |last|this|next|today|yesterday|tomorrow|so far|currently|right now
  )\b[^,;:?!]{0,60}?(?:
    \s*(?:[,:;–—]|\s-)\s*(?:(?:and|so|then) )?(?:how (?:many|much|often|long)\b|what\b|whose\b|(?:which|who|when|where|why)\b(?!.*,|\P{L}*$))
    |\ how (?:many|much)\b
  )
`

/** "I need two figures: the number of …", "break our boats down by colour, with the number in each": what comes is asked for. */
const FIGURES = pattern('iu')`
  ^\W*(?:
    (?:(?:i|we)(?:['’]d|\ would)?\ (?:(?:just|only|also)\ )?(?:need|want|like|love|have)(?:\ to\ (?:know|have|see))?|let\ me\ have)
    \ [^,;:?]{0,30}?\b(?:figures?|numbers?|counts?|totals?|sums?|answers?|things?)\s*(?::|[–—]|\s-)\s*
    (?:(?:the|their)\ (?:\p{L}+\ )?(?:number|count|total|sum|average|mean|median|share|percentage|proportion)\b|how\b|what\b|which\b|who\b)
    |(?:break|split|divide|group|separate|classify|categori[sz]e)\ [^;:?]+?\ (?:by|into|according\ to|along|per)\ [^;:?]+?,?\ (?:with|and|giving|showing)
    \ (?:the\ |a\ )?(?:numbers?|counts?|figures?|totals?|how\ many)\b
  )
`

/** Whether what is asked for is an answer, whatever verbs are in it. */
export const findsOut = (plain: string): boolean =>
  testIn(plain, FINDS_OUT) || testIn(plain, ASKS_BEHIND) || testIn(plain, FIGURES)

/** Whether a message only wants to know something: whatever it names, nothing is to be changed for it. */
export function asksToKnow(message: string): boolean {
  const plain = replaceIn(message, LEAD, '')
  return testIn(plain, QUESTION) || findsOut(plain)
}

/** The text without what is only polite. */
export function withoutPoliteness(text: string): string {
  const said = withoutCaution(text)
  const lead = execIn(said, LEAD)?.[0] ?? ''
  let plain = said.slice(lead.length).trim()
  if (testIn(lead, BEFORE_DOING)) plain = plain.replace(/^\p{L}+ing(?=\s)/iu, baseOfDoing)
  if (testIn(lead, ASKED)) plain = plain.replace(QUESTION_MARK, '')
  plain = replaceIn(plain, SOURCE, '')
  while (testIn(plain, TRAIL)) plain = replaceIn(plain, TRAIL, '').trim()
  return plain
}
