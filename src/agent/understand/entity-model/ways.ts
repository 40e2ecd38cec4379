import type { AppModel, Entity } from './catalogue-model.ts'
import { type Hop, hopsOf } from './relations.ts'

/** Relations that a way has at most. A list of keys inside a record is one relation, not two. */
const LONGEST_WAY = 3
const INSIDE_STEP = 0.5

/**
 * Every way of the fewest relations between two kinds of record, never up to a record and down to its others: two records of one
 * parent have nothing to do with each other. Empty when there is none of at most three relations.
 */
export function shortestWays(from: Entity, to: Entity, app: AppModel): Hop[][] {
  const found: { path: Hop[]; length: number }[] = []
  const walk = (at: Entity, path: readonly Hop[], length: number): void => {
    if (length > LONGEST_WAY) return
    if (at === to) return void found.push({ path: [...path], length })
    for (const hop of hopsOf(at, app)) {
      const isSibling = path.at(-1)?.direction === 'up' && hop.direction === 'down'
      if (isSibling || hop.to === from || path.some(step => step.to === hop.to)) continue
      walk(hop.to, [...path, hop], length + (hop.to.hidden || at.hidden ? INSIDE_STEP : 1))
    }
  }
  if (from !== to) walk(from, [], 0)
  const least = Math.min(...found.map(way => way.length))
  return onePerRelation(found.filter(way => way.length === least).map(way => way.path))
}

/** The key and another column of the same object (`lead.id`, `lead.email`) are one relation. */
function onePerRelation(paths: Hop[][]): Hop[][] {
  const keyOf = (path: Hop[]) => path.map(hop => `${hop.direction} ${hop.to.key} ${objectOf(hop)}`).join(' ')
  return paths.filter((path, at) => paths.findIndex(other => keyOf(other) === keyOf(path)) === at)
}

const objectOf = ({ field: { column } }: Hop): string => column.split('.').slice(0, -1).join('.') || column

/** The records at the lowest point of a way, which point to what is at both of its ends: those of what was done. */
export const lowestOf = (from: Entity, path: readonly Hop[]): Entity =>
  path.findLast(hop => hop.direction === 'down')?.to ?? from
