import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { IS_ASKED } from './asking-phrases.ts'
import { THERE } from './there.ts'
import { isPersonNoun } from '../../entity-model/people.ts'

/**
 * What is asked about stands in front, and a pronoun stands for it in the question (left dislocation; Quirk et al., 1985, § 18.58): "the
 * spare boats in Oslo - who uses them?", "Ann Lee's pupils, who are they?". The question is put with what was named.
 */

/** Words that begin no noun phrase, or one that is only said around a request (closed class). */
export const NO_TOPIC = fragment`
  (?:
    i|im|we|you|he|she|it|they|this|that|these|those|there|somebody|someone|anybody|anyone|nobody|everybody|everyone
    |my|and|but|or|so|if|when|while|because|since|as|although|though|unless|until|before|after|whether|once
    |of|for|in|on|at|by|to|from|with|without|between|among|out|over|under|about|per|during|within|not|no|yes
    |who|whom|whose|which|what|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|must
    |list|show|give|tell|find|get|count|name|display|compare|rank|sort|search|look|let
    |add|create|update|change|set|delete|remove|cancel|need|want|make|put|book|send
    |hi|hello|hey|hiya|dear|good|morning|afternoon|evening|thanks|thank|cheers|please|pls|sorry|ok|okay|well|right|now|just|quick|quickly|also|then
    |great|nice|fine|perfect|listen|question|hm+|today|tomorrow|yesterday|additionally|actually|oh|ah|wow|guys|folks|all right
  )\b
`
/** A verb in its finite form makes a clause of it. */
export const FINITE = pattern('u')`
  \b(?:
    is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|need|needs
    |want|wants|came|went|broke|rang|wrote|took|gave|said|told|asked|called|phoned
  )\b
  |['’](?:ve|re|m|d|ll)\b|^\P{L}*\p{Lu}\S*(?:\ \p{Lu}\S*)+\ (?:just\ |also\ )?(?:\p{Ll}+ed|left|got|sent|made)\b
`

