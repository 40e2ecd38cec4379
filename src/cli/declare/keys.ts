import { type Command, Option } from 'commander'
import { SCOPES } from '../../http/access/scope.ts'
import { type Declare, group } from './command.ts'

/** Keys of the components. */
export function declareKeys(program: Command, command: Declare): void {
  const keys = group(program, 'keys', 'keys for the components: add, list, revoke')
  command(keys, 'add <name>', 'make a key; it is shown this once', async (context, [name], options) =>
    (await import('../commands/keys.ts')).addKey(context, name!, options),
  )
    .addOption(new Option('--scope <scope>', 'what it may do: each includes those before it').choices(SCOPES))
    .option('--expires <time>', 'when it ends: 12h, 30d, 8w, 1y or a date (default: never)')
  command(keys, 'list', 'all keys, never their secrets', async (context, _args, options) =>
    (await import('../commands/keys.ts')).listKeys(context, options),
  ).option('--all', 'those that were revoked too')
  command(keys, 'revoke <name>', 'end a key at once', async (context, [name]) =>
    (await import('../commands/keys.ts')).revokeKey(context, name!),
  )
}
