import { runAtOnce } from '../../../lib/in-slices.ts'
import { isObject } from '../../../lib/json.ts'
import { pattern, wordList } from '../../../lib/patterns.ts'
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { fold, splitIdentifier, stem } from '../language/words.ts'
import { createKindOf } from './kinds-of-slots.ts'
import { listValues, countedIn, quotedIn, readDefault } from './read-descriptions.ts'
import { orderSides } from './size-runs.ts'
import { readHead, readRoles, type Role } from './slot-roles.ts'
import { findUnit } from './units.ts'
import { unitsIn } from './units-in.ts'
import { takesUnwanted } from './withholding.ts'

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
  /** How surely a noun is a kind of what its name says that it takes, and of what its description says. */
  kindOfName: (noun: string) => number
  kindOfHead: (noun: string) => number
  /** Stems of what it is the number of. */
  counts: ReadonlySet<string>
  default?: unknown
  /** Units of measure that its name or description asks for. */
  units: string[]
  /** Another slot of the tool asks for a unit of the same quantity: hours beside minutes. */
  sharesQuantity?: boolean
  /** Another slot of the tool asks for the state or the country. */
  regionBeside?: boolean
  /** Values that only other slots of the tool allow, in small letters. */
  choicesBeside: ReadonlySet<string>
  /** Its place among the slots for the measures of one thing: 0 of length, 1 of width. */
  side?: { at: number; of: number }
  /** It takes what is not wanted, or another slot of the tool does. */
  unwanted?: 'own' | 'beside'
  /** Another slot of the tool asks for the time zone: what is written here is the time there. */
  zoneBeside?: boolean
  /** Its name without the number, letter or order word that tells it from its siblings, and its place among them. */
  series?: string
  place?: number
  /** No other slot of the tool takes a list. */
  isOnlyList?: boolean
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
  'visibl',
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
  orderSides(leavesOf(made))
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
    choicesBeside: NONE,
    examples: quotedIn(description),
    samples: new Set([...quotedIn(description), ...listed, ...fixed].flatMap(v => contentOf(String(v)))),
    kindOfName: createKindOf(words.filter(w => !EMPTY.has(w))),
    kindOfHead: createKindOf(readHead(description).filter(w => !EMPTY.has(w))),
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

const NONE: ReadonlySet<string> = new Set()

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

const quantitiesOf = (units: readonly string[]) => new Set(units.map(unit => findUnit(unit)?.quantity))

function markShared(all: readonly Slot[]): void {
  const quantities = all.map(({ units }) => quantitiesOf(units))
  // "Beats per minute" measures no time.
  const measured = all.map(slot => {
    const text = `${splitName(slot.path.at(-1)!).join(' ')} ${slot.description}`
    return quantitiesOf(/\bper\b/i.test(text) ? unitsIn(text.replace(/\bper\s+\p{L}+/giu, ' ')) : slot.units)
  })
  const unwanted = all.filter(takesUnwanted)
  const fixed = all.filter(slot => !slot.open)
  const lists = all.filter(({ kind }) => kind === 'array')
  all.forEach((slot, at) => {
    slot.isOnlyList = lists.length === 1 && lists[0] === slot
    slot.choicesBeside = new Set(
      fixed.filter(other => other !== slot).flatMap(other => other.choices.map(choice => String(choice).toLowerCase())),
    )
    if (unwanted.length) slot.unwanted = unwanted.includes(slot) ? 'own' : 'beside'
    slot.regionBeside = all.some((other, i) => i !== at && REGION.some(word => other.named.has(word)))
    slot.zoneBeside = all.some((other, i) => i !== at && /time_?zone/i.test(other.path.at(-1)!))
    slot.sharesQuantity = measured.some((other, i) => i !== at && [...quantities[at]!].some(q => q && other.has(q)))
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
