import { fragment, pattern } from '../../../lib/patterns.ts'
import { isColorName } from '../ground/colors.ts'
import { MARK } from '../read/literals.ts'

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/** Verbs of doing something to what was found or named before. */
const DO = '(?:click|press|tap|hit|choose|select|pick|take|open|follow|mark|tick|check)'
/** Where a clause ends. */
const END = fragment`(?=[.,;!?]|$| and\b| then\b| before\b)`
/** What was found or named before. */
const BACK = fragment`
  (?:it|that|this|them|that one|this one|its (?:item|entry|row|link|name)|the (?:link|button|entry|item|one|word|result))
`
/** Parts of a page that hold others and may be closed. */
const PART = fragment`
  (?:tabs?|sections?|panels?|folders?|pages?|menus?|sub-?menus?|accordions?|groups?|areas?|headings?|branch(?:es)?)
`
/** What shows where the mouse is. */
const POINTER = '(?:mouse(?: (?:pointer|cursor))?|pointer|cursor)'
/** How exactly something is at a place: no other place. */
const DEGREE = '(?:completely|entirely|fully|wholly|totally|exactly|precisely|directly|right|just|somewhere|anywhere)'
const PLACED = '(?:is|are|lies?|sits?|stands?|comes? to (?:lie|rest|stand)|ends? up|rests?|fits?|goes)'
const AT = '(?:inside(?: of)?|within|into|in|onto|on top of|on|at|over|under|below|above|beside|next to|around)'
/** What a field or block of text has in it. */
const TEXT = fragment`(?:(?:same|whole|entire|complete|full) )*(?:text|contents?|words?|value|sentence)`
const PUTS = '(?:copy|put|enter|type|write|take|transfer|insert|paste|get|grab)'

/** Whose text is meant: "what is in X", "what X says", "the text of X". */
const SOURCES: readonly string[] = [
  fragment`what(?:ever)? (?:is|stands|is written) (?:in|inside|on)\ (?<in>(?:the|this) [^.,;]+?)`,
  fragment`what(?:ever)? (?<says>(?:the|this) [^.,;]+?) (?:says?|holds?|contains?|has|shows?|reads?)(?: in it)?`,
  fragment`the ${TEXT} (?:of|in|inside|from|that is in|which is in)\ (?<of>(?:the|this) [^.,;]+?)`,
]
const INTO = fragment`
  (?:,? (?:and |then |and then )?(?:paste|put|enter|insert|type|write) (?:it|that|them))?
  \ (?:into|in|to|inside|onto)\ (?<to>(?:the|this) [^.,;]+?)
`

/** "Copy what is in X, paste it into Y", "put the same text into Y as in X": the text of X goes into Y. */
const COPIES: readonly Rule[] = [
  ...SOURCES.map((source): Rule => [
    new RegExp(`\\b${PUTS} ${source}${INTO}${END}`, 'giu'),
    (...parts) => {
      const groups = parts.at(-1) as unknown as Record<string, string | undefined>
      return `copy the text of ${groups['in'] ?? groups['says'] ?? groups['of']} into ${groups['to']}`
    },
  ]),
  [
    pattern('giu')`
      \b(?:put|enter|type|write|insert) the same (?:text|words?|value|contents?) (?:in|into|to) (the [^.,;]+?)
      \ (?:as|that|which) (?:is |stands )?(?:in|of|from) (the [^.,;]+?)${END}
    `,
    'copy the text of $2 into $1',
  ],
]

