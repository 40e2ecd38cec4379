import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import { announce } from '../state/announce.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { emptyValue } from './empty-value.ts'
import { FormContext, idOf, type ControlProps } from './form-context.ts'
import { inferSchema, itemOf, resolve } from './read-schema.ts'

/** The entries of a list: each can be changed, moved and removed, and another one added. */
export function ListField({ field: { schema }, id, path, label, value, required, described, onChange }: ControlProps) {
  const { root, idPrefix, disabled, Field } = useContext(FormContext)
  const items = Array.isArray(value) ? (value as unknown[]) : []
  /** A key for each entry that goes with it when it moves. */
  const keys = useRef<{ next: number; list: number[] }>({ next: 0, list: [] }).current
  while (keys.list.length < items.length) keys.list.push(keys.next++)
  keys.list.length = items.length
  /** What gets the focus after the entries were drawn anew. */
  const focus = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (focus.current) findFocusable(focus.current)?.focus()
    focus.current = undefined
  })
  const first = useRef(items[0]).current
  const schemaAt = (at: number) => {
    const item = itemOf(schema, at)
    return Object.keys(resolve(item, root)).length || first === undefined ? item : inferSchema(first)
  }
  const idAt = (at: number) => idOf(idPrefix, [...path, at])
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity

  const add = () => {
    const item = schemaAt(items.length)
    focus.current = idAt(items.length)
    onChange([...items, emptyValue(item, root)])
  }
  const remove = (at: number) => {
    keys.list.splice(at, 1)
    const rest = items.toSpliced(at, 1)
    focus.current = rest.length ? `${idAt(Math.min(at, rest.length - 1))}-remove` : `${id}-add`
    announce(`Entry ${at + 1} removed.`)
    onChange(rest.length || required ? rest : [])
  }
  const move = (at: number, to: number) => {
    keys.list.splice(to, 0, ...keys.list.splice(at, 1))
    const next = items.toSpliced(at, 1).toSpliced(to, 0, items[at])
    focus.current = `${idAt(to)}-${to < at ? 'up' : 'down'}`
    announce(`Moved to place ${to + 1} of ${items.length}.`)
    onChange(next)
  }
  return (
    <div class="form-fields" id={id} tabIndex={-1}>
      {items.length > 0 && (
        <ol class="form-list">
          {items.map((item, at) => (
            <li class="form-entry" key={keys.list[at]}>
              <Field
                schema={schemaAt(at)}
                value={item}
                path={[...path, at]}
                label={`${label} ${at + 1}`}
                required
                onChange={next => onChange(items.with(at, next))}
              />
              <span class="form-entry-buttons">
                {items.length > 1 && (
                  <>
                    <IconButton
                      id={`${idAt(at)}-up`}
                      class="up"
                      label={`Move ${label.toLowerCase()} ${at + 1} up`}
                      icon="chevron"
                      disabled={disabled || at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <IconButton
                      id={`${idAt(at)}-down`}
                      class="down"
                      label={`Move ${label.toLowerCase()} ${at + 1} down`}
                      icon="chevron"
                      disabled={disabled || at === items.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                  </>
                )}
                <IconButton
                  id={`${idAt(at)}-remove`}
                  label={`Remove ${label.toLowerCase()} ${at + 1}`}
                  icon="trash"
                  disabled={disabled}
                  onClick={() => remove(at)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div class="form-buttons">
        <Button
          id={`${id}-add`}
          class="small"
          icon="plus"
          disabled={disabled || items.length >= most}
          onClick={add}
          aria-describedby={described['aria-describedby']}
        >
          {`Add to ${label.toLowerCase()}`}
        </Button>
        {!required && value !== undefined && (
          <Button class="small" look="quiet" disabled={disabled} onClick={() => onChange(undefined)}>
            {`Leave out ${label.toLowerCase()}`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The element of an id, or the first control in it; a button that cannot be pressed gives way to its neighbour. */
function findFocusable(id: string): HTMLElement | null {
  const found = document.getElementById(id)
  const isOff = found instanceof HTMLButtonElement && found.disabled
  return isOff ? (found.parentElement?.querySelector<HTMLElement>('button:enabled') ?? null) : found
}
