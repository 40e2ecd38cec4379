/** The guard of the browser: the one way out of it (docs/browser.md, docs/decisions/browser-guard.md). */

/** Something that a page, or a person, asked for and did not get. */
export interface Refusal {
  /** Where it wanted to go: `http://10.0.0.1:8080`; never a path, which may hold secrets. */
  origin: string
  /** The address that its name stands for, where that was looked up. */
  address?: string
  /**
   * `private`, `metadata`: an address that pages may not reach; `local_name`: a name of this machine or network; `port`:
   * one that no browser connects to; `scheme`: neither http nor https; `unreachable`: allowed, but there is no way there.
   */
  reason: 'private' | 'metadata' | 'local_name' | 'port' | 'scheme' | 'unreachable'
  /** Why, and how to allow it, for people. */
  message: string
}

/** A proxy of its own for each session: which session asks for something is known by the port that it asks at. */
export interface Guard {
  /** For the browser itself, which belongs to no session: everything is refused there. */
  readonly server: string
  /** What the context of a session gets as `proxy`. */
  proxyFor(session: string): Promise<{ server: string; bypass: string }>
  /** Judges an address before a navigation, look-up included; undefined: it may be opened. */
  check(session: string, url: string): Promise<Refusal | undefined>
  /** What was refused since this was last asked, each once. */
  refused(session: string): Refusal[]
  /** Ends the connections of a session. */
  release(session: string): Promise<void>
  close(): Promise<void>
}
