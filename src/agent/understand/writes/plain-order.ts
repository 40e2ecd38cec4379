import { fragment, pattern } from '../../../lib/patterns.ts'
import { verbOf, VERBS } from './verbs.ts'
import { sayPlainly, type Turn } from '../requests/turns.ts'

/** From now on. */
const BECOMES = fragment`(?:now )?(?:reads?|is|are|says?|becomes?|shows?|(?:will|should|shall) (?:be|read|say))(?: now)?`

/** "have ticket 5 closed", "get the price of X changed to 5": that it is done, by whomever (Huddleston & Pullum, 2002, 14.5.6). */
const CAUSATIVE: Turn = [
  pattern('iu')`
    ^\W*(?:(?:please|kindly|and|so|can\ you|could\ you|can\ we|could\ we|will\ you|would\ you)\s+)*
    (?:have|get)\s+
    (?!to\b|not\b|me\b|us\b|you\b|a(?:ll|ny|n)?\b|every\b)([^\s,;:?!][^,;:?!]{2,80}?)\s+(?:to\ be\ )?(\p{Ll}{3,})(\ to\ \S[^?!]*?)?[\s.?!]*$
  `,
  (whole, what = '', participle = '', to = '') => {
    const verb = verbOf(participle)
    return verb === undefined || VERBS[verb] === 'create' ? (whole ?? '') : `${verb} ${what}${to}`
  },
]
/** "make the status of ticket 5 closed", "make the price of X 5 euros". */
const MAKE: Turn = [
  pattern('iu')`
    (^\W*(?:(?:please|and|now|can\ you|could\ you)\s+)*)make\ (the\ (?-i:\p{Ll})[\p{L} -]{1,30}?\ of\ \S[^,;:?!]*?)
    \ ((?<!\bof\ (?-i:\p{Ll}){1,30}\ )[$€£]?\(?\+?\d[\d\ ().,/%-]*(?:\ ?(?-i:\p{Ll})+)?|(?-i:(?!\p{Ll}+er\b)\p{Ll}{3,}))(?=[\s.?!]*$)
  `,
  '$1set $2 to $3',
]

/** "we no longer need ticket 5, please delete it", "Ann Lee has left us. Remove her": what is to go was named before. */
const NEEDLESS: Turn = [
  pattern('iu')`
    ^\W*(?:we|i)\ (?:no\ longer|don['’]t|do\ not)\ (?:really\ )?(?:need|want|use)\ ([^,;:?!]{3,80}?)(?:\ any\ ?(?:more|longer))?
    \s*(?:[,.;:–—-]+|\ and|\ so)+\s+(?:(?:so|and|please|you\ can|can\ you|could\ you|kindly|just)\s+)*
    (delete|remove|cancel|drop|erase|archive)\ (?:it|them|him|her|that|this)(?:\ (?:please|for\ me|then))?[\s.?!]*$
  `,
  '$2 $1',
]

