import type { Command } from 'commander'
import type { Declare } from './command.ts'

/** Copies of a project's state. */
export function declareBackup(program: Command, command: Declare): void {
  command(
    program,
    'backup <file>',
    'back up state, settings and service file to one file, while everything runs',
    async (context, [file], options) => (await import('../commands/backup.ts')).backup(context, file!, options),
  )
    .option('--list', 'show what is in a backup')
    .option('--force', 'replace the file')
  command(
    program,
    'restore <file>',
    'restore a backup; what was there before is kept aside',
    async (context, [file], options) => (await import('../commands/restore.ts')).restore(context, file!, options),
  )
    .option('--into <folder>', 'into a folder of its own, which is not there yet or empty')
    .option('--force', 'stop what is running first')
}
