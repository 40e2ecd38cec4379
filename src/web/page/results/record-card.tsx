import { useMemo } from 'preact/hooks'
import type { AnswerData } from '../../../contract/chat.ts'
import { isRecord, toLabel } from '../text/format.ts'
import { recogniseColumns, type Row } from '../text/recognise.ts'
import { Button } from '../ui/button.tsx'
import { copy } from './copy.ts'
import { formatsOf } from './formats-of.ts'
import { Records } from './records.tsx'
import { Fields } from './value.tsx'
import { saveHeld } from './whole-result.ts'
import { writeTsv } from './write-tsv.ts'

interface RecordCardProps {
  record: Row
  data: AnswerData
}

/** One record as a card; lists of records in an answer of several parts are tables of their own. */
export function RecordCard({ record, data }: RecordCardProps) {
  const columns = Object.keys(record)
  const formats = useMemo(() => recogniseColumns([record], columns, formatsOf(data, columns)), [record])
  if (!columns.length) return <p class="note">An empty record.</p>
  const isSeveral = data.plan?.answer.kind === 'several'
  const isTable = (value: unknown): value is Row[] => isSeveral && Array.isArray(value) && value.some(isRecord)
  const plain = Object.fromEntries(Object.entries(record).filter(([, value]) => !isTable(value)))
  return (
    <div class="result">
      {Object.keys(plain).length > 0 && (
        <div class="card">
          <Fields record={plain} formats={formats} />
          <div class="result-tools">
            <Button class="small" icon="copy" onClick={() => void copy(writeTsv([record], columns), 'one record')}>
              Copy
            </Button>
            <Button class="small" icon="download" onClick={() => saveHeld('record', record, columns, 'json')}>
              JSON
            </Button>
          </div>
        </div>
      )}
      {Object.entries(record).map(([name, value]) =>
        isTable(value) ? (
          <section key={name}>
            <h4 dir="auto">{toLabel(name)}</h4>
            <Records data={{ result: value }} metadata={undefined} list={value} />
          </section>
        ) : null,
      )}
    </div>
  )
}
