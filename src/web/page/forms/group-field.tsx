import { useContext, useRef, useState } from 'preact/hooks'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { toLabel } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { emptyValue } from './empty-value.ts'
import { FormContext, textOf, type ControlProps } from './form-context.ts'
import { MapFields } from './map-fields.tsx'
import { getOwn } from './get-own.ts'
import { inferSchema, requiredOf, resolve } from './read-schema.ts'

/** Optional fields without a value that are shown at once; more wait behind a disclosure. */
const SHOWN = 6

/** The fields of an object. An optional object is there only when it was added. */
export function GroupField({ field: { schema, nullable }, id, path, label, value, required, onChange }: ControlProps) {
  const { root, disabled, Field } = useContext(FormContext)
  const isThere = isObject(value)
  const properties = isObject(schema.properties) ? schema.properties : {}
  const names = Object.keys(properties)
  const needed = requiredOf(schema)
  const given = isThere ? value : {}
  /** Which fields stand in front is decided once: a field that is emptied does not go away under the fingers. */
  const front = useRef<Set<string>>(undefined)
  const isFront = (name: string) => needed.includes(name) || getOwn(given, name) !== undefined
  if (isThere && !front.current) {
    const others = names.filter(name => !isFront(name))
    front.current = new Set([...names.filter(isFront), ...(others.length <= SHOWN ? others : [])])
  }
  const guesses = useRef(new Map<string, JsonObject>()).current
  const [isOpen, setOpen] = useState(false)
  if (!isThere)
    return (
      <Button id={id} class="small" icon="plus" disabled={disabled} onClick={() => onChange(startGroup(schema, root))}>
        {`Add ${label.toLowerCase()}`}
      </Button>
    )
  /** Of values that the schema does not tell of: by what they were when they came, not by what is typed. */
  const inferred = (name: string) => {
    if (!guesses.has(name)) guesses.set(name, inferSchema(given[name]))
    return guesses.get(name)
  }
  const change = (name: string, next: unknown) => onChange(withField(given, name, next))
  const draw = (name: string) => (
    <Field
      key={name}
      schema={properties[name]}
      value={getOwn(given, name)}
      path={[...path, name]}
      label={textOf(resolve(properties[name], root), 'title') ?? toLabel(name)}
      required={needed.includes(name)}
      onChange={next => change(name, next)}
    />
  )
  const behind = names.filter(name => !front.current!.has(name))
  const extra = Object.keys(given).filter(name => !Object.hasOwn(properties, name))
  const takesMore = isObject(schema.additionalProperties) || (!names.length && schema.additionalProperties !== false)
  return (
    <div class="form-fields" id={path.length ? id : undefined} tabIndex={-1}>
      {names.filter(name => front.current!.has(name)).map(draw)}
      {takesMore ? (
        <MapFields
          schema={isObject(schema.additionalProperties) ? schema.additionalProperties : {}}
          path={path}
          taken={names}
          value={given}
          onChange={onChange}
        />
      ) : (
        extra.map(name => (
          <Field
            key={name}
            schema={inferred(name)}
            value={given[name]}
            path={[...path, name]}
            label={toLabel(name)}
            required={false}
            onChange={next => change(name, next)}
          />
        ))
      )}
      {behind.length > 0 && (
        <details class="form-more" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>{`${behind.length} more optional fields`}</summary>
          <div class="form-fields">{behind.map(draw)}</div>
        </details>
      )}
      {!required && path.length > 0 && (
        <Button
          class="small"
          look="quiet"
          icon="close"
          disabled={disabled}
          onClick={() => onChange(nullable ? null : undefined)}
        >
          {`Leave out ${label.toLowerCase()}`}
        </Button>
      )}
    </div>
  )
}

const startGroup = (schema: JsonObject, root: unknown): unknown => {
  const begun = emptyValue({ ...schema, default: undefined }, root)
  return isObject(begun) ? begun : {}
}

/** An object with one field changed; `undefined` leaves it out. The order of what stays is kept. */
export function withField(group: JsonObject, name: string, value: unknown): JsonObject {
  if (value !== undefined) return { ...group, [name]: value }
  const { [name]: _gone, ...rest } = group
  return rest
}
