import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural, plural, singular } from '../language/words.ts'
import { endsInQuotes } from './turns.ts'

/**
 * What is asked for in general, and behind it what kind of thing is meant (a tail; Quirk et al., 1985, 17.78): "what is blocked? Jobs,
 * please.", "who owes us over 5? Clerks, I mean.", "anything late? every parcel". The question is put with that noun; "who runs Blue Lamp?
 * The project, I mean." says what the one is that was named.
 */

const PLEASE = fragment`(?:,?\ (?:please|pls|plz|thanks))?\W*`
const MEANT = fragment`(?:,?\ (?:i\ mean|that\ is|only|by\ name|in\ full|i\ need|i\ want))?`
/** Nouns of several that are figures or parts of records, or name no kind: "names, please" (a closed class). */
const NO_KIND = fragment`
  (?:
    names|numbers|details|dates|figures|amounts|counts|totals|prices|values|facts|data|results|answers|thanks|cheers|ones|things|addresses
    |emails|e-mails|phones|hours|minutes|days|weeks|months|years|times|percentages|percents|averages|sums|ids|codes|dollars|euros|pounds
    |regards|wishes|greetings|words|always|perhaps|yes|us
  )
`
/** What begins no name of a kind: a preposition, a determiner, an adverb. */
const NO_BEGINNING = fragment`
  (?:
    in|on|at|of|for|by|with|without|from|per|as|than|no|some|many|few|fewer|more|most|less|except|excluding|including|even|maybe|perhaps|both|my|your
    |best|kind|warm|several|other|\p{L}+ly
  )
`
const ALL = fragment`(?:(?:all|only|just|of|the|our|any|those|every|each|its|their)\ )*`
/** "in that category": what the noun stands for was said in the question. */
const THERE = fragment`(?:\ (?:there|(?:in|of|on|at|from|under|for|with)\ (?:that|this|the\ same)(?:\ (?<kind>\p{Ll}+))?))?`
const KIND = pattern('iu')`
  ^(?<asked>[^?]*?\p{L}[^?]*?)(?<end>\s*[?.!,;:–—-]+)\s+(?:(?:i\ mean|that\ is|(?:(?:i|we)\ (?:want|need|only\ want|only\ need))(?:\ to\ see)?)\ )?
  (?<all>${ALL})(?!(?:${NO_KIND}|and|or|but|nor|not|also|plus)\b|${NO_BEGINNING}\ )(?<noun>(?-i:(?:\p{Lu}?\p{Ll}+(?:-\p{Ll}+)?\ )?\p{Lu}?\p{Ll}{2,}))
  (?<!\ (?:please|pls|plz|thanks|only))${THERE}${MEANT}${PLEASE}$
`
/** A question by a pronoun alone, with what it is about before it. */
const GENERAL = pattern('iu')`
  ^(?<lead>(?:[^?.!]{2,60}?(?:[:,–—]|\ -)\s+)?(?:(?:and|so|but|please|ok|okay|now|hi|hello|(?:(?:can|could)\ you\ )?(?:tell|show)\ me)\W+)*)
  (?:
    (?<what>what(?:['’]s|\ (?:is|are|was|were|has|have))\ (?!(?:the|an?|our|my|your|his|her|its|their|this|that|it|he|she|new|there)\b)
      |what\ (?:do|did|can|could|will)\ (?:we|they|you|i|he|she|(?-i:\p{Lu}\S+(?:\ \p{Lu}\S+)*))\ |what\ there\ is\ )
    |(?<who>who(?:['’]s|\ \p{L}+)\ )
    |(?<which>which(?:\ ones)?\ (?=(?:is|are|was|were|has|have|had|do|does|did|can|will)\b))
    |(?<count>how\ many\ (?=(?:is|are|was|were|has|have|had|do|does|did|can|will)\b))
    |(?<any>(?:(?:is|are|was|were)\ there\ |do\ we\ have\ |have\ we\ got\ |(?:can|could)\ (?:i|we)\ (?:see|have|get)\ )?(?:any|every|some)thing\ )
  )(?<rest>\S[^?]*)$
`
const MANY: Readonly<Record<string, string>> = { is: 'are', are: 'are', was: 'were', were: 'were', has: 'have', have: 'have', does: 'do' } // oxfmt-ignore
const UNCHANGED = /^(?:had|did|do|can|could|will|would|should|must|may|might|ever|all|else)$/i

