import { runAtOnce } from '../../../lib/in-slices.ts'
import { isObject } from '../../../lib/json.ts'
import { pattern, wordList } from '../../../lib/patterns.ts'
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { fold, splitIdentifier, stem } from '../language/words.ts'
import { readRoles, type Role } from './slot-roles.ts'
import { findRatio, findUnit } from './units.ts'

export type SlotKind = 'integer' | 'number' | 'string' | 'boolean' | 'array' | 'object' | 'any'

/** A place that one value goes to: a parameter, or a property of an object that a parameter takes. */
export interface Slot {
  /** From the parameter's name down. */
  path: string[]
  kind: SlotKind
  required: boolean
  /** Stems of its name and of its description, without words that say nothing; the weight of each among the tool's slots. */
  named: Map<string, number>
  /** Prepositions of the name: "by" of "directed_by". */
  links: string[]
  described: Map<string, number>
  description: string
  roles: Set<Role>
  /** Allowed values, or those that the description lists (`open`: others are allowed too). */
  choices: unknown[]
  open: boolean
  /** Quoted examples of its description, and the stems of all the examples and choices it lists. */
  examples: string[]
  samples: Set<string>
  /** Stems of what it is the number of. */
  counts: ReadonlySet<string>
  default?: unknown
  /** Units of measure that its name or description asks for. */
  units: string[]
  /** Another slot of the tool asks for a unit of the same quantity: hours beside minutes. */
  sharesQuantity?: boolean
  /** Another slot of the tool asks for the state or the country. */
  regionBeside?: boolean
  /** Another slot of the tool asks for the time zone: what is written here is the time there. */
  zoneBeside?: boolean
  /** Its name without the number, letter or order word that tells it from its siblings, and its place among them. */
  series?: string
  place?: number
  /** Of an array: what its items are. */
  item?: Slot
  /** Of an array of objects or an object: what they hold. */
  properties?: Slot[]
}

/** Words of names and descriptions that tell nothing of what is asked for. */
const EMPTY = new Set(wordList`
  a an the of in on at for from to with by and or is are be as if it its this that which whose
  will would should can may must
  value values number name string integer float list array object dict dictionary parameter argument
  default optional required format specified specific specify given provided provide
  example eg e.g ie i.e such like type kind e g etc not no be been being has have had was were
  you your user want wants need needs used use using when where what who how do does
  each any all other only one
`)
/** Words that name the container or the technique, not the thing. */
const LIGHT = new Set([
  'include',
  'includ',
  'enabl',
  'allow',
  'flag',
  'whether',
  'true',
  'fals',
  'info',
  'inform',
  'data',
  'detail',
])

const slots = new WeakMap<ToolCard, Slot[]>()

/** The slots of a tool, one for each parameter; computed once for each tool. */
export const slotsOf = (tool: ToolCard): Slot[] => runAtOnce(slotSteps(tool))

/** The same with a pause behind every parameter. */
export function* slotSteps(tool: ToolCard): Generator<void, Slot[]> {
  const known = slots.get(tool)
  if (known) return known
  const made: Slot[] = []
  for (const parameter of tool.parameters) yield void made.push(describeParameter(parameter))
  weighWords(leavesOf(made))
  orderSeries(leavesOf(made))
  markShared(leavesOf(made))
  slots.set(tool, made)
  return made
}

/** The slots that take one value: objects are replaced by their properties. */
export const leavesOf = (all: readonly Slot[]): Slot[] =>
  all.flatMap(slot => (slot.kind === 'object' && slot.properties?.length ? leavesOf(slot.properties) : [slot]))

const describeParameter = (parameter: ToolParameter): Slot =>
  describe([parameter.name], { ...parameter.schema, description: parameter.description }, parameter.required, parameter)

function describe(path: string[], schema: Record<string, unknown>, required: boolean, parameter?: ToolParameter): Slot {
  const name = path.at(-1)!
  const description = typeof schema.description === 'string' ? schema.description : ''
  const kind = kindOf(schema, parameter?.type)
  const given = parameter && 'default' in parameter ? parameter.default : schema.default
  const fixed = Array.isArray(schema.enum) ? schema.enum.filter(v => v !== null) : []
  const listed = fixed.length || kind === 'boolean' ? [] : listValues(description)
  const words = splitName(name)
  const items = isObject(schema.items) ? schema.items : undefined
  const holder = kind === 'array' ? items : kind === 'object' ? schema : undefined
  const inner = isObject(holder?.properties) ? holder.properties : undefined
  const needed = Array.isArray(holder?.required) ? (holder.required as string[]) : []
  const units = unitsIn(`${words.join(' ')} ${description}`)
  const item = kind === 'array' ? describe([...path.slice(0, -1), name], items ?? {}, required) : undefined
  return {
    path,
    kind,
    required,
    named: new Map(words.filter(w => !EMPTY.has(w)).map(w => [stem(w), 1])),
    described: new Map(contentOf(description).map(w => [w, 1])),
    links: words.filter((w, at) => (at === 0 || at === words.length - 1) && PREPOSITION.test(w)),
    description,
    roles: readRoles(words, description, schema),
    choices: fixed.length ? fixed : listed,
    open: !fixed.length,
    examples: quotedIn(description),
    samples: new Set([...quotedIn(description), ...listed, ...fixed].flatMap(v => contentOf(String(v)))),
    counts: new Set(/^(?:integer|number)$/.test(kind) ? countedIn(description).map(stem) : []),
    ...(given !== undefined && given !== null ? { default: given } : readDefault(description, kind)),
    units,
    ...(item && { item: { ...item, description: `${description} ${item.description}`, units } }),
    ...(inner && {
      properties: Object.entries(inner).flatMap(([key, part]) =>
        isObject(part)
          ? [describe([...path, key], part, needed.includes(key) || (required && !needed.length && kind === 'array'))]
          : [],
      ),
    }),
  }
}

