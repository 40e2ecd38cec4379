import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, pointsTo } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'

/** How far behind "same" the word "as" may stand, in chunks. */
const REACH = 4
const COLLEAGUES = /^(?:colleagues?|co-?workers?|team-?mates?|class-?mates?)$/i
/** What colleagues have in common: the firm, where people of several are listed, else the part of it, the closest first. */
const TOGETHER = [
  /^(?:company|account|organi[sz]ation|employer|firm|customer|client|school|supplier|vendor)$/,
  /^(?:team|squad|crew|class|group)$/,
  /^(?:department|division|unit)$/,
  /^(?:office|branch|store|shop|site|depot)$/,
]
/** How sure it is that colleagues are those who have just that in common. */
const COLLEAGUES_SURENESS = 0.8

interface Named {
  entity: Entity
  where: Condition[]
  chunks: number[]
  said: string
}

/**
 * Records that have something in common with one that is named: "nurses on the same ward as Ann Lee", "products of the same brand as
 * product 7", "the colleagues of Ann Lee". The one that is named is not among them.
 */
export function readSameAs(draft: Draft): void {
  const { chunks } = draft
  const same = chunks.findIndex(chunk => isFree(chunk) && /^(?:the )?same$/i.test(chunk.text))
  const as = chunks.findIndex((chunk, at) => at > same && at <= same + REACH && /^as$/i.test(chunk.text))
  if (same < 0 || as < 0) return void (readOfTheirOwn(draft) || readColleagues(draft))
  const other = namedAt(draft, as + 1)
  const between = chunks.slice(same + 1, as).filter(chunk => chunk.kind !== 'filler')
  if (!other || between.length !== 1) return
  const common = chunks.indexOf(between[0]!)
  const root = nodeBefore(draft, same, other.entity)
  const column = root === other.entity && columnOf(draft, root, common)
  if (!column) return
  const more = chunks.flatMap((chunk, at) =>
    at < same && /^(?:other|another|else|further)$/i.test(chunk.text) ? [at] : [],
  )
  for (const at of [same, common, as, ...other.chunks, ...more]) use(chunks[at]!, 'condition')
  restrict(draft, { same, last: Math.max(...other.chunks) }, other, column)
}
readSameAs.needs = (word: string) =>
  /^same$|['’]s$/.test(word) || COLLEAGUES.test(word) || /^(?:workers?|mates?)$/.test(word)

/**
 * "leads at Ann Lee's company", where leads tell their company in a text: those who have it in common with the one of them that is named.
 * The noun before is what is asked for, and no company. A field that is a kind of record leads there by itself.
 */
function readOfTheirOwn(draft: Draft): boolean {
  const { chunks } = draft
  return draft.nodes.some(({ at, entity, implicit }) => {
    const link = chunks.findIndex((chunk, i) => i > at && !LINKS.test(chunk.text))
    const isSaid = !implicit && isPlural(chunks[at]?.text ?? '') && AT.test(chunks[link]?.text ?? '')
    const other = isSaid ? namedAt(draft, link + 1, entity) : undefined
    const last = other && Math.max(...other.chunks)
    if (last === undefined || other!.entity !== entity || !/['’]s?$/.test(chunks[last]!.text)) return false
    const common = chunks[last + 1]
    if (
      !isFree(common) ||
      common.entities.some(e => pointsTo(entity, e.entity, draft.app)) ||
      chunks[last + 2]?.fields.length
    )
      return false
    const isText = common.fields.some(f => f.entity === entity && f.field.type === 'string' && f.quality >= 0.9)
    const column = isText && columnOf(draft, entity, last + 1)
    if (!column) return false
    for (const i of [link, ...other!.chunks, last + 1]) use(chunks[i]!, 'condition')
    restrict(draft, { same: link, last: last + 1 }, other!, column)
    return true
  })
}

const LINKS = /^(?:is|are|that|which)$/i
const AT = /^(?:of|from|at|in|on|with)$/i

/** "who are the colleagues of Ann Lee", "Ann Lee's colleagues": people of the same team, department, place or firm. */
function readColleagues(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(chunk => COLLEAGUES.test(chunk.text))
  if (at < 0) return
  const behind = /^of$/i.test(chunks[at + 1]?.text ?? '') ? namedAt(draft, at + 2) : undefined
  const other = behind ?? namedAt(draft, at - 1)
  if (!other || !arePeople(other.entity)) return
  const column = togetherOf(draft, other.entity)
  if (!column) return
  for (const i of [at, ...(behind ? [at + 1] : []), ...other.chunks]) {
    delete chunks[i]!.used
    use(chunks[i]!, 'condition')
  }
  draft.sureness = Math.min(draft.sureness, COLLEAGUES_SURENESS)
  restrict(draft, { same: at, last: Math.max(at, ...other.chunks) }, other, column)
}

function togetherOf({ app }: Draft, entity: Entity): string | undefined {
  const ends = (words: readonly string[]) => words.filter(word => !/^(?:id|key|ref|name|code)$/.test(word)).at(-1) ?? ''
  const keys = hopsOf(entity, app).filter(hop => hop.direction === 'up' && hop.to !== entity)
  for (const kind of TOGETHER) {
    const hop = keys.find(({ field, to }) => kind.test(ends(field.words)) || kind.test(to.words.at(-1) ?? ''))
    if (hop) return hop.field.column
    const field = entity.fields.find(f => f.type === 'string' && kind.test(ends(f.words)))
    if (field) return field.column
  }
  return undefined
}

/** The condition on the records spoken of, in the place of those whose noun was only what they have in common. */
function restrict(draft: Draft, { same, last }: { same: number; last: number }, other: Named, column: string): void {
  draft.nodes = draft.nodes.filter(node => node.at < same || node.at > last)
  const node =
    draft.nodes.find(one => one.entity === other.entity) ?? addNode(draft, other.entity, same, draft.nodes.length > 0)
  node.selection.where.push({
    columns: [column],
    op: '=',
    values: [],
    against: { same: other.where },
    at: same,
    label: `the same as ${other.said}`,
  })
}

/** The kind of record that is spoken of: that of the last noun before, else that of the one named. */
const nodeBefore = ({ nodes }: Draft, same: number, entity: Entity): Node['entity'] =>
  nodes.findLast(node => node.at < same && !node.implicit)?.entity ?? entity

/** The field that is the same, or the key that leads to the record that is. */
function columnOf({ chunks, app }: Draft, entity: Entity, at: number): string | undefined {
  const { fields, entities } = chunks[at]!
  const own = fields
    .filter((mention: FieldMention) => mention.entity === entity && mention.columns.length === 1)
    .sort((a, b) => b.quality - a.quality)[0]
  const hop = hopsOf(entity, app).find(
    one => one.direction === 'up' && entities.some(mention => mention.entity === one.to && mention.quality >= 0.7),
  )
  return own && own.quality >= 0.9 ? own.columns[0] : (hop?.field.column ?? own?.columns[0])
}

/** The record that is named there, of that kind before others: by its name or key, or by its noun and number. */
export function namedAt({ chunks }: Draft, from: number, kind?: Entity): Named | undefined {
  let at = from
  while (chunks[at] && /^(?:the|our|my)$/i.test(chunks[at]!.text)) at++
  // "than the one in Bilbao", "than that of Birch Mill".
  if (/^(?:one|that)$/i.test(chunks[at]?.text ?? '') && /^(?:in|at|of|from|on)$/i.test(chunks[at + 1]?.text ?? ''))
    at += 2
  const chunk = chunks[at]
  if (!chunk) return undefined
  const names = chunk.values.filter(value => namesRecord(value) && value.quality >= 0.9 && !value.negated)
  const name = names.find(value => value.entity === kind) ?? names[0]
  if (name) {
    const { entity, columns, values } = name
    const said = chunk.text.replace(/['’]s?$/i, '')
    const where: Condition[] = [{ columns, op: values.length > 1 ? 'in' : '=', values, text: true, label: said }]
    return { entity, where, chunks: [at], said }
  }
  const [noun] = chunk.entities.filter(mention => mention.quality >= 0.9)
  const number = chunks[at + 1]?.literal
  const id = noun?.entity.idField
  if (!id || number?.kind !== 'number' || (id.type === 'string') !== (typeof number.value === 'string'))
    return undefined
  const said = `${chunk.text} ${number.text}`
  return {
    entity: noun.entity,
    where: [{ columns: [id.column], op: '=', values: [number.value], label: said }],
    chunks: [at, at + 1],
    said,
  }
}
