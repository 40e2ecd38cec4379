import { isObject } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { AppModel, Entity, Field, ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { keyPartsOf, parameterRuns, type KeyPart } from '../entity-model/compound-keys.ts'
import { keyOfMethod, methodOf } from '../entity-model/method-names.ts'
import { isParameter, parameterName } from '../entity-model/name-records.ts'
import { plainPath } from '../entity-model/plain-path.ts'
import { pathWordsOf } from '../entity-model/schema-nouns.ts'
import { isPlural, ofThatWord, splitIdentifier, stem, wordsOf } from '../language/words.ts'
import { divideSlots } from './envelope.ts'
import { patchBody, patchSlots } from './json-patch.ts'
import { filtersEqual } from './key-values.ts'
import { readSlots, type Slot } from './slots.ts'
import { VERBS } from './verbs.ts'

/** A tool that changes records of one entity. */
export interface WriteOperation {
  tool: string
  app: string
  entity: Entity
  /** `action`: an operation of its own on one record, such as `POST /loans/{id}/return`. */
  kind: 'create' | 'update' | 'delete' | 'action'
  /** The words of an action after which it is named: "return", "check out". */
  verb: string[]
  /** The stem of the verb that its summary begins with: "Hires somebody". */
  spoken?: string
  /** What of the record an action is done to, as its summary says: "membership" of "Freeze a membership". */
  object?: string
  /** The parameter that takes the key of the record. */
  idParameter?: string
  /** The parameters that name the record together, that one last: `/repos/{owner}/{repo}`. */
  keyParts?: KeyPart[]
  slots: Slot[]
  /** Places with one allowed value, filled by themselves. */
  fixed: Slot[]
  /** Where the body repeats the key of the record. */
  keySlot?: Slot
  /** `PUT` with required fields wants the whole record, and one of an object in it all of that. */
  wantsWhole: boolean
  inputSchema: unknown
  /** The body that takes changes as a list of operations. */
  patch?: string
}

/** The operations of an application that change records, with a pause behind each. Built when the catalogue changes. */
export function* readWriteOperations(app: AppModel): Generator<void, WriteOperation[]> {
  const operations: WriteOperation[] = []
  for (const card of app.tools) {
    if (card.readOnly || card.kind !== 'api') continue
    const found = isNamedOnly(card) ? fromName(card, app) : fromPath(card, app)
    if (found) operations.push(finish(card, found, app))
    yield
  }
  return operations
}

interface Found {
  entity: Entity
  kind: WriteOperation['kind']
  verb: string[]
  idParameter?: string
  /** Path parameters of parents, with the entity they are keys of; the last one of those that name a parent together. */
  parents: Map<string, Entity>
  /** By the last parameter: all that name a record together. */
  compound?: Map<string, KeyPart[]>
  /** It puts an object of the record: what is in it is sent as a whole. */
  isPart?: boolean
}

/** Tools of MCP and TRM services say what they do in their name, not in a path. */
const isNamedOnly = ({ path, name, words }: ToolCard): boolean => {
  const segments = path.split('/').filter(Boolean)
  // `PATCH /wagons` as `railway_patch_wagons` has a path that says less than its name.
  const isWhole = segments.length === 1 && splitIdentifier(segments[0]!).length === words.length
  const isOwnName = isWhole && name.endsWith(`_${segments[0]!}`)
  return words.length > 1 && (isOwnName || /\/tools\/[^/]+\/run$/.test(path))
}

function entityFor(words: string[], app: AppModel): Entity | undefined {
  const named = app.entities
    .filter(
      e =>
        pathWordsOf(e).length <= words.length &&
        pathWordsOf(e).every((word, at) => stem(word) === stem(words.at(at - pathWordsOf(e).length)!)),
    )
    .sort((a, b) => pathWordsOf(b).length - pathWordsOf(a).length)
  const longest = named.filter(e => pathWordsOf(e).length === pathWordsOf(named[0]!).length)
  return ofThatWord(longest, words.at(-1)!, e => pathWordsOf(e).slice(-1))[0]
}

const segmentsOf = (path: string): string[] =>
  plainPath(path)
    .split(/[/?]|(?<=\}):/)
    .filter(part => part && !/^(api|rest|v\d+(\.\d+)?)$/i.test(part))

/** `/waiting_list/{id}` of records that are called after their schema: those of the list at that very address. */
const listedAt = (segments: readonly string[], { entities }: AppModel): Entity | undefined =>
  entities.find(entity => entity.sources.some(({ path }) => segmentsOf(path).join('/') === segments.join('/')))

