import { pattern, wordList } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'

/** A letter in a list of them. */
const LETTER = '(?:e-?mails?|mails?|messages?|letters?|information)'
/** Words of requests that a sentence may begin with, and nobody's name. */
export const COMMON: ReadonlySet<string> = new Set(
  wordList`
    please can could will would i you we the this that what when hey hi hello dear kindly go get give send show pass hand share let have
    make tell write say put move mark flag set add star label tag email mail message forward relay redirect transmit reply respond answer
    delete remove trash erase discard throw toss bin find locate open look search navigate click submit a an and then now in on of to from
    by they he she it there just also i'd i'm i've don't drop deliver
  `,
)
const NAME = '(?:@[\\p{L}\\d_.]+|\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)*)'
const SENT = '(?:has |had )?(?:sent|wrote|written|e-?mailed|mailed)(?: (?:to )?(?:you|me|us))?'
const WHICH = '(?:(?:that|which) )?'

/** Whose letter it is: "Ann's mail", "the mail you got from Ann", "what Ann sent you", "the message by Ann". */
export const SENDERS: readonly RegExp[] = [
  pattern('u')`\b(?<name>${NAME})'s? (?:\p{Ll}+ )?${LETTER}\b`,
  pattern('u')`
    \b(?:the|that|this|an?|my)? ?${LETTER} ${WHICH}(?:(?:you|i|we)(?:'ve| have)? )?(?:got|received|had|came|comes|sent|written)? ?
    (?:from|by|of) (?<name>${NAME})
  `,
  pattern('u')`\b(?:the|that|this|an?|my)? ?${LETTER} ${WHICH}(?<name>${NAME}) ${SENT}\b`,
  pattern('u')`\bwhat (?<name>${NAME}) ${SENT}\b`,
  pattern('u')`\bwhat (?:you|i|we)(?:'ve| have)? (?:got|received|had) from (?<name>${NAME})`,
]

/** For whom it is: "to Ann", "share it with Ann", "give Ann …", "Ann wants to see …", "let Ann have …". */
export const RECEIVERS: readonly RegExp[] = [
  pattern('u')`\b(?:(?:on|along|over|back) )?to (?<name>${NAME})`,
  pattern('u')`\bwith (?<name>${NAME})`,
  pattern(
    'u',
  )`\b(?<verb>send|give|show|pass|hand|forward|tell|write|e-?mail|mail|message) (?<name>${NAME})(?: (?=back\b))?`,
  pattern('u')`\blet (?<name>${NAME}) (?<verb>see|read|have|get|know)`,
  pattern('u')`
    (?<name>${NAME}) (?<verb>wants|needs|would like|should|must|has to|ought|wishes|is to)(?: to)?
    (?: (?:see|read|have|get|receive|be (?:sent|shown|given)))?
  `,
]

/** What is quoted. */
export const QUOTED = new RegExp(`(?<text>${MARK})`, 'u')
/** All that follows words for a text. */
export const UNQUOTED: readonly RegExp[] = [
  pattern('iu')`
    \b(?:with|saying|that says|and say)(?: the| this)?(?: following)?(?: (?:text|message|words?|reply|response|answer|following))\s*:?\s+(?<text>\S.*)$
  `,
  pattern('iu')`\b(?:with|saying|says?|say)\s*:\s+(?<text>\S.*)$`,
]

export type LetterDeed = 'delete' | 'star' | 'reply' | 'forward'

/** Words for what is done with a letter; what is denied is only ever that it is kept. */
export const DEEDS: Readonly<Record<LetterDeed, RegExp>> = {
  reply: pattern('giu')`
    \b(?:repl(?:y|ying)|respond(?:ing)?|response|answer(?:ing)?|(?:write|writing|get(?:ting)?|say|send|e-?mail|mail|message) back)\b
    |(?<=(?:^|[·\s])(?:e-?mail|mail|message|write) ?·\s*)back\b
  `,
  delete: pattern('giu')`
    \b(?:
      delet(?:e|ed|ing)|remov(?:e|ed|ing)|eras(?:e|ed|ing)|discard(?:ed|ing)?|get(?:ting)? rid of|bin(?:ned)?
      |(?:throw|thrown|toss(?:ed)?|move|moved|put|drop)(?=\b.*\b(?:away|out|trash|bin|garbage|rubbish|waste ?basket)\b)
      |(?:in|into|in to|to) (?:the|my|your) (?:trash(?: can)?|bin|garbage|rubbish|waste ?basket)
      |away|out|trash(?:ed)?
      |(?:do not|don't|no longer|never) (?:want|need|care for|like)(?: to (?:keep|have|see|read))?(?: any ?more| any longer)?
      |any ?more|any longer
    )\b
  `,
  star: pattern('giu')`\b(?:star(?:red)?|important|favou?rites?)\b`,
  forward: pattern('giu')`
    \b(?:forward(?:ed|ing)?|send|sent|pass(?:ed)?|hand|share|give|show|relay|redirect|transmit|deliver|submit|let|wants|needs|would like|should|must)\b
  `,
}

/** What a request for one of these deeds may say besides, and what asks for nothing. To search for it is a deed of its own. */
export const FILLERS = pattern('giu')`
  \b(?:
    please|kindly|can|could|will|would|you|i|we|me|my|your|their|his|her|need|needs|want|wants|like|have|to|and|then|so|now|just|also|the|an?|this|that
    |it|them|him|as|is|be|should|shall|must|has|says?|say|saying|in|inbox|into|of|on|over|along|up|with|for|via|by|who|find|locate|open|look
    |navigate|go|click|press|mark|flag|set|make|add|give|put|label|tag|button|icon|text|words?|following|there|hey|hi|back|write|message|e-?mail|mail
    |letter|tell|send|know|get|gets?|·
  )\b|[\s·,.;:!?]+
`
