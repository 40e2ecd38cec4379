import { findPaths } from '../config/paths.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { tlsFilesOf } from '../config/tls-files.ts'
import { trustOwn } from '../http/tls/trust-own.ts'
import { loadSettings, type LoadedSettings, type LoadSettingsOptions } from '../config/load-settings.ts'
import { urlFor, portOf, schemeOf, type Component } from '../processes/components.ts'
import { createLauncher, type Launcher } from '../processes/launcher.ts'
import { readRecord } from '../processes/record.ts'
import { finishRestore } from './backup/swap-state.ts'
import { lendCredentials } from './credentials.ts'
import { createOutput, type Output } from './output.ts'
import { programName } from './program-name.ts'

/** Options that every command takes. */
export interface GlobalOptions {
  json?: boolean
  settings?: string
}

/** What a command works with. Commands reach the world through it. */
export interface CommandContext {
  cwd: string
  environment: NodeJS.ProcessEnv
  output: Output
  launcher: Launcher
  settingsFile: string | undefined
  /** Loads the settings with values given as flags. Throws SETTING_INVALID. */
  load(flags?: LoadSettingsOptions['flags'], stateFolder?: string): LoadedSettings
}

/** The context of a command on this machine: working directory, environment, standard output and error. */
export function createContext({ json = false, settings }: GlobalOptions): CommandContext {
  const cwd = process.cwd()
  const environment = withSecretFiles(process.env)
  return {
    cwd,
    environment,
    output: createOutput({ json, environment, program: () => programName({ cwd, environment }) }),
    launcher: createLauncher(),
    settingsFile: settings,
    load: (flags = {}, stateFolder) => {
      const options = { cwd, environment, settingsFile: settings, flags, stateFolder }
      // The settings may be a part of a restore that was cut off.
      finishRestore(findPaths(options).stateFolder)
      const project = loadSettings(options)
      const { cert, ca } = tlsFilesOf(project)
      if (cert ?? ca) trustOwn({ cert, ca })
      lendCredentials(project, environment, name => addressOf(name, project))
      return project
    },
  }
}

/** Where a component is: where its record says when there is one, else where the settings put it. */
export function addressOf(component: Component, { settings, stateFolder }: LoadedSettings): string {
  return (
    readRecord(stateFolder, component)?.url ??
    urlFor(settings.server.host, portOf(component, settings), schemeOf(settings))
  )
}
