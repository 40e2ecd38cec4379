import type { ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'icon'> {
  /** `primary` is the one that goes on; `danger` takes something away. */
  look?: 'plain' | 'primary' | 'danger' | 'quiet'
  icon?: IconName
  children?: ComponentChildren
}

/** A button with words. */
export function Button({ look = 'plain', icon, children, class: extra, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} class={`button ${look}${extra ? ` ${String(extra)}` : ''}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A button that is only a picture; `label` is its name for everybody who cannot see it, and its tooltip. */
export function IconButton({
  label,
  icon,
  type = 'button',
  class: extra,
  ...rest
}: ButtonProps & { label: string; icon: IconName }) {
  return (
    <button
      type={type}
      class={`icon-button${extra ? ` ${String(extra)}` : ''}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