/** By RFC 9110: POST to a collection creates, PUT and PATCH change, DELETE deletes; a word behind the key is an action. */
function fromPath(card: ToolCard, app: AppModel): Found | undefined {
  // `/loans/{id}:return` is an action as `/loans/{id}/return` is (Google's API improvement proposal 136).
  const segments = segmentsOf(card.path)
  const method = card.method.toUpperCase()
  const parents = new Map<string, Entity>()
  segments.forEach((segment, at) => {
    const before = segments[at - 1]
    const owner =
      isParameter(segment) && before
        ? (entityFor(splitIdentifier(before), app) ?? listedAt(segments.slice(0, at), app))
        : undefined
    if (owner) parents.set(parameterName(segment), owner)
  })
  const compound = adoptCompoundKeys(card, parents, app)
  const last = segments.at(-1)
  if (!last) return undefined
  if (isParameter(last)) {
    const entity = parents.get(parameterName(last))
    const kind = method === 'DELETE' ? 'delete' : 'update'
    parents.delete(parameterName(last))
    return entity && { entity, kind, verb: [], idParameter: parameterName(last), parents, compound }
  }
  const words = splitIdentifier(last)
  const named = entityFor(words, app)
  const called = named ?? listedAt(segments, app)
  const own = named && isDeed(words, named) ? undefined : called
  if (own && method === 'POST') return { entity: own, kind: 'create', verb: card.words.slice(0, 1), parents, compound }
  const filter = own && /^(?:PATCH|DELETE)$/.test(method) ? keyFilter(card, own) : undefined
  if (own && filter !== undefined)
    return { entity: own, kind: method === 'DELETE' ? 'delete' : 'update', verb: [], idParameter: filter, parents }
  if (!called || !own) {
    const told = method === 'POST' && !parents.size ? methodOf(card.path) : undefined
    const done = told && fromName(card, app, [told.verb, ...told.noun])
    if (done?.kind === 'action' ? segments.length <= 2 : done) return done
  }
  const key = segments.at(-2)
  const owner = key && isParameter(key) ? parents.get(parameterName(key)) : undefined
  if (!owner || own) return undefined
  parents.delete(parameterName(key!))
  const isField = owner.fields.some(f => f.words.join() === words.join()) || setsOne(words, card)
  const isPart = /^(?:PUT|PATCH)$/.test(method) && isObjectOf(owner, words)
  return (isField || isPart) && method !== 'DELETE'
    ? { entity: owner, kind: 'update', verb: [], idParameter: parameterName(key!), parents, compound, isPart }
    : { entity: owner, kind: 'action', verb: words.flatMap(apart), idParameter: parameterName(key!), parents, compound }
}

/** `/repos/{owner}/{repo}/…`: both parameters name one repo, and the last one stands for both. */
function adoptCompoundKeys(card: ToolCard, parents: Map<string, Entity>, app: AppModel): Map<string, KeyPart[]> {
  const found = new Map<string, KeyPart[]>()
  for (const { words, parameters } of parameterRuns(card.path)) {
    const owner = parameters.length > 1 ? entityFor(words, app) : undefined
    const parts = owner && keyPartsOf(parameters, owner)
    if (!parts) continue
    for (const name of parameters) parents.delete(name)
    parents.set(parameters.at(-1)!, owner)
    found.set(parameters.at(-1)!, parts)
  }
  return found
}

/** `/orders/{id}/cancel-shipment`: what is done, no records that are called so. */
const isDeed = (words: string[], called: Entity): boolean =>
  words.length > pathWordsOf(called).length &&
  (!isPlural(words.at(-1)!) || (Object.hasOwn(VERBS, words[0]!) && !/^(?:new|record|put|log)$/.test(words[0]!)))

/** `PUT /cards/{id}/limits` of cards with `limits.daily`: a change of what is in that object. */
const isObjectOf = ({ fields }: Entity, words: string[]): boolean =>
  fields.some(({ column }) => column.includes('.') && splitIdentifier(column.split('.')[0]!).join() === words.join())

/** `POST /members/{id}/change-plan` with a `planId`: a change of that field, however it is called. */
const setsOne = ([verb, ...rest]: string[], { parameters }: ToolCard): boolean =>
  VERBS[verb!] === 'update' &&
  rest.length > 0 &&
  parameters.some(
    ({ place, words }) => place === 'body' && rest.every((word, at) => stem(words[at] ?? '') === stem(word)),
  )

/** Verbs that go with a particle, written as one word: `checkin`, `rollback` (Quirk et al., 1985, 16.3). */
const PHRASAL = pattern()`
  ^(
    back|break|call|check|clock|close|drop|fill|hand|kick|lay|lock|log|mark|opt|phase|pick|roll|send|set|shut
    |sign|sort|stand|start|step|switch|take|tear|track|turn|wind|wrap|write
  )(in|out|up|off|on|down|over|back)$
`
const apart = (word: string): string[] => PHRASAL.exec(word)?.slice(1) ?? [word]

/** `PATCH /wagons?id=eq.5`: the filter by which one record of a list is changed. */
const keyFilter = (card: ToolCard, { idField }: Entity): string | undefined =>
  card.parameters.find(p => p.place === 'query' && p.name === idField?.column && filtersEqual(p.schema))?.name

