import { createContext } from './context.ts'
import { readServeArguments } from './read-serve-arguments.ts'
import { reportError } from './report-error.ts'

/** Everything but the few commands that main.ts answers itself: in a built program a text of its own. */
export async function runCommandLine(args: string[]): Promise<number> {
  try {
    const served = readServeArguments(args)
    if (served) {
      const { serve } = await import('./commands/serve.ts')
      return await serve(createContext(served.general), served.component, served.options)
    }
    return await (await import('./program.ts')).runProgram(args)
  } catch (error) {
    return reportError(error, args.includes('--json'))
  }
}
