import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { stem } from '../../language/words.ts'
import { REQUEST_START } from './disjuncts.ts'

/**
 * A statement and then a short question about what it spoke of: "there are some late boats, how many exactly?", "some boats have no
 * owner. Which ones?". The question is put with the noun of the statement.
 */
const HEDGE = fragment`
  (?:
    (?:i|we) (?:
      guess|think|believe|suppose|assume|bet|hear|heard|know|see|gather|understand|reckon|noticed|notice|read
      |was told|were told|have been told
    )(?: that)?
    |(?:it|this|that) (?:looks|seems|appears)(?: like| as if| as though)?(?: that)?
    |it has come to my attention(?: that)?
    |(?:rumou?r|word) has it(?: that)?
    |(?:they|people|somebody|someone|(?:my|our|the) [a-zà-ž]+)
      \ (?:say|says|said|told (?:me|us)|mentioned|claims?)(?: that)?
    |from what (?:i|we) (?:hear|know|see|understand|gather|heard)
    |apparently
    |if (?:i['’]?m| i am) not mistaken,?
    |if (?:i|we) (?:remember|recall)(?: (?:correctly|right|well|rightly))?,?
    |if (?:my )?memory serves(?: me)?(?: (?:right|well))?,?
    |how come|why is it that|let['’]s (?:say|assume|suppose)|say|supposing|suppose|assuming|imagine
  )
`
const SOME = fragment`
  (?:
    some|several|a few|quite a few|many|lots of|plenty of|loads of|tons of|a lot of|a bunch of
    |a (?:[a-zà-ž]+ )?number of|so many|too many|a couple of|few|various
  )
`
const THERE = fragment`
  (?:
    there (?:is|are|was|were|seem to be|seems to be|appear to be|must be|should be|have been|might be|may be)
    |there['’]s
    |(?:we|you|they)(?:['’]ve)?
      \ (?:(?:(?:seem|appear|happen|used) to |do |must |should |still |also )?(?:have|had|got|have got)|got)
  )
`
const WANTED = fragment`
  (?:i|we)(?:['’](?:m|re|d))? (?:
    (?:
      want|wanted|need|needed|look for|looked for|would like|like|am looking for|was looking for
      |(?:am |are )?supposed to (?:report|find|give|tell|know)
      |have to (?:report|find|give|tell|know)
    )(?: to (?:see|know|find|have))?
  )
`

const STATED = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|well|hi|hello)\W+)*(?:${HEDGE},? )?
  (?:
    # "at the Leith wharf there are late boats"
    (?:(?<where>(?:at|in|on) (?:the |our )?[^,;:?.]{2,50}?),? (?=there (?:is|are|was|were)\b|we have\b))?
    ${THERE} (?:${SOME} )?(?<things>(?!no\b|not\b)[^?]+?)
    |(?:some|several|a few|quite a few|many) (?<which>(?:of (?:the|our) )?[a-zà-ž][^?]+?)
    |${WANTED} (?<wanted>(?:the|all|an?|every)\b[^?]+?)
  )$
`
const COUNT = pattern('i')`
  ^(?:(?:but|so|and|then|please)\W+)?(?:(?:(?:can|could|would|will) you (?:please )?)?(?:tell me|let me know|say) )?
  (?:exactly |precisely |roughly |about )?how many
  (?:
    \ (?:
      exactly|precisely|roughly|in total|in all|altogether|is (?:that|it)|was that|would that be
      |(?:that|it|this) is|(?:there|they|those|these) are
      |are (?:there|they|those|these)|were (?:there|they)|of (?:them|those|these)|do we have|have we got
    )
  )*\W*$
`
const WHICH = pattern('i')`
  ^(?:(?:but|so|and|then)\W+)?(?:
    (?:which|what|who)(?: ones?)?(?:
      \ (?:
        exactly|precisely|are (?:they|those|these|it)|is (?:it|that)
        |(?:would|might|could) (?:it|that|they|those) be
        |was (?:it|that)|were (?:they|those)
      )
    )*
    |what['’]s (?:it|that)|who['’]s that
    |(?:can|could) you (?:please )?(?:list|name|show|find) (?:me )?(?:all of )?(?:them|those|these|it)
    |(?:please )?(?:list|name|show me|show|give me|let me (?:see|have)) (?:all of (?:them|those|these)|(?:them|those|these|it)(?: all)?)
  )(?:,? (?:please|thanks))?\W*$
`

/** "Ann Lee still has some of our boats out", "Ann was assigned several boats": what somebody has of them. */
const HELD = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|well|hi|hello)\W+)*(?:${HEDGE},? )?
  (?<who>(?!(?:i|we|you|they|it|there|some|several|many|people)\b)\p{L}[\p{L}\d.'’-]*(?: [\p{L}\d.'’-]+){0,3}?)\ (?:(?:still|currently|already|also) )*
  (?<verb>has|have|had|was|were|is|are)\b(?: (?:still|currently|already|also|got|been)\b)*(?: (?<done>\p{Ll}+(?:ed|en|nt|ght|ld)))?
  \ ${SOME}\ (?:of (?:the|our|my|their|those) )?(?<held>\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?s)(?<rest>(?: [^?]+?)?)$
`

