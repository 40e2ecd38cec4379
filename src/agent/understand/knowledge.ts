import type { Run } from '../run/create-run.ts'
import { flatten } from '../run/flatten.ts'
import { buildApp, joinModels } from './build-model.ts'
import type { AppModel, CatalogueModel, Entity } from './catalogue-model.ts'
import type { AppKnowledge } from './interpret.ts'
import { buildDictionary, type Dictionary } from './mentions.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'
import type { ApiRecord } from '../../contract/registry.ts'

/** How long the words of an entity's data serve to understand messages before they are read again, in milliseconds. */
const FRESH = 60_000

/**
 * What is known of a catalogue: the model and dictionaries, built once for each revision, and the words of its data,
 * read when a message needs them. They only help to understand: answers always rest on what is read for them.
 */
export interface Knowledge {
  model: CatalogueModel
  apps(names?: string[]): AppKnowledge[]
  /** Reads the data's words for entities that have none yet, or old ones. Failures leave an entity without. */
  load(entities: Entity[], run: Run, maxAge?: number): Promise<void>
  /** Forgets the words of an application's data, after a write. */
  forget(app: string): void
}

/** What is known of one application: kept as long as its records are the same ones. */
export interface AppParts {
  model: AppModel
  dictionary: Dictionary
  vocabularies: Map<string, Vocabulary>
}

export interface KnowledgeOptions {
  clock?: () => number
  /** Applications of which only some tools are there: their data is read only when a message names it. */
  partial?: ReadonlySet<string>
  /** What is known of applications already, by their records. */
  parts?: WeakMap<Record<string, ApiRecord>, AppParts>
}

export function createKnowledge(
  catalogue: Record<string, Record<string, ApiRecord>>,
  {
    clock = Date.now,
    partial = new Set(),
    parts = new WeakMap<Record<string, ApiRecord>, AppParts>(),
  }: KnowledgeOptions = {},
): Knowledge {
  const known = Object.entries(catalogue).map(([name, records]) => {
    const before = parts.get(records)
    if (before) return before
    const made = buildParts(name, records, partial.has(name))
    parts.set(records, made)
    return made
  })
  const model = joinModels(known.map(part => part.model))
  const dictionaries = new Map(known.map(part => [part.model.name, part.dictionary]))
  const vocabularyOf = (entity: Entity) => vocabulariesOf(entity).get(entity.key)!
  const byApp = new Map(known.map(part => [part.model.name, part.vocabularies]))
  const vocabulariesOf = (entity: Entity) => byApp.get(entity.app)!

  function apps(names?: string[]): AppKnowledge[] {
    return model.apps
      .filter(app => !names || names.includes(app.name))
      .map(app => ({
        model: app,
        dictionary: dictionaries.get(app.name)!,
        vocabularies: app.entities.map(vocabularyOf),
        ownElsewhere:
          !dictionaries.get(app.name)!.scopes.has('my') && [...dictionaries.values()].some(d => d.scopes.has('my')),
      }))
  }

  async function load(entities: Entity[], run: Run, maxAge = FRESH): Promise<void> {
    const old = entities.filter(entity => clock() - vocabularyOf(entity).loadedAt > maxAge)
    await Promise.all(
      old.map(async entity => {
        const complete = entity.sources.filter(source => source.complete)
        const plain = complete.filter(source => !source.qualifiers.length)
        const lists = await Promise.all(
          (plain.length ? plain.slice(0, 1) : complete).map(source => run.list(source, {})),
        )
        if (!lists.length || lists.some(list => list.failure)) return
        vocabulariesOf(entity).set(
          entity.key,
          buildVocabulary(
            entity,
            lists.flatMap(list => list.rows.map(row => flatten(row))),
            clock(),
          ),
        )
      }),
    )
  }

  function forget(app: string): void {
    for (const vocabulary of byApp.get(app)?.values() ?? []) vocabulary.loadedAt = 0
  }

  return { model, apps, load, forget }
}

function buildParts(name: string, records: Record<string, ApiRecord>, isPartial: boolean): AppParts {
  const model = buildApp(name, Object.values(records), isPartial)
  return {
    model,
    dictionary: buildDictionary(model),
    vocabularies: new Map(model.entities.map(entity => [entity.key, buildVocabulary(entity, [], 0)])),
  }
}
