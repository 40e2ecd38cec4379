import { useState } from 'preact/hooks'
import type { CatalogueApplication } from '../../../contract/catalogue.ts'
import type { ApplicationRecord } from '../../../contract/registry.ts'
import { announce } from '../state/announce.ts'
import { useTask } from '../state/use-task.ts'
import { countOf } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.tsx'
import { change } from './change.ts'
import { Failure } from './failure.tsx'

interface ApplicationActionsProps {
  application: CatalogueApplication
  /** Something changed: read again. */
  onChanged: () => void
  onRemoved: () => void
}

/** What can be done with an application: discovering its tools again, and removing it where it was added by its address. */
export function ApplicationActions({ application, onChanged, onRemoved }: ApplicationActionsProps) {
  const { name, tool_count: before } = application
  const [said, setSaid] = useState('')
  const refresh = useTask(async signal => {
    setSaid('')
    const path = `catalogue/applications/${encodeURIComponent(name)}/refresh`
    try {
      const now = await change<ApplicationRecord>(path, { method: 'POST', signal })
      const tools = countOf(now.tool_count, 'tool')
      const text =
        now.tool_count === before ? `Read again: ${tools}, as before.` : `Read again: ${tools}, ${before} before.`
      setSaid(text)
      announce(`${name}: ${text}`)
    } finally {
      onChanged()
    }
  })
  const remove = useTask(async signal => {
    await change(`catalogue/services/${encodeURIComponent(name)}`, { method: 'DELETE', signal })
    announce(`${name} was removed.`)
    onRemoved()
  })
  const askToRemove = async () => {
    const text = `${countOf(before, 'tool')} can no longer be called from here. The service itself stays as it is, and can be added again by its address.`
    if (await confirm({ title: `Remove ${name}?`, text, action: 'Remove' })) remove.run()
  }
  return (
    <>
      <div class="buttons">
        <Button icon="retry" aria-disabled={refresh.isRunning} onClick={refresh.run} aria-label={`Refresh ${name}`}>
          {refresh.isRunning ? 'Reading…' : 'Refresh'}
        </Button>
        {application.removable && (
          <Button icon="trash" look="quiet" onClick={() => void askToRemove()} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
      </div>
      {said && <p class="note">{said}</p>}
      <Failure error={refresh.failure} again={refresh.again} />
      <Failure error={remove.failure} again={remove.again} />
    </>
  )
}
