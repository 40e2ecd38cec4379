import { runProgram } from './program.ts'
import { reportError } from './report-error.ts'

/** Everything but the few commands that main.ts answers itself: in a built program a text of its own. */
export async function runCommandLine(args: string[]): Promise<number> {
  try {
    return await runProgram(args)
  } catch (error) {
    return reportError(error, args.includes('--json'))
  }
}
