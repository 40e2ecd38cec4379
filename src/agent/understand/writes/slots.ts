import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { Entity, Field, ToolParameter } from '../entity-model/catalogue-model.ts'
import type { KeyPart } from '../entity-model/compound-keys.ts'
import { resolveSchema, typeOf } from '../entity-model/response-shape.ts'
import { headOfDescription } from '../entity-model/references.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import { singular, ofThatWord, splitIdentifier, stem, withArticle } from '../language/words.ts'
import { constantOf, isLinkage, withoutEnvelope, wrapperOf } from './envelope-paths.ts'

/** One place for a value in the arguments of an operation: a parameter, or a property inside one. */
export interface Slot extends ToolParameter {
  /** Property names from the arguments down; `name` is them without envelopes, joined by dots as columns of records are. */
  path: string[]
  nullable: boolean
  /** The field of the records that holds it. */
  field?: Field
  /** Key of the entity that the value is a key of. */
  target?: string
  /** The parameters that name that record together, this one last. */
  keyParts?: KeyPart[]
  /** For a list of objects: the places inside one of them. */
  items?: Slot[]
  /** The object that may be left out and cannot be without it. */
  neededIn?: string
  /** The only value that the schema allows. */
  constant?: unknown
}

const DEEPEST = 4

/** `{gigId}` in `/gigs/{gigId}/bookings/{id}/refund`: a record that exists tells itself what it is under. */
export const isParentKey = ({ place, target }: Slot): boolean => place === 'path' && target !== undefined

/** A text that may say anything: no key of another record, and none of a few values. */
export const isText = ({ type, target, choices }: Slot): boolean => type === 'string' && !target && !choices.length
/** Such a text of no format of its own. */
export const isFreeText = (slot: Slot): boolean => isText(slot) && slot.schema.format === undefined

/** Why something is so, and of what kind it is: nothing that an order brings about. */
const NO_STATE = /^(?:reason|cause|type|kind|category|class|genre|source|origin)$/
/** Whether a verb may stand for one of its values: "close" for a status, but not "damage" for the reason of a claim. */
export const holdsState = ({ words }: Slot): boolean => !words.some(word => NO_STATE.test(word))

/** What all places of one tool are read by. */
interface Around {
  entity: Entity
  entities: Entity[]
  /** The schema that references point into. */
  root: JsonObject
  /** The property that holds the whole record, where there is one. */
  wrapper?: string
}

/** A place that is not opened yet: its path, and the schema as it is written there. */
interface Closed {
  parameter: ToolParameter
  path: string[]
  raw: unknown
  required: boolean
  neededIn?: string
  depth: number
}

/** The places of a tool's parameters, nested objects opened. `root` is the schema that references point into. */
export function readSlots(parameters: ToolParameter[], entity: Entity, entities: Entity[], root: unknown): Slot[] {
  const around: Around = {
    entity,
    entities,
    root: isObject(root) ? root : {},
    wrapper: wrapperOf(parameters, entity),
  }
  return parameters.flatMap(parameter => {
    const { name, schema, required } = parameter
    return open({ parameter, path: [name], raw: schema, required, depth: 0 }, around)
  })
}

function open(closed: Closed, around: Around): Slot[] {
  const { parameter, path, raw, required, depth } = closed
  const schema = resolveSchema(raw, around.root)
  const type = path.length === 1 && parameter.type ? parameter.type : typeOf(schema)
  if (type !== 'object' || !isObject(schema.properties) || depth >= DEEPEST)
    return [describeSlot(closed, schema, type, around)]
  return Object.entries(schema.properties).flatMap(([name, inner]) => {
    const below = [...path, name]
    const isRequired = required && (isListed(name, schema.required) || isLinkage(below))
    const neededIn = !required && isListed(name, schema.required) ? path.join('.') : undefined
    return open({ parameter, path: below, raw: inner, required: isRequired, ...(neededIn && { neededIn }), depth: depth + 1 }, around) // oxfmt-ignore
  })
}

const isListed = (name: string, required: unknown): boolean => Array.isArray(required) && required.includes(name)

/** `body_status` where a filter of the same tool is called `status`: the registry puts the place before a name that is taken. */
function withoutPlace([first, ...rest]: string[], { place }: ToolParameter, { fields }: Entity): string[] {
  const own = place === 'body' ? /^body_(.+)$/.exec(first!)?.[1] : undefined
  const isTaken = own !== undefined && fields.some(f => f.column === own) && !fields.some(f => f.column === first)
  return [isTaken ? own : first!, ...rest]
}

function describeSlot(
  { parameter, path, raw, required, neededIn }: Closed,
  schema: JsonObject,
  type: string,
  around: Around,
): Slot {
  const { entity, entities, wrapper } = around
  const plain = withoutPlace(withoutEnvelope(path, wrapper), parameter, entity)
  const words = plain.flatMap(splitIdentifier)
  const constant = constantOf(schema)
  const description = typeof schema.description === 'string' ? schema.description : parameter.description
  const column = plain.join('.')
  const inside = entity.fields.filter(f => f.column.endsWith(`.${column}`))
  const field =
    entity.fields.find(f => f.column === column) ??
    entity.fields.find(f => f.words.join() === words.join()) ??
    (inside.length === 1 ? inside[0] : undefined)
  // "price" of `price.amount`.
  const isAmount = field?.column === column && field.role === 'money' && field.words.length < words.length
  // A name that may be anybody's is written as it is said, until the data show whose it is.
  const isName = field?.isGuess && field.targetColumn !== undefined && !/^(?:iri|uri)-reference$/.test(String(schema.format)) // oxfmt-ignore
  const known = isName ? undefined : field?.target
  const target =
    known ??
    targetOf(words, description, entities) ??
    (field ? undefined : calledKey(words, type, description, entities))
  const items = type === 'array' ? openItems(parameter, schema, around) : undefined
  return {
    ...parameter,
    name: plain.length < path.length && field ? field.column : column,
    path,
    type,
    words: isAmount ? field.words : words,
    description,
    required,
    choices: Array.isArray(schema.enum) ? schema.enum.filter(v => v !== null).map(String) : [],
    schema,
    nullable: isNullable(raw) || isNullable(schema),
    ...(neededIn && { neededIn }),
    ...(field && { field }),
    ...(target && { target }),
    ...(items && { items }),
    ...(constant !== undefined && { constant }),
  }
}

