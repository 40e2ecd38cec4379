import { resolve } from 'node:path'
import { displayPath, type LoadedSettings } from '../../config/load-settings.ts'
import { restoreWhileRunning } from '../../lib/errors.ts'
import { COMPONENTS } from '../../processes/components.ts'
import { readComponentStatus } from '../../processes/component-status.ts'
import { withStartLock } from '../../processes/start-lock.ts'
import { findSupervisor } from '../../processes/supervision/supervisor-record.ts'
import { prepareStateFolder } from '../../processes/state-folder.ts'
import type { CommandContext } from '../context.ts'
import { describeSize, requireFile } from './backup.ts'

export interface RestoreOptions {
  into?: string
  force?: boolean
}

/**
 * `agent restore FILE`: puts a backup in the place of this project's state, settings and service file, or into a folder of
 * its own. All or nothing; what was there before is kept aside.
 */
export async function restore(context: CommandContext, given: string, { into, force }: RestoreOptions): Promise<void> {
  const file = resolve(context.cwd, given)
  requireFile(file)
  const { restoreInto, restoreOver } = await import('../backup/restore.ts')
  const { readArchiveManifest } = await import('../backup/archive.ts')
  if (into !== undefined) {
    const { manifest, folder } = await restoreInto(file, resolve(context.cwd, into))
    context.output.result(
      { folder, ...manifest },
      () => `✅ Restored to ${displayPath(folder, context.cwd)}: ${describeSize(manifest)}`,
    )
    context.output.note(`Start it there: cd ${into} && agent start demo`)
    return
  }
  const project = context.load()
  prepareStateFolder(project.stateFolder)
  // A file that is no backup stops nothing.
  await readArchiveManifest(file)
  const stopped = await endUsers(context, project, force ?? false)
  const { manifest, aside } = await withStartLock(project.stateFolder, async () => {
    await refuseUsers(project)
    return await restoreOver(file, project)
  })
  context.output.result(
    { folder: project.folder, aside, ...manifest },
    () => `✅ Restored from ${displayPath(file, context.cwd)}: ${describeSize(manifest)}`,
  )
  for (const note of manifest.notes) context.output.note(`⚠️  ${note}`)
  if (manifest.files.some(({ path }) => path === 'state/keys.json'))
    context.output.note(
      '⚠️  Keys are those of the backup: one that was revoked since counts again. Look: agent keys list',
    )
  context.output.note(
    `What was there before is in ${displayPath(aside!, context.cwd)}; remove it once everything is as it should be.`,
  )
  if (stopped.length === COMPONENTS.length)
    context.output.note('Everything was stopped for it. Start it: agent start demo')
  else for (const component of stopped) context.output.note(`Stopped for it. Start it: agent start ${component}`)
}

/** Nothing may use the state: what runs is stopped when it may be. What was. */
async function endUsers(context: CommandContext, project: LoadedSettings, force: boolean): Promise<string[]> {
  const all = await Promise.all(COMPONENTS.map(async component => await readComponentStatus(project, component)))
  const components = all.filter(({ state }) => state === 'running' || state === 'unresponsive')
  const running = components.map(({ label }) => label)
  if (findSupervisor(project.stateFolder)) running.push('the supervisor')
  if (!running.length) return []
  if (!force) throw restoreWhileRunning(`Running: ${running.join(', ')}`)
  const { stop } = await import('./stop.ts')
  await stop({ ...context, output: { ...context.output, result: () => undefined } }, 'all', {})
  return components.map(({ component }) => component)
}

/** Anything else that has a database open, such as a program that was started without a record. */
async function refuseUsers({ stateFolder }: LoadedSettings): Promise<void> {
  const { findOpenDatabase } = await import('../backup/in-use.ts')
  const open = findOpenDatabase(stateFolder)
  if (open !== undefined) throw restoreWhileRunning(`Another process has ${open} open`)
}
