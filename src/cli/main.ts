/** The entry of the program, in the source tree and in the single binary. */
import { AgentError, messageOf } from '../lib/errors.ts'
import { VERSION } from '../lib/version.ts'

/** Runs one command line and returns the exit code: 0, 1 for a failure, 2 for wrong usage, 3 see `status`. */
async function main(args: string[]): Promise<number> {
  if (args.length === 1 && ['--version', '-V'].includes(args[0]!)) {
    process.stdout.write(`${VERSION}\n`)
    return 0
  }
  try {
    if (args[0] === 'serve' && args[1] === 'supervisor')
      return await (await import('./commands/serve-supervisor.ts')).runSupervisor(args.slice(2))
    const { runProgram } = await import('./program.ts')
    return await runProgram(args)
  } catch (error) {
    return reportError(error, args.includes('--json'))
  }
}

/** The one place where a failed command is reported: a message, never a stack trace. */
function reportError(error: unknown, json: boolean): number {
  const known = error instanceof AgentError
  const message = known
    ? error.message
    : `Unexpected error: ${messageOf(error)}\nThis is a defect of agent; AGENT_DEBUG=1 shows where it happened.`
  const code = known ? error.code : 'UNEXPECTED'
  if (json)
    process.stderr.write(`${JSON.stringify({ error: { code, message, detail: known ? error.detail : undefined } })}\n`)
  else process.stderr.write(`${message}\n`)
  if (process.env['AGENT_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return known ? error.exitCode : 1
}

// A reader that closed the pipe (`agent logs | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code
})
