import type { AnswerData } from '../../../contract/chat.ts'
import { countOf, exactText, formatValue, toLabel } from '../text/format.ts'
import { hrefOf } from '../text/links.ts'
import { recogniseColumns } from '../text/recognise.ts'
import { formatsOf } from './formats-of.ts'
import { Link } from './value.tsx'

/** A single value, large, with what it is and how much was read for it. */
export function BigValue({ data, value }: { data: AnswerData; value: unknown }) {
  const { plan, source, complete } = data
  const { column = '' } = plan?.answer ?? {}
  const format = recogniseColumns([{ [column]: value }], [column], formatsOf(data, [])).get(column)!
  const shown = formatValue(value, column, format)
  const read = (source ?? []).reduce((sum, { rows }) => sum + rows, 0)
  const scope = [
    column && toLabel(column),
    read > 0 && `${complete === false ? 'only ' : ''}${countOf(read, 'row')} read`,
  ].filter(Boolean)
  const href = hrefOf(value)
  return (
    <p class="big-value">
      <strong dir="auto" title={exactText(value, shown)}>
        {href ? <Link href={href} text={shown} /> : shown}
      </strong>
      {scope.length > 0 && <span>{scope.join(' · ')}</span>}
    </p>
  )
}
