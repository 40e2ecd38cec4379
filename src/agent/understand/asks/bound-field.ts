import { isNumeric } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { stem, wordsOf } from '../language/words.ts'

/** "opening 3: max salary": the field of the noun that is itself called so (`salary_max`), not the largest of others. */
export function boundField({ chunks, nodes }: Draft, at: number, fn: string): { node: Node; field: Field } | undefined {
  const next = chunks[at + 1]
  if (!/^(min|max)$/.test(fn) || !next || !isFree(next) || nodes.some(n => n.at === at + 1 && !n.implicit))
    return undefined
  const said = [...wordsOf(next.text), fn].map(stem).sort().join(' ')
  const isSaid = (words: string[]) => words.map(w => stem(w.replace(/imum$/, ''))).sort().join(' ') === said // oxfmt-ignore
  for (const node of nodes) {
    const field = node.implicit ? undefined : node.entity.fields.find(f => isNumeric({ field: f }) && isSaid(f.words))
    if (field) return { node, field }
  }
  return undefined
}

export function readBoundField(draft: Draft, at: number, fn: string): boolean {
  const { node, field } = boundField(draft, at, fn) ?? {}
  if (!node || !field) return false
  use(draft.chunks[at]!, 'project')
  use(draft.chunks[at + 1]!, 'project')
  draft.project.push({ columns: [field.column], entity: node.entity, at })
  return true
}
