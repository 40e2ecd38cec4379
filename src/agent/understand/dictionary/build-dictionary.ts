import { runAtOnce } from '../../../lib/in-slices.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import { addAppNoun } from './add-app-noun.ts'
import { addEntity, addLinked, addNounsOfWanting, addParts } from './add-entities.ts'
import { addAttributes } from './add-attributes.ts'
import { addComposedName, addField } from './add-fields.ts'
import { addEnds } from './add-ends.ts'
import { addInitials } from './add-initials.ts'
import { addLentNouns } from './add-lent-nouns.ts'
import { addEndsOfRanges, addRanges } from './add-ranges.ts'
import { addDescriptions } from './add-descriptions.ts'
import { addObjectNouns, addObjects } from './add-objects.ts'
import { addKindNouns } from './add-kind-nouns.ts'
import { addSaidNouns } from './add-said-nouns.ts'
import { addSource } from './add-sources.ts'
import { addToldObjects } from './add-told-objects.ts'
import { addSynonyms } from './add-synonyms.ts'
import type { Dictionary } from './dictionary.ts'

/** Builds the dictionary of an application. */
export const buildDictionary = (app: AppModel): Dictionary => runAtOnce(dictionarySteps(app))

/** The same with a pause behind every kind of record. */
export function* dictionarySteps(app: AppModel): Generator<void, Dictionary> {
  const dictionary: Dictionary = {
    entities: new Map(),
    fields: new Map(),
    labels: new Map(),
    scopes: new Map(),
    arguments: new Map(),
    flags: [],
    denied: [],
    phrases: [],
    app: new Set(app.words.map(stem)),
    initials: new Map(),
    words: new Set(app.words),
    otherWords: new Set(),
  }
  for (const entity of app.entities) {
    yield
    if (entity.hidden) {
      addLinked(dictionary, entity, app)
      continue
    }
    addEntity(dictionary, entity)
    for (const field of entity.fields) if (!hasItems(entity, field, app)) addField(dictionary, entity, field)
    addComposedName(dictionary, entity)
    addRanges(dictionary, entity)
    addEndsOfRanges(dictionary, entity)
    addEnds(dictionary, entity)
    if (!entity.inside) for (const source of entity.sources) addSource(dictionary, source, entity)
  }
  addNounsOfWanting(dictionary, app.entities)
  addObjects(dictionary, app.entities)
  yield addParts(dictionary, app.entities)
  yield addSaidNouns(dictionary, app.entities)
  addToldObjects(dictionary, app)
  addLentNouns(dictionary, app)
  addAppNoun(dictionary, app)
  yield addInitials(dictionary, app.entities)
  addSynonyms(dictionary)
  addKindNouns(dictionary, app)
  addObjectNouns(dictionary, app.entities)
  addDescriptions(dictionary, app.entities)
  addAttributes(dictionary, app.entities)
  return dictionary
}

/** A list inside records is read through its items. */
const hasItems = (entity: Entity, field: Field, app: AppModel): boolean =>
  field.items !== undefined &&
  app.entities.some(e => e.inside?.entity === entity.key && e.inside.column === field.column)
