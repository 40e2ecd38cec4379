import type { Row, ValueFormat } from '../text/recognise.ts'
import { formatValue } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { copy } from './copy.ts'
import { Fields } from './value.tsx'
import { lazy } from '../ui/lazy.tsx'
import { writeTsv } from './write-tsv.ts'

const ColumnOrigins = lazy(async () => (await import('../evidence/column-origins.tsx')).ColumnOrigins)

interface RowDetailProps {
  rows: readonly Row[]
  at: number
  columns: readonly string[]
  formats: ReadonlyMap<string, ValueFormat>
  onMove: (to: number) => void
  onClose: () => void
}

/** All fields of one row, and the way to the rows beside it. */
export function RowDetail({ rows, at, columns, formats, onMove, onClose }: RowDetailProps) {
  const row = rows[at]!
  return (
    <Dialog
      title={`Row ${formatValue(at + 1)} of ${formatValue(rows.length)}`}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" onClick={() => void copy(writeTsv([row], columns), 'one row')}>
            Copy
          </Button>
          <Button disabled={at === 0} onClick={() => onMove(at - 1)}>
            Previous
          </Button>
          <Button disabled={at === rows.length - 1} onClick={() => onMove(at + 1)}>
            Next
          </Button>
        </>
      }
    >
      <div class="row-fields">
        <Fields key={at} record={row} formats={formats} />
      </div>
      <ColumnOrigins columns={columns} />
    </Dialog>
  )
}
