import { pattern } from '../../lib/patterns.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import { readDecision } from '../approvals/read-decision.ts'
import type { TurnOutcome } from '../turn.ts'
import { isQuestionOrCommand, readMore } from '../understand/writes/read-more.ts'
import { relatedTo } from '../understand/writes/operations.ts'
import type { WriteRequest } from '../understand/writes/request.ts'
import { labelOf } from '../understand/writes/slots.ts'
import { askFor, missingIn, prepareCreate, propose } from './prepare-create.ts'
import type { Labels } from './describe-change.ts'
import { toJson } from './outcome.ts'
import { asksForUndo } from './undo-write.ts'
import type { WriteContext } from './write-context.ts'

/** "no, forget it": the record is not to be created after all. */
const GIVES_UP = pattern('i')`
  ^\W*(?:no[,.]?\s*)?(?:no|cancel|never ?mind|stop|forget (?:it|that|about it)|leave it|abort|nothing)\W*
  (?:it|that|then|thanks|thank you|please)?\W*$
`

/** A value that was asked for is left out. */
const SKIPS = pattern('i')`
  ^\W*(?:skip|skip (?:it|that|this)|none|no idea|i don'?t know|leave (?:it|that) (?:out|empty|blank)|without it|not sure)\W*$
`

/** Goes on with a creation: values that were asked for, or corrections. Undefined when the message is about something else. */
export async function continueCreate(context: WriteContext): Promise<TurnOutcome | undefined> {
  const { memory, knowledge, turn, now, run } = context
  const { draft } = memory
  const app = knowledge.apps().find(a => a.model.name === draft?.app)
  const operation = app?.writes.operations.find(o => o.tool === draft?.tool && o.kind === 'create')
  if (!draft || !app || !operation) return undefined
  const { entity } = operation
  const isComplete = draft.missing.length === 0
  const rest = { ...context, memory: { ...memory, draft: undefined } }
  const isSkipped = testIn(turn.message, SKIPS)
  const givesUp = testIn(turn.message, GIVES_UP) || readDecision(turn.message, { action: '', tool: '' }) === 'reject'
  if (!isComplete && givesUp && !isSkipped)
    return {
      response: 'Nothing was created.',
      data: { result: null },
      confidence: 0.9,
      toolsUsed: [],
      memory: toJson(rest.memory),
      engine: 'builtin',
    }
  const labels: Labels = new Map(draft.labels ?? [])
  const missing = missingIn(draft.values, operation)
  const again = (problems: string[] = []) =>
    askFor(operation, draft.values, labels, missing, { unknown: [], problems }, rest)
  if (isSkipped) {
    if (missing.length) return again([`The service wants ${labelOf(missing[0]!)}, so I cannot leave it out`])
    return propose(operation, [draft.values], labels, rest)
  }
  if (/^\W*(?:yes|yep|yeah|sure|ok|okay|go ahead|please do)\W*$/i.test(turn.message)) {
    if (missing.length) return again()
    return isComplete ? propose(operation, [draft.values], labels, rest) : undefined
  }
  if (asksForUndo(turn.message)) return undefined
  if (isComplete && !isCorrection(turn.message)) return undefined
  if (isQuestionOrCommand(turn.message)) return undefined
  if (!turn.dryRun) await knowledge.load(relatedTo(operation, app.model.entities), run)
  const more = readMore(turn.message, draft.missing, { app, entity, operation, now })
  if (!Object.keys(more.values).length && !more.references.length) {
    if (more.problems.length) return again(more.problems)
    return undefined
  }
  const request: WriteRequest = {
    action: 'create',
    app: draft.app,
    entity,
    operation,
    values: { ...draft.values, ...more.values },
    references: more.references,
    relative: {},
    further: [],
    isBulk: false,
    unknown: more.unknown,
    problems: more.problems,
    score: 1,
  }
  return prepareCreate(request, operation, rest, labels)
}

/** How a correction of what was said begins. */
const BEGINS_CORRECTION = pattern('i')`
  ^\W*(?:(?:ah|oh|hm+|ok|okay|right|btw|by\ the\ way)\b\W*)*(?:
    no|not|wait|actually|sorry|oops|correction|rather|instead|and|also|plus|make|set|change|with|but|the|his|her
    |its|their|use
  )\b
`

const isCorrection = (text: string): boolean => testIn(text, BEGINS_CORRECTION)
