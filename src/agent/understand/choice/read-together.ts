import type { Run } from '../../run/create-run.ts'
import type { CatalogueModel, Entity } from '../entity-model/catalogue-model.ts'
import { interpretInSlices } from '../reading/interpret.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import { isJoined, partsOf } from './join-apps.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import type { Message } from '../requests/read-message.ts'
import type { Query, Selection } from '../reading/query.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'

/** Pairs of applications that are tried, and entities of each whose data are read for it. */
const MOST_PAIRS = 3
const MOST_ENTITIES = 6
/** Readings of each pair that are tried. */
const MOST_TRIES = 8
/** A word that stands for an entity only loosely joins no applications. */
const LEAST_QUALITY = 0.7
const LEAST_FIELD = 0.85

/**
 * Reads a message over two applications, where each of them has some of the records that it names and their data belong
 * together. Undefined when no reading explains every word with records of both.
 */
export async function readTogether(
  message: Message,
  readings: Interpretation[],
  knowledge: Knowledge,
  run: Run | undefined,
  previous: Query | undefined,
): Promise<Interpretation | undefined> {
  const read = async (names: string[]) => {
    const [reading] = await knowledge.whileUnchanged(async () => {
      const joined = knowledge.together(names)
      return joined ? await interpretInSlices(message, [joined], { previous, tries: MOST_TRIES }) : []
    })
    return reading?.query && !reading.unknown.length && spans(reading.query, knowledge.model) ? reading : undefined
  }
  if (previous && isJoined(previous.app)) {
    const again = await read(partsOf(previous.app))
    if (again) return again
  }
  if (!run) return undefined
  for (const pair of pairsOf(readings).slice(0, MOST_PAIRS)) {
    const named = pair.map(reading => [...new Set(mentions(reading).map(m => m.entity))].slice(0, MOST_ENTITIES))
    await knowledge.load(named.flat(), run)
    const names = pair.map(reading => reading.app)
    const first = await read(names)
    if (first) return first
    // The key may be one relation away, a value in records that nothing names.
    const near = named.flatMap((own, at) => relatives(own, pair[at]!.app, knowledge.model))
    await knowledge.load(near, run)
    const second = await read(names)
    if (second) return second
  }
  return undefined
}

/**
 * Whether the likeliest reading takes a word loosely, or for nothing, that is the very name of records elsewhere: "ticket"
 * where another application has tickets.
 */
export function isLoose([best, ...others]: Interpretation[]): boolean {
  if (!best) return false
  const chunkAt = (token: number) => best.chunks.find(chunk => chunk.from <= token && token < chunk.to)
  return others.some(other =>
    other.chunks.some(chunk => {
      const own = chunk.entities.some(m => m.quality >= 0.95) ? chunkAt(chunk.from) : undefined
      const known = own && [...own.entities, ...own.fields, ...own.values].some(m => m.quality >= 0.75)
      return own !== undefined && own.kind !== 'app' && !known
    }),
  )
}

/** Entities that words of the message name, by their nouns, fields or values, with where. */
const mentions = (reading: Interpretation): { entity: Entity; at: number }[] =>
  reading.chunks.flatMap(chunk =>
    [
      ...chunk.entities.filter(m => m.quality >= LEAST_QUALITY),
      ...chunk.fields.filter(m => m.quality >= LEAST_FIELD),
      ...chunk.values.filter(m => m.quality >= LEAST_FIELD),
    ].map(m => ({ entity: m.entity, at: chunk.from })),
  )

/** Pairs of applications of which each names something that the other does not, likeliest first. */
function pairsOf(readings: Interpretation[]): [Interpretation, Interpretation][] {
  const named = readings.map(reading => ({
    reading,
    places: new Set([
      ...mentions(reading).map(m => m.at),
      // An application that is called by its name takes part, too.
      ...reading.chunks.filter(chunk => chunk.kind === 'app').map(chunk => chunk.from),
    ]),
  }))
  const pairs = named.flatMap((a, i) =>
    named.slice(i + 1).flatMap(b => {
      const own = [...a.places].filter(at => !b.places.has(at)).length
      const other = [...b.places].filter(at => !a.places.has(at)).length
      return (own || other) && a.places.size && b.places.size && new Set([...a.places, ...b.places]).size > 1
        ? [{ pair: [a.reading, b.reading] as [Interpretation, Interpretation], both: own + other }]
        : []
    }),
  )
  return pairs
    .sort((a, b) => b.both - a.both || b.pair[0].score + b.pair[1].score - a.pair[0].score - a.pair[1].score)
    .map(({ pair }) => pair)
}

function relatives(entities: Entity[], app: string, model: CatalogueModel): Entity[] {
  const all = model.apps.find(a => a.name === app)?.entities ?? []
  const targets = new Set(entities.flatMap(entity => entity.fields.flatMap(field => field.target ?? [])))
  return all
    .filter(
      entity =>
        (targets.has(entity.key) || entity.fields.some(f => entities.some(e => e.key === f.target))) &&
        canBeListed(entity),
    )
    .slice(0, MOST_ENTITIES)
}

/** Whether a query is about records of more than one application. */
function spans(query: Query, model: CatalogueModel): boolean {
  const apps = new Set<string>()
  const visit = (selection: Selection): void => {
    apps.add(model.entities.get(selection.entity)!.app)
    for (const related of selection.related) visit(related.selection)
    for (const other of [selection.within, selection.except]) if (other) visit(other)
  }
  visit(query.root)
  if (query.group) apps.add(model.entities.get(query.group.entity)!.app)
  return apps.size > 1
}
