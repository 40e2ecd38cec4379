import type { AnswerData, AnswerMetadata } from '../../../contract/chat.ts'
import { isRecord } from '../text/format.ts'
import { BigValue } from './big-value.tsx'
import { RecordCard } from './record-card.tsx'
import { Records } from './records.tsx'
import { LongText, Value } from './value.tsx'

interface ResultProps {
  data: AnswerData
  metadata?: AnswerMetadata | undefined
  /** What was said above: a text is not shown twice. */
  response?: string
}

/** Scalars up to this many are a list, more are a table. */
const SHORT_LIST = 12
/** Characters of a value that is shown large. */
const LARGE = 60

/** A result as people read it: records as a table, one record as fields, scalars as a list, one value large. */
export function Result({ data, metadata, response = '' }: ResultProps) {
  const { result, total, columns } = data
  if (Array.isArray(result)) {
    if (!result.length && !total) return <p class="note">No rows.</p>
    if (result.length && result.length <= SHORT_LIST && result.length >= (total ?? 0) && !result.some(isRecord))
      return (
        <ul class="values">
          {result.map((value, at) => (
            <li key={at}>
              <Value value={value} column={columns?.[0] ?? ''} />
            </li>
          ))}
        </ul>
      )
    return <Records data={data} metadata={metadata} list={result} />
  }
  if (isRecord(result)) return <RecordCard record={result} data={data} />
  // A result that was too large to be kept with the message.
  if (result === undefined && total && columns?.length) return <Records data={data} metadata={metadata} list={[]} />
  if (result === undefined || result === null || result === '') return null
  const text = String(result)
  if (response.includes(text) && typeof result === 'string' && (text.length > LARGE || response.trim() === text.trim()))
    return null
  if (text.length > LARGE || text.includes('\n')) return <LongText text={text} />
  return <BigValue data={data} value={result} />
}
