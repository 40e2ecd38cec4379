import { spawn } from 'node:child_process'
import type { CommandContext } from './context.ts'

/** Opens a page in the person's web browser (`BROWSER`, else the system's own way). Never fails the command. */
export function openPage({ environment, output }: CommandContext, url: string): void {
  const [command, ...args] = environment['BROWSER']
    ? [environment['BROWSER'], url]
    : process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  const child = spawn(command!, args, { detached: true, stdio: 'ignore' })
  child.on('error', () => output.note(`No web browser could be opened. Open ${url} yourself.`))
  child.unref()
}
