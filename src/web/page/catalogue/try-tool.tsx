import { useRef, useState } from 'preact/hooks'
import type { CatalogueCallResult, CatalogueTool } from '../../../contract/catalogue.ts'
import { request } from '../api/client.ts'
import { SchemaForm } from '../forms/schema-form.tsx'
import type { useSchemaForm } from '../forms/use-schema-form.ts'
import { announce } from '../state/announce.ts'
import { hrefTo } from '../state/route.ts'
import { useTask } from '../state/use-task.ts'
import { formatDuration } from '../text/time.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ConfirmCall } from './confirm-call.tsx'
import { Failure } from './failure.tsx'
import { Outcome } from './outcome.tsx'

type Arguments = Record<string, unknown>

interface TryToolProps {
  tool: CatalogueTool
  schema: unknown
  form: ReturnType<typeof useSchemaForm>
}

/** A form to call a tool, and what the call came to. What may change data is called after a yes to exactly what is sent. */
export function TryTool({ tool, schema, form }: TryToolProps) {
  const { api_name: name, approval, approval_reason: reason, read_only: readOnly } = tool
  const asks = !readOnly || approval === 'needed'
  const [tried, setTried] = useState<CatalogueCallResult>()
  const [toConfirm, setToConfirm] = useState<Arguments>()
  const [wasStopped, setStopped] = useState(false)
  const last = useRef<Arguments | undefined>(undefined)
  const call = useTask(
    async (signal, given: Arguments, confirmed: boolean) => {
      setStopped(false)
      last.current = given
      const body = { tool: name, args: given, ...(confirmed && { confirmed }) }
      const result = await request<CatalogueCallResult>('catalogue/call', { method: 'POST', body, signal })
      setTried(result)
      announce(result.ok ? `Done in ${formatDuration(result.duration_ms)}.` : 'The call failed.')
    },
    { isLook: !asks },
  )
  const start = (given: Arguments) => {
    if (asks) setToConfirm(given)
    else call.run(given, false)
  }
  return (
    <section aria-labelledby="try-heading" class="try">
      <h2 id="try-heading">Try it</h2>
      {approval === 'forbidden' ? (
        <Notice tone="warn" action={<a href={`${hrefTo({ view: 'catalogue' })}`}>Run mode</a>}>
          <p class="lines">{reason}</p>
        </Notice>
      ) : (
        <form
          aria-label={`Arguments of ${name}`}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (form.check()) start((form.value ?? {}) as Arguments)
          }}
        >
          <SchemaForm
            schema={schema}
            value={form.value}
            onChange={form.change}
            problems={form.problems}
            idPrefix="try"
          />
          <div class="buttons">
            <Button look="primary" type="submit" aria-disabled={call.isRunning}>
              {call.isRunning ? 'Calling…' : asks ? 'Call it…' : 'Call it'}
            </Button>
            {call.isRunning && (
              <Button icon="stop" onClick={() => (call.stop(), setStopped(true))}>
                Stop
              </Button>
            )}
            {tried && !call.isRunning && (
              <Button icon="retry" onClick={() => start(last.current!)}>
                Repeat
              </Button>
            )}
          </div>
        </form>
      )}
      {wasStopped && (
        <Notice tone="warn">
          {asks
            ? 'Stopped waiting. The service may have received the call and may still carry it out.'
            : 'Stopped. It changes nothing, so nothing is left half done.'}
        </Notice>
      )}
      <Failure error={call.failure} again={call.again} />
      {tried && <Outcome answer={tried} isOld={call.isRunning} />}
      {toConfirm && (
        <ConfirmCall
          tool={tool}
          args={toConfirm}
          onClose={() => setToConfirm(undefined)}
          onYes={() => {
            setToConfirm(undefined)
            call.run(toConfirm, true)
          }}
        />
      )}
    </section>
  )
}
