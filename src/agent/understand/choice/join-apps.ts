import type { AppModel, CatalogueModel, Entity, Link } from '../entity-model/catalogue-model.ts'
import { linksInData } from '../entity-model/data-links.ts'
import type { Profile } from '../entity-model/profile.ts'

/** What the names of applications that are taken together are joined by. */
const JOINT = ' + '

export const isJoined = (name: string): boolean => name.includes(JOINT)
export const partsOf = (name: string): string[] => name.split(JOINT)

/**
 * Applications as one, with the relations between them that the data show: the same addresses, codes or names in both.
 * Undefined when nothing in one belongs to anything in the other.
 */
export function joinApps(apps: AppModel[], profileOf: (entity: Entity) => Profile | undefined): AppModel | undefined {
  const links = apps.flatMap(app =>
    apps.flatMap(other =>
      other === app ? [] : app.entities.flatMap(entity => linksInData(entity, other.entities, profileOf, true)),
    ),
  )
  if (!links.length) return undefined
  return {
    name: apps.map(app => app.name).join(JOINT),
    words: apps.flatMap(app => app.words),
    entities: apps.flatMap(app => app.entities),
    tools: apps.flatMap(app => app.tools),
    links: [...apps.flatMap(app => app.links ?? []), ...oneWay(links)],
    isPartial: apps.some(app => app.isPartial),
  }
}

/** Of two relations that say the same from both ends, the one of those that hold each value more than once. */
function oneWay(links: Link[]): Link[] {
  const name = (from: string, column: string, to: string, toColumn: string) => [from, column, to, toColumn].join('\n')
  const seen = new Set<string>()
  return links.filter(({ from, column, to, toColumn }) => {
    if (seen.has(name(to, toColumn, from, column))) return false
    seen.add(name(from, column, to, toColumn))
    return true
  })
}

/** Keeps applications that were taken together where queries find them. */
export function rememberJoined(model: CatalogueModel, joined: AppModel): void {
  ;(model.joined ??= new Map()).set(joined.name, joined)
}
