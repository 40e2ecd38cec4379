import { useState } from 'preact/hooks'
import type { Approval } from '../../../contract/chat.ts'
import { formatValue, isRecord, toLabel } from '../text/format.ts'
import { Button } from '../ui/button.tsx'

interface ApprovalCardProps {
  approval: Approval
  /** False for one that was decided. */
  isWaiting: boolean
  /** `args` only when they were changed. */
  onDecide: (decision: 'approve' | 'reject', args?: Record<string, unknown>) => void
}

/** A write that waits: what will happen, the arguments as fields, and yes or no. */
export function ApprovalCard({ approval: { action, tool, args, schema, id }, isWaiting, onDecide }: ApprovalCardProps) {
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, toText(value)])),
  )
  const [problem, setProblem] = useState('')
  const approve = () => {
    try {
      const edited = Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, readText(name, texts[name]!, value)]),
      )
      onDecide('approve', JSON.stringify(edited) === JSON.stringify(args) ? undefined : edited)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {}
  return (
    <form
      class={`approval${isWaiting ? '' : ' settled'}`}
      aria-label="Approval"
      data-approval={id}
      onSubmit={event => (event.preventDefault(), approve())}
    >
      <h3>{isWaiting ? 'This changes data. Go ahead?' : 'Change asked for'}</h3>
      <p class="approval-action">{action}</p>
      <p class="call-tool">{tool}</p>
      <div class="fields">
        {Object.keys(args).map(name => {
          const property = properties[name]
          const choices = isRecord(property) && Array.isArray(property.enum) ? property.enum : undefined
          const change = (text: string) => setTexts({ ...texts, [name]: text })
          return (
            <label key={name}>
              <span>{toLabel(name)}</span>
              {choices ? (
                <select value={texts[name]} disabled={!isWaiting} onChange={event => change(event.currentTarget.value)}>
                  {choices.map(choice => (
                    <option key={String(choice)} value={String(choice)}>
                      {formatValue(choice)}
                    </option>
                  ))}
                </select>
              ) : (
                <input value={texts[name]} disabled={!isWaiting} onInput={event => change(event.currentTarget.value)} />
              )}
            </label>
          )
        })}
      </div>
      {problem && (
        <p class="call-error" role="alert">
          {problem}
        </p>
      )}
      {isWaiting && (
        <div class="buttons">
          <Button look="primary" type="submit">
            Approve
          </Button>
          <Button onClick={() => onDecide('reject')}>Reject</Button>
        </div>
      )}
    </form>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))

function readText(name: string, text: string, before: unknown): unknown {
  if (typeof before === 'string') return text
  if (before === null && text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`${toLabel(name)} must be ${typeof before === 'number' ? 'a number' : 'JSON'}`)
  }
}
