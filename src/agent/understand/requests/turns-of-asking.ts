import { fragment, pattern } from '../../../lib/patterns.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'
import { participleOf } from '../language/verb-forms.ts'

const LINKED = '(?:is|are|was|were|has|have|had|do|does|did|can|could)'

const ON_TOP = fragment`(?:comes? out (?:on top|ahead|first)|is on top|ranks? (?:first|highest))(?: of all)?`
const GOING_BY = fragment`(?:by|in terms of|going by) (?:the |their )?(?<what>[^,?]{2,40}?)`
const WHICH_NOUN = fragment`(?<which>which|what) (?<noun>[^,?]{2,40}?) ${ON_TOP}`
const ON_TOP_BY = pattern('iu')`^(?<lead>\W*)${WHICH_NOUN},? ${GOING_BY}(?=\W*$)`
const BY_ON_TOP = pattern('iu')`^(?<lead>\W*)${GOING_BY},? ${WHICH_NOUN}(?=\W*$)`
function mostOf(...said: readonly unknown[]): string {
  const { lead = '', which = '', noun = '', what = '' } = groupsOf(said)
  const counted = /^(?:number|count) of (.+)$/iu.exec(what)?.[1]
  return `${lead}${which} ${noun} has the ${counted ? `most ${counted}` : `highest ${what}`}`
}

