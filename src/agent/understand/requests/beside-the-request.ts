import { fragment, pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isOnlyTold } from './frames/spoken-of.ts'
import { readSmallTalk } from './small-talk.ts'

/**
 * What people say in a sentence of its own beside what they ask: why they ask, how they are, how soon and how long they want it, and
 * good wishes. "I'm new here. Which loans are late? It is urgent. A short answer is enough. Kind regards, Sam".
 */

/** Sentences as they are typed: a new one may begin with a small letter. */
const ENDS = pattern('u')`
  (?<=[?!]|[.…]{2,}|…)\s+|\s*\n+\s*
  |(?<=[\p{L}\p{N}]{2}[.)])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Inc|Ltd|Co|Corp|Jr|Sr|No|vs)\.)\s+
  (?=\p{Lu}|(?:i|how|which|what|who|when|where|show|list|give|tell|find|can|could|do|does|is|are|please|thanks|thank|it|that|this|sorry|no|my|we)\b)
`

const POLITE = fragment`(?:,? ?(?:please|pls|thanks|thank you|if (?:possible|you can)))*`
const VERY = fragment`(?:(?:very|quite|really|rather|fairly|somewhat|a bit|a little|kind of|so|not|that|too|extremely|pretty) )*`
/** Those whom an answer is prepared for: what they are given restricts nothing. */
const FOR_WHOM = fragment`
  (?:(?:[a-zà-ž]+ )?(?:auditors?|accountants?|board|boss|manager|management|director|directors|tax office|tax return|bank|newsletter|report|meeting
  |presentation|audit|review|records?|statistics|minutes|spreadsheet|files?|insurance|insurers?))
`
/** Whoever it is asked for. */
const WHOEVER = fragment`
  (?:(?:the|my|our|his|her|their) [a-zà-ž]+(?: [a-zà-ž]+)?|boss|clients?|customers?|guests?|patients?|caller|manager|he|she|they|somebody|someone|people)
`
/** That all of them are wanted. */
const NONE_MISSING = fragment`
  (?:none|nothing|nobody|no one|not (?:a single )?one)(?: of (?:them|those))? (?:may|must|should|can|shall|is allowed to|is to|are to)
  (?: be)? (?:missing|left out|left off|forgotten|omitted|overlooked|skipped)
`
/** How soon an answer is wanted, and how long it should be; said of the answer, since no record is known yet. */
const OF_THE_ANSWER = pattern('iu')`
  ^\W*(?:(?:and|but|so|also|oh)\W+)*(?:
    (?:it|this|that)(?:['’]s| is| would be)(?: all)? ${VERY}(?:
      urgent|important|pressing|helpful|useful|great|lovely|kind(?: of you)?|nice|enough|wonderful|perfect|fine
    )(?: for (?:me|us))?
    |(?:it|this|that)(?:['’]d| would| will)(?: be| really)* (?:help|a (?:great|big|huge|real) help)(?: (?:me|us))?(?: (?:a lot|very much|a great deal|out))?
    |(?:as soon as (?:possible|you can)|asap|quickly|urgently|urgent|right away|at once|immediately|hurry(?: up)?)
    |(?:there['’]?s |there is )?no (?:hurry|rush|stress|pressure|worries|problem)(?: at all)?|take your time
    |when(?:ever)? (?:you|it) (?:can|have (?:time|a (?:minute|moment|second|sec|chance))|(?:is|are) (?:convenient|free|ready))
    |(?:many |lots of )?(?:thanks|thank you)(?: (?:so|very) much| a lot)? in advance
    |(?:(?:i|we)(?:['’]m| am|['’]re| are) )?sorry (?:to|for|about|if) [^?,;:]{3,60}
    |(?:i|we) (?:don['’]t|do not) need (?:the |any |all the )?(?:details?|explanations?|reasons?)
    |(?:just |only )?(?:an? |the |no |without |no need for |any )?(?:(?:short|brief|quick|rough|simple|small|further|more|long|one-line|other) )*
      (?:answer|reply|response|estimate|explanations?|summary|overview|details?|sentence|table|word)
      (?: (?:is|are|will|would|would be|will be|suffices?|do|needed|necessary|required|enough|fine|good|great|ok|okay|nice|helpful|lovely|perfect|for me))*
    |(?:(?:just|one|wait|hold on|hang on|give me|half)\W+)*(?:an? |one )?(?:second|sec|moment|minute|min|mo)(?: please)?
    |hold on|hang on|wait|let me (?:see|think)
    # "it's for the auditors, so none may be missing"
    |(?:it|this|that)(?:['’]s| is| will be) for (?:the|my|our|an?|some) ${FOR_WHOM}(?:,? (?:and|so|which means) ${NONE_MISSING})?
    |${NONE_MISSING}
    # "the customer is waiting for that order", "she's on the phone"
    |${WHOEVER}(?:['’]?s|['’]?re| is| are)?
      (?: (?:already|still|here|just))* (?:waiting|asking|on the (?:phone|line)|at the (?:desk|counter|door)
        |standing (?:here|in front of me|at the \p{L}+)|in a hurry)
      (?: for (?:it|that|this|them|an answer|(?:the|that|this|my|your|our) [a-zà-ž]+))?(?: (?:now|here|right now|at the moment|outside))?
    # "they just rang", "the client has called twice already"
    |${WHOEVER}(?:['’]?s|['’]ve| has| have| had)?(?: (?:just|only|also|already))*
      \ (?:rang|rung|called|phoned|e-?mailed|texted|asked|(?:walked|came|come) in|turned up)
      (?: (?:again|back|twice|in|me|us|about (?:it|this|that)|for (?:it|that)|already|now|just now|today|earlier|a (?:minute|moment|second) ago))*
    |(?:i|we)(?:['’]ve| have)?(?: just)?(?: got)? (?:(?:an?|one|another|some|two|a couple of|a few) )?
      (?:(?:quick|short|small|simple|silly|stupid|more) )*(?:questions?|things?|requests?)(?: for you| to ask(?: you)?)?
  )${POLITE}\W*$
`
/** How a letter ends, with the name of who wrote it. */
const SIGN_OFF = pattern('u')`
  ^\W*(?:(?:[Kk]ind|[Bb]est|[Ww]arm|[Ww]ith|[Mm]any|[Aa]ll (?:the|my)) ?)*
  (?:[Rr]egards|[Ww]ishes|[Gg]reetings|[Bb]est|[Cc]heers|[Ss]incerely|[Yy]ours(?: (?:sincerely|truly|faithfully))?|[Tt]hanks|[Tt]hank you)
  [,!.]?(?:\s+(?:from )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}*){0,2})?\W*$
`
/** Who speaks, or somebody new of whom no record is known by this. */
const SPEAKER = pattern('iu')`
  ^\W*(?:(?:so|and|but|well|ok|okay|hi|hello|hey|sorry|oh|today|now|unfortunately|honestly)\W+)*
  (?:(?:I|we|im|my|our)\b|(?:somebody|someone|people|they)\b|(?:an?|one of our|another) \p{L}+ (?:is|has|was|just|wants|needs|called|asked|phoned|wrote)\b)
`
/** What would restrict, order or change what is asked for. */
const RESTRICTS = pattern('iu')`
  \b(?:only|except|excluding|including|without|means?|meant|wants?|wanted|like|prefer|looking|interested|care|concerned|counts?
  |include|exclude|ignore|ignoring|skip|leave out
  |those|these|them|ones?|other|others|instead|rather|sort(?:ed)?|ordered|first|last|latest|should|must be
  |at least|more than|less than|over|under|between|same|too
  |(?:not|n['’]t) (?:the|those|any)|all of|every|none|which|what|who|whose|how|when|where)\b
  |\bneed(?:s|ed)? (?!(?:it|this|that|you|your help|help|to)\b)
`
/** Names and numbers may be those of whom or what is asked about. */
const NAMES = /[\p{L}\p{N}.,;:)'’-]\s+(?!I\b)["“]?\p{Lu}|\d|["“”@]/u
/** What points to something that was said before. */
export const POINTS_BACK =
  /\b(?:(?<!\b(?:is|are|was|were) )there|them|those|these|it|its|he|she|his|him|her|they|their|that|this|such|same|ones?|former|latter)\b/i
