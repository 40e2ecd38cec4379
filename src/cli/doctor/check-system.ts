import { readlinkSync } from 'node:fs'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { BUILD } from '../../lib/version.ts'
import { COMPONENTS, LABELS } from '../../processes/components.ts'
import { isSameProcess } from '../../processes/process-table.ts'
import { readRecord, type ProcessRecord } from '../../processes/record.ts'
import { readSupervisorStatus } from '../../processes/supervision/supervisor-status.ts'
import type { Finding } from '../commands/doctor.ts'

/** How the running system is: who looks after it, and whether it is this program that runs. */
export function checkSystem(project: LoadedSettings): Finding[] {
  const running = COMPONENTS.flatMap(component => readRecord(project.stateFolder, component) ?? []).filter(record =>
    isSameProcess(record.pid, record.process_started),
  )
  return [...checkSupervisor(project), ...checkVersions(running)]
}

function checkSupervisor(project: LoadedSettings): Finding[] {
  const { state, message } = readSupervisorStatus(project)
  if (state === 'idle') return []
  if (state === 'gone') {
    const [what, next] = message.split(' Start it: ')
    return [{ level: 'problem', what: `Supervisor: ${what}`, next: `Start it: ${next}` }]
  }
  return [{ level: state === 'off' ? 'note' : 'ok', what: `Supervisor: ${message}` }]
}

/** Components of another version, or of a program file that was replaced since: they do not do what this one does. */
export function checkVersions(running: readonly Pick<ProcessRecord, 'component' | 'pid' | 'version'>[]): Finding[] {
  return running.flatMap(({ component, pid, version }): Finding[] => {
    const next = `Restart it with this program: agent restart ${component}`
    if (version !== BUILD)
      return [{ level: 'problem', what: `${LABELS[component]}: version ${version} runs, this is ${BUILD}`, next }]
    return isReplaced(pid)
      ? [{ level: 'note', what: `${LABELS[component]}: its program file was replaced since it started`, next }]
      : []
  })
}

/** Linux marks the program of a process whose file is gone. */
function isReplaced(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)')
  } catch {
    return false
  }
}
