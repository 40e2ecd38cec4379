import { pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'

// Politeness, haste and caution around a request (closed-class frames of English) say nothing of what is asked.

/** In front. */
const LEAD = pattern('iu')`
  ^(?:
    \W|please|kindly|pls
    |(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)
    |i would like (?:you )?to|i'd like (?:you )?to|i want (?:you )?to|i need (?:you )?to|i wish to
    |(?:i |we )?(?:need|have|want) to|(?:i |we )?(?:would|'d) like to|we should|you should|you can|we can(?: now)?|let's|lets
    |go ahead and|now|then|also|and|just|ok|okay|hey|hi|hello|so|well|right|alright|quickly|kindly|actually
    |would you mind
    |i (?:think|guess|suppose|believe)(?: that)?
    |maybe|perhaps
  )+(?![\p{L}\p{N}]|[-_/.#]\d)\s*
`

/** A wish to be asked first. */
const CAUTION = pattern('gi')`
  [,.;]?\s*(?:but\s+|and\s+)?(?:please\s+)?(?:
    (?:ask|check with|confirm with|consult|tell|show|warn) me
    |run (?:it|this|that) (?:by|past) me
    |ask before you (?:do|go|act|change|delete)
    |(?:have|let|make sure that?) (?:me|i) (?:confirm|approve|check|ok|okay|sign off)
    |let me (?:confirm|check|approve|see|know)
    |(?:wait|hold on|hold off) (?:for|until|till) (?:my|i)
    |i(?:['’]d| would)? (?:like|want|prefer|need) to (?:confirm|check|approve|see|review|look at)
      \ (?:it|this|that|them|what|the changes?)\b[^.!?]*\b(?:first|before)
    |only (?:once|after|when) i|not (?:before|until|till|unless) i
  )\b[^.!?]*[.!?]?
`

/** At the end, also of what holds until somebody says otherwise. */
const TRAIL = pattern('i')`
  [\s,.!]*(?:[,.!;]|\s)(?:
    please|pls|thanks|thank you|thx|cheers|asap|instead|for good|forever|permanently|immediately|quickly|for me
    |(?:until|till) further notice|for (?:now|the (?:moment|present|time being))
    |right away|right now|at once|immediately|will you|would you|if you can|if possible|now please
  )\s*[.!?]*$
`

/** "… but check with me first": the message itself asks for a yes. */
export const asksToBeAsked = (text: string): boolean => testIn(text, CAUTIOUS)
const CAUTIOUS = new RegExp(CAUTION.source, 'i')

/** How a question, or an order to show something, begins. */
export const QUESTION = pattern('i')`
  ^(?:
    see(?! to it\b)|view|look (?:at|up|for)|browse|pull up|bring up|print|fetch|retrieve|what|which|who|whom|whose|where
    |when|why|how|is|are|was|were|am|do|does|did|has|have|had|can|could|should|would|will|may|might|show|list
    |find|count|tell|give (?:me|us)|get|display|search|don't|do not|never|if
  )\b
`

/** "sort out which doors are open", "settle the question who pays": what is asked for is an answer, whatever the verb. */
export const FINDS_OUT =
  /^\p{L}+(?: (?:in|on|out|up|off|over|through|down))?(?: the question(?: of)?)?,? (?:which|who|whose|whom|whether|how|why|when|where)\b/iu

/** Whether a message only wants to know something: whatever it names, nothing is to be changed for it. */
export function asksToKnow(message: string): boolean {
  const plain = replaceIn(message, LEAD, '')
  return testIn(plain, QUESTION) || testIn(plain, FINDS_OUT)
}

/** The text without what is only polite. */
export function withoutPoliteness(text: string): string {
  let plain = replaceIn(replaceIn(text, CAUTION, ''), LEAD, '').trim()
  while (testIn(plain, TRAIL)) plain = replaceIn(plain, TRAIL, '').trim()
  return plain
}
