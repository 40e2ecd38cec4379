import { rememberByObject } from '../../../../lib/remember-by-object.ts'
import { rememberByWord } from '../../../../lib/remember-by-word.ts'
import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import { MEASURING } from '../../language/lexicon.ts'
import { stem } from '../../language/words.ts'
import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import { type Add, groupOf, sum } from './scene.ts'

/** How much of the slot's name and description stands beside the candidate, and how like they are to its own words. */
export function readNames(slot: Slot, { frame, kind }: Candidate, inside: readonly string[], add: Add): void {
  const group = groupOf(slot)
  const named = sum(slot.named)
  // "Weighs 4 kg" has a weight before the figure, "6 m wide" a width behind it.
  const [verb, adjective] =
    kind === 'number' && group === 'number'
      ? [measured(frame.before[0]), frame.after.slice(0, 2).flatMap(measured)]
      : [[], []]
  const before = share([...frame.before.slice(0, 3), ...verb], slot.named, named)
  const after = share([...frame.after.slice(0, 3), ...adjective], slot.named, named)
  add('nameBefore', before)
  add('nameAfter', after)
  if (inside.length && inside.length < 8 && kind !== 'number') {
    const head = inside.at(-1)!
    const likeName = nearestName(slot)
    const likeDescription = nearestDescribed(slot)
    add('headLikeName', likeName(head))
    add('firstLikeName', likeName(inside[0]!))
    add('headLikeDescription', likeDescription(head))
    add('firstLikeDescription', likeDescription(inside[0]!))
    if (slot.samples.size) add('likeSamples', nearest(slot.samples, head))
  }
  const besides = [frame.before[0], frame.after[0], frame.governor].filter(w => w !== undefined && w !== '')
  add('besideLikeName', Math.max(0, ...besides.map(word => nearestName(slot)(word!))))
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

/** Stems of the attributes that adjectives and verbs of measure speak of, under their own stems. */
const MEASURES = new Map(
  MEASURING.flatMap(([words, attributes]) =>
    words.split(' ').map(word => [stem(word), attributes.split(' ').map(stem)] as const),
  ),
)
const measured = (word: string | undefined): string[] => MEASURES.get(word ?? '') ?? []

/** How like the most like of some words is to another one, 0 to 1; itself does not count. */
function nearest(words: Iterable<string>, word: string): number {
  const known = wordKnowledge()
  const likeness = (a: string) => Math.max(known.likeness(a, word), known.synonyms(a).get(word) ?? 0)
  return Math.max(0, ...[...words].map(one => (one === word ? 0 : likeness(one))))
}

/** Words of which it is kept for each slot. */
const KEPT = 500

/** The same over the words of a slot's name and of its description: a long message asks for the same words again and again. */
const nearestName = rememberByObject((slot: Slot) => rememberByWord(word => nearest(slot.named.keys(), word), KEPT))
const nearestDescribed = rememberByObject((slot: Slot) =>
  rememberByWord(word => nearest(slot.described.keys(), word), KEPT),
)

const share = (words: readonly string[], weights: ReadonlyMap<string, number>, total: number): number =>
  total ? [...new Set(words)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / total : 0
