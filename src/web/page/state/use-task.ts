import { useEffect, useRef, useState } from 'preact/hooks'

/** Something that is done on request, one at a time. */
export interface Task<A extends unknown[]> {
  /** Does nothing while it is being done: its button stays where the focus is. */
  run: (...args: A) => void
  /** Does it again with what it was done with last. */
  again: () => void
  stop: () => void
  isRunning: boolean
  failure: Error | undefined
  /** Forgets the failure. */
  clear: () => void
}

/**
 * Does something when it is asked for and keeps why it failed. It goes on when the component goes, so that no change is left
 * half done by a look elsewhere; `isLook`: it changes nothing and ends then.
 */
export function useTask<A extends unknown[]>(
  act: (signal: AbortSignal, ...args: A) => Promise<void>,
  { isLook = false }: { isLook?: boolean } = {},
): Task<A> {
  const [state, setState] = useState<{ isRunning: boolean; failure?: Error }>({ isRunning: false })
  const controller = useRef<AbortController | undefined>(undefined)
  const last = useRef<A | undefined>(undefined)
  const isRunning = useRef(false)
  useEffect(() => () => (isLook ? controller.current?.abort() : undefined), [isLook])
  const end = (how: { failure?: Error }) => {
    isRunning.current = false
    setState({ isRunning: false, ...how })
  }
  const run = async (...args: A) => {
    if (isRunning.current) return
    isRunning.current = true
    const { signal } = (controller.current = new AbortController())
    last.current = args
    setState({ isRunning: true })
    try {
      await act(signal, ...args)
      if (!signal.aborted) end({})
    } catch (failure) {
      if (!signal.aborted) end({ failure: failure as Error })
    }
  }
  return {
    ...state,
    failure: state.failure,
    run: (...args) => void run(...args),
    again: () => last.current && void run(...last.current),
    stop: () => {
      controller.current?.abort()
      end({})
    },
    clear: () => isRunning.current || end({}),
  }
}
