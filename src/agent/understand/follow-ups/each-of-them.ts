import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { plural, singular } from '../language/words.ts'
import type { Meaning, Query } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { isAllOf } from '../reading/still-one.ts'

/** "how many people are in each?", "the total price for each one", "how many orders does each of them have?". */
const OF_EACH = pattern('iu')`
  ^(?<before>\W*(?:\S+\ ){1,10}?each)(?:\ (?:one|of\ (?:them|those|these)))?
  (?<behind>(?:\ (?:has|have|had|got|gets?|is|are|with))?\W*)$
`

/** What the records or groups before are each one of: records of a kind, or values of a field. */
interface Kind {
  noun: string
  entity?: Entity
}

function kindOf(previous: Query | undefined, model: CatalogueModel): Kind | undefined {
  if (!previous || previous.single || previous.lookup || previous.existence) return undefined
  const { root, ask, group } = previous
  const entity = model.entities.get(ask === 'group' ? group!.entity : root.entity)
  if (!entity || (ask === 'list' ? (root.limit ?? 2) === 1 : ask !== 'group' || group!.period)) return undefined
  if (ask === 'list' || entity.key !== root.entity) return { noun: entity.noun, entity }
  const field = entity.fields.find(({ column }) => column === group!.columns[0])
  return field && { noun: field.words.join(' ') }
}

/** "for each of those regions", "in each of these months". */
const OF_THOSE = pattern('iu')`\beach\ of\ (?:those|these|the)\ (?<noun>\p{Ll}+(?:\ \p{Ll}+)??s)(?=\W*$|[,;])`

/** Groups before by a value or a period: each of those is each value of the same field. */
function sayEachGroup(message: string, previous: Query | undefined, model: CatalogueModel): string {
  const noun = execIn(message, OF_THOSE)?.groups?.['noun']
  const group = noun === undefined || previous?.ask !== 'group' ? undefined : previous.group
  const field = model.entities.get(group?.entity ?? '')?.fields.find(({ column }) => column === group!.columns[0])
  const called = group?.period ?? field?.words.join(' ')
  // Where only some of the records were told in groups, those alone are meant, which a question of its own would not say.
  if (!noun || !called || !isAllOf(previous!.root)) return message
  const one = singular(noun.toLowerCase())
  return one === called || called.endsWith(` ${one}`) ? message.replace(OF_THOSE, `each ${one}`) : message
}

/** "list the departments" – "how many people are in each?": in each department. */
export function sayEach(message: string, previous: Query | undefined, model: CatalogueModel): string {
  const plain = sayEachGroup(message, previous, model)
  if (plain !== message) return plain
  const kind = kindOf(previous, model)
  const { before, behind = '' } = (kind && execIn(message, OF_EACH)?.groups) ?? {}
  return !kind || before === undefined || saysKind(before, kind.noun) ? message : `${before} ${kind.noun}${behind}`
}

const saysKind = (text: string, noun: string): boolean =>
  new RegExp(`\\b(?:${noun}|${plural(noun)})\\b`, 'i').test(text)

/** What was asked of each, of those alone that were shown; undefined where it is told for all of them together. */
export function ofThoseBefore(
  meaning: Meaning | undefined,
  previous: Query,
  model: CatalogueModel,
): Meaning | undefined {
  if (meaning?.kind !== 'query' || meaning.ask !== 'group') return undefined
  const entity = kindOf(previous, model)?.entity
  const app = model.apps.find(({ name }) => name === entity?.app)
  const { group } = meaning
  if (!app || group?.entity !== entity?.key || previous.ask !== 'list' || isAllOf(previous.root)) return meaning
  const root = structuredClone(meaning.root)
  const isToldAlready = root.related.some(
    ({ selection }) => JSON.stringify(selection) === JSON.stringify(previous.root),
  )
  if (isToldAlready || root.entity === entity?.key) return meaning
  return relateTo(app, root, structuredClone(previous.root), group?.via) ? { ...meaning, root } : undefined
}
