import { pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { verbDone } from './passives.ts'
import { DO, END, type Rule } from './rule.ts'

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th))'

/** "the fifth button, counted from the right", "the 2nd row from the bottom": the fifth-last, the second-last. */
export const COUNTED: readonly Rule[] = [
  [
    pattern('giu')`
      \b(${ORDINAL}) ((?:(?!from\b)[^.,;!?]){1,40}?)(?:,? \(?(?:if |when |as )?(?:counted|counting|starting|seen|looking))?
      \ from (?:the|its) (?:(right|end|bottom|back|last)|left|top|start|beginning|front|first)(?:-hand)?(?: (?:side|edge|end|one))?\)?${END}
    `,
    (_, place, noun, isLast) =>
      isLast === undefined
        ? `${place} ${noun}`
        : /^(?:first|1st)$/i.test(place!)
          ? `last ${noun}`
          : `${place}-last ${noun}`,
  ],
]

const singular = (plural: string): string => plural.replace(/(?<!s)s$/i, '')

/** "Of the green squares, click the one with the highest number", "whichever disc is the biggest": the thing itself with its property. */
export const OF_SEVERAL: readonly Rule[] = [
  // "Click as many red balls as you can before the time is up": all of them.
  [
    pattern('giu')`
      \bas many (?:of the )?([^.,;]+?) as (?:possible|you can)
      (?: (?:before|until|while|within|as long as) [^.,;]+?| in (?:the )?time)?${END}
    `,
    'all $1',
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))(?:out of|of|among|amongst|from|from among) (?:all )?(?:of )?(?:the|these|those) ([^.,;]+?),? ${DO.replace('(?:', '(')}
      (?: on)? the (?:one ((?:with|that|which|whose|having|showing) [^.;]+?)|(\p{L}+est|(?:most|least) \p{L}+)(?: one| of them)?)${END}
    `,
    (_, things, verb, tail, superlative) =>
      `${verb} the ${superlative ? `${superlative} ` : ''}${singular(things!)}${tail ? ` ${tail}` : ''}`,
  ],
  [
    pattern('giu')`
      \b(?:whichever (\p{L}+)|the (\p{L}+) (?:that|which)) (?:is|looks|seems) (?:the )?
      (\p{L}+est|(?:most|least) \p{L}+)(?: of (?:all|them|these|those)(?: \p{L}+)?)?${END}
    `,
    (_, any, one, superlative) => `the ${superlative} ${any ?? one}`,
  ],
]

const PARTICIPLES = '(?:ticked|checked|selected|marked|chosen|picked|switched on|turned on)'
/** "Have A and B ticked", "X is the one to be chosen", "5 is what the slider has to show": an order, said as a state. */
export const STATES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!;,]\s|\band\s))(?:have|get|leave|see that you have) ((?:(?!\b(?:you|it)\b)[^.!;])+?) (${PARTICIPLES})${END}
    `,
    (_, what, participle) => `${verbDone(participle!)} ${what}`,
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))([^.!;,]+?) (?:is|are) (?:the (?:one|ones|option|entry|answer)|what|those)
      \ (?:(?:that|which) (?:is|are) |(?:that |which )?you (?:should|must|have to|need to|are to) |to )+(?:be )?
      (choose|chosen|pick|picked|select|selected|tick|ticked|check|checked|click|clicked|press|pressed)${END}
    `,
    (_, what, verb) =>
      `${verb === 'chosen' ? 'choose' : verb!.replace(/(?<=.{3})ed$/, '')} ${what!.charAt(0).toLowerCase()}${what!.slice(1)}`,
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))(-?\d+(?:\.\d+)?|${MARK}) is what (the [^.!;,]+?) (?:has to|must|should|needs to) (?:show|say|read|display|be at|stand at|have)
      (?: (?:when|before|as) you (press|hit|click|push)(?: on)? ([^.!;]+?))?${END}
    `,
    (_, value, what, verb, button) => `set ${what} to ${value}${button ? `, then ${verb} ${button}` : ''}`,
  ],
]

/** "You do not need the mail about tea any more: delete it", "The mail by Ann is junk: delete it": what is done to what was spoken of. */
const DEED =
  '(delete|remove|erase|trash|discard|archive|forward|star|flag|open|close|click|press|tick|mark|like|mute|block)'
