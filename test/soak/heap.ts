import { readFileSync } from 'node:fs'

/**
 * The heap of a process after a collection, in bytes, through the inspector that it was started with; undefined when it
 * cannot be asked. `errors` is the file of its standard error, which names the inspector's address.
 */
export async function readHeap(errors: string): Promise<number | undefined> {
  let address: string | undefined
  try {
    address = readFileSync(errors, 'utf8')
      .match(/ws:\/\/[\d.]+:\d+\/[\w-]+/g)
      ?.at(-1)
  } catch {
    return undefined
  }
  if (address === undefined) return undefined
  const socket = new WebSocket(address)
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error('no inspector')), { once: true })
    })
    const send = async (id: number, method: string) =>
      await new Promise<{ usedSize?: number }>((resolve, reject) => {
        setTimeout(() => reject(new Error('the inspector does not answer')), 10_000).unref()
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } }
          if (message.id === id) resolve(message.result ?? {})
        })
        socket.send(JSON.stringify({ id, method }))
      })
    await send(1, 'HeapProfiler.enable')
    await send(2, 'HeapProfiler.collectGarbage')
    return (await send(3, 'Runtime.getHeapUsage')).usedSize
  } catch {
    return undefined
  } finally {
    socket.close()
  }
}
