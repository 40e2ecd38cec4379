import { useEffect, useState } from 'preact/hooks'
import { request } from '../api/client.ts'

/** What is known of an address of this server. */
export interface Reading<T> {
  /** What was read last; stays while something newer is on its way, also of another address. */
  value: T | undefined
  /** The address that `value` or `failure` is of. */
  path: string | undefined
  /** Why the last reading failed; `value` is older then. */
  failure: Error | undefined
  isReading: boolean
  again: () => void
}

/**
 * Reads an address of this server, again when it changes, and with `every` (milliseconds) for as long as the page is seen.
 * An answer that comes after the address has changed is dropped.
 */
export function useRead<T>(path: string | undefined, { every }: { every?: number | undefined } = {}): Reading<T> {
  const [state, setState] = useState<Pick<Reading<T>, 'value' | 'path' | 'failure'>>({
    value: undefined,
    path: undefined,
    failure: undefined,
  })
  const [round, setRound] = useState(0)
  const [isReading, setReading] = useState(path !== undefined)
  useEffect(() => {
    if (path === undefined) return setReading(false)
    const controller = new AbortController()
    const { signal } = controller
    const read = async () => {
      try {
        const value = await request<T>(path, { signal })
        if (!signal.aborted) setState({ path, value, failure: undefined })
      } catch (failure) {
        if (!signal.aborted)
          setState(last => ({ path, value: last.path === path ? last.value : undefined, failure: failure as Error }))
      }
      if (!signal.aborted) setReading(false)
    }
    const onSight = () => document.visibilityState === 'visible' && void read()
    setReading(true)
    void read()
    const timer = every === undefined ? undefined : setInterval(onSight, every)
    if (every !== undefined) document.addEventListener('visibilitychange', onSight)
    return () => {
      controller.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [path, round, every])
  return { ...state, isReading, again: () => setRound(round + 1) }
}