/** "I was told to read up on the spare boats. Could you show me which ones there are?": all of those that were spoken of. */
const SHOW_WHICH = pattern('i')`
  ^(?:(?:but|so|and|then|please)\W+)*(?:(?:can|could|would|will) you (?:please )?)?
  (?:(?:show|tell|give|list)(?: me| us)? )?(?:which|what|who)(?: ones)? (?:there are|they are|are there|we have|do we have|are they)\W*$
`
/** What somebody is to do with some. */
const TO_DO_WITH = pattern('i')`
  \b(?:i|we)(?:['’](?:m|ve|re))? (?:
    (?:was|were|am|are|have been) (?:told|asked|supposed|expected|meant) to|have to|need to|must|should|want to|am going to|will
  )
  \ [a-zà-ž]+(?: up| out| over| through)?(?: on| about| at| through| over| with| into)? (?<those>(?:the|our|my|all(?: the| our)?) [^,;:?!]*?[a-zà-ž]s)$
`

/** "which ones run on diesel?": the noun is in the statement. */
const OF_THEM =
  /^(?:(?:but|so|and|then)\W+)?(?<word>which|how many)(?: ones| of (?:them|those|these)) (?<said>[^?]{3,}?)\W*$/i
const NOUN =
  /\b(?:some|several|a few|many|lots of|plenty of|all|our|the|those|these) (?:(?:of )?(?:our|the) )?(?<noun>[a-zà-ž]+s)\b/gi

/** What is said of those right behind their noun: it tells which are meant. */
const TELLS_WHICH = /^ (?:that|which|who|whose|with|without|in|from|of|for|at|on|by|to|under|over)\b/i
/** A noun with what it is told by, and no more. */
const ONLY_NAMED = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:all\ |all\ of\ )?(?:the|our|those|these|all|my)\ [a-zà-ž]+s
  \ (?:that|which|who|whose|with|without|in|from|of|for|at|on|by)\b[^,;:?.!]*$
`
const IS_THERE = /^(?:are|were) there\b|^(?:do|did) we have\b|^have we got\b/i

/** The end of a statement and the short question behind it. */
const JOINTS = /\s*(?:[,;:–—]|\.|\s-)\s+/gu

/** "we need a boat with four berths. Which boats fit?": those that are so. */
const FITTING = pattern('iu')`
  ^(?:(?:but|so|and|then)\W+)?(?:which|what)(?:\ of)?\ (?<kind>(?:(?:our|the|my)\ )?\p{L}[\p{L} -]*?)
  \ (?:(?:would|could|might|do|does)\ )?(?:fits?|qualif(?:y|ies)|match(?:es)?|suits?|fulfils?|meets?|come\ into\ question|(?:are|is)\ suitable)
  (?:\ (?:that|this|it|the\ bill|these\ (?:criteria|needs)|(?:that|this)\ (?:profile|description|need)|best|in))?\W*$
`
const SOUGHT = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|well|hi|hello)\W+)*(?:i|we)(?:['’](?:m|re|d|ve)|\ (?:am|are|was|were|would|have\ been))?
  \ (?:looking|searching|after|in\ search|need|want|seek(?:ing)?|like|hunting)(?:\ (?:for|of))?
  \ (?!to\ )(?:all\ |any\ |some\ |an?\ |the\ )?(?<sought>\p{L}[^?]+)$
`

