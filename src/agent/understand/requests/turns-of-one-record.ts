import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { singular } from '../language/words.ts'
import { LEAD, NAMED, groupsOf, sayPlainly, THEIR, type Turn } from './turns.ts'

/** What is asked of one record: which one has a code, what it has, who is in charge of it, and the number it is reached by. */
/** Verbs of having somebody's number called, with whom they call: "can they be called on", "can he reach them on". */
const CALLED = fragment`
  (?:(?:he|she|they|it)\ be\ (?:called|reached|rung|phoned|contacted|got\ hold\ of)
    |(?:i|we|he|she|they|one|you)\ (?:reach|call|ring|phone|contact|get|get\ hold\ of|dial)\ (?:him|her|them|it))
`
const theirs = (said: string): string =>
  /\b(he|him|she|her)\b/i.exec(said)?.[1]?.replace(/\p{L}+/u, one => THEIR[one.toLowerCase()]!) ?? 'their'

/** Nouns that end in no -s and are several, or so much: "the number of their staff" is none of its own. */
const NO_THING = /^(?:people|staff|children|men|women|stock|crew|equipment|data|time|money|work)$/i
/** What is on file of somebody to reach them by. */
const CONTACT = fragment`(?:(?:(?:tele)?phone|mobile|cell|contact|e-?mail) )?(?:number|address)|e-?mail|mobile|phone`

/** What is told of a thing that is on people's minds (closed class of nouns for news and trouble). */
const NEWS = fragment`
  (?:recall|problem|issue|fault|defect|complaint|query|question|enquiry|inquiry|notice|alert|warning|shortage|delay|dispute|claim|mix-?up|mistake|error)
`

