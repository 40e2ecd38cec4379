import type { Command } from 'commander'
import { usage } from '../../lib/errors.ts'
import { type Declare, group } from './command.ts'
import { modeOption, readPort, readWhole } from './options.ts'

/** Starting and stopping components, and looking after them. */
export function declareLifecycle(program: Command, command: Declare): void {
  const start = command(
    program,
    'start <what>',
    'start demo, demo_crm, api-registry, territory, crm, agent or browser',
    async (context, [what], options) => (await import('../commands/start.ts')).start(context, what!, options),
  )
  start
    .addOption(modeOption())
    .option('--port <number>', 'port of the component (with demo and demo_crm: of the agent)', readPort)
    .option('--host <address>', 'address to listen on')
    .option('--foreground', 'stay, show the logs, stop everything on Ctrl+C')
    .option('--reset', 'seed the CRM data anew')
    .option('--open', 'open the chat page in the web browser')
  command(program, 'stop [what]', 'stop all (default) or one component', async (context, [what], options) =>
    (await import('../commands/stop.ts')).stop(context, what, options),
  ).option('--force', 'end at once')
  command(program, 'restart [what]', 'stop and start what is running, or one component', async (context, [what]) =>
    (await import('../commands/restart.ts')).restart(context, what),
  )
  command(
    program,
    'status [what]',
    'what is running; exit code 3 when something is stopped',
    async (context, [what], options) => (await import('../commands/status.ts')).status(context, what, options),
  ).option('--watch', 'show it again every two seconds')
  command(program, 'logs [what]', 'what the components wrote', async (context, [what], options) =>
    (await import('../commands/logs.ts')).logs(context, what, options),
  )
    .option('-f, --follow', 'go on with new lines as they come')
    .option('--since <time>', 'only lines since then: 30s, 10m, 2h, 1d or a date')
    .option('--level <level>', 'only lines of this level and above: debug, info, warn, error, fatal')
    .option('-n, --lines <number>', 'how many of the last lines (default 100)', readWhole)
}

/** The system as a service of the machine's service manager. */
export function declareService(program: Command, command: Declare): void {
  const service = group(program, 'service', 'run it as a service of systemd (Linux): install, uninstall, status')
  const user = 'for the user who is signed in (the only kind there is)'
  command(
    service,
    'install [what]',
    'write a user unit that runs the demo, or what is named',
    async (context, [what], options) => (await import('../commands/service.ts')).installService(context, what, options),
  )
    .option('--user', user)
    .option('--now', 'enable and start it too')
  command(service, 'uninstall', 'stop the service and remove its unit', async context =>
    (await import('../commands/service.ts')).uninstallService(context),
  ).option('--user', user)
  command(service, 'status', 'whether there is a unit, and whether it runs', async context =>
    (await import('../commands/service.ts')).showService(context),
  ).option('--user', user)
}

/** What runs one component inside its own process. */
export function declareInternal(program: Command, command: Declare): void {
  command(program, 'crm', 'run the CRM API in the foreground', async (context, _args, options) =>
    (await import('../commands/crm.ts')).runCrm(context, options),
  )
    .option('--host <address>', 'address to listen on')
    .option('--port <number>', 'port to listen on', readPort)
    .option('--reload', 'start again when its source changes')
    .option('--reset', 'seed the data anew')
  const serve = command(
    program,
    'serve <component>',
    'run one component in this process',
    async (context, [name], options) => {
      if (name === 'browser')
        return await (await import('../commands/serve-browser.ts')).runBrowserService(context, options)
      const { serve: run, isComponent } = await import('../commands/serve.ts')
      if (!isComponent(name!)) throw usage(`Unknown component ${name}`)
      return await run(context, name, options)
    },
  )
  ;(serve as unknown as { _hidden: boolean })._hidden = true
  serve
    .option('--host <address>')
    .option('--port <number>', '', readPort)
    .option('--state <folder>')
    .addOption(modeOption())
    .option('--registry-file <file>')
    .option('--registry-url <url>')
    .option('--territory-url <url>')
    .option('--crm-url <url>')
    .option('--reset')
}
