import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/**
 * A component that is loaded when it is first shown: a part of the page that not every visit needs. Until it is there
 * `Fallback` or a quiet line stands in its place; when the server does not give it, that is said, with a
 * button that loads the page again: a browser asks only once for a module (HTML § 8.1.6.2, module map).
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'there'>(loaded ? 'there' : 'loading')
    useEffect(() => {
      if (state !== 'loading') return
      void load().then(
        component => {
          loaded = component
          setState('there')
        },
        () => setState('failed'),
      )
    }, [state])
    if (loaded) {
      const Loaded = loaded
      return <Loaded {...props} />
    }
    if (Fallback) return <Fallback {...props} />
    if (state === 'loading') return <p class="note">Loading…</p>
    return (
      <Notice tone="bad" action={<Button onClick={() => location.reload()}>Load the page again</Button>}>
        This part of the page cannot be loaded: the agent server does not answer, or it is another version by now.
      </Notice>
    )
  }
}
