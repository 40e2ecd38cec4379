import { answerCalls } from '../answer/answer-tool.ts'
import { answerInTurn } from '../answer/answer-in-turn.ts'
import { answerWrite, areChanges, explainUnclearWrite, namesRecordFirst } from '../answer/answer-writes.ts'
import { declined } from '../answer/outcome.ts'
import { tellDenied } from '../answer/tell-denied.ts'
import { tellForeignKey } from '../answer/tell-foreign-key.ts'
import type { TurnOutcome } from '../turn.ts'
import { readCalls } from '../understand/calls/read-calls.ts'
import { weighReadings } from '../understand/calls/weigh-readings.ts'
import { keptInstead } from '../understand/follow-ups/leave-out.ts'
import { changesColumns } from '../understand/follow-ups/other-columns.ts'
import { narrowsBefore } from '../understand/requests/narrows-before.ts'
import { setsAgainst } from '../understand/requests/turns-of-outdoing.ts'
import { findDeniedOrder } from '../understand/writes/denied-order.ts'
import { asksHowToWrite } from '../understand/writes/find-command.ts'
import { readCommandInSlices, readCommands } from '../understand/writes/read-command.ts'
import { appsOf, inWords, withoutDraft, type Asked, type Weighed } from './asked.ts'

/** Reads the calls of tools that a message may stand for, and weighs them against records. */
export async function weighCalls(asked: Asked): Promise<Weighed> {
  const { turn, model, knowledge, memory, now, seen } = asked
  const calls = await readCalls(turn.message, model, { now, ...appsOf(asked) })
  if (!calls) return {}
  seen.calls = calls
  const first = weighReadings(turn.message, calls, knowledge, { now, ...appsOf(asked), isFollowing: !!memory.query })
  return { calls, first }
}

/** Calls of tools and changes of records. */
export async function answerOrder(asked: Asked, { calls, first }: Weighed): Promise<TurnOutcome | undefined> {
  const { turn, knowledge, memory } = asked
  const how = asksHowToWrite(turn.message)
  if (how && calls?.decision.verdict !== 'call')
    return inWords(asked, `None of the registered services offers a way to ${how} records.`)
  const denied = findDeniedOrder(turn.message, knowledge.apps(turn.apps))
  if (denied) return inWords(asked, tellDenied(denied))
  const settled = withoutDraft(asked)
  if (calls && first === 'calls') return answerCalls(calls, settled)
  const changesNothing =
    narrowsBefore(turn.message, memory.query) ||
    changesColumns(turn.message, memory.query, knowledge.model) ||
    keptInstead(turn.message, memory.query).length > 0 ||
    setsAgainst(turn.message)
  const command = changesNothing ? undefined : await readCommandInSlices(turn.message, knowledge, turn.apps)
  if (!command || (await namesRecordFirst(command, settled))) return undefined
  const several = readCommands(turn.message, knowledge, turn.apps)
  if (several.length > 1 && (await areChanges(several, command, settled)))
    return answerInTurn(several, turn, part => asked.answerPart(part, settled.memory))
  const written = await answerWrite(command, settled)
  if (written) return written
  const foreign = calls && tellForeignKey(calls, knowledge)
  if (foreign) return declined('NOT_FOUND', foreign, settled.memory, { toolsUsed: settled.run.toolsUsed })
  if (!command.isExplicit) return undefined
  return calls && first === 'records'
    ? answerCalls(calls, settled)
    : explainUnclearWrite(command.action, knowledge, settled.memory)
}
