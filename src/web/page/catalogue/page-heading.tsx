import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { hrefTo, type Route } from '../state/route.ts'

interface PageHeadingProps {
  title: string
  /** The way here: where each step leads. */
  way?: readonly { label: string; to: Route }[]
  /** Buttons beside it. */
  children?: ComponentChildren
}

/** The heading of a page, with the way to it. It takes the focus where a link that led here went away with its page. */
export function PageHeading({ title, way = [], children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const before = document.title
    document.title = `${title} · Agent`
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    return () => void (document.title = before)
  }, [title])
  return (
    <header class="page-head">
      {way.length > 0 && (
        <nav aria-label="Way">
          <ol class="way">
            {way.map(({ label, to }) => (
              <li key={label}>
                <a href={hrefTo(to)} dir="auto">
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div class="page-title">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {children}
      </div>
    </header>
  )
}
