import type { ComponentType } from 'preact'
import { useContext, useMemo, useRef, useState } from 'preact/hooks'
import { isObject } from '../../../lib/json.ts'
import { areFew, BooleanField, ChecksField, ChoiceField, ConstField } from './choice-fields.tsx'
import { describeField } from './describe-field.ts'
import { Draft } from './draft.ts'
import { FormContext, idOf, problemsAt, type ControlProps, type FieldProps } from './form-context.ts'
import { GroupField } from './group-field.tsx'
import { JsonField } from './json-field.tsx'
import { ListField } from './list-field.tsx'
import { NumberField } from './number-field.tsx'
import { readSchema, type FieldKind, type FieldSchema } from './read-schema.ts'
import { TextField } from './text-field.tsx'
import { VariantsField } from './variants-field.tsx'

const CONTROLS: Record<FieldKind, ComponentType<ControlProps>> = {
  text: TextField,
  number: NumberField,
  boolean: BooleanField,
  choice: ChoiceField,
  const: ConstField,
  checks: ChecksField,
  list: ListField,
  group: GroupField,
  variants: VariantsField,
  json: JsonField,
}

/** Kinds that are boxes around other fields, with a legend in place of a label. */
const BOXES: readonly FieldKind[] = ['boolean', 'choice', 'checks', 'list', 'group', 'variants']

/**
 * One value of a form: its name, the control for its schema, help, and what is wrong with it. A bare one stands inside
 * another for the same value, which says all that.
 */
export function Field({ schema, isBare, ...props }: FieldProps) {
  const { root, idPrefix, problems } = useContext(FormContext)
  const { path, label, required, value } = props
  const field = useMemo(() => readSchema(schema, root), [schema, root])
  const initial = useRef(value).current
  // What the drawn kind could not hold is edited as it is, and stays so while the form is open.
  const [asJson] = useState(() => !fits(field, value))
  const kind = asJson ? 'json' : field.kind
  const Control = CONTROLS[kind]
  const id = idOf(idPrefix, path)
  const wrong = problemsAt(problems, path)
  const isBox = BOXES.includes(kind) && (kind !== 'choice' || areFew(field.choices))
  const help = describeField(field, kind)
  const note = noteOn(value, field)
  const described = [help && `${id}-help`, note && `${id}-note`, wrong.length && `${id}-problem`]
    .filter(Boolean)
    .join(' ')
  const control = (
    <Control
      {...props}
      field={field}
      id={id}
      initial={initial}
      described={{ ...(described && { 'aria-describedby': described }), ...(wrong.length && { 'aria-invalid': true }) }}
    />
  )
  const name = (
    <>
      <bdi>{label}</bdi>
      {required && (
        <span class="form-required" title="Required">
          <span aria-hidden="true"> *</span>
          <span class="visually-hidden"> (required)</span>
        </span>
      )}
    </>
  )
  const around = (
    <>
      {help && (
        <p class="form-help" id={`${id}-help`} dir="auto">
          {help}
        </p>
      )}
      {control}
      {note && (
        <p class="form-help" id={`${id}-note`}>
          {note}
        </p>
      )}
      {wrong.length > 0 && (
        <p class="form-problem" id={`${id}-problem`}>
          {wrong.join(' ')}
        </p>
      )}
    </>
  )
  if (isBare)
    return (
      <>
        {!isBox && (
          <label class="visually-hidden" for={id}>
            {label}
          </label>
        )}
        {control}
      </>
    )
  const look = `form-field ${kind}${wrong.length ? ' wrong' : ''}`
  if (isBox)
    return (
      <fieldset class={look} aria-describedby={described || undefined}>
        <legend>{name}</legend>
        {around}
      </fieldset>
    )
  return (
    <div class={look}>
      <label for={id}>{name}</label>
      {around}
    </div>
  )
}

/** Says what of nothing is sent, where that can be mistaken. */
function noteOn(value: unknown, { kind, nullable }: FieldSchema): string {
  if (value === '' && kind === 'text') return 'Sent as an empty text.'
  return value === null && nullable && kind !== 'boolean' && kind !== 'choice' ? 'Sent as no value (null).' : ''
}

/** Whether a kind of field can hold a value without losing anything of it. */
function fits({ kind, schema }: FieldSchema, value: unknown): boolean {
  if (value === undefined || value === null || kind === 'variants' || kind === 'choice') return true
  if (kind === 'text') return typeof value === 'string'
  if (kind === 'number') return typeof value === 'number' || value instanceof Draft
  if (kind === 'boolean') return typeof value === 'boolean'
  if (kind === 'const') return JSON.stringify(value) === JSON.stringify(schema.const)
  if (kind === 'list' || kind === 'checks') return Array.isArray(value)
  return kind === 'json' || (isObject(value) && !(value instanceof Draft))
}
