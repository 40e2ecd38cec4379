import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { arePeople } from '../entity-model/people.ts'
import { dateOf } from '../entity-model/begin-and-end.ts'
import { type Draft, addCondition } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { LEAVES } from './upcoming.ts'

/** That somebody is there now, in the present tense. */
const NOW = pattern('i')`
  \b(?:
    (?:work|works|working|employed|live|lives|living|train|trains|play|plays) (?:here|for us|with us)
    |(?:are|is|have|has|work|works) (?:currently|presently|right now)
    |at the moment|at present|right now|currently|these days
  )\b
`
/** What tells of another time. */
const THEN =
  /\b(?:worked|lived|trained|played|had|was|were|did|used to|left|leave|leaving|ever|since|until|before|after|in (?:19|20)\d\d)\b/i

/**
 * "how many people work here at the moment" of an employee with a day on which some of them left: those who have not left, and nobody
 * who is gone.
 */
export function readAtPresent(draft: Draft): void {
  const { message, nodes } = draft
  if (!testIn(message.text, NOW) || THEN.test(message.text)) return
  const [node, ...others] = nodes.filter(n => arePeople(n.entity) && !n.previous)
  const left = node && !others.length ? dateOf(node.entity, LEAVES) : undefined
  if (!node || !left || !mayBeEmpty(left)) return
  if (node.selection.where.some(c => c.columns.includes(left.column))) return
  addCondition(node, {
    columns: [left.column],
    op: '>',
    values: [message.today],
    asDay: true,
    orEmpty: true,
    label: `${labelOf(left)} after today`,
  })
}
readAtPresent.needs =
  /^(?:work(?:s|ing)?|employed|live|lives|living|trains?|plays?|currently|presently|now|moment|present|days)$/
