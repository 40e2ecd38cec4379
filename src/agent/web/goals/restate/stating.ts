import { pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { verbDone } from './passives.ts'
import { DO, END, SHALL, START, type Rule } from './rule.ts'

const STYLE = '(bold|italic|italics|underlined|struck through)'
const STYLED: Readonly<Record<string, string>> = { italics: 'italic' }

/** "Only the word tea shall be underlined", "everything that is written in the editor shall be bold": it is made so. */
export const STYLES: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}(?:in the [\p{L} ]+, )?(?:only |just )?(everything|all|[^.!;,]+?)(?: (?:that |which )?(?:is |stands )?(?:written|typed|there)?)?
      (?: (?:in|of) the (?:text )?(?:editor|box|area|field))? ${SHALL} (?:be(?:come)?|stand|appear|be (?:set|made|written|printed)) (?:in
      \ )?${STYLE}${END}
    `,
    (_, what, style) =>
      `make ${/^(?:everything|all|it all)$/i.test(what!) ? 'all the text' : what!.replace(/^(?:only|just) /i, '')} ${STYLED[style!.toLowerCase()] ?? style}`,
  ],
]

/** "Sign in. User: ann, password: tea": what goes into the fields comes before the deed that sends it. */
const VALUE = `(?:${MARK}|[^\\s,;]*[^\\s,;.])`
const PAIR = `(?:the |your )?\\p{L}[\\p{L} -]{1,24}(?::| =) ?${VALUE}`
export const VALUES_AFTER: readonly Rule[] = [
  [
    pattern('giu')`
      ^(?:get|go|log|come|let me) (?:in|into|in to|on to) (?:the |your |my )?account (?:of|named|called) (\S+?)[;,.]
      \ (?:(?:its|the|his|her) )?password (?:is|:|being) (${VALUE})[.!]?$
    `,
    'log in with the username $1 and the password $2',
  ],
  [
    pattern('giu')`
      ^(sign in|sign on|log ?in|log on|sign up|register|subscribe|search|submit)(?: to [^.:]+)?[.:;!]\s+(${PAIR}(?:(?:,|;|\.|,? and) ${PAIR})+)[.!]?$
    `,
    (_, verb, pairs) => {
      const said = [
        ...pairs!.matchAll(new RegExp(`(?:the |your )?(\\p{L}[\\p{L} -]{1,24}?)(?::| =) ?(${VALUE})`, 'giu')),
      ]
      return `${verb} with ${said.map(([, name, value]) => `the ${name!.replace(/^and /i, '').toLowerCase()} ${value}`).join(' and ')}`
    },
  ],
]

/** "The cursor belongs in the third field", "set the focus on the second of the fields". */
export const FOCUS: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}the (?:text )?(?:cursor|focus|caret) (?:belongs|${SHALL} (?:be|go|stand|come)) (?:in|into|on|to|inside) the
      \ (?=[^.!;,]*\b(?:fields?|box(?:es)?|inputs?|areas?)\b)
    `,
    'focus the ',
  ],
  [
    pattern('giu')`
      \b(?:set|put|place|bring|move|give) (?:the )?(?:text )?(?:cursor|focus|caret) (?:in|into|on|onto|to|inside)(?: of)? the
      \ (?=[^.!;,]*\b(?:fields?|box(?:es)?|inputs?|areas?)\b)
    `,
    'focus the ',
  ],
  [/\b(focus the (?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last)) of the (\p{L}+?)s\b/giu, '$1 $2'],
]

/** "Have A, B selected in the box and nothing else": they are selected. */
export const HELD_SO: readonly Rule[] = [
  [
    pattern('giu')`
      ^have ([^.!;]+?) (selected|chosen|ticked|checked|marked)(?: (?:in|on) the [\p{L} ]+?)?(,? and (?:nothing else|no others?))?${END}
    `,
    (_, what, participle, only) => `${verbDone(participle!)} ${what}${only ? ' and nothing else' : ''}`,
  ],
]

/** "Unfold the panels and follow X": what is followed is clicked. */
export const FOLLOWS: readonly Rule[] = [
  [
    pattern('gu')`
      \b(?:[Uu]nfold|[Ee]xpand|[Oo]pen|[Uu]ncollapse) (?:the|all(?: the)?) ([\p{L} ]+?)(?: below| above)? and (?:then )?follow (?:the link
      \ )?(${MARK}|\p{Lu}[\p{L}\d]*)${END}
    `,
    'expand the $1 and click on the link $2',
  ],
]

