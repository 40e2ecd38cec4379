import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../ui/icon.tsx'

interface MenuProps {
  label: string
  /** Shown in place of the label. */
  icon?: IconName
  children: ComponentChildren
}

/** A button that opens a small panel below it; a press elsewhere and Escape close it. */
export function Menu({ label, icon, children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // The focus may move on while this goes.
    const element = box.current!
    const close = ({ target }: Event) => {
      if (!element.contains(target as Node)) element.open = false
    }
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close)
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, close)
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current!.open) return
    event.stopPropagation()
    box.current!.open = false
    box.current!.querySelector('summary')!.focus()
  }
  return (
    <details ref={box} class="menu" onKeyDown={onKeyDown}>
      {icon ? (
        <summary class="icon-button" aria-label={label} title={label}>
          <Icon name={icon} />
        </summary>
      ) : (
        <summary class="button small">{label}</summary>
      )}
      <div class="menu-panel">{children}</div>
    </details>
  )
}
