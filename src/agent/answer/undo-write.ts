import { pattern } from '../../lib/patterns.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import type { TurnOutcome } from '../turn.ts'
import { declined } from './outcome.ts'
import { proposeWrite } from './propose-write.ts'
import type { WriteContext } from './write-context.ts'

const UNDO = pattern('i')`
  ^\W*(?:
    please |can you |could you |now |oops,? |oh,? |hmm,? |ah,? |ok,? |okay,? |well,? |actually,? |sorry,? |
    no,? |wait,? )*
  (?:
    undo|revert|roll ?back|take (?:it|that) back
    |(?:change|put|set|switch|turn) (?:it|that|them) back
    |restore (?:it|that|them)
    |bring (?:it|that|them|him|her) back
    |reverse|undelete
  )(?:
    \ (?:
      it|that|this|them
      |(?:the |my )?(?:last|latest|previous|recent)?
        (?: (?:change|changes|update|edit|deletion|delete|action|one|step|operation|creation))?
    )
  )?(?: again| please| now)?\W*$
`

export const asksForUndo = (message: string): boolean => testIn(message, UNDO)

/** Proposes to take back the last change of the conversation: itself a change that waits for a yes. */
export async function undoWrite(context: WriteContext): Promise<TurnOutcome | undefined> {
  const { memory, knowledge, run } = context
  const { undo } = memory
  if (!undo?.calls?.length) {
    // What was asked may be meant: that is somebody else's to take back.
    if (memory.query && memory.history?.length) return undefined
    return declined('NOT_AVAILABLE', 'No change was made in this conversation that I could take back.', memory, {
      toolsUsed: run.toolsUsed,
    })
  }
  const operation = knowledge
    .apps()
    .flatMap(app => app.writes.operations)
    .find(o => o.tool === undo.tool)
  if (!operation)
    return declined('NOT_AVAILABLE', `I cannot take that back: the tool ${undo.tool} is no longer registered.`, memory)
  return proposeWrite(
    {
      operation,
      calls: undo.calls.map((args, at) => ({ args, label: String(at + 1) })),
      action: undo.action,
      takesBack: true,
    },
    context,
    { ...memory, draft: undefined },
  )
}
