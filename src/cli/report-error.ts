import { AgentError, messageOf } from '../lib/errors.ts'
import { callAs } from '../lib/program-commands.ts'
import { programName } from './program-name.ts'

/** Codes of the system, and the message of SQLite, for a disk that takes nothing: no defect of the program. */
const NO_ROOM = /\bENOSPC\b|\bEDQUOT\b|\bEROFS\b|database or disk is full/

const howCalled = () => programName({ cwd: process.cwd(), environment: process.env })

/** The one place where a failed command is reported: a message, never a stack trace. Returns the exit code. */
export function reportError(error: unknown, json: boolean): number {
  const known = error instanceof AgentError
  const message = known
    ? error.message
    : NO_ROOM.test(messageOf(error))
      ? `Nothing can be written: ${messageOf(error)}. Where, and what helps: agent doctor`
      : `Unexpected error: ${messageOf(error)}\nThis is a defect of agent; AGENT_DEBUG=1 shows where it happened.`
  const code = known ? error.code : 'UNEXPECTED'
  if (json)
    process.stderr.write(`${JSON.stringify({ error: { code, message, detail: known ? error.detail : undefined } })}\n`)
  else process.stderr.write(`${callAs(message, howCalled)}\n`)
  if (process.env['AGENT_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return known ? error.exitCode : 1
}
