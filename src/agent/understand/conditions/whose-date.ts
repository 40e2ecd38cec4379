import type { Chunk } from '../chunks/chunk.ts'
import { isEventOf } from '../asks/event-verbs.ts'
import { REVENUE } from '../asks/revenue-of-goods.ts'
import { salesByLines } from '../asks/sold-lines.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree } from '../reading/draft.ts'
import { holderOf } from '../entity-model/holder-of.ts'
import { primaryDate, kindsAbove, pointsTo } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isNumeric } from './shared.ts'

/** The kinds of record of whose date a time is told that no word names. */
export const ownersOfDate = (draft: Draft, at?: number): Entity[] =>
  (draft.happened && draft.measured && primaryDate(draft.happened) ? [draft.happened] : undefined) ??
  measuredOwner(draft) ??
  madeOwner(draft, at) ??
  soldOwner(draft) ??
  doneOwner(draft) ??
  groupedOwners(draft) ??
  draft.app.entities.filter(primaryDate)

const said = ({ kind }: Chunk): boolean => kind !== 'filler'

/** "how many litres did the vans use in May": what was used then, not what the vans have a date for. */
function measuredOwner({ chunks, happened, app }: Draft): Entity[] | undefined {
  const figure = chunks.find(
    (chunk, at) =>
      isFree(chunk) &&
      chunk.fields.some(isNumeric) &&
      // "how much have we spent on repairs this year": when they were made; "repair costs per car make this year".
      (['count', 'aggregate'].includes(chunks.slice(Math.max(0, at - 3), at).findLast(said)?.operator?.type ?? '') ||
        chunks[at + 1]?.operator?.type === 'group' ||
        chunk.isSpent ||
        // "how much did Ann spend in May": when it was spent, and not since when she has come.
        (SPENDS.test(chunk.text) && chunks[0]?.operator?.type === 'aggregate')) &&
      !chunk.entities.length,
  )
  const owners = [...new Set(figure?.fields.map(f => f.entity))]
  // "how many kids are coming on Friday" of bookings for sessions: on the day of the session.
  if (happened && owners[0] && pointsTo(owners[0], happened, app)) return undefined
  return owners.length === 1 && primaryDate(owners[0]!) ? owners : undefined
}

const SPENDS = /^(?:spends?|spent)$/i
const DOES = /^(?:do|does|did|have|has|had)$/i
const THERE = /^there$/i
const LITTLE = /^(?:in|on|at|during|within|by|between|from|since|before|after|the|been)$/i

/**
 * "how many orders did clients from Oslo make in May", "the orders that clients made in May": behind the verb the time is that of what they made,
 * and not when they joined; so is that of what there was.
 */
function madeOwner({ chunks, nodes }: Draft, date: number | undefined): Entity[] | undefined {
  const isAsked = (at: number) => chunks.slice(0, at).some(c => c.operator?.type === 'count')
  const made = nodes.find(({ at, implicit }) => {
    const behind = chunks[at + 1]?.text ?? ''
    return !implicit && (/^(?:that|which)$/i.test(behind) || (isAsked(at) && (DOES.test(behind) || BE.test(behind))))
  })
  if (date === undefined || !made || !primaryDate(made.entity)) return undefined
  const doer = nodes.find(n => n !== made && n.at > made.at + 1 && n.at < date)
  if (!doer) return undefined
  if (THERE.test(chunks[made.at + 2]?.text ?? '')) return [made.entity]
  const verb = chunks.slice(0, date).findLastIndex(c => !LITTLE.test(c.text))
  const isVerb =
    verb > doer.at &&
    !BE.test(chunks[made.at + 1]!.text) &&
    !chunks[verb]!.values.length &&
    !chunks[verb]!.fields.length
  return isVerb ? [made.entity] : undefined
}
const BE = /^(?:is|are|was|were)$/i

/** "revenue by product this year": when the orders were placed that the lines are on, and not when the products came to be. */
function soldOwner({ chunks, measured, derived, app, nodes }: Draft): Entity[] | undefined {
  const [sale, ...sales] = chunks.some(c => REVENUE.test(c.text) && !c.entities.length) ? salesByLines(app) : []
  if (sale && !sales.length && primaryDate(sale)) return [sale]
  const line = measured?.implicit ? measured.entity : derived.at(-1)?.entity
  if (!line || primaryDate(line) || nodes.some(n => n.entity === line && !n.implicit)) return undefined
  const above = kindsAbove(line, app) // oxfmt-ignore
  const holder = holderOf(line, app)
  const dated = [...(holder ? [holder] : []), ...above].filter(e => primaryDate(e) && !nodes.some(n => n.entity === e))
  return dated.length ? [dated[0]!] : undefined
}

/** "who hired the most tools this year": when they were hired, and not when the tools were bought. */
function doneOwner({ nodes, chunks, happened }: Draft): Entity[] | undefined {
  if (happened) return [happened]
  const isVerb = ({ at, entity, ...node }: Node) => {
    const text = chunks[at]?.text.toLowerCase() ?? ''
    return node.isVerb === true || (isParticiple(text) && isEventOf(text, entity))
  }
  const done = nodes.find(node => !node.implicit && !node.negated && isVerb(node) && primaryDate(node.entity))
  return done && [done.entity]
}

/** "visits per club last month", "how many did each club have in May": the date is that of what is in the groups. */
function groupedOwners({ chunks, nodes }: Draft): Entity[] | undefined {
  const dated = nodes.filter(node => !node.implicit && primaryDate(node.entity))
  const isGroup = ({ at }: Node) =>
    chunks[at - 1]?.operator?.type === 'group' || /^(?:each|every)$/i.test(chunks[at - 1]?.text ?? '')
  const grouped = dated.filter(node => !isGroup(node))
  return grouped.length && grouped.length < dated.length ? grouped.map(node => node.entity) : undefined
}
