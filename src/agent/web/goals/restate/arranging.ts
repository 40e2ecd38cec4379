import { pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { DO, END, ordinal, SHALL, START, type Rule } from './rule.ts'

const NTH = '(\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last)'

/** "Ann is to be last on the list. Drag the name there", "drag Ann until Ann is number 3": the place that it goes to. */
export const PLACES: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}([^.!;,]+?) ${SHALL} (?:be|come|stand|go|end up) (?:the |at |in )?(?:the )?(?:${NTH}|number (\d+))(?:
      \ (?:place|position|one|entry|item))?
      (?: (?:on|in|of|at) (?:the|this) [^.!;,]+?)?[.!;]\s+(?:drag|move|put|pull|bring) (?:it|the \p{L}+|him|her|them) (?:there|to (?:it|that
      \ (?:place|position)))${END}
    `,
    (_, what, nth, figure) => `drag ${what} to the ${nth ?? ordinal(figure!)} position`,
  ],
  [
    pattern('giu')`
      \b(?:drag|move|pull|bring|put) ([^.,;]+?)(?: by (?:dragging|pulling)(?: it)?)?,? (?:until|so that|such that) (?:\1|it|he|she|they)
      \ (?:is|becomes|comes|stands)
      \ (?:the |in |at )?(?:${NTH}|number (\d+))(?: (?:place|position|one|entry|item))?(?: (?:on|in|of) (?:the|this) [^.!;,]+?)?${END}
    `,
    (_, what, nth, figure) => `drag ${what} to the ${nth ?? ordinal(figure!)} position`,
  ],
]

/** "The ball must end up further to the right. Drag it", "take the ball and drag it down a good piece": which way it goes. */
const PIECE =
  '(?: (?:a (?:good |little |small |long )?(?:piece|bit|way|distance)|some(?:what| way| distance)|a little|quite far|far))?'
export const WAYS: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}(the [^.!;,]+?) ${SHALL} (?:end up|be|go|come|lie|stand) (?:(?:further|farther|more|over) )?((?:to the
      \ )?(?:left|right)|up|down|higher|lower)(?: than (?:it is )?now)?[.!;]
      \s+(?:drag|move|pull|push|bring) (?:it|the \p{L}+)(?: (?:there|that way))?${END}
    `,
    (_, what, way) => `drag ${what} ${way!.replace(/higher/i, 'up').replace(/lower/i, 'down')}`,
  ],
  [
    pattern('giu')`
      \b(?:take|grab|grip|seize|get hold of) (the [^.!;,]+?) and (?:then )?(drag|pull|push|move|bring|put) (?:it|them) ([^.!;,]+?)${PIECE}${END}
    `,
    '$2 $1 $3',
  ],
]

/** "First the slider to 5, after that the third checkbox, at last the button Yes": what is done to each goes without saying. */
const AFTER = '(?:,|;)? (?:(?:and )?(?:after (?:that|it)|then|next|afterwards|thereafter)),?'
const AT_LAST = '(?:,|;)? (?:(?:and )?(?:at last|finally|lastly|in the end|at the end|then)),?'
const deedOf = (part: string): string =>
  /\b(?:slider|spinner|knob|dial|handle|counter)\b.* to -?\d/iu.test(part)
    ? `set ${part}`
    : /\b(?:check ?box|box|radio(?: button)?|option|entry|item|name)\b/iu.test(part)
      ? `choose ${part}`
      : `press ${part}`
export const BARE_SERIES: readonly Rule[] = [
  [/(?:^|(?<=[.!;] ))slide to (-?\d+)(?=[.,;!]|$| and\b)/giu, 'set the slider to $1'],
  [/^First (\p{Lu}\p{L}*)(?=[;,.]\s)/gu, 'Press $1'],
  [
    pattern('giu')`
      ^first,? (the [^.,;]+?)(?:${AFTER} (the [^.,;]+?))?${AT_LAST} (the [^.,;]+?)[.!]?$
    `,
    (_, one, two, three) =>
      [one, two, three]
        .filter(part => part !== undefined && part !== '')
        .map(part => deedOf(part!))
        .join(', then '),
  ],
]

/** "…, then OK", "; then Take it": a name that nothing else is said of is that of a button. */
export const BARE_BUTTON: readonly Rule[] = [
  [
    pattern('gu')`
      [,;.]\s+(?:and )?[Tt]hen (?!(?:Press|Click|Select|Choose|Enter|Type|Tap|Push|Hit)\b)(\p{Lu}\p{L}*(?: \p{Ll}{2,4})?)(?=[.!]?$)
    `,
    ', then press $1',
  ],
  [
    pattern('gu')`
      (?<=\p{L}{3}[^.!?]{8,}),? and (Submit|Save|Send|OK|Done|Finish|Apply|Confirm|Continue|Search|Go|Next|Check)(?=[.!]?$)
    `,
    ', then press $1',
  ],
]

