import type { Chunk } from '../chunks/chunk.ts'
import { isIrregular, isParticiple, rootOf } from '../language/verb-forms.ts'
import { onlySale } from '../entity-model/holder-of.ts'
import { type Draft, nameKind } from '../reading/draft.ts'
import { DEALS } from './sold-lines.ts'

/** "when did we last …", "when was the last time we …". */
const LAST_TIME = /\bwhen (?:did|do|have|has|had|was|were|is)\b.*\blast\b/i

/**
 * "when did we last call the member": the verb behind "last" says what was done, whose date is asked for. A field that is called
 * alike (a name, an address) is not the doing of it; without a date or records of it the verb is not understood.
 */
export function keepLastVerbs(draft: Draft): void {
  const { chunks, message } = draft
  chunks.forEach((chunk, at) => {
    const isLast = /^last$/i.test(chunks[at + 1]?.text ?? '') && at + 2 === chunks.length
    if (isLast && chunk.kind === 'filler' && /^(?:is|are|was|were|been)$/i.test(chunks[at - 1]?.text ?? ''))
      nameDoing(draft, chunk)
  })
  if (!LAST_TIME.test(message.text)) return
  nameDeal(draft)
  chunks.forEach((chunk, at) => {
    const before = chunks[at - 1]
    if (before?.text.toLowerCase() === 'last' && chunk.kind === 'filler' && !chunk.used) return nameDoing(draft, chunk)
    if (before?.text.toLowerCase() !== 'last' || !isOneWord(chunk) || chunk.kind !== 'mention') return
    // "the last won deal": which one it was, behind its article.
    if (isParticiple(chunk.text) && chunks[at + 1]?.entities.length) return
    const dates = chunk.fields.filter(({ field }) => field.role === 'date')
    if (dates.length > 0 || chunk.entities.length > 0) return
    Object.assign(chunk, { fields: [], values: [] })
    draft.ignored.push(chunk.text)
  })
}
keepLastVerbs.needs = /^last$/

/** "when was it last sold": a sale is an order, where nothing else is called so. */
function nameDeal({ app, chunks }: Draft): void {
  const verb = chunks.find(
    (c, at) => /^last$/i.test(chunks[at - 1]?.text ?? '') && DEALS.has(rootOf(c.text.toLowerCase())),
  )
  if (!verb || verb.used || verb.entities.length || verb.fields.some(({ quality }) => quality >= 0.8)) return
  const sale = onlySale(app)
  if (sale) nameKind(verb, sale, 0.9)
}

const isOneWord = ({ from, to }: Chunk): boolean => to - from === 1

/** A verb that says little in other places: "when was the meter last read" of readings with a `read_on`. */
function nameDoing({ app, ignored }: Draft, chunk: Chunk): void {
  const word = chunk.text.toLowerCase()
  const root = rootOf(word)
  const fields = app.entities.flatMap(entity =>
    entity.fields
      .filter(field => field.role === 'date' && field.words.some(one => one.length > 2 && rootOf(one) === root))
      .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
  )
  if (fields.length) Object.assign(chunk, { kind: 'mention', fields })
  else if (isParticiple(word) || isIrregular(word)) ignored.push(chunk.text)
}