/** Relative pronouns, times, "there are", and what points into the sentence itself. */
const POINTS_NOWHERE = pattern('giu')`
  (?<=\b(?!(?:of|for|to|in|with|at|from|is|was|are|were|does|did|do|has|have|had|about|by|on|than|and|or|which|what|who|whose)\b)[\p{L}\p{N}'’]+\ )that\b
  |\b(?:this|that)\ (?:week|month|year|quarter|morning|afternoon|evening|weekend|summer|winter|spring|autumn|term|season)\b
  |\b(?:is|are|was|were)\ there\b|\bthere\ (?:is|are|was|were)\b|\bthan\ (?:that|those)\ of\b
  |(?<=\p{L}s\b[^,;]*)[,;]?\ and\b.*$
`
const pointsBack = (sentence: string): boolean => POINTS_BACK.test(sentence.replace(POINTS_NOWHERE, ''))
/** "How many are there in May?", "Which are open?": the noun is left out, which may have been said before. */
const NO_NOUN =
  /(?:^|[.?!]\s)\W*(?:(?:and|so|but)\W+)*(?:how many|which) (?:are|is|were|was|have|has|had|do|does|did|can|will|should|must)\b/iu
export const leavesNounOut = (request: string): boolean => NO_NOUN.test(request)

/** It only tells of who speaks, and names nobody and nothing. */
const tellsOfSpeaker = (sentence: string): boolean =>
  testIn(sentence, SPEAKER) && isOnlyTold(sentence) && !testIn(sentence, RESTRICTS) && !NAMES.test(sentence)

