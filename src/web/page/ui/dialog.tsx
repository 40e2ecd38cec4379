import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  children: ComponentChildren
  /** Buttons at its end. */
  actions?: ComponentChildren
}

/** A modal dialog: focus stays inside, Escape and the backdrop close it, and focus returns to where it was. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const dialog = element.current!
    // A press beside the box is one on the dialog itself.
    const onClick = ({ target }: MouseEvent) => target === dialog && onClose()
    dialog.addEventListener('click', onClick)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('click', onClick)
      // Somebody may have gone on already: Escape closes it at once, and this comes a little later.
      const now = document.activeElement
      if (!now || now === document.body || dialog.contains(now)) before?.focus()
    }
  }, [])
  return (
    <dialog ref={element} class="dialog" aria-labelledby={heading} onClose={onClose}>
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </header>
        <div class="dialog-body">{children}</div>
        {actions && <footer class="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
