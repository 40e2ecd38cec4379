import { runAtOnce, runInSlices } from '../../../lib/in-slices.ts'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import { keyOf } from '../dictionary/dictionary.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { singular, stem } from '../language/words.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { describesRecords, isToBeSeen } from './describes-records.ts'
import { findCommand, findCommandSteps, type WriteCommand } from './find-command.ts'
import { misspeltVerb } from './spell-verb.ts'
import { splitCommands } from './split-commands.ts'
import { asksToKnow, withoutPoliteness } from './strip-politeness.ts'
import { CONVERTED, isKnown } from './verbs.ts'
import { isVerbOf } from './write-index.ts'

/** The command of a message, with the verbs that the registered services know. */
export const readCommand = (message: string, knowledge: Knowledge, apps?: string[]): WriteCommand | undefined =>
  runAtOnce(commandSteps(message, knowledge, apps))

/** The same in slices: others get their turn in between. */
export const readCommandInSlices = (
  message: string,
  knowledge: Knowledge,
  apps?: string[],
): Promise<WriteCommand | undefined> =>
  knowledge.whileUnchanged(() => runInSlices(commandSteps(message, knowledge, apps)))

function* commandSteps(
  message: string,
  knowledge: Knowledge,
  apps?: string[],
): Generator<void, WriteCommand | undefined> {
  const known = knowledge.apps(apps)
  if (isToBeSeen(message, known)) return undefined
  const knows = knowsVerb(known)
  const isKnownVerb = (verb: string) => !isSubject(verb, message, known) && knows(verb)
  const command = yield* findCommandSteps(message, isKnownVerb)
  if (command?.verb !== undefined && describesRecords(command.text, known)) return undefined
  // "void invoice 5" makes it so, "void invoices" are so.
  const isOfOne = command?.verb !== undefined && CONVERTED.has(command.verb) && !isKnown(command.verb)
  if (command && isOfOne) return { ...command, isOfOne, isState: true, isImplied: true }
  if (command && isNoteOf(command, known)) return { ...command, isExplicit: true }
  return command ?? readMisspelt(message, known, isKnownVerb)
}

/** "new task: mend the gate, urgent": a kind of record, and a list of what is known of it. */
const NOTE = /^new\s+(?<noun>\p{L}+(?:\s\p{L}+)?)(?:\s[^:,;?]{2,60})?\s*(?::|\s[-–—]|,)\s[^?]*(?:,|\s[-–—]\s|@)[^?]*$/iu
function isNoteOf({ action, verb, text }: WriteCommand, apps: readonly AppKnowledge[]): boolean {
  const noun = action === 'create' && verb === 'new' ? NOTE.exec(text)?.groups?.['noun']?.toLowerCase() : undefined
  if (noun === undefined || asksToKnow(text.replace(/^[^:,–—-]*[:,–—-]\s*/, ''))) return false
  const [word = ''] = noun.split(' ')
  // "new leads, …" are those that are new.
  return [noun, word].some(
    said =>
      singular(said) === said &&
      apps.some(({ dictionary }) => dictionary.entities.get(keyOf(said.split(' ')))?.some(m => m.quality >= 0.9)),
  )
}

/** A number or code, and the verb of a sentence behind it. */
const TOLD = String.raw`\s+(?:no\.?\s*|number\s+|#)?[\p{L}-]*\d[\p{L}\d-]*\s+(?:is|was|has|have|had|got|should|must|can|needs?|will|does)\b`

/** Patterns that are kept. */
const MOST_PATTERNS = 1000

/** Nothing behind it: the number or code is all that is said. */
const ALONE = String.raw`\s+(?:no\.?\s*|number\s+|#)?[\p{L}-]*\d[\p{L}\d-]*\W*$`

/**
 * "Incident 502 has been resolved", "rental 9118": a kind of record and its number are what is spoken of, though something is called
 * so that is done.
 */
const isSubject = (word: string, message: string, apps: readonly AppKnowledge[]): boolean =>
  /\d/.test(message) &&
  apps.some(app => app.dictionary.entities.get(stem(word))?.some(mention => mention.quality === 1)) &&
  spokenOf(word).test(message)

const spokenOf = rememberByWord(
  word => new RegExp(String.raw`\b${word}${TOLD}|^\W*(?:the\s+)?${word}${ALONE}`, 'iu'),
  MOST_PATTERNS,
)

/** "delte task 5": a change by a verb that is misspelt waits for a yes. */
function readMisspelt(
  message: string,
  apps: readonly AppKnowledge[],
  isKnownVerb: (verb: string) => boolean,
): WriteCommand | undefined {
  const text = withoutPoliteness(message)
  const first = /^\p{L}+(?=\s)/u.exec(text)?.[0].toLowerCase()
  if (first === undefined || apps.some(app => app.dictionary.words.has(first))) return undefined
  const meant = misspeltVerb(first)
  const command = meant && findCommand(`${meant}${text.slice(first.length)}`, isKnownVerb)
  return command ? { ...command, isImplied: true } : undefined
}

/** The commands of a message, where it holds several. */
export const readCommands = (message: string, knowledge: Knowledge, apps?: string[]): string[] =>
  splitCommands(message, knowsVerb(knowledge.apps(apps)), word =>
    knowledge.apps(apps).some(app => app.dictionary.entities.get(stem(word))?.some(({ quality }) => quality === 1)),
  )

const knowsVerb =
  (apps: readonly AppKnowledge[]) =>
  (verb: string): boolean =>
    apps.some(app => isVerbOf(verb, app.writes.verbs)) && !isNounOf(verb, apps)

/** "reservation 5": the noun itself, though it has the stem of a verb. */
const isNounOf = (word: string, apps: readonly AppKnowledge[]): boolean =>
  /(?:ing|ion|ment)s?$/.test(word) &&
  apps.some(app => app.model.entities.some(({ words }) => words.at(-1) === singular(word)))
