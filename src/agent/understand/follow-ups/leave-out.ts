import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { isShown, leaveOutFirst } from '../requests/narrows-before.ts'
import { amongThose, narrow } from '../reading/among-those.ts'
import { turnRound } from '../reading/opposite.ts'
import { type Condition, plainly, type Query, type Selection } from '../reading/query.ts'
import { isSeveral } from './only-such.ts'

/**
 * "list the open orders" – "without the ones placed this year", "leave out anything under 50": what is left out is told as what would be kept
 * ("only those under 50"), read as that, and taken from those before. So every condition that can be asked for can be left out.
 */
const LEAVES_OUT = pattern('iu')`
  ^\W*(?:(?:and|now|ok|okay|then|but|so|please|can\ you|could\ you|just|let['’]?s|(?:list|show)\ (?:me\ )?(?:them|those)|the\ same)\W+)*
  (?:
    (?:(?:leav|filter|tak|cut|strip|throw|weed|sort)(?:e|ing)?\ out|leav(?:e|ing)\ aside
    |exclud(?:e|ing)|omit(?:ting)?|skip(?:ping)?|ignor(?:e|ing)|disregard(?:ing)?
    |hid(?:e|ing)|except(?:ing)?(?:\ for)?|not\ (?:counting|including)|without|minus|other\ than)\ (?<what>\S.+?)
    |(?:drop|not)\ (?<ones>(?:(?:all|any)\ )?(?:of\ )?(?:the\ ones|those|anything|everything|any|all)\ \S.+?)
    |(?:all|everything|every\ one|everyone|everybody)(?:\ of\ (?:them|those|these))?\ (?:but|except(?:\ for)?|apart\ from|bar|besides)\ (?<but>\S.+?)
  )
  (?:\ from\ (?:the|that|this)\ (?:list|table|result|results|chart))?(?:,?\ (?:please|pls|too|as\ well))?\W*$
`
/** "the ones that are late", "anything under 50": any of those before. */
const ANY_OF_THEM = pattern('iu')`
  ^(?:(?:all|any)\ )?(?:of\ )?(?:(?:the\ |any\ )?ones|those|them|(?:any|every)(?:thing|body|one)|any|all)
  (?=\ (?!(?:the|our|my)\b)(?:\p{L}+ing|\p{L}+ed|that|which|who|whose|with|without
  |in|on|at|of|from|for|by|under|over|above|below|between|before|after|less|more|created|made)\b)
`

/** What is left out of those before, as what would be kept: such records, or what they belong to; none where a message leaves nothing out of several. */
export function keptInstead(message: string, previous: Query | undefined): string[] {
  if (!previous || !(isSeveral(previous) || /^(?:measure|group)$/.test(previous.ask))) return []
  const { what, ones, but } = execIn(leaveOutFirst(message), LEAVES_OUT)?.groups ?? {}
  const said = what ?? ones ?? but
  // Groups by their names.
  const isOfGroups = said
    ?.split(/,|\b(?:and|or)\b/i)
    .some(name => isShown(name.trim().replace(/^(?:the|all|any) | ones?$/gi, ''), previous))
  return said && !isOfGroups ? [`only ${said.replace(ANY_OF_THEM, 'those')}`, `only those of ${said}`] : []
}

/** The records before without those that are kept in the other request; undefined where that asks for something else. */
export function withoutKept(previous: Query, kept: Query, model: CatalogueModel): Query | undefined {
  const { root } = previous
  if (askedOf(kept) !== askedOf(previous) || kept.root.entity !== root.entity) return undefined
  const told = newIn(root, kept.root)
  return (
    told && {
      ...structuredClone(previous),
      root: without(root, told, model.entities.get(root.entity)),
      isRest: true,
      winner: undefined,
      shown: undefined,
    }
  )
}

const toText = (part: unknown): string => plainly(part, 'at', 'label')

/** What is asked of the records, whichever they are. */
const askedOf = ({ ask, measures, project, group, root: { order, limit, within } }: Query): string =>
  toText([ask, measures, project, group, order, limit, within])

/** What one selection says that another does not; undefined where nothing is, or where it asks other collections. */
function newIn(before: Selection, now: Selection): Pick<Selection, 'where' | 'related' | 'anyOf'> | undefined {
  if (toText([before.sources, before.args]) !== toText([now.sources, now.args])) return undefined
  const unlike = <T>(own: readonly T[], others: readonly T[]) =>
    own.filter(one => !others.some(other => toText(other) === toText(one)))
  const [where, related] = [unlike(now.where, before.where), unlike(now.related, before.related)]
  const anyOf = unlike(now.anyOf ?? [], before.anyOf ?? [])
  return where.length || related.length || anyOf.length ? { where, related, ...(anyOf.length && { anyOf }) } : undefined
}

/** A selection without the records for which all of that holds. */
function without(root: Selection, told: Pick<Selection, 'where' | 'related' | 'anyOf'>, entity?: Entity): Selection {
  const [[condition, ...others], [relative, ...relatives]] = [told.where, told.related]
  const left = narrow(root)
  if (condition && !others.length && !relative && !told.anyOf) {
    const isEverTold = entity?.fields.some(f => f.column === condition.columns.join() && !f.nullable)
    const opposite = isEverTold ? oppositeOf(condition) : undefined
    if (opposite) return { ...left, where: [...left.where, opposite] }
  }
  if (relative && !relatives.length && !condition && !told.anyOf && !relative.count)
    return { ...left, related: [...left.related, { ...structuredClone(relative), exists: !relative.exists }] }
  const { sources, args } = root
  const except = { ...structuredClone({ entity: root.entity, sources, args, ...told }), ofSame: true as const }
  return { ...(left.except ? amongThose(root) : left), except }
}

/** What holds where a condition does not; undefined where no one condition tells. */
function oppositeOf(condition: Condition): Condition | undefined {
  const opposite = turnRound(condition)
  const isPlain =
    opposite &&
    !condition.orEmpty &&
    !condition.told &&
    !condition.counts &&
    !condition.against &&
    !condition.than &&
    !condition.ahead
  return isPlain ? { ...structuredClone(condition), ...opposite, at: undefined } : undefined
}
