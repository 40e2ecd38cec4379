import type { FieldMention } from '../dictionary/dictionary.ts'
import { type Draft, isFree, isGenitive, nameField } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { isKeyOf } from './told-verbs.ts'

/** Words behind the name of a figure that tell only in what it is. */
const UNIT = /^(?:cents?|pence|eur|usd|gbp|amount|price|value|points?|kg|g|km|m|percent|pct|minutes?|hours?|days?)$/
/** What words may stand for that count, add up or take a part. */
const TAKEN = new Set(['count', 'share', 'aggregate'])

/**
 * "the share of the Owls", "what was the total of A-101", "the Bears' count": beside the name of one record a word that elsewhere counts,
 * adds up or takes a part is the field of it that is called so. Before anything is counted.
 */
export function readFieldsAsOperators(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.operator || readFlag(draft, at) || !TAKEN.has(chunk.operator.type)) return
    const word = /^(?:in )?([a-z]+)(?: of)?$/i.exec(chunk.text)?.[1]?.toLowerCase()
    if (!word) return
    const own = recordBeside(draft, at).flatMap(({ entity }): FieldMention[] =>
      entity.fields
        .filter(field => isCalled(field.words, word) && !/^(?:boolean|array|object)$/.test(field.type))
        .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
    )
    const exact = own.filter(({ field }) => field.words.length === 1)
    const [mention, ...others] = exact.length ? exact : own
    if (mention && others.every(({ field }) => field === mention.field)) nameField(chunk, mention)
  })
}

/** "which teams are top?" of a yes/no field that is called so: at the end it ranks nothing. */
function readFlag({ chunks }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  const isSaid = at === chunks.length - 1 && /^(?:is|are|was|were)$/i.test(chunks[at - 1]?.text ?? '')
  if (!isSaid || chunk.operator?.type !== 'superlative') return false
  const [flag, ...others] = chunks.flatMap(({ entities }) =>
    entities.flatMap(({ entity }) =>
      entity.fields
        .filter(f => f.role === 'boolean' && f.words.filter(w => w !== 'is').join(' ') === chunk.text.toLowerCase())
        .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
    ),
  )
  if (!flag || others.length) return false
  nameField(chunk, flag)
  return true
}

const isCalled = ([first, ...rest]: readonly string[], word: string): boolean =>
  first === word && rest.every(one => UNIT.test(one))

/** The record that is named right behind "of", or right before in the genitive; a noun in between is what is counted. */
function recordBeside(draft: Draft, at: number): ValueMatch[] {
  const { chunks } = draft
  const matchesOf = (place: number) =>
    (chunks[place]?.values ?? []).filter(v => v.quality >= 0.5 && isKeyOf(v.entity, v.field))
  if (isGenitive(draft, at - 1) && matchesOf(at - 1).length) return matchesOf(at - 1)
  if (!/^(?:the|an?|its|their)$/i.test(chunks[at - 1]?.text ?? '')) return []
  const isOf = /\bof$/i.test(chunks[at]!.text)
  const next = isOf ? at + 1 : at + 2
  if (!isOf && !/^(?:of|for|on)$/i.test(chunks[at + 1]?.text ?? '')) return []
  return matchesOf(/^(?:the|an?)$/i.test(chunks[next]?.text ?? '') ? next + 1 : next)
}
