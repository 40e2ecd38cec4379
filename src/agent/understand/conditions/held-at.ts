import { pattern } from '../../../lib/patterns.ts'
import { timesOf } from '../entity-model/held-times.ts'
import { type Draft, emptySelection, isFree, use } from '../reading/draft.ts'
import { isFullName } from '../vocabulary/vocabulary.ts'

/** Verbs of being held at some time, and the little words beside them (closed class). */
const HELD = pattern('i')`
  ^(?:
    that|which|starts?|starting|started|begins?|beginning|began|runs?|running|ran|takes?|taking|took|place|held|leav(?:es?|ing)|left
    |depart(?:s|ing|ed)?|go(?:es|ing)?|is|are|was|were|on|in|from|at|the|of
  )$
`
const VERB =
  /^(?:starts?|starting|started|begins?|beginning|began|runs?|running|ran|held|leav(?:es?|ing)|depart(?:s|ing|ed)?|go(?:es|ing)?)$/i

/**
 * "the First Aid course that starts on 5 May", "who is on First Aid on 5 May": right behind what has no day of its own the time is that of its
 * sessions, and of nobody and nothing else that is spoken of. After nouns are looked for.
 */
export function readHeldAt(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const date = chunks.findIndex(chunk => isFree(chunk) && chunk.literal?.kind === 'date')
  let at = date - 1
  while (at > 0 && chunks[at]!.text.split(' ').every(word => HELD.test(word))) at--
  if (date < 1 || at < 0 || draft.happened) return
  const node = nodes.find(one => one.at === at && !one.implicit && !one.previous)
  const named = new Set(chunks[at]!.values.filter(isFullName).map(value => value.entity))
  const kind = node?.entity ?? (named.size === 1 ? [...named][0] : undefined)
  const times = kind && timesOf(kind, app)
  // "leaves" of departures is the verb here.
  const said = nodes.find(one => one.entity === times)
  const isVerb = said !== undefined && said.at > at && said.at < date && VERB.test(chunks[said.at]!.text)
  if (!times || (said && !isVerb)) return
  const verbs = chunks.slice(at + 1, date).filter(({ text }) => VERB.test(text.split(' ')[0]!))
  const isOther =
    chunks.slice(0, at).some(c => c.operator?.type === 'who') || nodes.some(one => !one.implicit && one.at < at)
  // "courses in May": without a verb nothing tells that they are held then.
  if (!isOther && (isVerb || !verbs.length)) return
  draft.happened = times
  if (said) {
    nodes.splice(nodes.indexOf(said), 1)
    chunks[said.at]!.used = 'related'
  }
  // Of somebody who has to do with it then: with that session of it.
  if (node && isOther) Object.assign(node, { entity: times, selection: emptySelection(times) })
  for (const verb of verbs) if (isFree(verb) && verb.kind === 'unknown') use(verb, 'related')
}