/** "Look up X and follow hit number 9", "of the hits, open the 2nd one": the result at that place. */
export const HITS: readonly Rule[] = [
  [
    pattern('giu')`
      \blook up (${MARK}|[^.,;]+?)(?=(?:,|;|\.| and)[^.]*\b(?:hit|result|match)(?:e?s)?\b)
    `,
    'search for $1',
  ],
  [
    pattern('giu')`
      \b(?:${DO}|follow|visit) (?:the )?(?:search )?(?:hit|result|match)(?: (?:number|no\.?))? (\d+)${END}
    `,
    (_, figure) => `click the ${ordinal(figure!)} search result`,
  ],
  [
    pattern('giu')`
      \b(?:of|from|among|out of) (?:the |all )+(?:hits|results|matches)(?: (?:found|shown|below))?,? (?:then )?${DO} (?:on )?(?:the
      \ )?(?:${NTH}|number (\d+))(?: one| hit| result)?${END}
    `,
    (_, nth, figure) => `click the ${nth ?? ordinal(figure!)} search result`,
  ],
]

/** "the least first, then always the next greater one", "from the smallest number up to the greatest": in ascending order. */
export const ORDERED: readonly Rule[] = [
  [
    pattern('giu')`
      ${START}(pop|click|press|tap|hit|choose|select)(?: on)? (?:all )?(?:of )?the ([\p{L} -]+?)(?:,? (?:one by one|one after (?:the other|another)
      |in (?:turn|order)))?
      [.;,:]\s+(?:and )?(?:begin|start|beginning|starting)(?: (?:off|out))? (?:with|at|from) the (least|smallest|lowest|greatest|largest|highest
      |biggest)(?: (?:one|number|value))?
      (?:,? (?:and|then)(?: then)? (?:end|finish|stop|go on|go up|go down|work your way|proceed|continue|ending|finishing)[^.;]*)?[.!]?(?=\s|$)
    `,
    (_, verb, things, end) =>
      `${verb} the ${/\bnumber/iu.test(things!) ? 'numbers' : things} in ${/^(?:l(?:east|owest)|s)/i.test(end!) ? 'ascending' : 'descending'} order.`,
  ],
  [
    pattern('giu')`
      ${START}(?:one after the other,? )?(?:pop|click|press|tap|hit)(?: on)? the ([\p{L} ]+?)(?:[:,] | beginning with )(?:always )?the
      \ (least|smallest|lowest|greatest|largest|highest|biggest)(?: one| number)? first
      (?:,? (?:and )?then [^.]*)?[.!]?$
    `,
    (_, things, end) =>
      `Click on the ${things} in ${/^(?:l(?:east|owest)|s)/i.test(end!) ? 'ascending' : 'descending'} order`,
  ],
  [
    pattern('giu')`
      ${START}(?:one after the other,? )?(?:pop|click|press|tap|hit)(?: on)? the ([\p{L} ]+?) from the
      \ (least|smallest|lowest|greatest|largest|highest|biggest)(?: (?:one|number))? (?:up |down )?to the [^.]*[.!]?$
    `,
    (_, things, end) =>
      `Click on the ${things} in ${/^(?:l(?:east|owest)|s)/i.test(end!) ? 'ascending' : 'descending'} order`,
  ],
  [
    pattern('giu')`
      \b(?:bring|put|get|arrange) (the [^.,;]+?) (?:in|into) (rising|falling|increasing|decreasing|growing) order(?:,? the \p{L}+est (?:on
      \ top|first|at the top))?${END}
    `,
    (_, what, way) => `sort ${what} in ${/^(?:f|d)/i.test(way!) ? 'descending' : 'ascending'} order`,
  ],
]

/** "A while later Launch can be pushed as well: do that then", "as soon as Launch is ready, push it". */
export const LATER: readonly Rule[] = [
  [
    pattern('gu')`
      ([.;,]|^)\s*(?:A (?:while|moment|little) later|[Aa]fter a (?:while|moment)|[Ss]oon(?: after(?: that)?)?|[Ll]ater),? (?:the
      \ )?(${MARK}|\p{Lu}\p{L}*) (?:can|may|will) be (?:pushed|pressed|clicked|hit)
      (?: as well| too)?[:;,.] (?:do (?:that|so|it)|push it|press it|click it)(?: then| too| as well)?
    `,
    ', then wait until $2 is enabled, then press $2',
  ],
  [
    pattern('gu')`
      [.;,]\s*(?:[Aa]s soon as|[Oo]nce|[Ww]hen) (?:the )?(${MARK}|\p{Lu}\p{L}*) (?:is|gets|becomes) (?:ready|enabled|free|active|available),?
      \ (?:push|press|click|hit) (?:it|that)
    `,
    ', then wait until $1 is enabled, then press $1',
  ],
]
