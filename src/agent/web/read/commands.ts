import { CHOICES } from './commands/choosing.ts'
import { CLICKS, KEYS } from './commands/clicking.ts'
import { ANSWERS, DIALOGS, LOGIN } from './commands/dialogs.ts'
import { FILLS } from './commands/filling.ts'
import { FOLLOWS, OPEN, TABS } from './commands/going.ts'
import { MOVES } from './commands/moving.ts'
import { REST } from './commands/other.ts'
import type { Read, Rule } from './commands/rule.ts'
import type { Source } from './literals.ts'

export type { Read } from './commands/rule.ts'

const RULES: readonly Rule[] = [
  ...OPEN,
  ...TABS,
  ...DIALOGS,
  ...LOGIN,
  ...ANSWERS,
  ...KEYS,
  ...CLICKS,
  ...MOVES,
  ...REST,
  ...FILLS,
  ...CHOICES,
  ...FOLLOWS,
]

/** Reads one imperative; undefined: no rule knows its verb. */
export function readCommand(text: string, source: Source): Read[] | undefined {
  for (const { pattern, read } of RULES) {
    const match = pattern.exec(text)
    const found = match && read(match, source)
    if (found) return Array.isArray(found) ? found : [found]
  }
  return undefined
}
