import { runAtOnce, runInSlices } from '../../../lib/in-slices.ts'
import { createSharedAccess, type SharedAccess } from '../../../lib/shared-access.ts'
import type { Run } from '../../run/create-run.ts'
import { appSteps, hideLinks, joinModels, relateEntities } from './build-model.ts'
import type { AppModel, CatalogueModel, Entity, Field } from './catalogue-model.ts'
import { correctTargets, linksInData } from './data-links.ts'
import { finishEntity } from './finish-entity.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { addItemEntities } from './item-entities.ts'
import { joinApps, rememberJoined } from '../choice/join-apps.ts'
import { learnFields } from './learn-fields.ts'
import { addNounsOfKeys } from '../dictionary/add-entities.ts'
import { buildDictionary, dictionarySteps } from '../dictionary/build-dictionary.ts'
import { adoptName } from './names-in-data.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { profileRows, type Profile } from './profile.ts'
import { readRecords } from '../read-records.ts'
import { forgetRelations } from './relations.ts'
import { buildVocabulary, buildVocabularyInSlices } from '../vocabulary/build-vocabulary.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isPlaceNoun } from '../language/place-nouns.ts'
import { singular, stem } from '../language/words.ts'
import { pointLinkSlots } from '../writes/link-slots.ts'
import { writeIndexSteps, type WriteIndex } from '../writes/write-index.ts'
import type { ApiRecord } from '../../../contract/registry.ts'
import type { JsonObject } from '../../../lib/json.ts'

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
  /** Applications as one, as far as their data that was read shows how they belong together; undefined when it does not. */
  together(names: string[]): AppKnowledge | undefined
  /** What the records of an entity are like, where they were read. */
  profileOf(entity: Entity): Profile | undefined
  /**
   * Reads a message, or a part of it, in slices while nothing is learnt: what another message loads meanwhile is taken up behind it. What
   * it works on is asked for within, and nothing is loaded there.
   */
  whileUnchanged: SharedAccess['whileUnchanged']
  /** Forgets the words of an application's data, after a write. */
  forget(app: string): void
}

/** What is known of one application: kept as long as its records are the same ones. */
export interface AppParts {
  model: AppModel
  dictionary: Dictionary
  vocabularies: Map<string, Vocabulary>
  /** What the data of entities that were read are like. */
  profiles: Map<string, Profile>
  writes: WriteIndex
  /** Counts what its data taught. */
  revision: number
}

/** The records of an entity, and what they are like. */
interface Learnt {
  entity: Entity
  rows: readonly JsonObject[]
  profile: Profile
}

export interface KnowledgeOptions {
  clock?: () => number
  /** Applications of which only some tools are there: their data is read only when a message names it. */
  partial?: ReadonlySet<string>
  /** What is known of applications already, by their records. */
  parts?: WeakMap<Record<string, ApiRecord>, AppParts>
  /** Who reads those parts, and who changes them. */
  access?: SharedAccess
}

