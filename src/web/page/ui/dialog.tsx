import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
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
  const close = useRef(onClose)
  close.current = onClose
  // Before anything else can happen: keys that are pressed at once are meant for the dialog.
  useLayoutEffect(() => {
    const dialog = element.current!
    const onClosed = () => close.current()
    // A press beside the box is one on the dialog itself.
    const onClick = ({ target }: MouseEvent) => target === dialog && close.current()
    dialog.addEventListener('close', onClosed)
    dialog.addEventListener('click', onClick)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', onClosed)
      dialog.removeEventListener('click', onClick)
      // The browser gives the focus back to what had it; behind an open dialog nothing can take it.
      dialog.close()
    }
  }, [])
  return (
    <dialog ref={element} class="dialog" aria-labelledby={heading}>
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
