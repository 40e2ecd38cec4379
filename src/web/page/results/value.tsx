import { useState } from 'preact/hooks'
import { exactText, formatValue, isRecord, toLabel } from '../text/format.ts'
import { hrefOf } from '../text/links.ts'
import { isBlank, type Row, type ValueFormat } from '../text/recognise.ts'

interface ValueProps {
  value: unknown
  column?: string
  format?: ValueFormat | undefined
  row?: Row
  depth?: number
}

/** A text that leads where it says: its own page, or the mail program. */
export function Link({ href, text, tabIndex }: { href: string; text: string; tabIndex?: number }) {
  if (href.startsWith('mailto:'))
    return (
      <a href={href} tabIndex={tabIndex}>
        {text}
      </a>
    )
  return (
    <a class="outside" href={href} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
      {text}
      <span class="visually-hidden"> (leads to another site)</span>
    </a>
  )
}

/** Texts longer than this, or of more lines, are clamped at first. */
const [LONG, LINES] = [420, 8]

/** A text as it is written; a long one shows its beginning and the rest on request. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG || text.split('\n', LINES + 1).length > LINES
  return (
    <div class="long">
      <div class={`long-text${isLong && !isOpen ? ' clamped' : ''}`} dir="auto">
        {text}
      </div>
      {isLong && (
        <button class="link-button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}

/** Nested values are opened this deep; below it they are shown as JSON. */
const DEEPEST = 4
/** Items of a nested list that are shown. */
const MOST_ITEMS = 100

/** Any value with room around it: readable, nested ones on demand. */
export function Value({ value, column = '', format, row, depth = 0 }: ValueProps) {
  if (typeof value === 'object' && !isBlank(value)) return <Nested value={value as object} depth={depth} />
  const href = hrefOf(value)
  if (href) return <Link href={href} text={value as string} />
  const shown = formatValue(value, column, format, row)
  if (shown.length > LONG || shown.includes('\n')) return <LongText text={shown} />
  return (
    <span dir="auto" title={exactText(value, shown)}>
      {shown}
    </span>
  )
}

function Nested({ value, depth }: { value: object; depth: number }) {
  const [isOpen, setOpen] = useState(false)
  const summary = formatValue(value)
  const isFlatList = Array.isArray(value) && !value.some(item => typeof item === 'object' && item !== null)
  if (!Object.keys(value).length || (isFlatList && summary.length < 80)) return <span dir="auto">{summary}</span>
  if (depth >= DEEPEST) return <LongText text={JSON.stringify(value, null, 2)} />
  return (
    <details class="nested" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <bdi>{summary}</bdi>
      </summary>
      {isOpen &&
        (Array.isArray(value) ? (
          <>
            <ol>
              {value.slice(0, MOST_ITEMS).map((item, at) => (
                <li key={at}>
                  {isRecord(item) ? (
                    <Fields record={item} depth={depth + 1} />
                  ) : (
                    <Value value={item} depth={depth + 1} />
                  )}
                </li>
              ))}
            </ol>
            {value.length > MOST_ITEMS && (
              <p class="note">{`The first ${MOST_ITEMS} of ${formatValue(value.length)}.`}</p>
            )}
          </>
        ) : (
          <Fields record={value as Row} depth={depth + 1} />
        ))}
    </details>
  )
}

interface FieldsProps {
  record: Row
  formats?: ReadonlyMap<string, ValueFormat>
  depth?: number
}

/** The fields of a record with their names. */
export function Fields({ record, formats, depth = 0 }: FieldsProps) {
  return (
    <dl class="record">
      {Object.entries(record).map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{toLabel(name)}</dt>
          <dd>
            <Value value={value} column={name} format={formats?.get(name)} row={record} depth={depth} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
