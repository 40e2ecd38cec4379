import { fragment, pattern } from '../../../lib/patterns.ts'
import { singular } from '../language/words.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Verbs of handing money over or getting it (Levin, 1993, 13.1, 13.5.1 and 54.3), in all their forms. */
const VERBS_OF_MONEY = [
  'pays?|paid|paying|spends?|spent|spending|earn(?:s|ed|ing)?|ow(?:e|es|ed|ing)|costs?|costing',
  'charg(?:e|es|ed|ing)|donat(?:e|es|ed|ing)|contribut(?:e|es|ed|ing)|invest(?:s|ed|ing)?|lend(?:s|ing)?|lent',
].join('|')

/** Means by which money is handed over, which nothing else comes in by. */
const PAYMENT = fragment`
  (?:(?:credit\ |debit\ )?cards?|cash|che(?:que|ck)s?|(?:bank\ |wire\ )?transfers?|direct\ debits?|standing\ orders?|bacs|paypal|vouchers?|invoice)
`

/** Turns about money, and chances of it. */
const TURNS: readonly Turn[] = [
  // "how much money is tied up in overdue invoices": how much they come to.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?how\ much)(?:\ (?:money|cash))?\ (?:is|are|was|do\ we\ have|have\ we\ got|have\ we|we\ have)
      (?:\ (?:currently|still|now))?\ (?:tied|locked|bound)\ up\ in\ (?=\p{L})
    `,
    '$1 money is in ',
  ],
  // "what came in by card, transfer and cash", "what did we take in cash": how much money.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)what(?:['’]s|\ has|\ have)?\ (?:came|come|was\ paid|been\ paid|was\ received|went\ through)(?:\ in)?(?:\ to\ us)?
      ([^,;:?]{0,30}?)\ (?:by|in|via|through|with)\ (?=${PAYMENT}\b)
    `,
    '$1how much came in$2 by ',
  ],
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)what\ (did|have)\ we\ (take|taken|get|got|receive|received|collect|collected)(\ in)?
      ([^,;:?]{0,30}?)\ (?:by|in|via|through|with)\ (?=${PAYMENT}\b)
    `,
    '$1how much $2 we $3$4$5 by ',
  ],
  // "how much money are we still waiting for on the invoices": it is outstanding; whom it is to come from owes it.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)how\ much(?:\ money)?\ (?:are\ we(?:\ still)?\ waiting\ (?:for|on)|(?:do|have)\ we\ still\ (?:have\ |got\ )?to
      \ (?:get(?:\ in)?|collect|receive)|is\ (?:still\ )?to\ come\ in)\ (?:on|for|from)
      \ (?=(?:the|our|all|any|\p{Ll}[\p{L}-]*)\ (?:[^,;?]*\ )?(?:invoices|bills)\b|(?:invoices|bills)\b)
    `,
    '$1how much is outstanding on ',
  ],
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)how\ much(?:\ money)?\ (?:are\ we(?:\ still)?\ waiting\ (?:for|on)|(?:do|have)\ we\ still\ (?:have\ |got\ )?to
      \ (?:get(?:\ in)?|collect|receive)|is\ (?:still\ )?to\ come\ in)(?:\ from\ ([^,;?]+?))?(?=\W*$)
    `,
    (_, before = '', from = '') => `${before}how much are we owed${from && ` by ${from}`}`,
  ],
  // "for how many returns have we given the money back": those that we refunded.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:(?:for|on|in) )?(how many|which|what)((?: \p{L}+){1,3}?) (have|did)
      \ we (?:given?|gave|paid|pay|handed|hand|return(?:ed)?) (?:\p{L}+ )?
      (?:the|their|his|her|any) money(?: back)?(?: (?:for|on|to))?(?=\W*$)
    `,
    '$1$2$3 have we refunded',
  ],
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:for|on|in) (how many|which|what)((?: \p{L}+){1,3}?) (?:was|has|were|have) (?:the|their|any) money
      (?: been)? (?:refunded|returned|given back|paid back|sent back)(?=\W*$)
    `,
    '$1$2$3 were refunded',
  ],
  // "how much money have they left with us": so much was spent.
  [
    pattern('giu')`
      \bhow much(?: money)? (has|have|did) (\S+(?: \S+){0,3}?) (?:left|leave) (?:with|at|in) (?:us|our (?:shop|store|till))\b
    `,
    'how much $1 $2 spent with us',
  ],
  // "which of our ranges earns us the most": brings in the most money. Who earns or makes the most has the highest pay.
  [
    pattern('giu')`
      \b(?:(which) of (?:our|the|my|all(?: our| the)?) (\p{L}+s) )?
      (?:(?:earns?|makes?|brings?|nets?) us|brings? in|generates?) the most(?: money| cash| revenue)?(?=\W*$)
    `,
    (_, which, nouns) => `${which ? `${which} ${singular(nouns!)} ` : ''}brings in the most money`,
  ],
  // "still owe us in outstanding fees": what is owed is outstanding.
  [
    /\b(ow(?:e|es|ed)(?: us)?) (?:money )?in (?:outstanding|unpaid|open|overdue) (?:fees|charges|payments|money|debts?)\b/gi,
    '$1',
  ],
  // "total amount paid by payment method": how much has been.
  [
    pattern('iu')`
      ^\W*(?:(?:what\ is|show\ me|give\ me)\ )?(?:the\ |our\ )?total\ (?:amount\ |sum\ )?(paid|spent|earned|charged|refunded|invoiced|billed|donated|collected)
      (?=\ (?:by|per|for\ each|in\ each)\b)
    `,
    'how much has been $1',
  ],
  // "over £700 a head", "what does it cost a head": for each person.
  [/(?<=\d|\bcosts?|\bprice|\bcharge) an? (head|person)(?=\W*$|,| (?:and|or|for|in|on)\b)/giu, ' per $1'],
  // "how much money came in by card this year": so much was got.
  [/\bhow much(?: money)? (?:came|has come|have come|comes) in\b(?! (?:for|from|of)\b)/giu, 'how much did we get'],
  // "the hourly rates we pay our instructors": theirs.
  [
    /\b(rates?|wages?|salar(?:y|ies)|prices?|fees?|pay) (?:that )?we (?:pay|charge|give) (?:to )?(?:our |the |all )*(\p{L}{3,}s)(?=\W*$)/giu,
    '$1 of our $2',
  ],
  // "what is an order with a granite top worth on average".
  [/^(\W*)what is (an? [^,;?]{3,60}?) worth on average(?=\W*$)/giu, '$1how much is $2 worth on average'],
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
  // "revenue-wise", "money-wise": by what the adverb says.
  [/,? (?:in terms of money|money-?wise|financially speaking)(?=\W|$)/gi, ''],
  [/,? (?!(?:like|other|clock|step|pair|piece|length|side|bit)-?wise)(\p{L}{4,})-?wise(?=\W*$)/giu, ' by $1'],
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
  // "who do we pay the most money to", "who owes the most money": the verb says that it is money; "has the most money" needs the noun.
  [
    pattern('gi')`
      \b(most|least|more|less) money(?! in (?:it|them|there)\W*$)
      (?= (?:with|on|at|for|to|from|in|than)\b|(?<=\b(?:${VERBS_OF_MONEY})\b(?: \S+){0,4})\W*$)
    `,
    '$1',
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
  // "what do we charge for a lesson", "how much does a lesson cost": the price of one, and not what all of them came to.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:what|how much) do (?:we|you|they) (?:charge|ask|want|take) for (an? )
      (?!(?:[^,;?]* )?(?:average|total|altogether|overall|month|year|week|each|every|all)\b)(\p{L}[^,;?]{1,60}?)(?=\W*$|,? and how long\b)
    `,
    '$1what does $2$3 cost',
  ],
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)how much (does an? (?!(?:[^,;?]* )?(?:average|total|altogether|overall|month|year|week|each|every|all)\b)
      \p{L}[^,;?]{1,60}? cost)(?=\W*$|,? and how long\b)
    `,
    '$1what $2',
  ],
  // "which firms get 60 days to pay": their payment terms.
  [
    pattern('giu')`
      \b(?:gets?|have|has|got|are\ given|is\ given|receives?|are\ allowed|is\ allowed)
      \ ((?:(?:more|less|fewer)\ than\ |over\ |under\ |at\ (?:least|most)\ )?\d{1,3}\ (?:days|weeks|months)(?:\ or\ (?:more|less))?)\ to\ pay(?=\W*$)
    `,
    'have payment terms of $1',
  ],
  // "what has Ann Lee spent with us this year": money is what is spent.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)what (?=(?:does|did|has|have) (?:he|she|they|(?:the |our )?[\p{L}\d][\p{L}\d.'’& -]{1,60}?) (?:spend|spent)
      (?=\W*$| (?:with|on|in|at|here|so|this|last|since|between|during|over|altogether)\b))
    `,
    '$1how much ',
  ],
  // "what were our takings in May": of all of them, what they come to.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?what (?:is|are|was|were) our )
      (takings|revenues?|earnings|turnover|sales|expenses|costs)
      (?=\W*$| (?:in|for|from|on|at|of|with|last|this|since|between|during|per|by|so far|today|yesterday)\b)
    `,
    '$1total $2',
  ],
  // "what did we earn with the moves", "what did the jobs bring in last month": money is what is earned and brought in.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)what (?=
        (?:do|does|did|have|has) (?:
          (?:we|i) (?:earn(?:ed)?|gross(?:ed)?|(?:make|made|take|taken) (?:with|from|on|off))
          |(?:the|all|our|those|these|they) (?:[\p{L}'-]+ ){0,5}(?:bring|brought|earn|gross)
          |(?:we|i) (?:bring|brought)(?: \p{L}+)? in
        )\b
      )
    `,
    '$1how much ',
  ],
  // "I need the money from motorhomes this year": what they brought in.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?(?:for [^,;?]{3,30}?,? )?(?:(?:i need|give me|show me|tell me|what['’]s|what is|what was|how much is|how much was) )?)
      (?:the|our|all the) money(?: that| which)?(?: came| comes)?(?: in)? (?=(?:from|with) )
    `,
    '$1the revenue ',
  ],
  // "how much money have we had from Ann Lee so far?": what she has paid.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)how much (?:money|cash)
      \ (?:(?:have|had) we (?:(?:had|got|received|taken|collected) (?:in )?)|did we (?:have|get|receive|take|collect) (?:in )?|has (?:come
      |been) (?:in )?|came (?:in )?)
      (?:so far )?from (?!which|what|who|each|every|all|any|the|our|my|these|those|it|them)(?=\p{L})([^,;:?]{2,50}?)
      (?=\W*$|\ (?:so\ far|to\ date|in\ total|altogether|this|last|since|in|over|between|during|until)\b)
    `,
    '$1how much has $2 paid us',
  ],
  // "what does an hour in one of our rooms cost on average", "how much is a day with one of the vans": what they cost for that.
  [
    pattern('iu')`
      ^(?:(\W*(?:and\ |so\ )?)on\ average,?\ )?(\W*(?:and\ |so\ )?)(?:what|how\ much)\ (?:does|is|would)\ an?\ (hour|day|night|week|month|session|lesson)
      \ (?:in|at|of|with|on|for)\ (?:one\ of\ )?(?:our|the|your)\ (\p{Ll}[\p{L}\ -]{2,30}?s)(?:\ costs?)?(?:\ us)?,?(?:\ on\ average)?(?=\W*$)
    `,
    (said, _, lead = '', unit = '', noun = '') =>
      `${lead.trim()} what is the ${/on average/i.test(said) ? 'average ' : ''}price per ${unit} of our ${noun}`.trim(),
  ],
  // "how much did the brooch go for": what it was sold for, and nothing that is added up.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)(?:what|how much) (did|does) (\p{L}[^,;?]{1,60}?) (?:(?:go|sell|get sold) for|fetch)
      (?=\W*$|\ (?:in|at|on|last|this|yesterday)\b)
    `,
    '$1what $2 $3 fetch',
  ],
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
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfMoney = (message: string): string => sayPlainly(message, TURNS)
