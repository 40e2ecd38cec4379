import { pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { BACK, DO, END, PART, type Rule } from './rule.ts'

/** "Look through the tabs for X and click it", "open the sections until you find X": X is what is looked for. */
export const SEARCHES: readonly Rule[] = [
  // "One of the tabs contains X. Find it there and click on it."
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))(?:one|some|any)(?: of)?(?: the| these)? ${PART} (?:contains?|has|have|holds?|hides?|shows?) ([^.;]+?)[.;:,]\s+
      (?:then )?(?:find|locate|look for|search for|spot) (?:it|that|this|the \p{L}+)(?: (?:there|in there|in it))?(?:,? (?:and|then))+ (${DO})
      \ (?:on )?${BACK}${END}
    `,
    '$2 $1',
  ],
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
  // "Open the folders until you come to X, and click X".
  [
    pattern('giu')`
      \b(?:open|unfold|expand|go through|look through|try) (?:the|all(?: the)?|these) ${PART},? until you (?:find|see|come to|reach|get to)
      \ (?:the |an? )?([^.;,]+?)(?:,? (?:and|then))+ (${DO}) (?:on )?(?:${BACK}|the (?:file|folder|picture|document|name|leaf|node))${END}
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
export const NOWHERE: readonly Rule[] = [
  // "Find the link X behind the tabs": behind them all.
  [
    pattern('giu')`
      (?<=\b(?:find|locate|look for|click|open|press) [^.,;]+?) (?:behind|among|within|inside|under)
      \ (?:all )?the (?:tabs|sections|panels|accordions?|folders|pages)
      (?=,? and |,? then |[.,;]|$)
    `,
    '',
  ],
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
export const SEQUENCES: readonly Rule[] = [
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

/** "Close X by clicking Y": Y is clicked. "Bring the tab X to the front", "switch to tab 2": it is opened. */
export const BY_CLICK: readonly Rule[] = [
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
export const ASIDES: readonly Rule[] = [
  [/(?<=\S),?\s+(?:please|pls|thanks|thank you|for me|if you (?:can|could|please))(?=\s*[.!?]*$)/giu, ''],
  [
    pattern('giu')`
      \ before (?:it|they|these|those|any of them|time)
      \ (?:is|are|has|have|goes|go|runs?|disappears?|vanish(?:es)?|leaves?|falls?|fades?|moves?|expires?)\b[^.,;]*
    `,
    '',
  ],
  [/,?\s*(?:when|once|as soon as|after) (?:you(?:['’]re| are)? )?(?:done|finished|ready)(?=[.,;!]|$)/giu, ''],
  [
    /\b(the (?:[\p{L}-]+ )?\p{L}+) (?:that |which )?you (?:find|see|get|can see)(?: (?:inside|there|in it|in there|then|below))?(?=[.,;!]|$| and\b)/giu,
    '$1 in it',
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
