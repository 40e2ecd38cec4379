import { pattern } from '../../../../lib/patterns.ts'
import { END, type Rule } from './rule.ts'

const CHANGES =
  '(?:is|gets|goes|falls|drops|sinks|rises|climbs|becomes|reads|shows|costs|stands(?: at)?|moves)(?: (?:down|up|to))?'
const BOUND = pattern('i')`
  less than|lower than|smaller than|cheaper than|under|below|beneath|at most|no more than|more than|greater than|higher than
  |larger than|over|above|at least|no less than
`.source

/** "is $50 or less": at most that. */
export const OR_LESS: readonly Rule[] = [
  [
    /\b(is|costs|gets to|falls to|stands at) ([$€£¥]?\s?\d+(?:[.,]\d+)*) or (?:less|lower|below|under|cheaper|fewer)\b/giu,
    '$1 at most $2',
  ],
  [
    /\b(is|costs|gets to|rises to|stands at) ([$€£¥]?\s?\d+(?:[.,]\d+)*) or (?:more|higher|above|over|greater)\b/giu,
    '$1 at least $2',
  ],
]

/** "Click all the balls until there are none left": that is what clicking all of them comes to. */
export const ALL_GONE: readonly Rule[] = [
  [
    pattern('giu')`
      \b((?:click|press|tap|hit|pop)(?: on)? (?:all|every|each)\b[^.,;]+?),? until
      \ (?:
        there (?:are|is) (?:none|nothing|no(?: more)? \p{L}+)(?: (?:left|any ?more))?
        |(?:none|nothing)(?: of (?:them|it))? (?:is|are|remains?)(?: left)?
        |(?:they|all)(?: of them)? (?:are|have|have all|are all) (?:gone|disappeared|vanished|removed|cleared)
      )(?=[.,;!]|$)
    `,
    (_, deed) => deed!.replace(/\b(?:every|each)(?: single)? one of (?=the |these )/i, 'all '),
  ],
]

/** "Wait until the price is less than 50 and then press Buy": that is pressed when the price is so. */
export const WAITS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:wait|hold on|stay|watch(?: on)?|look on)(?: there)?,? (?:until|till|for) ((?:the |its )?[^.,;]+?) ((?:to )?(?:${CHANGES} )?
      (?:${BOUND})) ([$€£¥]?\s?-?\d+(?:[.,]\d+)*)
      (?:,? (?:and )?then|,| and|;|\.\s+then)\ ((?!(?:is|are|or)\b)\p{L}+(?: [^.;]+?)?)${END}
    `,
    (_, what, how, figure, deed) =>
      `${deed} when ${what} ${/^to /i.test(how!) ? how!.replace(/^to /i, '') : how} ${figure}`,
  ],
]

/** Whether something is to be done as soon as a number of the page is so: it is waited for by looking. */
export const waitsForNumber = (text: string): boolean =>
  WAITS.some(([said]) =>
    new RegExp(said.source, 'iu').test(OR_LESS.reduce((now, [from, to]) => now.replace(from, to as string), text)),
  )