const TOPIC = pattern(
  'iu',
)`^[^\p{L}\p{N}"“]*(?!${NO_TOPIC})(?<topic>["“]?[\p{L}\p{N}][^:;?!–—]{1,70}?["”]?)[^\p{L}\p{N}"”]*$`
/** Several of something, or one that is named: before a comma other words are an adverbial. */
const NAMES_SOME = /(?:(?<!s)s|people|staff|men|women|children)\b|(?:s['’])|\p{Lu}|\d/u

/** The end of what is named in front. */
const JOINT = /\s*(?:[,:;–—]|\s-{1,2}|\.+|…)\s+/gu

/** "who are they?", "which ones are those?", "show me those": all that is asked is which they are. */
export const WHICH_THEY_ARE = pattern('iu')`
  ^(?:
    (?:which|what|who)(?:\ ones?)?\ (?:are|were|would|might)\ (?:they|those|these|them)(?:\ (?:all|be|exactly|again|please))*
    |(?:who|which|what)(?:['’]s|\ is)\ (?:that|it|this|he|she)
    |(?:please\ )?(?:(?:can|could|would|will)\ (?:you|i|we)\ (?:please\ )?)?(?:let\ me\ (?:see|have)|(?:list|show|give|see|have|get|name)(?:\ (?:me|us))?)
      \ (?:them|those|these)(?:\ all)?(?:\ (?:for|to)\ me)?
    |all\ of\ (?:them|those)
  )(?:,?\ (?:please|pls))?\W*$
`
/** "number of boats in it?", "sailors with a berth there?": no question, but something of what was named. */
const POINTS = pattern('iu')`
  ^(?!${NO_TOPIC})\p{L}[^?!.]* (?:there|(?:in|on|at|of|for|with|from|by|under|to) (?:it|them|him|her|that (?:one|\p{Ll}+)))(?:,? (?:please|pls))?\W*$
`
/** "whose are they?", "who do they belong to?" */
const WHOSE = /^whose (?:are|were|is|was) (?:they|those|these|it|that|this)\W*$/iu

const ASKED = pattern('iu')`
  ^(?:(?:in|on|at|from|for|by|to|with|of|under|since|until|till)\ )?
  (?:who|which|what|whose|whom|how|where|when|is|are|was|were|do|does|did|has|have|had|any(?:thing|one|body)?)
  (?:['’]\p{L}+)?\ [^?]*\W*$
`
/** "which trips are those?": what was named is said to be those. */
const ARE_THOSE = /^(?:which|what) .* (?:is|are|was|were) (?:it|that|those|these|they)\W*$/iu
/** "anything of his", "what is there by them": behind a preposition, what is theirs is of them. */
const THEIRS = /\b(?:of|by) (?:hers|theirs|(?:his|its)(?! \p{L}+(?<!s)s\b))\b/iu
const OBJECT = pattern('iu')`
  \b(?:them|him|it|those|these)\b(?!\ \p{L}+s\b)(?=
    \W*$|\ (?:
      on|at|by|under|with|for|from|in|to|of|now|right|so|up|today|yet|already|currently|still|all|please|here|and|per|since|during|this|last
    )\b
  )
  |\bher(?=\W*$|\ (?:on|at|by|under|with|for|from|in|to|of|right|now|today)\b)
`
const SUBJECT = /\b(?:they|he|she|it)\b(?!['’])/iu
const POSSESSIVE = /\b(?:their|its|his|her)(?= \p{L})/iu
const ITS_LAST = /\b(?:their|its|his|her) (?!(?:here|there|now|too|yet|already|left)\b)(\p{L}+)(?=\W*$)/iu
/** "Data team": a name and its kind. */
const NAMED_KIND = /^\p{Lu}\S*(?: \S+)* \p{Ll}+$/u
/** "on that project": what was named is called so. */
const THAT_KIND = /(?<=\b(?:on|in|at|for|of|from|with|by|to|under) )(?:that|this) (?<kind>\p{Ll}+)(?= |\W*$)/iu
/** "how many were paid that way?": with what was named. */
const THAT_WAY = /\b(?:in )?(?:that|this) way\b|\blike that\b/iu
/** "show me everyone who came that way": nothing more is said of those. */
const CAME_SO = pattern('iu')`
  ^(?:please )?(?:(?:can|could) you )?(?:show|list|give|name)(?: (?:me|us))?
  \ (?:every ?one|everybody|every (?:single )?one|all(?: of)?(?: those)?|those|the ones)
  \ (?:who|that|which) (?:came|come|comes|are|were|is|was|found us|applied|joined|paid|got here)(?: to us| in)?
  \ (?:that way|this way|like that|so|there|in that way)\W*$
`
/** "placed that order", "the task was given": of what has a number, and nothing else was spoken of. */
const SAID_KIND = pattern('iu')`
  (?<=\p{L}\ )(?:(?:that|this|the\ said)\ (?<kind>\p{Ll}+)(?=\W*$|\ (?:was|is|has|had|got|were|will|in|on|at|by)\b)
  |the\ (?<thing>\p{Ll}+)(?=\ (?:was|is|has|had|got|were|will)\b))
`
const THAT_NUMBERED = /\b(?:that|this|the said) \p{Ll}/iu
const NUMBER = /^(?:the )?(?:\p{L}+ )?[\p{L}-]*\d[\p{L}\d-]*$/u
/** "which of its orders are open": which orders of it. */
const WHICH_OF_ITS = /^(?<which>which|how many) of (?:its|their|his|her) (?<things>\p{L}+s)(?<rest> .*)$/iu

/** "which of them are late?": which boats are. */
const OF_THEM = /^(?<which>which|how many) of (?:them|those|these)(?<rest> .*)$/iu

/** What stands for the thing that was named in a question: one of these, and once. */
function inPlace(question: string, topic: string): string | undefined {
  const forms: readonly [RegExp, string][] = [
    [THEIRS, `of ${topic}`],
    [POSSESSIVE, /s['’]?$/.test(topic) ? `the` : `${topic}'s`],
    [OBJECT, topic],
    [SUBJECT, topic],
    [THAT_WAY, `with ${topic}`],
    [THAT_KIND, topic],
    [THERE, `at ${topic}`],
  ]
  const ofNumbered = THAT_NUMBERED.test(question) && testIn(topic, NUMBER) ? ofNumber(question, topic) : undefined
  if (ofNumbered) return ofNumbered
  const ofIts = execIn(question, WHICH_OF_ITS)?.groups
  if (ofIts) return `${ofIts.which} ${ofIts.things} of ${topic}${ofIts.rest}`
  const among = execIn(question, OF_THEM)?.groups
  if (among && /(?<!s)s\b|people|staff/.test(topic)) return `${among.which} ${topic}${among.rest}`
  const owned = execIn(question, ITS_LAST)
  if (owned)
    return `${question.slice(0, owned.index)}the ${owned[1]!} of ${NAMED_KIND.test(topic) ? 'the ' : ''}${topic}?`
  for (const [form, instead] of forms) {
    if (!testIn(question, form)) continue
    const said = question.replace(form, () => instead)
    // "… of those boats": behind several the noun says whose it is.
    return form === POSSESSIVE && instead === 'the' ? `${said.replace(/\W*$/, '')} of ${topic}?` : said
  }
  return testIn(topic, NUMBER) ? ofNumber(question, topic) : undefined
}

/** "which clerk placed that order" of a number: which placed the order of that number. */
function ofNumber(question: string, topic: string): string | undefined {
  const { kind, thing } = execIn(question, SAID_KIND)?.groups ?? {}
  const called = kind ?? thing
  // "the customer used": somebody else.
  if (!called || (thing && isPersonNoun(thing))) return undefined
  const named = new RegExp(`\\b${called}\\b`, 'iu').test(topic) ? topic : `${called} ${topic.replace(/^the /i, '')}`
  return question.replace(SAID_KIND, () => named)
}

/** "customers in Cork, orders over 500": what is named last is wanted, of those before. */
export function ofEachOther(topic: string): string {
  if (/["“”]/.test(topic)) return topic
  const [first, last, ...more] = topic.split(/, (?!and\b|or\b)/)
  const head = last && HEAD.exec(last)?.[1]
  if (!first || !head || more.length || !NAMES_KIND.test(head) || LIMITS.test(last)) return topic
  return belonging(last, first)
}

/** "orders of members that are open", "members' orders over 500": a figure stays with what has it. */
const belonging = (things: string, owners: string): string =>
  /s$/.test(owners) && FIGURED.test(things)
    ? `${owners}' ${things}`
    : things.replace(HEAD, (head: string) => `${head} of ${owners}`)
/** "no bugs", "but not stories", "mostly skiffs": what narrows down what is named before. */
const LIMITS =
  /^(?:but|not|no|none|without|except|excluding|including|only|just|also|plus|mostly|mainly|and|or|both|either)\b/i
/** A noun of several: "urgent ones" behind a comma only narrow down what is named before. */
const NAMES_KIND = /(?<!\bone)(?<!s)s$|\b(?:people|staff)$/i
const FIGURED = /s (?:over|under|above|below|of|with)\b.*\d/iu
/** The words of a noun phrase up to its head: what narrows it down stands behind. */
const HEAD = pattern('iu')`
  ^(.*?)(?=$|\ (?:
    over|under|above|below|with|without|that|which|who|whose|in|from|at|on|for|by|since|before|after|between|until|during|not|still|currently
    |\p{L}+(?:ed|ing)
  )\ )
`

/** In the middle of a sentence a noun of several or a participle has no capital. */
const inside = (topic: string): string =>
  topic.replace(/^(\p{Lu})(?=\p{Ll}+(?:s|ed|ing)(?: \p{Ll}|$))/u, (first: string) => first.toLowerCase())

/** The question about what is named in front of it, with that in the place of its pronoun; the text itself where it has no such form. */
export function askOfNamedFirst(text: string): string {
  // What is said in sentences of its own behind the question is left as it is.
  const end = /[?!]\s+(?=\p{Lu})/u.exec(text)
  if (end) return askOfFirst(text.slice(0, end.index + 1)) + text.slice(end.index + 1)
  return askOfFirst(text)
}

const ON_WHAT_DATE = /^(?:(?:on|at|by) )?(?:what|which) (?:date|day)\b/i
/** "order 7, give me the total": what it is. */
const FIELD_ASKED = pattern('iu')`
  ^(?:(?:please|so|and|but|now|just)\ )*(?:(?:can|could|would|will|may)\ (?:you|i|we)\ (?:please\ |kindly\ )?)?
  (?:(?:tell|show|give|get|find)(?:\ (?:me|us))?|look\ up|have|(?:i|we)(?:['’]d|\ would)?(?:\ (?:also|just|still|only))?
    \ (?:need|want|like)(?:\ to\ (?:know|see|have))?)
  \ the\ (?<field>\p{L}+(?:\ (?!of\b|for\b|in\b|on\b)\p{L}+){0,2})(?:,?\ (?:please|pls))?\W*$
`
/** "on T-7", "for order 7": before what is named in front. */
const ABOUT =
  /^(?:[Oo]n|[Ff]or|[Aa]bout|[Rr]egarding|[Cc]oncerning|[Ww]ith|[Oo]f|[Aa]t|[Ii]n) (?=(?:the )?[\p{L} ]*(?:\d|\p{Lu}))/u
/** "T-7", "order SO-12": no time, as "Q3" is. */
const CODE = /^(?:the )?(?:\p{Ll}+ )?(?:\p{L}+-\d+|\p{L}+\d{3,})[\p{L}\d-]*$/u
/** "Slow Harbour, that film": the film of that name. */
const APPOSED = /^(?<name>["“]?\p{Lu}[^,;:?!]*?)[,:] (?:that|this|the|our) (?<kind>\p{Ll}+(?: \p{Ll}+)?)$/u

const IN_ORDER = pattern('u')`
  ^((?:which|what) (?:\p{Ll}+ ){1,2}?)((?:the |\p{Ll}+ )?(?:["“]|\p{Lu}|[\p{L}-]*\d).*?) (is|was|are|were)
  (\ (?:of|in|on|at|for|from|with|under|by|about)\W*)$
`
/** "which book copy 7 is of", as it is said within a sentence: which book is copy 7 of. */
function inOrder(asked: string, topic: string): string {
  const [, which, named, be, rest] = IN_ORDER.exec(asked) ?? []
  return named?.endsWith(topic) ? `${which!}${be!} ${named}${rest!}` : asked
}

/** What is named in front of a question, or of what it is asked in; undefined for what names nothing. */
function topicOf(words: string, joint: string, isPlain = false): string | undefined {
  const said = execIn(words, TOPIC)?.groups?.['topic']
  if (!said || FINITE.test(said) || said.split(' ').length > 10) return undefined
  if (joint.startsWith(',') && !isPlain && !NAMES_SOME.test(said.slice(1))) return undefined
  const { name, kind } = APPOSED.exec(said)?.groups ?? {}
  return name ? `the ${kind!} ${name}` : inside(ofEachOther(said))
}

function askOfFirst(text: string): string {
  for (const { index, 0: joint } of [...text.matchAll(JOINT)].reverse()) {
    const rest = text.slice(index + joint.length)
    const told = replaceIn(rest, IS_ASKED, '')
    const isTold = told !== rest
    const question = told.replace(ON_WHAT_DATE, 'when')
    const field = execIn(rest, FIELD_ASKED)?.groups?.['field']
    const words = text.slice(0, index)
    const isList = testIn(question, WHICH_THEY_ARE) || testIn(question, CAME_SO)
    if (!isList && !field && ![ASKED, WHOSE, POINTS].some(form => testIn(question, form))) continue
    if (!isList && testIn(question, ARE_THOSE)) continue
    const bare = words.replace(ABOUT, '')
    const topic = topicOf(isTold || field || CODE.test(bare) ? bare : words, joint, THAT_WAY.test(question))
    if (!topic) continue
    if (field) {
      if (testIn(topic, NUMBER) || APPOSED.test(words)) return `what is the ${field} of ${topic}?`
      continue
    }
    if (isList) return /^who\b/i.test(question) ? `who are ${topic}?` : `show ${topic}`
    if (testIn(question, WHOSE)) return `who do ${topic} belong to?`
    // Others are named in the question as well.
    if (!words.endsWith(topic) && /(?<=[\p{L},] )(?!I\b)\p{Lu}\p{L}/u.test(question)) continue
    const asked = inPlace(question, topic)
    if (asked) return inOrder(asked, topic)
    if (isTold) return `${words}${joint}${question}`
  }
  return text
}

/** Whether a message asks of what is named in front of it. */
export const asksOfNamedFirst = (text: string): boolean => askOfNamedFirst(text) !== text

/** "open tours: bookings over 500": a title, and those that are wanted, with what narrows them down. */
const TITLED = pattern('u')`
  ^(?<title>[^:;?!–—]{2,60}?)\s*(?:[:–—]|\s-)\s+(?:the |all (?:the )?)?(?<head>(?:\p{Ll}+ ){0,2}?\p{Ll}{2,}s)
  \ (?<rest>(?:over|under|above|below|whose|that|which|who|not|without|still|with)\ [^?:]+?)(?:,? (?:please|pls))?\W*$
`

/** Records with what narrows them down, behind the title of what they are of; the text itself where the title speaks of no records. */
export function sayTitle(text: string, speaksOfRecords: (words: string) => boolean): string {
  const { title, head, rest } = execIn(text, TITLED)?.groups ?? {}
  const topic = title && head && !testIn(head, TOPIC_OF_NOTHING) ? execIn(title, TOPIC)?.groups?.['topic'] : undefined
  if (!topic || FINITE.test(topic) || !speaksOfRecords(topic) || !speaksOfRecords(head!)) return text
  return `show ${belonging(`${head!} ${rest!}`, inside(topic))}`
}
const TOPIC_OF_NOTHING = pattern('iu')`^${NO_TOPIC}`
