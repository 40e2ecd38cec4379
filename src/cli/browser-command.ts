import { ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS } from '../config/environment.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import type { BrowserCommand } from '../registry/built-in/browser-service.ts'
import type { CommandContext } from './context.ts'

/** What the browser service and a browser need of the environment; nothing of it is a secret. */
const PASSED_ON =
  /^(?:PLAYWRIGHT_\w+|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|LD_LIBRARY_PATH|FONTCONFIG_\w+|TMPDIR|LANG|LANGUAGE|LC_\w+|TZ|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|ProgramFiles(?:\(x86\)|W6432)?)$/i

/** How the registry starts the browser service: this very program, source tree and single binary alike. */
export function browserCommand({ launcher, environment }: CommandContext, project: LoadedSettings): BrowserCommand {
  const { stateFolder, settingsFile } = project
  const own = new Set([...Object.keys(ENVIRONMENT_SETTINGS), ...Object.keys(ENVIRONMENT_PATHS)])
  const env = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && (own.has(entry[0]) || PASSED_ON.test(entry[0])),
  )
  return {
    command: launcher.command,
    args: [
      ...launcher.args,
      'serve',
      'browser',
      '--state',
      stateFolder,
      ...(settingsFile ? ['--settings', settingsFile] : []),
    ],
    env: Object.fromEntries(env),
  }
}
