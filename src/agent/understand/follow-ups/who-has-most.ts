import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { plural } from '../language/words.ts'
import type { Query } from '../reading/query.ts'

const WHO_HAS_MOST = pattern('i')`
  ^(?<lead>\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*)who(?:['’]s\ got|\ (?<has>has|have|had|got|holds))\ (?:the\ )?(?<most>most|fewest|least)
  \ of\ (?:those|these|them)(?=\W*$)
`

/** "which tasks are late?" – "who has the most of those?": nobody is a task, so it is those people by whom they are had. */
export function sayWhoHasMost(message: string, { root }: Query, model: CatalogueModel): string | undefined {
  const said = execIn(message, WHO_HAS_MOST)?.groups
  const entity = said && model.entities.get(root.entity)
  if (!entity || arePeople(entity)) return undefined
  const targets = new Set(entity.fields.flatMap(({ target }) => (target === undefined ? [] : [target])))
  const [people, ...others] = [...targets].flatMap(target => model.entities.get(target) ?? []).filter(arePeople)
  if (!people || others.length) return undefined
  return `${said['lead']}which ${plural(people.noun)} ${said['has'] === 'had' ? 'had' : 'have'} the ${said['most']} of those`
}
