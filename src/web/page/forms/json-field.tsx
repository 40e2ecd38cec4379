import { useContext, useState } from 'preact/hooks'
import { Draft, readJson } from './draft.ts'
import { FormContext, type ControlProps } from './form-context.ts'

/** A value as JSON, for what no other field can draw. What is no JSON stays as it was typed, and is told. */
export function JsonField({ id, value, required, described, onChange }: ControlProps) {
  const { disabled } = useContext(FormContext)
  const [typed, setTyped] = useState({ text: write(value), value })
  const text = value instanceof Draft ? value.text : typed.value === value ? typed.text : write(value)
  return (
    <textarea
      id={id}
      class="form-json"
      rows={Math.min(12, Math.max(2, text.split('\n').length))}
      spellcheck={false}
      autocapitalize="off"
      dir="ltr"
      disabled={disabled}
      aria-required={required}
      value={text}
      onInput={event => {
        const now = event.currentTarget.value
        const read = now.trim() === '' ? undefined : readJson(now)
        setTyped({ text: now, value: read })
        onChange(read)
      }}
      {...described}
    />
  )
}

const write = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))
