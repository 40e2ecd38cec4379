import type { KeyPart } from './compound-keys.ts'
import type { DateWriting } from './date-writing.ts'
import type { Paging } from './paging.ts'

/** What a field's values mean, as far as its schema and name tell. */
export type FieldRole =
  | 'id'
  | 'name'
  | 'money'
  | 'percent'
  | 'number'
  | 'date'
  | 'boolean'
  | 'email'
  | 'phone'
  | 'url'
  | 'reference'
  | 'category'
  | 'text'

/** One field of an entity's records; `column` is its name in the tables of a run (nested names joined by `.`). */
export interface Field {
  column: string
  words: string[]
  role: FieldRole
  type: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  description: string
  /** Allowed values, where the schema lists them. */
  choices: string[]
  /** The few values that come again and again in the records, where the schema lists none. */
  shown?: string[]
  /** What codes among the values stand for, where the schema tells: `TNK` is a tanker. */
  meanings?: Record<string, string>
  /** What the names of its values begin with: the name of their type (`LIFT_STATUS_`). */
  prefix?: string
  /** The default or first example that the schema gives. */
  sample?: string
  /** ISO 4217 code of an amount's currency, where the description tells it; `EUR/100` where amounts are in hundredths, `/1000000` in millionths. */
  currency?: string
  /** The field beside an amount that tells its currency, and which ones the records have. */
  currencies?: { column: string; codes: string[] }
  /** The schema says that there may be none. */
  nullable?: boolean
  /** Some of the records that were read have no value there. */
  hasGaps?: true
  /** True when values lie between 0 and 1; false where the records show higher ones. */
  fraction?: boolean
  /** All values that were read lie between 0 and 1, and some between: what is said of them in per cent is a part of one. */
  isWithinOne?: true
  /** Key of the entity that this field points to, for role `reference`. */
  target?: string
  /** Column of the target that the values name, where it is not the target's key (`owner_email` → `email`). */
  targetColumn?: string
  /** Nothing but its name says that it holds that column's values: the data have to show it. */
  isGuess?: true
  /** Inside another object of the record (`customer.name`): it tells of that, not of the record itself. */
  nested?: boolean
  /** What the records of a list inside the record look like; they are an entity of their own (see `Entity.inside`). */
  items?: Record<string, unknown>
  /** Lists do not have it, only the answer of the operation that reads one record. */
  onlyInDetail?: boolean
  /**
   * Texts that are numbers (`"19.99"`) or lengths of time (`PT4H30M`, in hours), or numbers that are moments: they are changed
   * when they land in a table.
   */
  landsAs?: 'number' | 'moment' | 'hours' | 'flag' | 'list'
  /** Its description says that a negative number stands for none: "-1 while it runs". */
  negativeIsNone?: true
  /** Times of the day: "09:15". */
  isTimeOfDay?: true
  /** How its dates are written, where not in ISO 8601. */
  writing?: DateWriting
  /** A date by its name alone: no schema says how it is written, so that only the values tell. */
  isUnwritten?: true
}

/** A parameter of a tool, as the planner sees it. */
export interface ToolParameter {
  name: string
  place: string
  type: string
  required: boolean
  words: string[]
  description: string
  choices: string[]
  /** Values that the description quotes or names with capitals, e.g. campaign names. */
  namedValues: string[]
  default?: unknown
  schema: Record<string, unknown>
}

/** A tool that returns a list of one entity's records. */
export interface Source {
  tool: string
  description?: string
  app: string
  path: string
  entity: string
  /** Words of its path or name before the noun: "my", "third party". Empty for the plain collection. */
  qualifiers: string[]
  /** Where the list stands in the result: path of property names, empty for a bare array. */
  listPath: string[]
  /** Single values that its result has beside the list: what is said of the whole of it. */
  beside?: string[]
  parameters: ToolParameter[]
  paging: Paging | null
  /** Required parameters, other than paging: it lists only a part (those of one parent). */
  requires: string[]
  /** True when it lists every record of its collection if no optional parameter is given. */
  complete: boolean
  /** The records are the values of an object, by their keys: `{"7": {…}, "8": {…}}`. */
  isMap?: boolean
  /** Arguments without which it lists a part only (`status: "all"`). */
  fixed?: Record<string, unknown>
  /** It takes one of these values only, and all of them together are all records. */
  variants?: { parameter: string; values: unknown[] }
  /** It lists the records of one parent: it is called once for each, `parameter` taking the parent's key. */
  parent?: {
    entity: string
    parameter: string
    column: string
    /** Column of these records that holds the key. */
    key: string
    /** The column of the parent that `key` names, where it is another one than `column`. */
    keyOf?: string
    /** What else names the parent, where several parameters do so together: `owner` of `/repos/{owner}/{repo}/tags`. */
    beside?: KeyPart[]
    /** `key` names it by all of them, with a slash between: `acme/site`. */
    isJoined?: true
  }
}

