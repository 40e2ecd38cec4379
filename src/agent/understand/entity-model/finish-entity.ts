import { expandWords } from '../../../lib/abbreviations.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { readMeanings } from './code-meanings.ts'
import { isPersonNoun } from './people.ts'
import { RECORD_NOUNS } from './record-nouns.ts'
import { splitIdentifier, stem } from '../language/words.ts'

/** What a record is told apart by, and what it is called. Also called again when its fields were read from the data. */
export function finishEntity(entity: Entity, kinds: readonly Entity[] = []): void {
  const resource = resourceName(entity)
  const own = entity.words.map(word => stem(word)).join(' ')
  const last = stem(entity.words.at(-1)!)
  const isKey = (field: Field) => /^(id|uuid|guid|key|number|no|code)$/.test(field.words.at(-1)!)
  const isOwnId = (field: Field) => {
    const noun = field.words.slice(0, -1).map(stem).join(' ')
    return !field.nested && isKey(field) && (noun === own || noun === last)
  }
  // What the paths of single records are told apart by: `/books/{isbn}`.
  const inPath = new Set(
    entity.operations.flatMap(o => (o.idParameter ? [expandWords(splitIdentifier(o.idParameter)).join(' ')] : [])),
  )
  const isInPath = (field: Field) => !field.nested && inPath.has(field.words.join(' '))
  const owned = entity.fields.filter(isOwnId)
  // `alarm_id` of an alarm event: the name without the noun that says only that there is one.
  const bare = RECORD_NOUNS.has(entity.words.at(-1)!) ? own.split(' ').slice(0, -1).join(' ') : undefined
  const isBareId = (f: Field) => !f.nested && isKey(f) && f.words.slice(0, -1).map(stem).join(' ') === bare
  entity.idField =
    resource?.key ??
    entity.fields.find(f => f.role === 'id') ??
    owned.find(f => f.words.at(-1) === 'id') ??
    entity.fields.find(isInPath) ??
    owned[0] ??
    entity.fields.find(isBareId) ??
    // A person's own `accountId`, which stands first and is all the key that there is.
    entity.fields.slice(0, 1).find(f => !f.nested && f.words.at(-1) === 'id' && isPersonNoun(entity.words.at(-1)!)) ??
    entity.fields.find(f => !f.nested && /^(uuid|guid|isbn|sku|slug|code|key|ref|reference)$/.test(f.words.join(' ')))
  if (entity.idField) entity.idField.role = 'id'
  const names = entity.fields.filter(f => f.role === 'name' && !f.nested)
  const full = names.filter(f => NAMING.test(f.words[0]!) && f.words.length <= 2)
  // `employeeName` of an employee, `book_title` of a book.
  const owns = names.filter(f => NAMING.test(f.words.at(-1)!) && f.words.slice(0, -1).map(stem).join(' ') === own)
  const parts = names.filter(
    f =>
      /^(first|last|given|family|middle|sur|fore)$/.test(f.words.at(-2) ?? '') ||
      /^(surname|forename|firstname|lastname)$/.test(f.words.at(-1)!),
  )
  entity.nameFields = parts.length >= 2 ? inOrder(parts) : full.length ? full.slice(0, 1) : owns.slice(0, 1)
  if (!entity.nameFields.length) entity.nameFields = names.filter(f => !isOfOther(f, entity, kinds)).slice(0, 1)
  if (resource) entity.nameFields = [resource.shown]
  for (const field of entity.fields) if (!field.meanings) takeMeanings(entity, field)
  // Without a key, people are told apart by their address, other records by their name.
  entity.idField ??=
    entity.fields.find(f => !f.nested && (f.role === 'email' || /^(username|login)$/.test(f.words.join(' ')))) ??
    (entity.nameFields.length === 1 ? entity.nameFields[0] : undefined)
}

/** `name` beside `displayName`, and no key: the one is the name of the resource, the other what people call it (AIP-122, AIP-148). */
function resourceName({ fields }: Entity): { key: Field; shown: Field } | undefined {
  const own = (words: string) => fields.find(f => !f.nested && f.type === 'string' && f.words.join(' ') === words)
  const [key, shown] = [own('name'), own('display name')]
  return key && shown && !fields.some(f => !f.nested && /^(?:id|uuid)$/.test(f.words.join(' '))) ? { key, shown } : undefined // oxfmt-ignore
}

/** What codes stand for may be told where a list is filtered by them, or where they are written. */
function takeMeanings({ sources, operations }: Entity, field: Field): void {
  if (!['category', 'number'].includes(field.role)) return
  const same = [...sources, ...operations]
    .flatMap(({ parameters }) => parameters)
    .filter(({ name, words }) => name === field.column || words.join(' ') === field.words.join(' '))
  for (const { schema, description, choices } of same) {
    const codes = field.choices.length ? field.choices : choices
    const meanings = codes.length ? readMeanings({ description, ...schema }, codes) : undefined
    if (meanings) field.meanings ??= meanings
  }
}

/**
 * `buyerName` of an order tells who bought, not what the order is called, and so does `branchName` where branches are a kind of their own;
 * a person may be called by any of their roles.
 */
const isOfOther = (field: Field, entity: Entity, kinds: readonly Entity[]): boolean =>
  field.words.length > 1 &&
  ((isPersonNoun(field.words.at(-2)!) && !entity.words.some(isPersonNoun)) || isNamedAfter(field, entity, kinds))

const isNamedAfter = ({ words }: Field, entity: Entity, kinds: readonly Entity[]): boolean => {
  const noun = words.slice(0, -1).map(stem).join(' ')
  return kinds.some(other => other !== entity && !other.inside && other.words.map(stem).join(' ') === noun)
}

const NAMING = /^(name|title|label|subject|full|display|fullname)$/

/** Given names before family names, whatever the order of the fields. */
const inOrder = (parts: Field[]) => {
  const isLast = (field: Field) => Number(/last|family|sur/.test(field.words.join(' ')))
  return [...parts].sort((a, b) => isLast(a) - isLast(b))
}
