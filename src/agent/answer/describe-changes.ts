import { pattern } from '../../lib/patterns.ts'
import { execIn } from '../../lib/prefilter/may-match.ts'
import type { AppModel, CatalogueModel, Entity, Operation } from '../understand/entity-model/catalogue-model.ts'
import { plural, splitIdentifier, stem, wordsOf } from '../understand/language/words.ts'
import { joinList } from './describe-selection.ts'
import { namesApp, namesEntity } from './named-kinds.ts'

const ASKS_CHANGES = pattern('i')`
  ^\W*(?:what|which (?:fields|things|values|records)) (?:can|could|may|are) (?:i|you|we|one)
  \ (?:able to |allowed to )?(?:(?:change|edit|update|modify|set|create|add|delete|remove)(?:,| or| and)? ?)+
  (?:(?:on|of|about|in|for|at|with|inside) )?(?:an? |the |our |my )?(.*?)\W*$
`

/** "what can I change on a ticket?": the places of the operations that change one; "what can you change in the shop?": all of a service. */
export function describeChanges(message: string, model: CatalogueModel): string | undefined {
  const match = execIn(message, ASKS_CHANGES)
  if (!match) return undefined
  const words = wordsOf(match[1]!)
    .filter(word => !/^(?:service|app|application|api|system)$/.test(word))
    .map(stem)
  const named = [...model.entities.values()].filter(entity => words.length > 0 && namesEntity(entity, words, model))
  const places = named.flatMap(describePlaces)
  if (named.length) return places.length ? places.join('\n') : undefined
  const apps = match[1] ? model.apps.filter(app => namesApp(app, words)) : model.apps
  return apps.length ? apps.map(describeApp).join('\n') : undefined
}

/** The places of a kind of record that can be changed; none where nothing can. */
function describePlaces(entity: Entity): string[] {
  const parameters = entity.operations
    .filter(o => o.action === 'update')
    .flatMap(o => o.parameters.filter(p => p.name !== o.idParameter).map(p => stem(splitIdentifier(p.name).join(' '))))
  const places = entity.fields.filter(f => parameters.includes(stem(f.words.join(' '))))
  const list = places.map(f => f.words.join(' ')).join(', ')
  return places.length ? [`Of ${entity.app} ${plural(entity.noun)} these can be changed, after your yes: ${list}.`] : []
}

/** The kinds of record of a service that it lets create, change and delete. */
function describeApp({ name, entities }: AppModel): string {
  const kinds = (action: Operation['action']) =>
    joinList(entities.filter(e => e.operations.some(o => o.action === action)).map(e => plural(e.noun)))
  const parts = (['create', 'update', 'delete'] as const).flatMap(action => {
    const list = kinds(action)
    return list ? [`${action === 'update' ? 'change' : action} ${list}`] : []
  })
  return parts.length
    ? `In ${name} I can ${joinList(parts)}, each after your yes.`
    : `In ${name} nothing can be changed: the service only lets me read.`
}