export function createKnowledge(
  catalogue: Catalogue,
  {
    clock = Date.now,
    partial = new Set(),
    parts = new WeakMap<Record<string, ApiRecord>, AppParts>(),
    access = createSharedAccess(),
  }: KnowledgeOptions = {},
): Knowledge {
  const known = Object.entries(catalogue).map(([name, records]) => {
    const before = parts.get(records)
    if (before) return before
    const made = runAtOnce(partsSteps(name, records, partial.has(name)))
    parts.set(records, made)
    return made
  })
  const model = joinModels(known.map(part => part.model))
  const byApp = new Map(known.map(part => [part.model.name, part]))
  const vocabularyOf = (entity: Entity) => byApp.get(entity.app)!.vocabularies.get(entity.key)!
  const hasOwn = (part: AppParts) => part.dictionary.scopes.has('my')
  const others = new Map(known.map(part => [part, otherApps(part)]))
  const kinds = new Map(known.map(part => [part, otherKinds(part)]))

  function apps(names?: string[]): AppKnowledge[] {
    return known
      .filter(part => !names || names.includes(part.model.name))
      .map(part => ({
        model: part.model,
        dictionary: part.dictionary,
        writes: part.writes,
        vocabularies: part.model.entities.map(vocabularyOf),
        revision: part.revision,
        ownElsewhere: !hasOwn(part) && known.some(hasOwn),
        otherApps: others.get(part)!,
        otherKinds: kinds.get(part)!,
      }))
  }

  /** An application of one word goes by it; of several words none is a name of its own. */
  function otherApps({ model: { words: own } }: AppParts): Set<string> {
    const single = known.flatMap(({ model: { words } }) => (words.length === 1 ? words : []))
    return new Set(single.filter(word => !own.includes(word)).map(stem))
  }

  /** Kinds of record that go by one word elsewhere and are not called so here. */
  function otherKinds({ dictionary, model: own }: AppParts): Set<string> {
    const elsewhere = known.filter(part => part.model !== own).flatMap(part => part.model.entities)
    const nouns = elsewhere.flatMap(({ words, hidden }) => (words.length === 1 && !hidden ? [singular(words[0]!)] : []))
    return new Set(nouns.filter(noun => !dictionary.entities.has(stem(noun)) && !dictionary.fields.has(stem(noun))))
  }

  async function load(entities: Entity[], run: Run, maxAge = FRESH): Promise<void> {
    const wanted = new Set(entities)
    const items = known.flatMap(part =>
      part.model.entities.filter(e => e.inside && wanted.has(model.entities.get(e.inside.entity)!)),
    )
    const old = [...new Set([...entities, ...items])].filter(entity => clock() - vocabularyOf(entity).loadedAt > maxAge)
    const read = await Promise.all(
      old.map(async entity => ({ entity, rows: await readRecords(entity, model, run, access.alone) })),
    )
    const learnt: Learnt[] = []
    for (const { entity, rows } of read)
      if (rows) learnt.push({ entity, rows, profile: await profileRows(rows, profileOf(entity)) })
    if (old.length) await access.alone(() => learn(learnt, new Set(old.map(entity => entity.app))))
    // Lists inside records that nobody described have words of their own.
    const found = known.flatMap(part =>
      part.model.entities.filter(
        e => e.inside && old.some(o => o.key === e.inside!.entity) && !part.profiles.has(e.key),
      ),
    )
    if (found.length) await load(found, run, maxAge)
  }

  /** Takes up what the data of entities show: their fields, names, words, and how those of these applications belong together. */
  async function learn(learnt: readonly Learnt[], ofApps: ReadonlySet<string>): Promise<void> {
    const changed = new Set<AppParts>()
    for (const { entity, rows } of learnt) if (learnFields(entity, rows)) changed.add(byApp.get(entity.app)!)
    for (const part of changed) refine(part)
    const named = new Set<AppParts>()
    const taught = new Set(changed)
    for (const { entity, rows, profile } of learnt) {
      const part = byApp.get(entity.app)!
      const before = part.profiles.get(entity.key)
      part.profiles.set(entity.key, profile)
      if (adoptName(entity, profile)) named.add(part)
      // The same data have the same words.
      if (before?.print === profile.print && !changed.has(part) && !named.has(part))
        vocabularyOf(entity).loadedAt = clock()
      else {
        part.vocabularies.set(entity.key, await buildVocabularyInSlices(entity, rows, clock()))
        taught.add(part)
      }
    }
    for (const part of named) part.dictionary = buildDictionary(part.model)
    for (const app of ofApps) relateByData(byApp.get(app)!)
    for (const part of taught) part.revision++
  }

  /** What follows from fields that the data showed: keys, names, lists inside, relations, words. */
  function refine(part: AppParts): void {
    const { entities } = part.model
    for (const entity of entities)
      if (!entity.inside && (!entity.idField || !entity.nameFields.length)) finishEntity(entity, entities)
    addItemEntities(entities)
    relateEntities(entities)
    for (const entity of entities) {
      model.entities.set(entity.key, entity)
      if (!part.vocabularies.has(entity.key)) part.vocabularies.set(entity.key, buildVocabulary(entity, [], 0))
    }
    part.dictionary = buildDictionary(part.model)
    forgetRelations(part.model)
  }

  /** Patients of a city where one of the practices is: what they share is a place, and none of them is a key. */
  const isSharedPlace = ({ column, words }: Field, toColumn: string): boolean =>
    column === toColumn && words.some(isPlaceNoun)

  function relateByData(part: AppParts): void {
    const { entities } = part.model
    const profileOf = (entity: Entity) => part.profiles.get(entity.key)
    for (const entity of entities) correctTargets(entity, entities, profileOf)
    const links = entities.flatMap(entity => linksInData(entity, entities, profileOf))
    // A field that points nowhere yet points to what its values are; more than one relation of it are kept beside.
    part.model.links = links.filter(({ from, column, to, toColumn }) => {
      const field = model.entities.get(from)!.fields.find(f => f.column === column)!
      if (field.target || isSharedPlace(field, toColumn)) return true
      Object.assign(field, { target: to, targetColumn: toColumn })
      return false
    })
    const plain = entities.filter(entity => entity.inside && !entity.hidden)
    plain.forEach(hideLinks)
    if (plain.some(entity => entity.hidden)) part.dictionary = buildDictionary(part.model)
    pointLinkSlots(part.writes.operations, entities)
    forgetRelations(part.model)
    addNounsOfKeys(part.dictionary, part.model)
  }

  function together(names: string[]): AppKnowledge | undefined {
    const parts = names.flatMap(name => byApp.get(name) ?? [])
    const joined = joinApps(
      parts.map(part => part.model),
      entity => byApp.get(entity.app)!.profiles.get(entity.key),
    )
    if (!joined || parts.length !== names.length) return undefined
    rememberJoined(model, joined)
    return {
      model: joined,
      dictionary: buildDictionary(joined),
      revision: 0,
      writes: parts[0]!.writes,
      vocabularies: joined.entities.map(vocabularyOf),
    }
  }

  function forget(app: string): void {
    for (const vocabulary of byApp.get(app)?.vocabularies.values() ?? []) vocabulary.loadedAt = 0
  }

  const profileOf = (entity: Entity) => byApp.get(entity.app)?.profiles.get(entity.key)

  return { model, apps, load, together, profileOf, whileUnchanged: access.whileUnchanged, forget }
}

type Catalogue = Record<string, Record<string, ApiRecord>>

/** Reads what is not known of applications yet, in slices: `createKnowledge` then finds it in `parts`. */
export async function readParts(
  catalogue: Catalogue,
  { partial, parts }: Required<Pick<KnowledgeOptions, 'partial' | 'parts'>>,
): Promise<void> {
  for (const [name, records] of Object.entries(catalogue))
    if (!parts.has(records)) parts.set(records, await runInSlices(partsSteps(name, records, partial.has(name))))
}

function* partsSteps(name: string, records: Record<string, ApiRecord>, isPartial: boolean): Generator<void, AppParts> {
  const model = yield* appSteps(name, Object.values(records), isPartial)
  const vocabularies: AppParts['vocabularies'] = new Map()
  for (const entity of model.entities) yield void vocabularies.set(entity.key, buildVocabulary(entity, [], 0))
  const dictionary = yield* dictionarySteps(model)
  yield
  return { model, dictionary, vocabularies, profiles: new Map(), writes: yield* writeIndexSteps(model), revision: 0 }
}
