import { useMemo, useState } from 'preact/hooks'
import type { AnswerData, AnswerMetadata } from '../../../contract/chat.ts'
import { announce } from '../state/announce.ts'
import { countOf, formatValue, isRecord } from '../text/format.ts'
import { recogniseColumns, type Row } from '../text/recognise.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { lazy } from '../ui/lazy.tsx'
import { addsUp, canDraw } from './chart/read-points.ts'
import { Menu } from './menu.tsx'
import { formatsOf } from './formats-of.ts'
import { ResultTable } from './result-table.tsx'
import { Segments } from './segments.tsx'
import { addressOf, readWhole, saveHeld, saveWhole, type FileFormat } from './whole-result.ts'

// The table stays reachable when the chart cannot be loaded.
const Chart = lazy(
  async () => (await import('./chart/chart.tsx')).Chart,
  ({ before, after }) => (
    <>
      <div class="result-tools">
        {before}
        {after}
      </div>
      <p class="note">The chart is being loaded; the table is there already.</p>
    </>
  ),
)

interface RecordsProps {
  data: AnswerData
  metadata: AnswerMetadata | undefined
  /** The result as a list; shorter than `data.total` where the history keeps its beginning only. */
  list: readonly unknown[]
}

const FILES = ['csv', 'json'] as const
const VIEWS = [
  ['chart', 'Chart'],
  ['table', 'Table'],
] as const

/** A list of a result: as a picture where one helps, as a table always, and as a file. */
export function Records({ data, metadata, list }: RecordsProps) {
  const [whole, setWhole] = useState<readonly unknown[]>()
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const held = whole ?? list
  const { chart: offer, total = held.length } = data
  const rows = useMemo(() => toRows(held, data.columns), [held])
  const columns = useMemo(() => columnsOf(rows, data.columns), [rows])
  const formats = useMemo(() => recogniseColumns(rows, columns, formatsOf(data, columns)), [rows, columns])
  const isDrawn = useMemo(() => offer !== undefined && canDraw(rows, offer, formats), [rows, formats])
  // The picture first where it shows all that the table has.
  const [view, setView] = useState<'chart' | 'table'>(columns.length > 2 ? 'table' : 'chart')
  const address = addressOf(metadata)
  const isWhole = held.length >= total
  const attempt = async (work: () => Promise<void>) => {
    setReading(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure((error as Error).message)
    }
    setReading(false)
  }
  const load = () =>
    attempt(async () => {
      const result = await readWhole(address!)
      setWhole(Array.isArray(result) ? result : [result])
      announce(`${countOf(Array.isArray(result) ? result.length : 1, 'row')} loaded`)
    })
  const save = (format: FileFormat) =>
    attempt(async () => {
      if (isWhole || !address) saveHeld('result', held, columns, format)
      else await saveWhole('result', address, format)
    })
  const views = isDrawn && <Segments label="View" options={VIEWS} value={view} onChange={setView} />
  const files = (
    <Menu label="Download" icon="download">
      {FILES.map(format => (
        <Button key={format} disabled={isReading} onClick={() => void save(format)}>
          {`${format.toUpperCase()}, ${countOf(isWhole || !address ? held.length : total, 'row')}`}
        </Button>
      ))}
    </Menu>
  )
  const shared = { rows, formats, before: views, after: files }
  return (
    <div class="result">
      {isDrawn && view === 'chart' ? (
        <Chart {...shared} offer={offer!} isWhole={isWhole && data.complete !== false && addsUp(data.sql)} />
      ) : rows.length > 0 ? (
        <ResultTable key={columns.join('\n')} {...shared} />
      ) : (
        <div class="result-tools">{files}</div>
      )}
      {!isWhole && (
        <div class="result-more">
          <p class="note">
            {rows.length
              ? `These are the first ${formatValue(rows.length)} of ${countOf(total, 'row')}.`
              : `The result of ${countOf(total, 'row')} is not kept with the conversation.`}
          </p>
          {address && !whole && (
            <Button class="small" disabled={isReading} onClick={() => void load()}>
              {isReading ? 'Loading …' : `Load all ${countOf(total, 'row')}`}
            </Button>
          )}
        </div>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  )
}

/** Values that are no records stand in a column of their own, named like the only one of the answer. */
function toRows(list: readonly unknown[], columns: readonly string[] = []): readonly Row[] {
  if (list.every(isRecord)) return list
  const name = columns.length === 1 ? columns[0]! : 'value'
  return list.map(value => (isRecord(value) ? value : { [name]: value }))
}

/** The columns of the answer, then those that only the rows have. */
function columnsOf(rows: readonly Row[], columns: readonly string[] = []): string[] {
  const held = new Set<string>()
  for (const row of rows) for (const name in row) if (Object.hasOwn(row, name)) held.add(name)
  return [...new Set([...columns.filter(name => held.has(name)), ...held])]
}
