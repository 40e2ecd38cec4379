import { resolve } from 'node:path'
import { displayPath, type LoadedSettings } from '../../config/load-settings.ts'
import { restoreWhileRunning } from '../../lib/errors.ts'
import { COMPONENTS } from '../../processes/components.ts'
import { readComponentStatus } from '../../processes/component-status.ts'
import { withStartLock } from '../../processes/start-lock.ts'
import { prepareStateFolder } from '../../processes/state-folder.ts'
import type { CommandContext } from '../context.ts'
import { describeSize } from './backup.ts'

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
  const { restoreInto, restoreOver } = await import('../backup/restore.ts')
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
  const { manifest, aside } = await withStartLock(project.stateFolder, async () => {
    await endUsers(context, project, force ?? false)
    return await restoreOver(file, project)
  })
  context.output.result(
    { folder: project.folder, aside, ...manifest },
    () => `✅ Restored from ${displayPath(file, context.cwd)}: ${describeSize(manifest)}`,
  )
  for (const note of manifest.notes) context.output.note(`⚠️  ${note}`)
  context.output.note(
    `What was there before is in ${displayPath(aside!, context.cwd)}; remove it once everything is as it should be.`,
  )
}

/** Nothing may use the state: components are stopped when they may be, anything else is named. */
async function endUsers(context: CommandContext, project: LoadedSettings, force: boolean): Promise<void> {
  const all = await Promise.all(COMPONENTS.map(async component => await readComponentStatus(project, component)))
  const running = all.filter(({ state }) => state === 'running' || state === 'unresponsive')
  if (running.length && !force) throw restoreWhileRunning(`Running: ${running.map(({ label }) => label).join(', ')}`)
  if (running.length) await (await import('./stop.ts')).stop(context, 'all', {})
  const { findOpenDatabase } = await import('../backup/in-use.ts')
  const open = findOpenDatabase(project.stateFolder)
  if (open !== undefined) throw restoreWhileRunning(`Another process has ${open} open`)
}
