import type { ComponentChildren } from 'preact'
import { Button, IconButton } from '../ui/button.tsx'
import type { Choice, Filter } from './filter-rows.ts'
import { Menu } from './menu.tsx'

interface TableToolsProps {
  filter: Filter
  choices: readonly Choice[]
  labels: ReadonlyMap<string, string>
  hidden: ReadonlySet<string>
  isSearched: boolean
  onFilter: (filter: Filter) => void
  onHide: (hidden: ReadonlySet<string>) => void
  onCopy: () => void
  /** What else can be done with the result. */
  before: ComponentChildren
  after: ComponentChildren
}

/** What can be done with a table: search, choose, hide columns, copy. */
export function TableTools(props: TableToolsProps) {
  const { filter, choices, labels, hidden, isSearched, onFilter, onHide, onCopy } = props
  const chosen = Object.keys(filter.choices).length
  return (
    <div class="result-tools">
      {props.before}
      {isSearched && (
        <input
          class="field table-search"
          type="search"
          placeholder="Filter rows"
          aria-label="Filter rows"
          value={filter.text}
          onInput={event => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      )}
      {choices.length > 0 && (
        <Menu label={chosen ? `Choices (${chosen})` : 'Choices'}>
          {choices.map(({ column, values }) => (
            <label key={column} class="menu-choice">
              <span dir="auto">{labels.get(column)}</span>
              <select
                class="field"
                value={Object.hasOwn(filter.choices, column) ? `=${filter.choices[column]}` : ''}
                onChange={event =>
                  onFilter({ ...filter, choices: choose(filter.choices, column, event.currentTarget.value) })
                }
              >
                <option value="">All</option>
                {values.map(({ key, label, count }) => (
                  <option key={key} value={`=${key}`}>{`${label} (${count})`}</option>
                ))}
              </select>
            </label>
          ))}
        </Menu>
      )}
      {labels.size > 1 && (
        <Menu label={hidden.size ? `Columns (${labels.size - hidden.size} of ${labels.size})` : 'Columns'}>
          {hidden.size > 0 && <Button onClick={() => onHide(new Set())}>Show all</Button>}
          {[...labels].map(([column, label]) => (
            <label key={column} class="menu-check">
              <input
                type="checkbox"
                checked={!hidden.has(column)}
                disabled={!hidden.has(column) && hidden.size === labels.size - 1}
                onChange={() => onHide(toggle(hidden, column))}
              />
              <span dir="auto">{label}</span>
            </label>
          ))}
        </Menu>
      )}
      {/* They wrap together: neither stands on a line of its own. */}
      <div class="result-takes">
        <IconButton label="Copy the table" icon="copy" onClick={onCopy} />
        {props.after}
      </div>
    </div>
  )
}

const toggle = (set: ReadonlySet<string>, item: string): ReadonlySet<string> =>
  set.has(item) ? new Set([...set].filter(other => other !== item)) : new Set(set).add(item)

/** `=value` chooses a value, '' any. */
function choose(choices: Filter['choices'], column: string, value: string): Filter['choices'] {
  const rest = Object.fromEntries(Object.entries(choices).filter(([name]) => name !== column))
  return value ? { ...rest, [column]: value.slice(1) } : rest
}
