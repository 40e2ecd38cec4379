import type { Origin } from './trace.ts'

/** The way of a figure back to where it was read. */
export function Origins({ origins }: { origins: readonly Origin[] }) {
  if (!origins.length) return <span class="note">What it was read from is not recorded with this answer.</span>
  return (
    <span class="origins" role="list">
      {origins.map(({ text, code }, at) => (
        <span key={at} role="listitem" dir="auto">
          {text} {code && <code dir="ltr">{code}</code>}
        </span>
      ))}
    </span>
  )
}
