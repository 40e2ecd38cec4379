import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/** Verbs of dividing (Levin, English Verb Classes and Alternations, 1993, 23.1), before "between" or "among". */
const DIVIDES = /^(?:split|splits|divided?|divides|distributed?|shared?|spread|break|broken|breaks)$/i
const AMONG = /^(?:between|among|amongst|across|over|into|by)$/i

/**
 * "how do our sales split between counter, phone and web?": the kinds that are listed behind "between" are values of one field, which makes
 * the groups; what is listed with them in other words is one of its values, too. "between the channels" names the field itself.
 */
export function readSplitAmong(draft: Draft): void {
  const { chunks } = draft
  const verb = chunks.findIndex(c => isFree(c) && DIVIDES.test(c.text))
  const among = chunks.findIndex((c, i) => i > verb && i <= verb + 3 && AMONG.test(c.text))
  if (verb < 0 || among < 0) return
  const listed = chunks.slice(among + 1)
  const named = fieldOfAll(listed)
  const told = listed.filter(c => c.kind !== 'filler')
  // "between the booking channels": what the field is of stands before it.
  const isOnly = told.length > 0 && told.slice(0, -1).every(c => c.entities.length > 0)
  const own = isOnly ? told.at(-1)!.fields.find(f => f.quality >= 0.8 && isKindOf(f)) : undefined
  if (!named && !own) return
  use(chunks[verb]!, 'group')
  Object.assign(chunks[among]!, { kind: 'operator', operator: { type: 'group', word: 'by' } })
  if (!named) return told.slice(0, -1).forEach(c => use(c, 'group'))
  const [first, ...rest] = told.filter(c => !/^(?:and|or)$/i.test(c.text)) as [Chunk, ...Chunk[]]
  nameField(first, named)
  for (const chunk of rest) use(chunk, 'group')
}
readSplitAmong.needs = (word: string) => DIVIDES.test(word)

/** The one field of which at least two of those listed are values, where at most one is something else. */
function fieldOfAll(listed: readonly Chunk[]): FieldMention | undefined {
  const items = itemsOf(listed)
  const counts = new Map<string, { mention: FieldMention; count: number }>()
  for (const item of items) {
    const fields = new Map(item.flatMap(c => c.values).map(v => [`${v.entity.key} ${v.columns.join()}`, v]))
    for (const [key, { entity, field, columns }] of fields) {
      const known = counts.get(key) ?? { mention: { entity, field, columns, quality: 1 }, count: 0 }
      counts.set(key, { ...known, count: known.count + 1 })
    }
  }
  const found = [...counts.values()].filter(
    ({ mention, count }) => isKindOf(mention) && count >= 2 && count >= items.length - 1,
  )
  return found.length === 1 ? found[0]!.mention : undefined
}

const isKindOf = ({ field }: FieldMention): boolean => field.role === 'category' || field.role === 'boolean'

/** What commas and "and" divide. */
function itemsOf(listed: readonly Chunk[]): Chunk[][] {
  const out: Chunk[][] = [[]]
  for (const chunk of listed) {
    if (/^(?:and|or)$/i.test(chunk.text)) out.push([])
    else if (chunk.kind !== 'filler' || chunk.values.length) {
      if (out.at(-1)!.some(c => c.values.length) && chunk.values.length) out.push([])
      out.at(-1)!.push(chunk)
    }
  }
  return out.filter(item => item.length)
}
