import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../ui/icon.tsx'

interface MenuProps {
  label: string
  /** Shown in place of the label. */
  icon?: IconName
  children: ComponentChildren
}

/** A button that opens a small panel below it; a press on one of its buttons or elsewhere and Escape close it. */
export function Menu({ label, icon, children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = box.current!
    const onElsewhere = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false
    }
    const close = () => {
      details.open = false
      details.querySelector('summary')!.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      event.stopPropagation()
      close()
    }
    const onChoice = ({ target }: Event) => (target as Element).closest('button') && close()
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    details.addEventListener('keydown', onKey)
    details.addEventListener('click', onChoice)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      details.removeEventListener('keydown', onKey)
      details.removeEventListener('click', onChoice)
    }
  }, [])
  return (
    <details ref={box} class="menu">
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