export const REASONS: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))(?:you|I|we) (?:do not|don['’]t|no longer|never|(?:do )?not) (?:need|want|like|require) ((?:the|this|that|these) [^.:;]+?)
      (?: any ?more| any longer| now| around)?\s?[:;.,–—-]\s*(?:so |and |please |then )*${DEED} (?:on )?(?:it|them)(?: (?:off|away|out))?${END}
    `,
    '$2 $1',
  ],
  [
    pattern('giu')`
      (?:^|(?<=[.!;]\s))((?:the|this) [^.:;?]+?) (?:is|are|has become) (?:(?!\b(?:in|on|at|under)\b)[^.:;?])+?
      (?:[:;]|,(?= (?:so|please)\b))\s*(?:so |and |please |then )*${DEED} (?:on )?(?:it|them)${END}
    `,
    '$2 $1',
  ],
]

/** "Press Share below the post of Ann": of that post, what is called so. */
export const AT_ITEM: readonly Rule[] = [
  [
    pattern('gu')`
      \b(?:[Cc]lick|[Pp]ress|[Tt]ap|[Hh]it|[Pp]ush)(?: on)? (${MARK}|\p{Lu}\p{L}*) (?:below|under|underneath|beneath|on|at|in) the
      \ (post|message|comment|tweet|entry|card|note|mail) (?:of|by|from) (@?[\p{L}\d_]+(?: \p{Lu}[\p{L}'-]*)?)(?=[.,;!?]|$|\ and\b|\ then\b)
    `,
    'for the $2 by $3, click $1',
  ],
]

/** "Push A, but not before you have pushed B", "press A only after B": B, then A. */
const NAMED = `(?:the )?(?:(?:buttons?|keys?|links?) )?(?:${MARK}|[^\\s.,;]+)(?: button| key| link)?`
const PUSHED = '(?:clicked|pressed|tapped|hit|pushed|clicking|pressing|tapping|hitting|pushing)'
const twice = (_: string, verb?: string, later?: string, first?: string) =>
  `${verb} ${first}, then ${verb!.toLowerCase()} ${later}`
export const ONLY_AFTER: readonly Rule[] = [
  [
    pattern('giu')`
      \b(click|press|tap|hit|push)(?: on)? (${NAMED}),? (?:and |but )?(?:not before|only after|only once|only when|once|after)
      \ (?:you(?:['’]ve| have)? |having )?${PUSHED}(?: on)? (${NAMED})${END}
    `,
    twice,
  ],
  [
    pattern('gu')`
      \b([Cc]lick|[Pp]ress|[Tt]ap|[Hh]it|[Pp]ush)(?: on)? (${NAMED}),? (?:and |but )?(?:not before|only after|after)
      \ ((?:the )?(?:${MARK}|\p{Lu}[^\s.,;]*)(?: button| key| link)?)${END}
    `,
    twice,
  ],
]

/** "Write into the box how many …": what is written comes first. */
export const VALUE_FIRST: readonly Rule[] = [
  [
    pattern('giu')`
      \b(write|type|enter|put|fill) (?:in|into|inside|to) ((?:the|this) (?:\p{L}+ ){0,3}?(?:box|field|area|input|line|blank|form))
      \ (?=(?:how|what|the|which)\b|${MARK}|\d)([^.,;]+?)(?=[.,;!]|$| and (?:then )?(?:press|hit|click|submit|send)\b)
    `,
    '$1 $3 into $2',
  ],
  [
    pattern('giu')`
      (?<=\b(?:write|type|enter|put|fill|give)(?: in| down)? )how (?:many|much)(?: of)?(?: the)? ([\p{L}\d -]+?)
      \ (?:are|is)(?: there)?(?: left)? in (?:the )?(\p{L}+)(?=[.,;!?]|$| (?:into|and)\b)
    `,
    'the $2 of $1',
  ],
]

/** "both A and B", "choose to call her", "out of the list": words that add nothing to what is asked. */
export const PLAINER: readonly Rule[] = [
  // "Retype the text": typed by whoever reads it, it is typed.
  [/(?:^|(?<=[.!;,]\s|\b(?:and|then|please)\s))re-?(type|write|enter|key in)(?= )/giu, '$1'],
  // "You may have to change the tab": what may be needed is seen when it is.
  [
    /(?:(?<=[.!]\s)|[;,]\s(?:but |for that |for this )?)you (?:may|might|can|could|will|would)(?: \p{L}+)? (?:have|need|want) to [^.!]*[.!]?/giu,
    '',
  ],
  [
    /\bboth (?!of\b|the\b|\p{L}+s\b)(?=[^\s.,;]+ and (?!(?:press|click|hit|push|tap|submit|then|confirm|send)\b))/giu,
    '',
  ],
  [/\b(?:choose|opt|decide) to (\p{L}{3,}) (?:it|them|him|her)(?=[.,;!]|$)/giu, 'click $1'],
  [/(?:^|(?<=[.!;]\s))out of (?=the |this |these )/giu, 'from '],
  [
    pattern('giu')`
      \b(press|hit|click|push|submit)( (?:on )?[^.,;]{1,30}?)? (?:once|when|as soon as|after) (?:it|that|this|they|everything|all)
      (?: (?:is|are|has been|have been|does|do|has))?
      (?: (?:in|there|so|done|entered|typed|filled|marked|set|chosen|selected|ticked|drawn|placed|written|right|complete|moved|dragged|dropped|shifted
        |sorted|arranged|in (?:place|order|position)|filled in|open|opened|scrolled|counted|resized|coloured|colored|changed|added|removed))?(?=[.,;!]|$)
    `,
    '$1$2',
  ],
  [
    /\b(?:slide|bring|push|pull|drag|move) (?=the (?:\p{L}+ )?(?:slider|knob|dial|handle|lever|spinner|stepper|counter)[^.,;]*? to -?\d)/giu,
    'set ',
  ],
  // "Bring the number of copies to 3": it is set.
  [
    pattern('giu')`
      \b(?:bring|get|take|move|push) (the (?:number|count|amount|value|level|quantity)(?: of (?:the )?\p{L}+)?)(?: (?:up|down))? to (?=-?\d)
    `,
    'set $1 to ',
  ],
  [/\bfrom (?:the )?one (\p{L}+) to the other(?: one)?\b/giu, 'between the two $1s'],
]

/** "I thought of a number from 1 to 20. Find out which one it is": it is guessed. */
export const GAMES: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:I|we|the (?:page|computer|machine))(?:['’]ve| have|['’]s| has|['’]m| am| is)? (?:thought|thinking|picked|chosen|hidden) (?:of )?
      \ ?(?:a|some) (?:secret )?number (from|between) (-?\d+) (to|and) (-?\d+)[.!:;]\s*[^.!]*[.!?]?
    `,
    'Guess the number $1 $2 $3 $4.',
  ],
]
