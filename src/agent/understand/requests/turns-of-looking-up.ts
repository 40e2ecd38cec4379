import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Verbs of being over with something (with "be"): by when that is to be so is its deadline. */
const DONE = fragment`
  (?:finished|done|ready|completed?|over(?: and done)?|in|back|returned|(?:handed|sent|given|brought|turned|taken) (?:in|over|back)
  |submitted|wrapped up|sorted|paid|settled|through|closed)
`
/** "by when", "until what date", "on which day". */
const BY_WHEN = fragment`(?:(?:by|until|till|on|before) )?(?:when|(?:what|which) (?:date|day|deadline))`
/** "how far is it around the lake": a way, and nothing that is got on with. */
const AWAY = fragment`(?:away|from|apart|it (?:a?round|to|from|between|across|through|down|up|over|back)\b)`
/** What may stand before a question that looks something up. */
export const LEAD = fragment`\W*(?:(?:and|so|but|ok|okay|please|now|also)\W+)*`

const CALL = fragment`(?:ring|call|phone|telephone|dial|text|get hold of|speak to|talk to|reach|get through to)(?: up)?`
const I_HAVE_TO = fragment`
  (?:(?:(?:i|we)(?:['’](?:d|m|ve|ll|re))? )?(?:(?:would |just |really |still |urgently |now |am |are |will )*(?:need|have|want|wish|like|trying|going
    |got|must|should)(?: to)?) |to )
`
const WHOSE = fragment`(?:the|his|her|their|its|a|our)`
const PHONE = fragment`(?:(?:tele)?phone|mobile|cell|contact)`
const ASKED_NUMBER = fragment`
  (?:and )?(?:
    (?:what(?:['’]?s| is|s)|which is|do (?:we|you) have|have (?:we|you) got|can i have|give me)? ?${WHOSE} (?:${PHONE} )?(?:number
      |no\.?)(?: (?:for (?:him|her|them|it)|there))?
    |(?:what|which) (?:${PHONE} )?number (?:is|are) (?:he|she|they|it) on
    |(?:what|which) (?:${PHONE} )?number (?:do|can|should|must) (?:i|we) (?:${CALL}|use|need)(?: (?:him|her|them|it)(?: on)?)?
    |(?:what|which) (?:${PHONE} )?number (?:(?:do|does) (?:he|she|they|it|we|you) have|have (?:we|you) got)(?: (?:for (?:him|her|them|it)|there))?
    |on (?:what|which) (?:${PHONE} )?number(?: (?:can|could|should|do|must) (?:i|we|he|she|they) ${CALL}(?: (?:him|her|them|it))?)?
  )
`
const SOMEONE = fragment`(?=[^,;:?]*(?-i:\p{Lu}))(?<who>[\p{L}][\p{L}\d'’ .&-]{1,50}?)`

/** Somebody who is no record, and the ways in which they ask for something. */
const SOMEBODY = fragment`
  (?:hi|hello|hey)?[\s,!]*(?:there(?:['’]s| is) )?(?:an?|one of our|some|the) (?:\p{Ll}+ ){1,3}?
  (?:(?:here|on the (?:phone|line)|at the (?:desk|counter|door)|just|now|who|that|in front of me) )*
`
const ASKS_FOR = fragment`
  (?:(?:is|was|are|were|keeps|has been|been|just) )*(?:ask(?:s|ed|ing)? (?:me |us )?(?:for|about|after)|looking for|interested in|enquiring about
    |inquiring about
  |after|wants?|wanting|needs?|would like|['’]d like)
`
/** The named groups of a match, which stand last. */
/** What a shop sends. */
const SENT = fragment`(?:orders?|parcels?|shipments?|packages?|deliver(?:y|ies)|consignments?)`

const groupsOf = (args: readonly unknown[]) => args.at(-1) as Partial<Record<string, string>>