/** "Look through the tabs for X and click it", "open the sections until you find X": X is what is looked for. */
const SEARCHES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))\p{L}+(?: (?:through|between|in|into|on|among|over|around|up|at))*
      (?: (?:the|all(?: the| of the)?|each of the|every|these|some|different|other|right))*(?: \p{L}+)?
      \ ${PART}(?: (?:below|above|here))?
      (?:,? (?:and |to |in order to )?(?:find|locate|look for|search for)(?: and)?|,? until you (?:find|see|come to|reach|get to|spot)| for)
      \ (?!(?:and|then)\b)([^.;]+?)(?:,? (?:and|then))+ (${DO}) (?:on )?${BACK}${END}
    `,
    '$2 $1',
  ],
  [
    pattern('giu')`
      \b(?:find|locate|look for|search for|look up|see) ((?:(?:the|an?)\ |${MARK})[^.;]*?)(?:,? (?:and|then))+
      \ (${DO}|drag) (?:on )?${BACK}${END}
    `,
    '$2 $1',
  ],
  [
    pattern('gu')`
      \b[Ff]ind (\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)*)(?:,? and|,|,? then)+ (${DO}) (?:on )?${BACK}${END}
    `,
    '$2 $1',
  ],
]

/** "… in one of the tabs", ", which is on some tab", "inside the folded sections": a place that tells nothing, as all are looked through. */
const NOWHERE: readonly Rule[] = [
  [
    pattern('giu')`
      ,?\s*(?:(?:which|that) (?:is|are|can be found) )?(?:somewhere |hidden |found )?(?:in|on|inside|within|under|behind|among|from)
      \ (?:
        (?:some|one|any)(?: of)?(?: the| these)?
        |the (?:collapsed|folded|closed|hidden|different|other|various)
      )(?: (?:collapsed|folded|closed|hidden|different|other))?\ ${PART}(?: (?:below|above|here))?${END}
    `,
    '',
  ],
  // "You may have to change the tab": what may be needed is seen when it is.
  [/(?<=[.!]\s)you (?:may|might|can|could|will|would)(?: \p{L}+)? (?:have|need|want) to [^.!]*[.!]?/giu, ''],
]

/** "Press A, B and C in this order", "first press A, then B, and last C", "hit A before B, and C at the end": one after the other. */
const PRESS = '(click|press|tap|hit|push)'
const ONE = `(?:the )?(?:(?:buttons?|keys?|links?) )?(?:${MARK}|[^\\s.,;]+)`
const oneByOne = (verb: string, list: string): string =>
  list
    .split(/\s*,\s*(?:and |then )*|\s+(?:and|then)\s+/)
    .map((one, at) => `${at === 0 ? verb : verb.toLowerCase()} ${one}`)
    .join(', then ')
const OWN_VERBS = /\b(?:watch|see|repeat|remember|click|press|tap|hit|push|choose|select) /i
const SEQUENCES: readonly Rule[] = [
  [
    pattern('giu')`
      \bfirst,? ${PRESS} (?:on )?(${ONE}),? (?:and )?then (${ONE}),? (?:and )?(?:then |last
      (?:ly)? |finally |in the end )+(${ONE})${END}
    `,
    (_, verb, ...names) => oneByOne(verb!, names.slice(0, 3).join(', ')),
  ],
  [
    pattern('giu')`
      \b${PRESS} (?:on )?(${ONE}) before (${ONE}),? (?:and )?
      (?:then )?(${ONE}) (?:at the end|last|in the end|after that)${END}
    `,
    (_, verb, ...names) => oneByOne(verb!, names.slice(0, 3).join(', ')),
  ],
  [
    new RegExp(`\\b${PRESS} (?:on )?(${ONE}) before (${ONE})(?=[.]|$)`, 'giu'),
    (_, verb, one, other) => oneByOne(verb!, `${one}, ${other}`),
  ],
  [
    pattern('giu')`
      \b${PRESS} (?:on )?(?:the )?(?:buttons|keys|links)?\s*in (?:the|this) (?:following )?(?:order|sequence):? ([^.;]+?)(?=[.;]|$)
    `,
    (_, verb, list) => oneByOne(verb!, list!),
  ],
  [
    pattern('giu')`
      \b${PRESS} (?:on )?([^.;]+?),? (?:in (?:this|that|the given|the same|exactly this) (?:order|sequence)|one after (?:the other|another))(?=[.;]|$)
    `,
    // What has verbs of its own is no list of names.
    (whole, verb, list) => (OWN_VERBS.test(list!) ? whole! : oneByOne(verb!, list!)),
  ],
]

/** "X belongs into Y", "X should be in 2nd position. Drag it there", "make X the 3rd item", "so that it is inside Y": X is dragged to Y. */
const MOVES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))([^.!,;]+?) (?:
        belongs?
        |(?:should|must|has to|have to|needs? to|is to|ought to) (?:be|go|lie|stand|come|end up|get)(?: (?:moved|dragged|put|placed))?
      ) ((?:${DEGREE} )*${AT} [^.!;]+?)[.!]\s+(?:drag|move|put|place|pull|bring) (?:it|them|the \p{L}+) (?:there|to (?:it|that place))${END}
    `,
    'drag $1 $2',
  ],
  [/(?:^|(?<=[.!]\s))([^.!,;]+?) belongs? ((?:in|into|inside|on|to) the [^.!,;]+)/giu, 'drag $1 $2'],
  [
    pattern('giu')`
      \b(?:make|put|set|get|bring) ([^.,;]+?) (?:(?:on|in|at|to|into) )?(?:the )?(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last)
      \ (?:item|entry|one|name|place|position|spot|row|line)(?: (?:of|in|on) (?:the|this) (?:list|row|order))?${END}
    `,
    'drag $1 to the $2 position',
  ],
  [
    pattern('giu')`
      (?:,? so that|,? such that|,? until) (?:it|they|he|she) ${PLACED} (?:${DEGREE} )*(?=${AT} )
    `,
    ' ',
  ],
  [
    new RegExp(
      `(?<=\\p{L} )(?:${DEGREE} )+(?=(?:inside|within|into|in|through|around|on top of) (?:the|an?)\\b)`,
      'giu',
    ),
    '',
  ],
  [/(?<=\p{L} )(?:a (?:bit|little)|slightly|somewhat|a little bit) (?=(?:to the )?(?:up|down|left|right))/giu, ''],
]

