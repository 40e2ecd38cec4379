import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import { type Add, groupOf, sum } from './scene.ts'

/** How much of the slot's name and description stands beside the candidate, and how like they are to its own words. */
export function readNames(slot: Slot, { frame, kind }: Candidate, inside: readonly string[], add: Add): void {
  const group = groupOf(slot)
  const named = sum(slot.named)
  const before = share(frame.before.slice(0, 3), slot.named, named)
  const after = share(frame.after.slice(0, 3), slot.named, named)
  add('nameBefore', before)
  add('nameAfter', after)
  const known = wordKnowledge()
  const likeness = (a: string, b: string) => Math.max(known.likeness(a, b), known.synonyms(a).get(b) ?? 0)
  if (inside.length && inside.length < 8 && kind !== 'number') {
    const head = inside.at(-1)!
    const nearest = (words: Iterable<string>, word: string) =>
      Math.max(0, ...[...words].map(w => (w === word ? 0 : likeness(w, word))))
    add('headLikeName', nearest(slot.named.keys(), head))
    add('firstLikeName', nearest(slot.named.keys(), inside[0]!))
    add('headLikeDescription', nearest(slot.described.keys(), head))
    add('firstLikeDescription', nearest(slot.described.keys(), inside[0]!))
    if (slot.samples.size) add('likeSamples', nearest(slot.samples, head))
  }
  const besides = [frame.before[0], frame.after[0], frame.governor].filter(w => w !== undefined && w !== '')
  add(
    'besideLikeName',
    Math.max(
      0,
      ...besides.map(word => Math.max(0, ...[...slot.named.keys()].map(w => (w === word ? 0 : likeness(w, word!))))),
    ),
  )
  add('nameNext', slot.named.has(frame.before[0] ?? '') ? 1 : 0)
  add('nameAssigned', frame.assigned ? Math.min(1, before * 2) : 0)
  add(`${group}:nameBeside`, Math.max(before, after))
  add('described', Math.min(2, share(frame.before.slice(0, 3), slot.described, 1)))
  add('describedAfter', Math.min(2, share(frame.after.slice(0, 3), slot.described, 1)))
  const near = [...frame.around].reduce(
    (total, [word, distance]) => total + (slot.named.get(word) ?? 0) / (1 + distance / 3),
    0,
  )
  add('nameNear', named ? Math.min(1, near / named) : 0)
  const vague = [...frame.around].reduce(
    (total, [word, distance]) => total + (slot.described.get(word) ?? 0) / (1 + distance / 3),
    0,
  )
  add('describedNear', Math.min(2, vague))
}

const share = (words: readonly string[], weights: ReadonlyMap<string, number>, total: number): number =>
  total ? [...new Set(words)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / total : 0
