import type { AppModel, Entity } from './catalogue-model.ts'
import { type Hop, hopsOf, INSIDE_STEP, LONGEST_WAY, relationOf } from './relations.ts'

/** Ways that were looked for, by the relations of the kind that they begin at, which are made anew as soon as any relation changes. */
const known = new WeakMap<readonly Hop[], Map<Entity, Way[]>>()

/**
 * Every way of the fewest relations between two kinds of record, never up to a record and down to its others: two records of one
 * parent have nothing to do with each other. Empty when there is none of at most three relations.
 */
export function shortestWays(from: Entity, to: Entity, app: AppModel): Hop[][] {
  const ways = waysBetween(from, to, app)
  const least = Math.min(...ways.map(way => way.length))
  return ways.filter(way => way.length === least).map(way => way.path)
}

/** A way with its length: what stands in a list of a record is nearer than another record. */
interface Way {
  path: Hop[]
  length: number
}

/** Ways between two kinds that pass nothing but lists of keys inside records: "reviewers" of a request beside its author. */
export const waysThroughLists = (from: Entity, to: Entity, app: AppModel): Hop[][] =>
  waysBetween(from, to, app)
    .map(way => way.path)
    .filter(path => path.length === 2 && path.slice(0, -1).every(hop => hop.to.inside?.value !== undefined))

function waysBetween(from: Entity, to: Entity, app: AppModel): Way[] {
  const hops = hopsOf(from, app)
  const ways = known.get(hops) ?? new Map<Entity, Way[]>()
  known.set(hops, ways)
  if (!ways.has(to)) ways.set(to, searchWays(from, to, app))
  return ways.get(to)!
}

function searchWays(from: Entity, to: Entity, app: AppModel): Way[] {
  const found: Way[] = []
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
  return onePerRelation(found)
}

/** The key and another column of the same object (`lead.id`, `lead.email`) are one relation. */
function onePerRelation(ways: Way[]): Way[] {
  const keyOf = ({ path }: Way) => path.map(hop => `${hop.direction} ${relationOf(hop)}`).join(' ')
  const sorted = ways.toSorted((a, b) => a.length - b.length)
  const seen = new Set<string>()
  return sorted.filter(way => !seen.has(keyOf(way)) && seen.add(keyOf(way)))
}

/** The records at the lowest point of a way, which point to what is at both of its ends: those of what was done. */
export const lowestOf = (from: Entity, path: readonly Hop[]): Entity =>
  path.findLast(hop => hop.direction === 'down')?.to ?? from
