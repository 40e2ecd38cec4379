import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import { type Add, groupOf, isLabel, type Scene } from './scene.ts'

/** What the candidate's own words say: those of the slot's name, of its description, of the tool. */
export function readInside(slot: Slot, candidate: Candidate, inside: readonly string[], scene: Scene, add: Add): void {
  const { kind } = candidate
  const group = groupOf(slot)
  const part = (test: (word: string) => boolean) => inside.filter(test).length / inside.length
  // A quotation is no talk of the tool, whatever words it has.
  const toolWords: ReadonlySet<string> = kind === 'quoted' ? new Set<string>() : scene.toolWords
  add(
    'insideName',
    part(word => slot.named.has(word)),
  )
  add(
    'insideTool',
    part(word => toolWords.has(word)),
  )
  const others = [...scene.rank.keys()].filter(other => other !== slot)
  add(
    'insideOther',
    part(word => !slot.named.has(word) && others.some(other => other.named.has(word))),
  )
  add(
    'insideDescribed',
    part(word => slot.described.has(word)),
  )
  add(
    `${group}:insideTool`,
    part(word => toolWords.has(word)),
  )
  add('startsWithName', slot.named.has(inside[0]!) ? 1 : 0)
  add('endsWithName', inside.length > 1 && slot.named.has(inside.at(-1)!) ? 1 : 0)
  add('endsWithTool', inside.length > 1 && toolWords.has(inside.at(-1)!) ? 1 : 0)
  add('endsWithDescribed', inside.length > 1 && slot.described.has(inside.at(-1)!) ? 1 : 0)
  add('startsWithTool', inside.length > 1 && toolWords.has(inside[0]!) ? 1 : 0)
  add('startsWithDescribed', inside.length > 1 && slot.described.has(inside[0]!) ? 1 : 0)
  add('isLabel', slot.roles.has('id') && inside.every(word => isLabel(slot, word)) ? 1 : 0)
  add('isName', inside.every(word => slot.named.has(word)) ? 1 : 0)
  add('isTool', inside.every(word => toolWords.has(word)) ? 1 : 0)
  if (kind !== 'number') add(`words:${Math.min(inside.length, 5)}`)
  if (kind === 'rest')
    add(
      'restWithQuote',
      scene.read.values.some(v => v.kind === 'quoted' && v.start >= candidate.start && v.end <= candidate.end) ? 1 : 0,
    )
  if (kind === 'rest') add('restLength', Math.min(3, inside.length / 10))
}
