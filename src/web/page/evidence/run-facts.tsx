import type { AnswerData, AnswerMetadata } from '../../../contract/chat.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { countOf, formatValue, LOCALES } from '../text/format.ts'
import { sayConfidence } from './confidence-words.ts'
import { sayDuration } from './say-duration.ts'

const MODES = { api: 'API mode', hybrid: 'hybrid mode', web: 'browser mode' }
const KINDS = { model: 'Model', tool: 'Call', sql: 'SQL', check: 'Check' }

/** How much was read, how sure the answer is, who answered, and what it took. */
export function RunFacts({ data, metadata }: { data: AnswerData; metadata: AnswerMetadata | undefined }) {
  const { source = [], complete, error } = data
  return (
    <dl class="evidence-facts">
      {source.length > 0 && (
        <>
          <dt>Rows read</dt>
          <dd>
            {source.map(({ tool, rows, total }, at) => (
              <div key={at}>
                {total === undefined ? countOf(rows, 'row') : `${formatValue(rows)} of ${countOf(total, 'row')}`} by{' '}
                <code>{tool}</code>
              </div>
            ))}
            {complete === true && 'Everything was read.'}
            {complete === false && 'Not everything was read: the answer holds for what was.'}
          </dd>
        </>
      )}
      {metadata && !error && (
        <>
          <dt>How sure</dt>
          <dd>
            <Sure metadata={metadata} />
          </dd>
        </>
      )}
      {metadata && (
        <>
          <dt>Answered by</dt>
          <dd>
            {metadata.engine === 'model'
              ? `Language model ${metadata.model ?? ''}`.trim()
              : 'Built-in engine, without a language model'}
            {`, ${MODES[metadata.mode]}, in ${sayDuration(metadata.execution_time * 1000)}`}
            {metadata.tokens ? `, ${countOf(metadata.tokens, 'token')}` : ''}
          </dd>
        </>
      )}
      {metadata?.receipt && metadata.receipt.steps.length > 0 && (
        <>
          <dt>What it took</dt>
          <dd>
            <ReceiptTable receipt={metadata.receipt} />
          </dd>
        </>
      )}
    </dl>
  )
}

function Sure({ metadata: { confidence, engine } }: { metadata: AnswerMetadata }) {
  const { words, reason } = sayConfidence(confidence, engine)
  return (
    <>
      <strong>{words}</strong>: {reason}.
    </>
  )
}

function ReceiptTable({
  receipt: { steps, duration_ms: time, input_tokens: input, output_tokens: output, cost, currency },
}: {
  receipt: Receipt
}) {
  const hasTokens = steps.some(step => step.input_tokens || step.output_tokens)
  const money =
    cost !== undefined &&
    (currency
      ? new Intl.NumberFormat([...LOCALES], { style: 'currency', currency, maximumSignificantDigits: 3 }).format(cost)
      : String(cost))
  return (
    <details class="receipt">
      <summary>
        {[sayDuration(time), hasTokens && countOf(input + output, 'token'), money].filter(Boolean).join(', ')}
      </summary>
      <div class="receipt-scroll" tabIndex={0} role="group" aria-label="Receipt">
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Time</th>
              <th scope="col">Rows</th>
              {hasTokens && <th scope="col">Tokens in, out</th>}
            </tr>
          </thead>
          <tbody>
            {steps.map((step, at) => (
              <tr key={at}>
                <th scope="row">
                  {KINDS[step.kind]} <code>{step.name}</code>
                  {step.error && <span class="call-error"> {step.error}</span>}
                </th>
                <td>{sayDuration(step.duration_ms)}</td>
                <td>{step.rows === undefined ? '–' : formatValue(step.rows)}</td>
                {hasTokens && (
                  <td>{`${formatValue(step.input_tokens ?? 0)}, ${formatValue(step.output_tokens ?? 0)}`}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
