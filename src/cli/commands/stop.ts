import type { LoadedSettings } from '../../config/load-settings.ts'
import { LABELS, portOf, schemeOf, type Component } from '../../processes/components.ts'
import { describeForeign, findUnrecorded } from '../../processes/find-unrecorded.ts'
import { isSameProcess } from '../../processes/process-table.ts'
import { readRecord } from '../../processes/record.ts'
import { withStartLock } from '../../processes/start-lock.ts'
import { endProcess, stopComponent, type StopResult } from '../../processes/stop-component.ts'
import { endSupervisor } from '../../processes/supervision/start-supervisor.ts'
import { listSupervised } from '../../processes/supervision/supervisor-record.ts'
import type { CommandContext } from '../context.ts'
import { keepSupervised } from '../keep-supervised.ts'
import { readTargetOrAll } from '../targets.ts'

/** `agent stop <all|component>`: ends components with everything they started. Stopping what is stopped is fine. */
export async function stop(
  context: CommandContext,
  what: string | undefined,
  { force }: { force?: boolean },
): Promise<void> {
  const components = [...readTargetOrAll(what)].reverse()
  const project = context.load()
  const { stateFolder } = project
  const ran = components.filter(component => isAlive(stateFolder, component))
  // What a person stops is not started again: nobody looks after it from here on.
  const others = listSupervised(stateFolder).filter(component => !components.includes(component))
  if (!others.length) await endSupervisor(stateFolder, force)
  const results = await withStartLock(
    stateFolder,
    async () =>
      await Promise.all(components.map(async component => await stopAndTell(project, component, { force, ran }))),
    { patience: force ? 1000 : 10_000, goOn: true },
  )
  if (others.length) await keepSupervised(context, project)
  context.output.result({ components: results }, () =>
    results
      .map(({ label, result, message }) =>
        result === 'not running'
          ? `➖ ${label}: was not running${message ? `; ${message}` : ''}`
          : `🛑 ${label}: Stopped${result === 'killed' ? ' (it had to be killed)' : ''}${message ? ` (${message})` : ''}`,
      )
      .join('\n'),
  )
}

const isAlive = (stateFolder: string, component: Component) => {
  const record = readRecord(stateFolder, component)
  return record !== undefined && isSameProcess(record.pid, record.process_started)
}

/** Stops a component. One that the supervisor in the foreground ended with itself was stopped too. */
async function stopAndTell(
  project: LoadedSettings,
  component: Component,
  { force = false, ran }: { force: boolean | undefined; ran: Component[] },
) {
  const { result, message } = await stopOne(project, component, force)
  const told: StopResult = result === 'not running' && ran.includes(component) && !message ? 'stopped' : result
  return { component, label: LABELS[component], result: told, message }
}

/** Stops a component by its record; without one, what answers on its port, if that belongs to this project. */
async function stopOne(
  { stateFolder, folder, settings }: LoadedSettings,
  component: Component,
  force: boolean,
): Promise<{ result: StopResult; message: string }> {
  const result = await stopComponent(stateFolder, component, { force })
  if (result !== 'not running') return { result, message: '' }
  const port = portOf(component, settings)
  const found = await findUnrecorded({
    component,
    host: settings.server.host,
    port,
    scheme: schemeOf(settings),
    stateFolder,
    folder,
  })
  if (!found) return { result, message: '' }
  if (!found.ours)
    return { result, message: `port ${port} is served by ${describeForeign(found)}, which is left alone` }
  const killed = await endProcess(found, { force })
  return { result: killed ? 'killed' : 'stopped', message: `pid ${found.pid}, its record was gone` }
}