/** "You have the crosses. Beat the noughts", "play the crosses and get three of them in line". */
export const BOARD: readonly Rule[] = [
  [
    pattern('giu')`
      ^(?:you (?:have|play|are)(?: with| as)?|play(?: with| as)?|your (?:signs?|marks?|letter) (?:is|are)) (?:the |an? )?(crosses|noughts|xs?|os?)[.,;]\s+
      (?:and )?(?:win|play|beat)[^.]*\b(?:noughts and crosses|tic[- ]?tac[- ]?toe|three (?:\p{L}+ )?in (?:a|one) (?:row|line))\b[^.]*[.!]?$
    `,
    (_, own) => `Playing as ${/^(?:c|x)/i.test(own!) ? 'X' : 'O'}, win the game of tic-tac-toe`,
  ],
  [
    pattern('giu')`
      ^(?:you (?:have|play|are)|play(?: with)?|your signs? (?:is|are)|with) the (crosses|noughts|xs?|os?)[.,;]?(?: and)?\s+(?:and )?
      (?:beat the (?:noughts|crosses|xs?|os?|other)|get three [^.]*|win(?: the game| against [^.]*)?)[^.]*[.!]?$
    `,
    (_, own) => `Playing as ${/^(?:c|x)/i.test(own!) ? 'X' : 'O'}, win the game of tic-tac-toe`,
  ],
]

/** "I have a digit in mind, 0 to 9. Find out which", "try digits from 0 to 9 until the page says that you hit mine": a number is guessed. */
export const TRIED: readonly Rule[] = [
  [
    pattern('giu')`
      ^I(?: have|['’]ve got| have got) an? (?:digit|number|figure) in mind,?(?: (?:from|between|it is|which is))* (-?\d+) (?:to|and|-)
      \ (-?\d+)[.!:;]\s*.*$
    `,
    'Guess the number between $1 and $2.',
  ],
  [
    pattern('giu')`
      ^try (?:the )?(?:digits|numbers|figures)(?: (?:from|between))? (-?\d+) (?:to|and|-) (-?\d+) until
      \ [^.]*\b(?:hit|found|right|guessed|got|correct|mine)\b[^.]*[.!]?$
    `,
    'Guess the number between $1 and $2.',
  ],
]

/** "what the second paragraph says, all of it": its text. */
export const WHOLE_TEXT: readonly Rule[] = [
  [
    pattern('giu')`
      \b(highlight|select|mark) what (the [^.,;]+?) says(?:, (?:all|the whole) of it)?(?=[.,;!]|$| and\b)
    `,
    '$1 the text of $2',
  ],
  [
    pattern('giu')`
      \bdrag over (the [^.,;]+?) so that (?:all of it|it all|it|the whole of it) is (?:highlighted|selected|marked)${END}
    `,
    'highlight the text of $1',
  ],
]

