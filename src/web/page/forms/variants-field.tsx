import { useContext, useRef, useState } from 'preact/hooks'
import { isObject } from '../../../lib/json.ts'
import { whichVariant } from './check-value.ts'
import { emptyValue } from './empty-value.ts'
import { FormContext, type ControlProps } from './form-context.ts'

/** A choice of what kind of value it is, then its fields. What was filled in for another kind is there again when it is chosen again. */
export function VariantsField({ field, id, path, label, value, required, onChange }: ControlProps) {
  const { root, disabled, Field } = useContext(FormContext)
  const { variants, nullable } = field
  const [at, setAt] = useState(() =>
    value === undefined || value === null ? (required ? 0 : -1) : whichVariant(field, value, root),
  )
  const kept = useRef(new Map<number, unknown>()).current
  const choose = (next: number) => {
    kept.set(at, value)
    setAt(next)
    if (next === -1) onChange(nullable ? null : undefined)
    else
      onChange(
        kept.has(next)
          ? kept.get(next)
          : carryOver(emptyValue(variants[next]!.schema, root), value, variants[next]!.schema),
      )
  }
  return (
    <>
      <select
        id={at < 0 ? id : `${id}-kind`}
        aria-label={`Kind of ${label.toLowerCase()}`}
        value={String(at)}
        disabled={disabled}
        onChange={event => choose(Number(event.currentTarget.value))}
      >
        {(at === -1 || !required || nullable) && <option value="-1">{nullable ? 'No value' : 'Left out'}</option>}
        {variants.map((variant, index) => (
          <option key={index} value={String(index)}>
            {variant.label}
          </option>
        ))}
      </select>
      {at >= 0 && (
        <Field
          key={at}
          schema={variants[at]!.schema}
          value={value ?? undefined}
          path={path}
          label={label}
          required
          isBare
          onChange={onChange}
        />
      )}
    </>
  )
}

/** Fields that both kinds have keep what was filled in. */
function carryOver(begun: unknown, before: unknown, schema: unknown): unknown {
  if (!isObject(begun) || !isObject(before)) return begun
  const { properties } = schema as { properties?: object }
  const shared = Object.entries(before).filter(
    ([name]) => properties && Object.hasOwn(properties, name) && !Object.hasOwn(begun, name),
  )
  return { ...begun, ...Object.fromEntries(shared) }
}
