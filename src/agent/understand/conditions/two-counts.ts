import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { type Draft, type Node, addCondition, emptySelection, isFree } from '../reading/draft.ts'
import { onceEach } from '../reading/keys-of-verbs.ts'
import type { Condition, Counted } from '../reading/query.ts'
import { isNumeric, labelOf } from './shared.ts'

/** One side of such a comparison: records of a kind, those of a state, or what a figure of the record itself says. */
interface Side {
  entity?: Entity
  where: Condition[]
  /** Little words, which may be states of the records (`done`). */
  words: { word: string; at: number }[]
  figure?: Field
  said: string
}

const HAVE = /^(?:have|has|had|with|having|got)$/i
const LITTLE = /^(?:the|a|an|their|its|his|her|they|it|ones?|have|has|had|there|are|is|that)$/i

/**
 * "accounts with more open than won deals", "forms that have more pupils than seats", "which agents have fewer tasks than calls?": for each
 * record the number of those that point to it is set against another such number, or against a figure of its own. All that stands in the
 * message behind "more" has to be said by the two sides.
 */
export function readTwoCounts(draft: Draft): void {
  const { chunks, nodes } = draft
  const more = chunks.findIndex(c => isFree(c) && /^(?:more|fewer|less)$/i.test(c.text))
  const than = chunks.findIndex((c, at) => at > more && /^than$/i.test(c.text))
  const head = nodes.findLast(n => n.at < more && !n.implicit && !n.previous)
  if (more < 0 || than < more + 2 || !head || draft.measures.length || !HAVE.test(chunks[more - 1]?.text ?? '')) return
  const isBetween = (c: Chunk) => c.kind === 'filler' || HAVE.test(c.text) || c.operator?.type === 'pronoun'
  if (!chunks.slice(head.at + 1, more).every(isBetween)) return
  const sides = [sideOf(draft, head, more + 1, than), sideOf(draft, head, than + 1, chunks.length)]
  const [left, right] = sides
  if (!left || !right || left.figure || (!left.entity && !right.entity)) return
  const entity = left.entity ?? right.entity!
  for (const side of [left, right]) if (!takeWords(side, side.entity ?? entity)) return
  if (!left.entity && !left.where.some(c => ownsColumn(entity, c))) return
  const isOnes = !right.entity && !right.figure
  if (isOnes && !right.where.some(c => ownsColumn(entity, c))) return
  const one = counted(draft, head, entity, left)
  const other = right.figure ? { column: right.figure.column } : counted(draft, head, right.entity ?? entity, right)
  if (!one || !other) return
  const told = right.figure ? labelOf(right.figure) : `${right.said}${plural((right.entity ?? entity).noun)}`
  const word = chunks[more]!.text.toLowerCase() === 'more' ? 'more' : 'fewer'
  addCondition(head, {
    columns: [head.entity.idField?.column ?? 'id'],
    op: word === 'more' ? '>' : '<',
    values: [],
    counts: { left: one, right: other },
    at: more,
    label: `${word} ${left.said}${plural(entity.noun)} than ${told}`,
  })
  for (const node of [...nodes]) if (node !== head && node.at > more) nodes.splice(nodes.indexOf(node), 1)
  for (const chunk of chunks.slice(more)) Object.assign(chunk, { used: 'condition' })
}
readTwoCounts.needs = /^than$/

/** What stands on one side, where nothing is left over: states, a noun, or a figure of the head. */
function sideOf({ chunks, nodes }: Draft, head: Node, from: number, to: number): Side | undefined {
  const side: Side = { where: [], words: [], said: '' }
  for (let at = from; at < to; at++) {
    const chunk = chunks[at]!
    const node = nodes.find(n => n.at === at && !n.implicit && n !== head)
    if (node && !side.entity && !side.figure) side.entity = node.entity
    else if (LITTLE.test(chunk.text)) continue
    else {
      const figure = chunk.fields.find(f => f.entity === head.entity && isNumeric(f) && f.quality >= 0.6)
      const states = chunk.values.filter(v => v.quality >= 0.8 && v.field.role === 'category')
      const isWord = /^\p{Ll}+$/u.test(chunk.text) && (chunk.kind === 'filler' || chunk.kind === 'unknown')
      if (!states.length && isWord && !side.entity && !side.figure) side.words.push({ word: chunk.text, at })
      else if (states.length && !side.entity)
        side.where.push(
          ...states.map(({ columns, values, entity }): Condition => {
            const op = values.length > 1 ? 'in' : '='
            return { columns, op, values, text: true, at, label: `${entity.key} ${chunk.text}` }
          }),
        )
      else if (figure && !side.entity && !side.where.length) side.figure = figure.field
      else return undefined
      side.said += states.length || isWord ? `${chunk.text} ` : ''
    }
  }
  return side.entity || side.figure || side.where.length + side.words.length ? side : undefined
}

/** The states that little words are; false where one of them is none. */
function takeWords({ words, where }: Side, entity: Entity): boolean {
  return words.every(({ word, at }) => {
    const isSo = (value: string) => value.toLowerCase() === word
    const valueOf = (f: Field) => [...f.choices, ...(f.shown ?? [])].find(isSo)
    const [field, ...others] = entity.fields.filter(f => f.role === 'category' && !f.nested && valueOf(f) !== undefined)
    if (!field || others.length) return false
    where.push({
      columns: [field.column],
      op: '=',
      values: [valueOf(field)!],
      text: true,
      at,
      label: `${entity.key} ${word}`,
    })
    return true
  })
}

const ownsColumn = (entity: Entity, { label }: Condition): boolean => label.startsWith(`${entity.key} `)

/** The records that point to those of the head by the one key that there is, in the states that are said. */
function counted({ app }: Draft, head: Node, entity: Entity, { where }: Side): Counted | undefined {
  const [hop, ...others] = onceEach(hopsOf(head.entity, app).filter(h => h.direction === 'down' && h.to === entity))
  const own = where.filter(c => ownsColumn(entity, c))
  const isWhole = new Set(own.map(c => c.at)).size === new Set(where.map(c => c.at)).size
  if (!hop || others.length || !isWhole) return undefined
  return { selection: { ...emptySelection(entity), where: own }, via: hop.field.column }
}