/** "Keep the mouse inside X as it moves", "follow X with the pointer", "move the pointer onto X and stay on it". */
export const STAY_ON = 'follow with the pointer'
const STAYS: readonly Rule[] = [
  [
    pattern('giu')`
      ^(?:keep|hold|leave|let|have) (?:the|your) ${POINTER} (?:stay |rest )?(?:inside(?: of)?|within|in|on|over|above|upon|at)
      \ (.+?)(?:,? (?:as|while|when|until|during|for)\b.*)?[.!]?$
    `,
    `${STAY_ON} $1`,
  ],
  [
    pattern('iu')`
      ^(?:follow|chase|track|trace) (.+?)(?: (?:around|about))? (?:with|using) (?:the|your) ${POINTER}(?:,? .*)?[.!]?$
    `,
    `${STAY_ON} $1`,
  ],
  [
    pattern('iu')`
      ^(?:(?:move|put|place|bring) (?:the|your) ${POINTER}|hover|point)(?: (?:over|onto|on|to|inside|into|above|at|in))* (.+?),? (?:and|but) (?:then )?
      (?:stay|remain|keep|do not|don['’]t|never|follow|rest)\b.*$
    `,
    `${STAY_ON} $1`,
  ],
]

/** "The date is X. Fill it in", "go to X in the calendar, click that day": the date is what is given. */
const DATE = fragment`
  (?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}\p{L}+,? \d{4})
`
const DATES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))the date (?:is|should be|must be|has to be|shall be|to (?:enter|set) is) (${DATE})[.!]?\s+
      (?:and )?(?:fill|enter|type|put|write|set|select|choose|pick) (?:it|that|this)(?: in\b| there)?
    `,
    'enter $1 as the date',
  ],
  [
    pattern('giu')`
      \b(?:go|navigate|turn|page|browse|move) to (${DATE}) (?:in|on|of|with) the (?:calendar|date ?picker)
      (?:,? (?:and )?(?:then )?(?:click|choose|select|pick|press)(?: on)? (?:it|that day|the day|this day|that date))?${END}
    `,
    'select $1 as the date',
  ],
  [
    pattern('giu')`
      \b(?:use|open|with|using) the (?:date ?picker|calendar)(?:,| and| to)* (?:choose|select|pick|set|enter|click) (${DATE})${END}
    `,
    'select $1 as the date',
  ],
]

/** "Answer Ann with "…"", "respond to Ann. Say "…"", "write "…" back to Ann": a reply and its text. */
const TO_WHOM = fragment`(?!(?:it|them|with)\b)(?:\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*|(?:the|this|that|\p{L}+['’]s) [^.,;:]*?)`
const OF_DIALOG = '(?:the|this|that) (?:\\p{L}+ )?(?:dialog|question|prompt|window|pop-?up|message box|box)\\b'
const REPLIES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:answer|respond to|reply to|write back to|react to) (?!${OF_DIALOG})(${TO_WHOM})
      (?:,? (?:with|by (?:writing|saying|typing)|saying|and (?:say|write))
      (?: the (?:text|words?|message))?|:)\s?(${MARK})
    `,
    'reply to $1 with the text $2',
  ],
  [
    pattern('giu')`
      \b(?:answer|respond to|reply to|write back to) (?!${OF_DIALOG})(${TO_WHOM})[.!,;]\s+(?:and )?
      (?:say|write|use|enter|type|put|tell (?:him|her|them)|the text (?:is|should be))
      (?: the (?:text|words?))?:? ?(${MARK})(?: (?:in|as|into) (?:the|your) (?:reply|response|answer|text|message))?
    `,
    'reply to $1 with the text $2',
  ],
  [
    pattern('giu')`
      \b(?:write|send|say) (${MARK})(?: back)? (?:to|in (?:reply|response|answer) to) (${TO_WHOM}) ?
      (?<=back to .*|(?:reply|response|answer) to .*)${END}
    `,
    'reply to $2 with the text $1',
  ],
]

/** "Send it on to Ann", "Ann should get X. Forward it", "forward to Ann what …": what is passed on, and to whom. */
const FORWARDS: readonly Rule[] = [
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(\p{Lu}[\p{L}'-]*) (?:should|must|has to|needs to|wants to|would like to) (?:get|have|receive|see|read)
      \ ((?:the|this) [^.!]+)[.!]\s+(?:[Ff]orward|[Ss]end|[Pp]ass) (?:it|that|this)(?: on)?(?: to (?:him|her|them))?
    `,
    'forward $2 to $1',
  ],
  [
    /\b(?:[Ff]orward|[Ss]end|[Pp]ass) (?:on )?to (\p{Lu}[\p{L}'-]*) ((?:the|this|what) [^.!]+?)(?=[.!]|$)/gu,
    'forward $2 to $1',
  ],
  [/\b(?:forward|send|pass) ([^.!]+?) on to (?=\p{Lu}|the |my )/giu, 'forward $1 to '],
]

/** "Ann wrote a mail about tea. Forward it to Bob": the mail by Ann about tea is forwarded. */
const TOLD_BEFORE: readonly Rule[] = [
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(?:[Tt]here is |[Yy]ou (?:have|got) )?(\p{Lu}[\p{L}'-]*) (?:has |had )?(?:sent|wrote|written|posted)(?: (?:you|us|me))?
      \ an? (e-?mail|mail|message|post|letter|note|comment)( (?:about|on|regarding) [^.!]+)?[.!]\s+(\p{Lu}\p{L}+)
      \ (?:it|this|that|the (?:e-?mail|mail|message|post|letter|note|comment))\b
    `,
    (_, who, kind, about, verb) => `${verb} the ${kind} by ${who}${about ?? ''}`,
  ],
]

/** "Put a star on X", "flag X with the star": X is given one. */
const GIVES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:put|place|set|add|leave|stick) an? ([\p{L}-]+)(?: (?:icon|mark|sign))? (?:on|onto|to|at|for|beside|next to)
      \ ((?:the|this|that|what|\p{L}+['’]s) [^.,;!]*?(?:mail|message|post|letter|note|comment|entry|row|item)\b[^.,;!]*?)${END}
    `,
    'give $2 a $1',
  ],
  [
    /\b(?:flag|mark|label|tag) ((?:the|this|that) [^.,;!]+?) with (?:the|an?|its) (star|heart|flag|pin)(?: icon| sign)?(?=[.,;!]|$)/giu,
    'give $1 a $2',
  ],
]

/** "Throw X into the bin": X is deleted. */
const DELETES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:throw|put|move|drop|toss|dump) ((?:the|this|that) [^.,;]+?) (?:in|into|in to|to) the (?:trash
      (?: can)?|bin|waste ?basket|rubbish)\b
    `,
    'delete $1',
  ],
  [/\b(?:bin|trash|scrap|purge|dump) (it|them|the|this|that)\b/giu, 'delete $1'],
]

/** "Make a line through X", "put a circle around X": it is drawn. */
const DRAWS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:make|put|create|add|place|set|trace) (an? (?:\p{L}+ )?(?:line|circle|ring|ellipse|rectangle|square|frame|box)
      (?: (?:that|which) (?:runs|goes|passes|leads))?\ (?:through|across|around|about|from|between|over))\b
    `,
    'draw $1',
  ],
  [/\bthe (\p{L}+)['’]s (cent(?:er|re)|middle|mid-?point)\b/giu, 'the $2 of the $1'],
]

/** "X must be ticked before you press Y", "make sure only X are checked", "put a tick beside X". */
const TICKED = '(?:ticked|checked|selected|marked|chosen|clicked|pressed|picked)'
const VERB_OF: Readonly<Record<string, string>> = { chosen: 'choose' }
const verbOf = (participle: string): string =>
  VERB_OF[participle.toLowerCase()] ?? participle.toLowerCase().replace(/ed$/, '')
const WISHES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:make sure|ensure|see to it|take care)(?: that)? (only |just |exactly )?([^.!;]+?) (?:is|are|gets?) (${TICKED})${END}
    `,
    (_, only, what, participle) => `${verbOf(participle!)} ${what}${only ? ' and nothing else' : ''}`,
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))([^.!;]+?) (?:must|should|(?:has|have|need|needs|ought) to|is to|are to) (?:all )?be (${TICKED})
      (?: before you| before (?:the|a)?(?= ?\p{L}+ing)|(?=[.!]|$))
    `,
    (whole, what, participle) => `${verbOf(participle!)} ${what}${/before you$/i.test(whole!) ? ', then' : ''}`,
  ],
  [
    pattern('giu')`
      \b
      (?:put|set|place|make|add) an? (?:check ?mark|check|tick|tick ?mark|cross|mark) (?:beside|next to|by|in front of|on|at|for|against|before|in)[ ]
    `,
    'tick ',
  ],
]

