import { fragment, pattern } from '../../../lib/patterns.ts'
import { plural, singular } from '../language/words.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

/** Adjectives that say that each is counted once (closed class). */
const DIFFERENT = fragment`(?:distinct|different|separate|unique|individual)`
/** Participles of what lies here and there (Levin, 1993, 9.7 and 47.8), and the prepositions of where. */
const SPREAD = fragment`
  (?:spread|distributed|scattered|dispersed|divided(?:\ up)?|split(?:\ up)?|located|based|situated|housed)(?:\ out)?
`
const OVER = fragment`(?:over|across|among|amongst|between|in|into|throughout)`
/** Verbs of what a number of things reaches over. */
const REACH = fragment`(?:cover|span|represent|include|encompass|reach|stretch\ (?:over|across)|extend\ (?:over|across)|fall\ into|come\ from)`
const REACHED = fragment`(?:covered|spanned|represented|included|reached|served|found|present|used|seen|held|offered|stocked|sold|taught)`
/** What whatever there is does, which is no part of its name (closed class). */
const OCCUR = fragment`(?:occurs?|appears?|exists?|(?:come|show|turn)s?\ up)`
const BY = fragment`(?:by|in|among|amongst|across|within|with)`
const OURS = fragment`(?:(?:all|the|our)\ (?:of\ )?)*`
const THINGS = fragment`\p{L}[^,;:?.!]{2,70}?`
const ASKING = fragment`(?:(?:what(?:['’]s|\ is)|(?:tell|give|show)\ me|i\ (?:need|want))\ )?(?:the\ )?`
const LEAD = fragment`\W*(?:(?:and|so)\ )?`
/** "are most concentrated", "are most numerous": there are the most of them. */
const MANY = fragment`(?:(?:heavily|strongly|densely)\ )?(?:concentrated|numerous|frequent|prevalent|plentiful|abundant|common|clustered)`

const isMine = (things: string): boolean => /^my /i.test(things)
const howMany = (lead = '', groups = '', things = ''): string =>
  `${lead}how many different ${plural(groups)} do ${isMine(things) ? '' : 'the '}${things} have`
const hasMost = (lead = '', group = '', things = ''): string =>
  `${lead}which ${singular(group)} has the most ${isMine(things) ? 'of ' : ''}${things}`

/** Over how many groups records are spread, and where most of them are, in plain words. */
const TURNS: readonly Turn[] = [
  // "our boats are spread across how many harbours", "the boats come from how many countries".
  [
    pattern('iu')`
      ^(${LEAD})${OURS}(${THINGS})\ (?:(?:is|are|was|were)\ (?:currently\ |now\ )?${SPREAD}\ ${OVER}|${REACH})
      \ how\ many\ (?:${DIFFERENT}\ )?(${NAME})(?=\W*$)
    `,
    (_, lead, things, groups) => howMany(lead, groups, things),
  ],
  // "how many harbours are our boats spread over", "across how many harbours are the boats spread".
  [
    pattern('iu')`
      ^(${LEAD})(?:${OVER}\ )?how\ many\ (?:${DIFFERENT}\ )?(${NAME})\ (?:is|are|was|were)\ (?:(?:all|the|our)\ |(?=my\ ))+(${THINGS})
      \ ${SPREAD}(?:\ ${OVER})?(?=\W*$)
    `,
    (_, lead, groups, things) => howMany(lead, groups, things),
  ],
  // "how many harbours do our boats cover".
  [
    pattern('iu')`
      ^(${LEAD})(?:from\ )?how\ many\ (?:${DIFFERENT}\ )?(${NAME})\ do\ (?:(?:all|the|our)\ |(?=my\ ))+(${THINGS})\ (?:${REACH}|come)(?=\W*$)
    `,
    (_, lead, groups, things) => howMany(lead, groups, things),
  ],
  // "number of separate harbours covered by our boats", "how many harbours are represented among the boats"; by a crew is by whom.
  [
    pattern('iu')`
      ^(${LEAD})(?:${ASKING}(?:number|count)\ of|how\ many)\ (?:${DIFFERENT}\ )?(${NAME}?)\ (?:(?:that\ )?(?:is|are|was|were)\ )?
      (?:covered|spanned|represented)\ ${BY}\ ${OURS}(?!an?\ )(${THINGS})(?=\W*$)
    `,
    (_, lead, groups, things) => howMany(lead, groups, things),
  ],
  [
    pattern('iu')`
      ^(${LEAD})(?:${ASKING}(?:number|count)\ of|how\ many)\ ${DIFFERENT}\ (${NAME}?)(?<!\ ${OCCUR})\ (?:(?:(?:that\ )?(?:is|are|was|were)\ |there\ are\ )?
      ${REACHED}\ ${BY}|(?:are\ there\ |there\ are\ )?(?:among|amongst|across))\ ${OURS}(${THINGS})(?=\W*$)
    `,
    (_, lead, groups, things) => howMany(lead, groups, things),
  ],
  // "the boats are most concentrated in which harbour", "in which harbour are our boats most numerous".
  [
    pattern('iu')`
      ^(${LEAD})${OURS}(${THINGS})\ (?:is|are)\ (?:most\ ${MANY}|${MANY}\ (?:the\ )?most)\ (?:in|at|on|within)\ (?:which|what)\ (${NAME})(?=\W*$)
    `,
    (_, lead, things, group) => hasMost(lead, group, things),
  ],
  [
    pattern('iu')`
      ^(${LEAD})(?:in|at|on|within)\ (?:which|what)\ (${NAME}?)\ (?:is|are)\ ${OURS}(${THINGS})\ (?:most\ ${MANY}|${MANY}\ (?:the\ )?most)(?=\W*$)
    `,
    (_, lead, group, things) => hasMost(lead, group, things),
  ],
  [
    pattern('iu')`
      ^(${LEAD})(?:which|what)\ (${NAME}?)\ (?:is|are)\ ${OURS}(${THINGS})\ (?:most\ ${MANY}|${MANY}\ (?:the\ )?most)\ (?:in|at|on|within)(?=\W*$)
    `,
    (_, lead, group, things) => hasMost(lead, group, things),
  ],
  // "which harbour has the highest concentration of boats".
  [/\b(?:highest|largest|greatest|strongest|biggest) concentration of (?:(?:the|our|all) )*(?=\p{L}+s\b)/giu, 'most '],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfSpread = (message: string): string => sayPlainly(message, TURNS)
