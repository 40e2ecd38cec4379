/** What a unit of systemd is written from. */
export interface UnitOptions {
  /** What is started: `demo`, `api-registry`, … */
  target: string
  /** The project's folder. */
  folder: string
  /** The program and its first arguments. */
  command: readonly string[]
  /** Variables that the program gets besides those of the file. */
  variables: Readonly<Record<string, string>>
  /** A file of `NAME=value` lines for secrets; it need not exist. */
  environmentFile: string
  /** `--settings` with its file, when another than the folder's own is meant. */
  settings?: readonly string[]
}

/** The first line of every unit that is written here: others are never replaced or removed. */
export const MARK = '# Written by `agent service install`; it is replaced by the next one.'

/**
 * A systemd user unit that runs a project in the foreground: the command line looks after the components, systemd looks
 * after the command line. On a stop only the command line gets SIGTERM (KillMode=mixed): it ends its components in
 * order; what is left after TimeoutStopSec is killed. Of the hardening options only those are set that neither local
 * MCP servers (any program, with its files) nor a browser (its own sandbox needs namespaces, its engine writable code)
 * can tell. Options by systemd.service(5), systemd.exec(5) and systemd.kill(5).
 */
export function renderUnit({
  target,
  folder,
  command,
  variables,
  environmentFile,
  settings = [],
}: UnitOptions): string {
  const words = [...command, 'start', target, '--foreground', ...settings]
  const environment = Object.entries(variables).map(([name, value]) => `Environment=${quote(`${name}=${value}`)}`)
  return `${[
    MARK,
    '[Unit]',
    `Description=${escapeSpecifiers(`agent ${target} in ${folder}`)}`,
    'StartLimitIntervalSec=600',
    'StartLimitBurst=5',
    '',
    '[Service]',
    'Type=exec',
    `WorkingDirectory=${escapeSpecifiers(folder)}`,
    `ExecStart=${words.map(quoteWord).join(' ')}`,
    ...environment,
    `EnvironmentFile=-${escapeSpecifiers(environmentFile)}`,
    'Restart=on-failure',
    'RestartSec=5',
    'KillMode=mixed',
    'TimeoutStopSec=30',
    'UMask=0077',
    // A core holds keys and conversations.
    'LimitCORE=0',
    'NoNewPrivileges=yes',
    'LockPersonality=yes',
    'RestrictRealtime=yes',
    'RestrictSUIDSGID=yes',
    'SystemCallArchitectures=native',
    '',
    '[Install]',
    'WantedBy=default.target',
  ].join('\n')}\n`
}

/** `%` begins a specifier of systemd. */
const escapeSpecifiers = (text: string) => text.replaceAll('%', '%%')

/** A value in quotation marks, as systemd reads them (systemd.syntax(7), Quoting). */
const quote = (text: string) => `"${escapeSpecifiers(text).replace(/["\\]/g, '\\$&')}"`

/** A word of a command line: `$` begins a variable there. */
const quoteWord = (text: string) =>
  /^[A-Za-z0-9_./:@+=,-]+$/.test(text) ? text : quote(text).replaceAll('$', () => '$$')
