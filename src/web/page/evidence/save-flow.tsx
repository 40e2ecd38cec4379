import { useId, useState } from 'preact/hooks'
import type { AnswerMetadata } from '../../../contract/chat.ts'
import type { Flow } from '../../../contract/flow.ts'
import { request } from '../api/client.ts'
import { announce } from '../state/announce.ts'
import { toLabel } from '../text/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isFlowName, suggestName } from './flow-name.ts'

/** Saves an answer under a name, so that it can be run again without being understood anew. */
export function SaveFlow({ metadata, question }: { metadata: AnswerMetadata; question: string }) {
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState<Flow>()
  return (
    <div class="save-flow">
      {saved ? (
        <p class="note" role="status">
          {`Saved as the flow ${saved.name}. It is a tool too: ${saved.tool}.`}
          {saved.parameters.length > 0 &&
            ` It can be run with other values: ${saved.parameters.map(({ name }) => toLabel(name)).join(', ')}.`}
        </p>
      ) : (
        <Button class="small" icon="plus" onClick={() => setOpen(true)}>
          Save as a flow
        </Button>
      )}
      {isOpen && (
        <FlowDialog
          metadata={metadata}
          question={question}
          onClose={() => setOpen(false)}
          onSaved={flow => {
            setSaved(flow)
            setOpen(false)
            announce(`Saved as the flow ${flow.name}.`)
          }}
        />
      )}
    </div>
  )
}

interface FlowDialogProps {
  metadata: AnswerMetadata
  question: string
  onClose: () => void
  onSaved: (flow: Flow) => void
}

function FlowDialog({ metadata: { session_id, place }, question, onClose, onSaved }: FlowDialogProps) {
  const [name, setName] = useState(() => suggestName(question))
  const [description, setDescription] = useState(question.slice(0, 2000))
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const id = useId()
  const save = async () => {
    if (!isFlowName(name))
      return setProblem('A name begins with a letter and has at most 48 lower-case letters, digits and underscores.')
    setSaving(true)
    try {
      onSaved(
        await request<Flow>('flows', {
          method: 'POST',
          body: { name, session_id, message: place, ...(description.trim() && { description }) },
        }),
      )
    } catch (error) {
      setProblem((error as Error).message)
      setSaving(false)
      document.getElementById(`${id}-name`)?.focus()
    }
  }
  return (
    <Dialog
      title="Save as a flow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <form class="schema-form flow-form" onSubmit={event => (event.preventDefault(), void save())}>
        <p class="note">
          A flow answers this question again with the data of the day, and with other values. Programs and other agents
          can call it as a tool.
        </p>
        <div class={`form-field${problem ? ' wrong' : ''}`}>
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            value={name}
            autocomplete="off"
            spellcheck={false}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onInput={event => setName(event.currentTarget.value)}
          />
          {problem && (
            <p class="form-problem" id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
        </div>
        <div class="form-field">
          <label htmlFor={`${id}-description`}>Description</label>
          <textarea
            id={`${id}-description`}
            rows={3}
            dir="auto"
            value={description}
            onInput={event => setDescription(event.currentTarget.value)}
          />
        </div>
      </form>
    </Dialog>
  )
}
