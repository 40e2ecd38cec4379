import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { splitIdentifier } from '../language/words.ts'
import type { Query } from '../reading/query.ts'

/** Verbs of coming to an end (Levin, 1993, 55.1), said of somebody who was spoken of. */
const DONE_BY_THEM = pattern('i')`
  ^(?<lead>\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*)(?<which>how\ many|which|what)(?:\ ones?|\ of\ (?:those|these|them))?
  \ (?:has|have|had)\ (?:he|she|they)\ (?:already\ |actually\ |so\ far\ )?(?:finished|completed|done)(?:\ (?:already|yet|so\ far|by\ now))?(?=\W*$)
`

/** "how many tasks does Ann have?" – "which ones has she finished?": those of hers that are at an end; she has no others here. */
export function sayDoneByThem(message: string, last: Query, model: CatalogueModel): string | undefined {
  const { lead, which } = execIn(message, DONE_BY_THEM)?.groups ?? {}
  return which && isOfSomebody(last, model)
    ? `${lead}${/^how/i.test(which) ? which : 'which'} of those are completed`
    : undefined
}

/** Whether records are told by the one person to whom they belong. */
function isOfSomebody({ root }: Query, model: CatalogueModel): boolean {
  const isKindOfPeople = (key: string | undefined) => {
    const kind = key === undefined ? undefined : model.entities.get(key)
    return kind !== undefined && arePeople(kind)
  }
  const keys = model.entities.get(root.entity)?.fields.filter(({ target }) => isKindOfPeople(target)) ?? []
  const roleOf = (column: string) => splitIdentifier(column).slice(0, -1).join()
  const isOfKey = (column = '') =>
    keys.some(key => key.column === column || (roleOf(column) !== '' && roleOf(key.column) === roleOf(column)))
  return (
    !isKindOfPeople(root.entity) &&
    (root.where.some(({ op, columns }) => op === '=' && isOfKey(columns[0])) ||
      root.related.some(({ exists, count, selection }) => exists && !count && isKindOfPeople(selection.entity)))
  )
}
