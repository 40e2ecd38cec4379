import { fragment, pattern } from '../../../lib/patterns.ts'
import { baseOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { LEAD, sayPlainly, type Turn } from './turns.ts'

/**
 * Verbs of bringing and yielding between a source and what came of it (Levin, English verb classes, 1993, 11.3 and 26.4): "how many leads
 * did the fair bring in?" asks how many came from it. Those of getting say so only with whom they got it for ("did the fair get us").
 */
const BRING = fragment`
  (?:(?:bring|brought|yield|yielded|generate|generated|attract|attracted|draw|drew|drawn|pull|pulled)(?:\ us)?(?:\ in)?
  |(?:get|got|give|gave|given|win|won|earn|earned|net|netted|land|landed|deliver|delivered|send|sent|produce|produced)\ us(?:\ in)?)
`
/** No pronoun, and no auxiliary of another clause. */
const SOURCE = fragment`(?!(?:we|you|they|i|he|she|it|that|this|those|these|each|every)\b)[\p{L}\p{N}"“][^,;:?!.]{1,60}?`
const WHAT = fragment`(?!(?:us|you|them|money)\b)\p{L}[\p{L} -]{1,40}?(?<!s)s|people`
/** What may stand behind: the other side, a time, and that all of it is meant. */
const ALL = fragment`(?:,?\ (?:together|altogether|combined|in\ total|all\ together|between\ them))?`
const TIME = fragment`(?:\ (?:in|during|since|this|last|so\ far|until|before|after|over|within|between|on)\b[^,;:?!]{2,40}?)?`

const TURNS: readonly Turn[] = [
  // "how many more leads did the website bring us than cold calls": the other side first, for "than" ends the first one.
  [
    pattern('iu')`
      ^(${LEAD}how\ many\ (?:more|fewer|less)\ (?:${WHAT}))\ (?:did|do|does|have|has)\ (${SOURCE})\ ${BRING}\ than\ (?:did\ |from\ )?(${SOURCE})
      (?:\ did)?(${TIME})(?=\W*$)
    `,
    '$1 came from $2 than from $3$4',
  ],
  // "how many leads did the fair and the website bring in together": those that came from either.
  [
    pattern('iu')`
      ^(${LEAD}how\ many\ (?:${WHAT}))\ (?:did|do|does|have|has)\ (?:both\ )?(${SOURCE})\ ${BRING}${ALL}(${TIME})${ALL}(?=\W*$)
    `,
    '$1 came from $2$3',
  ],
  // "how many leads did each source bring in"
  [
    pattern('iu')`
      ^(${LEAD}how\ many\ (?:${WHAT}))\ (?:did|do|does|have|has)\ (?:each|every)\ (?:of\ (?:our|the)\ )?(\p{Ll}+(?:\ \p{Ll}+)?)\ ${BRING}(${TIME})(?=\W*$)
    `,
    (_, what = '', source = '', time = '') => `${what} per ${singular(source)}${time}`,
  ],
  // "the leads that the fair brought in", "leads brought in by the fair"
  [
    pattern(
      'iu',
    )`\b(\p{L}{2,}(?<!s)s)\ (?:that\ |which\ )?(?:were\ |was\ )?brought(?:\ to\ us|\ in)?\ (?:by|through|via)\ `,
    '$1 from ',
  ],
  [
    pattern(
      'iu',
    )`\b(\p{L}{2,}(?<!s)s)\ (?:that|which)\ (${SOURCE})\ (?:(?:has|have)\ )?brought(?:\ us)?(?:\ in)?(?=\W*$|\ (?:in|this|last|since)\b)`,
    '$1 from $2',
  ],
  // "total we won in May", "what's the total that we spent on fuel": how much that was.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|need|what(?:['’]s|\ is|\ was)|(?:show|give|tell|get)\ me)\ )?)(?:the\ )?(?:grand\ |overall\ )?(?:total|sum|amount|money)
      \ (?:that\ |which\ )?(we|i|they)
      \ (?:have\ |had\ |['’]ve\ )?(\p{L}{2,})(?=\ (?:in|on|for|from|with|by|at|during|since|this|last|between|over|so)\b|\W*$)
    `,
    (whole, _lead, who = '', verb = '') => {
      const base = baseOf(verb.toLowerCase())
      return base === undefined
        ? (whole ?? '')
        : `how much did ${who.toLowerCase() === 'i' ? 'I' : who.toLowerCase()} ${base}`
    },
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfBringing = (message: string): string => sayPlainly(message, TURNS)
