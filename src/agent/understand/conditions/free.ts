import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** What is paid for something (nouns of price). */
const PRICES = /^(?:price|fee|cost|fare|charge|admission|rate|ticket)$/
/** Nouns for what one pays for, that only go along with the word (closed in this use). */
const PAID_FOR = /^(?:entry|entrance|admission|of|charge|access|tickets?)$/i

/** "free exhibitions", "with free entry", "free of charge": a price of nothing, where no field or value is called so. */
export function readFree(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !/^(?:free|gratis)$/i.test(chunk.text)) return
    for (const node of draft.nodes) {
      const prices = node.entity.fields.filter(f => f.role === 'money' && f.words.some(word => PRICES.test(word)))
      const [price, ...others] = prices
      if (!price || others.length) continue
      const negation = negationBefore(draft, at)
      const op = negation ? '>' : '='
      addCondition(node, { columns: [price.column], op, values: [0], at, label: `${labelOf(price)} of 0` })
      use(chunk, 'condition')
      if (negation) use(negation, 'condition')
      for (let i = at + 1; PAID_FOR.test(draft.chunks[i]?.text ?? ''); i++)
        if (isFree(draft.chunks[i])) use(draft.chunks[i]!, 'condition')
      return
    }
  })
}