/** Prepositions that a name says its value stands behind: "directed_by", "ship_to". */
export const PREPOSITION = /^(?:by|from|to|at|for|with|of|until|since|near|in|on|into|between|against|under)$/

const splitName = (name: string): string[] => splitIdentifier(name.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi, '_'))

function kindOf(schema: Record<string, unknown>, declared = ''): SlotKind {
  const type = Array.isArray(schema.type) ? schema.type.find(t => t !== 'null') : (schema.type ?? declared)
  if (/^(integer|number|string|boolean|array|object)$/.test(String(type))) return type as SlotKind
  for (const branch of [schema.anyOf, schema.oneOf, schema.allOf].flatMap(b => (Array.isArray(b) ? b : [])))
    if (isObject(branch) && branch.type !== 'null' && typeof branch.type === 'string') return kindOf(branch)
  return isObject(schema.properties) ? 'object' : schema.items ? 'array' : 'any'
}

const contentOf = (text: string): string[] => [
  ...new Set((fold(text).match(/\p{L}{2,}/gu) ?? []).filter(w => !EMPTY.has(w)).map(stem)),
]

/** A word that many slots of a tool have tells them apart little: each weighs one by the number of slots with it. */
function weighWords(all: readonly Slot[]): void {
  const count = (word: string) => all.filter(s => s.named.has(word) || s.described.has(word)).length
  const names = (word: string) => all.filter(s => s.named.has(word)).length
  for (const slot of all) {
    for (const word of slot.named.keys()) slot.named.set(word, (LIGHT.has(word) ? 0.4 : 1) / Math.max(1, names(word)))
    for (const word of slot.described.keys())
      slot.described.set(word, (LIGHT.has(word) ? 0.3 : 1) / Math.max(1, count(word)))
  }
}

const ORDER = pattern('g')`
  (^|_)(?:
    \d+|[a-z]|first|second|third|fourth|one|two|three|start|end|from|to|in|out|min|max|lower|upper|source|target
    |origin|destination|base|initial|final
  )(?=_|$)
`

const REGION = ['state', 'country', 'province', 'region'].map(stem)

function markShared(all: readonly Slot[]): void {
  const quantities = all.map(slot => new Set(slot.units.map(unit => findUnit(unit)?.quantity)))
  all.forEach((slot, at) => {
    slot.regionBeside = all.some((other, i) => i !== at && REGION.some(word => other.named.has(word)))
    slot.zoneBeside = all.some((other, i) => i !== at && /time_?zone/i.test(other.path.at(-1)!))
    slot.sharesQuantity = quantities.some((other, i) => i !== at && [...quantities[at]!].some(q => q && other.has(q)))
  })
}

/** Finds slots whose names differ only by a number, a letter or an order word: side1, side2; start_date, end_date. */
function orderSeries(all: readonly Slot[]): void {
  const keys = all.map(slot => splitName(slot.path.at(-1)!).join('_').replace(ORDER, '$1#'))
  all.forEach((slot, at) => {
    const key = keys[at]!
    if (!key.includes('#') || keys.filter((k, i) => k === key && all[i]!.kind === slot.kind).length < 2) return
    slot.series = key
    slot.place = at
  })
}

