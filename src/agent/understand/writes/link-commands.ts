import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import { stem, wordsOf } from '../language/words.ts'
import type { WriteCommand } from './find-command.ts'
import type { WriteOperation } from './operations.ts'
import type { Slot } from './slots.ts'

/** Verbs of putting together and of taking apart (Levin, English Verb Classes and Alternations, 1993, 9.1, 10.1, 22). */
const JOINED =
  /^(?:add|put|include|attach|assign|place|enter|invite|link|connect)\s+(.+?)\s+(?:to|into|onto|in|on|with)\s+(.+)$/i
const PARTED = /^(?:remove|take|delete|drop|detach|unlink|exclude|disconnect)\s+(.+?)\s+(?:from|out of|off)\s+(.+)$/i

/**
 * "add Ann to the team Blue", "take Ann out of the team Blue", where records of their own link the two kinds: the same as a
 * command that makes or deletes the record between them. Both ways to take the names are given.
 */
export function linkCommands(
  { text, action }: WriteCommand,
  { entities }: AppModel,
  operations: readonly WriteOperation[],
): { command: WriteCommand; entity: Entity }[] {
  const joined = execIn(text, JOINED)
  const [, one, other] = joined ?? execIn(text, PARTED) ?? []
  if (!one || !other || (joined ? action === 'delete' : action === 'create')) return []
  return operations
    .filter(operation => operation.kind === (joined ? 'create' : 'delete'))
    .flatMap(({ entity }) => {
      const maker = operations.find(o => o.entity === entity && o.kind === 'create')
      // What a record without a name needs besides the two is nothing to whoever deletes it.
      const isLink = !joined && !entity.nameFields.length
      const keys = maker?.slots.filter(slot => slot.required && (slot.target || !isLink)) ?? []
      const targets = keys.flatMap(({ target }) => entities.find(e => e.key === target) ?? [])
      const [a, b] = targets
      if (!a || !b || a === b || keys.length !== 2 || targets.length !== 2) return []
      return [
        [a, b],
        [b, a],
      ].map(([first, second]) => ({
        entity,
        command: joined
          ? made(entity, [first!, one], [second!, other], maker!.slots)
          : gone(entity, [first!, one], [second!, other]),
      }))
    })
}

type Named = [kind: Entity, name: string]

function made(link: Entity, one: Named, [kind, name]: Named, slots: readonly Slot[]): WriteCommand {
  const { rest, flag } = splitFlag(name, slots)
  const text = `create ${link.noun} with ${named(one)}, ${named([kind, rest])}${flag}`
  return { action: 'create', verb: 'create', text, isExplicit: false, isImplied: true }
}

const gone = (link: Entity, one: Named, other: Named): WriteCommand => ({
  action: 'delete',
  verb: 'delete',
  text: `delete the ${link.noun} of ${named(one)} in ${named(other)}`,
  isExplicit: false,
  isImplied: true,
  isOfOne: true,
})

/** The noun of the kind and the name behind it; said already, the noun is not said twice. */
function named([kind, name]: Named): string {
  const bare = name.replace(/^(?:the|an?|our|my)\s+/i, '')
  const own = nounsOf(kind).find(words => {
    const said = wordsOf(bare).slice(0, words.length)
    return said.length === words.length && said.every((word, at) => stem(word) === stem(words[at]!))
  })
  return own ? bare : `${kind.noun} ${bare}`
}

/** "… as a highlight": a flag of the record between them. */
function splitFlag(name: string, slots: readonly Slot[]): { rest: string; flag: string } {
  const match = /^(.+?),?\s+as\s+an?\s+(\p{Ll}+)\s*$/u.exec(name)
  const slot = match && slots.find(s => s.type === 'boolean' && s.words.some(word => stem(word) === stem(match[2]!)))
  return slot ? { rest: match[1]!, flag: `, ${match[2]!} yes` } : { rest: name, flag: '' }
}
