import { pauseIfDue } from '../lib/in-slices.ts'
import type { Memory } from './answer/outcome.ts'
import type { Turn } from './turn.ts'
import type { Knowledge } from './understand/entity-model/knowledge.ts'
import { loadLanguage } from './understand/language/load-language.ts'
import { interpretKnown } from './understand/reading/interpret.ts'
import { rulesFor } from './understand/reading/rules-for.ts'
import { type Message, readMessage } from './understand/requests/read-message.ts'
import { sayByItself, sayFollowing } from './understand/requests/say-as-asked.ts'
import { isKnown } from './understand/writes/verbs.ts'

/** Messages of more letters are seldom questions, and take longer to read than the registry takes to answer. */
const LONGEST_READ_EARLY = 500

/**
 * What can be read of a message while the registry is asked whether what was known of it still holds: what it says whatever is
 * registered, and where it is a question by itself, its likeliest reading over what was known. Both are kept with the message, to be found
 * where they are needed; where something else is registered by now, the reading is made anew.
 */
export async function readEarly(turn: Turn, memory: Memory, known: Knowledge | undefined): Promise<void> {
  const message = await readAlone(turn, memory)
  if (!message || !known || memory.query || isOrder(message)) return
  await pauseIfDue()
  await interpretKnown(message, known, turn.apps)
}

/** What begins with a verb of changing is read as an order. */
const isOrder = ({ tokens }: Message): boolean => isKnown(tokens.find(({ norm }) => norm !== 'please')?.norm)

/** What a message says whatever is registered, which is remembered for its moment: its plain words, what they spell out, and the rules for it. */
async function readAlone({ message, now }: Turn, { query }: Memory): Promise<Message | undefined> {
  await loadLanguage(message)
  if (!now || !message || message.length > LONGEST_READ_EARLY) return undefined
  const said = await (query ? sayFollowing : sayByItself)(message, now)
  await pauseIfDue()
  const read = readMessage(said, now)
  await pauseIfDue()
  rulesFor(read)
  return read
}
