import type { Listener } from './contract.ts'

/** Who listens to what, in this process. */
export interface Channels {
  add(channel: string, on: Listener): () => void
  /** Tells those who listen, after what runs now. A listener that throws stops no other. */
  tell(channel: string, payload: string | undefined): void
  /** Tells everybody to look at everything again. */
  tellAll(): void
  names(): string[]
}

export function createChannels(failed: (error: unknown) => void): Channels {
  const channels = new Map<string, Set<Listener>>()
  const tell = (channel: string, payload: string | undefined) => {
    for (const on of channels.get(channel) ?? [])
      queueMicrotask(() => {
        try {
          if (channels.get(channel)?.has(on)) on(payload)
        } catch (error) {
          failed(error)
        }
      })
  }
  return {
    tell,
    tellAll: () => [...channels.keys()].forEach(channel => tell(channel, undefined)),
    names: () => [...channels.keys()],
    add: (channel, on) => {
      // A listener of its own, so that the same function may listen twice.
      const own: Listener = payload => on(payload)
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(own))
      return () => {
        listeners.delete(own)
        if (!listeners.size && channels.get(channel) === listeners) channels.delete(channel)
      }
    },
  }
}
