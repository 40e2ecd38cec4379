import { CopyButton } from '../ui/copy-button.tsx'
import { ArgumentTable } from './argument-table.tsx'
import { layOutSql, tokeniseSql } from './tokenise-sql.ts'

/** Pieces of SQL that are coloured; longer texts are shown plainly. */
const MOST_PIECES = 3000

/** SQL in colours, laid out; copied as it ran. */
export function SqlBlock({
  sql,
  label,
  values,
}: {
  sql: string
  label: string
  values?: Record<string, unknown> | undefined
}) {
  const shown = layOutSql(sql)
  const tokens = tokeniseSql(shown)
  return (
    <div class="sql-block">
      <div class="sql-head">
        <span>{label}</span>
        <CopyButton text={sql} label="Copy the SQL" />
      </div>
      <pre tabIndex={0} role="group" aria-label={label} dir="ltr">
        <code>
          {tokens.length > MOST_PIECES
            ? shown
            : tokens.map(({ kind, text }, at) =>
                kind === 'space' || kind === 'other' || kind === 'name' ? (
                  text
                ) : (
                  <span key={at} class={`sql-${kind}`}>
                    {text}
                  </span>
                ),
              )}
        </code>
      </pre>
      {values && Object.keys(values).length > 0 && <ArgumentTable args={values} caption="Values in the SQL" />}
    </div>
  )
}
