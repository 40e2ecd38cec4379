/** Changes that come together are read once; so long is waited for more, in milliseconds. */
const SETTLE = 50

/** Runs a task soon, together for all who ask meanwhile; never two at a time (case M10). */
export function onceAtATime(task: () => Promise<void>): () => void {
  let isWanted = false
  let isRunning = false
  const work = async () => {
    while (isWanted) {
      await new Promise(resolve => setTimeout(resolve, SETTLE).unref())
      isWanted = false
      await task()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    void work()
  }
}
