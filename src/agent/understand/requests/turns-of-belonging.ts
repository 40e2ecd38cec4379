import { pattern } from '../../../lib/patterns.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

/** Turns about whose something is, and what it has. */
const TURNS: readonly Turn[] = [
  // "the tasks Ann Lee has been given": what is work to do is assigned.
  [
    pattern('giu')`
      \b(tasks?|jobs?|tickets?|issues?|assignments?|shifts?|duties|chores|to-?dos)\ (?:(?:that|which)\ )?
      (?!(?:that|which|have|has|were|was|are|and|or)\b)([^\s,;?](?:[^,;?]{1,40}?))
      \ (?:(?:has|have|had)\ been|was|were|got)\ (?:given|handed|allotted|allocated)(?=\W*$)
    `,
    '$1 assigned to $2',
  ],
  // "what positions are currently open?": open positions.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\W+)?(?:what|which|how many) )(positions?|posts|roles) (?:are|is) (?:(?:currently|now|still|presently) )?
      (open|vacant|unfilled|free)(?: (?:now|right now|currently|at the moment|at present))?(?=\W*$)
    `,
    '$1open $2 are there',
  ],
  // "what subjects can people take courses in here?": that have any.
  [
    pattern('iu')`
      ^(\W*)(?:in\ )?(?:what|which)\ (${NAME})\ can\ (?:people|you|one|somebody|anyone|anybody|visitors|customers|i|we)
      \ (?:take|attend|book|choose|do|find|get|join)\ (${NAME}?)(?:\ (?:in|from|with|at|for))?(?:\ (?:here|with\ us|with\ you))?(?=\W*$)
    `,
    '$1which $2 have $3',
  ],
  // "anyone with more than 20 boats among our clients?": clients that are such, people or not.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|is there|are there|do we have|have we got)\ )*)
      (?:any(?:one|body)|every(?:one|body))\ (?:who(?:['’]s|\ is|\ has)\ )?(.+?)
      \ among\ (?:all\ )?(?:the|our|my|these|those)\ ((?:\p{L}+\ )?\p{L}+s)(?=\W*$)
    `,
    '$1any $3 $2',
  ],
  // "who has said yes to our newsletter": they agreed to it.
  [/\b(?:have |has |had )?(?:said|saying|say|says) yes to (?=\p{L})/giu, 'agreed to '],
  // "how many colours do our bags come in", "what sizes does it come in": that they have.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:how many|which|what) (?:different |other )?\p{L}+s (?:do|does) .{2,40}? )come in(?=\W*$)
    `,
    '$1have',
  ],
  // "all boats except the ones in Oslo": those that are not there.
  [
    pattern('i')`
      \ (?:except(?:ing)?|excluding|apart from|other than|but not)(?: for)? (?:the ones|those) (?=(?:in|from|at|by|on) )
    `,
    ' not ',
  ],
  // "which company is behind the order X": whose it is.
  [
    pattern('iu')`
      ^(\W*(?:which|what) (?:\p{L}+ ){1,3}?)(?:is|was|are|were|stands?|stood) behind
      \ (?=(?:the|this|that)(?! (?:schedule|time-?table|deadline|plan|target|goal|budget|times|curve|pace|rest|others?|competition))\b|["“])
    `,
    '$1has ',
  ],
  // "who else is in the team of Ann Lee", "other boats in the harbour of the Gull": those of the same one.
  [
    pattern('iu')`
      \bwho else (works?|is|are|lives?|sits?|plays?) (in|at|on|for) (?:the )?(\p{L}+(?: \p{L}+)?) of (?=\S)
    `,
    'who $1 $2 the same $3 as ',
  ],
  [
    pattern('u')`
      \b[Oo]ther (\p{L}+s) (in|at|on|from|of|with) (?:the )?(\p{Ll}+(?: \p{Ll}+)?) of (?:the )?(?=\p{Lu}|["“])
    `,
    '$1 $2 the same $3 as ',
  ],
  // "who is in Ann Lee's team": in the same one.
  [
    pattern('gu')`
      \b([Ww]ho)(?:['’]s|\ is|\ are|\ works)\ (?:all )?(in|on)\ (\p{Lu}[^\s,;?]*(?:\ \p{Lu}[^\s,;?]*)+)['’]s?\ (\p{Ll}+)(?=\W*$)
    `,
    '$1 is $2 the same $4 as $3',
  ],
  // "in which town does Gull Ltd have its head office": where it is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?(?:in|at|on)\ (?:which|what)\ [^,;:?]{2,40}?)\ (?:does|do|did)\ (.+?)\ have\ (?:its|their)
      \ (?:head\ ?quarters?|hq|(?:head|main|registered)\ office|seat|base)(?=\W*$)
    `,
    '$1 is $2',
  ],
  // "who works out of the Lyon office", "boats operating out of Oslo": where they are, and not that they are elsewhere.
  [
    pattern('giu')`
      \b(work(?:s|ed|ing)?|based|operat(?:es?|ed|ing)|liv(?:es?|ed|ing)|located|situated|headquartered)\ out\ of
      (?=\ (?:the\ |our\ |an?\ )?\p{L})
    `,
    '$1 in',
  ],
  // "more guests than the hall can hold": than its capacity.
  [
    /\bmore (\p{L}+) than (the|its|their) (\p{L}+) (?:can |could |is able to )?(?:holds?|seats?|takes?|fits?|has room for)\b/giu,
    '$1 above the $3’s capacity',
  ],
  // "what has Ann Lee still got on her plate", "what's on Ann's plate": what she has to do.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)what (?:has|have|does|do) (\S.*?)(?: (?:still|currently|now|all))*(?: (?:got|have|had))?(?: left)?
      \ on (?:his|her|their) (?:plates?|hands|desks?)(?: (?:right now|now|at the moment|today|these days))?(?=\W*$)
    `,
    '$1what does $2 still have to do',
  ],
  [
    /^(\W*)what(?:['’]s| is)(?: still| currently)? on (\S.*?)['’]s? plate(?: (?:right now|now|at the moment|today))?(?=\W*$)/iu,
    '$1what does $2 still have to do',
  ],
  // "which lamps have received a review": have one.
  [/\b(have|has|had) (?:ever |already )?received (?=(?:an?|any|at least|more than|no)\b)/gi, '$1 '],
  // "the time that people have spent on it": that was spent.
  [
    pattern('gi')`
      \b(time|hours|money|effort|days) (?:that )?(?:people|everyone|everybody|we)(?: have|['’]ve)? (?:already )?
      (?=(?:spent|put|logged|booked|invested|worked)\b)
    `,
    '$1 ',
  ],
  // "who still has an open task": has one.
  [/\b(who) still (has|have) (?!to\b|not\b)/gi, '$1 $2 '],
  // "who has the most tasks on their plate": has.
  [
    / on (?:their|his|her|my|our|your) (?:plates?|hands|desks?)(?=\W*$| (?:that|which|who|right now|at the moment|today|this)\b)/gi,
    '',
  ],
  // "the e-mail of the person who ordered it": of those who did.
  [
    /\b(of|for|to|from|with) the (?:person|individual|man|woman|lady|guy) (?:who|that) (?!(?:is|was) (?:in charge|responsible)\b)/gi,
    '$1 the people who ',
  ],
  // "anything by Ann Lee?", "is there anything of hers": what there is.
  [
    pattern('u')`
      ^(\W*)(?:[Ii]s there |[Dd]o (?:we|you) have |[Hh]ave (?:we|you) got )?[Aa]ny(?:thing| works) (?:by|of|from) (\p{Lu}[^,;?]*?)
      (?: (?:here|in stock|at all|in the collection))?(?=\W*$)
    `,
    '$1what do we have by $2',
  ],
  // "who is still waiting because their parcel is late": whose parcel is.
  [
    pattern('giu')`
      \bwho(?:['’]s| is| are) (?:still )?(?:waiting|stuck|held up) (?:because|as|since)
      \ (?:their|his|her) (\p{L}+) (is|are|was|were|has|have) (?=\S)
    `,
    'whose $1 $2 ',
  ],
  // "who's on ABC-12": who is given the work of that code.
  [/\bwho(?:['’]?s| is) (?:working )?on (?=\p{Lu}{2,}-?\d)/gu, 'who is assigned to '],
  // "on the books", "on file": kept as a record.
  [
    pattern('gi')`
      \ (?:(?:that|which) )?(?:(?:we|you) have )?on (?:(?:the|our|your) (?:books|records?)|file|record)
      (?=\W*$| (?:in|at|for|from|with|as of|by|per)\b)
    `,
    '',
  ],
  // "customers I'm responsible for", "boats that belong to me": mine.
  [
    /\b(?:all )?(?:the )?(\p{L}+s) (?:that |which |who )?(?:i am|i'm|i’m|im) (?:responsible for|in charge of|accountable for)(?=\W|$)/giu,
    'my $1',
  ],
  [
    pattern('giu')`
      \b(?:all )?(?:the )?(\p{L}+s)\b((?: [\p{L}\d'-]+){0,6}?),? (?:(?:that|which|what|who|and) )*
      (?:belong|belongs|belonging) to me(?=\W|$)
    `,
    'my $1$2',
  ],
  // "who works over at Smith's", "up in Oslo": the particle says nothing, but behind a verb of motion ("went out in April") it does.
  [
    pattern('gu')`
      (?:
        (?<=\b(?:working|living|based|located|staying|worked|lived|stayed)\ )
        |(?<!(?:ing|ed|en|old|came|comes?|went|goe?s?|took|takes?|lent|lends?|sent|sends?|brought|sells?)\ )
      )
      (?<!\b(?:turn(?:ed)?|r[au]n(?:s|ning)?)\ )\b(?:over|up|down|out|back) (?=(?:at|in)\ \p{Lu})
    `,
    '',
  ],
  // "whose jobs cause the most callbacks, which crew?": the noun for whose they are stands behind.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)whose\ (?=\p{Ll})([^,;:?]{8,80}?)\s*[,;:?–—-]+\s*(?:by\ |for\ )?(?:which|what)\ (\p{Ll}[\p{L}-]*(?:\ \p{Ll}[\p{L}-]*)?)
      (?:\ (?:is\ (?:it|that)|was\ (?:it|that)))?(?=\W*$)
    `,
    "$1which $3's $2",
  ],
  // "whose are they?": those that they belong to.
  [/^\W*(?:and |so )?whose (?:are|were) (?:they|these|those)(?: all)?(?=\W*$)/i, 'who do they belong to'],
  [/^\W*(?:and |so )?whose (?:is|was) (?:it|this|that)(?: one)?(?=\W*$)/i, 'who does it belong to'],
  // "which clients sent those in?", "who handed them in?": whom they came from, whatever was sent besides.
  [
    /^(\W*(?:and |so )?)(who|(?:which|what) \p{L}+(?: \p{L}+)?) (?:has |have )?(?:sent|handed|turned|brought) (?:them|those|these)(?: ones)? in(?=\W*$)/iu,
    '$1$2 do they belong to',
  ],
  // "whose is the second one?", "whose bill is the first?": who it belongs to.
  [
    /^(\W*(?:and |so |but )?)whose (?:\p{L}+ )?(?:is|was) (the (?:[a-z]+(?:st|nd|rd|th)|last|other|next) one|the (?:first|second|third|last))(?=\W*$)/iu,
    '$1who does $2 belong to',
  ],
  // "whose pass is SP-204": a code tells which one it is, and who it belongs to is asked.
  [
    pattern('iu')`
      ^\W*whose (\p{L}+(?: \p{L}+)?) (?:is|was) (?:this |that )?(?:#|no\.? |number )?
      (?=[\p{L}\d-]*\p{L})(?=[\p{L}\d-]*\d)([\p{L}\d][\p{L}\d-]+)(?=\W*$)
    `,
    'who does $1 $2 belong to',
  ],
  // "which boats share a berth with the Gull": have the same one.
  [/\bshar(?:e|es|ing) (?:an?|their|the|the same) (\p{L}+(?: \p{L}+)?) with (?=\p{Lu}|["“])/gu, 'have the same $1 as '],
  // "how many people do the firms in Oslo employ", "employs the most people": they have so many employees.
  [
    pattern('iu')`
      \bhow many (?:people|persons|workers)\ (do|does|did)\ (?=\p{L}.*\bemploy\b)(.+?)\ employ\b
    `,
    'how many employees $1 $2 have',
  ],
  [
    pattern('iu')`
      \bemploy(?:s|ed|ing)?\ ((?:the\ (?:most|fewest)|(?:more|less|fewer)\ than\ [\d.,]+k?|(?:at\ least|at\ most|over|under|up\ to)\ [\d.,]+k?))
      \ (?:people|persons|workers)\b
    `,
    'has $1 employees',
  ],
  // "what does order 7 contain": what is in it.
  [
    /^(\W*(?:and |so )?)what (?:does|do|did) (?=\S)(.{3,60}?) (?:contain|consist of|include|hold)(?=\W*$)/iu,
    '$1what is in $2',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfBelonging = (message: string): string => sayPlainly(message, TURNS)