/** Ways of asking around a noun, and the plain question for them. */
const TURNS: readonly Turn[] = [
  // "quotes we are still waiting to hear back on", "that we have not heard back about yet": for an answer.
  [
    pattern('iu')`
      \bwaiting\ to\ (?:hear|get\ (?:an?\ )?(?:answer|reply|response|word))(?:\ back)?(?:\ (?:on|about|for|regarding|from\ (?:them|the\ (?:customer
      |client)s?)(?:\ (?:on|about))?))?(?=\W*$)
    `,
    'waiting for an answer',
  ],
  [
    pattern('iu')`
      \b(?:(?:we|i)\ )?(?:have|has)(?:n['’]t|\ not)\ (?:we\ )?heard\ back\ (?:on|about|for|regarding)(?:\ yet)?(?=\W*$)
    `,
    'are waiting for an answer',
  ],
  // "the boats that are late, which are they?": the question behind what it is about (left dislocation; Quirk et al., 1985, 17.78).
  [
    pattern('iu')`
      ^(\W*)(?:the|our|all) (\p{Ll}[\p{Ll}-]*s) (?:that|which|who) ([^?;]+?)\s*[,–—-]+\s*(?:which|what|who) (?:are|were) (?:they|those|these)(?: all)?\W*$
    `,
    '$1which $2 $3?',
  ],
  // "how many boats are out at this point?": now.
  [/\bat this point(?: in time)?(?=\W*$)/iu, 'at the moment'],
  // "which person has the key?", "which people are enrolled on Logic?": who.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|but)\ )?)(?:which|what)\ (?:
        person(?=\ (?:has|have|had|is|was|does|did|do|\p{Ll}{3,}s)\b)
        |people(?=\ (?:are|were)\ \p{Ll}{3,}(?:ed|en)\ (?:on|in|for|at)\b)
      )
    `,
    '$1who',
  ],
  // "who is the head of that team?": of one that was spoken of; a title "Head of Sales" has no pronoun in it.
  [
    /^(\W*(?:(?:and|so|but) )?)who(?:['’]s| is) the (?:head|chief|boss) of (?=(?:that|this) \p{Ll}+(?: \p{Ll}+)?\W*$)/iu,
    '$1who heads ',
  ],
  // "who do we have working on the bridge?": who is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|but)\ )?who)\ (?:(?:do|did)\ we\ (?:currently\ |now\ )?have|have\ we\ got)\ (?:currently\ |now\ )?
      (?=(?!being|having)\p{Ll}{3,}ing\b)
    `,
    '$1 is ',
  ],
  // "out of all our red boats what is the longest one": of them, and not those that are not.
  [/\bout of (?=(?:all|every|each|our|my|those|these|them)\b)/giu, 'of '],
  // "to whom does Ann report?": who is it she reports to.
  [
    /^(\W*(?:(?:and|so|but) )?)(to|with|for|from|under|about) whom (does|do|did|is|are|was|were|can|should) ([^?]+?)(?=\W*$)/iu,
    (_, lead, to, does, rest) => `${lead!}who ${does!} ${rest!} ${to!.toLowerCase()}`,
  ],
  // "by price, which boat comes out on top?", "which pier comes out on top by number of boats?": which has the most of it.
  [ON_TOP_BY, mostOf],
  [BY_ON_TOP, mostOf],
  // "shipments out of Oslo": from there; "out of stock" is a state, and what a place "is out of" it has no more of.
  [
    /(?<!\b(?:are|is|was|were|be|r[au]n(?:ning)?)(?: (?:we|you|they))?(?: (?:all|completely|currently))? )\bout of (?=(?:the |our )?\p{Lu}\p{Ll})/gu,
    'from ',
  ],
  // "rooms we can't let because they're out of order": why something cannot be done says which they are.
  [
    pattern('iu')`
      \b(\p{Ll}+s)\ (?:that\ |which\ )?(?:(?:we|you|they|people)\ (?:cannot|can(?:['’]?t|\ not))|(?:can|could|may)\ (?:we|you|they|people)\ not)
      \ \p{L}[\p{L}\ ]{0,40}?\ (?:because|as|since)\ (?:they|these)(?:['’]re|\ are)\ (?!not\b)
    `,
    '$1 that are ',
  ],
  // "is it still free, or has it gone?": the part behind "or" is the contrary of what is asked.
  [
    pattern('iu')`
      ^(\W*(?:is|are|has|have|does|do)\b[^?]*?\bstill\b[^?]*?),? or (?:is|are|has|have|was|were)
      \ (?:it|they|that|he|she)(?: already| now| all)?(?: been)? \p{L}+(?: (?:out|off|up|already|now|by now))?(?=\W*$)
    `,
    '$1',
  ],
  // "…, and how many open orders they have": the order of a clause that is part of another one.
  [
    pattern('giu')`
      \b(how (?:many|much) [^,;?]{3,60}?)(?<!\b(?:do|does|did|would|will|can|could|should|shall|might|may|must|that|which|who|what)) (they|we|you) have\b
      (?! \p{L}+(?:ed|en)\b)
    `,
    '$1 do $2 have',
  ],
  [
    pattern('giu')`
      \b(how (?:many|much) [^,;?]{3,60}?)(?<!\b(?:do|does|did|that|which|who|what)) (it|he|she) has\b(?! \p{L}+(?:ed|en)\b)
    `,
    '$1 does $2 have',
  ],
  // "into which stages are the deals divided": which stages they have.
  [
    pattern('iu')`
      ^\W*(?:in|into) (?:which|what|how many) (\p{L}+(?: \p{L}+)?) (?:is|are|do|does|were) (?:the |our |all (?:the )?)?(.+?)
      \ (?:be )?(?:divided|split|grouped|sorted|classified|categori[sz]ed|broken down|fall|organi[sz]ed)(?: up| into| in)?(?=\W*$)
    `,
    'which $1 do $2 have',
  ],
  // "sum up the expenses by category": what they come to, and not how many there are; "add up the time that they logged": the total.
  [
    pattern('iu')`
      ^(\W*(?:please\ |can\ you\ |could\ you\ )?)(?:sum|add|total)\ up\ (?:the\ |all\ (?:the\ )?|our\ |my\ )?
      (?:(?=((?:\p{L}+\ )?\p{L}+s(?:\ (?:by|for|per|in|of)\b|\W*$)))|(?=\p{L}))
    `,
    (_, lead = '', records = '') => `${lead}${records ? 'summed' : 'total'} `,
  ],
  // "how many turned out to be no-shows": copular verbs (Quirk et al., 1985, § 16.21) say no more than that they are.
  [/\b(?:turn(?:ed|s)? out to be|prov(?:ed|es?) to be|ended up (?:being|as))\b/gi, 'are'],
  // "which species do we not have a single plant of": those without any.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?which \p{L}+(?: \p{L}+)?) do (?:we|i|you|they) (?:not|n['’]t) have (?:a single|any|one single)
      \ (\p{L}+)(?: of| for| from| in)?(?=\W*$)
    `,
    '$1 have no $2',
  ],
  // "on which day was it shipped", "what date did Ann start": when; the day with the most of something is a group.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:(?:on|at|by) )?(?:what|which) (?:exact )?(?:day|date)(?= (?:was|were|is|are|did|does|do|will)\b)
      (?!.*\b(?:most(?! (?:recent|expensive|recently)\b)|least|fewest|busiest|highest|lowest|largest|smallest|best|worst|many|more than|today|tomorrow)\b)
    `,
    '$1when',
  ],
  // "what kinds of job titles are there", "which sorts of boats do we have": which ones.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:what|which) (?:different )?(?:kinds?|sorts?|types?) of (?=\p{L}+ \p{L}+s (?:are there|do|have)\b)
    `,
    '$1which different ',
  ],
  // "the spring campaign: which firms does it have": of the one named before the colon.
  [
    pattern('iu')`
      ^\W*(?:the |our |about the |regarding the )?([^:?.;]{3,60}):\ (which|what) (\p{L}+(?: \p{L}+)?) (does|do|did) (?:it|they|this|that)
      \ (\p{L}+)(?=\W*$)
    `,
    '$2 $3 $4 the $1 $5',
  ],
  // "which boat has the lowest price, and how much is it?": the answer tells the figure beside the record.
  [
    pattern('iu')`
      ^(\W*(?:which|what|who)\b.*\b(?:has|have|had|with)\ (?:the\ |our\ )?(?:\p{L}+st|(?:most|least)\ \p{L}+)\ \p{L}[^,;?]*?),?
      \ and\ (?:how\ (?:much|many)|what|what\ (?:figure|amount))\ (?:is|was|are|were)\ (?:it|that|this|they)(?=\W*$)
    `,
    '$1',
  ],
  // "which dock has the most berths, and how many does it have?"
  [
    pattern('iu')`
      ^(\W*(?:which|what|who)\b[^,;?]*\b(?:has|have|had|with)\ (?:the\ |our\ )?(?:most|fewest|least)\ \p{L}[^,;?]*?),?
      \ and\ how\ many(?:\ (?:is|are)\ (?:it|that|there)|\ (?:do|does|did)\ (?:it|he|she|they)\ have|\ has\ (?:it|he|she))(?=\W*$)
    `,
    '$1',
  ],
  // "of the boats in Oslo, which ones are moored at a buoy": which boats in Oslo.
  [
    pattern('iu')`
      ^\W*(?:out )?of (?:all )?(?:the |our )?(\p{L}+s\b[^,?]{0,60}),\ (?:which|what)(?: ones?| of them)?\ (?=${LINKED}|\p{L}+)
    `,
    'which $1 ',
  ],
  // "how many times as large as the price of A is that of B": what was asked is the quotient of the second by the first.
  [
    pattern('iu')`
      \bhow many times (?:as|so) (?:large|big|high|great|much|long|old|heavy) as the ((?:\p{L}+ ){1,3}?)of (.+?)
      \ is (?:that|the \1|the one) of (.+?)(?=\W*$)
    `,
    'what is the ratio of the $1of $3 to the $1of $2',
  ],
  [
    pattern('iu')`
      \bhow many times (?:as|so) (?:large|big|high|great|much|long|old|heavy) (?:is )?the ((?:\p{L}+ ){1,3}?)of (.+?)
      \ (?:is )?as (?:that|the \1|the one) of (.+?)(?=\W*$)
    `,
    'what is the ratio of the $1of $2 to the $1of $3',
  ],
  // "by how much does the price of A exceed that of B": how much higher it is.
  [
    pattern('iu')`
      ^(\W*(?:and )?)(?:by )?how (?:much|many \p{L}+) (?:does|do|did) (.+?)
      \ (?:exceed|surpass|top|outstrip|outweigh) (.+?)(?: by)?(?=\W*$)
    `,
    '$1how much higher is $2 than $3',
  ],
  // "the best score that each source has produced": for each of them.
  [
    pattern('iu')`
      ,? (?:that |which )?(each|every) (\p{L}+(?: \p{L}+)?) (?:has |have |had )?
      (?:produced|brought(?: in)?|yielded|generated|delivered|achieved|got|had|has|reached)
      (?=\W*$)
    `,
    ' per $2',
  ],
  // "which firm do we know the most people at": have, which is what knowing somebody comes to.
  [/\b(do|did) (we|i|you|they) know (?=(?:the )?(?:most|fewest|least|more|fewer)\b)/gi, '$1 $2 have '],
  // "over 5000 staff", "more than 20 people strong": how many work there.
  [
    /(?<=\b(?:over|under|above|below|than|of|least|most|about|around|exactly|to) \d[\d.,]*k? )(?:staff(?: members?)?|workers|personnel)\b/giu,
    'employees',
  ],
  // "is our rate any better …? just give me A vs B": what is asked for in the end.
  [
    pattern('iu')`
      ^.{10,}[?!.;]\s+(?:well,? |ok,? |so,? )?(?:just|simply|actually,? just) (?:give|show|tell|send|list)(?: me| us)?\ (?=\p{L}.{8,}$)
    `,
    '',
  ],
  // "could you check that for me?" behind the question: what it is to be done with.
  [
    pattern('iu')`
      \s*[;,.–—-]+\s*(?:so )?(?:could|can|would|will) you (?:please )?(?:check|look|find|tell|look into|help me with) (?:that|it|this)?
      (?: up| out)?(?: for me| for us)?(?:,? please)?(?=\W*$)
    `,
    '',
  ],
  // "…. Could you put it together?": the list that was spoken of.
  [
    pattern('iu')`
      (?<=\p{L}{3}[^?]*)\s*[.;,!–—-]+\s*(?:so\ |and\ )?(?:(?:could|can|would|will)\ you\ )?(?:please\ )?(?:
        (?:put|pull|get|bring)\ (?:it|that|this|one|them|those)\ (?:together|up|out)|put\ (?:it|that|them|those)\ (?:all\ )?(?:on|in|into)\ (?:a|one)\ list
        |(?:make|prepare|compile|draw\ up|write|do)\ (?:it|that|one|me\ one)
      )(?:\ (?:for|to)\ (?:me|us|them|him|her))?(?:,?\ please)?(?=\W*$)
    `,
    '',
  ],
  // "Pau Airport is asking for a list of the vans there": wants it.
  [
    pattern('u')`
      ^(\W*(?:the\ )?\p{Lu}\S*(?:\ \p{L}\S*){0,4}?)\ (?:is|are|was|has\ been|keeps?)(?:\ just)?\ asking(?:\ me|\ us)?
      \ for\ (?=an?\ (?:\p{Ll}+\ )?(?:list|overview)\ of\b|the\b|all\b)
    `,
    '$1 needs ',
  ],
  // "from the Blue Board I need every card that is late": every card from there.
  [
    pattern('iu')`
      ^\W*(?:from|in|on|at)\ ((?:the|our)\ [^,:;?]{2,40}?),?\ (?:i|we)(?:['’]d\ like|\ (?:need|want|would\ like))(?:\ to\ (?:see|have))?
      \ ((?:every|all|each|the|any)(?:\ the|\ of\ the|\ our)?\ \p{Ll}+)(?=\W*$|\ (?:that|which|who|whose|with|without|under|over|due)\b)
    `,
    'show $2 on $1',
  ],
  // "for Alder Quay I need town, phone and owner": of it.
  [
    pattern('u')`
      ^\W*(?:[Ff]or|[Aa]bout|[Oo]n|[Rr]egarding) ((?:the )?\p{Lu}[^,:;?]{1,50}?),? (?:I|i|we|We)(?:['’]d| would)? (?:need|want|like|require)
      (?: to (?:know|have|see))?(?: (?:two|three|four|five|six|\d|some|a few|the following) (?:things|details|facts|figures))?:?
      \ (?!an?\ |to\ |new\ |another\ )([\p{Ll} -]+(?:,| and )[\p{Ll} ,-]+?)(?=\W*$)
    `,
    'show $2 of $1',
  ],
  // "don't make it to 1M in revenue", "didn't reach 20 orders": have fewer.
  [
    pattern('giu')`
      \b(?:do|does|did|have|has|can)(?: not|n['’]?t) (?:reach(?:ed)?|ma[kd]e it to|ma[kd]e|got? to|hit|come to|amount(?:ed)? to|manage[d]?)
      \ (?=[$€£]?\d)
    `,
    'have under ',
  ],
  [
    pattern('giu')`
      \b(?:do|does|did|have|has|can)(?: not|n['’]?t)
      \ (?:exceed(?:ed)?|(?:pass|surpass|top)(?:ed)?|(?:ma[kd]e it|go|get) (?:past|over|above))
      \ (?=[$€£]?\d)
    `,
    'have at most ',
  ],
  // "the top 5 employers among the firms": those that most people work for.
  [
    pattern('iu')`
      ^(\W*(?:(?:who|which|what) (?:are|is) |show |list |give me )?)(?:the |our )?(top \d+|(?:\d+|two|three|four|five|ten) (?:biggest|largest)|biggest|largest)
      \ employers? (?:among(?:st)?|of|in) (?:the |our |all )?(.+?)(?=\W*$)
    `,
    '$1 $2 $3 by number of employees',
  ],
  // "anywhere from 2 to 4 million": between them.
  [/\banywhere (?=(?:from|between) [$€£]?\d)/gi, ''],
  // "what's the most frequent kind of complaint": which kind is the most common.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:what|which)(?:['’]s| is| was) (?:the |our )?(most|least) (?:frequent|common|usual|widespread)
      \ (\p{L}+(?:\ (?:kind|type|sort|reason|cause|status|category))?)( (?:of|for|in|among|by) [^?]+?)?(?=\W*$)
    `,
    (_, lead = '', end = '', name = '', those = '') =>
      `${lead}which ${name}${those} is the ${end.toLowerCase()} common`,
  ],
  // "who owes us money": owes us.
  [/\b(ow(?:e|es|ed|ing)) (?:(?:us|me|them) )?(?:any )?money(?: to (?:us|me|them))?\b/gi, '$1'],
  // "which month saw the most sales": had.
  [
    /\b(?:saw|witnessed|experienced) (?=(?:the|our) (?:most|fewest|least|highest|lowest|largest|smallest|biggest)\b)/gi,
    'had ',
  ],
  // "open deals? over 300k I mean": what is meant is said behind.
  [
    pattern('iu')`
      ^(\P{Lu}*\p{L}[^?.!]{6,}?)[?.!,;]+\s+(?:(?:well|so|sorry|just|only)\s+)*
      ((?:over|under|above|below|in|from|with|without|at least|at most|more than|less than|only)\s[^?.!]{2,40}?),? i mean(?:t)?(?=\W*$)
    `,
    '$1 $2',
  ],
  // "she wants to know, and she wants it by noon, how many …": by when is no part of it.
  [
    pattern('iu')`
      (?<=\b(?:wants?|needs?|would like|asked(?: me)?|is asking|likes?) to (?:know|see|hear|have)),?
      \ and (?:i|we|he|she|they) (?:really )?(?:wants?|needs?|expects?) (?:it|them|this|that) [^,;:?]{2,40},
    `,
    '',
  ],
  // "tally the deals by stage": count them.
  [/^(\W*(?:please |can you |could you )?)(?:tally|count up|tot up)(?: up)? (?=(?:the|all|our|my|how)\b)/i, '$1count '],
  // "which company hides behind A-12": which one it is.
  [
    /^(\W*(?:which|what) (?:\p{L}+ ){1,3}?)(?:hides?|is hiding|lurks?) behind (?:the )?(?=(?:code|id|number|key)?\s*[\p{L}\d_-]*\d)/iu,
    '$1is ',
  ],
  // "for which firms do we not have a buyer among the contacts", "for which songs is there no singer": which have none.
  [
    pattern('iu')`
      ^(\W*)(?:for|at|with)\ which\ (.+?)\ (?:(?:do|does|did)\ (?:we|they|you)\ (?:not\ have\ (?:an?|any|even\ one)|have\ no)
      |(?:is|are)\ there\ (?:no|not\ an?))
      \ (?=\p{L})(.+?)(?=\W*$)
    `,
    '$1which $2 have no $3',
  ],
  // "those of my boats that have a mast": my boats.
  [
    pattern('giu')`
      \b(?:those|the\ ones)\ (?:of|among)\ (?=(?:my|our|the|all)\ (?:\p{L}[\p{L}-]*\ ){1,3}?(?:that|which|who|whose|where|with|without)\b)
    `,
    '',
  ],
  // "for which songs do we not know the length": of which it is unknown.
  [
    /^(\W*)(?:for|of) which (.+?) (?:do|does|did) (?:we|they|you) not (?:know|have) (?:the |an? )?(?:number of )?(?=\p{L})(.+?)(?=\W*$)/iu,
    '$1show the $2 for which the $3 is unknown',
  ],
  [
    /^(\W*)(?:for|of) how many (.+?) (?:do|does|did) (?:we|they|you) not (?:know|have) (?:the |an? )?(?:number of )?(?=\p{L})(.+?)(?=\W*$)/iu,
    '$1how many $2 are there for which the $3 is unknown',
  ],
  [
    /\b(?:where|for which|of which) (?:we|they|you) (?:do not|don['’]t) know (?:the |their |its )?(?:number of )?(?=\p{L})(.+?)(?=\W*$)/iu,
    'for which the $1 is unknown',
  ],
  // "what did we spend on lamps": how much.
  [
    /^(\W*(?:and |so )?)what (?=(?:did|do|have|has) (?:we|they|i|you)(?: (?:already|actually))? (?:spend|spent|pay|paid) (?:on|for)\b)/i,
    '$1how much ',
  ],
  // "entered into the system": entered.
  [
    /\b(entered|put|logged|added|recorded|registered|typed|keyed) (?:into|in|to) (?:the |our )?(?:system|database|books)\b/gi,
    '$1',
  ],
  // "according to the CRM", "going by the books": where it is to be looked up.
  [/,? (?:according to|going by|as per|based on|judging by) (?=(?:the |our )?\p{L}+\W*$)/iu, ' in '],
  // "regions we do business in": where the customers are.
  // "as long as they are open", "provided that they are open": that are.
  [
    /,? (?:as long as|so long as|provided(?: that)?|providing|on condition that) (?:they|it) (?=(?:is|are|was|were|has|have)\b)/gi,
    ' that ',
  ],
  // "somewhere in the description": in it.
  [/\b(?:somewhere|anywhere|someplace) (?=in (?:the|its|their|his|her)\b)/gi, ''],
  // "accounts of my own": mine.
  [/\b(?:the )?(\p{L}+s) of (my|our) own\b/giu, '$2 $1'],
  // "before this year is out": by its end.
  [/\bbefore (?:this|the) (year|month|week|quarter) is (?:out|over|up|through)\b/gi, 'by the end of this $1'],
  // "with a minimum total amount of 400": of at least so much.
  [
    /,? with (?:a |the )?(minimum|maximum) (\p{L}+ \p{L}+(?: \p{L}+)?) of (?=[$€£]?\d)/giu,
    (_, end = '', field = '') => ` with a ${field} of ${/^min/i.test(end) ? 'at least' : 'at most'} `,
  ],
  // "how old do you have to be to see Slow Harbour": from which age on.
  [
    pattern('iu')`
      ^(\W*)how old\ (?:(?:do|does|must|should|shall)\ )?(?:you|i|we|one|people|kids|children|somebody|someone)\ (?:(?:have|has|need|needs)\ to\ )?be
      \ (?:(?:to|for)\ (?:\p{Ll}+\ )??)(?=(?:the\ )?[\p{Lu}\d])
    `,
    '$1what is the minimum age of ',
  ],
  // "where is it the hottest": which of those.
  [/^(\W*)where is it (?:the )?(\p{L}{3,}est)(?=\W*$)/iu, '$1which is the $2'],
  // "how many are left of the tent": of what there are so many.
  [/^(\W*how many) (are|is) left of (?:the )?(\S.*?)(?=\W*$)/iu, '$1 $3 $2 left'],
  // "which town do most of them come from": which one most of them have.
  [
    /\b(which|what) (\p{L}+(?: \p{L}+)?) (?:do|did) most of (them|those|these) (?:come|came) from(?=\W*$)/iu,
    '$1 $2 do most of $3 have',
  ],
  // "minimum value 400k": of at least so much; "a minimum age of 16 or more" is what such a field tells.
  [
    pattern('giu')`
      ,?\ (?:with\ )?(?:a\ )?(minimum|maximum)\ (?:of\ )?((?!of\b)\p{L}+)\ (?:of\ )?(?=[$€£]?\d)
      (?!\S+\ (?:or|and)\ (?:more|less|over|under|above|below|up|higher|lower|older|younger)\b)
    `,
    ' with $1 $2 ',
  ],
]

/** Of these an answer needs what is computed from the parts that were said. */
const SAID: readonly Turn[] = [
  // "when did we last win a deal": when the last one was won.
  [
    /\bwhen did (?:we|i|you|they|anyone|anybody|someone|somebody) last ([a-z]{3,}) (?:an?|any|one of our|our) (\p{L}{3,})(?=\W|$)/giu,
    (said, verb, noun) => {
      const done = participleOf(verb!.toLowerCase())
      return done ? `when was the last ${noun!} ${done}` : said
    },
  ],
  [
    / with (minimum|maximum) (\p{L}+) (?=[$€£]?\d)/giu,
    (_, end, field) => ` with ${field!} ${/^min/i.test(end!) ? 'at least' : 'at most'} `,
  ],
]

/** The message with such a way of asking said plainly. */
export const withoutTurnsOfAsking = (message: string): string => sayPlainly(sayPlainly(message, TURNS), SAID)