/** `create_task`, `returnLoan`, `/rpc/cancel_train`: a verb and a noun. */
function fromName(card: ToolCard, app: AppModel, name = card.words): Found | undefined {
  const [verb, ...rest] = name
  const entity = verb && rest.length ? entityFor(rest, app) : undefined
  if (!entity || rest.length - pathWordsOf(entity).length > 1) return undefined
  const key = keyOfMethod(card.parameters, entity)
  const said = VERBS[verb!]
  const parents = new Map<string, Entity>()
  if (said === 'create') return key ? undefined : { entity, kind: 'create', verb: [], parents }
  if (!key) return undefined
  return said
    ? { entity, kind: said, verb: [], idParameter: key, parents }
    : { entity, kind: 'action', verb: [verb!], idParameter: key, parents }
}

/** What has to be given as soon as anything is: `dependentRequired` of JSON Schema, as of a body that is not itself required. */
function requiredTogether(schema: unknown): Set<string> {
  const dependent = isObject(schema) && isObject(schema.dependentRequired) ? schema.dependentRequired : {}
  return new Set(Object.values(dependent).flatMap(names => (Array.isArray(names) ? names.map(String) : [])))
}

function finish(card: ToolCard, found: Found, app: AppModel): WriteOperation {
  const { entity, kind, verb, idParameter, parents, compound, isPart } = found
  const given = card.parameters.filter(
    p => p.name !== idParameter && (p.place === 'body' || p.place === 'argument' || parents.has(p.name)),
  )
  // A body that may be left out is sent all the same where a record is made or changed.
  const together = kind === 'create' || kind === 'update' ? requiredTogether(card.inputSchema) : new Set<string>()
  // Nobody says anything of an object that may be empty: it is sent so (`argumentsOf`).
  const isFree = (p: ToolParameter) => kind !== 'create' && p.type === 'object' && !isObject(p.schema.properties)
  const needed = given.map(p => ({ ...p, required: !isFree(p) && (p.required || together.has(p.name)) }))
  const all = readSlots(needed, entity, app.entities, card.inputSchema).map(slot => {
    const parent = parents.get(slot.name)
    const keyParts = compound?.get(slot.name)
    if (!parent) return slot
    const { field: _named, ...place } = slot
    const field = keyToParent(entity, parent, slot)
    return { ...place, target: parent.key, words: [...parent.words, 'id'], ...(field && { field }), ...(keyParts && { keyParts }) } // oxfmt-ignore
  })
  const patch = kind === 'update' ? patchBody(given, card.inputSchema) : undefined
  const divided = divideSlots(patch ? [...all.filter(s => s.path[0] !== patch.name), ...patchSlots(patch, entity)] : all, kind) // oxfmt-ignore
  return {
    tool: card.name,
    app: app.name,
    entity,
    kind,
    verb,
    ...((kind === 'create' || kind === 'delete') && { spoken: spokenVerb(card, entity) }),
    ...(kind === 'action' && { object: objectOf(card, entity) }),
    ...(idParameter && { idParameter }),
    ...(compound?.has(idParameter ?? '') && { keyParts: compound.get(idParameter!)! }),
    ...divided,
    ...(patch && { patch: patch.name }),
    wantsWhole:
      kind === 'update' && card.method.toUpperCase() === 'PUT' && (isPart || divided.slots.some(s => s.required)),
    inputSchema: card.inputSchema,
  }
}

/** `/shelves/{id}/boxes/{number}`: the field of a box that has the key of its shelf, which its own `id` is not. */
function keyToParent({ key, fields }: Entity, parent: Entity, { field }: Slot): Field | undefined {
  if (field && (field.role !== 'id' || parent.key === key)) return field
  const own = fields.filter(({ target, nested }) => target === parent.key && !nested)
  return own.length === 1 ? own[0] : undefined
}

/** A summary tells what the operation does: its first word is a verb, unless it names the records. */
function spokenVerb({ description }: ToolCard, entity: Entity): string {
  const [first = '', second] = wordsOf(description)
  const isNoun = entity.words.some(word => stem(word) === stem(first))
  return second !== undefined && !isNoun ? stem(first) : ''
}

/** The noun behind the verb of a summary, where it is not that of the records. */
function objectOf({ description }: ToolCard, entity: Entity): string {
  const phrase =
    /^\p{L}+ (?:an?|the) (?:\p{L}+ ){0,2}?(\p{L}+)(?=\W*$|[.,;:]| (?:of|for|to|with|by|in|on|from|and)\b)/iu
  const noun = phrase.exec(description)?.[1]?.toLowerCase() ?? ''
  return entity.words.some(word => stem(word) === stem(noun)) ? '' : noun
}

/** The records that a new one may point to. */
export const relatedTo = (operation: WriteOperation, entities: Entity[]): Entity[] => {
  const targets = new Set(operation.slots.flatMap(s => [s.target, ...(s.items ?? []).map(i => i.target)]))
  return entities.filter(e => e === operation.entity || targets.has(e.key))
}
