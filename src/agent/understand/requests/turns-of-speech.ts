import { pattern } from '../../../lib/patterns.ts'
import { sayHowMuch } from './amounts-of.ts'
import { sayParts } from './parts-of-all.ts'
import { sayTimeToDo } from './time-to-do.ts'
import { sayPlainly, type Turn } from './turns.ts'
import { withoutTurnsOfWanting } from './turns-of-wanting.ts'

/** Verbs of handing money over or getting it (Levin, 1993, 13.1, 13.5.1 and 54.3), in all their forms. */
const VERBS_OF_MONEY = [
  'pays?|paid|paying|spends?|spent|spending|earn(?:s|ed|ing)?|ow(?:e|es|ed|ing)|costs?|costing',
  'charg(?:e|es|ed|ing)|donat(?:e|es|ed|ing)|contribut(?:e|es|ed|ing)|invest(?:s|ed|ing)?|lend(?:s|ing)?|lent',
].join('|')

/**
 * Turns of speech that say what plainer words say: idioms of English (closed class), none of them words of any service. The
 * plain words are read as anybody else's.
 */
const TURNS: readonly Turn[] = [
  // "Is it true that Ann has more than …": a question for a yes, with the verb in its place.
  [
    pattern('i')`
      ^\W*(?:is|was|isn't) it (?:true|correct|right|so|a fact|the case)(?: to say)? that (?:the )?(.+?)
      \ (is|are|was|were|has|have|had) (?=\S)
    `,
    '$2 $1 ',
  ],
  // "don't change it, just show it to me": what is not wanted is no part of the request.
  [
    pattern('iu')`
      ^\W*(?:please )?(?:do not|don't|don’t) (?!show|list|tell|count|include)\p{L}+ (.+?)[,;.–-]+\s*(?:but )?
      (?:just|only|simply) (?:show|display|list|find) (?:it|him|her|them|that|this|me)
      (?: (?:to|for) (?:me|us)| (?:it|him|her|them|that|this))?(?=\W*$)
    `,
    'show $1',
  ],
  // "who costs less than 400? (technicians)": the kind that is meant, as an afterthought.
  [/^(\W*)(?:who|what|which(?: ones?)?) (.+?)[?.]?\s*\((?:i mean )?(?:the |our )?(\p{L}+s)\)\W*$/iu, '$1which $3 $2'],
  // "oh sorry, Ann Lee I meant", "oops, no, the red ones": a correction with its words in another order.
  [/^\W*(?:oh|oops|ah|uh|um|argh|whoops|damn|hm+)[\s,.!-]+(?=(?:sorry|no|wait|actually|i mean)\b)/i, ''],
  [/^(\W*(?:sorry|no|wait|actually)\W+)(?!i mean)(.{2,60}?),? i mean[t]?\W*$/iu, '$1I meant $2'],
  // "anyone with more than 20 boats among our clients?": clients that are such, people or not.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|is there|are there|do we have|have we got)\ )*)
      (?:any(?:one|body)|every(?:one|body))\ (?:who(?:['’]s|\ is|\ has)\ )?(.+?)
      \ among\ (?:all\ )?(?:the|our|my|these|those)\ ((?:\p{L}+\ )?\p{L}+s)(?=\W*$)
    `,
    '$1any $3 $2',
  ],
  // "customers w/o a single order", "without so much as one order": without any.
  [
    pattern('giu')`
      \b(?:without|w/o|with\ no|with\ not)\ (?:so\ much\ as\ |even\ )?(?:an?|one)\ (?:single|sole)\ (?=\p{L})
      |\b(?:without|w/o)\ (?:so\ much\ as|even)\ (?:an?|one)\ (?=\p{L})
    `,
    'without any ',
  ],
  // "name the three towns with the most boats": list them.
  [
    pattern('i')`
      ^(\W*(?:please |can you |could you )?)name (?:me )?
      (?=(?:the |any |all )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|top|first|last|best|biggest|largest)\b)
    `,
    '$1list ',
  ],
  // "name the town with the fewest boats": one that is such, no new name for it.
  [
    pattern('i')`
      ^(\W*(?:please |can you |could you )?)name (?:me )?
      (?=
        (?:the|our|my|any|one|an?|all|every) [^"“':=]*?
        \b(?:with|that|which|who|whose|having|most|fewest|least|in|from|of)\b(?!.*\b(?:to|as|into)\b)
      )
    `,
    '$1show ',
  ],
  // "with just two berths", "who have a single dog": so many and no more.
  [
    pattern('i')`
      \b(with|have|has|having|had|got) (?:only|just|merely) (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) [a-z])
    `,
    '$1 exactly ',
  ],
  [
    pattern('i')`
      \b(with|have|has|having|had|got) (?:(?:only |just )?(?:a|one) (?:single|sole|lone)|one)
      \ (?=[a-z]{3,})(?!(?:parent|room|bed|malt|use|source|point|and|more|less|another|each|exception|thing|that|who|which)\b)
    `,
    '$1 exactly one ',
  ],
  // "all boats except the ones in Oslo": those that are not there.
  [
    pattern('i')`
      \ (?:except(?:ing)?|excluding|apart from|other than|but not)(?: for)? (?:the ones|those) (?=(?:in|from|at|by|on) )
    `,
    ' not ',
  ],
  // "the monthly trend of new leases": how many each month.
  [
    pattern('i')`
      \b(?:the )?(daily|weekly|monthly|quarterly|yearly) (?:trend|development|evolution|breakdown|figures|numbers|totals?)
      \ (?:of|for|in) (?:the |our |my )?
    `,
    '$1 ',
  ],
  // "which company is behind the order X": whose it is.
  [
    pattern('iu')`
      ^(\W*(?:which|what) (?:\p{L}+ ){1,3}?)(?:is|was|are|were|stands?|stood) behind
      \ (?=(?:the|this|that)(?! (?:schedule|plan|target|times|curve))\b|["“])
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
  // "which races take place in May": happen.
  [/\btakes? place\b/gi, 'happen'],
  [/\b(?:took|taken) place\b/gi, 'happened'],
  [/\btaking place\b/gi, 'happening'],
  // "more guests than the hall can hold": than its capacity.
  [
    /\bmore (\p{L}+) than (the|its|their) (\p{L}+) (?:can |could |is able to )?(?:holds?|seats?|takes?|fits?|has room for)\b/giu,
    '$1 above the $3’s capacity',
  ],
  // "which races are still to come": coming up.
  [/\b(?:still|yet) to come\b/gi, 'coming up'],
  // "orders still to be shipped", "that have yet to be paid": not yet.
  [
    /\b(?:(?:(?:that|which) )?(?:have|has|are|is) )?(?:still|yet) to be (\p{L}{2,}(?:ed|en|id|ld|nt|ght|ne))\b/giu,
    'not $1 yet',
  ],
  // "all my boats taken together": their total.
  [/,? (?:when |if )?(?:all )?(?:taken|put|counted|added) together(?=\W*$)/i, ' in total'],
  // "average load, as a percentage": how the figure is shown; of what is not averaged it would be a share.
  [/^(.*\b(?:average|avg|mean|median)\b.*?),? (?:as|in) (?:an? )?(?:percentages?|per ?cent|%)(?=\W*$)/i, '$1'],
  // "what have we paid on it in total": how much.
  [
    pattern('i')`
      ^(\W*(?:and |so )?)what (?=
        (?:have|has|did|do|does) \w+
        \ (?:paid|pay|spent|spend|earned|earn|cost|owed?|charged?|invoiced?|billed?)\b.*\b
        (?:in total|altogether|overall|in all|so far)\b
      )
    `,
    '$1how much ',
  ],
  // "how much has Ann still to pay", "… does Ann still have to pay": what is owed.
  [
    pattern('iu')`
      \bhow much (?:money )?(?:
        (?:has|have) (\p{L}.{0,60}?) (?:still (?:got )?|yet |left |got left )to pay
        |(?:do|does) (\p{L}.{0,60}?) (?:still |yet )(?:have|need) to pay
      )\b
    `,
    'how much does $1$2 owe',
  ],
  // "who haven't paid for more than two weeks": not in that time.
  [
    pattern('giu')`
      \b((?:have|has|had) not|(?:have|has|had)n['’]t|not been) (\p{L}[\p{L} ]{2,40}?) (?:for|in)
      \ (?:(?:more than|over|at least|about|around|some|the (?:last|past)) )?(?:an?|one)
      \ (?=(?:day|week|month|year)\b)
    `,
    '$1 $2 in the last 1 ',
  ],
  [
    pattern('giu')`
      \b((?:have|has|had) not|(?:have|has|had)n['’]t|not been) (\p{L}[\p{L} ]{2,40}?) (?:for|in)
      \ (?:(?:more than|over|at least|about|around|some|the (?:last|past)) )?
      (?=(?:\d+|two|three|four|five|six|several) (?:day|week|month|year)s\b)
    `,
    '$1 $2 in the last ',
  ],
  // "who has the most tasks on their plate": has.
  [/ on (?:their|his|her|my|our|your) (?:plates?|hands|desks?)(?=\W*$)/gi, ''],
  // "who's on ABC-12": who is given the work of that code.
  [/\bwho(?:['’]?s| is) (?:working )?on (?=\p{Lu}{2,}-?\d)/gu, 'who is assigned to '],
  // "the exact number of": it is never another one.
  [
    /\b(?:exact|precise) (?=(?:(?:total|overall|combined) )?(?:number|count|figure|amount|sum|total|headcount)\b)/gi,
    '',
  ],
  // "which was sold as the last?": last.
  [/ as the (last|first)(?=\W*$| (?:of|in|among)\b)/gi, ' $1'],
  // "lamps sold in May, count": how many.
  [
    pattern('iu')`
      ^(\W*)(?!(?:how|what|which|who|where|when|is|are|was|were|do|does|did|show|list|count|number|total|sum|average)\b)
      (\p{L}[^?:]{3,}?)\s*[,;–—-]\s*(?:just |only )?(?:the |a )?(?:count|number)(?: only| please| pls)*(?=\W*$)
    `,
    '$1how many $2',
  ],
  // "a typical boat … (median)": the mean that is named is meant.
  [/\btypical (?=.*\b(?:median|average|mean)\b)/gi, ''],
  // "how long do the visits last on average": the verb, no latest one.
  [
    pattern('giu')`
      \b(
        how long (?:do|does|did|will|would)
        \ (?:(?:the |our |these |those |most |all )?(?:\p{L}+ ){0,3}?\p{L}+s|(?:an?|each|one) (?:\p{L}+ ){1,3}?)
      ) ?\blast(?=\W*$| (?:on average|usually|typically|normally|generally|in|for|at|on|per|by|as a rule)\b)
    `,
    '$1 take',
  ],
  // "on the books", "on file": kept as a record.
  [
    pattern('gi')`
      \ (?:(?:that|which) )?(?:(?:we|you) have )?on (?:(?:the|our|your) (?:books|records?)|file|record)
      (?=\W*$| (?:in|at|for|from|with|as of|by|per)\b)
    `,
    '',
  ],
  // "half a million": a part of a large number, wherever it stands.
  [/\bhalf a million\b/gi, '500,000'],
  [/\bhalf a billion\b/gi, '500,000,000'],
  [/\ba quarter of a million\b/gi, '250,000'],
  [/\b(?:a|one) (?=(?:million|billion)\b)/gi, '1 '],
  // "revenue-wise", "money-wise": by what the adverb says.
  [/,? (?:in terms of money|money-?wise|financially speaking)(?=\W|$)/gi, ''],
  [/,? (?!(?:like|other|clock|step|pair|piece|length|side|bit)-?wise)(\p{L}{4,})-?wise(?=\W*$)/giu, ' by $1'],
  // "the runner-up by sales": the second.
  [/\b(?:the |our |my )?runners?-?up (?:among|amongst|of|in|for)\b/gi, 'the second highest among'],
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
  // "due to close in May": it will; "due to rain" gives a reason.
  [
    pattern('gi')`
      \b(?:due|set|slated|scheduled|supposed|bound) to (?=
        (?:
          close|end|start|begin|finish|expire|arrive|leave|depart|return|ship|open|launch|renew|finish|complete
        )\b
      )
    `,
    'expected to ',
  ],
  // "a date that lies in the past": before today. What has passed is a field's own business: it may be a state.
  [
    /,? (?:that |which )?(?:already )?(?:lies|lie|lay|is|are|was) (?:already )?(?:in the past|behind us)(?=\W|$)/gi,
    ' before today',
  ],
  // "who works over at Smith's", "up in Oslo": the particle says nothing.
  [
    pattern('gu')`
      (?:(?<=\b(?:working|living|based|located|staying|worked|lived|stayed)\ )|(?<!(?:ing|ed|en|old|came|come|comes)\ ))
      \b(?:over|up|down|out|back) (?=(?:at|in)\ \p{Lu})
    `,
    '',
  ],
  // "how likely are we to win it": the likelihood that it has.
  [
    /\bhow (likely|probable) (?:are we|am i|is it) (?:that (?:we|i)(?:'ll| will)? |to )(?:win|get|land|close) (?:the )?/gi,
    'how $1 is the ',
  ],
  [
    pattern('gi')`
      \b(?:chances?|odds|likelihood|probability) (?:of (?:us |our )?|that we(?:'ll| will)? )
      (?:win(?:ning)?|gett?(?:ing)?|land(?:ing)?|clos(?:e|ing)) (?:the )?
    `,
    'probability of the ',
  ],
  // "whose are they?": those that they belong to.
  [/^\W*(?:and |so )?whose (?:are|were) (?:they|these|those)(?: all)?(?=\W*$)/i, 'who do they belong to'],
  [/^\W*(?:and |so )?whose (?:is|was) (?:it|this|that)(?: one)?(?=\W*$)/i, 'who does it belong to'],
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
  // "average delay (hours)": in what it is told.
  [/\s*\((?:in )?((?:second|minute|hour|day|week|month|year)s)\)(?=\W*$)/i, ' in $1'],
  // "who do we pay the most money to", "who owes the most money": the verb says that it is money; "has the most money" needs the noun.
  [
    pattern('gi')`
      \b(most|least|more|less) money
      (?= (?:with|on|at|for|to|from|in|than)\b|(?<=\b(?:${VERBS_OF_MONEY})\b(?: \S+){0,4})\W*$)
    `,
    '$1',
  ],
  // "% late deliveries": what stands behind the sign is the part.
  [/^(\W*(?:and |what |the )?)%(?: of(?: the)?)? (?=\p{L})/iu, '$1percentage of '],
  // "tickets sold in May, what do they add up to": their total.
  [
    pattern('iu')`
      ^\W*(\p{L}.{3,}?)[,;:–-]+ (?:what|how much) (?:do|does|did|would) (?:they|these|those|it|that) (?:all )?
      (?:add up|amount|come|sum|sum up|total up) to(?: (?:in total|altogether|together))?(?=\W*$)
    `,
    'what is the total of the $1',
  ],
  // "ponies with two lessons and no cancelled one": the noun that "one" stands for.
  [
    /(\p{L}{3,}s)((?: that \p{L}+| of \p{L}+)?,? (?:and|but) (?:no|without(?: any)?|at least (?:one|an?)|not any) (?:[\p{Ll}-]+ ){1,2})ones?\b/giu,
    '$1$2$1',
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
  // "my own boats": mine.
  [/\b(my|our) own (?=\p{L})/giu, '$1 '],
  // "I need three things: name, town and price": they are named behind.
  [
    pattern('giu')`
      \b((?:need|want|give me|tell me|show me|know)(?: the following)?)
      \ (?:two|three|four|five|six|\d|some|a few|the following) (?:things|details|facts|figures|data)\s*[:–—-]\s*
    `,
    '$1 ',
  ],
  // "every single boat, none left out", "all of them, and I do mean all": said with force.
  [/\b(every|each) single (?=\p{L})/giu, '$1 '],
  [
    pattern('iu')`
      \s*[,;–—-]+\s*(?:and\ |but\ )?(?:
        (?:with\ )?(?:none|nothing|nobody|no\ one|not\ one)\ (?:left\ out|missing|omitted|excluded|skipped|forgotten)
        |I\ (?:do\ |really\ )?mean\ (?:all|every|each)(?:\ (?:of\ them|one|single\ one))?
        |(?:every|each)\ (?:last|single)\ one|without\ exceptions?|no\ exceptions?
      )(?=\W*$)
    `,
    '',
  ],
  // "what did the tickets we sold amount to": their total.
  [
    pattern('iu')`
      ^\W*(?:and |so )?(?:what|how much) (?:do|does|did|would|will)
      \ ((?!(?:they|these|those|it|that|we|you|i)\b)\p{L}.{3,}?)
      \ (?:add up|amount|come|sum up|total up) to(?: (?:in total|altogether|together))?(?=\W*$)
    `,
    'what is the total of $1',
  ],
  // "what did we bill last month": how much, of verbs whose object is an amount (Levin, 1993, 54.5 and 13.1).
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)what (?=(?:do|does|did|have|has) (?:we|i|you|they) (?:
        bill(?:ed)?|invoiced?|charged?|refund(?:ed)?|reimbursed?|donated?|fined?
      )\b)
    `,
    '$1how much ',
  ],
  // "what does order 7 contain": what is in it.
  [
    /^(\W*(?:and |so )?)what (?:does|do|did) (?=\S)(.{3,60}?) (?:contain|consist of|include|hold)(?=\W*$)/iu,
    '$1what is in $2',
  ],
  // "month by month, how many boats did we sell": per month.
  [
    pattern('iu')`
      ^(\W*)(?:(?:on|by) an? )?(day|week|month|quarter|year) (?:by|for|after) \2(?: basis)?\b[,:;–-]*\s*
      (\p{L}.*?)(?=\W*$)
    `,
    '$1$3 per $2',
  ],
  [/\b(day|week|month|quarter|year) by \1(?=\W*$)/giu, 'per $1'],
  // "causes of delay and how often each": how often each of them is there.
  [
    pattern('iu')`
      ^\W*(?:show |list |give me )?(?:the |all )?(\p{L}[\p{L} -]{2,40}?)s,? (?:and|with) how
      \ (?:often|many times|frequently) (?:each|each one|each of them|every one|they)
      (?: (?:was|is|were|are|has been|have been))?
      (?: (?:occur(?:s|red)?|comes? up|came up|happen(?:s|ed)?|appear(?:s|ed)?|used|given|chosen|named|there))?
      (?=\W*$)
    `,
    'how often was each $1 used',
  ],
  // "how does the total spread over the towns": by town.
  [
    pattern('iu')`
      ^\W*how (?:does|do|did|is|are|was|were) (?:the )?(.+?)
      \ (?:spread|distributed|distribute|divided|divide|split|vary|differ|break down|broken down) (?:out )?
      (?:over|across|among|amongst|between|by) (?:the )?(?=\p{L}+\W*$)
    `,
    '$1 by ',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfSpeech = (message: string): string =>
  sayParts(sayHowMuch(sayTimeToDo(sayPlainly(withoutTurnsOfWanting(message), TURNS))))
