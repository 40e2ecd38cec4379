import { pattern } from '../../../../lib/patterns.ts'
import { AT, DEGREE, END, PLACED, POINTER, START, type Rule } from './rule.ts'

/** "X belongs into Y", "X should be in 2nd position. Drag it there", "make X the 3rd item", "so that it is inside Y": X is dragged to Y. */
export const MOVES: readonly Rule[] = [
  // "Get the shape out of the box".
  [
    pattern('giu')`
      \b(?:get|bring|move|pull|push) (the (?:\p{Ll}+ )?(?:shape|item|thing|figure|object|piece|element|circle|square|triangle|rectangle|letter|digit
      |ball|dot|box)) (?:out of|outside(?: of)?) (the [^.!;,]+?)${END}
    `,
    'drag $1 outside $2',
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))([^.!,;]+?) (?:
        belongs?
        |(?:should|must|has to|have to|needs? to|is to|ought to) (?:be|go|lie|stand|come|end up|get)(?: (?:moved|dragged|put|placed))?
      ) ((?:${DEGREE} )*${AT} [^.!;]+?)[.!]\s+(?:drag|move|put|place|pull|bring) (?:it|them|the \p{L}+) (?:there|to (?:it|that place))${END}
    `,
    'drag $1 $2',
  ],
  // "notes.txt is in the wrong folder. Drag it into the folder Music".
  [
    pattern('giu')`
      ${START}((?:[^.!?,;]|\.(?=\S))+?) (?:is|are|lies?|stands?|sits?|was|were|has|have)
      \ (?:been )?(?:put |placed )?(?:in|at|on|under) the wrong \p{L}+[.!;]\s+(?:so |please )*(drag|move|put|bring|carry|pull) (?:it|them)\b
    `,
    '$2 $1',
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
      \b(?:drag|move|put|place|pull|bring|push) ([^.,;]+?),? (?:so that|such that|until) (?:it|he|she|that|\1)
      \ (?:is|becomes|comes|stands|gets|ends up|sits|ranks|lies|goes)(?: (?:on|in|at|as))?(?: the)?
      \ (\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last)
      (?: (?:item|entry|one|name|place|position|spot|row|line|element|card|rank))?
      (?: (?:of|in|on|from|among) (?:all|(?:the|this|these) (?:list|row|order|top|others?|lot|\d+|three|four|five|six|seven|eight|nine|ten)))?${END}
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
  // "down by a good bit": no distance is said.
  [
    pattern('giu')`
      (?<=\b(?:up|down|left|right|upwards|downwards)) (?:by )?an? (?:good |fair |little |small |large |long |short )?(?:bit|way|distance|piece|stretch|lot)
      (?=[.,;!]|$|\ and\b|\ then\b)
    `,
    '',
  ],
]

/** "Keep the mouse inside X as it moves", "follow X with the pointer", "move the pointer onto X and stay on it". */
export const STAY_ON = 'follow with the pointer'
export const STAYS: readonly Rule[] = [
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

/** "Make a line through X", "put a circle around X": it is drawn. */
export const DRAWS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:make|put|create|add|place|set|trace) (an? (?:\p{L}+ )?(?:line|circle|ring|ellipse|rectangle|square|frame|box)
      (?: (?:that|which) (?:runs|goes|passes|leads))?\ (?:through|across|around|about|from|between|over))\b
    `,
    'draw $1',
  ],
  [/\bthe (\p{L}+)['’]s (cent(?:er|re)|middle|mid-?point)\b/giu, 'the $2 of the $1'],
]
