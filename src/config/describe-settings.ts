import { z } from 'zod'
import { SECTIONS } from './settings.ts'

/** One setting, described from its schema. */
export interface SettingDescription {
  key: string
  section: string
  name: string
  description: string
  type: 'string' | 'boolean' | 'integer' | 'number' | 'array' | 'object'
  /** Undefined for a setting that has no default. */
  default: unknown
  /** What may stand there, in words: `one of: api, hybrid, web`. */
  allowed: string
  /** An address that may hold a password: shown without it. */
  isSecret: boolean
}

interface FieldSchema {
  type?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  /** What a text has to be, by `meta` of the schema. */
  allowed?: string
  secret?: boolean
  default?: unknown
  description?: string
}

let described: readonly SettingDescription[] | undefined

/** Every setting in the order of the file. Worked out once: a start looks each setting up several times. */
export function describeSettings(): readonly SettingDescription[] {
  return (described ??= readDescriptions())
}

function readDescriptions(): SettingDescription[] {
  return Object.entries(SECTIONS).flatMap(([section, schema]) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as { properties?: Record<string, FieldSchema> }
    return Object.entries(properties).map(([name, field]) => ({
      key: `${section}.${name}`,
      section,
      name,
      description: field.description ?? '',
      type: (field.type ?? 'string') as SettingDescription['type'],
      default: field.default,
      allowed: allowedValues(field),
      isSecret: field.secret ?? false,
    }))
  })
}

/** What each section is for, by name. */
export function describeSections(): Record<string, string> {
  return Object.fromEntries(Object.entries(SECTIONS).map(([name, schema]) => [name, schema.description ?? '']))
}

function allowedValues({ type, enum: values, minimum, maximum, minLength, allowed }: FieldSchema): string {
  if (values) return `one of: ${values.join(', ')}`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer' || type === 'number')
    return `a ${type === 'integer' ? 'whole number' : 'number'} from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`
  if (type === 'array') return 'a list of texts, such as ["one", "two"]'
  if (type === 'object') return 'a table of texts by name'
  if (allowed) return `a text in quotes, ${allowed}`
  return minLength ? 'a text in quotes, not empty' : 'a text in quotes'
}
