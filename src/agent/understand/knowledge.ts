import type { Run } from '../run/create-run.ts'
import { flatten } from '../run/flatten.ts'
import { buildModel } from './build-model.ts'
import type { CatalogueModel, Entity } from './catalogue-model.ts'
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

export function createKnowledge(
  catalogue: Record<string, Record<string, ApiRecord>>,
  clock: () => number = Date.now,
): Knowledge {
  const model = buildModel(catalogue)
  const dictionaries = new Map<string, Dictionary>(model.apps.map(app => [app.name, buildDictionary(app)]))
  const vocabularies = new Map<string, Vocabulary>()
  for (const entity of model.entities.values()) vocabularies.set(entity.key, buildVocabulary(entity, [], 0))

  function apps(names?: string[]): AppKnowledge[] {
    return model.apps
      .filter(app => !names || names.includes(app.name))
      .map(app => ({
        model: app,
        dictionary: dictionaries.get(app.name)!,
        vocabularies: app.entities.map(e => vocabularies.get(e.key)!),
        ownElsewhere:
          !dictionaries.get(app.name)!.scopes.has('my') && [...dictionaries.values()].some(d => d.scopes.has('my')),
      }))
  }

  async function load(entities: Entity[], run: Run, maxAge = FRESH): Promise<void> {
    const old = entities.filter(entity => clock() - vocabularies.get(entity.key)!.loadedAt > maxAge)
    await Promise.all(
      old.map(async entity => {
        const complete = entity.sources.filter(source => source.complete)
        const plain = complete.filter(source => !source.qualifiers.length)
        const lists = await Promise.all(
          (plain.length ? plain.slice(0, 1) : complete).map(source => run.list(source, {})),
        )
        if (!lists.length || lists.some(list => list.failure)) return
        vocabularies.set(
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
    for (const vocabulary of vocabularies.values()) if (vocabulary.entity.app === app) vocabulary.loadedAt = 0
  }

  return { model, apps, load, forget }
}
