import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { endsInQuotes } from '../turns.ts'
import { FINITE, NO_TOPIC } from './named-first.ts'
import { givesReason } from './reasons.ts'

/**
 * What a question is about stands before the words with which somebody asks to be told (fronting; Quirk et al., 1985, § 18.20): "of the
 * spare boats, tell me how many are sold", "red boats: I need to know how many". Those words are taken out, and what stands before
 * them stays: it says of what is asked.
 */

/** How somebody asks to be told something (closed class). */
const TOLD = fragment`
  (?:(?:so|then|now|and|please|kindly|just|also)\ )*(?:
    (?:(?:can|could|would|will)\ (?:you|i|we)\ (?:(?:please|kindly|also|just|quickly)\ )*|
    (?:i|we)(?:['’]d|\ would)\ like\ you\ to\ |(?:i|we)\ (?:need|want)\ you\ to\ )?
    (?:(?:tell|give|show|get)\ (?:me|us)|let\ (?:me|us)\ (?:know|have|see)|(?:work|figure|find)\ out|calculate|compute|check|say|know|have)
    |(?:i|we)(?:['’]d|\ would)?\ (?:(?:just|really|also|only)\ )*(?:need|want|like|love|have)(?:\ to\ (?:know|see|find\ out|hear|learn|have))?
  )(?:\ (?:for\ (?:me|us)|please))*
`
/** A question, or a figure. */
const ASKED = fragment`
  (?:(?:exactly|precisely|roughly)\ )?(?:how\ (?:many|much)|what|which|who|whose)\b(?!\ (?:i|to)\b)
  |(?:the|an?|their|its)\ (?:(?:total|overall|exact|current|combined)\ )*
    (?:number|count|total|sum|average|mean|median|share|percentage|proportion|figure|headcount)\b
`

const LINKED = '(?:is|are|was|were|has|have|had|do|does|did)'

/** Prepositions before what a question is about; "looking at", "taking" are such as well (Quirk et al., § 9.8). */
const ABOUT = fragment`
  (?:for|of|out\ of|among|amongst|from|in|at|on|within|across|per|looking\ at|taking|considering|regarding|concerning|as\ for|as\ to|when\ it\ comes\ to)
`
/** "of the spare boats, tell me how many …"; of each kind no comma parts it. */
const FRONTED = pattern('iu')`
  ^(?<lead>\W*)(?<topic>${ABOUT}\ [^.?!;:–—]{2,90}?)\s*(?:,|\s-|[:–—])\s+${TOLD}\ (?=${ASKED})(?<asked>.+)$
`
const OF_EACH = pattern('iu')`
  ^(?<lead>\W*)(?<topic>(?:for|in|at|per|on)\ (?:each|every)\ [^,.?!;:–—]{2,60}?)\ ${TOLD}\ (?=${ASKED})(?<asked>.+)$
`
/** "could you work out for every maker how many boats it has": the other way round. */
const TOLD_OF_EACH = pattern('iu')`
  ^(?<lead>\W*)${TOLD}\ (?<topic>for\ (?:each|every)\ [^,.?!;:–—]{2,60}?),?\ (?=${ASKED})(?<asked>.+)$
`
/** "red boats against blue boats, tell me how many": no preposition, but what is named. */
const NAMED = pattern('iu')`
  ^(?<lead>[^\p{L}\p{N}"“]*)(?!${NO_TOPIC})(?<topic>[\p{L}\p{N}][^:;?!.–—]{2,70}?)\s*(?:,|\s-|[:–—])\s+${TOLD}\ (?=${ASKED})(?<asked>.+)$
`
/** "fines that were given for lateness": what is told of them is no clause by itself. */
const TOLD_OF = / (?:that|which|who) .*$/iu
/** Several of something, or one that is named. */
const NAMES_SOME = /(?:(?<!s)s|people|staff|men|women|children)\b|\p{Lu}|\d/u
/** "what the average price is": the order of a clause that is part of another one. */
const IS_LAST = /^(?<what>what) (?<rest>(?:the|their|its) [^,;?]+?) (?<be>is|are|was|were)(?<end>\W*)$/iu

const inOrder = (asked: string): string => {
  const { what, rest, be, end } = execIn(asked, IS_LAST)?.groups ?? {}
  return what ? `${what} ${be!} ${rest!}${end!}` : asked
}

/** "taking all the red boats together, …", "out of the boats in Oslo, …": of them. */
const OUT_OF = pattern('iu')`
  ^(?<lead>\W*)(?:out\ of|looking\ at|taking|considering|(?:if|when)\ (?:you|we|i)\ (?:take|look\ at|consider))
  \ (?<those>(?:all|the|our|my|every|those)\b[^,;:.?!]{2,80}?|(?:those|these|them)(?=,))
  (?:\ (?:together|altogether|into\ account|as\ a\ whole))?,\ (?=(?:${TOLD}\ )?(?:${ASKED}|${LINKED}\b))
`

/** The question behind what it is about; the text itself where nothing stands before the words of asking. */
export function sayAskedBehind(message: string): string {
  const text = replaceIn(message, OUT_OF, '$<lead>of $<those>, ')
  for (const form of [FRONTED, OF_EACH, TOLD_OF_EACH, NAMED]) {
    const { lead, topic, asked } = execIn(text, form)?.groups ?? {}
    if (
      topic === undefined ||
      givesReason(topic) ||
      endsInQuotes(topic) ||
      (form === NAMED && (FINITE.test(topic.replace(TOLD_OF, '')) || !testIn(topic.slice(1), NAMES_SOME)))
    )
      continue
    return `${lead!}${topic}, ${inOrder(asked!)}`
  }
  return text
}

/** Whether a message asks to be told something behind what that is about. */
export const asksBehind = (message: string): boolean => sayAskedBehind(message) !== message