const TURNS: readonly Turn[] = [
  // "There's a safety recall on the Gull lamp. Which clients have ordered one?": that lamp.
  [
    pattern('iu')`
      ^(${LEAD})there(?:['’]?s|\ is|\ has\ been|['’]?s\ been)\ (?:an?|another|some)\ (?:(?!(?:not|no)\b)\p{Ll}+\ )?${NEWS}
      \ (?:on|with|about|over|concerning|affecting)
      \ (?<thing>(?:the\ |our\ )?(?-i:[\p{Lu}\d])[^.;:?!]{2,60}?)\s*[.;!–—-]+\s+(?:so\ |and\ )?
      (?<asked>(?:which|who|how\ many|what|where|when|has|have|did|do|does|is|are|can|could|show|list)\b[^.?!]{5,90}?)
      \ (?:one\ of\ (?:these|those|them)|one|any|it|them|this|that|these|those)(?<end>(?:\ (?:this|last|since|in|so|already)\b[^.?!]*)?\W*)$
    `,
    (...args) => {
      const { thing, asked, end } = groupsOf(args)
      return `${args[1]!}${asked!} ${thing!}${end!}`
    },
  ],
  // "I don't know Arc Ltd yet. Can you tell me how big they are?": the one of whom it is asked, and nobody else.
  [
    pattern('iu')`
      ^\W*(?:(?:and|so|well|hi|hello|sorry)\W+)*(?:(?:i|we)\ (?:do\ not|don['’]?t)\ (?:really\ )?know
      |(?:i|we)(?:['’]ve|\ have)\ (?:never|not)\ (?:heard\ of|met|come\ across|seen|dealt\ with)
      |(?:i['’]?m|i\ am|we['’]?re|we\ are)\ (?:not|un)\s?familiar\ with)
      \ (?<name>(?-i:\p{Lu})[^.;:?!]{1,60}?)(?:,?\ (?:yet|well|at\ all|very\ well|before|so\ far|personally|much))*\s*[.;,!]\s+(?:so\ |but\ )?
      (?:(?:can|could|would|will)\ you\ )?(?:please\ )?(?:tell\ me\ |let\ me\ know\ |say\ )?
      (?<asked>(?:what|how|where|which|who|when)\b[^?.!]*?)\ (?<who>they\ are|he\ is|she\ is|it\ is|they|he|she|it)(?<end>\W*)$
    `,
    (...args) => {
      const { name, asked, who, end } = groupsOf(args)
      const [, verb = ''] = who!.split(' ')
      return verb ? `${asked!} ${verb === 'are' ? 'is' : verb} ${name!}${end!}` : `${asked!} ${name!}${end!}`
    },
  ],
  // "what quantity of the Gull lamp is in stock", "what number of it do we have": how many.
  [
    pattern('iu')`
      (?<=^${LEAD}|[,;:–—-]\s+)(?:what|which)\ (?:quantity|number|amount)\ of
      \ (?=(?:it|them|these|those|the|our|(?-i:\p{Lu}))\b[^?]*\b(?:in\ stock|left|available|on\ hand|do\ we\ have|have\ we\ got)\b)
    `,
    'how many of ',
  ],
  // "the Gull, whose boat is that?": who it belongs to.
  [
    pattern('iu')`
      ^(${LEAD})(?:(?<who>${NAMED})(?:\s*[,;:–—]|\s-)\s*whose\ (?<a>\p{Ll}+)\ (?:is|was)\ (?:that|it|this)
        |whose\ (?<b>\p{Ll}+)\ (?:is|was)\ (?<one>(?-i:\p{Lu})[^,;:?]{1,50}?))(?=\W*$)
    `,
    (...args) => {
      const { who, one, a, b } = groupsOf(args)
      // "whose manager is Ann?": those who have her as such.
      if (isPersonNoun((a ?? b)!.toLowerCase())) return String(args[0])
      return `${args[1]!}who does the ${(a ?? b)!} ${(who ?? one)!} belong to`
    },
  ],
  // "is there anybody who has a late book, and who would that be?": who has.
  [
    pattern('iu')`
      ^(${LEAD})(?:is|was)\ there\ (?:already\ |still\ )?(?:some|any)(?:one|body)\ (?:(?:who|that)\ (?:(?:is|was)\ (?=\p{L}+ing\b))?)?
      (?<said>[^?;]{5,90}?)(?:,?\ and|[,?.]|\s-)
      \s?(?:if\ so,?\ )?(?:(?:please\ )?(?:tell|show)\ me\ )?who(?:\ (?:is|are|was|would|might|could)\ (?:that|it|they|this|he|she)(?:\ be)?)?(?=\W*$)
    `,
    (...args) => {
      const { said = '' } = groupsOf(args)
      return `${args[1]!}who ${/^\p{L}+ing\b/u.test(said) ? 'is ' : ''}${said}`
    },
  ],
  // "have they signed up for our newsletter", "clients signed up for it": whether they get it.
  [
    pattern('giu')`
      \b(?:(?:has|have|is|are|did)\ (?<who>he|she|they)\ (?:already\ )?|(?:is|are|was|were|have|has)\ (?:already\ )?)?(?:sign|signed|registered)\ up
      \ (?:for|to)\ (?=(?:the|our|your|any)\ (?:e-?mail\ )?newsletters?\b)
    `,
    (...args) => {
      const { who } = groupsOf(args)
      return who ? `do ${who} get ` : 'get '
    },
  ],
  // "pieces by Ann Lee": that she wrote.
  [/\b(pieces?|articles?|essays?|columns?|poems?) by (?=\p{Lu}\p{L}+ \p{Lu})/gu, '$1 written by '],
  // "AB-12 is the code on the label - what lamp is that?": which lamp has the code.
  [
    pattern('iu')`
      ^(${LEAD})(?<id>["“]?[\p{L}\d-]*\d[\p{L}\d.-]*["”]?)\ (?:is|was)\ (?:the|its|their|a|an|our)\ (?<field>\p{L}+(?:\ \p{L}+){0,2}?)
      (?:\ (?:on|of|from|printed\ on|written\ on|in)\ (?:the|its|a|an|my|this)\ [^,;:?.–—-]{2,30}?)?(?:\s*[,;:.?–—]|\s-)\s*(?:so\ |and\ )?
      (?:(?:what|which)\ (?<kind>\p{L}+(?:\ \p{L}+)?)\ (?:is|was|would)\ (?:that|it|this)(?:\ be|\ of|\ for)?|who\ (?:is|was)\ (?:that|it|this)
        |whose\ (?:is|was)\ (?:that|it))(?=\W*$)
    `,
    (...args) => {
      const { id = '', field = '', kind } = groupsOf(args)
      return `${args[1]!}${kind ? `which ${kind}` : 'who'} has ${field} ${id}`
    },
  ],
  // "the Hill Depot, who's in charge there as keeper?", "the next trip, who's down as the skipper for that?": its keeper.
  [
    pattern('iu')`
      ^(${LEAD})(?:for\ |at\ )?(?<what>(?:the\ |our\ )?[\p{L}\d][^,;:?!]{2,50}?)\s*(?:[,;:–—]|\s-)\s*who(?:['’]?s|\ is|\ was)
      \ (?:(?:in\ charge|responsible|down|put\ down|listed|registered|named|employed|working)\ )?
      (?:(?:there|here|for\ (?:it|that)|of\ (?:it|that)|on\ it)\ as\ (?:the\ |its\ |their\ )?(?<a>\p{Ll}+(?:\ \p{Ll}+)?)
        |as\ (?:the\ |its\ |their\ )?(?<b>\p{Ll}+(?:\ \p{Ll}+)?)\ (?:there|here|for\ (?:it|that)|of\ (?:it|that)|on\ (?:it|that)))(?=\W*$)
    `,
    (said, ...args) => {
      const { what = '', a, b } = groupsOf(args)
      const role = (a ?? b)!
      return isPersonNoun(role.split(' ').at(-1)!) ? `${args[0]!}who is the ${role} of ${what}` : said!
    },
  ],
  // "what number can they be called on?", "on what number can I reach her": their phone number.
  [
    pattern('iu')`
      (?<=^${LEAD}|[,;:.!?–—-]\s+)(?:on\ )?(?:what|which)\ (?:phone\ |telephone\ )?number
      \ (?:can|could|should|do|would)\ (?<who>${CALLED})(?:\ (?:on|at|by|under))?(?=\W*$)
    `,
    (...args) => `what is ${theirs(groupsOf(args).who!)} phone number`,
  ],
  [
    pattern('iu')`
      ^(${LEAD})(?:(?:can|could|may|might)\ (?:i|we)\ (?:please\ )?(?:have|get)
        |(?:(?:can|could|would|will)\ you\ (?:please\ )?)?(?:give|get|find)(?:\ (?:me|us))?
        |(?:i|we)(?:['’]d|\ would)?\ (?:need|want|like)|is\ there|do\ (?:we|you)\ have)
      \ a\ number\ (?:(?:i|we)\ can\ |to\ )(?:call|reach|ring|phone|contact|get)\ (?<who>him|her|them|it)(?:\ (?:on|at|by|under))?(?=\W*$)
    `,
    (...args) => `${args[1]!}what is ${theirs(groupsOf(args).who!)} phone number`,
  ],
  // "do you have a mobile number for her?", "is there an e-mail address for Ann?": which it is.
  [
    pattern('iu')`
      ^(${LEAD})(?:do\ (?:you|we)\ (?:still\ |happen\ to\ )?have|have\ (?:you|we)\ got|is\ there)\ (?:an?|any|the)\ (?<what>${CONTACT})\ (?:for|of)
      \ (?:(?<who>him|her|them|it)|(?<name>(?-i:\p{Lu})[^,;:?]{1,50}?))(?:\ on\ file)?(?=\W*$)
    `,
    (...args) => {
      const { what = '', who, name } = groupsOf(args)
      return who ? `${args[1]!}what is ${theirs(who)} ${what}` : `${args[1]!}what is the ${what} of ${name!}`
    },
  ],
  // "the number of their card": one has a number; several are counted.
  [
    pattern('giu')`
      \bthe\ (number|no\.|code)\ (?:of|on)\ (his|her|their|its|my|your|(?:the\ )?(?-i:\p{Lu})[\p{L}\d'’ -]{1,40}?['’]s)
      \ (\p{Ll}+(?<!s))(?=\W*$|[,;]|\ (?:and|please)\b)
    `,
    (said, number, whose, thing) =>
      NO_THING.test(thing!) ? said! : `${whose!} ${thing!} ${number === 'no.' ? 'number' : number!}`,
  ],
  // "which branch do they have as home branch": which is their home branch.
  [
    pattern('iu')`
      ^(${LEAD})(?:which|what)(?:\ (?:\p{L}+\ )?(?<noun>\p{L}+))?\ (?:does|do|did|has|have|is)
      \ (?:(?<they>he|she|they|it)|(?<who>(?-i:\p{Lu}[\p{L}\d'’.-]*(?:\ (?:[\p{Lu}\d][\p{L}\d'’.-]*|of|the|and|for|de|van|von|der|la|di))*)))
      \ (?:have\ |got\ |registered\ |down\ |given\ )?(?:down\ |registered\ )?as\ (?:(?:an?|the|his|her|their|its)\ )?(?<role>\p{L}+(?:\ \p{L}+){0,2})(?=\W*$)
    `,
    (...args) => {
      const { they, who, noun, role = '' } = groupsOf(args)
      // "which people have Ann as their manager", "which boards did Ann have as white": other records than the one in the role.
      if (noun && singular(noun) !== role.split(' ').at(-1)) return String(args[0])
      return they ? `${args[1]!}what is ${theirs(they)} ${role}` : `${args[1]!}what is the ${role} of ${who!}`
    },
  ],
  // "what priority was the task T-1 given", "which insurance was taken for rental R-7": which one it has.
  [
    pattern('iu')`
      ^(${LEAD}(?:(?:can|could|would)\ you\ (?:please\ )?)?(?:(?:check|see|tell\ me|find\ out|look\ up)\ )?)(?:which|what)\ (?:(?:type|kind|sort)\ of\ )?
      (?<field>\p{Ll}+(?:\ \p{Ll}+)?)\ (?:was|is|has\ been|were)\ (?:taken|chosen|picked|selected|agreed|used|recorded|noted|entered|put\ down|given|set)
      \ (?:out\ )?(?:for|on|with|to|in)\ (?<who>(?:the\ )?\p{L}+\ [\p{L}-]*\d[\p{L}\d-]*)(?=\W*$)
    `,
    (...args) => {
      const { field = '', who = '' } = groupsOf(args)
      return `what is the ${field} of ${who}`
    },
  ],
  // "when gold customers rent a car, which category do they choose most?": which they rent most often.
  [
    pattern('iu')`
      ^(${LEAD})when(?:ever)?\ (?<who>(?:our\ )?(?:\p{Ll}+\ ){0,3}?\p{Ll}+s)\ (?<verb>\p{Ll}+)\ (?:an?|the|our|some|any)?\ ?(?:\p{Ll}+(?:\ \p{Ll}+)?),
      \ (?<which>(?:which|what)\ (?:\p{Ll}+\ ){0,2}?\p{Ll}+)\ do\ they\ (?:choose|pick|take|select|prefer|want|use|get|go\ for|opt\ for|ask\ for|decide\ on)
      \ (?:the\ )?(?<most>most|least)(?:\ (?:often|frequently))?(?=\W*$)
    `,
    (...args) => {
      const { who = '', verb = '', which = '', most = '' } = groupsOf(args)
      return `${args[1]!}${which} do ${who} ${verb} ${most} often`
    },
  ],
  // "the total distance, in kilometres, that has been driven", "the total time in hours that was logged": the kilometres, the hours.
  [
    pattern('iu')`
      \b(?<sum>total|average|whole|overall)\ (?:
        (?:distance|mileage|length),?\ (?:(?:counted|measured|told|given|expressed)\ )?in\ (?=kilomet|km|miles|met|yards)
        |(?:time|duration|length),?\ (?:(?:counted|measured|told|given|expressed)\ )?in\ (?=seconds|minutes|hours|days|weeks|months|nights))
      (?<unit>kilomet(?:re|er)s|km|miles|met(?:re|er)s|yards|seconds|minutes|hours|days|weeks|months|nights),?
      (?=\ (?:that\ |which\ )?(?:(?:has|have|had|was|were)\ )?(?:been\ )?\p{L}+(?:en|ed)\b)
    `,
    '$<sum> $<unit>',
  ],
  // "kilometres driven by our customers": an agent that goes without saying groups nothing.
  [
    pattern('giu')`
      \b((?:total|sum|average)\b[^,;?]{2,60}?\ )(?:(?:that|which)\ (?:has|have|had|was|were)\ )?(?:been\ )?
      (\p{L}+(?:ed|en|wn))\ by\ (?:all\ )?(?:of\ )?our\ (?:customers|clients|members|people
        |guests|users|visitors|readers|patrons|borrowers|staff|employees)(?=\W*$|\ (?:in|since|during|so\ far|until|this|last)\b)
    `,
    '$1$2',
  ],
  // "what's the date of the next race": when it is.
  [
    /^(\W*(?:(?:and|so|but)\W+)*)what(?:['’]?s| is) the date of (?=(?:the|our|my) (?:next|last|first|latest|upcoming)\b)/iu,
    '$1when is ',
  ],
]

/** What is told of one record before what is asked of its neighbour: "SI-7 is about one of the plots and I need to know who the keeper there is". */
const ONE_OF = pattern('iu')`
  ^(?<lead>${LEAD})(?<who>(?:\p{Ll}+\ )?[\p{L}-]*\d[\p{L}\d-]*)
  \ (?:is|was|belongs|goes|comes|has\ to\ do|deals)\ (?:about|in|at|on|part\ of|with|to|for|from|of|under)
  \ one\ of\ (?:the|our)\ (?<kind>\p{Ll}+)(?:,?\ and|[,.;]|\s-)\s+(?<asked>[^?.]*?\b(?:who|which|what|when|where|how)\b[^?.]*?)(?=\W*$)
`
const THERE = /\b(?:there|(?:at|in|on|of|for) (?:it|that(?: one)?))\b/iu
const ITS = /\b(?:its|their|his|her)(?= \p{L})/iu
const sayOfNeighbour = (text: string): string =>
  replaceIn(text, ONE_OF, (...args) => {
    const { lead = '', who = '', kind = '', asked = '' } = groupsOf(args)
    const one = `the ${kind.replace(/(?<!s)s$/, '')} of ${who}`
    const [there, its] = [THERE.test(asked), ITS.test(asked)]
    if (there === its) return args[0]!
    return (
      lead + (there ? asked.replace(THERE, () => `of ${one}`) : asked.replace(ITS, 'the').replace(/\W*$/, ` of ${one}`))
    )
  })

/** The message in plainer words, where one record is asked about by such a turn. */
export const withoutTurnsOfOneRecord = (message: string): string => sayPlainly(sayOfNeighbour(message), TURNS)