/** "the boxes with synonyms of X", "every word that is similar in meaning to X", "these list items: X and Y": what is chosen. */
const CHOOSE = '(tick|check|select|choose|mark|pick|click)'
const KIND_OF =
  '(?:list )?(?:words?|box(?:es)?|check ?box(?:es)?|options?|items?|terms?|ones?|names?|entries|entry|things?|values?|choices?)'
const ALIKE = fragment`
  (?:
    (?:an? |the )?synonyms? (?:of|for|to)
    |(?:an? )?(?:meaning )?(?:similar|close|near|alike|equal)(?: in meaning)? (?:to|as)
    |(?:an? )?(?:similar|close|related|the same|equal) meaning (?:to|as)
    |meaning (?:similar|close|near) to
    |means? (?:(?:about|roughly|nearly|almost|something) )*(?:the same as|like|similar to)
  )
`
const CHOICES: readonly Rule[] = [
  [
    pattern('giu')`
      \b${CHOOSE} (?:(?:on|all|every|each|of|the|those|any) )*${KIND_OF}
      (?: (?:with|that|which|having|whose|of|in|(?:is|are|has|have)|for|an?))*\ ${ALIKE}\s
    `,
    '$1 words similar to ',
  ],
  [
    pattern('giu')`
      \b${CHOOSE} (?:(?:on|exactly|only|just|all|of|these|the|following|each) )*(?:list )?
      (?:names|items|entries|boxes|check ?boxes|options|values|words|choices):?\s
      (?=${MARK}|[^.;]*(?:,|\ and\ ))(?!(?:with|that|which|of|in|on|from|for|below|above|similar|to|and|so|such|until
        |labell?ed|named|called|who|whose|is|are|as|by|like|mean\p{L}*)\b)
    `,
    '$1 ',
  ],
]

