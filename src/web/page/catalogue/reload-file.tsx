import { useState } from 'preact/hooks'
import { announce } from '../state/announce.ts'
import { useTask } from '../state/use-task.ts'
import { Button } from '../ui/button.tsx'
import { change } from './change.ts'
import { Failure } from './failure.tsx'

type Reloaded = Record<'added' | 'changed' | 'removed', string[]>

/** Reads the registry file again and tells what became of its entries. */
export function ReloadFile({ onReloaded }: { onReloaded: () => void }) {
  const [changes, setChanges] = useState<string>()
  const reload = useTask(async signal => {
    setChanges(undefined)
    const text = describeChanges(await change<Reloaded>('catalogue/reload', { method: 'POST', signal }))
    setChanges(text)
    announce(text)
    onReloaded()
  })
  return (
    <div class="reload">
      <Button icon="docs" aria-disabled={reload.isRunning} onClick={reload.run}>
        {reload.isRunning ? 'Reading…' : 'Reload the registry file'}
      </Button>
      {changes && (
        <p class="note" dir="auto">
          {changes}
        </p>
      )}
      <Failure error={reload.failure} again={reload.again} />
    </div>
  )
}

function describeChanges(changes: Reloaded): string {
  const parts = (['added', 'changed', 'removed'] as const).flatMap(kind =>
    changes[kind].length ? [`${kind}: ${changes[kind].join(', ')}`] : [],
  )
  return parts.length ? `The file was read. ${parts.join('; ')}.` : 'The file was read. Nothing changed.'
}