/** The places inside one object of a list; objects in them are not opened. */
function openItems(parameter: ToolParameter, list: JsonObject, around: Around): Slot[] | undefined {
  const item = resolveSchema(list.items, around.root)
  if (!isObject(item.properties)) return undefined
  return Object.entries(item.properties).flatMap(([name, inner]) => {
    const required = isListed(name, item.required)
    return open(
      { parameter: { ...parameter, name, type: '' }, path: [name], raw: inner, required, depth: DEEPEST },
      { ...around, wrapper: undefined },
    )
  })
}

const isNullable = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema.nullable === true ||
    (Array.isArray(schema.type) && schema.type.includes('null')) ||
    (Array.isArray(schema.enum) && schema.enum.includes(null)) ||
    [schema.anyOf, schema.oneOf].some(
      union => Array.isArray(union) && union.some(part => isObject(part) && part.type === 'null'),
    ))

/** `memberId` holds the key of a member; `lead_id` described as "Employee" that of an employee. */
function targetOf(words: string[], description: string, entities: Entity[]): string | undefined {
  if (words.length < 2) return describedTarget(words, description, entities)
  const noun = words.slice(0, -1).map(stem)
  const keyed = entities.filter(e => e.idField)
  const whole = words.map(stem).join()
  const byKey = keyed.find(e => nounsOf(e).some(noun => [...noun, ...e.idField!.words].map(stem).join() === whole))
  if (byKey) return byKey.key
  if (!/^(id|uuid|guid|key)$/.test(words.at(-1)!)) return undefined
  const lasts = (e: Entity) => nounsOf(e).map(own => own.at(-1)!)
  const said = words.at(-2)!
  const [same] = ofThatWord(
    keyed.filter(e => nounsOf(e).some(own => own.map(stem).join() === noun.join())),
    said,
    lasts,
  )
  const last = ofThatWord(
    keyed.filter(e => nounsOf(e).some(own => stem(own.at(-1)!) === noun.at(-1))),
    said,
    lasts,
  )
  const described = keyed.filter(e =>
    description.split(/\W+/).some(word => nounsOf(e).some(own => stem(word.toLowerCase()) === stem(own.at(-1)!))),
  )
  const head = stem(headOfDescription(description) ?? '')
  const headed = described.filter(e => nounsOf(e).some(own => stem(own.at(-1)!) === head))
  const meant = described.length === 1 ? described : headed
  return (same ?? (last.length === 1 ? last[0] : undefined) ?? (meant.length === 1 ? meant[0] : undefined))?.key
}

/** `price`, "The ID of the price object": called like a kind of record, and described as its key. */
function describedTarget([word = '']: string[], description: string, entities: Entity[]): string | undefined {
  if (!/\b(?:id|identifier|key|uuid)\b/i.test(description)) return undefined
  const named = entities.filter(e => e.idField && nounsOf(e).some(own => own.map(stem).join(' ') === stem(word)))
  return named.length === 1 ? named[0]!.key : undefined
}

/** `participant`, a whole number that no field of the record is called by: the key of the one kind of record that has this noun. */
function calledKey(
  [word = '', ...more]: string[],
  type: string,
  description: string,
  entities: Entity[],
): string | undefined {
  if (more.length || type !== 'integer' || singular(word) !== word || HOW_MANY.test(description)) return undefined
  const named = entities.filter(e => e.idField?.type === 'integer' && nounsOf(e).some(own => own.join(' ') === word))
  return named.length === 1 ? named[0]!.key : undefined
}
const HOW_MANY = /\b(?:numbers?|how many|count|amount|total)\b/i

/** Puts values by slot name into nested arguments. */
export function nestValues(values: Record<string, unknown>, slots: Slot[]): JsonObject {
  const out: JsonObject = {}
  for (const [name, value] of Object.entries(values)) {
    const path = slots.find(s => s.name === name)?.path ?? [name]
    let at = out
    for (const part of path.slice(0, -1)) {
      if (!isObject(at[part])) at[part] = {}
      at = at[part] as JsonObject
    }
    at[path.at(-1)!] = value
  }
  return out
}

/** Words for a slot in an answer: "due date", "assignee", "shipping address city". */
export const labelOf = (slot: Slot): string =>
  (slot.target && slot.words.length > 1 ? slot.words.filter(w => w !== 'id') : slot.words).join(' ')

/** Why a field that a service wants a value in cannot be emptied. */
export const cannotBeEmpty = (slot: Slot, { noun }: Entity): string =>
  `The ${labelOf(slot)} of ${withArticle(noun)} cannot be emptied: the service wants a value there`
