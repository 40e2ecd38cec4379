import { useEffect, useRef } from 'preact/hooks'
import type { AnswerData } from '../../../contract/chat.ts'
import { IconButton } from '../ui/button.tsx'
import { Origins } from './origins.tsx'
import { traceNumber } from './trace.ts'

interface TraceBoxProps {
  figure: string
  data: AnswerData
  onClose: () => void
}

/** Where a figure comes from; stands within the sentence, so it is made of spans. */
export function TraceBox({ figure, data, onClose }: TraceBoxProps) {
  const box = useRef<HTMLSpanElement>(null)
  const title = `Where ${figure} comes from`
  useEffect(() => {
    const element = box.current!
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    element.addEventListener('keydown', onKeyDown)
    element.focus()
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <span class="trace" role="group" aria-label={title} tabIndex={-1} ref={box}>
      <span class="trace-head">
        <strong>{title}</strong>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </span>
      <Origins origins={traceNumber(figure, data)} />
    </span>
  )
}
