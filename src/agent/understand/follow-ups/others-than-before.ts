import { pattern } from '../../../lib/patterns.ts'
import { relateTo } from '../reading/relate-to.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, use, useWhole } from '../reading/draft.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'
import { isAllOf } from '../reading/still-one.ts'

const ASKS = /^(?:who|what|which|where|anyone|anybody|anything)$/i
/** Assertive: told, it is somebody new ("they went with somebody else"), and only a question asks for others by it. */
const TELLS = /^(?:someone|somebody|something)$/i
const YES_OR_NO = /^\W*(?:(?:and|so|but) )*(?:is|are|was|were|do|does|did|has|have|had|can)\b/i

/**
 * "which other boats does she have?", "who else is at that yard?": what was spoken of before is left out (Huddleston and Pullum, 2002,
 * chapter 5, § 7.10: "other" and "else" mean distinct from what is known). Before nouns are looked for.
 */
export function readOthers(draft: Draft): void {
  const { chunks, previous } = draft
  // "who else is in the same team as Ann": those who have it in common with her are not her.
  if (!previous || chunks.some(({ text }) => /^(?:the )?same$/i.test(text))) return
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.fields.length || chunk.entities.length) return
    const [before, behind] = [chunks[at - 1], chunks[at + 1]]
    const isOfKind = (behind?.entities.length ?? 0) > 0
    // "what other roles are there?": other values of the field.
    const isOfField = /^what$/i.test(before?.text ?? '') && behind?.fields.some(f => f.quality >= 0.9) === true
    const isOther = /^(?:other|another)$/i.test(chunk.text) && (isOfKind || isOfField)
    const said = before?.text ?? ''
    const isAsked = ASKS.test(said) || (TELLS.test(said) && YES_OR_NO.test(draft.message.text))
    const isElse = /^else$/i.test(chunk.text) && isAsked
    if (!isOther && !isElse) return
    draft.leavesOut = chunk.text
    use(chunk, 'follow-up')
  })
}
readOthers.needs = /^(?:other|another|else)$/

/** The request without what was spoken of before, where the message asks for others; where nothing was, it is not understood. */
export function leaveOutBefore(draft: Draft, query: Query | undefined): Query | undefined {
  const { leavesOut, previous, app } = draft
  if (!query || leavesOut === undefined || !previous) return query
  const known = valuesSaid(query, previous)
  if (known) {
    const rest = query.root.where.filter(({ columns }) => columns.join() !== known.columns.join())
    return { ...query, root: { ...query.root, where: [...rest, known] } }
  }
  const entity = app.entities.find(({ key }) => key === query.root.entity)
  const before = entity?.idField && spokenOf(previous, entity)
  const { root } = query
  // Of the one that is left out nothing is left.
  if (!before || isSame(before, root) || (root.within && isSame(before, root.within))) {
    draft.ignored.push(leavesOut)
    return query
  }
  return { ...query, root: { ...root, except: structuredClone(before) }, lookup: false }
}

/** "who are the nurses?" – "what other roles are there?": values are others than the one that was told, whoever has them. */
function valuesSaid({ ask, project, root }: Query, previous: Query): Condition | undefined {
  const [columns, ...more] = project
  if (ask !== 'values' || !columns || more.length || root.entity !== previous.root.entity) return undefined
  const told = previous.root.where.find(
    ({ op, columns: own }) => (op === '=' || op === 'in') && own.join() === columns.join(),
  )
  return told && { ...told, op: told.op === 'in' ? 'not in' : '!=', label: `not ${told.label}` }
}

const isSame = (a: Selection, b: Selection): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The records of a kind that a request was about: those it asked for, else the ones that it told them by. */
function spokenOf({ root, ask, measures }: Query, entity: Entity): Selection | undefined {
  const isOfRecords = /^(?:list|exists|values)$/.test(ask) || measures.every(({ fn }) => fn === 'count')
  if (root.entity === entity.key) return isOfRecords && !isAllOf(root) ? root : undefined
  return toldBy(root, entity)
}

/** Those of a kind by which the records were told: the order of "who placed the largest order?". */
function toldBy({ related, within }: Selection, entity: Entity): Selection | undefined {
  const own = related.filter(({ exists, count }) => exists && !count).map(({ selection }) => selection)
  const found = own.find(selection => selection.entity === entity.key && !isAllOf(selection))
  if (found) return found
  for (const selection of [...own, ...(within ? [within] : [])]) {
    const inside = toldBy(selection, entity)
    if (inside) return inside
  }
  return undefined
}

const WHAT_ELSE = pattern('iu')`
  ^\W*(?:(?:and|so|but)\W+)*what else (?:did|does|do|has|have|had) (?:they|he|she|it|(?:that|this|the same) \p{L}+) \p{L}+\W*$
`
/** How sure a reading is at most that takes the verb for that by which they were found. */
const BY_SUCH_VERB = 0.75

/** "who wrote it?" – "what else did she write?": the others of the kind by one of which somebody was found. */
export function whatElse(draft: Draft): Query | undefined {
  const { previous, app, message, chunks } = draft
  if (!previous || !WHAT_ELSE.test(message.text) || previous.group || previous.measures.length) return undefined
  const [found, ...others] = previous.root.related.filter(({ exists, count }) => exists && !count)
  if (!found || others.length || chunks.some(c => c.entities.some(e => e.quality >= 0.9))) return undefined
  const root: Selection = { entity: found.selection.entity, sources: [], args: {}, where: [], related: [] }
  const entity = app.entities.find(({ key }) => key === root.entity)
  if (!entity?.idField || !relateTo(app, root, structuredClone(previous.root), found.via)) return undefined
  useWhole({ chunks })
  draft.sureness = Math.min(draft.sureness, BY_SUCH_VERB)
  root.except = structuredClone(found.selection)
  return { kind: 'query', app: app.name, root, ask: 'list', measures: [], project: [] }
}
