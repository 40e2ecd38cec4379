import type { ComponentChildren } from 'preact'

interface NoticeProps {
  /** How bad it is; `bad` is told at once to people who hear the page. */
  tone: 'info' | 'warn' | 'bad'
  children: ComponentChildren
  /** A button that helps. */
  action?: ComponentChildren
}

/** What happened and what to do about it, in a box. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div class={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'note'}>
      <div>{children}</div>
      {action}
    </div>
  )
}
