import type { ComponentChildren } from 'preact'

/** A link that leads away from this page: only http, https and mail, marked as such; anything else is its text alone. */
export function OutsideLink({ href, children }: { href: string; children: ComponentChildren }) {
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return <span>{children}</span>
  return (
    <a class="outside" href={href} title={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span class="visually-hidden"> (leads outside, in a new tab)</span>
    </a>
  )
}
