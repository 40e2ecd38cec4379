import { useEffect, useState } from 'preact/hooks'
import { announce } from '../state/announce.ts'
import { Button, IconButton } from './button.tsx'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  /** What is copied; a function when it is only known on the press. */
  text: string | (() => string)
  /** Its name, or its words when `isWritten`. */
  label: string
  isWritten?: boolean
}

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ text, label, isWritten = false }: CopyButtonProps) {
  const [state, setState] = useState<'' | 'Copied' | 'Could not be copied'>('')
  useEffect(() => {
    if (!state) return
    announce(state)
    const timer = setTimeout(() => setState(''), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const isDone = await copyText(typeof text === 'string' ? text : text())
    setState(isDone ? 'Copied' : 'Could not be copied')
  }
  const icon = state === 'Copied' ? 'check' : 'copy'
  if (!isWritten) return <IconButton label={state || label} icon={icon} onClick={() => void copy()} />
  return (
    <Button icon={icon} onClick={() => void copy()}>
      {state || label}
    </Button>
  )
}