/** "is" of "what's late", "has" of "who's got": the verb as it is of several. */
const ofSeveral = (verb: string, next: string): string => {
  if (/^['’]s$/.test(verb)) return /^(?:got|had|been)\b/i.test(next) || isPerfect(next) ? 'have' : 'are'
  const low = verb.toLowerCase()
  return MANY[low] ?? (UNCHANGED.test(low) || isParticiple(low) || !/[^s]s$/.test(low) ? low : singular(low))
}
/** "who's borrowed a boat" has; "who's blocked" is. */
const isPerfect = (next: string): boolean => {
  const [first = '', ...more] = next.split(' ')
  return isParticiple(first) && /^(?:an?|the|our|any|some|more|less)\b|^\d/i.test(more[0] ?? '')
}

/** The question about the kind that was said behind it; undefined where it has its own noun. */
function askOfKind(asked: string, noun: string): string | undefined {
  const { lead = '', what, who, which, count, any, rest = '' } = execIn(asked, GENERAL)?.groups ?? {}
  if (which) return `${lead}which ${noun} ${rest}`
  if (count) return `${lead}how many ${noun} ${rest}`
  if (any) return `${lead}show all ${noun} ${rest}`
  const [, verb = ''] = /^(?:what|who)(['’]s| \p{L}+)/iu.exec(what ?? who ?? '') ?? []
  if (!verb) return undefined
  const behind = (what ?? who)!.replace(/^\p{L}+(?:['’]s| \p{L}+) ?/u, '')
  const said = verb.trim()
  if (what && /^there$/i.test(said)) return `${lead}show all ${noun} ${rest}`
  const isAuxiliary = /^(?:do|did|can|could|will)$/i.test(said)
  return `${lead}which ${noun} ${isAuxiliary ? said : ofSeveral(said, rest)} ${behind}${rest}`
}

/** "brass" of "under Brass? All the horns in that category": the kind of what was named. */
const sayKind = (question: string, kind: string | undefined): string =>
  kind ? question.replace(LAST_NAME, (name: string) => `the ${kind} ${name}`) : question

const NAME = fragment`(?:["“][^"”]+["”]|\p{Lu}[\p{L}\p{N}'’-]*(?:\ (?:of\ |the\ |and\ |for\ )*\p{Lu}[\p{L}\p{N}'’-]*)*)`
const LAST_NAME = pattern('u')`(?<=\p{L} )(?<!\b(?:the|a|an) \p{Ll}+ )${NAME}(?=[^\p{Lu}"“]*$)`
/** "… Blue Lamp? The project, I mean.", "… Blue Lamp? That's a project": what was named is such a one. */
const WHAT_IT_IS = pattern('iu')`
  ^(?<asked>[^?]*?\p{L}[^?]*?)(?<end>\s*[?.,;–—-]+)\s+(?:
    (?:the\ |our\ )(?<mean>(?-i:\p{Ll}+(?:\ \p{Ll}+)?)),?\ (?:i\ mean(?:t)?|that\ is)
    |(?:that|it|this)(?:['’]s|\ is)\ (?:an?|one\ of\ our|the\ name\ of\ an?)\ (?<is>(?-i:\p{Ll}+(?:\ \p{Ll}+)?))
  )(?<more>[.,;!–—]+\s+[^?]+)?${PLEASE}$
`
/** "Where does Ann live? The town, I mean.": what is meant is what is asked for. */
const ASKS_FOR_IT = /^\W*(?:where|(?:what|which)(?!['’]s the\b| (?:is|are|was|were) (?:the|its|our)\b| \p{Ll}+s?\b))/iu

function sayWhatItIs(text: string): string {
  const { asked, mean, is, more = '' } = execIn(text, WHAT_IT_IS)?.groups ?? {}
  const kind = mean ?? is
  if (!asked || !kind || ASKS_FOR_IT.test(asked) || isPlural(kind)) return text
  const said = asked.replace(LAST_NAME, (name: string) => `the ${kind} ${name}`)
  return said === asked ? text : `${said}?${more.replace(/^[.,;!–—]+/, '')}`
}

/** "any boats late? which ones", "any boats late, and if so which?": those that are. */
const ANY_THEN = pattern('iu')`
  ^(\W*(?:(?:hi|hello|so|and|ok|okay)\W+)*)any\ (?!(?:idea|chance|thing|one|body|news|luck|more)\b)((?:\p{Ll}+\ )?\p{L}+s|people)\ ([^?]+?)[?,]+\ +
  (?:(?:and|if\ so|if\ yes),?\ )*(?:which|what|who)(?:\ ones?)?(?:\ (?:are\ (?:they|those)|they\ are))?\W*$
`

/** The message with the kind that was said behind it in its place. */
export function withKindsBehind(message: string): string {
  const text = sayWhatItIs(message)
  if (testIn(text, ANY_THEN))
    return text.replace(ANY_THEN, '$1which $2 are $3').replace(/\bare (?=(?:are|is|have|has|that|which)\b)/, '')
  const { asked, all = '', noun, kind } = execIn(text, KIND)?.groups ?? {}
  if (!asked || !noun || endsInQuotes(asked)) return text
  const isOne = /\b(?:every|each)\b/i.test(all)
  const last = noun.split(' ').at(-1)!
  if (isOne ? isPlural(last) : !isPlural(last)) return text
  const kinds = (isOne ? plural(noun) : noun).replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())
  const question = askOfKind(asked, kinds)
  return question === undefined ? text : `${sayKind(question, kind)}?`
}
