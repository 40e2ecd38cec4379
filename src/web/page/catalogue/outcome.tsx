import { useMemo, useState } from 'preact/hooks'
import type { CatalogueCallResult } from '../../../contract/catalogue.ts'
import { Result } from '../results/result.tsx'
import { countOf, formatValue, isRecord } from '../text/format.ts'
import { formatDuration } from '../text/time.ts'
import { findRows } from './find-rows.ts'

interface OutcomeProps {
  answer: CatalogueCallResult
  /** It is of the call before the one under way. */
  isOld: boolean
}

/** Characters of an answer that are shown as text. */
const MOST_SHOWN = 100_000

/** What a call came to: whether it worked, how long it took, and what the service answered, as it answered it. */
export function Outcome({ answer, isOld }: OutcomeProps) {
  const { ok, status, duration_ms: duration, rows, cache, attempts, truncated, error, result } = answer
  const facts = [
    `Status ${status}`,
    formatDuration(duration),
    rows !== undefined && countOf(rows, 'record'),
    attempts !== undefined && attempts > 1 && `${attempts} attempts`,
    cache && `cache: ${cache}`,
    error?.code,
  ].filter(Boolean)
  return (
    <div class={`outcome${isOld ? ' old' : ''}`} role="region" aria-label="Result of the call" aria-busy={isOld}>
      <p class="outcome-head">
        <strong class={ok ? 'good' : 'bad'}>{ok ? 'It worked' : 'It failed'}</strong>
        <span>{facts.join(' · ')}</span>
      </p>
      {error && (
        <>
          <p class="call-error" dir="auto">
            {error.message}
          </p>
          {error.detail !== undefined && <Raw label="What the service said" value={error.detail} isOpen />}
        </>
      )}
      {truncated && <p class="note">The answer is longer than is shown here: this is its beginning.</p>}
      {ok && <Answer value={truncated && isRecord(result) && typeof result.text === 'string' ? result.text : result} />}
    </div>
  )
}

function Answer({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '')
    return <p class="note">The service answered with nothing.</p>
  const { rows, beside } = findRows(value)
  return (
    <>
      {beside && (
        <p class="note">
          {Object.entries(beside)
            .map(([name, one]) => `${name}: ${formatValue(one, name)}`)
            .join(' · ')}
        </p>
      )}
      <Result data={{ result: rows }} />
      {typeof value === 'object' && <Raw label="As JSON" value={value} />}
    </>
  )
}

/** A value as it came, written out when it is opened: that of a large one takes a while. */
function Raw({ label, value, isOpen = false }: { label: string; value: unknown; isOpen?: boolean }) {
  const [isShown, setShown] = useState(isOpen)
  const text = useMemo(() => {
    if (!isShown) return ''
    return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')
  }, [isShown, value])
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{label}</summary>
      <pre tabIndex={0} role="group" aria-label={label} dir="auto">
        {text.slice(0, MOST_SHOWN)}
      </pre>
      {text.length > MOST_SHOWN && <p class="note">{`The first ${formatValue(MOST_SHOWN)} characters are shown.`}</p>}
    </details>
  )
}
