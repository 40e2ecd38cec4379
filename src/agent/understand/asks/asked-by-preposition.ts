import { isKeyed } from '../assemble/is-keyed.ts'
import { type Draft, use } from '../reading/draft.ts'

/** What is asked with a preposition at the end, by the words of the fields that tell it, likeliest first. */
const ASKED: [said: RegExp, nouns: RegExp][] = [
  [/\bmade (?:of|from|out of)\W*$/i, /^(?:materials?|fabric|composition|ingredients?|substance)$/],
  [/\babout\W*$/i, /^(?:description|summary|synopsis|subject|topic|plot|abstract|content|contents|theme|about)$/],
]

/**
 * "what is the tent made of", "what is Bread and Iron about?": of a record that is named the field that tells it. Where none does, the whole record is
 * no answer.
 */
export function readAskedByPreposition(draft: Draft): void {
  const { message, nodes, chunks, project } = draft
  if (!/^\W*(?:and |so |but )?what(?:'s| is| are| was| were)\b/i.test(message.text) || project.length) return
  const nouns = ASKED.find(([said]) => said.test(message.text))?.[1]
  const [only, ...others] = nodes
  const isOne = only && !others.length && only.selection.where.length > 0
  const node = nodes.find(one => one.previous || isKeyed(one)) ?? (isOne ? only : undefined)
  if (!nouns || !node || draft.measures.length) return
  const said = chunks.length - 1
  const field = node.entity.fields.find(f => !f.nested && f.words.some(word => nouns.test(word)))
  if (!field) return void draft.ignored.push(chunks[said]!.text)
  draft.project.push({ columns: [field.column], entity: node.entity, at: said })
  for (const chunk of chunks.slice(-2))
    if (/^(?:made|of|from|out|about|out of)$/i.test(chunk.text)) use(chunk, 'project')
}
readAskedByPreposition.needs = /^what$/
