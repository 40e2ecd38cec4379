import type { InputHTMLAttributes } from 'preact'
import { useId } from 'preact/hooks'

type TextInputProps = InputHTMLAttributes & {
  label: string
  hint?: string
  value: string
  onText: (text: string) => void
}

/** One line of text that must be filled in, with its label above and a hint below. What is typed is no prose. */
export function TextInput({ label, hint, onText, ...rest }: TextInputProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        aria-describedby={hint && `${id}-hint`}
        required
        autoComplete="off"
        spellcheck={false}
        dir="ltr"
        onInput={({ currentTarget }) => onText(currentTarget.value)}
        {...rest}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  /** Values with what they are called. */
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

/** One of several values, with its label above. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