/** What asks for something itself is no statement. */
const ASKS = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|ok|okay|hi|hello|please|first(?:ly| of all)?)\W+)*${REQUEST_START}`,
  'i',
)

/** The noun of the question in the place of the one that was sought, where it is the same; else it is what those are. */
function sayFitting(kind: string, sought: string): string {
  if (/^ones?$/i.test(kind)) return `which ${sought} are there?`
  const words = sought.split(' ')
  const noun = stem(kind.split(' ').at(-1)!.toLowerCase())
  const at = words.findIndex(word => stem(word.toLowerCase()) === noun)
  if (at < 0) return `which ${kind} are ${sought}?`
  return `which ${[...words.slice(0, at), kind.replace(/^(?:our|the|my) /i, ''), ...words.slice(at + 1)].join(' ')} are there?`
}

function ask(statement: string, question: string): string | undefined {
  const { word, said } = execIn(question, OF_THEM)?.groups ?? {}
  // "any idea how many boats are out, and how many of those are late?": both are asked.
  const isAsked = testIn(statement, ASKS) || /\bhow (?:many|much)\b/i.test(statement)
  const noun = word && !isAsked && [...statement.matchAll(NOUN)].at(-1)?.groups?.['noun']
  if (noun) {
    const told = statement.slice(statement.lastIndexOf(noun) + noun.length)
    if (!TELLS_WHICH.test(told)) return `${word} ${noun} ${said}?`
    // "the boats that are red, how many of them are there": those are meant, and all boats would be others.
    return IS_THERE.test(said!) && ONLY_NAMED.test(statement) ? `${word} ${noun}${told} ${said}?` : undefined
  }
  const those = testIn(question, SHOW_WHICH) ? execIn(statement, TO_DO_WITH)?.groups?.['those'] : undefined
  if (those && !testIn(statement, ASKS)) return `show ${those}`
  const sought = execIn(statement, SOUGHT)?.groups?.['sought']
  const kind = sought && execIn(question, FITTING)?.groups?.['kind']
  if (kind) return sayFitting(kind, sought)
  const isCount = testIn(question, COUNT)
  if (!isCount && !testIn(question, WHICH)) return undefined
  const { who, verb, done, held, rest } = execIn(statement, HELD)?.groups ?? {}
  if (who && held && !testIn(statement, ASKS)) {
    const asked = isCount ? 'how many' : 'which'
    const isHad = /^ha/i.test(verb!) && !done
    return isHad ? `${asked} ${held} does ${who} have${rest}?` : `${asked} ${held} ${verb} ${who} ${done ?? ''}${rest}?`
  }
  const { things, which, wanted, where } = execIn(statement, STATED)?.groups ?? {}
  if (things && isCount && /^an? /i.test(things)) return undefined
  const isOne = things !== undefined && /^(?:an?|the) /i.test(things)
  if (things && where)
    return `${isCount ? 'how many' : 'which'} ${things} are there ${where[0]!.toLowerCase()}${where.slice(1)}?`
  if (things) return isCount ? `how many ${things}?` : isOne ? `show ${things}?` : `which ${things} are there?`
  if (which) return `${isCount ? 'how many' : 'which'} ${which.replace(/^of (?:the|our) /i, '')}?`
  return wanted && !isCount ? `show ${wanted}` : undefined
}

/** "Suppose every open order came in. What would that be in euros?": what they are worth together. */
const SUPPOSED = pattern('iu')`
  ^\W*(?:and |so |now |ok |hi )*
  (?:(?:let['’]s |let us )?(?:suppose|assume|imagine|say|pretend)|supposing|assuming|what if)(?: that)?,?
  \ (?<those>(?:every|all|each|the|our|my)\ [^,.;?]+?)
  \ (?:came (?:in|through)|come (?:in|through)|went through|closed|was won|were won|was paid|were paid|sold|was sold|were sold)
  [.,;!?]+\s+(?:what|how much) (?:would|will|is|does) (?:that|it|this|they) (?:all )?
  (?:be|make|come to|bring in|amount to|be worth|add up to)
  (?: (?:in (?:dollars|euros|pounds|money|total|all|cash|sales|revenue)|altogether|together|worth|for us))*\W*$
`

/** One question of a statement and what is asked about it; the text itself where it has no such form. */
export function askOfStatement(text: string): string {
  const supposed = execIn(text, SUPPOSED)?.groups?.['those']
  if (supposed) return `what ${/^(?:every|each) /i.test(supposed) ? 'is' : 'are'} ${supposed} worth in total?`
  const joints = [...text.matchAll(JOINTS)].reverse()
  for (const { index, 0: joint } of joints) {
    const asked = ask(text.slice(0, index), text.slice(index + joint.length))
    if (asked) return asked
  }
  return text
}

/** "…, is that right?", "she says that …, correct?": whether it is so. */
const CLAIMED = pattern('i')`
  ^\W*(?:
    (?:(?:my|our|the|an?) (?:[a-zà-ž]+ ){1,2}|i |we |they |he |she |people |somebody |someone )
    (?:
      swears?|says?|claims?|thinks?|thought|believes?|told me|reckons?|insists?|heard|hear|read|said|claimed
      |was told|were told|am told
    )(?: that)? )
  (?<told>.+?),?\s+(?:is (?:that|this|it)|isn['’]t it|was that|am i|is (?:he|she)|right|correct|true)
  (?: (?:right|true|correct|so|accurate|the case))?\W*$
`

/** "we have 24 rooms, don't we?" */
const TAGGED = pattern('i')`
  ^\W*(?:so )?(?<told>(?:there (?:is|are|was|were)|(?:we|i|they) (?:have|had|got))\b.+?),\s*
  (?:(?:do|does|did|is|are|was|were|has|have|had)(?:n['’]t)? (?:we|i|it|they|there)|right|correct|yes|no)\W*$
`

/** "am I right that order 7 is paid?", "can you confirm that it is?" */
const ASSUMED = pattern('i')`
  ^\W*(?:(?:so|and|but|ok|okay)\W+)*(?:
    (?:am|was) (?:i|we) (?:right|correct|wrong|mistaken) (?:that|in (?:thinking|saying|assuming|believing)(?: that)?|to (?:think|say|assume|believe)(?: that)?)
    |(?:can|could|would) you (?:please )?confirm(?: for me)? that
    |(?:is it|it is) (?:right|correct|the case|so) that
  )\ (?<told>(?!we\b|i\b)[^?]+?)\W*$
`

export const askWhetherSo = (text: string): string =>
  [CLAIMED, TAGGED, ASSUMED].reduce((said, form) => said.replace(form, 'is it true that $<told>?'), text)
