/** A word of a POSIX shell: in single quotes, in which nothing means anything but the quote itself. */
export const quoteWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

interface CommandOf {
  tool: string
  args: Record<string, unknown>
  /** A call that changes data says so in the command, else the server refuses it. */
  needsYes: boolean
  /** Address of this page. */
  base: string
  /** The server asks for a key: the command takes it from a variable, so that it stands in no history. */
  needsKey?: boolean
}

/** The call as a curl command to this server. */
export function toCurl({ tool, args, needsYes, base, needsKey }: CommandOf): string {
  const body = JSON.stringify({ tool, args, ...(needsYes && { confirmed: true }) })
  return [
    `curl -X POST ${quoteWord(new URL('catalogue/call', base).href)}`,
    `-H 'content-type: application/json'`,
    ...(needsKey ? ['-H "Authorization: Bearer $AGENT_API_KEY"'] : []),
    `-d ${quoteWord(body)}`,
  ].join(' \\\n  ')
}

/** The call as a command of this program. */
export const toCommandLine = ({ tool, args }: Pick<CommandOf, 'tool' | 'args'>): string =>
  [
    'agent tools call',
    quoteWord(tool),
    ...(Object.keys(args).length ? ['--args', quoteWord(JSON.stringify(args))] : []),
  ].join(' ')
