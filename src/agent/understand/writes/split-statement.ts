import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { stem } from '../language/words.ts'
import { GETTING, LOSING } from './verbs-of-having.ts'
import type { SlotMention } from './name-slots.ts'
import { isEmpty, trim, type Span, type Split } from './spans.ts'
import { VERBS } from './verbs.ts'

const CHANGING = new Set(
  Object.entries(VERBS).flatMap(([verb, action]) => (action === 'update' && verb.length > 3 ? [stem(verb)] : [])),
)
const AUXILIARY = String.raw`(?:(?:is|are|was|were|has|have|will|shall|be|been|being|now|just|soon|also)\s+)*`
const MOTION = new RegExp(String.raw`^(.+?)\s+(${AUXILIARY})(\p{L}+)\s+(?:over |up |back |down )?(?:to|into)\s+`, 'iu')

/** "Ann changed her …" */
const OWN = new RegExp(String.raw`^(.+?)\s+(${AUXILIARY})(\p{L}+)\s+(?:her|his|its|their)\s+(?:new\s+)?$`, 'iu')
const OWNING = new RegExp(String.raw`^(.+?)\s+(${AUXILIARY})(\p{L}+)\s+(?:her|his|its|their)\s+.+\sto\s`, 'iu')

const ENDING = String.raw`(?:\s+(?:any ?more|any longer|now|again|from now on|either))*[\s.!]*$`
const DENIED = pattern('i')`
  ^(.+?)\s+(?:
    (?:does|do|did|is|are|was|has|have|will|would|should|can|could|may)\s*n(?:['’]t|ot)
    |(?:does|do|did|is|are|has|have|will|would|should|can|may)\s+(?:not|no longer|never)
    |no longer|never
    |(?:(?:has|have|had)(?: now| just)? )?${LOSING}|(?:has|have|had|with|offers?|gets?)(?: now)? no(?: more)?
  )\b
`
const AFFIRMED = pattern('iu')`
  ^(.+?)\s+(?:now |also |again )?(?:
    (?:
      wants?|needs?|gets?|receives?|\p{Ll}{2,}s
      |(?:has|have)(?: (?:now|just|already))?(?: been|\ ${GETTING})?
      |is|are|was|were|got
    )
    |(?:would like|should|must|may|can)(?: (?:have|get|receive|be))?
  )(?:\s+(?:now|again|on|in|as|to \p{L}+|the|an?|our|your|her|his|its|their))*\s*$
`
/** "room 4 has 10 seats", "the booking is for 8 people": the value stands before its slot. */
const HOLDING = pattern('iu')`
  ^(.+?)\s+(?:
    (?:is|are|was) (?:for|of|at|on)
    |(?:can |could |should |must |will )?
      (?:have|has|had|need|needs|get|gets|got|take|takes|hold|holds|seat|seats|want|wants|cost|costs|(?:is|are)(?!\s(?:down|up)\sto\s)|be)
    |comes with|is down to|is up to
    |(?:\p{Ll}{2,}s|is|has moved|moved)\s+(?:now\s+)?(?:over\s+)?(?:in|at|on|for|with|to|into|under|(?<=\b(?:is|comes)\s)from)(?:\s+(?:the|an?))?
  )\s+(?:only |just |room for )?(\S+(?:\s\S+){0,2}?)\s*$
`
/** Verbs of having and being, by which flags are called. */
const OF_FLAG = /^(?:has|gets?|wants?|takes?|needs?|receives?|accepts?|allows?|offers?|speaks?|is|can)$/i
/** Who or what it is, with no verb behind. */
const SUBJECT_ALONE = /^(?=[^,;:?]*(?:\d|\p{Lu}|Q))[^,;:?]{1,60}?(?:\s(?:now|also|again))?\s*$/iu
const FURTHER = /^(?:\s+(?:to|\p{L}+(?:s|ing|ed)?|the|an?|our|your|on|in|from|for)){0,5}\s*$/iu

/** Whether a text tells that something went on to another state, or holds no longer. */
export function tellsChange(masked: string): boolean {
  if (/\b(?:no longer|any ?more|any longer)\b/i.test(masked) || testIn(masked, LOST) || testIn(masked, GOT)) return true
  const own = execIn(masked, OWNING)
  if (own && isChange(own[2]!, own[3]!)) return true
  const motion = execIn(masked, MOTION)
  return motion !== null && isChange(motion[2]!, motion[3]!)
}

