import { spellOutCase } from '../../../lib/any-case.ts'
import { fragment, pattern } from '../../../lib/patterns.ts'
import { baseOfDoing, pastParticiple } from '../language/verb-forms.ts'
import { sayPlainly, type Turn } from './turns.ts'

const ANYBODY = fragment`
  (?:people|everybody|everyone|(?:all of )?us|we all|we|they|customers|clients|(?:the )?(?:whole |entire )?(?:team|crew|staff)|all of them)
`
/** What stands behind a verb that is told of all. */
const BEHIND = fragment`(?=\W*$|[,;?]|\ (?:in|on|for|during|since|this|last|from|before|after|between|until|so|to|up|over|within|with|of)\b)`

const DISCARD = 'discard discards discarded discarded discarding'
/** Verbs with a particle that books of business call by one word (Quirk et al., 1985, 16.3), by their forms. */
const OF_ONE_WORD: [forms: string, particles: string, words: string][] = [
  ['throw throws threw thrown throwing', 'away|out', DISCARD],
  ['chuck chucks chucked chucked chucking', 'away|out', DISCARD],
  ['turn turns turned turned turning', 'away|down', 'reject rejects rejected rejected rejecting'],
  ['call calls called called calling', 'off', 'cancel cancels cancelled cancelled cancelling'],
]
/** What may stand before the particle: at most two words in small letters, none of which leads elsewhere; behind "called" a name might. */
const OBJECT = String.raw`((?:(?!(?:in|on|at|to|of|for|and|or|the|into)\b)(?-i:\p{Ll}+) ){0,2}?)`
/** "threw away", "turn milk away": discarded, reject milk. */
const PHRASAL: readonly Turn[] = OF_ONE_WORD.flatMap(([forms, particles, words]) =>
  forms
    .split(' ')
    .map((form, at): Turn => [
      spellOutCase(
        String.raw`\b${form} ${form === 'called' ? '()' : OBJECT}(?-i:${particles})\b(?! (?:by|of|with|to)\b)`,
        'giu',
      ),
      (_, object = '') => `${words.split(' ')[at]!} ${object}`.trim(),
    ]),
)

/** Verbs of everyday speech for what was done, and by whom it does not matter. */
const TURNS: readonly Turn[] = [
  ...PHRASAL,
  // "how often did we have to reject a lot": what had to be done was done.
  [/\b(did (?:we|they|you|i|he|she|it)) (?:(?:actually|really) )?have to (?=\p{L}{3})/giu, '$1 '],
  // "lots that we ended up discarding", "that we had to discard".
  [
    /\b(?<=\b(?:we|they|you|i|he|she|it|that|which|who) )(?:ended up|wound up) (\p{L}{3,}ing)\b/giu,
    (_, doing = '') => pastParticiple(baseOfDoing(doing)),
  ],
  [
    /\b(?<=\b(?:that|which|s) (?:we|they|you|i) )had to (\p{L}{3,})\b(?! by\b)/giu,
    (_, verb = '') => pastParticiple(verb),
  ],
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