/** "every tile that is a kind of red", "all squares in a red tone", "every red shade": all shades of red. */
const SHADES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:all|every|each)(?: of)?(?: the)?(?: \p{L}+)??(?: (?:(?:that|which) )?(?:is|are|has|have|in|of|with))?(?: (?:an?|some|any|the))?
      \ (?:kinds?|sorts?|types?|shades?|tones?|tints?|hues?|versions?) of (\p{L}+)${END}
    `,
    (whole, color) => (isColorName(color!) ? `all shades of ${color}` : whole!),
  ],
  [
    pattern('giu')`
      \b(?:all|every|each)(?: of)?(?: the)?(?: \p{L}+ (?:(?:(?:that|which) )?(?:is|are|has|have|in|of|with))(?: (?:an?|some|any|the))?)?
      \ (\p{L}+) (?:shade|tone|tint|hue|colou?r)s?${END}
    `,
    (whole, color) => (isColorName(color!) ? `all shades of ${color}` : whole!),
  ],
]

/** "I want to fly from A to B. Book the cheapest option", "leaving A for B": a journey. */
const TRAVELS = /\b(?:flights?|fly|trips?|trains?|bus|ticket|journey|connection|travel)\b/i
const JOURNEYS: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:I|we)(?:['’]d like| want| need| would like| have|['’]m going| am going) (?:to (?:fly|travel|go|get) )?((?:from|to) [^!?]+?)[.!]\s+
      (?:book|buy|reserve|get|choose|take|find) the (\p{L}+est|(?:most|least) \p{L}+) (?:option|one|flight|connection|ticket|offer|way|of them)${END}
    `,
    'book the $2 flight $1',
  ],
  [
    /^.*$/su,
    whole =>
      TRAVELS.test(whole!)
        ? whole!
            .replace(
              /\b(?:leaving|departing|starting|going) (?:from )?(\p{Lu}[^.,]*?) (?:for|to) (?=\p{Lu})/gu,
              'from $1 to ',
            )
            .replace(/\b(?:leaving|departing|starting) from (?=\p{Lu})/gu, 'from ')
        : whole!,
  ],
]

