import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS } from '../../config/environment.ts'
import { AgentError } from '../../lib/errors.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import type { CommandContext } from '../context.ts'
import { secretsFile, unitFolder, unitName } from '../service/service-files.ts'
import { MARK, renderUnit } from '../service/systemd-unit.ts'
import { readTarget } from '../targets.ts'

export interface ServiceOptions {
  now?: boolean
}

/** Exit code when the service is not installed or does not run (as `status`). */
const SOMETHING_STOPPED = 3

/** Variables that may hold a password: they go into no unit file, which others may read. */
const SECRET_VARIABLES = ['AGENT_DATABASE_URL']

/** A file that its owner alone reads is there before a secret is: whoever makes it by hand may forget. */
const SECRETS_HEAD = '# Keys of services and models, as NAME=value lines.\n'

/** `agent service install [what]`: writes the unit; with --now it is enabled and started too. */
export function installService(context: CommandContext, what = 'demo', { now = false }: ServiceOptions = {}): number {
  refuseElsewhere()
  readTarget(what)
  const { cwd, environment, launcher, output } = context
  const { folder, settingsFile } = context.load()
  const name = unitName(folder)
  const file = join(unitFolder(environment), name)
  refuseForeign(file)
  const environmentFile = secretsFile(environment, name)
  const variables = readVariables(environment)
  const settings = context.settingsFile !== undefined && settingsFile ? ['--settings', settingsFile] : []
  const unit = renderUnit({
    target: what.toLowerCase(),
    folder: cwd,
    command: [launcher.command, ...launcher.args],
    variables,
    environmentFile,
    settings,
  })
  mkdirSync(unitFolder(environment), { recursive: true })
  mkdirSync(dirname(environmentFile), { recursive: true, mode: 0o700 })
  if (!existsSync(environmentFile)) writeFileSync(environmentFile, SECRETS_HEAD, { mode: 0o600, flag: 'wx' })
  else if ((statSync(environmentFile).mode & 0o077) !== 0) chmodSync(environmentFile, 0o600)
  writeAtomically(file, unit)
  const systemctl = hasSystemctl(environment)
  const reload = systemctl ? runSystemctl('daemon-reload') : undefined
  const start = now && reload?.code === 0 ? runSystemctl('enable', '--now', name) : undefined
  const enabled = start?.code === 0
  output.result({ unit: name, file, environment_file: environmentFile, systemctl, enabled }, () =>
    [`✅ Unit: ${file}`, ...(enabled ? [`✅ ${name} is enabled and started`] : [])].join('\n'),
  )
  const left = SECRET_VARIABLES.filter(variable => environment[variable])
  if (left.length)
    output.note(
      `${left.join(', ')} may hold a password and is not in the unit: put NAME=value into ${environmentFile}.`,
    )
  if (!systemctl) output.note('systemctl is not on this machine: nothing was enabled. Where systemd runs:')
  else if (reload?.code)
    output.note(`systemd does not answer here (${reload.message}): nothing was enabled. Where it does:`)
  else if (start?.code) output.note(`systemctl --user ${start.args.join(' ')} failed: ${start.message}`)
  if (!enabled) output.note(`  systemctl --user daemon-reload\n  systemctl --user enable --now ${name}`)
  output.note('To run it also while nobody is signed in:\n  loginctl enable-linger "$USER"')
  output.note(`Keys of services and models go into ${environmentFile} as NAME=value lines (only you may read it).`)
  output.note(`What it does: agent status, agent logs --follow, journalctl --user -u ${name}`)
  return now && !enabled ? 1 : 0
}

