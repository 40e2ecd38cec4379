import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

const ANYBODY = fragment`
  (?:people|everybody|everyone|(?:all of )?us|we all|we|they|customers|clients|(?:the )?(?:whole |entire )?(?:team|crew|staff)|all of them)
`
/** What stands behind a verb that is told of all. */
const BEHIND = fragment`(?=\W*$|[,;?]|\ (?:in|on|for|during|since|this|last|from|before|after|between|until|so|to|up|over|within|with|of)\b)`

/** Verbs of everyday speech for what was done, and by whom it does not matter. */
const TURNS: readonly Turn[] = [
  // "the majority of our orders": most of them.
  [/\bthe (?:vast |large |great |overwhelming )?majority of\b/giu, 'most of'],
  // "the returns people have asked for": requested.
  [
    pattern('giu')`
      (?<=\p{L}s\ )(?:(?:that|which)\ )?${ANYBODY}\ (?:have\ |has\ |had\ )?(?:asked|applied)\ for${BEHIND}
    `,
    'requested',
  ],
  // "the hours everybody put down for May": logged.
  [
    pattern('giu')`
      (?<=\b(?:hours|minutes|days|time)\ )(?:(?:that|which)\ )?(?:were\ |was\ |${ANYBODY}\ (?:have\ |has\ |had\ )?)
      (?:put\ (?:down|in)|clocked(?:\ up)?|racked\ up|notched\ up|written\ down|wrote\ down|noted\ down)${BEHIND}
    `,
    'logged',
  ],
  // "hours logged in May, whole team": of all.
  [/\s*[,;–—-]\s*(?:of |by |for )?(?:the )?(?:whole|entire) (?:team|crew|staff)(?=\W*$|\s*[,;:–—-])/giu, ''],
  // "what parcels reached the customers in May": were delivered.
  [
    pattern('giu')`
      (?<=\b(?:parcels?|packages?|shipments?|consignments?|deliver(?:y|ies)|orders?)\ (?:(?:that|which)\ )?)(?:have\ |has\ )?reached
      \ (?:the\ |our\ |their\ )?(?:customers?|clients?|recipients?|buyers?|addressees?|destinations?)${BEHIND}
    `,
    'were delivered',
  ],
  // "who has taken out the most loans": has had.
  [
    /\btaken out (?=(?:the )?(?:most|fewest|least|more|any|no|\d+|one|two|three|four|five|a)(?: than \S+)? loans?\b)/giu,
    'had ',
  ],
  // "who isn't in today": is off.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)who(?:\ is(?:\ not|n['’]t)|['’]s\ not|\ are(?:\ not|n['’]t))\ (?:in|here|at\ work|in\ the\ office|working|around)
      (?=\ (?:today|tomorrow|now|this\ week|next\ week|at\ the\ moment|on\ \p{L}+day)\W*$)
    `,
    '$1who is off',
  ],
  // "who is away on leave", "who have we got off on leave today".
  [/\b(?:away|off|out|absent) (?=on (?:leave|holiday|vacation|sick leave|parental leave|annual leave)\b)/giu, ''],
  [
    /(^\W*(?:and |so )?|[,;:] )who (?:have|do) we (?:got|have)(?: (?:away|off|out|gone))?(?= (?:on|off|away|in)\b)/iu,
    '$1who is',
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfDoing = (message: string): string => sayPlainly(message, TURNS)
