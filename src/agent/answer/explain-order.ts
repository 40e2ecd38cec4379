import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import { plural } from '../understand/language/words.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import type { UnknownOrder } from '../understand/writes/unknown-order.ts'
import { joinList } from './describe-selection.ts'
import { VERB } from './write-context.ts'

/** Says that no operation does what was ordered, and which there are. */
export function explainOrder({ verb, entity }: UnknownOrder, knowledge: Knowledge): string {
  const operations = knowledge.apps().flatMap(app => app.writes.operations.filter(o => o.entity === entity))
  const ways = [...new Set(operations.map(o => (o.kind === 'action' ? o.verb.join(' ') : VERB[o.kind])))]
  // What can be done is not denied: the rest of the message was not understood.
  if (ways.some(way => way.split(' ')[0] === verb))
    return `I can ${verb} ${plural(entity.noun)}, but I did not understand all of that. Say only which ${entity.noun} it is. Nothing was changed.`
  const known = ways.length ? `I can ${joinList(ways)} them` : 'they can only be read'
  return `${entity.app} offers no way to ${verb} ${plural(entity.noun)}: ${known}. Nothing was changed.`
}

/** Asks for the record that an order is about, where the message does not tell it. */
export const askWhichToDo = ({ verb, entity: { noun } }: WriteOperation): string =>
  `Which ${noun} should I ${verb.join(' ')}? Give its name, e-mail address or id. Nothing was changed.`

/** For a message that says how a record ought to be, where nothing makes it so. */
export const explainWish =
  'I took that for how a record ought to be, and found no way to make it so: nothing was changed. Ask “what can you do?” to see what can be changed.'

/** For what is told of a record, where no change follows from it. */
export const explainTold =
  'That tells how a record is, and I found no way to make it so: nothing was changed. Ask “is …?” to have it looked up.'

/** For an order that was understood as one, and no further. */
export const explainVain =
  'I took that for an order to change something, but did not understand what is to be changed and how: nothing was changed. ' +
  'Say it in one sentence, with the kind of record and which one it is.'