/** `agent service uninstall`: stops and disables the unit where systemd runs, and removes it. */
export function uninstallService(context: CommandContext): number {
  refuseElsewhere()
  const { environment, output } = context
  const name = unitName(context.load().folder)
  const file = join(unitFolder(environment), name)
  if (!existsSync(file)) {
    output.result({ unit: name, file, removed: false }, () => `➖ Unit: there is none for this project (${file})`)
    return 0
  }
  refuseForeign(file)
  const systemctl = hasSystemctl(environment)
  const failed = systemctl ? [runSystemctl('disable', '--now', name)].find(({ code }) => code !== 0) : undefined
  rmSync(file)
  const secrets = secretsFile(environment, name)
  // What somebody wrote into it stays.
  if (existsSync(secrets) && readFileSync(secrets, 'utf8') === SECRETS_HEAD) rmSync(secrets)
  if (systemctl) runSystemctl('daemon-reload')
  output.result({ unit: name, file, removed: true }, () => `🛑 Unit: ${file} is removed`)
  if (failed) output.note(`systemctl --user ${failed.args.join(' ')} failed: ${failed.message}`)
  if (!systemctl) output.note('systemctl is not on this machine: nothing was stopped. What runs: agent status')
  return 0
}

/** `agent service status`: whether the unit is there, enabled and active. Exit code 3 unless it runs. */
export function showService(context: CommandContext): number {
  refuseElsewhere()
  const { environment, output } = context
  const name = unitName(context.load().folder)
  const file = join(unitFolder(environment), name)
  const installed = existsSync(file)
  const systemctl = hasSystemctl(environment)
  const ask = (word: string) => (systemctl && installed ? runSystemctl(word, name).stdout || 'unknown' : null)
  const [enabled, active] = [ask('is-enabled'), ask('is-active')]
  output.result({ unit: name, file, installed, systemctl, enabled, active }, () =>
    installed
      ? `${active === 'active' ? '✅' : '➖'} Unit: ${file}${active === null ? '' : ` (${enabled}, ${active})`}`
      : `➖ Unit: there is none for this project (${file})`,
  )
  if (!installed) output.note('Write it: agent service install --user')
  else if (!systemctl)
    output.note('systemctl is not on this machine: whether it runs cannot be told. What runs: agent status')
  return active === 'active' ? 0 : SOMETHING_STOPPED
}

/** Other systems have other ways to keep a program running. */
function refuseElsewhere(platform: string = process.platform): void {
  if (platform === 'linux') return
  const way =
    platform === 'darwin'
      ? 'On macOS write a launch agent (~/Library/LaunchAgents, KeepAlive)'
      : platform === 'win32'
        ? 'On Windows make a task of the Task Scheduler that starts at sign-in'
        : 'Have the service manager of this system run it'
  throw new AgentError(
    'SERVICE_UNSUPPORTED',
    501,
    `agent service writes units for systemd, which is Linux only. ${way} with the command: agent start demo --foreground`,
  )
}

function refuseForeign(file: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8').startsWith(MARK)) return
  throw new AgentError(
    'SERVICE_FOREIGN',
    409,
    `${file} was not written by agent service install and is left alone. Move it away first.`,
  )
}

/** What the service is to have of this environment: where programs are, and what says how agent runs. */
function readVariables(environment: NodeJS.ProcessEnv): Record<string, string> {
  const names = ['PATH', ...Object.keys(ENVIRONMENT_PATHS), ...Object.keys(ENVIRONMENT_SETTINGS)]
  return Object.fromEntries(
    names.flatMap(name => {
      const value = environment[name]
      return value && !SECRET_VARIABLES.includes(name) ? [[name, value]] : []
    }),
  )
}

const hasSystemctl = (environment: NodeJS.ProcessEnv): boolean =>
  (environment['PATH'] ?? '').split(delimiter).some(folder => folder !== '' && existsSync(join(folder, 'systemctl')))

function runSystemctl(...args: string[]): { args: string[]; code: number; stdout: string; message: string } {
  const { status, stdout, stderr, error } = spawnSync('systemctl', ['--user', ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  const message = (stderr || error?.message || `exit code ${status}`).trim().split('\n')[0]!
  return { args, code: status ?? 1, stdout: (stdout ?? '').trim(), message }
}