/** "Close X by clicking Y": Y is clicked. "Bring the tab X to the front", "switch to tab 2": it is opened. */
const BY_CLICK: readonly Rule[] = [
  [
    pattern('giu')`
      \b
      (?:close|dismiss|remove|hide|leave|exit|cancel) ((?:the|this|that) [^.,;]+?),?
      \ (?:by (?:clicking|pressing|hitting|tapping|using)|(?:using|with)(?=[^.;]*(?:button|cross|sign|icon|key|link|corner|["“]?x["”]?(?=\W|$)|${MARK})))
      (?: on)? (?=the |its |an? )
    `,
    'click ',
  ],
  [
    pattern('giu')`
      \b(click|press|hit|tap)( on)? ([^.,;]+?) (?:to|in order to) (?:close|dismiss|get rid of|delete|leave|exit) (?:the|this|that|it)\b[^.,;]*
    `,
    '$1$2 $3',
  ],
  [/\bbring ((?:the )?[^.,;]*?tab\b[^.,;]*?) (?:to the front|up|forward|into view)(?=[.,;]|$)/giu, 'open $1'],
  [
    /\b(?:switch|change|jump|flip|go|move|turn)(?: over)? to (?=(?:the )?(?:tab\b|[^.,;]* tab(?:[.,;]| and\b|$)))/giu,
    'open ',
  ],
  [/\b(?:the )?tab (?:number|no\.?) (?=\d)/giu, 'tab '],
]

/** What is said of when and where, and asks for nothing more. */
const ASIDES: readonly Rule[] = [
  [/,?\s*(?:when|once|as soon as|after) (?:you(?:['’]re| are)? )?(?:done|finished|ready)(?=[.,;!]|$)/giu, ''],
  [
    /\b(the (?:[\p{L}-]+ )?\p{L}+) (?:that |which )?you (?:find|see|get|have|can see) (?:inside|there|in it|in there|then|below)\b/giu,
    '$1',
  ],
  [
    /\b(button|dialog|form|list|menu|picture|shape|figure|box|field) (?:below|above|on (?:the|this) page|shown here)(?=[.,;]|$| and\b)/giu,
    '$1',
  ],
  [/\b(?:open|fold|flip) (?:up|out) (?=the )/giu, 'expand '],
  [
    /\b(?:open|unfold|uncollapse|fold out) the (?=(?:section|area|panel|part|accordion)(?:[.,;]| and\b|$))/giu,
    'expand the ',
  ],
  [/\bthe (?:area|part|panel)(?=[.,;]? and (?:hit|press|click|then) )/giu, 'the section'],
]

/** What begins so changes what is read at all; the rest only says plainly what was said. */
const DEEP: readonly Rule[] = [
  ...COPIES,
  ...TOLD_BEFORE,
  ...FORWARDS,
  ...REPLIES,
  ...SEARCHES,
  ...SEQUENCES,
  ...STAYS,
  ...DATES,
  ...JOURNEYS,
  ...WISHES,
  ...SHADES,
  ...GIVES,
]

const apply = (rules: readonly Rule[], text: string): string =>
  rules
    .reduce((said, [from, to]) => said.replace(from, to as string), text)
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;](?:\s|$))/g, '')
    .trim()

/**
 * The instruction with each deed said in one way: what is moved where, whose text goes where, what is looked for, in which
 * order something is pressed, what the pointer stays on. Marks for literals stay as they are.
 */
export const restate = (text: string): string =>
  apply([...MOVES, ...DELETES, ...DRAWS, ...CHOICES, ...BY_CLICK, ...NOWHERE, ...ASIDES], text)

/** What is said by several clauses together, in one. */
export const joinClauses = (text: string): string => apply(DEEP, text)

/** Whether the clauses of a text say something else one by one than together. */
export const saysTogether = (text: string): boolean => apply(DEEP, text) !== apply([], text)
