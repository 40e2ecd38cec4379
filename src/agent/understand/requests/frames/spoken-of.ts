import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { IS_ASKED } from './asking-phrases.ts'
import { MONTH } from '../months-and-days.ts'
import { THERE } from './there.ts'

/**
 * Somebody tells what they are about and then asks something of whom they named: "I have to call Ann Lee. What's her number?". The
 * question is put with the name instead of the pronoun.
 */

/** The end of what is told, before a question. */
const JOINTS = pattern('gu')`
  \s*(?:[,;:–—!?]|\.|\s-)\s+(?:(?:and|so|but)\s+)?
  |\s+and\s+(?=(?:i\ |we\ )?(?:(?:still|also|just|now)\ )?(?:need|want|would\ like|am\ looking\ for)\b)
  |\s+(?:and|who)\s+(?:now\s+)?(?:(?:wants|would\ like|needs)\ to\ know|asks|is\ asking|asked|wonders)(?:\ (?:me|us))?\s+
`

/** What asks for something itself is nothing that is only told. */
export const ASKS = pattern('i')`
  \?|^\W*(?:(?:and|so|but|ok|okay|hi|hello|please|now)\W+)*(?:
    (?:(?:in|at|on|from|for|by|to|with|of|under|since|until|till)\ )?(?:how|which|what|whose|whom|when|where)
    |what['’]s|who|who['’]s|where|when|why|is|are|was|were|do|does|did|has|have|can|could|would|will
    |list|show|give|tell|find|count|name|display|get|pull|compare|rank|sort|search|look up|create|add|update|change|set|delete|remove|cancel
    |(?:i|we)(?:['’]d like| (?:need|want|would like|am looking for|are looking for|wish))(?! to\b)
    |(?:i|we)(?:['’]d like| (?:need|want|would like|wish)) to (?:
      see|know|have|find|get(?! in touch| hold| back| through| over| around)|list|count|change|update|add|create|delete|remove|cancel
    )
  )\b
`

/** "a call came in from …", "a client has just written": what has happened is told of something new. */
const NEWS = fragment`
  (?:an?|another) \p{L}+ (?:\p{L}+ )?(?:(?:here|there|over there|outside|(?:at|on|in|from) (?:the|our|my) \p{L}+) ){0,2}(?:just |has |have |had )?(?:
    came|come|called|rang|rung|phoned|wrote|written|arrived|landed|sent|asked|wants?|needs?|(?:would|['’]d) like
  )\b
`

/** Who tells it, or whom it is told of, begins what is told; "the fees of Ann Lee" begins a request. */
export const TOLD = pattern('iu')`
  ^\W*(?:(?:so|and|well|ok|okay|hi|hello|hey|(?:good\ )?(?:morning|afternoon|evening)|today|yesterday|now|earlier|this\ morning)\W+)*
  (?:(?:I|im|we|you|they|he|she|it|my|our|someone|somebody|something|some|there)\b
    |(?:just\ )?(?:about|going|trying|off|need|have)\ to\b
    |${NEWS}|(?-i:\p{Lu})|(?:the |our |their )?\p{L}+ (?:no\.? ?|number |#)?\d)
`

/** A sentence that only tells something, of who speaks or of what happened, and asks for nothing. */
export const isOnlyTold = (sentence: string): boolean => testIn(sentence, TOLD) && !testIn(sentence, ASKS)

const QUESTION = pattern('iu')`
  ^(?:(?:(?:on|at|in|for|by|under|to|with|from)\ )?(?:what|which)|what['’]s|who|whose|where|when|how|do|does|did|is|are|was|were|has|have|had)\b[^?]*\?*\W*$
`
/** "may I have their number?", "could you dig out the address for me?": what is wanted of whom was named. */
const WANTED = pattern('iu')`
  ^(?:(?:and|so)\ )?(?:please\ )?(?:
    (?:can|could|may|might)\ (?:i|we)\ (?:please\ )?(?:have|get|see|know)
    |(?:(?:can|could|would|will)\ you\ (?:please\ |kindly\ )?)?
      (?:give|send|tell|show|get|find|fetch|dig\ out|look\ up|pull\ up|read|(?:(?:i|we)\ )?(?:need|want|would\ like)|(?:i|we)['’]d\ like)(?:\ (?:me|us))?
  )\ (?:all\ (?:of\ )?)?(?<what>(?:their|its|his|her|the)\ \p{L}[\p{L}\ -]{1,40}?)(?:\ (?:for|to)\ (?:me|us))?(?:,?\ please)?\W*$
`
/** What is asked for though it is no question: "give me everyone we know there". */
const ORDERED = /^(?:(?:and|so) )?(?:please )?(?:give|show|list|send|get|find|tell|name)\b[^?]*\W*$/iu

