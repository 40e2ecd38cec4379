import { useEffect, useMemo, useRef } from 'preact/hooks'
import { isObject } from '../../../lib/json.ts'
import { toLabel } from '../text/format.ts'
import type { Path, Problem } from './check-value.ts'
import { Field } from './field.tsx'
import { FormContext, idOf } from './form-context.ts'
import { GroupField } from './group-field.tsx'
import { inferSchema, readSchema } from './read-schema.ts'

interface SchemaFormProps {
  schema: unknown
  value: unknown
  onChange: (value: unknown) => void
  disabled?: boolean
  /** Begins the ids of the fields; no two forms of a page have the same. */
  idPrefix: string
  /** What is wrong; told above the fields, with links to them, and at each field. */
  problems?: readonly Problem[]
}

const NONE: readonly Problem[] = []

/** The fields of a schema. The caller has the `<form>`, its buttons and the value; `useSchemaForm` keeps the value and checks it. */
export function SchemaForm({ schema, value, onChange, disabled = false, idPrefix, problems = NONE }: SchemaFormProps) {
  // Without a schema the fields are those of the value as it came.
  const own = useRef(isObject(schema) && Object.keys(schema).length ? schema : inferSchema(value))
  if (isObject(schema) && Object.keys(schema).length) own.current = schema
  const root = own.current
  const field = readSchema(root, root)
  const facts = useMemo(() => ({ root, idPrefix, disabled, problems, Field }), [root, idPrefix, disabled, problems])
  return (
    <FormContext.Provider value={facts}>
      <div class="schema-form">
        {problems.length > 0 && <Problems problems={problems} idPrefix={idPrefix} />}
        {field.kind === 'group' && isObject(value) ? (
          <GroupField
            field={field}
            id={idPrefix}
            path={[]}
            label=""
            value={value}
            initial={value}
            required
            described={{}}
            onChange={onChange}
          />
        ) : (
          <Field schema={root} value={value} path={[]} label="Value" required onChange={onChange} />
        )}
      </div>
    </FormContext.Provider>
  )
}

/** What is wrong, in one place: it gets the focus when it comes, and leads to the fields. */
function Problems({ problems, idPrefix }: { problems: readonly Problem[]; idPrefix: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div class="form-summary" role="alert" tabIndex={-1} ref={box}>
      <p>{problems.length === 1 ? 'One field needs a look:' : `${problems.length} fields need a look:`}</p>
      <ul>
        {problems.map(({ path, message }, at) => (
          <li key={at}>
            {path.length ? (
              <a
                href={location.hash || '#'}
                onClick={event => {
                  event.preventDefault()
                  goToField(idPrefix, path)
                }}
              >
                {path.map(part => (typeof part === 'number' ? String(part + 1) : toLabel(part))).join(' › ')}
              </a>
            ) : (
              'All'
            )}
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field of a path, or the nearest one around it; opens what it is hidden in. */
function goToField(idPrefix: string, path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(idOf(idPrefix, path.slice(0, length)))
    if (!found) continue
    for (let box = found.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true
    found.focus()
    found.scrollIntoView({ block: 'center' })
    return
  }
}