/** A tool that reads, creates, changes or deletes one record. */
export interface Operation {
  tool: string
  description?: string
  app: string
  entity: string
  action: 'read' | 'create' | 'update' | 'delete'
  /** The path parameter that takes the record's id, where there is one. */
  idParameter?: string
  parameters: ToolParameter[]
  inputSchema: unknown
}

/** A kind of record of one application. */
export interface Entity {
  key: string
  app: string
  noun: string
  words: string[]
  /** Other nouns for the records: the name of their schema. */
  alsoCalled?: string[][]
  /** What paths call them, where that is a short form of the noun. */
  pathWords?: string[]
  /** Names of the schemas of its lists. */
  schemaNames?: string[]
  fields: Field[]
  idField?: Field
  nameFields: Field[]
  sources: Source[]
  operations: Operation[]
  /**
   * The rows are the items of a list inside the records of another entity (tags, order lines): they are read with those.
   * `key` is the column that names the record they are in, `value` the column of an item that is no object, `same` the one by which items
   * in several records are the same (the key of the user whom each of them shows).
   */
  inside?: { entity: string; column: string; key: string; value?: string; same?: string }
  /** It only links two other kinds, so nobody asks for it by name. */
  hidden?: boolean
  /** The description says nothing of the fields: they are those of the data, once it was read. */
  undescribed?: boolean
  /** Paths of lists in the records that never have more than one item: they are read as that item (see `single-items.ts`). */
  singles?: string[]
}

/** Records of `from` and `to` with the same value in these columns belong together; `to` holds each value once. */
export interface Link {
  from: string
  column: string
  to: string
  toColumn: string
}

/** A tool as the planner sees it, whether or not it is about records. */
export interface ToolCard {
  name: string
  app: string
  description: string
  words: string[]
  readOnly: boolean
  /** Its service says that it may delete or overwrite. */
  destructive?: true
  kind: 'api' | 'browser'
  /** How it is called; tools that are not HTTP have a path of one segment, their own name. */
  method: string
  path: string
  parameters: ToolParameter[]
  /** JSON schema of the arguments. */
  inputSchema: unknown
}

/** Everything the engine knows of one application. */
export interface AppModel {
  name: string
  words: string[]
  entities: Entity[]
  tools: ToolCard[]
  /** Relations beside those that the fields' targets give: found in the data, or between applications. */
  links?: Link[]
  /** It has more tools than these: they were chosen for the message. */
  isPartial: boolean
}

/** The model of a catalogue: what can be asked of it. Built when the catalogue changes, not per message. */
export interface CatalogueModel {
  apps: AppModel[]
  entities: Map<string, Entity>
  tools: Map<string, ToolCard>
  /** Applications taken together for questions over several of them, by their joined name. */
  joined?: Map<string, AppModel>
}

/** The applications of a model that have one of these names; all of them without names. */
export const appsNamed = ({ apps }: CatalogueModel, names: readonly string[] | undefined): AppModel[] =>
  names ? apps.filter(({ name }) => names.includes(name)) : apps

/** What of a model the applications of these names have; all of it without names. */
export function restrictTo(model: CatalogueModel, names: readonly string[] | undefined): CatalogueModel {
  if (!names) return model
  const isAllowed = ({ app }: { app: string }) => names.includes(app)
  return {
    apps: appsNamed(model, names),
    entities: new Map([...model.entities].filter(([, entity]) => isAllowed(entity))),
    tools: new Map([...model.tools].filter(([, tool]) => isAllowed(tool))),
  }
}

/** The application, or applications taken together, that a query is about. */
export const appOf = (model: CatalogueModel, name: string): AppModel =>
  model.apps.find(app => app.name === name) ?? model.joined!.get(name)!
