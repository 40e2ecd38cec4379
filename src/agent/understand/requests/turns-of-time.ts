import { fragment, pattern } from '../../../lib/patterns.ts'
import { plural } from '../language/words.ts'
import { MONTH_OR_WEEKDAY } from './months-and-days.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'

const MONTH = fragment`(?:[Jj]anuary|[Ff]ebruary|[Aa]pril|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember)`
/** Several of what a month narrows, or an amount. */
const NARROWED = fragment`(?!ones\b)(?:\p{Ll}{3,}\ )??(?:\p{Ll}{2,}[^suif\P{Ll}]s|turnover|revenue|income|spending|spend)`

/** Until when something keeps, as packings say it (regulation 1169/2011 on food labels: best before, use by). */
const LAST_DAY = fragment`(?:(?:best[- ]before|sell[- ]by|use[- ]by|expiry|expiration)(?:\ date)?|best|date)(?!\ of\b)`

/** Words of which a date is told. */
const OF_DATES = pattern('i')`
  \d|${MONTH_OR_WEEKDAY}
  |\b(?:week|month|quarter|year|spring|summer|autumn|winter)\b
`

/** Turns about when and for how long. */
const TURNS: readonly Turn[] = [
  // "from 5 May on", "from May 2025 forward": since then.
  [
    pattern('giu')`
      \bfrom ((?!(?:now|here|then|there|today)\b)(?:[\p{L}\d.,'’/-]+ ){0,3}?[\p{L}\d.'’/-]+) (?:on|onwards?|forwards?)
      (?=\W*$|[,;?]| (?:please|and|with|which|that|who|sorted|grouped)\b)
    `,
    (said, date = '') => (OF_DATES.test(date) && !/\b(?:to|until|till|and)\b/i.test(date) ? `since ${date}` : said),
  ],
  // "how long does it have to dry before we can paint it?": what is waited for tells nothing more of how long that is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?how\ long\ [^,;?]*?\b(?:(?:has|have|had|needs?)\ to|must|should)\ [^,;?]{2,40}?),?\ before
      \ (?:i|we|you|it|they|he|she|one|anybody|anyone)\ (?:can|may|could|is\ allowed\ to|are\ allowed\ to)\ [^,;?\d]{2,30}(?=\W*$)
    `,
    '$1',
  ],
  // "requested on or after 5 May": "requested on" would be the name of the day.
  [/\bon or (?:after|since)\b/gi, 'since'],
  [/\bon or (?:before|prior to)\b/gi, 'until'],
  // "what do we have to finish by Monday?": what is to be done is due then; what we deliver in June is only said of that month.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:which|what) (\p{L}+(?: \p{L}+)?)) (?:
        (?:must|should) (?:we|i|they) |do (?:we|i|they) (?:(?:still )?(?:need|have) to |(?=[^,?]*? (?:by|before|until)\b))
        |are (?:we|i|they) (?:due|supposed|meant|scheduled|expected) to (?=\p{L})
      )
      (?:finish|complete|deliver|hand in|turn in|submit|get done|have done|wrap up|do|tackle)
      (?=,? (?:by|before|until|in|over|within|during|this|next|today|tomorrow|between)\b)(?! (?:before|until) (?:we|i|they|you|he|she|it)\b)
    `,
    '$1 are still due',
  ],
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?what)\ (?:
        (?:must|should)\ (?:we|i|they)|do\ (?:we|i|they)\ (?:still\ )?(?:need|have)\ to|are\ (?:we|i|they)\ (?:due|supposed|meant|scheduled|expected)\ to
      )\ (?:finish|complete|deliver|hand\ in|turn\ in|submit|get\ done|have\ done|wrap\ up)
      (?=,?\ (?:by|before|until|in|over|within|during|this|next|today|tomorrow|between)\b)(?!\ (?:before|until)\ (?:we|i|they|you|he|she|it)\b)
    `,
    '$1 is still due',
  ],
  [
    pattern('giu')`
      (?<=\p{L}s\ )(?:(?:that|which)\ )?(?:we|i|they)\ (?:still\ )?(?:(?:need|have)\ to|must|should)
      \ (?:finish|complete|deliver|hand\ in|turn\ in|submit|get\ done|have\ done|wrap\ up)
      (?=,?\ (?:by|before|until|in|over|within|during|this|next|today|tomorrow|between)\b)(?!\ (?:before|until)\ (?:we|i|they|you|he|she|it)\b)
    `,
    'that are still due',
  ],
  // "due over the next seven days": in them.
  [
    pattern(
      'gi',
    )`\bover (?:the )?(?=(?:next|coming|following|last|past|previous) (?:(?:\d+|(?!of\b)[a-z]+) )?(?:day|week|month|quarter|year)s?\b)`,
    'in the ',
  ],
  // "over the next fortnight", "in the last couple of weeks": two weeks.
  [
    /\b(?:(?:over|in|within|during|for) )?(?:the )?(next|coming|last|past|previous) (?:a )?fortnight\b/gi,
    'in the $1 two weeks',
  ],
  [/\b(in|within|for|inside) a fortnight\b/gi, '$1 two weeks'],
  [/\b(next|coming|last|past|previous) (?:a )?couple of (?=(?:day|week|month|quarter|year)s\b)/gi, '$1 two '],
  // "upcoming races, next 30 days": those of a period that lies ahead are all upcoming.
  [
    pattern('iu')`
      \b(?:upcoming|coming|forthcoming|future)\ (?=\p{L}[\p{L} ]{2,40}?[\s,;:–—-]+
      (?:(?:in|within|over|during|for|of)\ )?(?:the\ )?(?:next|coming|following)\ (?:(?:\d+|\p{L}+)\ )?(?:day|week|month|quarter|year)s?\b)
    `,
    '',
  ],
  // "what are we due to release in May": expected to.
  [
    /(?<=\b(?:(?:we|they|you|he|she) (?:are|is)|(?:are|is|were|was) (?:we|they|you|he|she)) )due to (?=\p{L})/giu,
    'expected to ',
  ],
  // "all the shifts of Ann, past and future", "past and upcoming shifts": whenever they are.
  [
    pattern('giu')`
      ,?\ (?:both\ |whether\ )?(?:past|previous|earlier)(?:,?\ present)?,?\ (?:and|or|&|as\ well\ as)\ (?:future|upcoming|coming|planned|to\ come)(?=\W*$)
    `,
    '',
  ],
  [
    pattern('giu')`
      \b(?:(?:both|all)\ )?(?:past|previous)(?:,?\ present)?,?\ (?:and|or|&)\ (?:future|upcoming|planned)\ (?=(?:\p{L}+\ )?\p{Ll}+s\b)
    `,
    '',
  ],
  // "bills that fall due in May", "what comes due next week": are due.
  [/\b(?:falls?|comes?|become[s]?) due\b/gi, 'are due'],
  [
    /(?<!\b(?:has|have|had) )\b(?:fell|came|became) due\b|\b(?:has|have|had) (?:fallen|come|become) due\b/gi,
    'were due',
  ],
  [/\b(?:falling|coming|becoming) due\b/gi, 'due'],
  // "vouchers whose last day is in May": that end then, where "the last day" by itself is yesterday.
  [
    /\b(?:whose|with a) (?:last|final) day (?:is|falls|lies|comes)(?=,? (?:in|on|within|before|after|by|between|during|this|next|over)\b)/gi,
    'that end',
  ],
  // "cards that are out of date": expired. "stays whose permit is no longer valid" are those that have none, too.
  [
    pattern('giu')`
      (?<=\b(?:cards?|permits?|licen[cs]es?|passes|passports?|visas?|memberships?|contracts?|certificates?|vouchers?|coupons?|codes?|tickets?)\ (?:that\ )?)
      (?:(is)|are)\ (?:out\ of\ date|(?<!\p{L}\ whose\ (?:\p{L}+\ ){1,3})(?:no\ longer\ valid|not\ valid\ any\ ?more))(?=\W|$)
    `,
    (_, one = '') => (one ? 'has expired' : 'have expired'),
  ],
  // "what goes out of date in May", "food that is going out of date this week": it expires then. "Sent back because they were past their date": expired.
  [
    pattern('giu')`
      \b(?:(?<one>goes|runs)|(?<more>go|run)|(?<are>(?:is|are)\ )?(?:going|running)|(?<was>went|ran)|(?:(?<have>has|have|had)\ )(?:gone|run))
      \ (?:out\ of\ date|past\ (?:its|their|the)\ ${LAST_DAY})(?=\W|$)
    `,
    (...args) => {
      const { one, more, are, was, have } = groupsOf(args)
      return one ? 'expires' : more ? 'expire' : have ? `${have} expired` : was ? 'expired' : `${are ?? ''}expiring`
    },
  ],
  [
    pattern('giu')`
      \b(?<be>is|are|was|were|being|been)\ (?<now>already\ |now\ )?(?:past|over|beyond)\ (?:its|their|the)\ ${LAST_DAY}(?=\W|$)
    `,
    (...args) => {
      const { be = '' } = groupsOf(args)
      return /^(?:is|are)$/i.test(be) ? `${/^is$/i.test(be) ? 'has' : 'have'} expired` : `${be} expired`
    },
  ],
  // "vouchers that cease to be valid in May": that expire then.
  [/\b(?:ceases?|stops?) (?:to be|being) (?:valid|in force|active|usable)(?=\W|$)/gi, 'expire'],
  [/\b(?:becomes?|goes?|turns?) (?:invalid|void)(?=\W|$)/gi, 'expire'],
  // "which races kick off in May": start.
  [
    pattern('giu')`
      \b(?:kick(?:s|ed|ing)?\ off|get(?:s|ting)?\ (?:under\ way|going)|got\ (?:under\ way|going))
      (?=\W*$|\ (?:in|on|at|this|next|last|before|after|today|tomorrow|between|from|since|during|within|over)\b)
    `,
    'start',
  ],
  // "which members are new since May": new ones, since then.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:which|what|how many) (?:of our )?)(\p{L}{3,}s) (?:are|were) new(?: (?:here|with us|to us))?
      (?=,? (?:since|in|this|last|from|during|after|between)\b)
    `,
    '$1new $2',
  ],
  // "the new starters of May", "new joiners": hires.
  [
    /\bnew (?:starters|joiners|recruits|arrivals)(?=\W*$|,| (?:of|in|since|this|last|from|during|after|before|between)\b)/gi,
    'new hires',
  ],
  // "who became a member in May", "who signed up as a customer": members who joined then.
  [
    pattern('iu')`
      \bwho (?:has |have )?(bec[ao]me|signed up as|registered as|joined(?: us)? as|enrolled as) (?:an? |our )(?:new )?(\p{L}{3,}?)
      (?: of (?:the|our) \p{L}+)?(?=\W*$|,? (?:in|on|during|since|last|this|before|after|between|from|within|over|today|yesterday)\b)
    `,
    (_, verb = '', noun = '') =>
      `which ${plural(noun)} ${/^(?:signed up|registered|enrolled)/i.exec(verb)?.[0] ?? 'joined'}`,
  ],
  // "how many members signed up with us in May": joined.
  [
    pattern('iu')`
      (?<=\b\p{L}{3,}s (?:(?:that|who) )?(?:have |has |had )?)signed up(?: with us| here)?
      (?=,? (?:in|during|since|last|this|before|after|between|within|over|today|yesterday)\b)
    `,
    'joined',
  ],
  // "May 2025: number of orders", "May 2025, how many did we get?": in that time. A heading, behind which the rest asks.
  [
    pattern('iu')`
      ^\W*((?:early |late |mid-?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?(?: (?:19|20)\d\d)?)\s*[,:;–—-]\s*
      ((?:(?:the )?(?:total )?number of|how many|how much|which|what) [^;:]+?)(?=\W*$)
    `,
    (said, date = '', rest = '') => (OF_DATES.test(rest) ? said : `${rest} in ${date}`),
  ],
  // "in the month of May".
  [/\b((?:in|during|for|of) )the month of (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, '$1'],
  // "Sept '25": its year.
  [/\b((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?) ['’](\d\d)\b/gi, '$1 20$2'],
  // "up to now", "until now": so far.
  [/\b(?:up (?:to|until|till)|(?<!\bup )un?till?) (?:now|this point)\b|\bthus far\b/gi, 'so far'],
  // "a parcel that's running late": it is late.
  [/\brunning (?:late|behind(?: schedule)?)\b/gi, 'late'],
  // "when was Ann Lee last here", "when did we last see Bo Ray", "when is Cy next in": on which visit.
  [
    pattern('u')`
      ^\W*[Ww]hen (?:
        (?:was|were) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:last (?:here|in|seen|with us|around)|(?:here|in|with us) last)
        |(?:did|have) (?:we|you) last (?:see|seen|have|had) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?: (?:here|in|with us|around))?
        |was the last time (?:that )?(?:we saw|we had) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?: (?:here|in|with us|around))?
        |was the last time (?:that )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:was|were) (?:here|in|with us|around)
      )(?=\W*(?:$|,? and \p{L}))
    `,
    (_, ...names) => `when was the last visit of ${names.slice(0, 4).find(Boolean)}`,
  ],
  // "when did we last send somebody to Oak House", "when did we last print something for Bo Ray", "when were we last at Oak House": for whom or where
  // we did what we do, of which the verb and what stands for anything tell no more.
  [
    pattern('u')`
      ^\W*[Ww]hen (?:
        did (?:we|anyone|anybody|somebody|someone) last (?:
          \p{Ll}{2,} (?:something|anything|somebody|someone|anybody|anyone|one of us|people) (?:for|to|at|round to|out to|over to)
          |(?:go|come|get)(?: out| over| round)? (?:to|at))
        |(?:were|was) (?:we|anyone|anybody|somebody|someone) last (?:out |over |round )?(?:at|to)
        |did we last (?:do any ?thing|do some ?thing|work) (?:for|at)
      ) (\p{Lu}[\p{L}\d'’&.-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}\d'’.-]*)){0,4})(?=\W*(?:$|,? and \p{L}))
    `,
    (_, name = '') => `when was the last visit of ${name}`,
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
      (?<=^\W*(?:(?:and|so)\W+)?(?:which|what)\b[^,;?]*\b(?:that|ones|those|them|these|\p{L}+s)(?: (?:by|about|in|from|of) [^,;?]{2,50})? )
      can\ (?:i|we|you|people|customers|members|readers|visitors)\ (?:(?:still|currently|already)\ )?
      (?:borrow|take\ out|take\ home|check\ out)(?:\ (?:right\ now|now|today|currently|at\ the\ moment))?(?=\W*$|,?\ (?:that|which|by|without)\b)
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
          close|end|start|begin|finish|expire|arrive|leave|depart|return|ship|open|launch|renew|complete|lapse|run out|mature|retire|resume
          |deliver|publish|land|sail|dock|be|go|come|join|move|happen|take place
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
