import type { Command } from 'commander'
import { type Declare, group } from './command.ts'
import { readCount, readWhole } from './options.ts'

/** Conversations that are kept. */
export function declareSessions(program: Command, command: Declare): void {
  const sessions = group(program, 'sessions', 'conversations that are kept, with what each answer took')
  command(sessions, 'list', 'conversations, latest first', async (context, _args, options) =>
    (await import('../commands/sessions.ts')).listSessions(context, options),
  ).option('--limit <number>', 'at most so many (default 20)', readCount)
  command(sessions, 'show <session>', 'what was said, with a receipt for each answer', async (context, [id]) =>
    (await import('../commands/sessions.ts')).showSession(context, id!),
  )
  command(sessions, 'delete <session>', 'forget a conversation', async (context, [id]) =>
    (await import('../commands/sessions.ts')).deleteSession(context, id!),
  )
}

/** Saved flows. */
export function declareFlows(program: Command, command: Declare): void {
  const flows = group(program, 'flows', 'answered questions that run again without being understood anew')
  command(flows, 'list', 'all flows', async context => (await import('../commands/flows.ts')).listFlows(context))
  command(flows, 'show <flow>', 'one flow with its parameters and its plan', async (context, [name]) =>
    (await import('../commands/flows.ts')).showFlow(context, name!),
  )
  command(flows, 'save <name>', 'save the last answer of a conversation', async (context, [name], options) =>
    (await import('../commands/flows.ts')).saveFlow(context, name!, options),
  )
    .option('--session <id>', 'the conversation (default: the latest one)')
    .option('--message <number>', 'the answer at this place of the conversation (agent sessions show)', readWhole)
    .option('--description <text>', 'what it is for (default: the question)')
  command(
    flows,
    'run <flow> [arguments...]',
    'run a flow: key=value for each parameter that is to differ',
    async (context, [name, ...pairs], options) =>
      (await import('../commands/flows.ts')).runFlow(context, name!, pairs, options),
  )
    .option('--dry-run', 'show the plan and call nothing')
    .option('--session <id>', 'run it in this conversation')
  command(flows, 'delete <flow>', 'delete a flow', async (context, [name]) =>
    (await import('../commands/flows.ts')).deleteFlow(context, name!),
  )
}
