import { useContext, useRef, useState } from 'preact/hooks'
import type { JsonObject } from '../../../lib/json.ts'
import { announce } from '../state/announce.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { emptyValue } from './empty-value.ts'
import { FormContext, idOf } from './form-context.ts'
import type { Path } from './check-value.ts'
import { inferSchema } from './read-schema.ts'

interface MapFieldsProps {
  /** Of each value; {} takes any. */
  schema: JsonObject
  path: Path
  /** Names that are fields of their own. */
  taken: readonly string[]
  value: JsonObject
  onChange: (value: JsonObject) => void
}

/** Values under names that the caller chooses. */
export function MapFields({ schema, path, taken, value, onChange }: MapFieldsProps) {
  const { root, idPrefix, disabled, Field } = useContext(FormContext)
  const [name, setName] = useState('')
  const schemas = useRef(new Map<string, JsonObject>()).current
  const names = Object.keys(value).filter(one => !taken.includes(one))
  const id = `${idOf(idPrefix, path)}-new-name`
  const isAny = !Object.keys(schema).length
  const isTaken = name !== '' && Object.hasOwn(value, name)
  const schemaFor = (one: string) => {
    if (!isAny) return schema
    if (!schemas.has(one)) schemas.set(one, inferSchema(value[one]))
    return schemas.get(one)!
  }
  const add = () => {
    if (!name || isTaken || taken.includes(name)) return
    schemas.delete(name)
    onChange({ ...value, [name]: isAny ? '' : (emptyValue(schema, root) ?? null) })
    const added = idOf(idPrefix, [...path, name])
    setName('')
    requestAnimationFrame(() => document.getElementById(added)?.focus())
  }
  return (
    <>
      {names.map(one => (
        <div class="form-entry" key={one}>
          <Field
            schema={schemaFor(one)}
            value={value[one]}
            path={[...path, one]}
            label={one}
            required
            onChange={next => onChange({ ...value, [one]: next })}
          />
          <IconButton
            label={`Remove ${one}`}
            icon="trash"
            disabled={disabled}
            onClick={() => {
              const { [one]: _gone, ...rest } = value
              onChange(rest)
              announce(`${one} removed.`)
              document.getElementById(id)?.focus()
            }}
          />
        </div>
      ))}
      <div class="form-add">
        <label htmlFor={id}>Name of another entry</label>
        <input
          id={id}
          dir="auto"
          value={name}
          disabled={disabled}
          onInput={event => setName(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button class="small" icon="plus" disabled={disabled || !name || isTaken || taken.includes(name)} onClick={add}>
          Add entry
        </Button>
      </div>
    </>
  )
}
