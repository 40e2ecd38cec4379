import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { DOWNWARDS, UPWARDS } from './verbs.ts'
import { LOSING } from './verbs-of-having.ts'
import { DANGLING, isRelative, JOINT, PARTICLE, trim, type Span, type Split } from './spans.ts'

const STATEMENT = pattern('is')`
  ^(.+?)\s+(?:
    (?:can|could|may|should|must|shall|will|needs? to|has to|have to|ought to) (?:now |then |also )?
      (?:be|become|go to|move to)(?: marked(?: as)?| set to| moved to)?
    |(?:is|are|has|have|was|were)(?: now| already| just)?(?: back(?= (?:in|on|at)\b))?(?: been)?(?: marked(?: as)?| set to| moved to)?
    |becomes?|got|went
  )\s+(?:now\s+)?(.+?)(?:\s+now)?$
`

/** Verbs of moving in time. */
const LATER = new Set(['postpone', 'delay', 'defer', 'push', 'put', 'extend', 'prolong', 'shift', 'move'])
const EARLIER = new Set(['advance', 'bring'])
/** "push the gala back two weeks" */
const AMOUNT_OF_TIME =
  /^(.+?)\s+(?:back|forward|out|on)\s+((?:half\s+an?|(?:a\s+)?quarter\s+of\s+an|an?|\p{L}+|\d+)\s+(?:minute|hour|day|night|week|fortnight|month|year)s?)$/isu

/** Without a named slot the value itself tells where it belongs. */
export function withoutSlots(text: string, body: Span, verb: string | undefined): Split[] {
  const whole = trim(text, body)
  const inner = text.slice(whole.start, whole.end)
  const at = (index: number, length: number): Span =>
    trim(text, { start: whole.start + index, end: whole.start + index + length })
  if (!verb) {
    const said = STATEMENT.exec(inner)
    const stated: Split[] =
      said && !DANGLING.test(said[1]!)
        ? [{ target: at(said.index, said[1]!.length), given: [at(said[0].lastIndexOf(said[2]!), said[2]!.length)] }]
        : []
    return [
      ...stated,
      ...told(inner).map(({ subject, value }) => ({ target: at(0, subject), given: [at(value, inner.length)] })),
    ]
  }
  const out: Split[] = []
  if (/^(?:add|append)$/.test(verb))
    for (const match of inner.matchAll(/\s+(?:to|onto)\s+/gi))
      out.push({
        target: at(match.index + match[0].length, inner.length),
        given: [{ ...at(0, match.index), append: true }],
      })
  for (const match of [
    ...inner.matchAll(new RegExp(`(?:^|\\s+|(?=[:=]))(?:${PARTICLE}\\s+)?(?:${JOINT}|with)(?=[\\s:=])\\s*`, 'gi')),
  ].reverse())
    if (!isRelative(inner.slice(0, match.index)) || !/\b(?:is|are|be|was|has|have|with)\b/i.test(match[0]))
      out.push({ target: at(0, match.index), given: [at(match.index + match[0].length, inner.length)] })
  // "lower the lamp by 20 dollars": by how much of what the verb moves.
  const direction = UPWARDS.has(verb) || LATER.has(verb) ? 1 : DOWNWARDS.has(verb) || EARLIER.has(verb) ? -1 : undefined
  const by = direction && /^(.+?)\s+(?:(?:back|forward|up|down|out)\s+)?by\s+(\S.*)$/is.exec(inner)
  const amount = by ? undefined : direction && LATER.has(verb) && AMOUNT_OF_TIME.exec(inner)
  const moved = by || amount
  const isEarlier = LATER.has(verb) && /\s(?:forward|earlier)\b/i.test(inner)
  if (direction && moved) {
    const value = at(inner.length - moved[2]!.length, moved[2]!.length)
    out.push({ target: at(0, moved[1]!.length), given: [{ ...value, by: isEarlier ? -1 : direction }] })
  }
  if (/^(?:reschedule|postpone|move|delay|defer|push|schedule|bring|shift|extend|prolong|lengthen)$/.test(verb))
    for (const match of [...inner.matchAll(/\s+(?:for|on|until|till)\s+/gi)].reverse())
      out.push({
        target: at(0, match.index),
        given: [{ ...at(match.index + match[0].length, inner.length), ...(/til/i.test(match[0]) && { until: true }) }],
      })
  if (!/^(?:mark|set|make|move|flag|label|turn|switch|put|tag)$/.test(verb)) return cut(out, whole)
  for (const match of [...inner.matchAll(/\s+/g)].reverse().slice(0, 5))
    if (!DANGLING.test(inner.slice(0, match.index)))
      out.push({ target: at(0, match.index), given: [at(match.index, inner.length)] })
  return cut(out, whole)
}

/** A verb in the third person, with what may stand between it and its object. */
const VERB = pattern('gu')`
  \s(?!(?:is|was|has|does|this|its|his|as|us)\s)\p{Ll}{2,}(?:s|ed)\s+
  (?:(?:\p{Ll}+\s+){0,2}(?:to|in|at|on|for|by|with|as|into|under|from)\s+)?(?:(?:the|an?)\s+)?(?=\S)
`

const DENIED = pattern('i')`\b(?:not|no|none|without|never|any ?more|nobody|cannot|${LOSING})\b|n['’]t\b`

/** "Ann works in Oslo", "the lamp belongs to Bob": what a verb tells of a record, whatever it is called where it is kept. */
const told = (text: string): { subject: number; value: number }[] =>
  (testIn(text, DENIED) ? [] : [...text.matchAll(VERB)])
    .filter(({ index }) => !DANGLING.test(text.slice(0, index)) && !isRelative(text.slice(0, index)))
    .map(match => ({ subject: match.index, value: match.index + match[0].length }))

const cut = (splits: Split[], whole: Span): Split[] =>
  splits.map(split => ({ ...split, given: split.given.map(g => ({ ...g, end: Math.min(g.end!, whole.end) })) }))
