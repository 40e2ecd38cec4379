import { pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { DO, END, START, type Rule } from './rule.ts'

const WHO = "(@[\\p{L}\\d_]+|\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)*)"
const MAIL = '(?:e-?mail|mail|message|letter|note)'
const SAID = '(?:wrote|sent(?: you)?|has sent(?: you)?|has written|posted|says|said|has posted)'

/** "What Ann wrote should reach Bob too: forward it", "Bob wants to see the message of Ann; send it on": passed on. */
const ON = '(?:forward|send|pass) (?:it|that|this)(?: on)?'
export const PASSED_ON: readonly Rule[] = [
  [
    pattern('gu')`
      ${START}[Ww]hat ${WHO} ${SAID} (?:should|must|has to|needs to|shall) (?:reach|get to|go to) ${WHO}(?: too| as well)?[:;.,] (?:so )?${ON}${END}
    `,
    'forward the email by $1 to $2',
  ],
  [
    pattern('gu')`
      ${START}${WHO} (?:wants|needs|would like|ought|has|is) to (?:see|read|have|get) the ${MAIL} (?:of|by|from) ${WHO}[:;.,] (?:so )?${ON}${END}
    `,
    'forward the email by $2 to $1',
  ],
  [
    pattern('gu')`
      \b(?:[Gg]et|[Bb]ring|[Hh]and|[Ll]et) the ${MAIL} (?:of|by|from) ${WHO} (?:go )?(?:over |on )?to ${WHO} (?:by|with) (?:forwarding|a
      \ forward|passing it on)(?: it)?${END}
    `,
    'forward the email by $1 to $2',
  ],
]

/** "Let Ann have this answer to her mail: "…"", "answer what Ann sent you with the words "…"": a reply and its text. */
export const ANSWERED: readonly Rule[] = [
  [
    pattern('gu')`
      \b(?:[Ll]et|[Gg]ive|[Ss]end) ${WHO} (?:have |get )?(?:this|the following) (?:answer|reply|response)(?: to (?:the|his|her|their) ${MAIL})?:
      \ ?(${MARK})
    `,
    'reply to the email by $1 with the text $2',
  ],
  [
    pattern('gu')`
      \b(?:[Aa]nswer|[Rr]eply to|[Rr]espond to) what ${WHO} ${SAID} with (?:the )?(?:words|text|line|sentence) (${MARK})
    `,
    'reply to the email by $1 with the text $2',
  ],
]

/** "Hit the reply symbol under what @ann says", "show that you like what Ann posted": the sign of that post. */
export const SIGNS: readonly Rule[] = [
  [
    pattern('gu')`
      \b(?:[Hh]it|[Pp]ress|[Cc]lick|[Tt]ap|[Uu]se)(?: on)? the ([\p{L}-]+) (?:symbol|sign|icon|glyph|button|mark)
      \ (?:under|below|beneath|on|at|of|for) (?:what|whatever) ${WHO} ${SAID}${END}
    `,
    'for the post by $2, click on the $1 button',
  ],
  [
    /\b[Ss]how (?:that|how) you (like|love) what (@[\p{L}\d_]+|\p{Lu}\p{L}*) (?:posted|wrote|says|said)(?=[.,;!]|$)/gu,
    '$1 the post by $2',
  ],
  [
    pattern('gu')`
      ^(?:Whatever|Everything|All that) ${WHO} (?:has )?(?:posted|wrote|written|says) deserves an? ([\p{L} -]+?)[:;.,] (?:press|give|click|hit)
      \ it (?:on|to|for) (?:all of it|all of them|each of them|everything)
    `,
    'click the $2 button on all posts by $1',
  ],
  [
    pattern('gu')`
      \b[Gg]ive (\d+|one|two|three|four|five) of (?:the )?(posts|messages|comments|pictures) (?:by|of|from) ${WHO} an? ([\p{L} -]+?)(?=
      \ and\b|[.,;!]|$)
    `,
    'click the $4 button on $1 $2 by $3',
  ],
]

/** "Which crossing is x = 0, y = 2? Click it", "click where x is 2 and y is -2": a point by its coordinates. */
export const POINTS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:which|what|where is) (?:the )?(?:\p{L}+ )??(?:is |has |lies at )?(?:at )?x (?:=|is) ?(-?\d+)(?:,| and) y (?:=|is) ?(-?\d+)\? ${DO}
      \ (?:on )?(?:it|that(?: one)?|there)${END}
    `,
    'click on the grid coordinate ($1,$2)',
  ],
]

/** "Draw a 2 with the boxes, as the pattern shows it", "tick the boxes so that they look like the 4 on the right". */
export const PATTERNS: readonly Rule[] = [
  [
    pattern('giu')`
      \bdraw (?:an?|the) (\d) with the (?:check ?)?boxes,? (?:as|like) the (?:pattern|example|picture|drawing)[^.,;]*
    `,
    'draw the number $1 in the checkboxes using the example on the right',
  ],
  [
    pattern('giu')`
      \b(?:tick|check|mark|click|set) the (?:check ?)?boxes(?: on the (?:left|right))? so that they (?:look like|make|show|form|become|equal|are
      \ like) (?:an?|the) (?:\p{L}+ )?(\d)(?: (?:on|at|to) the (?:left|right))?${END}
    `,
    'draw the number $1 in the checkboxes using the example on the right',
  ],
]

/** "Take what the list says into the fields of the same name", "the two fields ask for things that the list tells. Fill them in". */
export const FIELDS_FED: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:take|put|enter|write|copy|carry) what the (?:list|table|card|text) (?:above )?(?:says|tells|gives|shows) (?:in|into|to) the fields?
      \ (?:of|with|by) (?:the same|that|their) names?
    `,
    'fill in the fields with the matching values of the list',
  ],
  [
    pattern('giu')`
      ${START}the (?:\p{L}+ )?fields? (?:below |above )?asks? for (?:things?|values?|something|what) (?:that |which )?the (list|table|card|text)
      \ (?:above |below )?(?:tells|says|gives|shows|has|holds)\. (?:fill|enter|put|write|type) (?:them|it|these|that)(?: in)?
    `,
    'fill in the fields with the matching values of the $1',
  ],
  [
    pattern('giu')`
      \b(?:enter|type|write|fill in|put) the values? that (?:corresponds?|belongs?|goes|go|fits?) (?:with|to) (?:each|every|the) labels?
      \ (?:in|into|to) the (?:form|fields?)
    `,
    'fill in the fields of the form with the matching values of the table',
  ],
]

