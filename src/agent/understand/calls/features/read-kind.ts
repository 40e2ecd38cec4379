import type { Slot } from '../describe-slots.ts'
import type { Add, Scene } from './scene.ts'

/** A text is a kind of what another slot takes when that is so much surer. */
const SURER = 0.2

/** Whether a text is a kind of what the slot takes, or of what another slot of the call takes: an aspirin goes where a drug is asked for. */
export function readKind(slot: Slot, noun: string, { rank }: Scene, add: Add): void {
  const own = Math.max(slot.kindOfName(noun), slot.kindOfHead(noun))
  add('kindOfName', slot.kindOfName(noun))
  add('kindOfHead', slot.kindOfHead(noun))
  const others = [...rank.keys()].filter(other => other !== slot && /^(?:string|array|any)$/.test(other.kind))
  const most = Math.max(0, ...others.map(other => Math.max(other.kindOfName(noun), other.kindOfHead(noun))))
  if (most > own + SURER) add('kindOfOther', most)
  else if (most && most <= own) add('kindOfBoth')
}
