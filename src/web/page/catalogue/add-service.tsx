import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApplicationRecord } from '../../../contract/registry.ts'
import type { AddServiceRequest, ServicePreview } from '../../../contract/services.ts'
import { RequestFailed } from '../api/client.ts'
import { announce } from '../state/announce.ts'
import { useTask } from '../state/use-task.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { AddedService } from './added-service.tsx'
import { change } from './change.ts'
import { Failure } from './failure.tsx'
import { PreviewView } from './preview-view.tsx'
import { ServiceFields, toRequest, type ServiceDraft } from './service-fields.tsx'
import { TextInput } from './inputs.tsx'

const EMPTY: ServiceDraft = { url: '', name: '', type: '', authType: '', variable: '', key: '' }

const LOOK = { isLook: true }

/** What was typed; it stays for the visit. There is no secret in it. */
const draft = signal(EMPTY)

interface AddServiceProps {
  /** Something was added: read again. */
  onAdded: () => void
  onClose: () => void
}

/** Adding a service by its address: what is there, under which name, and then it is there. */
export function AddService({ onAdded, onClose }: AddServiceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [seen, setSeen] = useState<{ asked: string; place: string; preview: ServicePreview }>()
  const [added, setAdded] = useState<ApplicationRecord>()
  useEffect(() => heading.current?.focus(), [added])
  const { name, ...where } = draft.value
  const asked = JSON.stringify(toRequest({ ...where, name: '' }))
  const place = `${where.type} ${where.url.trim()}`
  const edit = (part: Partial<ServiceDraft>) => (draft.value = { ...draft.value, ...part })

  const look = useTask(async abort => {
    setSeen(undefined)
    try {
      const body = toRequest({ ...where, name: '' })
      const preview = await change<ServicePreview>('catalogue/services/preview', {
        method: 'POST',
        body,
        signal: abort,
      })
      setSeen({ asked, place, preview })
      const { auth_needed: needed } = preview
      edit({
        name: preview.name,
        ...(needed && !where.authType && { authType: needed.type, key: needed.key ?? '' }),
      })
      announce(`Found ${preview.title ?? preview.name} with ${preview.tool_count} tools.`)
    } catch (failure) {
      // The service asks for a credential: the fields for it are opened.
      if (failure instanceof RequestFailed && failure.code === 'SERVICE_AUTH_NEEDED' && !where.authType)
        edit({ authType: 'bearer' })
      throw failure
    }
  }, LOOK)
  const add = useTask(async abort => {
    const body: AddServiceRequest = { ...toRequest(draft.value), name: name.trim() }
    setAdded(await change<ApplicationRecord>('catalogue/services', { method: 'POST', body, signal: abort }))
    draft.value = EMPTY
    setSeen(undefined)
    onAdded()
  })
  // A look without the credential that the service asked for is still a look at what is added.
  const isCurrent = seen?.asked === asked || (seen?.preview.auth_needed && seen.place === place)
  return (
    <section class="add" aria-labelledby="add-heading">
      <header class="add-head">
        <h2 id="add-heading" ref={heading} tabIndex={-1}>
          {added ? `${added.name} was added` : 'Add a service'}
        </h2>
        <IconButton label="Close the form" icon="close" onClick={onClose} />
      </header>
      {added ? (
        <AddedService added={added} onMore={() => setAdded(undefined)} />
      ) : (
        <>
          <form
            onSubmit={event => {
              event.preventDefault()
              add.clear()
              look.run()
            }}
          >
            <ServiceFields draft={draft.value} onEdit={edit} />
            <div class="buttons">
              <Button look={isCurrent ? 'plain' : 'primary'} icon="search" type="submit" aria-disabled={look.isRunning}>
                {look.isRunning ? 'Looking…' : seen ? 'Look again' : 'Look what is there'}
              </Button>
              {look.isRunning && <Button onClick={look.stop}>Stop</Button>}
            </div>
            {look.isRunning && (
              <p class="note">
                It may take up to a minute: usual places of descriptions are tried too. Nothing is added yet.
              </p>
            )}
          </form>
          <Failure error={look.failure} again={look.again} />
          {seen && (
            <form
              onSubmit={event => {
                event.preventDefault()
                if (isCurrent) add.run()
              }}
            >
              <PreviewView preview={seen.preview} />
              {isCurrent ? (
                <div class="form-row">
                  <TextInput
                    label="Name in the catalogue"
                    hint={`Tools are called by it: ${name.trim() || 'name'}_tool.`}
                    maxLength={128}
                    value={name}
                    aria-invalid={add.failure instanceof RequestFailed && add.failure.status === 409}
                    onText={text => edit({ name: text })}
                  />
                  <Button look="primary" type="submit" aria-disabled={add.isRunning}>
                    {add.isRunning ? 'Adding…' : 'Add it'}
                  </Button>
                </div>
              ) : (
                <p class="note">The address was changed since. Look again before it is added.</p>
              )}
            </form>
          )}
          <Failure error={add.failure} again={add.again} />
        </>
      )}
    </section>
  )
}
