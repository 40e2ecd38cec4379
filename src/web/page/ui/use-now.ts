import { useEffect, useState } from 'preact/hooks'

/** Draws again every half second while `isOn`, for what counts; returns milliseconds since 1970. */
export function useNow(isOn = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isOn])
  return now
}
