import { arePeople } from '../entity-model/people.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { hopsOf, primaryDate } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'

/** Records of when somebody works. */
const SHIFT = /^(?:shift|rota|roster|duty|schedule)$/
const WORKS = /^(?:works?|worked|working|duty|shift|rostered|rota'd|scheduled)$/i

/**
 * "who is working tomorrow?", "who was on duty on Friday" of shifts with a day and a worker each: whoever has one then, and nobody whose own record
 * has a date of something else. Before nouns are looked for.
 */
export function readWhoIsOnShift(draft: Draft): void {
  const { chunks, app, nodes } = draft
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const at = chunks.findIndex((c, i) => i > who && i <= who + 3 && WORKS.test(c.text) && (isFree(c) || c.kind === 'filler')) // oxfmt-ignore
  if (who < 0 || who > 1 || at < 0 || nodes.length) return
  const behind = chunks.slice(at + 1)
  if (!behind.some(c => c.literal?.kind === 'date') || behind.some(c => c.entities.some(e => e.quality >= 0.9))) return
  const shifts = app.entities.filter(e => isListedKind(e) && SHIFT.test(singular(e.words.at(-1)!)) && (primaryDate(e) ?? beginOf(e))) // oxfmt-ignore
  const [shift, ...others] = shifts
  const people = shift ? [...new Set(hopsOf(shift, app).filter(h => h.direction === 'up' && arePeople(h.to)).map(h => h.to))] : [] // oxfmt-ignore
  const [person] = people
  if (!shift || others.length || people.length !== 1) return
  addNode(draft, person!, who)
  addNode(draft, shift, at).isVerb = true
  use(chunks[who]!, 'entity')
  const verb = Object.assign(chunks[at]!, { kind: 'mention', entities: [{ entity: shift, quality: 1 }], fields: [], values: [], certainty: 1 }) // oxfmt-ignore
  use(verb, 'entity')
}
readWhoIsOnShift.needs = WORKS
