import type { Entity, Field } from '../catalogue-model.ts'
import { type Draft, isFree, use } from '../draft.ts'
import { rootOf } from '../verb-forms.ts'
import { stem } from '../words.ts'

/** What a field is called after the role of a person. */
const TAIL = /^(?:name|full|title)$/

/**
 * "who curated the show", "who borrowed loan 7": a field that is named after the one who does it (`curator_name`, `borrower`)
 * is what is asked for.
 */
export function readDoers(draft: Draft): void {
  const { chunks } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who' && isFree(chunk))
  if (who < 0 || who > 1) return
  const at = chunks.findIndex((chunk, i) => i > who && chunk.kind !== 'filler')
  const verb = chunks[at]
  if (!verb || !isFree(verb) || verb.entities.length || !/^[a-z]{3,}$/i.test(verb.text) || at > who + 2) return
  const root = rootOf(verb.text.toLowerCase())
  const spoken = [
    ...draft.nodes.map(node => node.entity),
    ...chunks.flatMap(chunk => chunk.values.filter(v => v.quality >= 0.8).map(v => v.entity)),
  ]
  for (const entity of new Set(spoken)) {
    const field = entity.fields.find(f => f.target === undefined && isDoer(f, root))
    if (!field || isSpoken(draft, entity, who)) continue
    use(chunks[who]!, 'project')
    use(verb, 'related')
    draft.project.push({ columns: [field.column], entity, at: who })
    return
  }
}

/** The subject itself does it: "who of the curators curated …". */
const isSpoken = (draft: Draft, entity: Entity, who: number) =>
  draft.nodes.some(n => n.entity === entity && n.at <= who)

function isDoer({ words, role, type }: Field, root: string): boolean {
  if (type !== 'string' || role === 'date' || role === 'email') return false
  const noun = words.filter(word => !TAIL.test(word)).at(-1)
  if (noun === undefined) return false
  const base = /(?:er|or|ee)$/.test(noun) ? rootOf(noun.replace(/(?:er|or|ee)$/, '')) : undefined
  // `checked_by`: the verb itself.
  const byVerb = words.at(-1) === 'by' ? rootOf(words.at(-2) ?? '') : undefined
  return [base, byVerb].some(own => own !== undefined && own.length >= 3 && (own === root || stem(own) === stem(root)))
}
