import { fragment, pattern } from '../../../../lib/patterns.ts'
import { pastParticiple } from '../../../understand/language/verb-forms.ts'
import { END, SHALL, START, type Rule } from './rule.ts'

/** Verbs of what is done to an item of a list as a whole; marks and fields have states of their own. */
const DEEDS =
  'delete remove erase trash discard archive forward star flag like mute block follow share report pin hide mark'.split(
    ' ',
  )
const VERB_OF = new Map(
  'tick check select mark choose click press pick'
    .split(' ')
    .concat(DEEDS)
    .map(verb => [pastParticiple(verb), verb]),
)

/** The verb of a participle: "chosen" is what was to choose; "switched on" keeps its particle. */
export function verbDone(participle: string): string {
  const [first = '', ...particle] = participle.toLowerCase().split(' ')
  return [VERB_OF.get(first) ?? first.replace(/ed$/, ''), ...particle].join(' ')
}

const DONE = `(?:${DEEDS.map(verb => pastParticiple(verb)).join('|')})`
/** An item that is told: "the mail from Ann", "Ann's message", "this row". */
const ITEM = fragment`(?:(?:the|this|that|my|your) (?!same\b)|\p{Lu}[\p{L}'-]*['’]s )[^.,;:!?]+?`
const TAIL = fragment`(?<tail> (?:as|to|with) [^.,;:!?]+?)?`

/** "Ann's mail should be deleted", "I want the row flagged as late", "have this post archived": the deed, as an order. */
export const PASSIVES: readonly Rule[] = [
  [
    pattern('giu')`${START}(${ITEM}) ${SHALL} be (${DONE})${TAIL}${END}`,
    (_, what, done, tail) => asOrder(what!, done!, tail),
  ],
  [
    pattern('giu')`
      ${START}(?:I(?:['’]d| would)? (?:like|want|need|wish)(?: to (?:have|see|get))?|(?:please )?(?:have|get|see)) (${ITEM}) (?:to be )?
      (${DONE})${TAIL}${END}
    `,
    (_, what, done, tail) => asOrder(what!, done!, tail),
  ],
]

/** Whether a text asks, as a state or a wish, for a deed that is done to an item. */
export const asksForDone = (text: string): boolean => PASSIVES.some(([form]) => text.search(form) !== -1)

const asOrder = (what: string, done: string, tail: string | undefined): string =>
  `${verbDone(done)} ${what.charAt(0).toLowerCase() === 't' && /^the /i.test(what) ? `t${what.slice(1)}` : what}${typeof tail === 'string' ? tail : ''}`