/** "Ann lost the licence": of one that is named. */
const LOST = pattern(
  'iu',
)`^[^,;:?]*(?:\d|(?-i:\p{Lu}))[^,;:?]*?\s(?:(?:has|have|had)(?: now| just)? )?${LOSING}\s+(?:the|an?|his|her|its|their|our)\s`

/** "Ann has bought a car", "Ann has passed her test": of one that is named. */
const GOT = pattern('iu')`
  ^[^,;:?]*(?:\d|(?-i:\p{Lu}))[^,;:?]*?\s(?:has|have|['’]s|['’]ve)(?: now| just| finally)? ${GETTING}\s+(?:the|an?|his|her|its|their|our)\s
`

/** "is moving to", "moved to", "switches to": a verb of change that is told, not asked for. */
const isChange = (auxiliary: string, verb: string): boolean =>
  (CHANGING.has(stem(verb.toLowerCase())) && (/(?:ing|ed|s)$/i.test(verb) || auxiliary !== '')) ||
  (GONE_ON.test(verb) && /\b(?:has|have)\b/i.test(auxiliary))

/** "has gone to the next stage": verbs of going on, which order nothing themselves. */
const GONE_ON = /^(?:gone|advanced|progressed|passed)$/i

/**
 * Changes that are told: "Ann does not want the newsletter any more" is a flag that is off, "Ann is moving to the Oslo
 * office" a value before its slot.
 */
export function fromStatement(text: string, body: Span, mentions: SlotMention[]): Split[] {
  const [mention] = mentions
  const whole = trim(text, body)
  if (mentions.length > 1) return []
  const motion = MOTION.exec(text.slice(whole.start, whole.end))
  if (motion && isChange(motion[2]!, motion[3]!)) {
    const target = { start: whole.start, end: whole.start + motion[1]!.length }
    const from = whole.start + motion[0].length
    const start = from + /^(?:(?:the|a|an)\s+)?/i.exec(text.slice(from))![0].length
    if (!mention) return [{ target, given: [trim(text, { start, end: whole.end })] }]
    const rest = text.slice(mention.end, whole.end)
    if (!/^[\s.!]*$/.test(rest) || mention.start <= start) return []
    return [{ target, given: [{ slot: mention.slot, ...trim(text, { start, end: mention.start }) }] }]
  }
  if (!mention) return []
  const before = text.slice(whole.start, mention.start)
  const own = OWN.exec(before)
  const to = /^\s+(?:from\s.+\s)?to\s+(?=\S)/i.exec(text.slice(mention.end, whole.end))
  if (own && to && isChange(own[2]!, own[3]!)) {
    const target = { start: whole.start, end: whole.start + own[1]!.length }
    return [
      { target, given: [{ slot: mention.slot, ...trim(text, { start: mention.end + to[0].length, end: whole.end }) }] },
    ]
  }
  if (mention.slot.type !== 'boolean') return holding(text, whole, mention, before)
  if (!new RegExp(`^${ENDING}`, 'i').test(text.slice(mention.end, whole.end))) return []
  // "Ann gets the newsletter" of a `gets_newsletter`, "wears lenses" of a `wears_lenses`: the verb is a word of the slot.
  const [first = ''] = /^\p{L}+/u.exec(text.slice(mention.start, mention.end)) ?? []
  const isVerb = OF_FLAG.test(first) || (/\p{Ll}s$/u.test(first) && first.toLowerCase() === mention.slot.words[0])
  if (isVerb && !DENIED.test(before) && SUBJECT_ALONE.test(before))
    return [
      {
        target: trim(text, { start: whole.start, end: mention.start }),
        given: [{ slot: mention.slot, flag: !mention.isDenied }],
      },
    ]
  const denied = DENIED.exec(before)
  const isDenied = denied !== null && FURTHER.test(before.slice(denied[0].length))
  const said = isDenied ? denied : AFFIRMED.exec(before)
  const target = said && { start: whole.start, end: whole.start + said[1]!.length }
  return target && !isEmpty(target)
    ? [{ target, given: [{ slot: mention.slot, flag: isDenied === Boolean(mention.isDenied) }] }]
    : []
}

/** Nothing behind the slot, and before it the record, a verb of having and the value. */
function holding(text: string, whole: Span, mention: SlotMention, before: string): Split[] {
  const said = /^[\s.!]*$/.test(text.slice(mention.end, whole.end)) ? HOLDING.exec(before) : null
  if (!said) return []
  const end = whole.start + before.trimEnd().length
  const target = { start: whole.start, end: whole.start + said[1]!.length }
  return [{ target, given: [{ slot: mention.slot, start: end - said[2]!.length, end }] }]
}
