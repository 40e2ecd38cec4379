import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../ui/icon.tsx'

/** A button that opens a small panel below it; a press elsewhere and Escape close it. */
export function Menu({ label, icon, children }: { label: string; icon?: IconName; children: ComponentChildren }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!box.current!.contains(target as Node)) box.current!.open = false
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
      <summary class="button small">
        {icon && <Icon name={icon} />}
        {label}
      </summary>
      <div class="menu-panel">{children}</div>
    </details>
  )
}