/** How far something has come, how it is and by when it is due: what its fields tell, in other words. */
const TURNS: readonly Turn[] = [
  // "when does it have to be finished", "by which day must it be returned", "when is it supposed to be ready by": its deadline.
  [
    pattern('iu')`
      (?<=^|[,;:–—-]\s|\W\s)${BY_WHEN}
      \ (?:(?:does|do|did)\ (?<a>[^?,;]{2,60}?)\ (?:have|need)\ to|(?:must|should|shall)\ (?<b>[^?,;]{2,60}?)|has\ (?<c>[^?,;]{2,60}?)\ (?:got\ )?to
        |(?:is|are|was|were)\ (?<d>[^?,;]{2,60}?)\ (?:supposed|meant|due|expected|scheduled|to\ be|required|needed)(?:\ to)?)
      \ (?:be\ )?${DONE}(?:\ (?:by|at\ the\ latest|again))*(?=\W*$)
    `,
    (...args) => {
      const { a, b, c, d } = groupsOf(args)
      const what = (a ?? b ?? c ?? d)!
      return `when ${/^(?:they|these|those)$/i.test(what) ? 'are' : 'is'} ${what} due`
    },
  ],
  // "until what date is it valid": until when.
  [/\b(until|till|from) (?:what|which) (?:date|day)\b/gi, '$1 when'],
  // "how far along is order 7", "how far have we got with it", "how is it coming along": its state.
  [
    pattern('iu')`
      ^(${LEAD})(?:
        how far (?:along )?(?:is|are) (?!${AWAY}|[^?]* (?:away|apart|from|to)\b)(?:we (?:with|on) )?(?<a>[^?]{2,60}?)(?: along| now| by now| already)*
        |how far (?:has|have) (?:we (?:got|gotten|come|progressed) (?:with|on) (?<b>[^?]{2,60}?)|(?<c>[^?]{2,60}?) (?:got|gotten|come
          |progressed)(?: along)?)(?: so far| by now| yet)*
        |how(?:['’]?s| is| are) (?<d>[^?]{2,60}?) (?:coming (?:along|on)|progressing|getting along)
        |where(?:['’]?s| is| are) (?:we )?(?<e>[^?]{2,60}?) at(?: (?:now|right now|the moment))?
        |(?:is there |do we have |have you got )?(?:any|what(?:['’]?s| is) the) (?:news|updates?|word|progress|state of (?:play|affairs)) (?:on|about
          |with|of|for|regarding) (?<f>[^?]{2,60}?)
      )(?=\W*$)
    `,
    (said, ...args) => {
      const { a, b, c, d, e, f } = groupsOf(args)
      const what = (a ?? b ?? c ?? d ?? e ?? f)!
      // One thing, by its name, its number or a pronoun.
      return /[\p{Lu}\d]|^(?:it|that|this|they|those)$/u.test(what) ? `${args[0]!}what is the status of ${what}` : said!
    },
  ],
  // "how good a state is copy 7 in", "what shape is it in": its condition. "which state is it in" may be any other state.
  [
    pattern('giu')`
      \b(?:in )?(?:how (?:good|bad) (?:of )?an? (?:state|condition|shape|nick)|(?:what|which) (?:
        (?:sort|kind) of (?:an? )?(?:state|condition|shape|nick)|(?:an? )?(?:condition|shape|nick)
      )) (is|are) (?=[^?]+ in\W*$)
    `,
    'what condition $1 ',
  ],
  // "I need to ring Ann Lee, what number is she on?", "need to call Ann Lee, her number?": whose number it is.
  [
    pattern('iu')`
      ^(?<lead>${LEAD})(?:${I_HAVE_TO}|${SOMEBODY}${ASKS_FOR}\ to\ )${CALL}\ ${SOMEONE}(?:\ (?:about|because)\ [^,;:.!?]{2,40})?\s*(?:[,;:.!–—]+|\s-)\s*
      ${ASKED_NUMBER}(?:,?\ please)?(?=\W*$)
    `,
    '$<lead>what is the phone number of $<who>',
  ],
  // "Ann Lee, what number is she on", "what number is Ann Lee on"
  [
    pattern('iu')`\b(?:what|which) (?:phone |telephone )?number (?:is|are) (?<who>[^?,;]{2,50}?) on(?=\W*$)`,
    (...args) => {
      const { who } = groupsOf(args)
      return /^(?:he|she|they|it)$/i.test(who!)
        ? `what is ${{ he: 'his', she: 'her', they: 'their', it: 'its' }[who!.toLowerCase()]!} phone number`
        : `what is the phone number of ${who!}`
    },
  ],
  [
    /(?<=[\p{L}\d]\s*(?:[,;:–—]|\s-)\s+)(?:what|which) number (?:do|can|should|must) (?:i|we) (?:dial|ring|call|phone|use)(?=\W*$)/giu,
    'what is the phone number',
  ],
  // "I want to e-mail Ann Lee. What's the address?"
  [
    pattern('iu')`
      ^(?<lead>${LEAD})${I_HAVE_TO}(?:e-?mail|write(?: an e-?mail)? to|mail|drop a line to|send an e-?mail to)\ ${SOMEONE}\s*(?:[,;:.!–—]+|\s-)\s*
      (?:and )?(?:(?:what(?:['’]?s| is|s)|which is|do (?:we|you) have|have (?:we|you) got)? ?${WHOSE} (?:(?:e-?mail )?address|e-?mail)|(?:what
        |which) address (?:do|can|should) (?:i|we) use)
      (?:,?\ please)?(?=\W*$)
    `,
    '$<lead>what is the email of $<who>',
  ],
  // "how can I reach Ann Lee by phone": what the number is.
  [
    pattern('iu')`
      ^(${LEAD})how (?:can|could|do|should|would) (?:i|we|you|one) (?:reach|contact|get hold of|get in touch with|get through to|get)
      \ ([^?]{2,50}?) (?:by|via|over|on) (?:the )?(phone|telephone|e-?mail|mobile)(?=\W*$)
    `,
    (said = '', lead = '', who = '', way = '') =>
      /^(?:him|her|them|it)$/i.test(who)
        ? said
        : `${lead}what is the ${/mail/i.test(way) ? 'email' : 'phone number'} of ${who}`,
  ],
  // "Ann Lee's office, which one is it?", "a customer is asking about the fabric of the Gull coat, what is it?": what it is.
  [
    pattern('iu')`
      ^(${LEAD})(?:${SOMEBODY}${ASKS_FOR} )?(?!(?:what|which|who|how|when|where|is|are|do|does|show|list|i|we)\b)
      ((?:[^,;:?]{2,60}?(?:['’]s|s['’])\ |the\ (?:[\p{L}-]+\ ){1,3}(?:of|for)\ )[^,;:?]{2,60}?)
      \s*(?:[,;:–—]|\s-)\s*(?:which(?:\ one)?|what|who|when|where|how\ (?:much|high|big|long|large|tall|old|heavy))(?:['’]s|\ is|\ was)
      \ (?:it|that|this)(?:\ again)?(?=\W*$)
    `,
    '$1what is $2',
  ],
  // "barcode 341022: condition of that copy, please": of the copy with it.
  [
    pattern('iu')`
      ^(${LEAD})(?<id>(?:the )?(?<noun>\p{L}+(?: \p{L}+)?) (?:no\.? |number )?[\p{L}\d-]*\d[\p{L}\d-]*)\s*(?:[:,;–—]|\s-)\s*
      (?:(?:please )?(?:i need|give me|tell me|show me|what(?:['’]?s| is)) )?(?:the )?(?<what>\p{L}+(?: \p{L}+){0,2}?) (?:of|for) (?:that|this
        |the said) (?<kind>\p{L}+)
      (?:,?\ (?:please|pls))?(?=\W*$)
    `,
    (...args) => {
      const { id, noun, what, kind } = groupsOf(args)
      return `${args[1]!}what is the ${what!} of ${noun!.toLowerCase() === kind!.toLowerCase() ? id! : `the ${kind!} with ${id!}`}`
    },
  ],
  // "what's the name of our contact at Alder Works": who that is.
  [
    /^(\W*(?:[^?]*[,;:.–—-]\s+)?)what(?:['’]?s| is) the name of (?=(?:our|the) (?:main |key )?contact(?: person)? (?:at|for|with|of|there)\b)/iu,
    '$1who is ',
  ],
  // "how much leave does she get, in days", "how much time did we spend on it, in hours?": how many days of it, so many hours.
  [
    pattern('iu')`
      \bhow much (?<what>\p{L}+(?: \p{L}+)?) (?=(?:does|do|did|has|have|is|was|are)\b)(?<rest>[^?;]{3,90}?),?
      \ (?:in|counted in|expressed in) (?:full |whole )?(?<unit>days|hours|minutes|weeks|months|years|metres|meters|kilometres|kilometers|km|kilos?
        |kg|litres|liters|pages|seconds|nights)(?=\W*$)
    `,
    (...args) => {
      const { what, rest, unit } = groupsOf(args)
      return `how many ${unit}${/^time$/i.test(what!) ? '' : ` of ${what}`} ${rest}`
    },
  ],
  // "how long does the warranty run - how many years is it?": how many years.
  [
    pattern('iu')`
      \bhow long\ (?<rest>[^?;,]{3,70}?)\s*(?:[,;:?–—]|\s-)\s*how\ many\ (?<unit>days|hours|minutes|weeks|months|years|nights)\ (?:is|was|are)\ (?:it
        |that|this)(?=\W*$)
    `,
    'how long $<rest>',
  ],
  // "issues that have not left the backlog yet": that are still in it.
  [
    pattern('giu')`
      \b(?<be>has|have|had)(?:\ not|n['’]?t|\ never)\ (?:yet\ |ever\ )?(?:left|moved\ (?:out\ of|on\ from|past|beyond)|(?:got(?:ten)?|come|made\ it
        |gone|moved\ on)\ (?:out\ of|past|beyond|from))
      \ (?<state>(?:the\ )?[\p{L}][\p{L}\d -]{1,40}?)(?:\ yet|\ so\ far|\ up\ to\ now)?(?=\W*$|[,;])
    `,
    (...args) => {
      const { be, state } = groupsOf(args)
      return `${/^has$/i.test(be!) ? 'is' : 'are'} still in ${state!}`
    },
  ],
  // "who has taken out the most loans": has them.
  [
    pattern('giu')`
      \b(?:(?<has>has|have|had) taken|took) out (?<what>(?:the most|the fewest|the highest number of|any|no|(?:more|fewer|less) than \S+|at (?:least
        |most) \S+|\d+)
      \ (?:\p{L}+ )?(?:loans|polic(?:y|ies)|memberships?|subscriptions?|mortgages?|insurances?|contracts?))\b
    `,
    (...args) => {
      const { has, what } = groupsOf(args)
      return `${has ?? 'has'} ${what!}`
    },
  ],
  // "…, how many still there?": how many are left.
  [
    pattern('iu')`
      ^(${LEAD})(?:the )?(?<what>(?-i:\p{Lu})[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,5}?)(?:\s*,\s*(?:in )?(?<more>(?:
        size |colou?r )?[\p{L}\d-]+(?: [\p{L}\d-]+)?))?\s*(?:[,;:–—]|\s-)\s*
      how many (?:are |of (?:them|those|it) (?:are )?)?(?:still (?:there|left|available)|left)(?: now)?(?=\W*$)
    `,
    (...args) => {
      const { what, more } = groupsOf(args)
      return `${args[1]!}how many ${what!}${more ? ` in ${more}` : ''} are left`
    },
  ],
  // "how many leave days does she still have": how many are left.
  [
    pattern('giu')`
      \b(how (?:many|much) (?=[^?]*\b(?:days?|hours?|leave|holidays?|vacation|minutes)\b)(?:[\p{L}-]+ ){1,4}?(?:does|do
      |did) [^?,]{2,50}?) still (?:have|got)\b
    `,
    '$1 have left',
  ],
  // "Ann Lee's remaining leave, in days"
  [
    pattern('iu')`
      \b(?:what(?:['’]?s| is) )?(?<who>[\p{L}'’ .-]{2,50}?)['’]s? remaining (?:annual )?(?<what>leave|holiday|vacation)(?: days?| allowance| entitlement)?
      (?<when>(?: for| in)? this year)?,?(?: in (?<unit>days|hours))?(?=\W*$)
    `,
    (...args) => {
      const { who, what, when = '', unit = 'days' } = groupsOf(args)
      return `how many ${unit} of ${what!} does ${who!} have left${when.replace(/^ for/, '')}`
    },
  ],
  // "whereabouts is it": where.
  [/\bwhereabouts (?=(?:is|are|was|were|does|do|did|can|could|has|have)\b)/gi, 'where '],
  // "how much would it set me back", "what does it go for": what it costs.
  [
    pattern('iu')`
      \b(?:what|how much) (?:do|does|would|will|can) (?<what>[^?,;]{2,60}?)
      \ (?:set (?:me|us|you|one|someone|somebody|a customer|people) back|go for|sell for|retail (?:at|for)|be going for)(?=\ on\ average\W*$|\W*$)
    `,
    (...args) => {
      const { what } = groupsOf(args)
      return `how much ${/^(?:they|these|those)$/i.test(what!) ? 'do' : 'does'} ${what!} cost`
    },
  ],
  [/\b(?:how much|what) (?:is|are) (?=[^?,;]{2,60} going for\W*$)([^?,;]{2,60}) going for/giu, 'how much does $1 cost'],
  // "have we any Gull coats left": do we have any?
  [/^(\W*)have (we|you|they) (?:got )?(any|an?) /i, '$1do $2 have $3 '],
  // "how many Gull coats have we still got": how many are left.
  [
    pattern('iu')`
      \bhow many (?:of (?:the|our) )?(?<what>(?-i:\p{Lu})[^?,;]{2,60}?)
      \ (?:do (?:we|you) still have|have (?:we|you) still(?: got)?|are (?:there still|still there)|do (?:we|you) have remaining)(?=\W*$)
    `,
    'how many $<what> are left',
  ],
  // "has order 7 gone out yet": has it been shipped?
  [
    pattern('iu')`
      \b(?<has>has|have|did) (?<what>(?:the |that |this |our )?(?:order|parcel|shipment|package|delivery|consignment)s?\b[^?,;]{0,40}?)
      \ (?:already )?(?:gone out|go out|gone off|been sent (?:out|off)|left (?:the (?:warehouse|building|house|shop|depot)|us))(?<yet> yet| already)?(?=\W*$)
    `,
    (...args) => {
      const { has, what, yet = '' } = groupsOf(args)
      return `${/^did$/i.test(has!) ? 'has' : has!} ${what!} been shipped${yet}`
    },
  ],
  // "orders that haven't gone out yet", "which parcels went out last week": whether they have been shipped.
  [
    pattern('iu')`
      \b(?<what>${SENT}(?: (?:that|which))?) (?<had>have|has|haven['’]t|hasn['’]t|have not|has not)(?<still> still| yet| already)?
      \ (?:gone (?:out|off)|left (?:the (?:warehouse|building|house|shop|depot)|us))\b(?<yet> yet| already)?
    `,
    '$<what> $<had> been shipped$<still>$<yet>',
  ],
  [
    pattern('iu')`\b(?<what>${SENT}(?: (?:that|which))?) went (?:out|off)\b(?! of| with| to| from)`,
    '$<what> were shipped',
  ],
  [
    pattern('iu')`
      \b(?<what>${SENT}(?: (?:that|which))?)(?: still)? (?:(?:have|has|need|needs) (?:yet )?to go|are (?:still|yet) to go) (?:out|off)\b
    `,
    '$<what> have not been shipped yet',
  ],
  // "how did the customer pay for order 7": how it was paid.
  [
    pattern('iu')`
      \bhow did (?:the (?:customer|client|buyer|guest)|they|he|she|people) pay (?:for )?(?<what>(?:the |
        that |this )?\p{L}+ [^?,;]*(?:\d|(?-i:\p{Lu}))[^?,;]*?)(?=\W*$)
    `,
    'how was $<what> paid',
  ],
  // "when did Ann start with us": when she joined.
  [
    /\bwhen did ([^?,;]{2,50}?) (?:start|begin) (?:with us|here|working (?:here|for us|with us)|work here|at the (?:company|firm)|in the company)(?=\W*$)/giu,
    'when did $1 join',
  ],
  // "who took out loan 7": who has it.
  [
    /\bwho (?:took|has taken) out (?=(?:the )?(?:loan|policy|membership|subscription|mortgage|insurance|contract) (?:no\.? |number )?[\p{L}-]*\d)/giu,
    'who has ',
  ],
  // "Ann Lee left her card at home, what's the number on it?": the number of the card.
  [
    pattern('iu')`
      ^${LEAD}(?:(?:hi|hello|hey)[\s,!]+)?(?<who>(?-i:\p{Lu})[\p{L}'’-]+(?:\ (?-i:\p{Lu})[\p{L}'’-]+){0,2})(?:['’]s)?\ (?:(?:has|have|had|just
        |can['’]?t|cannot|doesn['’]?t|does\ not)\ )*
      (?:left|lost|forgot|forgotten|forgets|mislaid|misplaced|find|remember|have|know|without)\ (?:his|her
        |their)\ (?<noun>\p{L}+)\b[^,;.?]{0,30}?\s*(?:[,;.:–—]|\s-)\s*(?:and\ |so\ )?
      (?:(?:can|could|will|would)\ you\ (?:please\ )?(?:give|tell|look\ up|find|get|check)(?:\ (?:me|us|him|her|them))?|what(?:['’]?s|\ is)|(?:i
        |we)\ need|do\ (?:we|you)\ have)
      \ (?:the|its|that|his|her|their)\ (?<own>\p{L}+\ )?number(?:\ (?:on|of)\ it)?(?:\ (?:for\ (?:me|us|him|her|them)|please))*(?=\W*$)
    `,
    (...args) => {
      const { who, noun, own } = groupsOf(args)
      return `what is the ${own ?? `${noun!} `}number of ${who!}`
    },
  ],
  // "have we sold out of the Gull coat", "are we out of it": is it out of stock?
  [
    pattern('iu')`
      ^(${LEAD})(?:have|are|did) (?:we|you) (?:already |completely |all )?(?:sold |run |clean )?out of (?:stock of )?(?<what>(?:
        the |our )?(?-i:\p{Lu})[^?,;]{1,60}?)(?: now| already| again)?(?=\W*$)
    `,
    '$1is $<what> out of stock',
  ],
  // "do we have any Gull coat left", "is there any left of …": is it in stock?
  [
    pattern('iu')`
      ^(${LEAD})(?:do (?:we|you) (?:still )?have|have (?:we|you) (?:still )?got|is there|are there) (?:any (?:of )?(?:the |our )?
        |an? )(?<what>(?-i:\p{Lu})[^?,;]{1,60}?)\ (?:still )?left(?: in stock)?
      (?<more> in (?:size )?[\p{L}\d-]+)?(?=\W*$)
    `,
    (...args) => {
      const { what, more = '' } = groupsOf(args)
      return `${args[1]!}is the ${what!}${more} in stock`
    },
  ],
  // "when was order 7 sent off": shipped.
  [
    pattern('giu')`
      \b((?:was|were|is|been) (?:(?:the|that|this|my|our) )?(?:order|parcel|shipment|package|consignment)\b[^?,;]{0,40}?|(?:was|is
      |has) \S*\d\S*(?: been)?) sent (?:off|out)\b
    `,
    '$1 shipped',
  ],
  // "how high is Ann Lee's salary": what it is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|but|ok|okay)\W+)*)how high (is|are|was|were) (?=[^?,;]{2,50}(?:['’]s|s['’]) \p{L}|(?:the
      |our) \p{L}+(?: \p{L}+)? (?:of|for|on) )
    `,
    '$1what $2 ',
  ],
  // "Ann Lee works in which office?": which one she is in.
  [
    pattern('u')`
      ^(\W*)(?=\p{Lu})([\p{L}\d'’ .-]{2,50}?) (?:works?|sits?|is (?:based|employed|placed|working)) (?:in|at|for|out of) (?:which
      |what) (\p{L}+(?: \p{L}+)?)(?=\W*$)
    `,
    '$1which $3 is $2 in',
  ],
  [/\b(which|what) (\p{L}+(?: \p{L}+)?) (?:does|do) ([^?,;]{2,50}?) work out of(?=\W*$)/giu, '$1 $2 is $3 in'],
  // "mind telling me who …", "remind me when …"
  [
    pattern('i')`
      ^(\W*(?:hi|hello|hey)?\W*)(?:(?:do|would) you )?(?:mind (?:telling|reminding|showing)|(?:please |can you |could you )?remind) me
      \ (?:again )?(?=(?:what|which|who|whose|when|where|how)\b)
    `,
    '$1',
  ],
  // "copy 341022? That's the barcode.": what the number is.
  [
    pattern('giu')`
      (?<=\b\p{L}+ [\p{L}-]*\d{3,}[\p{L}\d-]*\b[^?.!]*[?.!])\s+(?:and )?(?:that|this|it)(?:['’]s| is) (?:the|its|their|his|her) \p{Ll}+
      (?: (?:number|code|id))?[.!]*$
    `,
    '',
  ],
  // "a customer is asking for the Gull coat, what does it cost?", "a lady wants two of …": what is asked is about that.
  [
    pattern('iu')`
      ^${LEAD}${SOMEBODY}${ASKS_FOR}
      \ (?<what>(?:the |our |an? )?(?-i:[\p{Lu}\d])[^,;:?]{1,60}?)\s*(?:[,;:.!–—]|\s-)\s*(?:(?:so|and|but)\ )?
      (?:(?:could|can|would|will)\ you\ (?:please\ )?(?:check|tell\ me|see|look\ up|look|find\ out|say)(?:\ for\ me)?(?:\ if
        |\ whether)?[,:]?\ )?(?=(?:what|which|who|how|when|where|is|are|do|does|have|has)\b)
    `,
    '$<what>, ',
  ],
]

/** "Ann Lee wants to know when her membership ends": when Ann Lee's ends. */
const NAME_ASKS = pattern('iu')`
  ^(?<lead>${LEAD})(?:(?:hi|hello|hey)[\s,!]+)?(?<who>(?-i:\p{Lu})[\p{L}'’-]+(?:\ (?-i:\p{Lu})[\p{L}'’-]+){0,2}),?
  \ (?:(?:has|just|is|keeps|would|was)\ )*(?:wants?|wanted|needs?|like|asks?|asked|asking|wonders|wondered|wondering|enquiring|inquiring)(?:\ (?:me
    |us))?(?:\ to\ (?:know|find\ out|check|hear|see))?(?:\ (?:again|about))?
  \ (?<asked>(?:what|which|who|whom|how|when|where|until|since|by|from|whether|if)\b[^?.;]*?)
  (?:\s*[,;.?–—]+\s*(?:so\ )?(?:can|could|would|will)\ you\ (?:please\ )?(?:check|look|tell|find\ out|see|look\ it\ up)(?:\ (?:it|that|for\ (?:me|her
    |him|them)))*(?:,?\ please)?)?(?=\W*$)
`
const NUMBER = fragment`(?:(?:over|under|about|around|some|roughly|at\ least|more\ than|fewer\ than|up\ to|almost|nearly)\ )?\d[\d,.]*`
/** "she wants a party for 80 people. Which rooms can hold that many?": what is told before says how many, and no more of what is asked for. */
const THAT_MANY = pattern('iu')`
  ^[^?]*?\b(?<many>${NUMBER}\ (?:\p{Ll}[\p{L}-]*\ )?(?:people|persons|guests|visitors|children|kids|pupils|students|delegates|adults|\p{Ll}+s))\b[^?\d]*?
  [.;!?,–—-]+\s*(?:so\ |and\ )?(?<asked>(?:which|what|who|where|how|do|does|have|is|are|can|could)\b[^?.;!]*?)\ (?:that|so|this|as)\ many(?:\ people)?(?=\W*$)
`
const sayThatMany = (text: string): string =>
  replaceIn(text, THAT_MANY, (...args) => {
    const { many, asked } = groupsOf(args)
    return `${asked!} ${many!}`
  })

const SOMEONE_ELSE =
  /^(?:i|we|you|he|she|they|it|who|someone|somebody|everybody|everyone|management|people|customers|clients|staff|nobody|one)$/i
const THEIRS = /\b(?:his|her|their)(?=\s+\p{L})/iu
const THEY = /\b(?:he|she|they)\b/i
/** "how many days Ann Lee still has": the order of a clause that is part of another one. */
const WHO_HAS = /^(how (?:many|much) (?:\p{Ll}+ ){1,3})((?:\p{Lu}[\p{L}'’-]+ ?)+) (still |now |already )?has\b/u
const sayOfWhoAsks = (text: string): string =>
  replaceIn(text, NAME_ASKS, (...args) => {
    const { lead, who, asked } = groupsOf(args)
    const [theirs, they] = [THEIRS.test(asked!), THEY.test(asked!)]
    if (SOMEONE_ELSE.test(who!) || !(theirs || they)) return args[0]!
    const named = they ? asked!.replace(THEY, () => who!) : asked!.replace(THEIRS, () => `${who!}'s`)
    return `${lead!}${named.replace(WHO_HAS, '$1does $2 $3have')}`
  })

/** The message in plainer words, where something is looked up by such a turn: of the whole of it, which may be two sentences, and of each of its requests. */
export const withoutTurnsOfLookingUp = (message: string): string =>
  sayPlainly(sayThatMany(sayOfWhoAsks(message)), TURNS)