/** "Below A there is B; in it, click C": a way through a menu. */
export const MENU_WAYS: readonly Rule[] = [
  [
    pattern('gu')`
      ^(?:Below|Under|In) ([^.,;]+?) there is (?:an? )?([^.,;]+?)[;,.] (?:in|below|under) (?:it|that|there),? ${DO} (?:on )?([^.,;]+?)[.!]?$
    `,
    'select $1 > $2 > $3',
  ],
]

/** "Enter a country: its beginning is X, its ending Y", "a country is wanted that begins with X and has Y at its end. Enter it". */
export const BY_ENDS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(enter|type|write|choose|give) ((?:the name of )?an? [^.;]+?)[.;] (?:it|this|its name) (?:has to|must|should|shall) (?:start|begin) with (${MARK}|\S+)
      \ and (?:to |it (?:has to|must|should) )?end (?:in|with|on) (${MARK}|\S+?)(?=[.;,]|$)
    `,
    '$1 $2 that starts with $3 and ends with $4',
  ],
  [
    pattern('giu')`
      \b(?:enter|type|write|choose|give) (an? \p{L}+): its (?:beginning|start) is (${MARK}|\S+?),? (?:and )?its end(?:ing)? (?:is
      \ )?(${MARK}|\S+?)(?=[.;,]|$)
    `,
    'enter $1 that starts with $2 and ends with $3',
  ],
  [
    pattern('giu')`
      ${START}(an? \p{L}+) is (?:wanted|needed|sought|asked for) that begins with (${MARK}|\S+) and (?:has (${MARK}|\S+) at its end|ends
      \ (?:with|in) (${MARK}|\S+?))[.;,] (?:enter|type|write|give|choose) (?:it|one)
    `,
    (_, what, start, end, other) => `enter ${what} that starts with ${start} and ends with ${end || other}`,
  ],
]

/** "I want a navy shirt in size L. Buy it": what is wanted is bought. */
export const WANTED: readonly Rule[] = [
  [
    pattern('giu')`
      ^I (?:want|need|would like|['’]d like|am looking for) (an?|the|some) ([^.!?]+)[.!] (buy|order|book|get) (?:it|them|that|one)(?: for me)?[.!]?$
    `,
    '$3 the $2',
  ],
]

/** "In the tickets, take the closed one of Ann and press its View": the control of that row. */
export const OF_ROW: readonly Rule[] = [
  [
    pattern('gu')`
      ^(?:[Ii]n|[Ff]rom|[Oo]f|[Aa]mong) the (\p{L}+?)s?, (?:take|find|choose|look for|go to) the (\p{Ll}+) one (?:that belongs to|that
      \ is|of|by|from|for) ${WHO}(?:['’]s)?
      (?:,| and)+ (?:then )?(?:press|click|hit|use|push)(?: on)? its (${MARK}|\p{Lu}\p{L}*)(?: button| link)?[.!]?$
    `,
    'for the $2 $1 of $3, click $4',
  ],
]

/** "Which phone number does Ann have? Find the card and click it": what is said of her is clicked. */
export const WHOSE: readonly Rule[] = [
  [
    pattern('gu')`
      ^(?:Which|What) ([\p{Ll}-]+(?: [\p{Ll}-]+)?) does ${WHO} have\? (?:Find|Look for|Look up|Go to|Open) the (?:card|page|entry|record) and
      \ (?:then )?(?:click|press|tap) (?:on )?(?:it|that)[.!]?$
    `,
    'Find $2 and click on the $1',
  ],
]

/** "Open folders until X shows up, and click that": X is clicked, wherever it is. */
export const UNTIL_SHOWN: readonly Rule[] = [
  // "Somewhere in the folders there is X. Dig it out and click it", "one of the panels has a link X in it; find that and click it".
  [
    pattern('giu')`
      ^(?:somewhere )?(?:in|under|within|inside) (?:one of )?(?:the|these) [\p{L} ]+? there is (?:an? |the )?([^.;]+?)[.;]
      \ (?:find|dig|get|look for|locate|bring) (?:it|that)(?: (?:out|up))?
      (?:,? and|,? then|,)+ (${DO}) (?:on )?(?:it|that)[.!]?$
    `,
    '$2 $1',
  ],
  [
    pattern('giu')`
      ^(?:one|some|any) of (?:the|these) [\p{L}]+ (?:has|holds|contains|hides) (?:an? |the )?([^.;]+?)(?: in it| inside)?[;,]
      \ (?:find|look for|locate) (?:it|that)
      (?:,? and|,? then|,)+ (${DO}) (?:on )?(?:it|that)[.!]?$
    `,
    '$2 $1',
  ],
  [
    pattern('giu')`
      ^(?:open|unfold|expand|go through|look through|browse)(?: the| all| some)*(?: \p{L}+)?
      \ (?:folders?|sections?|panels?|tabs?|pages|menus?|branches|groups)
      \ until (.+?) (?:shows up|appears|comes up|turns up|is shown|can be seen|is visible|comes to light)(?:,? and|,? then|,)+ ${DO} (?:on
      \ )?(?:it|that|this)[.!]?$
    `,
    'find and click on $1',
  ],
]

/** "the spot that is equally far from the two points": their middle. */
export const MIDDLES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:mark|click|hit|choose|find)(?: on)? the (?:spot|place|point) (?:that is )?(?:equally|just as|as) (?:far|distant|close|near) (?:away
      \ )?(?:from|to) (?:the two|both) (?:\p{L}+ )?(?:points|dots|marks|ends)[^.;]*?(?=,? then\b|[.;]|,|$| and (?:press|click|hit)\b)
    `,
    'click the mid-point between the two points',
  ],
  [
    pattern('giu')`
      \b(?:put|set|place|make) an? (?:mark|point|dot|cross) (?:exactly |right )?(?:in the middle|halfway|midway) between (?:the two|both)
      \ (?:\p{L}+ )?(?:points|dots|marks|ends)
    `,
    'click the mid-point between the two points',
  ],
]

/** "Search the films of 1970 for a drama": what is looked for, and what else is known of it. */
export const SEARCHED_FOR: readonly Rule[] = [
  [
    pattern('gu')`
      \bwith (\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*) as (?:the |its )?(?:director|author|writer|maker|artist|painter|singer|composer|producer)\b
    `,
    'by $1',
  ],
  [
    pattern('giu')`
      \bsearch (?:the|all) (\p{L}+) (?:of|from) (\d{4}|${MARK}) for (an? [^.;!]+?)(?=[.;!]|$)
    `,
    'search for $3 from $2',
  ],
]

/** "Let the patch become cyan by a click on the strip": cyan is chosen there. */
export const COLORED: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:let|make|have) (?:the|this) (?:patch|box|field|swatch|square|area) (?:become|turn|be|get) (\p{L}+) (by a click on|with|on|using) the
      \ ([\p{L} ]*?(?:strip|wheel|ring|band|circle|picker|spectrum))${END}
    `,
    'choose $1 on the colour $3',
  ],
]

/** "Sell ACM once it stands at $61 or above": its price is waited for. */
export const PRICES: readonly Rule[] = [
  [
    pattern('gu')`
      ^([Ss]ell|[Bb]uy) (?:the )?(\p{Lu}[\p{L}\d]*)(?: (?:shares?|stocks?))? (?:once|when|as soon as|if) (?:it|its price|the (?:stock )?price|the
      \ stock|the share)
      \ (?:is|stands at|is at|costs|reaches|gets to|goes to|has reached) ((?:at least|at most|less than|more than|below|above|under|over)
      \ )?([$€£]?\d+(?:\.\d+)?)(?: or (above|more|higher|below|less|lower))?[.!]?$
    `,
    (_, verb, name, said, price, tail) => {
      const bound = said ?? (/^(?:below|less|lower)$/i.test(tail ?? '') ? 'at most ' : 'at least ')
      return `when ${name} is ${bound}${price}, press ${verb!.charAt(0).toUpperCase()}${verb!.slice(1).toLowerCase()}`
    },
  ],
]

/** "A, B as well as C", "by means of its popup", "(Ctrl adds to the choice.)": what adds nothing, or is said in a word. */
export const SAID_MORE: readonly Rule[] = [
  [
    / with (?:its|the) (?:plus|arrow|triangle|hub|button in (?:its|the) (?:middle|cent(?:er|re)))(?=[.,;]|$| and\b)/giu,
    '',
  ],
  // What a menu has folded away is looked for anyhow.
  [/\b(the (?:[\p{L}-]+ )?menu) and (?:then )?(?:its|the|one of its|a|all its) sub-?menus?(?=[.,;]|$| and\b)/giu, '$1'],
  [/,? as well as (?=\p{L}|\uE000)/giu, ' and '],
  [/,? by means of (?:its|the) (?:pop-?up|calendar|picker|menu|list|buttons?)(?=[.,;]|$| and\b)/giu, ''],
  [
    /\s*\((?!(?:click|press|choose|enter|type|select)\b)\p{Lu}[\p{L}\d'’ ]+? (?:adds?|means|is|are|helps?|stands?|counts?) [^()]*\)/giu,
    '',
  ],
  [
    /\b(the (?:box|check ?box)) that (?:comes|gets|becomes|is then) (?:free|enabled|active|available)(?: then)?(?=[.,;]|$| and\b)/giu,
    '$1',
  ],
  [/\bthe (\p{L}+) all the way down(?=[.,;]|$| and\b)/giu, 'to the bottom of the $1'],
]
