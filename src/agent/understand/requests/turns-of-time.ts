import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

const MONTH = fragment`(?:[Jj]anuary|[Ff]ebruary|[Aa]pril|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember)`
/** Several of what a month narrows, or an amount. */
const NARROWED = fragment`(?!ones\b)(?:\p{Ll}{3,}\ )??(?:\p{Ll}{2,}[^suif\P{Ll}]s|turnover|revenue|income|spending|spend)`

/** Turns about when and for how long. */
const TURNS: readonly Turn[] = [
  // "when was Ann Lee last here", "when did we last see Bo Ray", "when is Cy next in": on which visit.
  [
    pattern('u')`
      ^\W*[Ww]hen (?:was|were) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) last (?:here|in|seen|with us|around)(?=\W*$)
    `,
    'when was the last visit of $1',
  ],
  [
    pattern('u')`
      ^\W*[Ww]hen (?:is|will) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:be |coming )?(?:next )?(?:here|in|with us|back)(?=\W*$)
    `,
    "when is $1's next visit",
  ],
  // "how many people became members in May": members who joined then.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:how many|which|what) )(?:people|persons|customers) (?:have )?bec[ao]me (\p{L}{3,}s)
      (?= (?:in|on|during|since|last|this|before|after)\b)
    `,
    '$1$2 joined',
  ],
  // "the monthly trend of new leases": how many each month.
  [
    pattern('i')`
      \b(?:the )?(daily|weekly|monthly|quarterly|yearly) (?:trend|development|evolution|breakdown|figures|numbers|totals?)
      \ (?:of|for|in) (?:the |our |my )?
    `,
    '$1 ',
  ],
  // "which books can I borrow right now?": that are there to be lent.
  [
    pattern('giu')`
      (?<=^\W*(?:(?:and|so)\W+)?(?:which|what)\b[^,;?]*\b(?:that|ones|those|them|these|\p{L}+s) )
      can\ (?:i|we|you|people|customers|members|readers|visitors)\ (?:(?:still|currently|already)\ )?
      (?:borrow|take\ out|take\ home|check\ out)(?:\ (?:right\ now|now|today|currently|at\ the\ moment))?(?=\W*$)
    `,
    'are available',
  ],
  // "how many can be picked up already?", "reservations that can be collected": that are ready for it.
  [
    pattern('giu')`
      (?<=\b(?:that|which|many|ones|\p{L}+s) )can (?:(?:already|now|currently|still) )?be (?:picked up|collected|fetched)
      (?: (?:already|now|right now|today))?(?=\W*(?:$|[,;]))
    `,
    'are ready for pickup',
  ],
  // "which vouchers can still be used?", "which codes can I use today": that are valid now.
  [
    pattern('iu')`
      \b((?:vouchers?|coupons?|codes?|passes|tickets?|offers?|promotions?|memberships?)\ )(?:that\ )?
      can\ (?:(?:still|currently|now)\ )?(?:be\ (?:used|redeemed|applied)|(?:i|we|you|people|customers|shoppers)\ (?:still\ )?(?:use|redeem))
      (?:\ (?:today|now|right\ now|currently|at\ (?:the\ moment|present)|still))?(?=\W*$)
    `,
    '$1are valid at the moment',
  ],
  // "the april hours", "our June sales", "total july orders": a month before the noun that it narrows (Quirk et al., 1985, 7.69 f.).
  [pattern('gu')`\b([Tt]he|[Oo]ur|[Tt]heir|[Mm]y|[Yy]our)\ (${MONTH}|[Mm]ay|[Mm]arch)\ (${NARROWED})\b`, '$1 $3 in $2'],
  [
    pattern('gu')`
      (^\W*|\b(?:[Tt]otal|[Aa]verage|[Mm]edian|[Aa]ll)\ )(${MONTH})\ (${NARROWED})
      (?=\W*$|[?,;]|\ (?:per|by|for|of|from|with|over|above|below|under|and|vs|than|that|which|who)\b)
    `,
    '$1$3 in $2',
  ],
  // "versions that are not due yet": today or later.
  [/\b(is|are)(?: not|n['’]t) (?:yet due|due yet)\b(?! (?:on|by|until|in|for|at)\b)/gi, '$1 due after yesterday'],
  // "which races take place in May": happen.
  [/\btakes? place\b/gi, 'happen'],
  [/\b(?:took|taken) place\b/gi, 'happened'],
  [/\btaking place\b/gi, 'happening'],
  // "which races are still to come": coming up.
  [/\b(?:still|yet) to come\b/gi, 'coming up'],
  // "orders still to be shipped", "that have yet to be paid": not yet.
  [
    /\b(?:(?:(?:that|which) )?(?:have|has|are|is) )?(?:still|yet) to be (\p{L}{2,}(?:ed|en|id|ld|nt|ght|ne))\b/giu,
    'not $1 yet',
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
  // "overdue as of today": now, and no day of anything. In the perfect it is until now ("so far").
  [
    pattern('gi')`
      (?<!\b(?:has|have|had)(?:n['’]t)?\ (?:\S+\ ){0,4}(?:been|\S+(?:ed|en))(?:\ .*)?)
      ,?\ as\ (?:of|at)\ (?:today|(?:right\ )?now|this\ moment)(?=\W|$)
    `,
    ' now',
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
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfTime = (message: string): string => sayPlainly(message, TURNS)