/** "Get to the letter X in the ring menu and click it": it is clicked, wherever it comes up. */
export const GET_TO: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:get|come|go|find your way) to (the [^.,;]+?)(?: (?:in|of|on) the (?:[\p{L}-]+ )?(?:menu|ring|wheel|pie|tree))? and (?:then )?(${DO})
      \ (?:on )?(?:it|that)${END}
    `,
    '$2 $1',
  ],
]

/** "There is one file too many in the shell: erase the one that …": what is to be done, and where. */
export const THERE_IS: readonly Rule[] = [
  // "Somewhere in the tree is X. Click it": where it is need not be known.
  [
    pattern('giu')`
      ${START}(?:somewhere|hidden|deep(?: down)?|one) (?:in|on|among|inside|within|under|of) the [\p{L} ]+? (?:is|stands|sits|hides|lies|there is) ((?:the
      \ |an? )?(?:\p{Ll}+ )*(?:(?:called|named|labell?ed) )?(?:${MARK}|\p{Lu}[^\s.,;]*))[.!;:,] (?:please )?(?:find (?:it|that)
      \ and )?(click|open|press|select|choose|tap|delete)(?: on)? (?:it|that|that one)${END}
    `,
    '$2 $1',
  ],
  [
    pattern('giu')`
      ^there (?:is|are) ([\p{L}\d ]+?)(?: (in|on) (the [\p{L} ]+))?: (?:please )?((?:delete|erase|remove|open|click|close|mark|tick|choose)\b[^:]+)$
    `,
    (_, what, preposition, place, deed) => {
      const noun = /(\p{L}+?)s?(?: too (?:many|much)| left| missing)?$/iu.exec(what!)?.[1] ?? 'thing'
      return `${place ? `${preposition} ${place}, ` : ''}${deed!.charAt(0).toLowerCase()}${deed!.slice(1).replace(/\bthe one\b/i, `the ${noun}`)}`
    },
  ],
]

/** "The window asks something. Your answer is Yes", "shut the window that came up with the cross in its corner". */
export const WINDOWS: readonly Rule[] = [
  // "Close the window "Notes" with the x in its corner": of that window.
  [
    pattern('giu')`
      \b(?:shut|close|dismiss) the (window|dialog(?: box)?|box|panel|pop-?up|card|message|note|notice) ((?:(?:titled|entitled|called|named|headed
      |with the (?:title|heading)) )?${MARK})
      \ (?:with|by|using|via)(?: (?:clicking|pressing|hitting|tapping|means of))?(?: on)? (?:the|its|an?) [^.,;]*?(?:cross|\bx\b|button|sign|icon
      |corner)[^.,;]*?${END}
    `,
    'close the $1 $2',
  ],
  // What stands in front of the page is all that can be meant.
  [
    pattern('giu')`
      \b(click|press|hit|tap|push)( on)? the (${MARK}|x|cross) (?:of|in|on|at)
      \ (?:the|this) (?:[a-z]+ )?(?:dialog(?: box)?|window|pop-?up|message box|modal|alert)${END}
    `,
    '$1$2 the $3',
  ],
  [
    pattern('giu')`
      ^the (?:\p{L}+ )?(?:window|dialog|box|message|question|prompt) asks? [^.]*[.:]\s+your answer (?:is|shall be|should be) (${MARK}|\p{L}+)[.!]?$
    `,
    'click $1',
  ],
  [
    pattern('giu')`
      ^(?:reply to|answer|respond to) the (?:\p{L}+ )?(?:window|dialog|box|question|prompt|pop-?up|message box) (?:with|by (?:choosing|pressing
      |clicking|saying))
      \ (?:the (?:button|answer) )?(${MARK}|\p{Lu}\p{L}*)[.!]?$
    `,
    'click $1',
  ],
  [
    pattern('giu')`
      \b(?:shut|close|dismiss|get) the (window|dialog|box|message)(?: (?:that|which) [^.,;]*?)?(?: out of the way)? (?:with|by) (?:the|its)
      \ (cross|x)(?: in (?:its|the) (?:upper |top )?(?:right |left )?corner)?${END}
    `,
    'close the $1 by clicking the x',
  ],
]

/** "The figure has to be -9 before Keep is pressed": it is set, then the button is pressed. */
export const BEFORE_PRESSED: readonly Rule[] = [
  // "Bass, middle and treble belong at 19, 11 and 16": each to its own.
  [
    pattern('giu')`
      ${START}((?:[\p{L} ]+, )*[\p{L} ]+ and [\p{L} ]+) (?:belong|go|should (?:be|stand)|must (?:be|stand)|have to (?:be|stand))
      \ (?:at|to|on) ((?:-?\d+, )*-?\d+ and -?\d+)(?: each)?(?:[.;,] (?:apply|save|set|confirm|submit) (?:it|them|that))?${END}
    `,
    (whole, names, values) => {
      const [all, figures] = [names!, values!].map(list => list.split(/, | and /))
      const verb = /\b(apply|save|set|confirm|submit) (?:it|them|that)$/iu.exec(whole!)?.[1]
      if (all!.length !== figures!.length) return whole!
      return `set ${all!.map((name, at) => `${name.replace(/^the /i, '')} to ${figures![at]}`).join(' and ')}${verb ? `, then press ${verb}` : ''}`
    },
  ],
  [
    pattern('giu')`
      ${START}(the [^.!;,]+?) (?:has to|must|should|needs to|is to) (?:be|show|read|say|stand at) (-?\d+(?:\.\d+)?|${MARK}),? (?:before|when)
      \ (${MARK}|[\p{L}]+(?: \p{L}+)?) is (?:pressed|clicked|pushed|hit)${END}
    `,
    'set $1 to $2, then press $3',
  ],
  [
    pattern('giu')`
      \b(?:pull|drag|slide|push|move|bring) the (handle|knob|slider|thumb|grip|marker) until the (?:display|value|number|level|output|label)
      \ (?:says|shows|reads|is) (-?\d+(?:\.\d+)?)${END}
    `,
    'set the slider to $2',
  ],
]
