import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { IS_BINARY, IS_PACKAGE } from '../../lib/assets.ts'
import type { CommandContext } from '../context.ts'
import { serve } from './serve.ts'

export interface CrmOptions {
  host?: string
  port?: number
  reload?: boolean
  reset?: boolean
}

/** `agent crm --host --port --reload`: the CRM API in the foreground (specification, part D). */
export async function runCrm(context: CommandContext, { reload, ...options }: CrmOptions): Promise<number> {
  if (!reload) return await serve(context, 'crm', options)
  if (IS_BINARY || IS_PACKAGE) {
    context.output.note('--reload watches the source; there is none beside this program, and it runs without it.')
    return await serve(context, 'crm', options)
  }
  return await runReloading(context, options)
}

/** Runs the API in a child and starts it again whenever a source file changes. */
async function runReloading(
  context: CommandContext,
  { host, port, reset }: Omit<CrmOptions, 'reload'>,
): Promise<number> {
  const args = [
    ...(host === undefined ? [] : ['--host', host]),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(context.settingsFile === undefined ? [] : ['--settings', context.settingsFile]),
  ]
  const run = (...more: string[]) =>
    spawn(context.launcher.command, [...context.launcher.args, 'crm', ...args, ...more], { stdio: 'inherit' })
  let child = run(...(reset ? ['--reset'] : []))
  const source = join(import.meta.dirname, '..', '..')
  const watcher = watch(source, { recursive: true })
  context.output.note(`Watching ${source}`)
  return await new Promise(resolve => {
    let timer: NodeJS.Timeout | undefined
    let restarting = false
    let stopping = false
    const onExit = (code: number | null) => {
      if (restarting) return
      if (stopping) {
        watcher.close()
        resolve(code ?? 0)
      } else context.output.note('It ended. It is started again at the next change.')
    }
    child.on('exit', onExit)
    watcher.on('change', (_event, file) => {
      clearTimeout(timer)
      timer = setTimeout(async () => {
        context.output.note(`${String(file)} changed: starting again`)
        if (stopping) return
        restarting = true
        await end(child)
        restarting = false
        if (stopping) return onExit(0)
        child = run()
        child.on('exit', onExit)
      }, 100)
    })
    for (const name of ['SIGINT', 'SIGTERM'] as const)
      process.on(name, () => {
        stopping = true
        clearTimeout(timer)
        if (restarting) return
        if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode)
        else child.kill(name)
      })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
