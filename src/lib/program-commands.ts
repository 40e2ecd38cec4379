/** The commands of the program, as hints name them behind its name: "Start it: agent start demo". */
export const COMMAND_NAMES = [
  ...['start', 'stop', 'restart', 'status', 'logs', 'service', 'mode', 'config', 'keys', 'tools', 'apis', 'activity'],
  ...['mcp', 'chat', 'eval', 'test-ui', 'doctor', 'completion', 'version', 'licenses', 'sessions', 'flows', 'backup'],
  ...['restore', 'crm', 'serve', 'help'],
] as const

/** "agent start", "agent --help": no part of a path or of a longer name, and not what "the agent" does. */
const COMMAND = new RegExp(
  String.raw`(?<![\w./\\-]|\b(?:the|an?|npx|node) )agent(?= (?:--help|(?:${COMMAND_NAMES.join('|')})(?![\w-])))`,
  'g',
)

/**
 * A text with its commands as they are called where it is read: "npx agent start demo" in a checkout. `program` gives the
 * name (cli/program-name.ts) and is asked only where the text has a command.
 */
export const callAs = (text: string, program: () => string): string => text.replace(COMMAND, () => program())
