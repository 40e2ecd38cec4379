import { useContext } from 'preact/hooks'
import { isSame } from './is-same.ts'
import { FormContext, type ControlProps } from './form-context.ts'
import type { Choice, FieldSchema } from './read-schema.ts'

/** Choices that are all shown at once; more go into a list that opens. */
const FEW = 4
const LONG_LABEL = 32

/** Whether choices are shown side by side. */
export const areFew = (choices: readonly Choice[]): boolean =>
  choices.length <= FEW && choices.every(({ label }) => label.length <= LONG_LABEL)

/** One of several values, as radio buttons when they are few. What is optional can be left out, what may be nothing can be nothing. */
export function ChoiceField(props: ControlProps) {
  return <Choices {...props} choices={props.field.choices} />
}

/** Yes or no; a required one is a box to tick, an optional one can be left out. */
export function BooleanField(props: ControlProps) {
  const { id, value, initial, required, field, described, onChange } = props
  const { disabled } = useContext(FormContext)
  if (!required || field.nullable || initial === undefined)
    return <Choices {...props} choices={[{ value: true, label: 'Yes' }, { value: false, label: 'No' }]} /> // oxfmt-ignore
  return (
    <label class="form-tick">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.checked)}
        {...described}
      />
      <span>Yes</span>
    </label>
  )
}

function Choices({ choices, field, id, value, required, described, onChange }: ControlProps & { choices: Choice[] }) {
  const { disabled } = useContext(FormContext)
  const all = offer(choices, field, value, required)
  const at = all.findIndex(choice => isSame(choice.value, value))
  if (areFew(choices))
    return (
      <div class="form-choices" role="presentation">
        {all.map((choice, index) => (
          <label key={index} class="form-tick">
            <input
              id={index ? `${id}-${index}` : id}
              type="radio"
              name={id}
              checked={index === at}
              disabled={disabled}
              onChange={() => onChange(choice.value)}
              {...(index === 0 && described)}
            />
            <span dir="auto">{choice.label}</span>
          </label>
        ))}
      </div>
    )
  return (
    <select
      id={id}
      value={String(at)}
      disabled={disabled}
      aria-required={required}
      onChange={event => onChange(all[Number(event.currentTarget.value)]?.value)}
      {...described}
    >
      {at === -1 && <option value="-1">Choose…</option>}
      {all.map((choice, index) => (
        <option key={index} value={String(index)}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

/** The choices, with leaving out, no value, and a present value that is none of them. */
function offer(choices: Choice[], { nullable }: FieldSchema, value: unknown, required: boolean): Choice[] {
  const isKnown = value === undefined || value === null || choices.some(choice => isSame(choice.value, value))
  return [
    ...(required ? [] : [{ value: undefined, label: 'Left out' }]),
    ...(nullable || value === null ? [{ value: null, label: 'No value' }] : []),
    ...choices,
    ...(isKnown
      ? []
      : [{ value, label: `${typeof value === 'string' ? value : JSON.stringify(value)} (not in the list)` }]),
  ]
}

/** Several of several values. */
export function ChecksField({ field, id, value, required, described, onChange }: ControlProps) {
  const { disabled } = useContext(FormContext)
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  const others = chosen.filter(one => !field.choices.some(choice => isSame(choice.value, one)))
  const all = [
    ...field.choices,
    ...others.map(one => ({ value: one, label: `${JSON.stringify(one)} (not in the list)` })),
  ]
  const turn = (choice: unknown, isOn: boolean) => {
    const next = isOn ? [...chosen, choice] : chosen.filter(one => !isSame(one, choice))
    onChange(next.length || required || value !== undefined ? next : undefined)
  }
  return (
    <div class="form-choices" role="presentation">
      {all.map((choice, index) => (
        <label key={index} class="form-tick">
          <input
            id={index ? `${id}-${index}` : id}
            type="checkbox"
            checked={chosen.some(one => isSame(one, choice.value))}
            disabled={disabled}
            onChange={event => turn(choice.value, event.currentTarget.checked)}
            {...(index === 0 && described)}
          />
          <span dir="auto">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}

/** The only value that is possible; an optional one can be left out. */
export function ConstField({ field: { schema }, id, value, initial, required, described, onChange }: ControlProps) {
  const { disabled } = useContext(FormContext)
  const told = typeof schema.const === 'string' ? schema.const : JSON.stringify(schema.const)
  if (required && initial !== undefined) return <input id={id} value={told} readOnly {...described} />
  return (
    <label class="form-tick">
      <input
        id={id}
        type="checkbox"
        checked={value !== undefined}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.checked ? schema.const : undefined)}
        {...described}
      />
      <span dir="auto">{told}</span>
    </label>
  )
}
