import type { AnswerData, AnswerMetadata } from '../../../contract/chat.ts'
import { countOf, formatValue } from '../text/format.ts'

/** "How was this answered?": calls with arguments, rows and times, the SQL, and whether everything was read. */
export function Evidence({ data, metadata }: { data: AnswerData; metadata?: AnswerMetadata }) {
  const calls = data.steps ?? []
  const planned = calls.length ? [] : (data.plan?.steps ?? [])
  if (!calls.length && !data.sql && !planned.length && !data.source?.length) return null
  return (
    <details class="evidence">
      <summary>How was this answered?</summary>
      <div class="evidence-body">
        <ol class="calls">
          {calls.map(({ tool, args, status, rows, duration_ms: time, error }, at) => (
            <li key={at} class={`call ${status}`}>
              <span class="call-tool">{tool}</span>
              <code class="call-args">{writeArguments(args)}</code>
              <span class="call-facts">
                {[status !== 'done' && status, rows != null && countOf(rows, 'row'), `${Math.round(time)} ms`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {error && <span class="call-error">{error}</span>}
            </li>
          ))}
          {planned.map((step, at) => (
            <li key={at} class="call">
              <span class="call-tool">{'tool' in step ? step.tool : 'SQL'}</span>
              <code class="call-args">{'tool' in step ? writeArguments(step.args) : step.sql}</code>
              <span class="call-facts">planned</span>
            </li>
          ))}
        </ol>
        {data.sql && (
          <>
            <h4>SQL over the results</h4>
            <pre>
              <code>{data.sql}</code>
            </pre>
          </>
        )}
        {data.source?.length ? (
          <p class="note">
            {`Rows read: ${data.source.map(({ tool, rows }) => `${formatValue(rows)} from ${tool}`).join(', ')}`}
            {data.complete === true && '. Everything was read.'}
          </p>
        ) : null}
        {metadata && <p class="note">{describeRun(metadata)}</p>}
      </div>
    </details>
  )
}

const writeArguments = (args: Record<string, unknown> = {}): string =>
  Object.entries(args)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')

function describeRun({ execution_time: time, confidence, engine, model, mode }: AnswerMetadata): string {
  return [
    `Answered in ${time < 1 ? `${Math.round(time * 1000)} ms` : `${time.toFixed(1)} s`}`,
    `confidence ${Math.round(confidence * 100)} %`,
    engine === 'model' ? `model ${model ?? ''}`.trim() : 'built-in engine',
    `${mode} mode`,
  ].join(' · ')
}
