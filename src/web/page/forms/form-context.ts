import { createContext, type ComponentType } from 'preact'
import type { JsonObject } from '../../../lib/json.ts'
import type { Path, Problem } from './check-value.ts'
import { isSame } from './is-same.ts'
import type { FieldSchema } from './read-schema.ts'

/** What all fields of a form share. */
export interface FormFacts {
  /** The whole schema, where references start. */
  root: unknown
  idPrefix: string
  disabled: boolean
  problems: readonly Problem[]
  /** Draws a field: fields have fields in them. */
  Field: ComponentType<FieldProps>
}
export const FormContext = createContext<FormFacts>({
  root: {},
  idPrefix: '',
  disabled: false,
  problems: [],
  Field: () => null,
})

/** What a field is given. `undefined` as a value is a value that is left out. */
export interface FieldProps {
  schema: unknown
  value: unknown
  path: Path
  label: string
  required: boolean
  /** Stands inside another field for the same value, which has its name and what is wrong with it. */
  isBare?: boolean
  onChange: (value: unknown) => void
}

/** What the drawing of one kind of field is given. */
export interface ControlProps extends Omit<FieldProps, 'schema'> {
  field: FieldSchema
  id: string
  /** For `aria-describedby` and `aria-invalid`. */
  described: { 'aria-describedby'?: string; 'aria-invalid'?: boolean }
  /** The value that the field began with. */
  initial: unknown
}

/** Id of the field of a path; names may have any characters, ids in lists of ids no spaces. */
export const idOf = (prefix: string, path: Path): string =>
  [prefix, ...path.map(part => encodeURIComponent(String(part).toWellFormed()))].join('-')

/** What is wrong at exactly this field. */
export const problemsAt = (problems: readonly Problem[], path: Path): string[] =>
  problems.filter(problem => isSame(problem.path, path)).map(({ message }) => message)

/** A text of a schema, if it is one. */
export const textOf = (schema: JsonObject, key: string): string | undefined =>
  typeof schema[key] === 'string' && schema[key] ? schema[key] : undefined
