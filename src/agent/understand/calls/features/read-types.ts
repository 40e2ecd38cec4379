import COLOURS from 'color-name'
import { isLanguage } from '../../language/languages.ts'
import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import type { Role } from '../slot-roles.ts'
import type { Add, Scene } from './scene.ts'

/** What a candidate is by its writing alone, or by a register of names, as roles of slots have it. */
function typeOf({ kind, value }: Candidate): Role | undefined {
  if (kind === 'email' || kind === 'url' || kind === 'phone') return kind
  if ((kind !== 'name' && kind !== 'phrase') || typeof value !== 'string') return undefined
  const word = value.toLowerCase()
  if (isLanguage(word)) return 'language'
  return Object.hasOwn(COLOURS, word) ? 'colour' : undefined
}

/**
 * Whether a candidate is of the very type that a slot asks for, or of one that another slot of the tool asks for. All types
 * count together: of each alone there are too few to learn from.
 */
export function readTypes(slot: Slot, candidate: Candidate, { rank }: Scene, add: Add): void {
  const type = typeOf(candidate)
  if (!type) return
  const isMarked = candidate.kind !== 'name' && candidate.kind !== 'phrase'
  if (slot.roles.has(type)) add('ownType')
  else if ([...rank.keys()].some(other => other.roles.has(type))) add('typeOfOther')
  else add(isMarked ? 'otherType:marked' : 'otherType:word')
}
