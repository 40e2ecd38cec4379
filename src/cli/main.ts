/** The entry of the program, in the source tree, in the package and in the single binary. */
import { VERSION } from '../lib/version.ts'
import { loadCommandLine } from './load-command-line.ts'
import { reportError } from './report-error.ts'

/** Runs one command line and returns the exit code: 0, 1 for a failure, 2 for wrong usage, 3 see `status`. */
async function main(args: string[]): Promise<number> {
  if (args.length === 1 && ['--version', '-V'].includes(args[0]!)) {
    process.stdout.write(`${VERSION}\n`)
    return 0
  }
  try {
    if (args[0] === 'serve' && args[1] === 'supervisor')
      return await (await import('./commands/serve-supervisor.ts')).runSupervisor(args.slice(2))
    return await (await loadCommandLine()).runCommandLine(args)
  } catch (error) {
    return reportError(error, args.includes('--json'))
  }
}

// A reader that closed the pipe (`agent logs | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
void main(process.argv.slice(2)).then(code => {
  process.exitCode = code
})
