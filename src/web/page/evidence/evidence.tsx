import { useState } from 'preact/hooks'
import type { AnswerData, AnswerMetadata } from '../../../contract/chat.ts'
import { lazy } from '../ui/lazy.tsx'

export interface EvidenceProps {
  data: AnswerData
  metadata?: AnswerMetadata
  /** The question that was answered. */
  question?: string | undefined
}

const EvidenceBody = lazy(async () => (await import('./evidence-body.tsx')).EvidenceBody)

/** "How was this answered?", folded; nothing where nothing was called. */
export function Evidence(props: EvidenceProps) {
  const [isOpen, setOpen] = useState(false)
  const { steps, sql, plan, source } = props.data
  if (!steps?.length && !sql && !plan?.steps.length && !source?.length) return null
  return (
    <details class="evidence" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>How was this answered?</summary>
      {isOpen && <EvidenceBody {...props} />}
    </details>
  )
}
