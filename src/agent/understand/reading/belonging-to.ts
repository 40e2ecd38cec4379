import type { Selection } from './query.ts'

/** The records of a kind that those of a selection have to belong to, over however many others; undefined where none are asked for. */
export function belongingTo({ related }: Selection, entity: string): Selection | undefined {
  for (const { selection, exists, count } of related) {
    if (!exists || count) continue
    const found = selection.entity === entity ? selection : belongingTo(selection, entity)
    if (found) return found
  }
  return undefined
}
