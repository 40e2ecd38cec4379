import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPlural } from '../language/words.ts'
import type { Draft } from './draft.ts'
import type { Selection } from './query.ts'
import { narrow } from './among-those.ts'

/** "what reservations does this guest have", "the guest's phone": the one that was asked about, or whose records were, by its noun. */
export function pointedAt({ previous, chunks, message }: Draft, { key }: Entity, at: number): Selection | undefined {
  const [before, word] = [chunks[at - 2], chunks[at - 1]?.text.toLowerCase() ?? '']
  // "orders that customers sent": behind a noun it is a relative.
  const isDemonstrative = /^(?:this|same)$/.test(word) || (word === 'that' && !before?.entities.length)
  // "the guest's phone" where nobody is named: one is spoken of, which can only be that of before.
  const isDefinite =
    word === 'the' &&
    message.tokens.slice(chunks[at]!.from, chunks[at]!.to).some(t => t.isOwner) &&
    !chunks.some(c => c.values.length || c.literal)
  if (!previous || !(isDemonstrative || isDefinite)) return undefined
  if (isDefinite && previous.root.entity === key && previous.ask === 'list') return narrow(previous.root)
  if (previous.root.entity === key) {
    // "this contact" after a list of which one was found.
    const isOne = previous.single || previous.lookup || (previous.ask === 'list' && !isPlural(chunks[at]!.text))
    return isOne ? narrow(previous.root) : undefined
  }
  const owner = previous.root.related.find(({ selection, exists }) => exists && selection.entity === key)
  return owner && structuredClone(owner.selection)
}