/** Turns of speech around an order to change something, and how it is said plainly. */
const TURNS: readonly Turn[] = [
  // "copy 341021 (that's the barcode)", "40 please, …", "New coupon please: …": what a word is, and please, amid the order.
  [/ \((?:that|this|it|which)(?:['’]s| is) (?:the|its|his|her|their|an?) \p{Ll}+(?: \p{Ll}+){0,2}\)/iu, ''],
  // "… (she has moved away)": why, in words that are no values.
  [pattern('iu')`\ \((?:she|he|it|they|we)(?:['’](?:s|ve|re)|n['’]t)? (?-i:\p{Ll}[\p{Ll} '’-]*)\)`, ''],
  [/,? (?:please|pls|plz)(?=\s*[:,;.]\s|\s[-–—]\s)/giu, ''],
  // "…, and while you are at it, …": that it is done in one go.
  [
    pattern('iu')`
      (?<=\S)(?<lead>[\s,;]+(?:(?:and|also|plus)\s+)?)(?:while\ (?:you|we)(?:['’]re|\ are)\ (?:at\ it|there)|at\ the\ same\ time|in\ the\ same\ (?:go|breath))
      ,?\s+(?=\p{L})
    `,
    '$1',
  ],
  // "lead to add: …", "one more client for the books: …": what comes is to be made.
  [
    pattern('iu')`
      ^\W*(?:(?:an?|one|another|the)\ )?(?:(?:new|more|further)\ )*(?<noun>(?-i:\p{Ll}+(?:\ \p{Ll}+)?))\ (?:
        (?:to|for\ you\ to|we\ (?:have|need)\ to|please)\ (?:be\ )?(?:add|create|enter|register|record|set\ up|log|save|make)(?:ed|d)?
      )\s*[:–—-]\s*(?=\S)
    `,
    'new $<noun>: ',
  ],
  // "add someone as a contact at Gull Ltd": a new contact.
  [
    pattern('iu')`
      \b(add|create|enter|register|set\ up)\ (?:someone|somebody|a\ (?:new\ )?(?:person|name))\ (?:new\ )?as\ (?:an?|our|the)\ (?:new\ )?(?=\p{L})
    `,
    '$1 a new ',
  ],
  // "…, please do that", "…, can you see to it?": that what was told is to be brought about.
  [
    pattern('iu')`
      (?<=\S)\s*(?:[,.;!]|\s[-–—])\s*(?:(?:so|and)\ )?(?:(?:please|pls|kindly|can\ you|could\ you|would\ you)\ )+
      (?:do\ (?:that|it|this|so)|see\ to\ (?:it|that)|take\ care\ of\ (?:it|that)|make\ it\ so|arrange\ (?:that|it)|sort\ (?:that|it)\ out)
      (?:\ (?:for\ (?:me|us|him|her|them)|please|now|today))*[\s.!?]*$
    `,
    '',
  ],
  // "Ann Lee would like two days off, could you put the request in?": that what is wished for is to be handed in.
  [
    pattern('iu')`
      (?<=\b(?:would\ like|wants?|needs?|has\ asked\ for|asked\ for|['’]d\ like)\b[^?;:]*?\S)\s*(?:[,.;!]|\s[-–—])\s*(?:(?:so|and)\ )?
      (?:(?:please|pls|kindly|can\ you|could\ you|would\ you)\ )+(?:put|enter|file|submit|log|record|book|make|raise|place|register|send|hand)
      \ (?:in\ )?(?:
        (?:the|that|this|an?|her|his|their)\ (?:\p{Ll}+\ )?(?:request|application)
        |(?:the|that|this|her|his|their)\ (?:\p{Ll}+\ )?(?:booking|order|reservation|claim|it))
      (?:\ (?:in|down|through|for\ (?:me|us|him|her|them)|please|now))*[\s.!?]*$
    `,
    '',
  ],
  // "…, at the customer's request", "…, own request": who wanted it so.
  [
    pattern('iu')`
      (?:\s*[,;]|\s[-–—])?\s+(?:
        (?:at|on|upon|by)\ (?:
          the\ request\ of\ (?:the|our|a)\ \p{Ll}+
          |(?:(?:the|our|a|her|his|their|its|my)\ )?(?:\p{Ll}+['’]s?\ )?(?:own\ )?request
        )
        |(?<=[,;–—-]\s+)(?:(?:her|his|their|its)\ )?own\ (?:request|wish))(?=\s*(?:[.!,;]|$))
    `,
    '',
  ],
  // "correct the account so that its phone reads 555", "change the fee so that it is 40": to what.
  [
    pattern('iu')`
      \b(?:change|correct|update|set|adjust|amend|edit|modify)\ (?<what>[^,;:?!]{2,80}?),?\ (?:so\ that|such\ that)
      \ (?:the|its|his|her|their)\ (?<field>\p{Ll}+(?:\ \p{Ll}+){0,2}?)\ ${BECOMES}\ (?=\S)
    `,
    'set the $2 of $1 to ',
  ],
  [
    pattern('iu')`
      (?<=\b(?:change|correct|update|set|adjust|amend|edit|modify|move|raise|lower|extend)\ [^,;:?!]{2,80}?),?\ (?:so\ that|such\ that)
      \ (?:it|this|that|he|she|they)\ ${BECOMES}\ (?=\S)
    `,
    ' to ',
  ],
  // "Ann Lee should report to Bob Ray", "the lamp is to stand in the Blue room": so it is from now on.
  [
    pattern('iu')`
      ^(?<who>(?!(?:who|which|that|what|how|if|when|i|we|you)\b)[^,;:?!]{2,60}?)\ (?:should|must|shall|is\ to|needs\ to|has\ to|will)\ (?:now\ )?
      (?<verb>report|belong|work|live|stand|sit|stay|lie)\ (?<link>to|in|at|on|with|for|under)\ (?=\S)
    `,
    '$<who> now $<verb>s $<link> ',
  ],
  CAUSATIVE,
  MAKE,
  NEEDLESS,
  // "a new lead as follows: …", "with these details: …": that it comes.
  [
    pattern('giu')`
      (?<=\S),?\ (?:as\ (?:follows|below)|(?:with|using)\ (?:the\ following|these)\ (?:details?|data|information|values?|particulars))(?=\s*[:.–—-]\s)
    `,
    '',
  ],
  // "the phone number we have for Ann Lee": hers.
  [
    pattern('iu')`
      \b(the\ (?-i:\p{Ll}+(?:\ \p{Ll}+){0,2}?))\ (?:(?:that|which)\ )?(?:we|you|i)(?:['’]ve|\ have)?(?:\ (?:currently|now|still))*
      (?:\ (?:hold|keep|got|store|stored|listed|recorded))?(?:\ on\ (?:file|record)|\ down)?\ (?:for|of|on)\ (?=\S)
    `,
    '$1 of ',
  ],
  // "…, she's got a new one": why another value is told in front.
  [
    pattern('iu')`
      (?<=\d[^;:?!]*),?\ (?:she|he|they|it)(?:['’]s|['’]ve|\ has|\ have)(?:\ just|\ now)?(?:\ got)?\ an?\ (?:new|different|other)
      \ (?:one|number|address|name|card|e-?mail)(?=[\s.!]*$)
    `,
    '',
  ],
  // "first day 3 May, last day 9 May": from when to when.
  [
    pattern('iu')`
      (?<=[,;:]\s)(?:the\ )?(?:first|start)\ day\ (?:is\ )?([^,;:]*?\d[^;:]{0,30}?),?\ (?:and\ )?(?:the\ )?(?:last|end)\ day\ (?:is\ )?(?=\S)
    `,
    'from $1 to ',
  ],
  // ":)", ";-)", "🎉" at the end: how who writes it feels.
  [/\s*(?:(?:[:;]-?[)(DPp]|<3|\^\^|xD|\p{Extended_Pictographic}\uFE0F?)\s*)+[.!]*$/u, ''],
  // "we got it! Apollo is won", "great news: Apollo is won": joy over what is told behind.
  [
    pattern('iu')`
      ^\W*(?:(?:we|i) (?:got|did|made) it|(?:great|good|fantastic|awesome|big|bad|sad) news|yay|yes+|hooray|woo\s?hoo|finally|sadly|unfortunately|damn)
      \b[\s!.:,–-]+(?=\S)
    `,
    '',
  ],
  // "Ann wants the newsletter no more": no longer.
  [
    /\b(\p{Ll}+s) ((?:to (?:get|have|receive) )?(?:the|our|any|his|her|their) \p{Ll}+(?: \p{Ll}+)?) no more(?=[\s.!]*$)/iu,
    'no longer $1 $2',
  ],
  // "add a boat for Ann, name it Kestrel": called so.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can you|could you|i need you to|let['’]s)\s+)*(?:create|add|make|open|register|set up|new|enter|log)\b.{3,120}?[,;.]?\s)
      (?:and\s+|please\s+)*(?:name|call|title)\s+(?:it|this|that|him|her)\s+(?=["“]|(?-i:[\p{Lu}\d]))
    `,
    '$1called ',
  ],
  // "close it as lost", "book it as paid": mark it so.
  [
    pattern('iu')`
      ((?:^\W*|[.!;,]\s+)(?:(?:so|and|please|can you|could you|would you|will you)\s)*)(?:close|book|record|put|write|enter|note)(?: up| down| in)?
      \ (it|this|that|them|(?:the )?\p{L}+ (?:no\.? |number |#)?(?:\p{L}{1,3}-?)?\d[\w-]*|(?-i:\P{Ll})\S*(?: \S+){0,6}?)
      \ (?:down |up |off )?as (?=\p{L}+(?:\ please)?[\s.!?]*$)
    `,
    '$1mark $2 as ',
  ],
  // "note on QV-901: allergic to nuts"
  [/^\W*(note|comment|remark) (?:on|for|to|about|regarding) ([^:]{2,60}): (?=\S)/iu, 'add a $1 to $2: '],
  // "we won the Apollo deal", "we've just lost Apollo": what has become of it.
  [
    pattern(
      'iu',
    )`^\W*(?:we|i)(?:['’]ve| have)?(?: just| finally)? (won|lost) (?=(?:the )?(?-i:\p{Lu})[^?]*$)(.+?)(?=[\s.!]*$)`,
    'mark $2 as $1',
  ],
  // "delete Ann Lee, wrong number anyway": why, behind the order.
  [
    pattern('iu')`
      ^(\W*(?:please )?(?:delete|remove|drop|cancel|archive|erase|kill)\b[^,;]{3,80}?)\s*[,;–—-]+\s
      (?!(?:but|keep|leave|do|don['’]t|not|never|only|except|unless|if|undo|and|or|then|also|just)\b)
      [^,;:"“\d]{3,40}?\s(?:anyway|after all|it seems|apparently|as it turns out)(?=[\s.!]*$)
    `,
    '$1',
  ],
  // "set A and B to closed, both leads": of what kind they are.
  [/,\s*(?:both|all(?: of them)?|all three|they are(?: both| all)?) \p{Ll}+s(?=[\s.!?]*$)/iu, ''],
  // "put her in as a new member": add.
  [
    /\b(?:put|enter|get|log) (it|him|her|them|this|that) (?:in|into the (?:system|database)) as (?=an?\b)/giu,
    'add $1 as ',
  ],
  // "I met Ann Lee at the fair, she's a buyer. Add her as a new client, town Oslo": of whom all of it is told.
  [
    pattern('u')`
      ^\W*(?:(?:[Hh]ey|[Hh]i|[Hh]ello|[Ss]o|[Oo]k)\W+)?(?:I|[Ww]e)(?:['’]ve| have)?(?: just)?
      \ (?:met|ran into|heard from|(?:talked|spoke|chatted) (?:to|with)|got a call from)
      \ (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)(?: (?:at|in|on|during|from) [^,.;]{2,40})?\s*[,–—-]\s*(.+?)[.!;]\s+
      (?:(?:[Pp]lease|[Cc]an you|[Cc]ould you) )?(?:[Aa]dd|[Ee]nter|[Ss]ave|[Rr]egister) (?:her|him|them) as (an? (?:new )?\p{Ll}+)\b(.*)$
    `,
    'add $3 called $1, $2$4',
  ],
  // "add a new client. The name is Ann Lee, …": called so.
  [
    pattern('u')`
      ^(\W*(?:[Cc]an |[Cc]ould )?(?:you )?(?:please )?(?:[Aa]dd|[Cc]reate|[Pp]ut|[Nn]ew|[Mm]ake|[Ee]nter|[Rr]egister)\b[^.?!:,;]{2,60}?)\s*[.?!:,;]+\s+
      (?:(?:[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Ii]ts) )?[Nn]ame(?:['’]s| is|:) (?=\p{Lu})
    `,
    '$1 called ',
  ],
]

/** "2.5 h", "100 g": units of one letter in full. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['h', 'hours'],
  ['g', 'grams'],
])
const IN_SHORT = /(?<=(?:^|\s)\d+(?:[.,]\d+)?)\s?(h|g)(?=[\s,;.!?]|$)/giu
const DATE_OF = /\b(today|tomorrow|yesterday)['’]s date\b/giu

/** What is written in short, in full; what stands in quotes stays. */
export const writeOut = (text: string): string =>
  text
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, at) =>
      at % 2
        ? part
        : part.replace(IN_SHORT, (_, unit: string) => ` ${UNITS.get(unit.toLowerCase())!}`).replace(DATE_OF, '$1'),
    )
    .join('')

/** The order without what is only said around it. */
export const plainOrder = (text: string): string => sayPlainly(writeOut(text), TURNS)
