import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { type Draft, addNode, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { isPlural, singular } from '../language/words.ts'

/** Words of the dates on which records come to be what they are. */
const BEGINNING = pattern()`
  ^(?:
    creat\w*|join\w*|hire\w*|since|start\w*|regist\w*|sign\w*|open\w*|add\w*|launch\w*|post\w*|publish\w*
    |enrol\w*|onboard\w*|admit\w*|acquir\w*
  )$
`

const beginningOf = (entity: Entity): Field | undefined => {
  const dates = entity.fields.filter(f => f.role === 'date' && f.words.some(word => BEGINNING.test(word)))
  return dates.length === 1 ? dates[0] : undefined
}

/**
 * "new members in May": new are the records that began in the period; "the five newest hires", "hires in May": the plural of the
 * noun in a date's name stands for the records that have the date.
 */
export function readNewcomers(draft: Draft): void {
  const { chunks, app } = draft
  const isDated = chunks.some(c => c.literal?.kind === 'date')
  chunks.forEach((chunk, at) => {
    if (isFree(chunk)) standForDated(draft, at)
  })
  chunks.forEach((chunk, at) => {
    if (!isDated || !isFree(chunk) || !/^new$/i.test(chunk.text)) return
    const node = draft.nodes.find(n => n.at === at + 1)
    if (!node) return
    const field = beginningOf(node.entity)
    const isState = chunk.values.some(v => v.quality >= 0.9 && v.entity === node.entity)
    // "how many new loans were there in May", where copies may be as new: of a loan that is none. Those of a period are new in it.
    const isOfAbove = chunk.values.length > 0 && chunk.values.every(v => leadsUp(node.entity, v.entity, app))
    if (!field && isOfAbove && !chunks.some(namesDate)) makeFiller(chunk)
    if (!field || isState) return
    const mention = { entity: node.entity, field, columns: [field.column], quality: 0.9 }
    nameField(chunk, mention)
  })
}

/** "new loans that are due in May": the period is that of another day. */
const namesDate = ({ entities, fields }: Chunk): boolean =>
  !entities.length && fields.some(f => f.field.role === 'date')

function standForDated(draft: Draft, at: number): void {
  const { chunks } = draft
  const chunk = chunks[at]!
  if (!chunk.fields.length || chunk.entities.length) return
  const word = chunk.text.toLowerCase()
  if (!/^[a-z]{3,}s$/.test(word) || !isPlural(word)) return
  const owners = chunk.fields.filter(f => f.field.role === 'date' && f.field.words.includes(singular(word)))
  const [owner] = owners
  const before = chunks[at - 1]
  const isSubject =
    at === 0 ||
    ['superlative', 'count'].includes(before?.operator?.type ?? '') ||
    /^(?:new|the|all|our|which)$/i.test(before!.text)
  if (!owner || !isSubject || owners.some(f => f.entity !== owner.entity)) return
  if (draft.nodes.some(n => !n.implicit)) return
  addNode(draft, owner.entity, at)
  chunk.entities = [{ entity: owner.entity, quality: 0.9 }]
  use(chunk, 'entity')
}
