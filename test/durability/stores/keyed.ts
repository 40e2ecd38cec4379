import { createLedger, type Ledger } from '../ledger.ts'
import type { Random, Store } from './store.ts'

export interface KeyedStore<Value> {
  name: string
  /** Makes one change, noted in the ledger. Keys are told by `touch` before they are asked for. */
  step(random: Random, ledger: Ledger<Value>): Promise<void>
  /** What is there under a key now. */
  find(key: string): Promise<Value | undefined>
  isSame?: (expected: Value, found: Value) => boolean
}

/** A store whose things have names: each is compared with what was acknowledged under its name. */
export function createKeyedStore<Value>({ name, step, find, isSame = same }: KeyedStore<Value>): Store {
  const ledger = createLedger<Value>(name)
  const touched = new Set<string>()
  const watched: Ledger<Value> = {
    ...ledger,
    ask: (key, value) => {
      touched.add(key)
      return ledger.ask(key, value)
    },
  }
  return {
    name,
    step: random => step(random, watched),
    async check(all) {
      const complaints: string[] = []
      for (const key of all ? ledger.keys() : touched) {
        const complaint = ledger.settle(key, await find(key), isSame)
        if (complaint !== undefined) complaints.push(complaint)
      }
      touched.clear()
      return complaints
    },
    get acknowledged() {
      return ledger.acknowledged
    },
    get unanswered() {
      return ledger.unanswered
    },
  }
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