const isTalk = (sentence: string): boolean => {
  const talk = readSmallTalk(sentence)
  return talk !== undefined && talk !== 'help' && talk !== 'identity' && talk !== 'complaint'
}

/** A preface with a colon that only tells who asks, or for what: "A customer is asking: …", "For my report: …". */
const PREFACE = /^(?<preface>[^:?.!]{3,60}):\s+(?=\p{L})/u
const PURPOSE = pattern('iu')`
  ^\W*for (?:my|our|the|an?|tomorrow['’]s|today['’]s) (?:\p{L}+ ){0,2}(?:
    report|meeting|presentation|call|newsletter|statistics|summary|audit|review|boss|manager|records|information|spreadsheet|slides|board
  )$
`
const QUESTION =
  /^\W*(?:(?:a|one|another|just) )*(?:(?:quick|short|small|simple) )*(?:question|query|request|one|thing)(?: for you)?$/i

function withoutPreface(text: string): string {
  const preface = PREFACE.exec(text)?.groups?.['preface']
  if (preface === undefined) return text
  const saysNothing = testIn(preface, PURPOSE) || QUESTION.test(preface) || tellsOfSpeaker(preface)
  return saysNothing ? text.slice(preface.length + 1).trimStart() : text
}

/** A message without what stands beside the request; `told`: what only tells of who speaks. */
export interface Asked {
  text: string
  told: string[]
}

/** The sentences that ask for something, or may say more of it; the text itself where nothing else is in it. */
export function withoutBeside(text: string): Asked {
  const sentences = text.split(ENDS).filter(part => /[\p{L}\p{N}]/u.test(part))
  if (sentences.length < 2) return { text: withoutPreface(text), told: [] }
  const kept = sentences.filter(one => !testIn(one, OF_THE_ANSWER) && !testIn(one, SIGN_OFF) && !isTalk(one))
  if (!kept.length) return { text, told: [] }
  const asking = kept.filter(one => !tellsOfSpeaker(one))
  const isWhole = asking.length > 0 && !asking.some(pointsBack)
  const left = isWhole ? asking : kept
  return {
    text: withoutPreface(left.length === sentences.length ? text : left.join(' ')),
    told: kept.filter(one => !left.includes(one)),
  }
}
