import { fragment, pattern } from '../../../../lib/patterns.ts'
import { replaceIn } from '../../../../lib/prefilter/may-match.ts'
import { singular } from '../../language/words.ts'
import { groupsOf } from '../turns.ts'

const PERSON = fragment`(?-i:\p{Lu})[\p{L}'’.-]*(?:\ (?-i:\p{Lu})[\p{L}'’.-]*){1,2}`

/** "Ann Lee is at the counter, and I need to know what she ordered": who is there is the one that is meant. */
const IS_HERE = pattern('iu')`
  ^\W*(?:(?:hi|hello|morning|afternoon|so|ok|okay)\W+)*(?:i\ have\ |i['’]ve\ got\ )?(?<who>${PERSON})(?:['’]s|\ is|\ has\ just\ come|\ has
    \ come|\ just\ came)?
  \ (?:(?:here|now|just|currently|waiting|standing|sitting)\ )*
  (?:(?:in|at|by|on|to)\ (?:the\ |my\ )?(?:counter|desk|reception|till|door|phone|line|window|office|shop|front\ desk|telephone|waiting\ room)
    |here|in\ front\ of\ me|with\ me)
  (?:\ (?:right\ now|now|at\ the\ moment|with\ me))?\s*(?:[,;.:–—!]+\s*(?:(?:and|so)\ )?|\ and\ )(?<asks>\S.+)$
`
const SUBJECT = /\b(?:he|she|they|him|her(?= \W*$)|them)\b/iu
const POSSESSIVE = /\b(?:his|her|their)(?= \p{L})/iu

/** "I have a message from ann@quay.example. Whose is this address?": that address. */
const MESSAGE_FROM = pattern('iu')`
  ^\W*(?:i|we)(?:['’]ve|\ have)?(?:\ (?:just|got|here|received|had|have))*\ (?:an?|this)\ (?:message|e-?mail|mail|letter|note|request|query
    |enquiry|complaint)(?:\ here)?
  \ (?:(?:that\ )?(?:came|sent)\ )?(?:from|by)\ (?<address>[\w.+-]+@[\w.-]+\.\w+)\s*(?:[.,;:!–—]+)\s+(?:(?:and|so)\ )?(?<asks>\S[^]*)$
`
const THAT_ADDRESS = /\b(?:this|that|the) (?:e-?mail )?address\b|\b(?:this|that) e-?mail\b/iu

/** "how much does Ann Lee earn? She's one of our skippers.": the skipper of that name. */
const ONE_OF_OUR = pattern('iu')`
  ^(?<lead>\W*[^?.!]*?)(?<who>${PERSON})\b(?<rest>[^?.!]*[?.!]+)\s+(?:she|he|they)(?:['’]s|\ is|\ are|['’]re)\ (?:one\ of\ (?:our|the|my)|an?
    |our)\ (?<kind>(?-i:\p{Ll})+)[.!]*$
`

/** The message with the one whom it is about in the question, where that is told in a sentence of its own. */
export function sayWhoIsMeant(message: string): string {
  const here = replaceIn(message, IS_HERE, (...args) => {
    const { who, asks } = groupsOf(args)
    const [said, plain] = SUBJECT.test(asks!) ? [SUBJECT, who!] : [POSSESSIVE, `${who!}’s`]
    return said.test(asks!) && !new RegExp(PERSON, 'u').test(asks!.slice(1))
      ? asks!.replace(said, () => plain)
      : args[0]!
  })
  const from = replaceIn(here, MESSAGE_FROM, (...args) => {
    const { address, asks } = groupsOf(args)
    return THAT_ADDRESS.test(asks!) ? asks!.replace(THAT_ADDRESS, () => address!) : args[0]!
  })
  return replaceIn(from, ONE_OF_OUR, (...args) => {
    const { lead, who, rest, kind } = groupsOf(args)
    const one = singular(kind!)
    return lead!.toLowerCase().includes(one) ? `${lead!}${who!}${rest!}` : `${lead!}${one} ${who!}${rest!}`
  })
}
