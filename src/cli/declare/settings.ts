import { type Command, Option } from 'commander'
import { type Declare, group } from './command.ts'

/** The run mode. */
export function declareMode(program: Command, command: Declare): void {
  const mode = group(program, 'mode', 'the run mode: api, hybrid or browser')
  command(mode, 'current', 'the mode in use', async context =>
    (await import('../commands/mode.ts')).showCurrentMode(context),
  )
  command(mode, 'list', 'all modes', async context => (await import('../commands/mode.ts')).listModes(context))
  command(mode, 'info <mode>', 'what a mode can do', async (context, [name]) =>
    (await import('../commands/mode.ts')).showMode(context, name!),
  )
  for (const [name, description] of [
    ['api', 'API operations only'],
    ['hybrid', 'API operations and the browser'],
    ['browser', 'the browser only'],
    ['web', 'the same as browser'],
  ] as const)
    command(mode, name, `change to ${name}: ${description}`, async context =>
      (await import('../commands/mode.ts')).changeMode(context, name),
    )
}

/** Settings. */
export function declareConfig(program: Command, command: Declare): void {
  const config = group(program, 'config', 'settings: show, get, set, validate')
  command(config, 'show', 'all settings and where each value comes from', async (context, _args, options) =>
    (await import('../commands/config.ts')).showConfig(context, options),
  )
    .option('--section <name>', 'one section, for example features')
    .addOption(new Option('--format <format>', 'how to write it').choices(['toml', 'json', 'yaml']))
  command(config, 'get <key>', 'one value, for example demo.port', async (context, [key]) =>
    (await import('../commands/config.ts')).getConfig(context, key!),
  )
  command(config, 'set <key> <value>', 'change one line of settings.toml', async (context, [key, value]) =>
    (await import('../commands/config.ts')).setConfig(context, key!, value!),
  )
  command(config, 'validate [file]', 'check the settings', async (context, [file]) =>
    (await import('../commands/config.ts')).validateConfig(context, file),
  )
  command(config, 'path', 'where settings, service file and state are', async context =>
    (await import('../commands/config.ts')).showPaths(context),
  )
}
