/**
 * What a store must hold: for each thing the value that was acknowledged last, and beside it what was asked for since and
 * not answered, which may be there or not, but whole.
 */
export interface Ledger<Value> {
  /** Begins a change of a thing to a value; undefined removes it. */
  ask(key: string, value: Value | undefined): Asked
  /** Every thing that was ever asked for. */
  keys(): string[]
  /** What is acknowledged: undefined for a thing that was removed or never made. */
  known(key: string): Value | undefined
  /** Compares what is found with what may be there; what is found counts from then on. */
  settle(key: string, found: Value | undefined, isSame: (left: Value, right: Value) => boolean): string | undefined
  readonly acknowledged: number
  readonly unanswered: number
}

interface Asked {
  /** It was answered with success. */
  acknowledge(): void
  /** It was answered with a refusal: nothing may have changed. */
  refuse(): void
}

interface Entry<Value> {
  value: Value | undefined
  open: Set<{ value: Value | undefined }>
}

/** An empty ledger. `what` names it in complaints. */
export function createLedger<Value>(what: string): Ledger<Value> {
  const entries = new Map<string, Entry<Value>>()
  let acknowledged = 0
  let unanswered = 0
  const entryOf = (key: string): Entry<Value> => {
    const entry = entries.get(key) ?? { value: undefined, open: new Set() }
    entries.set(key, entry)
    return entry
  }
  return {
    ask(key, value) {
      const entry = entryOf(key)
      const asked = { value }
      entry.open.add(asked)
      unanswered++
      const answered = () => {
        if (entry.open.delete(asked)) unanswered--
      }
      return {
        acknowledge() {
          answered()
          entry.value = value
          acknowledged++
        },
        refuse: answered,
      }
    },
    keys: () => [...entries.keys()],
    known: key => entries.get(key)?.value,
    settle(key, found, isSame) {
      const entry = entryOf(key)
      const fits = (value: Value | undefined) =>
        value === undefined || found === undefined ? value === found : isSame(value, found)
      const allowed = [entry.value, ...[...entry.open].map(({ value }) => value)]
      const complaint = allowed.some(fits)
        ? undefined
        : `${what} ${key}: found ${short(found)}, acknowledged was ${short(entry.value)}${entry.open.size ? `, asked for ${[...entry.open].map(({ value }) => short(value)).join(' or ')}` : ''}`
      entry.value = found
      entry.open.clear()
      return complaint
    },
    get acknowledged() {
      return acknowledged
    },
    get unanswered() {
      return unanswered
    },
  }
}

const short = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300))
