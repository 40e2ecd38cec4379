import { mainFigure } from '../conditions/against-figure.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { nodeAt } from './fields.ts'

/** How sure it is which of several amounts of a record is its amount. */
const ONE_OF_SEVERAL = 0.5

/**
 * "average invoice amount" where an invoice has an amount due and an amount paid, and other records one that is called nothing but
 * amount: of a compound the first noun tells whose it is (Quirk et al., 1985, § 17.104).
 */
export function readAmountsOfNouns(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const owner = nodeAt(draft, at - 1)
    const before = draft.chunks[at - 1]
    if (!isFree(chunk) || !owner || isPlural(before!.text) || !chunk.fields.length) return
    const word = chunk.text.toLowerCase()
    if (chunk.fields.some(f => f.entity === owner.entity)) return
    const own = owner.entity.fields.filter(f => f.role === 'money' && f.words.length > 1 && f.words.includes(word))
    const field = mainFigure(owner.entity) ?? (own.length > 1 ? primaryMeasure(owner.entity) : own[0])
    if (!own.length || !field) return
    if (own.length > 1) {
      draft.sureness = Math.min(draft.sureness, ONE_OF_SEVERAL)
      draft.notes.push(`took “${before!.text} ${chunk.text}” as the ${field.words.join(' ')}`)
    }
    chunk.entities = []
    chunk.fields = [{ entity: owner.entity, field, columns: [field.column], quality: 0.85 }]
  })
}
