import { type Draft, isFree } from '../reading/draft.ts'

/** "did the dues go up?", "which project has the most words left?": words of a change or a rest, which no plain figure tells. */
export function doubtChanges(draft: Draft): void {
  const { message, chunks } = draft
  const [, way] = /\b(?:go|gone|went|going|come|came) (up|down)\b/i.exec(message.text) ?? []
  const isCompared = chunks.some(c => c.operator?.type === 'compare') || /\b(?:than|compared|versus|vs)\b/i.test(message.text) // oxfmt-ignore
  if (way && !isCompared && /^\W*(?:and |so )?(?:did|do|does|have|has|is|are)\b/i.test(message.text))
    draft.ignored.push(way)
  const ranked = chunks.findIndex(c => c.operator?.type === 'superlative' && /^(?:most|least|fewest)$/i.test(c.text))
  const rest = chunks.findIndex((c, i) => ranked >= 0 && i > ranked + 1 && isFree(c) && /^(?:left|remaining)$/i.test(c.text)) // oxfmt-ignore
  const figure = chunks[rest - 1]?.fields ?? []
  const isRest = figure.some(f =>
    f.field.words.some(word => /^(?:left|remaining|stock|hand|available|balance)$/.test(word)),
  )
  if (rest > 0 && figure.length > 0 && !isRest) draft.ignored.push(chunks[rest]!.text)
}
doubtChanges.needs = /^(?:up|down|left|remaining)$/
