import { useContext, useState } from 'preact/hooks'
import { boundsOf } from './check-value.ts'
import { Draft, readNumber } from './draft.ts'
import { FormContext, type ControlProps } from './form-context.ts'
import { exampleOf } from './text-field.tsx'

/** A number. A text field, so that nothing typed is lost; the arrow keys go by the step of the schema. */
export function NumberField({ field, id, value, initial, required, described, onChange }: ControlProps) {
  const { disabled } = useContext(FormContext)
  const { schema, nullable } = field
  const { least, most, above, below } = boundsOf(schema)
  const [low, high] = [Math.max(least, above), Math.min(most, below)]
  const step = typeof schema.multipleOf === 'number' && schema.multipleOf > 0 ? schema.multipleOf : 1
  const blank = nullable && initial !== undefined ? null : undefined
  // "1.50" stays as it is typed while it is this number.
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() !== '' && readNumber(typed) === value
  return (
    <input
      id={id}
      class="form-number"
      type="text"
      role="spinbutton"
      inputmode={schema.type === 'integer' && low >= 0 ? 'numeric' : 'decimal'}
      autocomplete="off"
      disabled={disabled}
      aria-required={required}
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuemin={Number.isFinite(low) ? low : undefined}
      aria-valuemax={Number.isFinite(high) ? high : undefined}
      placeholder={exampleOf(field) || undefined}
      value={value instanceof Draft ? value.text : isTyped ? typed : typeof value === 'number' ? String(value) : ''}
      onInput={event => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(text.trim() === '' ? blank : readNumber(text))
      }}
      onKeyDown={event => {
        const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        if (!way || (value !== undefined && value !== null && typeof value !== 'number')) return
        event.preventDefault()
        const next = typeof value === 'number' ? value + way * step : Number.isFinite(low) ? low : 0
        onChange(Number(Math.min(high, Math.max(low, next)).toPrecision(15)))
      }}
      {...described}
    />
  )
}