const QUOTED = /(?<![\p{L}\p{N}])['‘"“`]([^'’"”`]{1,60})['’"”`](?![\p{L}])/gu
const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(match => match[1]!.trim())

/** "options: a, b or c", "can be a, b or c", as descriptions of arguments list their values. */
const LISTED_BEHIND_COLON = pattern('i')`
  (?:
    \boptions?\b(?: are| include)?|one of
    |(?:can|could|may|might|must|should) be
    |either|such as|e\.g\.?,?|for example|like|including|values?(?: are)?
  )\s*:?\s*((?:[\w-]+(?: [\w-]+)?,\s*)*[\w-]+(?: [\w-]+)?,?\s*\b(?:or|and|etc)\b\s*\w*)
`

/** Values that a description lists: "options: 'a', 'b'", "can be 'a' or 'b'", "(e.g. Drama, Comedy, etc)". */
function listValues(description: string): string[] {
  const quoted = quotedIn(description.replace(/\bdefault[^.]*$/i, ''))
  if (quoted.length > 1) return [...new Set(quoted)]
  const plain = LISTED_BEHIND_COLON.exec(description)
  if (!plain) return listPlainly(description)
  return plain[1]!
    .split(/\s*,\s*|\s+(?:or|and)\s+/)
    .map(item => item.replace(/^(?:or|and)\s+|\.$|(?:^|\s+)etc\b.*/g, '').trim())
    .filter(item => item && !/\d{3,}/.test(item))
}

/** "such as a, b, c": three values at least, up to the end of the sentence. */
const LISTED_PLAINLY = pattern('iu')`
  (?:\boptions?\b(?: are| include)?|\bone of|\bsuch as|\be\.g\.?,?|\bfor example|\bincluding)\s*:?\s*
  (\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?(?:,\s*\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?){2,})\s*(?:[.;)]|$)
`

/** "e.g. vegan, vegetarian, gluten free.": three or more with nothing but commas, also "(walk, bike, drive)"; "(percentage or fraction)": alternatives. */
function listPlainly(description: string): string[] {
  const row = LISTED_PLAINLY.exec(description)
  if (row) return row[1]!.split(/\s*,\s*/)
  const listed = /\((\p{L}[\p{L}\d_-]*(?:, \p{L}[\p{L}\d_-]*){2,})\)/u.exec(description)
  if (listed) return listed[1]!.split(', ')
  const either = /\((\p{L}[\p{L}\d-]*) or (\p{L}[\p{L}\d-]*)\)/u.exec(description)
  return either && /^(?:optional|required|true|yes)$/i.test(either[1]!) === false ? either.slice(1, 3) : []
}

/** What a description says that a parameter counts: "the number of guests", "how many nights". */
export const countedIn = (description: string): string[] =>
  [
    ...description.matchAll(
      /\b(?:number|count|amount|quantity|total) of ((?:[\p{L}-]+ ?){1,3})|how many ((?:[\p{L}-]+ ?){1,3})/giu,
    ),
  ].flatMap(match => splitIdentifier(match[1] ?? match[2]!))

/** "default is 5", "defaults to 'metric'". */
const DEFAULT_VALUE = pattern('iu')`
  \bdefaults?(?: value)?(?: is| to|:|=)?(?: set)?(?: to)?\s*
  (?:['"‘“]([^'"’”]+)['"’”]|(-?\d+(?:\.\d+)?(?:e-?\d+)?)(?![\p{L}\d])|(true|false)\b)
`

/** "Default is 52., "defaults to 'units' if not specified": what the description says the default is. */
function readDefault(description: string, kind: SlotKind): { default?: unknown } {
  const match = DEFAULT_VALUE.exec(description)
  if (!match) return kind === 'string' ? readBareDefault(description) : {}
  if (match[2] !== undefined) {
    const value = Number(match[2])
    if (kind === 'number' || (kind === 'integer' && Number.isInteger(value))) return { default: value }
    return kind === 'string' ? { default: match[2] } : {}
  }
  if (match[3]) return kind === 'boolean' ? { default: match[3].toLowerCase() === 'true' } : {}
  return kind === 'string' ? { default: match[1]! } : {}
}

/** "Default is m.", "defaults to metric": one word that ends its clause, unless it only refers to something. */
function readBareDefault(description: string): { default?: unknown } {
  const word =
    /\bdefaults?(?: value)?(?: is| to|:|=)(?: set)?(?: to)?\s+([\p{L}°%µ][\p{L}\d/%°²³^_-]*)\s*(?:[.,;)]|$)/iu.exec(
      description,
    )?.[1]
  return word && !/^(?:none|null|nil|empty|unspecified|today|now|not|any|current|true|false)$/i.test(word)
    ? { default: word }
    : {}
}

function unitsIn(text: string): string[] {
  // The MM of "YYYY-MM-DD" is no millimetre.
  const words =
    text
      .replace(/\b(?:[YDMHS]{2,4}\b[-/.:\sT]?){2,}/gi, ' ')
      .toLowerCase()
      .match(/(?:square|sq|cubic)\s\p{L}+|[\p{L}µ°]+(?:\/[\p{L}]+(?:\^?\d)?)?/gu) ?? []
  return [
    ...new Set(
      words.flatMap(word => {
        const area = /^(square|sq|cubic)\s(.+)$/.exec(word)
        const ratio = findRatio(word)
        if (ratio) return [ratio]
        const unit = findUnit(area ? area[2]! : word)
        if (!unit || (word.length < 3 && !/^(kg|km|cm|mm|lb|oz|mg|ml|ft|ms|hz|kw)$/.test(word))) return []
        return [area ? `${area[1]!.startsWith('s') ? 'square' : 'cubic'} ${unit.name}` : unit.name]
      }),
    ),
  ]
}