/** Words in capitals that name nobody: days, months, the speaker. */
const NO_NAME = pattern('iu')`
  ^(?:I|I['’]\p{L}+|Ok|Okay|Hi|Hello|Hey|Thanks|Please|Sorry|Today|Tomorrow|Yesterday
    |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
    |${MONTH})$
`
/** "Oct 2025", "Sept. 3": a month in short. */
const MONTH_OF_YEAR = /^(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? ['’]?\d/
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr)$/
const WORD = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*`
const NAMES = pattern('gu')`
  [“"](?<quoted>[^“”"]{2,60})[”"]
  |(?<phone>\+\d[\d\ ().-]{6,}\d)
  |(?<mail>[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,})
  |(?<name>${WORD}(?:\ (?:(?:of|and|the|de|da|van|von|der)\ )?${WORD})*)
`
/** "order 1023 hasn't come": a record by its number, at the beginning. */
const NUMBERED = /^\W*(?:the |our |my |their )?(?<record>\p{L}{3,} (?:no\.? ?|number |#)?\d[\p{N}-]*)\b/iu

/** The one thing that is named; undefined where there is none or more than one. */
function namedIn(told: string): string | undefined {
  const first = told.search(/[\p{L}\p{N}]/u)
  const named = [...told.matchAll(NAMES)].flatMap(({ index, groups }) => {
    const { quoted, mail, name, phone } = groups ?? {}
    if (phone) return [phone]
    if (quoted) return [`"${quoted}"`]
    if (mail) return [mail]
    // "Ann Lee and Bo Ray" are two, "Smith and Sons" is one.
    const sides = name!.split(' and ')
    if (sides.length > 1 && sides.every(side => side.includes(' '))) return sides
    // A single word at the beginning has its capital from there.
    const words = name!.replace(/['’]s$/, '').split(' ')
    const isKept = (word: string, at: number) => !NO_NAME.test(word) && !(at === 0 && TITLE.test(word))
    const kept = MONTH_OF_YEAR.test(told.slice(index)) ? [] : words.filter(isKept)
    const isBeginning = index === first || /[.!?]\s+$/.test(told.slice(0, index))
    if (isBeginning && kept.length <= 1 && words[0] === (kept[0] ?? words[0])) return []
    return kept.length ? [kept.join(' ')] : []
  })
  const names = [...new Set(named)]
  if (names.length > 1) return undefined
  return names[0] ?? execIn(told, NUMBERED)?.groups?.['record']
}

const SUBJECT = /\b(?:they|he|she|it)\b/iu
const CONTRACTED = /\b(?:they['’]re|he['’]s|she['’]s|it['’]s)(?=\s)/iu
const OBJECT = /\b(?:them|him|it)\b|\bher(?=\W*$|\s+(?:on|at|by|under|with|for|from|in|to|of)\b)/iu
const POSSESSIVE = /\b(?:their|its|his|her)(?=\s+\p{L})/iu
/** "do you have their number?": what is wanted is the number. */
const DO_YOU_KNOW = fragment`(?:do|did|have) (?:you|we)(?: still| happen to| already)? (?:have|know|got|keep)(?: what)?`
const KNOWN = pattern('iu')`^${DO_YOU_KNOW} (?<what>(?:their|its|his|her) [^?]+?)\W*$`

/** "what do we have on it?", "tell me everything about her": the record. */
const ALL_OF_IT = pattern('iu')`
  ^(?:(?:and|so)\ )?(?:
    what\ (?:do|have|did)\ (?:we|you)(?:\ already)?\ (?:have|got|know|hold|keep)(?:\ on\ file)?
    |(?:(?:can|could)\ you\ )?(?:show|tell|give)(?:\ me|\ us)?\ (?:everything|all|what)(?:\ (?:you|we)\ (?:have|know|have\ got))?
  )\ (?:on|about|of|for)\ (?:it|him|her|them|this|that)(?:\ one)?\W*$
`

/** "what's the email?", "phone number?": of the one who was named. */
const WHAT_IS_THE = pattern('iu')`
  ^(?<word>what|which|who)(?:['’]?s| is| was| are)\ (?<what>the\ \p{L}(?:(?!\ and\ (?:what|which|who|how|when|where)\b)[\p{L} -]){1,40}?)
  (?:\ (?:that\ )?(?:we|you)(?:['’]ve|\ have)(?:\ got)?(?:\ (?:down|listed|registered|recorded|entered|on\ (?:file|record|the\ system)))?)?
  (?:\ (?:again|please))*\W*$
`
/** "what's the address and who is the manager?": two questions. */
const AND_ASKED = /,?\s+and\s+(?=(?:what|which|who|how|when|where|do|does|is|are|has|have)\b)/iu
/** "how many flats are there?": where somebody is to be. */
const HOW_MANY_THERE = /^how many \p{L}[\p{L} -]* are there\W*$/iu
const BARE_FIELD = pattern('iu')`
  ^(?:(?:and|so)\ )?(?!(?:what|which|who|where|when|how|why|any|all|some|no|yes|is|are|was|do|does|did|right|ok|okay|really|please)\b)
  (?<what>(?:the\ )?\p{L}+(?:\ (?!please\b)\p{L}+){0,2})(?:,?\ please)?\s*\?\W*$
`

/** Somebody tells what they are about: before a bare field. "Fisherman of the North: gallery?" is no telling. */
const SPEAKER = /\b(?:I|we|my|our)\b/i

/** "which company is that?", "what firm is he with?": where the one who was named belongs. */
const WHERE_FROM = pattern('iu')`
  ^(?:which|what) (?<kind>company|firm|account|organi[sz]ation|employer|customer|client|team|department|site|branch) (?:is|was)
  \ (?:that|this|it|(?:he|she|they) (?:with|from|at)|that (?:with|from|at))\W*$
`
/** "whose number is that?", "who is that?" of a number or an address. */
const WHOSE = pattern('iu')`
  ^(?:whose (?:(?:phone |telephone )?number|e-?mail(?: address)?|address)? ?|who )(?:is|was) (?:that|this|it)\W*$
`
/** "with that company": the one that was named. */
const THAT_ONE = pattern('iu')`
  (?<=\b(?:with|at|from|of|for|by|in|to)\ )(?:that|this)\ (?:company|firm|account|organi[sz]ation|customer|client|person|place|one|team|site|branch)\b
`
/** "in that campaign", "that project's budget", "how many hours this project had": what was named, by the noun for it. */
const THAT_NOUN = pattern('iu')`
  \b(?:that|this|the\ said)\ (?<kind>(?!(?:way|case|time|day|week|month|year|quarter|moment|morning|afternoon|evening|number|reason|regard|sense|point|one|kind
    |sort|type|much|many|is|was|are|were|has|have|had|will|would|can|could|may|might|must|should|do|does|did|who|which|he|she|it|they|we|you|i|the|a|an|and
    |or|matter|question|in|on|at|for|of|to|by|with|from)\b)[\p{Ll}-]{3,}(?:\ \p{Ll}+)?)
  (?<owner>['’]s)?(?=\W*$|['’]s|,|\ (?:is|are|was|were|has|have|had|did|do|does|belongs?|as|in|on|for|by|with|from|at|to|before|after|since|and)\b)
`
/** "in that city": the place that was named. */
const THAT_PLACE = pattern('iu')`
  (?<=\b(?:in|from|at|near|around|of)\ )(?:that|this|the same|said)\ (?:city|town|state|country|region|place|area|county|village|part of the world)\b
`
/** What asks for something, in whatever way. */
const ASKING =
  /^(?:(?:and|so) )?(?:please )?(?:can|could|would|will|may) (?:you|i|we)\b|^(?:i|we)(?:['’]d like| need| want)\b/iu

const AT_PLACE = /\b(?:at|in|to|visiting|from)(?: the)? $/iu

const OTHER_NAME = /(?<=[\p{L},] )(?!I\b)\p{Lu}\p{L}/u
/** "their Chief Buyer": what somebody is to them, in capitals. */
const THEIR_TITLE = /\b(?:their|its|his|her)(?: \p{Lu}[\p{L}-]*)+/gu
const namesOthers = (question: string): boolean => OTHER_NAME.test(question.replace(THEIR_TITLE, ''))

/** The question with the name in the place of its pronoun; undefined where none points to it. */
function withName(question: string, name: string, told: string): string | undefined {
  const noun =
    testIn(question, THAT_ONE) || testIn(question, WHERE_FROM) || testIn(question, ALL_OF_IT)
      ? null
      : execIn(question, THAT_NOUN)
  if (noun && !namesOthers(question))
    return question.replace(noun[0], () => `the ${noun.groups!['kind']!} ${name}${noun.groups!['owner'] ?? ''}`)
  if (testIn(question, WHOSE) && /^\+\d|@/.test(name))
    return `whose ${name.includes('@') ? 'e-mail address' : 'phone number'} is ${name}?`
  const kind = execIn(question, WHERE_FROM)?.groups?.['kind']
  if (kind) return `which ${kind} is ${name} with?`
  if (testIn(question, ALL_OF_IT)) return `show ${name}`
  const field = execIn(question, BARE_FIELD)?.groups?.['what']
  // "number please?" is that of a phone, where somebody is to be called: nothing is counted.
  if (field && /^(?:the )?number$/i.test(field)) return RINGS.test(told) ? `phone number of ${name}?` : undefined
  if (field && isPlainField(field)) return `${field} of ${name}?`
  const [what] = [KNOWN, WANTED, WHAT_IS_THE].flatMap(form => form.exec(question)?.groups?.['what'] ?? [])
  const isWho = /^who/i.test(question)
  // "what's the e-mail of whoever runs it?" has its pronoun.
  if (what && /^the /i.test(what) && !(OBJECT.test(what) && !isPlainField(what)))
    return isPlainField(what) ? `${isWho ? 'who' : 'what'} is ${what} of ${name}?` : undefined
  if (HOW_MANY_THERE.test(question) && AT_PLACE.test(told.slice(0, told.lastIndexOf(name))))
    return `${question.replace(/\W*$/, '')} at ${name}?`
  const asked = what === undefined ? question : `what is ${what}?`
  if (namesOthers(asked)) return undefined
  if (what === undefined && !testIn(question, QUESTION))
    return testIn(asked, THERE) ? replaceIn(asked, THERE, () => `at ${name}`) : undefined
  for (const [pronoun, instead] of [
    [POSSESSIVE, `${name}'s`],
    [CONTRACTED, `${name} is`],
    [OBJECT, name],
    [SUBJECT, name],
    [THAT_ONE, name],
    [THERE, `at ${name}`],
  ] as const)
    if (pronoun.test(asked)) return asked.replace(pronoun, () => instead)
  return undefined
}

/** "the address", "the phone number": nothing says of whom. */
const isPlainField = (what: string): boolean =>
  !/ (?:of|for|from|with|in|at|on|to|that|which|who|whose|list|number of) /iu.test(`${what} `)

/** "where do we stand with order 7? I need its status.": what is asked in general is what is said behind. */
const GENERAL = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|hi|hello)\W+)*(?:
    where (?:do|are) (?:we|things) (?:stand )?with|how (?:are|do) (?:things|we) (?:stand |look |going )?with|whom? (?:do|should|can|could|must) (?:i
      |we) (?:write|talk|speak|turn|go|get in touch)(?: to| with)? (?:about|regarding)|what(?:['’]s| is) (?:up|going on
      |happening|the matter|the (?:story|situation)) with
    |what about|how about
  )\b
`
const OF_ONE = /\b(?:its|his|her|it)\b/i
const I_NEED = /^(?:please )?(?:i|we)(?:['’]d like| need| want)(?: to (?:know|have|see))? (?=the\b)/i

/** Those whom something is to be done with: "I have to write to the clerks of the North Harbour". */
const GROUP = pattern('iu')`
  \b(?:to|with|for|call(?:ing)?|e-?mail(?:ing)?|mail|ring|phone|contact(?:ing)?|reach|meet(?:ing)?|invit(?:e|ing)|visit(?:ing)?|thank|inform|see(?:ing)?|ask)
  \ (?<group>(?:all\ )?(?:the|our|my)\ (?:\p{L}+\ ){0,3}?(?:\p{L}{2,}s|people|staff)\b[^,;.?!]*?
    |(?:every(?:one|body)|any(?:one|body)|(?:all\ )?(?:the\ )?people|all\ those|those)\ (?:who|with|that|whose|in|at|on|from)\ [^,;.?!]+?)
  (?:\ (?:today|tomorrow|tonight|(?:this|next)\ (?:morning|afternoon|evening|week|month|\p{L}+day)|on\ \p{L}+day|later|soon))?$
`
const WHO_ARE_THEY = /^who (?:are|were) (?:they|these|those people)\W*$/i
/** "may I have their addresses?" of those. */
function withGroup(question: string, told: string): string | undefined {
  const all = WHO_ARE_THEY.test(question) ? execIn(told, GROUP)?.groups?.['group'] : undefined
  if (all) return /^(?:every|any)/i.test(all) ? `show ${all}` : `who are ${all}?`
  const what = (execIn(question, KNOWN) ?? execIn(question, WANTED) ?? execIn(question, WHAT_ARE))?.groups?.['what']
  const [, ...said] = what?.split(' ') ?? []
  const group = /^their /i.test(what ?? '') ? execIn(told, GROUP)?.groups?.['group'] : undefined
  const called = said.join(' ')
  return (
    group && `what are the ${RINGS.test(told) ? called.replace(/^numbers?$/, 'phone numbers') : called} of ${group}?`
  )
}
const WHAT_ARE = pattern('iu')`^what(?:['’]s| is| are)\ (?<what>their\ [^?]+?)\W*$`

/** "I'd like to ring Ann Lee, do you have her number?": that of her phone. */
const RINGS = /\b(?:ring|call|phone|telephone|dial|text)\b/i
const numbered = (told: string, asked: string): string =>
  RINGS.test(told) ? asked.replace(/(?<='s )number\b/, 'phone number') : asked

/** "Where do we have the most boats? I mean which region.", "What does Ann do? I mean the job title." */
const MEANT = pattern('iu')`
  ^\W*(?<asked>(?<word>where|who|what|which(?: ones?)?)\b[^?.]+?)[?.,;]*\s(?:by that )?I (?:mean|meant)[,:]?
  \ (?:(?:in |by )?(?:which|what) (?<kind>\p{L}[\p{L} ]{1,30}?)|(?:what(?:['’]s| is) )?(?:the|their|his|her|its) (?<field>\p{L}[\p{L} ]{1,30}?))\W*$
`

/** "Where do most of our sailors live? Town, I mean." */
const MEANT_AFTER = pattern('iu')`
  ^\W*(?:[\p{L}'’ ]{1,30}[,:]\ )?(?<asked>(?<word>where|what|which(?:\ ones?)?)\b[^?.]+?)[?.,;–—-]+
  \s(?:(?:in\ |by\ )?(?:which|what)\ |the\ )?(?<kind>\p{L}+),?\ (?:I\ mean|that\ is)\W*$
`

/** "What are we late on? I mean tasks that should be done by now.": those that were meant, said in full, where nothing was named before. */
const MEANT_THOSE = pattern('iu')`
  ^\W*(?:where|who|what|how|do|are|is|have)\b(?-i:(?:[^?.\p{Lu}\d"“]|\bI\b){3,40})[?.]\s+(?:by that )?(?:well,? )?I (?:mean|meant)[,:]?\ (?<those>(?:the |our |
    all |any )*\p{L}+s (?:that|which|who|with|without|whose|(?<be>are|have))\b[^?]{5,}?)\W*$
`
/** "What equipment was lent to Ann Lee? I mean lamps.": by the noun that is meant. */
const MEANT_KIND = pattern('iu')`
  ^(?<before>\W*(?:what|which) )(?:\p{Ll}+ ){1,2}?(?<rest>(?:is|are|was|were|has|have|had|do|does|did)\b[^?.]+)[?.,;–—-]+
  \ (?:by that )?(?:i (?:mean|meant),? (?<kind>\p{Ll}+s)
  |(?<after>\p{Ll}+s),? i (?:mean|meant))\W*$
`
/** "who runs the Gull? skipper I mean", "who do I call at the Gull, I mean the skipper?": who is that of it. */
const MEANT_ROLE = pattern('iu')`
  ^\W*who (?:(?:do|can|should|must) (?:i|we) (?:call|ask|ring|contact|phone|talk to|speak to|write to|turn to|go to)(?: first)?
    \ (?:at|for|in|about|with)|runs|leads|heads|manages|is in charge of)
  \ (?<whom>[^?;:]+?)[?.,;–—-]+ (?:by that )?(?:i (?:mean|meant),? the (?<role>\p{Ll}+(?: \p{Ll}+)?)
    |(?:the )?(?<behind>\p{Ll}+(?: \p{Ll}+)?),? i (?:mean|meant))\W*$
`
/** The question with what was meant in its place; the text itself where nothing is added so. */
function sayMeant(text: string): string {
  const things = execIn(text, MEANT_KIND)?.groups
  if (things)
    return `${things['before']!.replace(/what/i, 'which')}${things['kind'] ?? things['after']!} ${things['rest']!}?`
  const role = execIn(text, MEANT_ROLE)?.groups
  if (role) return `who is the ${role['role'] ?? role['behind']!} of ${role['whom']!}?`
  const { asked, word, kind, field } = execIn(text, MEANT)?.groups ?? execIn(text, MEANT_AFTER)?.groups ?? {}
  const { those, be } = (!asked && execIn(text, MEANT_THOSE)?.groups) || {}
  if (those) return `${be ? 'which' : 'show'} ${those}`
  if (!asked || !word) return text
  if (kind) return `${/^where$/i.test(word) ? 'in which' : 'which'} ${kind}${asked.slice(word.length)}?`
  const name = namedIn(asked)
  return name && field ? `what is the ${field} of ${name}?` : text
}

/** "im in oslo tomorrow", "we are flying to new york next week": where somebody will be, in whatever letters. */
const WILL_BE_IN = pattern('iu')`
  ^\W*(?:(?:so|and|ok|okay|hi|hey)\W+)*(?:I|we)(?:['’]?(?:m|re|ll\ be)|\ am|\ are|\ will\ be)
  \ (?:going\ to\ be\ |(?:going|flying|driving|travelling|traveling|heading|off|over)\ )?(?:in|to|around)
  \ (?<place>(?!(?:the|an?|my|our|your|this|that|be|see|meet|trouble|charge)\b)\p{L}+(?:\ (?!(?:today|tomorrow|next|this|on|for|tonight|later)\b)\p{L}+){0,2})
  (?:\ (?:today|tomorrow|tonight|later|(?:this|next)\ \p{L}+|on\ \p{L}+day|for\ [\p{L}\d]+(?:\ \p{L}+)?))*\W*$
`

/** "which clerks can I see there?": in the place where the speaker will be. */
function askInPlace(told: string, question: string): string | undefined {
  const place = execIn(told, WILL_BE_IN)?.groups?.['place']
  return place !== undefined && testIn(question, THERE) ? replaceIn(question, THERE, () => `in ${place}`) : undefined
}

/** One question of what is told and what is asked about it; the text itself where it has no such form. */
export function askOfNamed(said: string): string {
  const text = sayMeant(said)
  for (const { index, 0: joint } of [...text.matchAll(JOINTS)].reverse()) {
    const told = text.slice(0, index)
    const isGeneral = testIn(told, GENERAL) && testIn(text.slice(index), OF_ONE)
    const asked = text.slice(index + joint.length).replace(IS_ASKED, '')
    const question = isGeneral ? asked.replace(I_NEED, 'what is ') : asked
    const isInPlace = testIn(question, THAT_PLACE) && [QUESTION, ORDERED, ASKING].some(form => form.test(question))
    const isAsked =
      isInPlace ||
      (testIn(question, ASKING) && testIn(question, THAT_NOUN)) ||
      [QUESTION, WANTED, ORDERED, ...(SPEAKER.test(told) ? [BARE_FIELD] : [])].some(form => form.test(question))
    const isTold = !joint.includes('?') && !testIn(told, ASKS) && testIn(told, TOLD)
    if (!isAsked || !(isTold || isGeneral)) continue
    const place = isInPlace ? namedIn(told) : undefined
    if (place) return replaceIn(question, THAT_PLACE, () => place)
    const inPlace = askInPlace(told, question)
    if (inPlace) return inPlace
    const name = namedIn(told)
    const put = withGroup(question, told) ?? (name && withName(question, name, told))
    if (put) return numbered(told, put)
  }
  return text
}

/** "I'm at the Mill tomorrow. What's the address and who is the manager?": each of several questions, if all are of the one who was named. */
export function askSeveralOfNamed(text: string): string {
  if (!testIn(text, AND_ASKED)) return text
  for (const { index, 0: joint } of text.matchAll(JOINTS)) {
    const told = text.slice(0, index)
    const name = !joint.includes('?') && !testIn(told, ASKS) && testIn(told, TOLD) ? namedIn(told) : undefined
    const parts = text.slice(index + joint.length).split(AND_ASKED)
    if (!name || parts.length < 2) continue
    const put = parts.map(part => (testIn(part, QUESTION) ? withName(part, name, told) : undefined))
    if (put.every(part => part !== undefined))
      return `${put.map(part => numbered(told, part).replace(/\W*$/, '')).join(', and ')}?`
  }
  return text
}
