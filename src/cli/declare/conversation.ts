import { type Command, Option } from 'commander'
import type { Declare } from './command.ts'
import { readCount, readPercent, readWhole } from './options.ts'

/** Asking questions, and what goes with it. */
export function declareConversation(program: Command, command: Declare): void {
  command(program, 'chat [message...]', 'ask one question, or talk in the terminal', async (context, words, options) =>
    (await import('../commands/chat.ts')).chat(context, words.length ? words.join(' ') : undefined, options),
  )
    .option('--session <id>', 'go on with this conversation')
    .option('--app <name...>', 'use only the tools of these applications')
    .option('--dry-run', 'show the plan and call nothing')
    .addOption(new Option('--engine <engine>', 'who works out the answer').choices(['auto', 'builtin', 'model']))
    .option('--approve <id>', 'say yes to a change that waits')
    .option('--allow <id>', 'say yes to it and to all calls of its tool in the conversation')
    .option('--reject <id>', 'say no to a change that waits')
  command(
    program,
    'eval <file>',
    'run a file of questions and count the right answers',
    async (context, [file], options) => (await import('../commands/eval.ts')).evaluate(context, file!, options),
  )
    .option('--min <percent>', 'least share of right answers for exit code 0 (default 100)', readPercent)
    .option('--max-overconfident <number>', 'most wrong answers with a confidence of 0.8 or more', readWhole)
    .option('--category <name...>', 'ask only the questions of these categories')
    .option('--concurrency <number>', 'questions at the same time (default 1)', readCount)
    .addHelpText('after', EVAL_HELP)
  command(program, 'test-ui <file>', 'test web pages with a file in plain language', async (context, [file], options) =>
    (await import('../commands/test-ui.ts')).testUi(context, file!, options),
  )
    .addOption(new Option('--reporter <name>', 'how to report (default tap)').choices(['tap', 'junit']))
    .option('--grep <pattern>', 'only tests whose title fits')
    .option('--bail', 'stop after the first test that fails')
    .option('--output <folder>', 'where screenshots of failures go (default: test-ui in the state folder)')
    .option('--timeout <seconds>', 'how long one step may take (default 120)', readCount)
    .addHelpText('after', TEST_UI_HELP)
  command(program, 'doctor', 'look for what could be wrong', async context =>
    (await import('../commands/doctor.ts')).runDoctor(context),
  )
  command(program, 'completion <shell>', 'completion script for bash, zsh or fish', async (context, [shell]) =>
    (await import('../commands/completion.ts')).printCompletion(context, program, shell!),
  )
  command(program, 'version', 'version of agent and of its runtime', async context =>
    (await import('../commands/version.ts')).showVersion(context),
  )
  command(
    program,
    'licenses',
    'licences and notices of everything that is in the program',
    async (context, _args, options) => (await import('../commands/licenses.ts')).showLicenses(context, options),
  ).option('--list', 'only names, versions and licences')
}

const TEST_UI_HELP = `
A heading begins a test, each line below it is a step:
  url: http://127.0.0.1:3000/login
  # Signing in
  - Type "\${USER_NAME}" into the user name field
  - Type "\${PASSWORD}" into the password field
  - Click the sign in button
  - Expect the page shows "Welcome"
\${VARIABLE} is read from the environment, and masked in reports. The whole form of the file: docs/test-ui.md`

const EVAL_HELP = `
The file is YAML, JSON or JSON Lines: a list of questions.
  - question: how many accounts do I have?
    category: count
    expect: { number: 50 }
  - question: get top account by revenue from my accounts only
    expect: { contains: [acc_], rows: 1 }
expect takes contains, excludes, equals, number (with tolerance), rows, records (with ordered), yes, error, approval,
calls, tool and no_tool; all that are given must hold.
Questions with the same \`session\` are one conversation. \`engine\`, \`apps\` and \`dry_run\` are passed on.
A change that waits for a yes gets a no. The whole form of the file: docs/evaluation.md`
