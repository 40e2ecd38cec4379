import type { ComponentChildren } from 'preact'

/** A column: what heads it, and what of a row stands in it. */
export interface FactsColumn<Row> {
  label: string
  of: (row: Row) => ComponentChildren
  /** `head` names the row; `wide` holds sentences. */
  kind?: 'number' | 'head' | 'wide'
  /** What is written by people of any language: `auto`; what is code: `ltr`. */
  dir?: 'auto' | 'ltr'
}

interface FactsTableProps<Row> {
  label: string
  /** What the table tells, for those who hear it; the label unless told. */
  caption?: string
  columns: readonly FactsColumn<Row>[]
  rows: readonly Row[]
  /** Names a row among the others; the same as long as it is the same row. */
  keyOf: (row: Row, index: number) => string
}

/** A small table of facts that scrolls in a box of its own. */
export function FactsTable<Row>({ label, caption = label, columns, rows, keyOf }: FactsTableProps<Row>) {
  return (
    <div class="facts-box" tabIndex={0} role="group" aria-label={label}>
      <table class="facts">
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label: name, kind }) => (
              <th key={name} scope="col" class={kind}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map(({ label: name, of, kind, dir }) =>
                kind === 'head' ? (
                  <th key={name} scope="row" class={kind} dir={dir}>
                    {of(row)}
                  </th>
                ) : (
                  <td key={name} class={kind} dir={dir}>
                    {of(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
