import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'
import { kindsNamed } from './shared.ts'

/**
 * "who came to us for the first time last year?" of a `first_visit_on`: the date that is called the first is the one that is told. Before
 * nouns are looked for.
 */
export function readFirstTime(draft: Draft): void {
  const { chunks } = draft
  const textAt = (i: number) => chunks[i]?.text.toLowerCase() ?? ''
  const at = chunks.findIndex(
    (_, i) => textAt(i) === 'first' && textAt(i + 1) === 'time' && /^(?:the|their|his|her)$/.test(textAt(i - 1)),
  )
  const first = chunks[at] ?? chunks.find(c => /^first time$/i.test(c.text))
  if (!first || !chunks.some(c => c.literal?.kind === 'date')) return
  const spoken = [...kindsNamed(chunks)]
  const found = spoken.flatMap(entity =>
    entity.fields
      .filter(f => f.role === 'date' && f.words[0] === 'first')
      .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
  )
  const [mention, ...others] = found
  if (!mention || others.length) return
  const from = chunks.indexOf(first)
  nameField(first, mention)
  const time = chunks[from + 1]
  if (isFree(time) && /^time$/i.test(time.text)) use(time, 'related')
  const isSame = (c: Chunk) => !c.entities.length && c.fields.some(f => f.field.column === mention.field.column)
  for (const chunk of chunks) if (chunk !== first && isFree(chunk) && isSame(chunk)) use(chunk, 'related')
  // What they did then is what the date is of: the verb says no more.
  const verb = chunks.slice(0, from).find(c => isFree(c) && c.kind === 'unknown' && /^[a-z]{3,}$/.test(c.text))
  if (verb) use(verb, 'related')
}
readFirstTime.needs = /^first$/
